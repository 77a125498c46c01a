"""A fair guess at what a seat cannot know: the other hands, hidden decisions, the deck (§5.4)."""

from typing import Any

from tricity.engine.chance import pick, resow
from tricity.engine.game import EVERYBODY
from tricity.engine.jit import rule, signed
from tricity.engine.record import Ints
from tricity.games.thecity.asking import ask, asked, go_on, is_keeping, is_waiting
from tricity.games.thecity.box import Box
from tricity.games.thecity.building import can_build, is_hand_card
from tricity.games.thecity.knowledge import cards_held, first_shown, second_shown
from tricity.games.thecity.moves import DISCARD_CARD, DONE, KEEP_CARD, NO_BUILD
from tricity.games.thecity.piles import nth_card, put_into, total
from tricity.games.thecity.rules import answer, lay
from tricity.games.thecity.state import BUILD, INCOME, KINDS, State

UNKNOWN = 0  # in a hand, kind 0 stands for cards not dealt yet


@rule
def redeal(box: Box, state: State, seat: int, chance: Any) -> None:
    """Deal the cards that *seat* has not seen anew; for `EVERYBODY` only those still to be drawn.

    Every other seat goes back to the beginning of the phase, keeps what it has revealed and gets
    as many cards as it had; if it had answered, it answers at random.
    """
    for other in range(signed(state.seats)):
        if seat not in (other, EVERYBODY):
            take_back(box, state, other)
    for other in range(signed(state.seats)):
        if seat not in (other, EVERYBODY):
            deal_unknown(state, state.hand[other], chance)
            deal_unknown(state, state.aside[other], chance)
            decide_again(box, state, other, chance)
    resow(state, chance)


@rule
def take_back(box: Box, state: State, seat: int) -> None:
    """Put all hidden cards of a seat into the draw pile, leaving unknown ones in their place."""
    held = cards_held(box, state, seat)
    drawn = min(held, cards_drawn(state, seat))
    put_into(state.hand[seat], state.deck)
    put_into(state.aside[seat], state.deck)
    take_back_laid(box, state, seat)
    state.hand[seat, UNKNOWN] = held - drawn
    state.aside[seat, UNKNOWN] = drawn


@rule
def cards_drawn(state: State, seat: int) -> int:
    """How many cards a surveying seat has drawn; one too many if there was none to draw."""
    if state.phase != BUILD or state.first[seat]:
        return 0
    aside = total(state.aside[seat])
    if is_keeping(state, seat) and is_waiting(state, seat):
        return aside
    return aside + signed(state.owed[seat]) + 1


@rule
def take_back_laid(box: Box, state: State, seat: int) -> None:
    """Take back the laid cards that are still hidden; revealed ones stay, with nothing paid."""
    first, second = signed(state.first[seat]), signed(state.second[seat])
    first_stays, second_stays = first_shown(state, seat), second_shown(box, state, seat)
    state.first[seat] = 0
    state.second[seat] = 0
    state.owed[seat] = 0
    if first_stays:
        lay(box, state, seat, first)
    else:
        state.deck[first] += is_hand_card(box, first)
    if second_stays:
        lay(box, state, seat, second)
    else:
        state.deck[second] += is_hand_card(box, second)


@rule
def deal_unknown(state: State, pile: Ints, chance: Any) -> None:
    """Deal a pile its unknown cards."""
    left = total(state.deck)
    for _ in range(signed(pile[UNKNOWN])):
        card = nth_card(state.deck, pick(chance, left))
        state.deck[card] -= 1
        pile[card] += 1
        left -= 1
    pile[UNKNOWN] = 0


@rule
def decide_again(box: Box, state: State, seat: int, chance: Any) -> None:
    """Ask the seat anew; if it had answered already, answer at random."""
    if state.phase == INCOME:
        return
    is_deciding = is_waiting(state, seat)
    ask(state, seat)
    if is_deciding:
        return
    go_on(box, state, seat)
    while is_waiting(state, seat):
        answer(box, state, seat, random_answer(box, state, seat, chance))


@rule
def random_answer(box: Box, state: State, seat: int, chance: Any) -> int:
    """One of the legal moves, each equally likely: try cards until one fits."""
    verb = asked(state, seat)
    card = pick(chance, KINDS)
    while not is_answer(box, state, seat, verb, card):
        card = pick(chance, KINDS)
    if card == 0:
        return DONE if state.first[seat] else NO_BUILD
    return verb + card


@rule
def is_answer(box: Box, state: State, seat: int, verb: int, card: int) -> bool:
    """Whether *verb* and *card* make a legal move; nothing stands for building nothing."""
    if verb == DISCARD_CARD:
        return bool(state.hand[seat, card] > 0)
    if verb == KEEP_CARD:
        return bool(state.aside[seat, card] > 0)
    return card == 0 or can_build(box, state, seat, card)
