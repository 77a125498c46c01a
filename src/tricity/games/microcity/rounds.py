"""From one round to the next, and to the end of the game (§3.1, §5.1, §6, §7)."""

from tricity.engine.chance import pick
from tricity.engine.jit import rule
from tricity.games.microcity.city import add_die, gain, kinds_owned, spend_die
from tricity.games.microcity.state import (
    CHOOSE_DICE,
    CHOOSE_INVESTMENT,
    CHOOSE_SALE,
    DICE,
    FACES,
    INVESTMENT,
    MONEY,
    OVER,
    PLAN_DICE,
    PREPARATION,
    PREPARE,
    PROJECT_PHASE,
    TRADE,
    State,
)


@rule
def go_on(state: State) -> None:
    """Forget the effect that is done, and let the round take its course."""
    state.clears = state.takes = state.given = state.least = state.may_skip = state.die = 0
    if state.stage == PREPARATION:
        state.phase = PREPARE
    elif state.stage == PROJECT_PHASE:
        begin_investment(state)
    elif state.stage == TRADE:
        offer_sale(state)
    else:
        end_round(state)


@rule
def begin_investment(state: State) -> None:
    """Let the engineer invest where no token lies yet (§5.1)."""
    state.stage = INVESTMENT
    state.project = 0
    if state.token[state.engineer]:
        end_round(state)
    else:
        state.phase = CHOOSE_INVESTMENT


@rule
def offer_sale(state: State) -> None:
    """Take the $1 of a commercial area, then ask for the sale (§5.3)."""
    state.stage = INVESTMENT
    gain(state, MONEY, 1)
    if kinds_owned(state) > 0:
        state.phase = CHOOSE_SALE
    else:
        end_round(state)


@rule
def end_round(state: State) -> None:
    """Mark the engineer's area, take the $1 of two unspent dice, let time pass (§6)."""
    if not state.token[state.engineer]:
        if state.pool == 0:
            finish(state, 0)
            return
        state.pool -= 1
        state.token[state.engineer] = 1
    if state.dice[1]:
        gain(state, MONEY, 1)
    if not state.is_time_stopped:
        state.time_left -= 1
    if state.time_left == 0:
        finish(state, 0)
    else:
        begin_round(state)


@rule
def begin_round(state: State) -> None:
    """Roll the dice, or ask for their faces after planning (§3.1, §3.2)."""
    state.round_number += 1
    state.stage = PREPARATION
    state.project = state.is_time_stopped = 0
    state.has_cleared_with_die = state.has_cleared_with_money = 0
    state.dice[:] = 0
    if state.has_planned:
        state.has_planned = 0
        state.phase = PLAN_DICE
    else:
        roll(state)


@rule
def roll(state: State) -> None:
    """Roll three dice; one is left out, and three alike leave no choice (§3.1)."""
    for _ in range(DICE):
        add_die(state, pick(state, FACES) + 1)
    if state.dice[0] == state.dice[DICE - 1]:
        spend_die(state, int(state.dice[0]))
        state.phase = PREPARE
    else:
        state.phase = CHOOSE_DICE


@rule
def finish(state: State, is_won: int) -> None:
    """End the game at once (§7)."""
    state.is_won = is_won
    state.is_finished = 1
    state.waiting = 0
    state.phase = OVER
