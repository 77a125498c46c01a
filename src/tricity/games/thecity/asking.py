"""What a seat is asked, and what is done for it because it leaves no choice (§5)."""

from tricity.engine.jit import rule, signed
from tricity.engine.record import Ints
from tricity.games.thecity.box import Box
from tricity.games.thecity.building import can_build_any
from tricity.games.thecity.moves import BUILD_CARD, DISCARD_CARD, KEEP_CARD
from tricity.games.thecity.piles import nth_card, put_into, total
from tricity.games.thecity.state import (
    BUILD,
    CHOOSE,
    CREW_COST,
    DEAL,
    DISCARDED_AT_THE_DEAL,
    HAND_LIMIT,
    KEEP_ONE_OF_FIVE,
    KINDS,
    LIMIT,
    PHASES,
    State,
)


@rule
def ask_all(box: Box, state: State) -> None:
    """Ask every seat what the phase asks."""
    for seat in range(signed(state.seats)):
        ask(state, seat)
        go_on(box, state, seat)


@rule
def ask(state: State, seat: int) -> None:
    """Put the first question of the phase to a seat, however little choice it leaves."""
    state.waiting |= 1 << seat
    if state.phase == DEAL:
        state.owed[seat] = DISCARDED_AT_THE_DEAL
    elif state.phase == LIMIT:
        state.owed[seat] = max(0, total(state.hand[seat]) - HAND_LIMIT)
    elif state.phase == BUILD and state.first[seat] == 0 and not is_keeping(state, seat):
        state.owed[seat] = max(0, total(state.aside[seat]) - 1)
        put_into(state.aside[seat], state.hand[seat])


@rule
def go_on(box: Box, state: State, seat: int) -> None:
    """Do what leaves no choice (§5.2); without a question the seat rests."""
    if state.phase == BUILD or state.phase == LIMIT:
        discard_the_forced(state, seat)
    if has_question(box, state, seat):
        return
    if is_keeping(state, seat) and total(state.aside[seat]) > 0:
        keep(state, seat, nth_card(state.aside[seat], 0))
    rest(state, seat)


@rule
def has_question(box: Box, state: State, seat: int) -> bool:
    """Whether something is left to decide in this phase."""
    if state.phase == CHOOSE:
        return state.first[seat] == 0 or may_lay_another(box, state, seat)
    if state.owed[seat] > 0:
        return True
    if is_keeping(state, seat):
        return not is_one_kind(state.aside[seat])
    return state.phase == BUILD and may_lay_another(box, state, seat)


@rule
def asked(state: State, seat: int) -> int:
    """What a waiting seat must answer: BUILD_CARD, DISCARD_CARD or KEEP_CARD."""
    if state.phase == CHOOSE:
        return BUILD_CARD
    if state.owed[seat] > 0:
        return DISCARD_CARD
    return BUILD_CARD if state.first[seat] else KEEP_CARD


def question(state: State, seat: int) -> str:
    """The same in a word that the texts know, as in `thecity-ask-pay`."""
    if state.phase != BUILD:
        return "second" if state.first[seat] else PHASES[state.phase]
    if state.owed[seat]:
        return "pay" if state.first[seat] else "discard"
    return "extra" if state.first[seat] else "keep"


@rule
def may_lay_another(box: Box, state: State, seat: int) -> bool:
    """Whether the Construction Crew can build a second card (§4)."""
    first = state.first[seat]
    if first == 0 or state.second[seat]:
        return False
    if state.phase == CHOOSE:
        is_at_work = state.city[seat, box.crew] > 0 and box.cost[first] <= CREW_COST
    else:
        is_at_work = first == box.crew
    return is_at_work and can_build_any(box, state, seat)


@rule
def is_keeping(state: State, seat: int) -> bool:
    """Whether the seat has drawn cards of which it keeps one (§2.2)."""
    return state.phase == BUILD and state.first[seat] == 0 and state.survey == KEEP_ONE_OF_FIVE


@rule
def keep(state: State, seat: int, card: int) -> None:
    """Keep one of the cards drawn; the others stay aside, to be discarded."""
    state.aside[seat, card] -= 1
    state.hand[seat, card] += 1


@rule
def discard_the_forced(state: State, seat: int) -> None:
    """Set aside what is owed if the hand has one kind only, or no card more (§5.2)."""
    owed = state.owed[seat]
    hand = state.hand[seat]
    if owed == 0 or not (total(hand) == owed or is_one_kind(hand)):
        return
    for card in range(1, KINDS):
        set_aside(state, seat, card, signed(min(hand[card], state.owed[seat])))


@rule
def set_aside(state: State, seat: int, card: int, copies: int) -> None:
    """Take copies of *card* from the hand; they are discarded when the phase is over."""
    state.hand[seat, card] -= copies
    state.aside[seat, card] += copies
    state.owed[seat] -= copies


@rule
def is_one_kind(pile: Ints) -> bool:
    """Whether a pile has no two cards that differ."""
    kinds = 0
    for card in range(KINDS):
        kinds += pile[card] > 0
    return kinds <= 1


@rule
def is_waiting(state: State, seat: int) -> bool:
    return state.waiting >> seat & 1 != 0


@rule
def rest(state: State, seat: int) -> None:
    """The seat has decided all that the phase asks."""
    state.waiting &= ~(1 << seat)
