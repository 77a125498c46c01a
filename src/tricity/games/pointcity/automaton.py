"""The automaton's turn in the solo game (§6.2)."""

from tricity.engine.jit import rule
from tricity.games.pointcity.box import Box
from tricity.games.pointcity.city import build, stock_up, take_token
from tricity.games.pointcity.state import AUTOMATON, CELLS, ROW, State


@rule
def automaton_turn(box: Box, state: State) -> None:
    """Take the card where the markers cross and the one below it, the top one from the bottom."""
    cell = marked_cell(state)
    automaton_takes(box, state, cell)
    automaton_takes(box, state, cell_below(cell))


@rule
def marked_cell(state: State) -> int:
    """Where the marked column and the marked row cross; both move on after each turn."""
    step = int(state.turn) // 2
    return 4 * ((1 + step) % 4) + step % 4


@rule
def cell_below(cell: int) -> int:
    """The next cell of the same column, the top one after the bottom one (R16)."""
    return (cell + 4) % CELLS


@rule
def automaton_takes(box: Box, state: State, cell: int) -> None:
    """Take a card for nothing; a civic building brings the leftmost token, if there is one."""
    card = state.market[cell]
    state.market[cell] = 0
    if not state.shows_building[cell]:
        stock_up(box, state, AUTOMATON, card)
        return
    build(box, state, AUTOMATON, card)
    if box.is_civic[card]:
        for slot in range(ROW):
            if state.row[slot]:
                take_token(state, AUTOMATON, state.row[slot])
                return
