"""A round: choose, build, earn, and the hand limit (§2); every seat decides at the same time."""

from tricity.engine.jit import rule, signed
from tricity.engine.record import Ints, Mask
from tricity.games.thecity.asking import (
    ask_all,
    asked,
    go_on,
    is_waiting,
    keep,
    rest,
    set_aside,
)
from tricity.games.thecity.box import CARDS, POINTS, Box
from tricity.games.thecity.building import (
    budget,
    is_allowed,
    is_hand_card,
    is_payable,
    price,
    standing,
)
from tricity.games.thecity.moves import (
    BUILD_CARD,
    DISCARD_CARD,
    DONE,
    KEEP_CARD,
    NO_BUILD,
)
from tricity.games.thecity.piles import clear_aside, draw
from tricity.games.thecity.scoring import earned
from tricity.games.thecity.state import (
    BUILD,
    CHOOSE,
    GOAL,
    INCOME,
    KINDS,
    LAST_ROUND,
    LIMIT,
    SURVEYED,
    State,
)


@rule
def play(box: Box, state: State, seat: int, move: int) -> None:
    """One decision; the last of a phase opens the next phases until somebody has a choice."""
    state.ply += 1
    answer(box, state, seat, move)
    while state.waiting == 0 and state.is_finished == 0:
        advance(box, state)


@rule
def legal(box: Box, state: State, seat: int, mask: Mask) -> int:
    """Mark the answers of a waiting seat; return how many there are (§5.1)."""
    mask[:] = 0
    if not is_waiting(state, seat):
        return 0
    verb = asked(state, seat)
    if verb == DISCARD_CARD:
        return mark_pile(state.hand[seat], verb, mask)
    if verb == KEEP_CARD:
        return mark_pile(state.aside[seat], verb, mask)
    mask[DONE if state.first[seat] else NO_BUILD] = 1
    return 1 + mark_buildings(box, state, seat, mask)


@rule
def mark_pile(pile: Ints, verb: int, mask: Mask) -> int:
    """Offer each kind of a pile."""
    count = 0
    for card in range(1, KINDS):
        if pile[card] > 0:
            mask[verb + card] = 1
            count += 1
    return count


@rule
def mark_buildings(box: Box, state: State, seat: int, mask: Mask) -> int:
    """Offer each card that can be built (§3)."""
    count = 0
    kinds, cards = standing(state, seat), budget(state, seat)
    for card in range(1, KINDS):
        if is_allowed(box, state, seat, card, kinds) and is_payable(box, state, seat, card, cards):
            mask[BUILD_CARD + card] = 1
            count += 1
    return count


@rule
def answer(box: Box, state: State, seat: int, move: int) -> None:
    """Take one answer of a seat; nobody else learns of it yet."""
    if move in (NO_BUILD, DONE):
        rest(state, seat)
    elif move > KEEP_CARD:
        keep(state, seat, move - KEEP_CARD)
        rest(state, seat)
    else:
        if move > DISCARD_CARD:
            set_aside(state, seat, move - DISCARD_CARD, 1)
        else:
            state.hand[seat, move] -= is_hand_card(box, move)
            lay(box, state, seat, move)
        go_on(box, state, seat)


@rule
def lay(box: Box, state: State, seat: int, card: int) -> None:
    """Lay a card to be built; from now on its price is owed (§2.1, §4)."""
    state.owed[seat] += price(box, state, seat, card)
    if state.first[seat]:
        state.second[seat] = card
    else:
        state.first[seat] = card


@rule
def advance(box: Box, state: State) -> None:
    """Close the phase that all seats have answered and open the next (§2)."""
    if state.phase == CHOOSE:
        reveal(box, state)
    elif state.phase == BUILD:
        raise_buildings(state)
        earn(box, state)
        end_round(box, state)
    else:
        begin_round(box, state)


@rule
def begin_round(box: Box, state: State) -> None:
    """Discard what was set aside, and let everybody choose (§2.1)."""
    clear_aside(state)
    state.round_number += 1
    state.phase = CHOOSE
    ask_all(box, state)


@rule
def reveal(box: Box, state: State) -> None:
    """Turn the laid cards up; who builds nothing draws five cards (§2.2)."""
    for seat in range(signed(state.seats)):
        if state.first[seat] == 0:
            draw(state, state.aside[seat], SURVEYED)
    state.phase = BUILD
    ask_all(box, state)


@rule
def raise_buildings(state: State) -> None:
    """Put the paid cards into the cities, and the discards on their pile (§2.2)."""
    for seat in range(signed(state.seats)):
        state.city[seat, state.first[seat]] += 1
        state.city[seat, state.second[seat]] += 1
        state.city[seat, 0] = 0
        state.first[seat] = 0
        state.second[seat] = 0
    clear_aside(state)


@rule
def earn(box: Box, state: State) -> None:
    """Everybody draws the income, then adds the points of the city (§2.3)."""
    state.phase = INCOME
    for seat in range(signed(state.seats)):
        draw(state, state.hand[seat], earned(box, state, seat, CARDS))
    for seat in range(signed(state.seats)):
        state.points[seat] += earned(box, state, seat, POINTS)


@rule
def end_round(box: Box, state: State) -> None:
    """End the game at once (§6.1), or ask for what is above the hand limit (§2.4)."""
    most = 0
    for seat in range(signed(state.seats)):
        most = max(most, signed(state.points[seat]))
    if most >= GOAL or state.round_number == LAST_ROUND:
        state.is_finished = 1
    else:
        state.phase = LIMIT
        ask_all(box, state)
