"""One decision of the player, in the order of the round (§2 to §5)."""

from tricity.engine.jit import rule
from tricity.games.microcity.box import Box
from tricity.games.microcity.city import add_die, gain, kind_of, matching_die, spend_die, take_off
from tricity.games.microcity.effects import act, ask_on, build, choose_building, give, swap
from tricity.games.microcity.moves import (
    ADVANCED,
    BUILDING,
    CLEAR,
    CLEAR_WITH_DIE,
    CLEAR_WITH_MONEY,
    DIE,
    GIVE,
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
from tricity.games.microcity.rounds import begin_investment, begin_round, end_round, finish, go_on
from tricity.games.microcity.state import (
    CHOOSE_ACTION,
    CHOOSE_AREA,
    CHOOSE_DICE,
    CHOOSE_DIE,
    CHOOSE_FACE,
    CHOOSE_GIVE,
    CHOOSE_INVESTMENT,
    CHOOSE_SALE,
    CHOOSE_START,
    COMMERCIAL,
    MONEY,
    PLAN_DICE,
    PREPARE,
    PROJECT_PHASE,
    PROJECTS,
    TRADE,
    WOOD,
    YES,
    State,
)

CLEAR_PRICE = 2
SALE_PRICE = 2
TAXES = 2


@rule
def play(box: Box, state: State, seat: int, move: int) -> None:  # noqa: ARG001
    """Carry out one decision of the player, and all that follows without a question."""
    state.ply += 1
    phase = int(state.phase)
    if phase == CHOOSE_START:
        start(state, move - START)
    elif phase == CHOOSE_DICE:
        leave(state, move - LEAVE)
    elif phase == PLAN_DICE:
        plan(state, move - SET)
    elif phase == PREPARE:
        prepare(state, move)
    elif phase == CHOOSE_AREA:
        walk(state, move - MOVE)
    elif phase == CHOOSE_ACTION:
        take_action(box, state, move)
    elif phase == CHOOSE_INVESTMENT:
        invest(box, state, move)
    else:
        answer(box, state, move)


@rule
def start(state: State, area: int) -> None:
    """Put the engineer on a residential area (§2.2)."""
    state.engineer = area
    begin_round(state)


@rule
def leave(state: State, face: int) -> None:
    """Keep two dice; the third counts as spent (§3.1)."""
    spend_die(state, face)
    state.phase = PREPARE


@rule
def plan(state: State, face: int) -> None:
    """Set one of the two planned dice (§3.2)."""
    add_die(state, face)
    if state.dice[1]:
        state.phase = PREPARE


@rule
def prepare(state: State, move: int) -> None:
    """Clear an area for a die or for money, or begin the project phase (§3.3, §4)."""
    if move == RECOVER or PROJECT < move <= PROJECT + PROJECTS:
        state.project = 0 if move == RECOVER else move - PROJECT
        state.stage = PROJECT_PHASE
        state.phase = CHOOSE_AREA
        return
    if move == CLEAR_WITH_MONEY:
        state.stock[MONEY] -= CLEAR_PRICE
        state.has_cleared_with_money = 1
    else:
        spend_die(state, move - CLEAR_WITH_DIE)
        state.has_cleared_with_die = 1
    state.clears = 1
    ask_on(state)


@rule
def walk(state: State, area: int) -> None:
    """Move the engineer; then comes the action of the card, or the recovery (§4.1, §4.3)."""
    state.engineer = area
    if state.project:
        state.phase = CHOOSE_ACTION
    else:
        recover(state)


@rule
def recover(state: State) -> None:
    """Take the discard pile back into hand; it costs time (§4.3)."""
    state.hand[1:] = 1
    if state.recover_costs_time == YES:
        state.time_left -= 1
    if state.time_left == 0:
        finish(state, 0)
    else:
        begin_investment(state)


@rule
def take_action(box: Box, state: State, move: int) -> None:
    """Discard the card for its basic or advanced action, or for planning (§4.2)."""
    project = int(state.project)
    state.hand[project] = 0
    if move == PLANNING:
        state.has_planned = 1
        end_round(state)
    elif move == ADVANCED:
        spend_die(state, int(box.project_die[project]))
        act(box, state, int(box.advanced[project]))
    else:
        act(box, state, int(box.basic[project]))


@rule
def invest(box: Box, state: State, move: int) -> None:
    """Use the engineer's area, with or without a die (§5)."""
    kind = kind_of(box, state, int(state.engineer))
    dice = int(move == INVEST_WITH_DIE)
    if dice:
        spend_die(state, matching_die(box, state))
    if move == SKIP:
        end_round(state)
    elif kind <= WOOD:
        gain(state, kind, 1 + dice)
        end_round(state)
    elif kind == COMMERCIAL:
        state.stage = TRADE
        state.may_skip = 1 - dice
        swap(state, 1 + dice)
    elif dice:
        choose_building(box, state)
    else:
        gain(state, MONEY, TAXES)
        end_round(state)


@rule
def answer(box: Box, state: State, move: int) -> None:
    """Go on with the effect at work."""
    phase = int(state.phase)
    if move == SKIP:
        go_on(state)
    elif phase == CHOOSE_GIVE:
        give(state, move - GIVE)
    elif phase == CHOOSE_SALE:
        state.stock[move - SELL] -= 1
        gain(state, MONEY, SALE_PRICE)
        go_on(state)
    elif phase == CHOOSE_DIE:
        state.die = move - DIE
        state.phase = CHOOSE_FACE
    elif phase == CHOOSE_FACE:
        spend_die(state, int(state.die))
        add_die(state, move - SET)
        go_on(state)
    elif move > BUILDING:
        build(box, state, move - BUILDING)
    else:
        clear_or_take(state, move)


@rule
def clear_or_take(state: State, move: int) -> None:
    """Clear an area or take a resource; where both were offered, one is enough."""
    if move > TAKE:
        state.least = move - TAKE
        gain(state, move - TAKE, 1)
        state.takes -= 1
        state.clears = 0
    else:
        take_off(state, move - CLEAR)
        state.clears -= 1
        state.takes = 0
    ask_on(state)
