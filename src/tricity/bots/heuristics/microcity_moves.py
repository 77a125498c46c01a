"""How likely moves of Microcity are good: gather what is needed, and build it."""

import math

from tricity.bots.heuristics.microcity import BLOCKED
from tricity.bots.heuristics.microcity_needs import Needs, needs_of
from tricity.bots.heuristics.microcity_round import (
    BUILT,
    Dice,
    action,
    best_action,
    best_area,
    best_project,
    fits,
    idle,
    invest,
    invest_with_die,
    invest_without,
    is_ready,
    planning,
    spent,
    units,
)
from tricity.bots.heuristics.thumb import Doubles, rule_of_thumb
from tricity.engine.record import Mask
from tricity.games.microcity.box import BUILD_ANYWHERE, NO_EFFECT, Box
from tricity.games.microcity.city import distance, kind_of
from tricity.games.microcity.moves import (
    ADVANCED,
    BASIC,
    BUILDING,
    CLEAR,
    CLEAR_WITH_DIE,
    CLEAR_WITH_MONEY,
    DIE,
    GIVE,
    INVEST,
    INVEST_WITH_DIE,
    LEAVE,
    MOVE,
    MOVES,
    PLANNING,
    PROJECT,
    RECOVER,
    SELL,
    SET,
    TAKE,
)
from tricity.games.microcity.state import (
    AREAS,
    MONEY,
    PLAN_DICE,
    PROJECTS,
    RESIDENTIAL,
    WOOD,
    State,
)

SHARP = 2.5  # how much a resource more makes a move likelier
USUAL = 2.0  # what a round brings
FOR_CARD = 0.7  # what a die brings that fits a card in hand
REACH = 2  # how far the engineer goes


@rule_of_thumb
def weigh(box: Box, state: State, seat: int, mask: Mask, weights: Doubles) -> float:  # noqa: ARG001
    """A resource more makes a move likelier by far."""
    needs = needs_of(box, state)
    total = 0.0
    for move in range(MOVES):
        if mask[move]:
            weights[move] = math.exp(SHARP * promise(box, state, needs, move))
            total += weights[move]
    return total


@rule_of_thumb
def promise(box: Box, state: State, needs: Needs, move: int) -> float:
    """What a move brings in this round, in resources."""
    dice = (int(state.dice[0]), int(state.dice[1]))
    if MOVE <= move < CLEAR:
        return walking(box, state, needs, dice, move - MOVE)
    if CLEAR <= move <= LEAVE:
        return clearing(box, state, needs, move - CLEAR)
    if LEAVE < move <= CLEAR_WITH_DIE:
        return dicing(box, state, needs, dice, move)
    if TAKE < move <= BUILDING:
        return trading(state, needs, move)
    if CLEAR_WITH_DIE < move <= PROJECT + PROJECTS or move in (CLEAR_WITH_MONEY, RECOVER):
        return preparing(box, state, needs, dice, move)
    return acting(box, state, needs, dice, move)


@rule_of_thumb
def walking(box: Box, state: State, needs: Needs, dice: Dice, area: int) -> float:
    """What going to an area brings."""
    here = int(state.engineer)
    state.engineer = area
    gain = best_action(box, state, needs, dice)
    state.engineer = here
    return gain


@rule_of_thumb
def clearing(box: Box, state: State, needs: Needs, area: int) -> float:
    """What clearing this area brings; near ones are used sooner."""
    kind = kind_of(box, state, area)
    is_of_use = kind == RESIDENTIAL or (kind <= WOOD and needs.lack[kind] > 0)
    return BLOCKED * (4.0 * is_of_use - distance(area, int(state.engineer)))


@rule_of_thumb
def dicing(box: Box, state: State, needs: Needs, dice: Dice, move: int) -> float:
    """What comes of leaving a die, setting one, or choosing one to set."""
    if LEAVE < move <= SET:
        return -use_of_die(box, state, needs, move - LEAVE)
    if move > DIE:
        return 0.0
    if state.phase == PLAN_DICE:
        return best_project(box, state, needs, (move - SET, dice[0]))
    return invest(box, state, needs, (move - SET, spent(dice, int(state.die))[0]), NO_EFFECT)


@rule_of_thumb
def use_of_die(box: Box, state: State, needs: Needs, face: int) -> float:
    """What a die can bring more, by a card in hand or in an area within reach."""
    best, here = 0.0, int(state.engineer)
    for project in range(1, PROJECTS + 1):
        if state.hand[project] and box.project_die[project] == face:
            best = FOR_CARD
            if box.advanced[project] == BUILD_ANYWHERE and is_ready(needs, 0, 0):
                best = BUILT
    for area in range(AREAS):
        if not state.token[area] and 0 < distance(here, area) <= REACH:
            state.engineer = area
            if fits(box, state, (face, 0)):
                more = invest_with_die(box, state, needs, NO_EFFECT)
                best = max(best, more - invest_without(box, state, needs))
    state.engineer = here
    return best


@rule_of_thumb
def trading(state: State, needs: Needs, move: int) -> float:
    """What taking a resource brings, or giving one away."""
    if move <= GIVE:
        return units(state, needs, move - TAKE, 1)
    resource = move - GIVE if move <= SELL else move - SELL
    gain = 1.0 if move <= SELL else units(state, needs, MONEY, 2)
    return gain - (needs.lack[resource] >= 0)


@rule_of_thumb
def preparing(box: Box, state: State, needs: Needs, dice: Dice, move: int) -> float:
    """What playing a card brings, or recovering, or clearing an area first."""
    if move == RECOVER:
        return best_area(box, state, needs, dice, 0)
    if move == CLEAR_WITH_MONEY:
        return USUAL + needs.token - min(2, max(0, needs.lack[MONEY] + 2)) - BLOCKED
    if move <= PROJECT:
        return USUAL + needs.token - use_of_die(box, state, needs, move - CLEAR_WITH_DIE)
    return best_area(box, state, needs, dice, move - PROJECT)


@rule_of_thumb
def acting(box: Box, state: State, needs: Needs, dice: Dice, move: int) -> float:
    """What an action of the card brings, or an investment."""
    project = int(state.project)
    if move == PLANNING:
        return planning(state, needs, dice)
    if move == BASIC:
        return action(box, state, needs, dice, box.basic[project])
    if move == ADVANCED:
        left = spent(dice, int(box.project_die[project]))
        return action(box, state, needs, left, box.advanced[project])
    if move == INVEST_WITH_DIE:
        return invest_with_die(box, state, needs, NO_EFFECT)
    if move == INVEST:
        return invest_without(box, state, needs) + idle(state, needs, dice)
    return 0.0
