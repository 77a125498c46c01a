"""What is written on the side of the box: seats, options, editions."""

from tricity.engine.game import Meta, Option
from tricity.games.pointcity.moves import MOVES
from tricity.games.pointcity.observe import OBSERVATION

RULES_VERSION = 1

META = Meta(
    key="pointcity",
    name="Point City",
    min_seats=1,
    max_seats=4,
    moves=MOVES,
    observation=OBSERVATION,
    rules_version=RULES_VERSION,
    is_open=True,
    options=(
        Option("solo_level", ("medium", "easy", "hard")),
        Option("solo_resource_scoring", ("per_type", "per_symbol", "distinct_types")),
        Option("solo_token_row", ("random", "player_choice")),
        Option("solo_ai_start_ingenuity", ("false", "true")),
        Option("solo_tie", ("draw", "resource_cards", "player_must_exceed")),
        Option("split_double_across_buildings", ("true", "false")),
        Option("allow_overpay", ("true", "false")),
        Option("no_legal_move_on_last_turn", ("pass", "take_one_legal_card")),
        Option("civic_without_tokens", ("allowed", "forbidden")),
    ),
    presets={
        "fr": {"solo_resource_scoring": "per_type", "solo_token_row": "player_choice"},
        "pl": {"solo_resource_scoring": "per_symbol", "solo_token_row": "player_choice"},
        "de": {"solo_resource_scoring": "distinct_types", "solo_token_row": "random"},
    },
)
