"""Setting up the table (§2)."""

from tricity.engine.chance import pick
from tricity.engine.jit import rule
from tricity.games.microcity.box import Box
from tricity.games.microcity.state import (
    A_THEN_B,
    CHOOSE_START,
    MONEY,
    PLACES,
    PROJECTS,
    RANDOM,
    SIDE_A,
    START_MONEY,
    TOKENS,
    State,
)


@rule
def deal(box: Box, state: State) -> None:
    """Set the table up from the options and the generator."""
    lay_districts(state)
    state.pool = TOKENS
    state.stock[MONEY] = START_MONEY
    scenario = box.scenario[state.level]
    state.side = SIDE_A if scenario == A_THEN_B else scenario
    state.time_left = box.time[state.level]
    state.hand[1 : PROJECTS + 1] = 1
    state.phase = CHOOSE_START
    state.waiting = 1


@rule
def lay_districts(state: State) -> None:
    """Lay the district cards upright, side A up, at random or as in the first game (§2.1)."""
    for place in range(PLACES):
        state.district[place] = place + 1
    if state.layout == RANDOM:
        for last in range(PLACES - 1, 0, -1):
            other = pick(state, last + 1)
            card = state.district[last]
            state.district[last] = state.district[other]
            state.district[other] = card
