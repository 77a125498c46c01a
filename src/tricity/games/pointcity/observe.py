"""What one seat knows as a vector, for learning."""

from tricity.engine.jit import rule
from tricity.engine.record import Floats
from tricity.games.pointcity.box import Box
from tricity.games.pointcity.scoring import score
from tricity.games.pointcity.state import (
    CELLS,
    RESOURCES,
    ROW,
    SEATS,
    STOCK,
    TOKENS,
    TURNS_EACH,
    State,
)

CELL_FEATURES = STOCK + 3 + 2 * RESOURCES
SEAT_FEATURES = STOCK + RESOURCES + TOKENS + 2
TURN_FEATURES = 9 + RESOURCES
OBSERVATION = CELLS * CELL_FEATURES + SEATS * SEAT_FEATURES + TOKENS + STOCK + TURN_FEATURES


@rule
def observe(box: Box, state: State, seat: int, out: Floats) -> None:
    """Fill *out* with what *seat* knows, itself first, the others in order of play."""
    out[:] = 0
    at = 0
    for cell in range(CELLS):
        observe_cell(box, state, cell, out[at : at + CELL_FEATURES])
        at += CELL_FEATURES
    for index in range(SEATS):
        other = (seat + index) % state.seats if index < state.seats > seat else index
        observe_seat(box, state, other, out[at : at + SEAT_FEATURES])
        at += SEAT_FEATURES
    for slot in range(ROW):
        if state.row[slot]:
            out[at + state.row[slot] - 1] = 1
    at += TOKENS
    if state.deck_size:
        out[at + box.stock_kind[state.deck[state.deck_size - 1]]] = 1
    at += STOCK
    observe_turn(box, state, seat, out[at:])


@rule
def observe_cell(box: Box, state: State, cell: int, out: Floats) -> None:
    """One market card: its resource side, or what its building costs and gives."""
    card = state.market[cell]
    if card == 0:
        return
    if not state.shows_building[cell]:
        out[box.stock_kind[card]] = 1
        return
    out[STOCK] = 1
    out[STOCK + 1] = box.points[card] / 5
    out[STOCK + 2] = box.is_civic[card]
    for resource in range(RESOURCES):
        out[STOCK + 3 + resource] = box.produces[card] == resource + 1
        out[STOCK + 8 + resource] = box.cost[card, resource] / 3


@rule
def observe_seat(box: Box, state: State, seat: int, out: Floats) -> None:
    """One seat's stock, production, tokens and score."""
    for kind in range(STOCK):
        out[kind] = state.stock[seat, kind] / 4
    for resource in range(RESOURCES):
        out[STOCK + resource] = state.production[seat, resource] / 4
    for token in range(1, TOKENS + 1):
        out[STOCK + RESOURCES + token - 1] = state.holder[token] == seat + 1
    out[SEAT_FEATURES - 2] = score(box, state, seat) / 50
    out[SEAT_FEATURES - 1] = seat < state.seats


@rule
def observe_turn(box: Box, state: State, seat: int, out: Floats) -> None:
    """Where the turn stands: phase, what is owed, how far the game is."""
    out[state.phase] = 1
    out[4] = state.has_flipped
    out[5] = state.seat == seat
    out[6] = state.turn / (TURNS_EACH * max(2, state.seats))
    out[7] = state.paying / RESOURCES
    out[8] = state.tokens_due
    for resource in range(RESOURCES):
        owed = box.cost[state.bought[0], resource] + box.cost[state.bought[1], resource]
        out[9 + resource] = owed / 5
