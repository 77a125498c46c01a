"""The engine's position in the words of the naive reference."""

from typing import Any

from tricity.games.pointcity.box import RESOURCE_NAMES
from tricity.games.pointcity.notation import STOCK_NAMES
from tricity.games.pointcity.state import CARDS, CELLS, TOKENS


def facts(_: Any, state: Any) -> dict[str, object]:
    cities = range(max(2, int(state.seats)))
    return {
        "market": [_cell(state, cell) for cell in range(CELLS)],
        "deck": state.deck[: state.deck_size][::-1].tolist(),
        "stock": [_counts(STOCK_NAMES, state.stock[city]) for city in cities],
        "production": [_counts(RESOURCE_NAMES, state.production[city]) for city in cities],
        "cities": [
            [card for card in range(1, CARDS + 1) if state.place[card] == city + 1]
            for city in cities
        ],
        "tokens": [
            [token for token in range(1, TOKENS + 1) if state.holder[token] == city + 1]
            for city in cities
        ],
        "row": [int(token) for token in state.row if token],
        "turn": int(state.turn),
    }


def _cell(state: Any, cell: int) -> tuple[int, str] | None:
    if not state.market[cell]:
        return None
    return int(state.market[cell]), "building" if state.shows_building[cell] else "resource"


def _counts(names: Any, counts: Any) -> dict[str, int]:
    return {name: int(count) for name, count in zip(names, counts, strict=True) if count}
