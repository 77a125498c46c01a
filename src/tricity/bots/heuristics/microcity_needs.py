"""What the company of Microcity still lacks to win."""

from typing import NamedTuple

from tricity.bots.heuristics.thumb import rule_of_thumb
from tricity.games.microcity.box import Box
from tricity.games.microcity.city import built_count, tokens_on_areas
from tricity.games.microcity.state import (
    A_THEN_B,
    COAL,
    EIFFEL,
    MONEY,
    PROJECTS,
    SIDE_A,
    SIDE_B,
    STEEL,
    TRACKS,
    WOOD,
    YES,
    State,
)

RECOVERY = 1.5  # rounds that recovering costs
CYCLE = 8.0  # rounds from one recovery to the next
SHORT = 0.1  # work of clearing, by the square of the tokens that will be short
SOON = 4  # rounds that are looked ahead for tokens
NO_NEXT = 99  # more than any building lacks


Tracks = tuple[int, int, int, int]


class Needs(NamedTuple):
    """What the company lacks."""

    lack: Tracks  # for all that is to be built; below 0 a surplus
    resources: int  # of this, resources
    surplus: int  # resources that no building needs
    next_lack: Tracks  # for the building that lacks least
    next_resources: int  # of this, resources
    buildings: int  # to be built
    later_cost: int  # of all of them but the next
    on_areas: int  # tokens there
    shortage: float  # the work of clearing them
    token: float  # what clearing one more is worth


@rule_of_thumb
def needs_of(box: Box, state: State) -> Needs:
    """Look at what is to be built, on both sides where side B follows."""
    target = next_building(box, state)
    here = int(box.buildings[state.side]) - built_count(state)
    later = int(box.buildings[SIDE_B]) if is_before_b(box, state) else 0
    lack = (
        needed(box, state, MONEY),
        needed(box, state, COAL),
        needed(box, state, STEEL),
        needed(box, state, WOOD),
    )
    missing = (
        lacking(box, state, target, MONEY),
        lacking(box, state, target, COAL),
        lacking(box, state, target, STEEL),
        lacking(box, state, target, WOOD),
    )
    return Needs(
        lack,
        max(0, lack[COAL]) + max(0, lack[STEEL]) + max(0, lack[WOOD]),
        max(0, -lack[COAL]) + max(0, -lack[STEEL]) + max(0, -lack[WOOD]),
        missing,
        missing[COAL] + missing[STEEL] + missing[WOOD],
        here + later,
        later_cost(box, state, lack, target),
        tokens_on_areas(state),
        SHORT * short(state, here) ** 2,
        2 * SHORT * short(state, here),
    )


@rule_of_thumb
def later_cost(box: Box, state: State, lack: Tracks, target: int) -> int:
    """What all buildings cost that come after the next one."""
    cost = 0
    for track in range(TRACKS):
        cost += lack[track] + int(state.stock[track] - box.cost[state.side, target, track])
    return cost


@rule_of_thumb
def next_building(box: Box, state: State) -> int:
    """The building that lacks least; of a challenge the next part."""
    best, least = 0, NO_NEXT
    for building in range(1, int(box.buildings[state.side]) + 1):
        if not state.built[building]:
            missing = 0
            for track in range(TRACKS):
                missing += lacking(box, state, building, track)
            if missing < least:
                best, least = building, missing
            if state.side >= EIFFEL:
                break
    return best


@rule_of_thumb
def is_before_b(box: Box, state: State) -> bool:
    """Whether side B is still to come."""
    return bool(state.side == SIDE_A and box.scenario[state.level] == A_THEN_B)


@rule_of_thumb
def lacking(box: Box, state: State, building: int, track: int) -> int:
    """What one building lacks of a track."""
    return max(0, int(box.cost[state.side, building, track]) - int(state.stock[track]))


@rule_of_thumb
def needed(box: Box, state: State, track: int) -> int:
    """How much of a track is missing for all that is to be built; below 0 what is left over."""
    need = -int(state.stock[track])
    for building in range(1, int(box.buildings[state.side]) + 1):
        if not state.built[building]:
            need += int(box.cost[state.side, building, track])
    if is_before_b(box, state):
        for building in range(1, int(box.buildings[SIDE_B]) + 1):
            need += int(box.cost[SIDE_B, building, track])
    return need


@rule_of_thumb
def short(state: State, buildings: int) -> float:
    """Tokens that will be short before so many *buildings* are built."""
    rounds = min(int(state.time_left), SOON)
    return max(0.0, 2.0 + buildings + rounds - int(state.pool))


@rule_of_thumb
def rounds_left(time: int, cards: int) -> float:
    """Rounds to play, less those that recovering will cost."""
    return float(time - RECOVERY * max(0, time - cards) / CYCLE)


@rule_of_thumb
def after_recovery(state: State) -> float:
    """Rounds won by recovering instead of playing a card."""
    time, cards = int(state.time_left) - 1, int(state.hand.sum()) - 1
    recovered = time - 1 if state.recover_costs_time == YES else time
    return rounds_left(recovered, PROJECTS) - rounds_left(time, cards)
