"""What is written on the side of the box: seats and options."""

from tricity.engine.game import Meta, Option
from tricity.games.microcity.moves import MOVES
from tricity.games.microcity.observe import OBSERVATION
from tricity.games.microcity.state import LEVELS

RULES_VERSION = 1

META = Meta(
    key="microcity",
    name="Microcity",
    min_seats=1,
    max_seats=1,
    moves=MOVES,
    observation=OBSERVATION,
    rules_version=RULES_VERSION,
    is_open=True,
    options=(
        Option("level", LEVELS),
        Option("layout", ("random", "first_game")),
        Option("movement", ("exactly", "up_to")),
        Option("recover_costs_time", ("true", "false")),
    ),
)
