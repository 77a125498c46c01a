"""What a city gains: resource cards, buildings, civic tokens."""

from tricity.engine.jit import rule
from tricity.games.pointcity.box import Box
from tricity.games.pointcity.state import ROW, TAKEN, State


@rule
def stock_up(box: Box, state: State, seat: int, card: int) -> None:
    """Put a resource card into the stock."""
    state.stock[seat, box.stock_kind[card]] += 1
    state.place[card] = TAKEN


@rule
def build(box: Box, state: State, seat: int, card: int) -> None:
    """Add a building to a city."""
    state.place[card] = seat + 1
    state.points[seat] += box.points[card]
    if box.produces[card]:
        state.production[seat, box.produces[card] - 1] += 1


@rule
def take_token(state: State, seat: int, token: int) -> None:
    """Take a civic token out of the row."""
    state.holder[token] = seat + 1
    for slot in range(ROW):
        if state.row[slot] == token:
            state.row[slot] = 0


@rule
def tokens_left(state: State) -> int:
    """Civic tokens that nobody has taken."""
    left = 0
    for slot in range(ROW):
        left += state.row[slot] > 0
    return left
