"""Microcity: the public face."""

from tricity.games.microcity.box import Box, load_box
from tricity.games.microcity.components import components
from tricity.games.microcity.legal import legal
from tricity.games.microcity.meta import META
from tricity.games.microcity.notation import parse, read, say, write
from tricity.games.microcity.observe import observe
from tricity.games.microcity.redeal import redeal
from tricity.games.microcity.rules import play
from tricity.games.microcity.scoring import outcome, ranking, score
from tricity.games.microcity.setup import deal
from tricity.games.microcity.state import LAYOUT, State
from tricity.games.microcity.view import explain, view
from tricity.games.microcity.why import section, why

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
