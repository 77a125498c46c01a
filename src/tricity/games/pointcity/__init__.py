"""Point City: the public face."""

from tricity.games.pointcity.box import Box, load_box
from tricity.games.pointcity.components import components
from tricity.games.pointcity.meta import META
from tricity.games.pointcity.notation import parse, read, say, write
from tricity.games.pointcity.observe import observe
from tricity.games.pointcity.redeal import redeal
from tricity.games.pointcity.rules import legal, play
from tricity.games.pointcity.scoring import outcome, ranking, score
from tricity.games.pointcity.setup import deal
from tricity.games.pointcity.state import LAYOUT, State
from tricity.games.pointcity.view import explain, view
from tricity.games.pointcity.why import section, why

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
