"""The engine's position in the words of the naive reference."""

from typing import Any

from tricity.games.microcity.state import (
    AREAS,
    CHOOSE_DICE,
    CHOOSE_START,
    COAL,
    EIFFEL,
    EMPIRE,
    MONEY,
    PROJECTS,
    SIDE_A,
    SIDE_B,
    STEEL,
    WOOD,
)

AREA_NAMES = [column + row for row in "1234" for column in "abcd"]
TRACKS = {"coal": COAL, "steel": STEEL, "wood": WOOD, "money": MONEY}
SIDES = {SIDE_A: "A", SIDE_B: "B", EIFFEL: "eiffel", EMPIRE: "empire"}


def facts(state: Any) -> dict[str, object]:
    is_rolling = state.phase == CHOOSE_DICE
    return {
        "time": int(state.time_left),
        "pool": int(state.pool),
        "tokens": sorted(AREA_NAMES[area] for area in range(AREAS) if state.token[area]),
        "engineer": "" if state.phase == CHOOSE_START else AREA_NAMES[state.engineer],
        "tracks": {name: int(state.stock[track]) for name, track in TRACKS.items()},
        "hand": [project for project in range(1, PROJECTS + 1) if state.hand[project]],
        "dice": [] if is_rolling else sorted(int(die) for die in state.dice if die),
        "built": [row for row in range(1, len(state.built)) if state.built[row]],
        "side": SIDES[int(state.side)],
        "districts": [
            (int(card), "B" if is_developed else "A")
            for card, is_developed in zip(state.district, state.developed, strict=True)
        ],
    }
