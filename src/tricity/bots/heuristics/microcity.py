"""Rules of thumb for Microcity: gather what is still needed, and build in time."""

from tricity.bots.heuristics.thumb import Doubles, rule_of_thumb
from tricity.engine.record import Mask
from tricity.games.microcity.box import BUILD_ANYWHERE, Box
from tricity.games.microcity.city import (
    buildable_count,
    has_die,
    kind_of,
    matching_die,
)
from tricity.games.microcity.moves import (
    ADVANCED,
    BUILDING,
    CLEAR,
    CLEAR_WITH_DIE,
    CLEAR_WITH_MONEY,
    GIVE,
    INVEST_WITH_DIE,
    LEAVE,
    MOVE,
    MOVES,
    PLANNING,
    PROJECT,
    RECOVER,
    SELL,
    SKIP,
    TAKE,
)
from tricity.games.microcity.state import (
    A_THEN_B,
    COMMERCIAL,
    EIFFEL,
    PROJECTS,
    RESIDENTIAL,
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


@rule_of_thumb
def weigh(box: Box, state: State, seat: int, mask: Mask, weights: Doubles) -> float:  # noqa: ARG001
    """Weigh each move by what it is about."""
    total = 0.0
    for move in range(MOVES):
        if mask[move]:
            weights[move] = prior(box, state, move)
            total += weights[move]
    return total


@rule_of_thumb
def prior(box: Box, state: State, move: int) -> float:
    """Weights by what a move is about."""
    if MOVE <= move < CLEAR:
        return area(box, state, move - MOVE)
    if PROJECT < move <= PROJECT + PROJECTS:
        return 2.0 if has_die(state, int(box.project_die[move - PROJECT])) else 1.0
    if TAKE < move <= GIVE:
        return 6.0 if needed(box, state, move - TAKE) > 0 else 1.0
    if GIVE < move <= BUILDING:
        resource = move - GIVE if move <= SELL else move - SELL
        return 6.0 if needed(box, state, resource) < 0 else 1.0
    if LEAVE < move <= CLEAR_WITH_DIE:
        return 1.0
    return other(box, state, move)


@rule_of_thumb
def other(box: Box, state: State, move: int) -> float:
    """Weights of the moves that occur once: recovering, clearing, actions, investments."""
    if move == RECOVER:
        return 0.3
    if move == CLEAR_WITH_MONEY or CLEAR_WITH_DIE < move <= PROJECT:
        return 1.0 if state.pool < 3 else 0.1
    if move == INVEST_WITH_DIE:
        return 20.0
    if move == ADVANCED:
        return 20.0 if box.advanced[state.project] == BUILD_ANYWHERE else 4.0
    if move in (PLANNING, SKIP):
        return 0.3
    return 1.0


@rule_of_thumb
def area(box: Box, state: State, where: int) -> float:
    """How good it is to go to an area."""
    if state.token[where]:
        return 0.3
    kind = kind_of(box, state, where)
    here = state.engineer
    state.engineer = where
    die = matching_die(box, state)
    state.engineer = here
    if kind == RESIDENTIAL:
        return 20.0 if die and buildable_count(box, state) > 0 else 1.0
    if kind == COMMERCIAL:
        return 1.0
    lack = needed(box, state, kind)
    return (6.0 if die else 3.0) if lack > 0 else 0.5
