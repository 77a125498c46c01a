"""On your turn: flip, take, pay, choose tokens, refill (§3)."""

from tricity.engine.jit import rule, signed
from tricity.engine.record import Mask
from tricity.games.pointcity.automaton import automaton_turn
from tricity.games.pointcity.box import Box
from tricity.games.pointcity.city import build, stock_up, take_token, tokens_left
from tricity.games.pointcity.moves import (
    DRAW,
    FLIP,
    MOVES,
    PAIR,
    PAIR_FIRST,
    PAIR_SECOND,
    PAIRS,
    PAY_WITH,
    SINGLE,
    TOKEN_MOVE,
)
from tricity.games.pointcity.payment import (
    OFFERS_DOUBLE,
    OFFERS_INGENUITY,
    OFFERS_SINGLE,
    can_pay,
    can_pay_exactly,
    may_double_anything,
    offers,
    purse,
    settle,
    spend,
)
from tricity.games.pointcity.setup import draw_card, tokens_used
from tricity.games.pointcity.state import (
    CELLS,
    CHOOSE_ROW,
    DOUBLE,
    FORBIDDEN,
    INGENUITY,
    PAY,
    RESOURCES,
    ROW,
    TAKE,
    TAKE_ONE_LEGAL_CARD,
    TOKEN,
    TOKENS,
    TURNS_EACH,
    State,
)


@rule
def play(box: Box, state: State, seat: int, move: int) -> None:
    """One decision of *seat*, with everything that follows from it."""
    state.ply += 1
    if state.phase == CHOOSE_ROW:
        add_to_row(state, move - TOKEN_MOVE + 1)
    elif state.phase == PAY:
        spend(state, move - PAY_WITH)
        pay(box, state)
    elif state.phase == TOKEN:
        take_token(state, seat, move - TOKEN_MOVE + 1)
        state.tokens_due -= 1
        give_tokens(box, state)
    elif move < PAIR:
        flip(state, move - FLIP)
    else:
        take(box, state, move)


@rule
def add_to_row(state: State, token: int) -> None:
    """Lay the next civic token of the solo row (§6.1)."""
    slot = 0
    while state.row[slot]:
        slot += 1
    state.row[slot] = token
    if slot + 1 == tokens_used(state.seats):
        state.phase = TAKE


@rule
def flip(state: State, cell: int) -> None:
    """Turn a card of an all-resource line to its building side (§3.1)."""
    state.shows_building[cell] = 1
    state.has_flipped = 1


@rule
def take(box: Box, state: State, move: int) -> None:
    """Take two adjacent cards, the top two of the deck, or the one card left (§3.2, R8)."""
    if move == DRAW:
        stock_up(box, state, state.seat, draw_card(state))
        stock_up(box, state, state.seat, draw_card(state))
    elif move < DRAW:
        take_cell(box, state, PAIR_FIRST[move - PAIR])
        take_cell(box, state, PAIR_SECOND[move - PAIR])
    else:
        take_cell(box, state, move - SINGLE)
    state.paying = 0
    pay(box, state)


@rule
def take_cell(box: Box, state: State, cell: int) -> None:
    """Take a market card with the side it shows; buildings wait for payment."""
    card = state.market[cell]
    state.market[cell] = 0
    if not state.shows_building[cell]:
        stock_up(box, state, state.seat, card)
    elif state.bought[0]:
        state.bought[1] = card
    else:
        state.bought[0] = card


@rule
def pay(box: Box, state: State) -> None:
    """Pay for the buildings taken; ask where there is a choice (§3.3)."""
    if state.bought[0]:
        settle(box, state)
        if state.paying < RESOURCES:
            state.phase = PAY
            return
        for index in range(2):
            if state.bought[index]:
                build(box, state, state.seat, state.bought[index])
                state.tokens_due += box.is_civic[state.bought[index]]
                state.bought[index] = 0
    state.paying = 0
    give_tokens(box, state)


@rule
def give_tokens(box: Box, state: State) -> None:
    """One civic token for each civic building just built; no choice, no question (§3.4)."""
    if state.tokens_due and state.tokens_due >= tokens_left(state):
        for slot in range(ROW):
            if state.row[slot]:
                take_token(state, state.seat, state.row[slot])
        state.tokens_due = 0
    if state.tokens_due:
        state.phase = TOKEN
    else:
        end_turn(box, state)


@rule
def end_turn(box: Box, state: State) -> None:
    """Refill, let the automaton play in solo, and pass the turn on (§3.5, §5.1)."""
    refill(state)
    state.turn += 1
    state.has_flipped = 0
    if state.seats == 1:
        automaton_turn(box, state)
        refill(state)
        state.turn += 1
    else:
        state.seat = (state.seat + 1) % state.seats
    state.phase = TAKE
    state.waiting = 1 << state.seat
    if state.turn < turns(state) and not can_take(box, state):
        state.turn += 1  # the last one, passed
    if state.turn == turns(state):
        state.is_finished = 1
        state.waiting = 0


@rule
def turns(state: State) -> int:
    """How many turns a game has (§5.1)."""
    return TURNS_EACH * max(2, state.seats)


@rule
def refill(state: State) -> None:
    """Fill the gaps in reading order, each with the side that did not lie there (§3.5)."""
    for cell in range(CELLS):
        if state.market[cell] == 0:
            if state.deck_size > 0:
                state.market[cell] = draw_card(state)
                state.shows_building[cell] = 1 - state.shows_building[cell]
            else:
                state.shows_building[cell] = 0


