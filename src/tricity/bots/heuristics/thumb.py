"""`@rule_of_thumb`: a rule that a bot has made up about a game."""

from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import numpy as np
import numpy.typing as npt

from tricity import games
from tricity.engine.jit import rule

F = TypeVar("F", bound=Callable[..., Any])

Doubles = npt.NDArray[np.float64]

GAMES = Path(games.__file__).parent


def rule_of_thumb(function: F) -> F:
    """Compile *function*; it is compiled anew when the rules of a game change."""
    return rule(function, GAMES)
