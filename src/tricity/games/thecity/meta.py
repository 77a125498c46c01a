"""What is written on the side of the box: seats, options, editions."""

from tricity.engine.game import Meta, Option
from tricity.games.thecity.moves import MOVES
from tricity.games.thecity.observe import OBSERVATION
from tricity.games.thecity.state import SCHOOL_DISCOUNTS, SEATS

RULES_VERSION = 1

META = Meta(
    key="thecity",
    name="The City",
    min_seats=2,
    max_seats=SEATS,
    moves=MOVES,
    observation=OBSERVATION,
    rules_version=RULES_VERSION,
    options=(
        Option("survey", ("keep_one_of_five", "mix_with_hand")),
        Option("discounts_stack", ("false", "true")),
        Option("school_discount", tuple(str(amount) for amount in SCHOOL_DISCOUNTS)),
        Option("university_scope", ("own", "all")),
    ),
    presets={"2012": {"survey": "keep_one_of_five"}, "2019": {"survey": "mix_with_hand"}},
)
