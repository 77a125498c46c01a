"""What one seat knows as a vector, for learning."""

from tricity.engine.jit import rule, signed
from tricity.engine.record import Floats, Ints
from tricity.games.thecity.box import CARDS, POINTS, Box
from tricity.games.thecity.knowledge import cards_held, first_shown, is_surveying, second_shown
from tricity.games.thecity.piles import total
from tricity.games.thecity.scoring import earned
from tricity.games.thecity.state import (
    DECK,
    GOAL,
    HAND_LIMIT,
    KINDS,
    LAST_ROUND,
    PHASES,
    SEATS,
    State,
)

TABLE = KINDS + len(PHASES) + 6  # kind 0 is always zero: it keeps the rows even
ONESELF = 3 * KINDS + 1
SEAT = 2 * KINDS + 7
OBSERVATION = TABLE + ONESELF + SEATS * SEAT


@rule
def observe(box: Box, state: State, seat: int, out: Floats) -> None:
    """Fill *out* with what *seat* knows: the table, its own cards, all seats from itself on."""
    out[:] = 0
    observe_table(state, out[:TABLE])
    seats = signed(state.seats)
    if seat < seats:
        observe_oneself(state, seat, out[TABLE : TABLE + ONESELF])
    for index in range(seats):
        other = (seat + index) % seats if seat < seats else index
        start = TABLE + ONESELF + index * SEAT
        observe_seat(box, state, other, out[start : start + SEAT])


@rule
def observe_table(state: State, out: Floats) -> None:
    """The piles, the phase, the round and the options."""
    put_pile(state.discard, out)
    out[KINDS] = total(state.deck) / DECK
    out[KINDS + 1] = state.round_number / LAST_ROUND
    out[KINDS + 2] = state.survey
    out[KINDS + 3] = state.discounts_stack
    out[KINDS + 4] = state.school_discount
    out[KINDS + 5] = state.university_scope
    out[KINDS + 6 + state.phase] = 1


@rule
def observe_oneself(state: State, seat: int, out: Floats) -> None:
    """Hand, cards set aside, cards laid, and what is still owed."""
    put_pile(state.hand[seat], out)
    put_pile(state.aside[seat], out[KINDS:])
    put_laid(state.first[seat], state.second[seat], out[2 * KINDS :])
    out[3 * KINDS] = state.owed[seat] / HAND_LIMIT


@rule
def observe_seat(box: Box, state: State, seat: int, out: Floats) -> None:
    """City, revealed cards and public numbers of a seat."""
    put_pile(state.city[seat], out)
    put_laid(first_shown(state, seat), second_shown(box, state, seat), out[KINDS:])
    rest = out[2 * KINDS :]
    rest[0] = 1
    rest[1] = state.waiting >> seat & 1
    rest[2] = state.points[seat] / GOAL
    rest[3] = cards_held(box, state, seat) / HAND_LIMIT
    rest[4] = earned(box, state, seat, CARDS) / HAND_LIMIT
    rest[5] = earned(box, state, seat, POINTS) / HAND_LIMIT
    rest[6] = is_surveying(state, seat)


@rule
def put_pile(pile: Ints, out: Floats) -> None:
    """Copies of each kind."""
    for card in range(KINDS):
        out[card] = pile[card]


@rule
def put_laid(first: int, second: int, out: Floats) -> None:
    """Two cards as copies of each kind."""
    if first:
        out[first] += 1
    if second:
        out[second] += 1
