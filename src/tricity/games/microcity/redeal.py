"""A fair guess at what nobody can know: here only the dice to come."""

from typing import Any

from tricity.engine.chance import resow
from tricity.engine.jit import rule
from tricity.games.microcity.box import Box
from tricity.games.microcity.state import State


@rule
def redeal(box: Box, state: State, seat: int, chance: Any) -> None:  # noqa: ARG001
    """Replace the generator; everything else lies open."""
    resow(state, chance)
