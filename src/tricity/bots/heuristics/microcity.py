"""How good a position of Microcity looks: the work left, against the rounds left."""

from tricity.bots.heuristics.thumb import rule_of_thumb
from tricity.games.microcity.box import Box
from tricity.games.microcity.state import (
    A_THEN_B,
    EIFFEL,
    SIDE_A,
    SIDE_B,
    TRACKS,
    State,
)

BUILDING_WORK = 2.0  # the work of building itself, in resources
PACE = 2.3  # resources' worth of work in a round
CLOSE = 3.0  # rounds to spare that are three quarters of a win


@rule_of_thumb
def value(box: Box, state: State, seat: int) -> float:  # noqa: ARG001
    """The rounds to spare, as a chance; of a lost game a part of the work done."""
    if state.is_won:
        return 1.0
    work = work_left(box, state, state.side)
    if box.scenario[state.level] == A_THEN_B and state.side == SIDE_A:
        work += whole_work(box, SIDE_B)
    if state.is_finished:
        return 0.5 / (1.0 + 0.1 * work)
    spare = state.time_left - work / PACE
    return 0.5 + 0.5 * spare / (abs(spare) + CLOSE)


@rule_of_thumb
def whole_work(box: Box, side: int) -> float:
    """Resources and building work of a whole side."""
    work = 0.0
    for building in range(1, int(box.buildings[side]) + 1):
        work += BUILDING_WORK
        for track in range(TRACKS):
            work += box.cost[side, building, track]
    return work


@rule_of_thumb
def work_left(box: Box, state: State, side: int) -> float:
    """Resources still to gather and buildings still to build."""
    work = 0.0
    for building in range(1, int(box.buildings[side]) + 1):
        work += BUILDING_WORK * (1 - state.built[building])
    for track in range(TRACKS):
        work += max(0, needed(box, state, track))
    return work


@rule_of_thumb
def needed(box: Box, state: State, track: int) -> int:
    """How much of a track the unbuilt buildings still lack; of a challenge only the next part."""
    side = state.side
    need = -int(state.stock[track])
    for building in range(1, int(box.buildings[side]) + 1):
        if not state.built[building]:
            need += box.cost[side, building, track]
            if side >= EIFFEL:
                break
    return need
