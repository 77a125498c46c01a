"""The engine's position in the words of the naive reference."""

from typing import Any

import numpy as np

from tricity.games.pointcity.box import RESOURCE_NAMES
from tricity.games.pointcity.notation import STOCK_NAMES


def facts(state: Any) -> dict[str, object]:
    cities = range(max(2, int(state.seats)))
    return {
        "market": list(map(_cell, state.market.tolist(), state.shows_building.tolist())),
        "deck": state.deck[: state.deck_size][::-1].tolist(),
        "stock": [_counts(STOCK_NAMES, state.stock[city]) for city in cities],
        "production": [_counts(RESOURCE_NAMES, state.production[city]) for city in cities],
        "cities": [np.flatnonzero(state.place == city + 1).tolist() for city in cities],
        "tokens": [np.flatnonzero(state.holder == city + 1).tolist() for city in cities],
        "row": state.row[state.row > 0].tolist(),
        "turn": int(state.turn),
    }


def _cell(card: int, shows_building: int) -> tuple[int, str] | None:
    return (card, "building" if shows_building else "resource") if card else None


def _counts(names: Any, counts: Any) -> dict[str, int]:
    return {name: count for name, count in zip(names, counts.tolist(), strict=True) if count}
