"""What the player may choose now."""

import numpy as np

from tricity.engine.jit import rule
from tricity.engine.record import Mask
from tricity.games.microcity.box import (
    BUILD_ANYWHERE,
    FLIP_DISTRICT,
    REMOVE_1,
    REMOVE_2,
    SET_DIE,
    SWAP_1,
    Box,
)
from tricity.games.microcity.city import (
    buildable_count,
    can_build,
    distance,
    has_die,
    kind_of,
    kinds_owned,
    matching_die,
    place_of,
    tokens_on_areas,
)
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
    PLANNING,
    PROJECT,
    RECOVER,
    SELL,
    SET,
    SKIP,
    START,
    TAKE,
)
from tricity.games.microcity.rules import CLEAR_PRICE
from tricity.games.microcity.state import (
    AREAS,
    BUILDINGS,
    CHOOSE_ACTION,
    CHOOSE_AREA,
    CHOOSE_BUILDING,
    CHOOSE_CLEAR,
    CHOOSE_CLEAR_OR_TAKE,
    CHOOSE_DICE,
    CHOOSE_DIE,
    CHOOSE_FACE,
    CHOOSE_GIVE,
    CHOOSE_INVESTMENT,
    CHOOSE_SALE,
    CHOOSE_START,
    CHOOSE_TAKE,
    COAL,
    COMMERCIAL,
    DICE,
    EXACTLY,
    FACES,
    MONEY,
    PLAN_DICE,
    PREPARE,
    PROJECTS,
    RESIDENTIAL,
    WOOD,
    State,
)


@rule
def legal(box: Box, state: State, seat: int, mask: Mask) -> int:
    """Mark the moves that *seat* may choose, and count them."""
    mask[:] = 0
    if state.waiting >> seat & 1 == 0:
        return 0
    phase = int(state.phase)
    if phase == PREPARE:
        offer_preparation(state, mask)
    elif phase == CHOOSE_AREA:
        offer_areas(box, state, mask)
    elif phase == CHOOSE_ACTION:
        offer_actions(box, state, mask)
    elif phase == CHOOSE_INVESTMENT:
        offer_investment(box, state, mask)
    elif phase in (CHOOSE_START, CHOOSE_BUILDING):
        offer_site(box, state, mask)
    elif phase in (CHOOSE_DICE, PLAN_DICE, CHOOSE_DIE, CHOOSE_FACE):
        offer_dice(state, mask)
    else:
        offer_goods(state, mask)
    return int(np.count_nonzero(mask))


@rule
def offer_site(box: Box, state: State, mask: Mask) -> None:
    """Where the engineer starts (§2.2), or what is built (§5.4)."""
    if state.phase == CHOOSE_START:
        for area in range(AREAS):
            mask[START + area] = kind_of(box, state, area) == RESIDENTIAL
    else:
        for building in range(1, BUILDINGS + 1):
            mask[BUILDING + building] = can_build(box, state, building)


@rule
def offer_dice(state: State, mask: Mask) -> None:
    """The faces of the dice on the table (§3.1, R35), or those a die can be set to (§3.2)."""
    phase = state.phase
    if phase in (CHOOSE_DICE, CHOOSE_DIE):
        first = LEAVE if phase == CHOOSE_DICE else DIE
        for die in range(DICE):
            if state.dice[die]:
                mask[first + state.dice[die]] = 1
    else:
        # Ruling R39: planned dice are named from low to high.
        least = int(state.dice[0]) if phase == PLAN_DICE else 0
        for face in range(max(1, least), FACES + 1):
            mask[SET + face] = 1


@rule
def offer_preparation(state: State, mask: Mask) -> None:
    """The removals that are left (§3.3), the cards in hand, and recovering (§4)."""
    if tokens_on_areas(state) > 0:
        if not state.has_cleared_with_die:
            mask[CLEAR_WITH_DIE + state.dice[0]] = 1
            mask[CLEAR_WITH_DIE + state.dice[1]] = 1
        if not state.has_cleared_with_money and state.stock[MONEY] >= CLEAR_PRICE:
            mask[CLEAR_WITH_MONEY] = 1
    for project in range(1, PROJECTS + 1):
        mask[PROJECT + project] = state.hand[project]
    mask[RECOVER] = 1


@rule
def offer_areas(box: Box, state: State, mask: Mask) -> None:
    """Where the engineer may go: exactly as far as the card says, or less by option (§4.1)."""
    steps = int(box.steps[state.project])
    fewest = steps if state.movement == EXACTLY else 1
    for area in range(AREAS):
        mask[MOVE + area] = fewest <= distance(int(state.engineer), area) <= steps


@rule
def offer_actions(box: Box, state: State, mask: Mask) -> None:
    """What a project card can be played for (§4.2)."""
    project = int(state.project)
    mask[BASIC] = 1
    mask[PLANNING] = 1
    if has_die(state, int(box.project_die[project])):
        mask[ADVANCED] = is_of_use(box, state, int(box.advanced[project]))


@rule
def is_of_use(box: Box, state: State, effect: int) -> bool:
    """Whether an advanced action would do anything, its die being spent (R41)."""
    if effect in (REMOVE_1, REMOVE_2):
        return tokens_on_areas(state) > 0
    if effect == BUILD_ANYWHERE:
        return buildable_count(box, state) > 0
    if effect == FLIP_DISTRICT:
        return bool(state.developed[place_of(int(state.engineer))] == 0)
    if effect == SET_DIE:
        return bool(state.dice[1] > 0)
    return effect != SWAP_1 or kinds_owned(state) > 0


@rule
def offer_investment(box: Box, state: State, mask: Mask) -> None:
    """What the engineer's area can be used for (§5)."""
    mask[SKIP] = 1
    mask[INVEST] = 1
    if matching_die(box, state):
        kind = kind_of(box, state, int(state.engineer))
        if kind == RESIDENTIAL:
            mask[INVEST_WITH_DIE] = buildable_count(box, state) > 0
        else:
            mask[INVEST_WITH_DIE] = kind != COMMERCIAL or kinds_owned(state) > 0


@rule
def offer_goods(state: State, mask: Mask) -> None:
    """Tokens to clear, resources to take, to give or to sell, or none of them."""
    phase = int(state.phase)
    mask[SKIP] = state.may_skip or phase == CHOOSE_SALE
    if phase in (CHOOSE_CLEAR, CHOOSE_CLEAR_OR_TAKE):
        for area in range(AREAS):
            mask[CLEAR + area] = state.token[area]
    if phase in (CHOOSE_TAKE, CHOOSE_CLEAR_OR_TAKE):
        for resource in range(max(COAL, int(state.least)), WOOD + 1):
            mask[TAKE + resource] = resource != state.given
    elif phase in (CHOOSE_GIVE, CHOOSE_SALE):
        first = GIVE if phase == CHOOSE_GIVE else SELL
        for resource in range(COAL, WOOD + 1):
            mask[first + resource] = state.stock[resource] > 0
