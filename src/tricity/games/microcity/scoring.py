"""What a game is worth (§7)."""

from tricity.engine.jit import rule
from tricity.engine.record import Ints
from tricity.games.microcity.box import Box
from tricity.games.microcity.city import built_count
from tricity.games.microcity.state import A_THEN_B, SIDE_A, SIDE_B, State


@rule
def score(box: Box, state: State, seat: int) -> int:  # noqa: ARG001
    """Count the buildings; from side A to side B they add up (§7.4)."""
    count = built_count(state)
    if box.scenario[state.level] == A_THEN_B and state.side == SIDE_B:
        count += int(box.buildings[SIDE_A])
    return count


@rule
def ranking(box: Box, state: State, places: Ints) -> None:  # noqa: ARG001
    """First place, or second after a lost game."""
    places[0] = 2 if state.is_finished and not state.is_won else 1


@rule
def outcome(box: Box, state: State, seat: int) -> float:  # noqa: ARG001
    """1 for a won game, 0 for a lost one (§7)."""
    return float(state.is_won)
