"""`@rule_of_thumb`: a rule that a bot has made up about a game."""

from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

from tricity import games
from tricity.engine.jit import rule

F = TypeVar("F", bound=Callable[..., Any])

GAMES = Path(games.__file__).parent


def rule_of_thumb(function: F) -> F:
    """Compile *function*; it is compiled anew when the rules of a game change."""
    return rule(function, GAMES)
