"""The engine's position in the words of the naive reference."""

from typing import Any

from tricity.engine.record import text
from tricity.games.thecity.state import KINDS, LIMIT


def facts(box: Any, state: Any) -> dict[str, object]:
    seats = range(int(state.seats))
    return {
        "hands": [_keys(box, state.hand[seat]) for seat in seats],
        "cities": [_keys(box, state.city[seat]) for seat in seats],
        "discard": _keys(box, state.discard),
        "deck": _keys(box, state.deck),
        "points": state.points[: state.seats].tolist(),
        "round": _rounds_completed(state),
    }


def _rounds_completed(state: Any) -> int:
    has_scored = state.is_finished or state.phase == LIMIT
    return int(state.round_number) if has_scored else max(0, int(state.round_number) - 1)


def _keys(box: Any, counts: Any) -> list[str]:
    return sorted(text(box.key[kind]) for kind in range(KINDS) for _ in range(counts[kind]))
