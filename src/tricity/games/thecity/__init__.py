"""The City: the public face."""

from tricity.games.thecity.box import Box, load_box
from tricity.games.thecity.components import components
from tricity.games.thecity.meta import META
from tricity.games.thecity.notation import parse, read, say, write
from tricity.games.thecity.observe import observe
from tricity.games.thecity.redeal import redeal
from tricity.games.thecity.rules import legal, play
from tricity.games.thecity.scoring import outcome, ranking, score
from tricity.games.thecity.setup import deal
from tricity.games.thecity.state import LAYOUT, State
from tricity.games.thecity.view import explain, view
from tricity.games.thecity.why import section, why

__all__ = [
    "LAYOUT",
    "META",
    "Box",
    "State",
    "components",
    "deal",
    "explain",
    "legal",
    "load_box",
    "observe",
    "outcome",
    "parse",
    "play",
    "ranking",
    "read",
    "redeal",
    "say",
    "score",
    "section",
    "view",
    "why",
    "write",
]
