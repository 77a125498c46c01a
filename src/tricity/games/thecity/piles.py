"""The draw pile, the discard pile, and cards counted by kind (§1.2)."""

from tricity.engine.chance import pick
from tricity.engine.jit import rule, signed
from tricity.engine.record import Ints
from tricity.games.thecity.state import KINDS, State


@rule
def draw(state: State, into: Ints, number: int) -> None:
    """Draw *number* cards, or as many as there are (§1.2, R1)."""
    left = total(state.deck)
    for _ in range(number):
        if left == 0:
            put_into(state.discard, state.deck)  # counts need no shuffling
            left = total(state.deck)
        if left == 0:
            return
        card = nth_card(state.deck, pick(state, left))
        state.deck[card] -= 1
        into[card] += 1
        left -= 1


@rule
def clear_aside(state: State) -> None:
    """Put what all seats have set aside on the discard pile."""
    for seat in range(signed(state.seats)):
        put_into(state.aside[seat], state.discard)


@rule
def put_into(pile: Ints, other: Ints) -> None:
    """Move all cards of *pile* to the *other*."""
    for card in range(KINDS):
        other[card] += pile[card]
        pile[card] = 0


@rule
def total(pile: Ints) -> int:
    """How many cards a pile has."""
    cards = 0
    for card in range(KINDS):
        cards += pile[card]
    return cards


@rule
def nth_card(pile: Ints, index: int) -> int:
    """The card at *index* when a pile is laid out kind by kind."""
    card = 1
    while index >= pile[card]:
        index -= pile[card]
        card += 1
    return card
