"""How likely moves of Microcity are good: gather what is needed, and build it."""

from tricity.bots.heuristics.microcity import needed
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
    COMMERCIAL,
    PROJECTS,
    RESIDENTIAL,
    State,
)


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
