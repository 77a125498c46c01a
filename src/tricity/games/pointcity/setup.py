"""Setting up the table (§2, §6.1)."""

from tricity.engine.chance import pick
from tricity.engine.jit import rule
from tricity.engine.record import Ints
from tricity.games.pointcity.box import Box
from tricity.games.pointcity.state import (
    AUTOMATON,
    CARDS,
    CELLS,
    CHOOSE_ROW,
    INGENUITY,
    PLAYER_CHOICE,
    TAKE,
    TOKENS,
    State,
)


@rule
def deal(box: Box, state: State) -> None:
    """Set the table up from the options and the generator."""
    stack_deck(box, state)
    for cell in range(CELLS):
        state.market[cell] = draw_card(state)
    for seat in range(state.seats):
        state.stock[seat, INGENUITY] = 1
    state.phase = TAKE
    if state.seats == 1:
        state.stock[AUTOMATON, INGENUITY] = state.solo_ai_start_ingenuity
    if state.seats == 1 and state.solo_token_row == PLAYER_CHOICE:
        state.phase = CHOOSE_ROW
    else:
        lay_tokens(state)
    if state.seats > 1:
        state.seat = pick(state, state.seats)
    state.waiting = 1 << state.seat


@rule
def stack_deck(box: Box, state: State) -> None:
    """Shuffle each level and stack them, level 1 on top; the surplus stays in the box (§2.1)."""
    cards = state.place[1:]  # still empty: room to shuffle in
    top = cards_used(state.seats, 1) + cards_used(state.seats, 2) + cards_used(state.seats, 3)
    state.deck_size = top
    for level in range(1, 4):
        count = 0
        for card in range(1, CARDS + 1):
            if box.level[card] == level:
                cards[count] = card
                count += 1
        shuffle(state, cards, count)
        for index in range(cards_used(state.seats, level)):
            top -= 1
            state.deck[top] = cards[index]
    cards[:] = 0


@rule
def cards_used(seats: int, level: int) -> int:
    """How many cards of *level* are in the game; one player plays as two (§2.1)."""
    extra_players = max(seats - 2, 0)
    if level == 1:
        return 40 + 12 * extra_players
    if level == 2:
        return 24 + 12 * extra_players
    return 18 + 10 * extra_players


@rule
def tokens_used(seats: int) -> int:
    """How many civic tokens lie face up (§2.3)."""
    return 10 + 2 * max(seats - 2, 0)


@rule
def lay_tokens(state: State) -> None:
    """Draw the row of civic tokens at random (§2.3)."""
    tokens = state.holder[1:]  # still empty: room to shuffle in
    for index in range(TOKENS):
        tokens[index] = index + 1
    shuffle(state, tokens, TOKENS)
    for slot in range(tokens_used(state.seats)):
        state.row[slot] = tokens[slot]
    tokens[:] = 0


@rule
def shuffle(state: State, cards: Ints, count: int) -> None:
    """Shuffle the first *count* of *cards*."""
    for last in range(count - 1, 0, -1):
        other = pick(state, last + 1)
        card = cards[last]
        cards[last] = cards[other]
        cards[other] = card


@rule
def draw_card(state: State) -> int:
    """Take the top card of the deck."""
    state.deck_size -= 1
    card = int(state.deck[state.deck_size])
    state.deck[state.deck_size] = 0
    return card
