"""How good a position of Microcity looks: the work left, against the rounds left."""

from tricity.bots.heuristics.microcity_needs import Needs, needs_of, rounds_left
from tricity.bots.heuristics.microcity_round import NEXT, PACE, PLANNED, rest_of_round
from tricity.bots.heuristics.thumb import rule_of_thumb
from tricity.games.microcity.box import Box
from tricity.games.microcity.city import kind_of
from tricity.games.microcity.state import (
    AREAS,
    CHOOSE_ACTION,
    CHOOSE_AREA,
    CHOOSE_DICE,
    CHOOSE_START,
    COMMERCIAL,
    PLAN_DICE,
    PREPARATION,
    RESIDENTIAL,
    TRACKS,
    State,
)

BUILD = 2.0  # the work of building itself, in resources
BLOCKED = 0.2  # work that a token on an area of use makes
CLOSE = 3.0  # rounds to spare that are three quarters of a win
LOST = 0.4  # at most, in a lost game


@rule_of_thumb
def value(box: Box, state: State, seat: int) -> float:  # noqa: ARG001
    """The rounds to spare, as a chance; of a lost game a part of the work done."""
    if state.is_won:
        return 1.0
    needs = needs_of(box, state)
    work = work_left(box, state, needs)
    if state.is_finished:
        return LOST / (1.0 + 0.1 * work)
    spare = rounds_to_come(state) - work / PACE
    if state.phase == PLAN_DICE and state.dice[0] == 0:
        spare += PLANNED / PACE
    elif state.phase not in (CHOOSE_START, CHOOSE_DICE):
        spare += rest_of_round(box, state, needs) / PACE
    return 0.5 + 0.5 * spare / (abs(spare) + CLOSE)


@rule_of_thumb
def rounds_to_come(state: State) -> float:
    """Whole rounds left; one whose dice are known is looked at more closely."""
    time, cards, phase = int(state.time_left), int(state.hand.sum()), int(state.phase)
    if phase in (CHOOSE_START, CHOOSE_DICE) or (phase == PLAN_DICE and state.dice[0] == 0):
        return rounds_left(time, cards)
    is_to_play = state.stage == PREPARATION or phase in (CHOOSE_AREA, CHOOSE_ACTION)
    return rounds_left(time - 1, cards - is_to_play)


@rule_of_thumb
def work_left(box: Box, state: State, needs: Needs) -> float:
    """Resources still to gather, buildings to build, tokens to clear."""
    work = BUILD * needs.buildings + NEXT * needs.later_cost + needs.shortage
    for track in range(TRACKS):
        work += max(0, needs.lack[track]) + NEXT * needs.next_lack[track]
    for area in range(AREAS):
        kind = kind_of(box, state, area)
        if state.token[area] and kind != COMMERCIAL:
            work += BLOCKED * (kind == RESIDENTIAL or needs.lack[min(kind, TRACKS - 1)] > 0)
    return work