@rule
def can_take(box: Box, state: State) -> bool:
    """Whether the seat to move can take anything; false only on the last turn (R8)."""
    if state.deck_size > 0:
        return True
    wealth = purse(state, state.seat)
    takes = 0
    for pair in range(PAIRS):
        takes += can_take_cells(box, state, wealth, PAIR_FIRST[pair], PAIR_SECOND[pair])
    if state.no_legal_move_on_last_turn == TAKE_ONE_LEGAL_CARD:
        for cell in range(CELLS):
            takes += can_take_cells(box, state, wealth, cell, cell)
    return takes > 0


@rule
def can_take_cells(box: Box, state: State, wealth: int, one: int, other: int) -> bool:
    """Whether a seat of this *wealth* can take two market cards, or one (the same cell twice)."""
    is_pair = one != other
    first = state.market[one] * state.shows_building[one]
    second = state.market[other] * state.shows_building[other] * is_pair
    resource_card, other_resource = (
        state.market[one] - first,
        state.market[other] * is_pair - second,
    )
    if may_double_anything(state):
        wealth += signed(box.brings[resource_card]) + signed(box.brings[other_resource])
        payable = can_pay(signed(box.price[first]) + signed(box.price[second]), wealth)
    else:
        payable = can_pay_exactly(box, state, first, second, max(resource_card, other_resource))
    return payable and has_tokens_for(box, state, first, second)


@rule
def has_tokens_for(box: Box, state: State, first: int, second: int) -> bool:
    """Whether civic buildings would find a token, where they need one (R6)."""
    civic = box.is_civic[first] + box.is_civic[second]
    return civic == 0 or state.civic_without_tokens != FORBIDDEN or civic <= tokens_left(state)


@rule
def legal(box: Box, state: State, seat: int, mask: Mask) -> int:
    """Mark the legal moves of *seat* and count them."""
    for move in range(MOVES):
        mask[move] = 0
    if not (state.waiting >> seat) & 1:
        return 0
    if state.phase == TAKE:
        return mark_takes(box, state, mask) + mark_flips(state, mask)
    if state.phase == PAY:
        return mark_payments(box, state, mask)
    return mark_tokens(state, mask)


@rule
def mark_takes(box: Box, state: State, mask: Mask) -> int:
    """Mark the pairs, the deck, and single cards where nothing else is left (§3.2, R8)."""
    wealth = purse(state, state.seat)
    if may_double_anything(state) and state.civic_without_tokens != FORBIDDEN:
        count = mark_pairs_by_purse(box, state, wealth, mask)
    else:
        count = mark_pairs(box, state, wealth, mask)
    if state.deck_size >= 2:
        mask[DRAW] = 1
        count += 1
    if count == 0:
        for cell in range(CELLS):
            if can_take_cells(box, state, wealth, cell, cell):
                mask[SINGLE + cell] = 1
                count += 1
    return count


@rule
def mark_pairs(box: Box, state: State, wealth: int, mask: Mask) -> int:
    """Mark the adjacent pairs, under any options (§3.2)."""
    count = 0
    for pair in range(PAIRS):
        if can_take_cells(box, state, wealth, PAIR_FIRST[pair], PAIR_SECOND[pair]):
            mask[PAIR + pair] = 1
            count += 1
    return count


@rule
def mark_pairs_by_purse(box: Box, state: State, wealth: int, mask: Mask) -> int:
    """The same, quicker, where the purse alone decides: row by row, then column by column."""
    count = 0
    for line in range(8):
        is_row = line < 4
        step = 1 if is_row else 4
        cell = 4 * line if is_row else line - 4
        pair = 3 * line if is_row else 8 + line
        price, brings = 0, 0
        for place in range(4):
            card, is_building = state.market[cell], signed(state.shows_building[cell])
            next_price = signed(box.price[card]) * is_building
            next_brings = signed(box.brings[card]) * (1 - is_building)
            if place:
                can_take_both = can_pay(price + next_price, wealth + brings + next_brings)
                mask[PAIR + pair] = can_take_both
                count += can_take_both
                pair += step
            cell += step
            price, brings = next_price, next_brings
    return count


@rule
def mark_flips(state: State, mask: Mask) -> int:
    """Mark the cards that lie in a row or column of resource sides only (§3.1)."""
    if state.has_flipped:
        return 0
    buildings = 0
    for cell in range(CELLS):
        buildings |= int(state.shows_building[cell]) << cell
    count = 0
    for cell in range(CELLS):
        row, column = 0xF << (cell & 12), 0x1111 << (cell & 3)
        if (buildings & row) == 0 or (buildings & column) == 0:
            mask[FLIP + cell] = 1
            count += 1
    return count


@rule
def mark_payments(box: Box, state: State, mask: Mask) -> int:
    """Mark the resource cards that may be spent next (§4.4)."""
    offered = offers(box, state)
    count = 0
    if offered & OFFERS_DOUBLE:
        mask[PAY_WITH + state.paying + DOUBLE] = 1
        count += 1
    if offered & OFFERS_SINGLE:
        mask[PAY_WITH + state.paying] = 1
        count += 1
    if offered & OFFERS_INGENUITY:
        mask[PAY_WITH + INGENUITY] = 1
        count += 1
    return count


@rule
def mark_tokens(state: State, mask: Mask) -> int:
    """Mark the civic tokens to choose from: the row, or while laying it the others."""
    wanted = state.phase == TOKEN
    count = 0
    for token in range(1, TOKENS + 1):
        is_in_row = False
        for slot in range(ROW):
            is_in_row |= state.row[slot] == token
        if is_in_row == wanted:
            mask[TOKEN_MOVE + token - 1] = 1
            count += 1
    return count
