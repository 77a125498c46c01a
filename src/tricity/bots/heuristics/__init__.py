"""What makes a position or a move look good: the only knowledge that bots have of a game.

For each game there are two rules of thumb, in two modules:

- `value(box, state, seat) -> float`: how good the position looks to the seat, from 0 to 1, near the
  chance to win; at the end of a game it tells a clear result from a close one.
- `weigh(box, state, seat, mask, weights) -> float`: how likely each marked move is to be a good
  one, as weights above 0, and their sum; the weights of other moves may be anything. Behind the
  weights of all moves there is room for `NOTES` numbers that the rule wants to remember meanwhile.
"""

from collections.abc import Callable
from importlib import import_module
from typing import NamedTuple

from tricity.engine.errors import OptionError
from tricity.engine.game import Game

NOTES = 16
KNOWN = ("pointcity", "thecity", "microcity")


class Thumb(NamedTuple):
    """The rules of thumb of a game."""

    value: Callable[..., float]
    weigh: Callable[..., float]


def heuristics(game: Game) -> Thumb:
    """The rules of thumb for *game*."""
    key = game.META.key
    if key not in KNOWN:
        raise OptionError(f"no bot knows '{key}'; bots play {', '.join(KNOWN)}")
    positions, moves = (import_module(f"{__name__}.{name}") for name in (key, f"{key}_moves"))
    return Thumb(positions.value, moves.weigh)
