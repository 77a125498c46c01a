"""Setting up the table (§1)."""

from tricity.engine.jit import rule, signed
from tricity.games.thecity.asking import ask_all
from tricity.games.thecity.box import Box
from tricity.games.thecity.piles import draw
from tricity.games.thecity.state import DEAL, DEALT, KINDS, State


@rule
def deal(box: Box, state: State) -> None:
    """Shuffle the deck and deal seven cards to each seat, which discards two (§1.1)."""
    for card in range(1, KINDS):
        state.deck[card] = box.copies[card]
    state.deck[box.architect] = 0
    for seat in range(signed(state.seats)):
        draw(state, state.hand[seat], DEALT)
    state.phase = DEAL
    ask_all(box, state)
