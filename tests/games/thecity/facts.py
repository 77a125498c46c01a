"""The engine's position in the words of the naive reference."""

from functools import cache
from typing import Any

from tests.table import box_of
from tricity.engine.record import text
from tricity.games.thecity.state import LIMIT


def facts(state: Any) -> dict[str, object]:
    seats = range(int(state.seats))
    return {
        "hands": [_keys(state.hand[seat]) for seat in seats],
        "cities": [_keys(state.city[seat]) for seat in seats],
        "discard": _keys(state.discard),
        "deck": _keys(state.deck),
        "points": state.points[: len(seats)].tolist(),
        "round": _rounds_completed(state),
    }


def _rounds_completed(state: Any) -> int:
    has_scored = state.is_finished or state.phase == LIMIT
    return int(state.round_number) if has_scored else max(0, int(state.round_number) - 1)


def _keys(counts: Any) -> list[str]:
    pairs = zip(_names(), counts.tolist(), strict=True)
    return sorted(name for name, count in pairs if count for _ in range(count))


@cache
def _names() -> list[str]:
    return [text(key) for key in box_of("thecity").key]
