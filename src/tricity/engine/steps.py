"""One table driven from Python, decision by decision, as fast as Python can.

Numba takes over a record from Python in microseconds, but an array of bytes in a fraction of one.
So here both records travel as their bytes, and the compiled side looks at them as records again.
"""

from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np
import numpy.typing as npt

from tricity.engine.chance import WORD
from tricity.engine.game import Game, empty_table, options_in
from tricity.engine.jit import SUPPLIED, specialise
from tricity.engine.record import Ints, Mask

Bytes = npt.NDArray[np.uint8]

# Supplied by the game of each copy.
deal = legal = play = LAYOUT = BOX = SUPPLIED


class Steps:
    """A table of its own, set as *state* is.

    `mask` and `moves` hold the legal moves last asked for; `waiting` the seats that may decide now,
    one bit each: 0 when the game is over.
    """

    def __init__(self, game: Game, box: Any, state: Any) -> None:
        table = np.zeros(1, game.LAYOUT)
        table[0] = state
        self.state = table[0]
        self.waiting = int(state.waiting)
        self.mask = np.zeros(game.META.moves, np.uint8)
        self.moves = np.zeros(game.META.moves, np.int16)
        empty = empty_table(game, int(state.seats), options_in(game.META, state))
        self._empty = np.frombuffer(empty.tobytes(), np.uint8)
        self._seed = table["seed"][0]
        self.box = np.frombuffer(box.tobytes(), np.uint8)
        self.table: Bytes = table.view(np.uint8)  # the bytes of `state`
        self._deal, self._legal, self._play = _doors(game, box.dtype)

    def deal(self, seed: int) -> None:
        """Clear the table and deal anew, with the same seats and options."""
        self.table[:] = self._empty
        self._seed[:] = seed & WORD, seed >> 64
        self.waiting = self._deal(self.box, self.table)

    def lay(self, table: Bytes) -> None:
        """Lay the table as it was at another time, given as its bytes."""
        self.table[:] = table
        self.waiting = int(self.state.waiting)

    def legal(self, seat: int) -> int:
        """Mark the legal moves of *seat* in `mask`, list them first in `moves`, and count them."""
        return self._legal(self.box, self.table, seat, self.mask, self.moves)

    def play(self, seat: int, move: int) -> None:
        """Play one decision of a waiting seat."""
        self.waiting = self._play(self.box, self.table, seat, move)


@cache
def _doors(game: Game, box: np.dtype[Any]) -> tuple[Callable[..., int], ...]:
    return tuple(specialise(template, game, BOX=box) for template in (_deal, _legal, _play))


def _deal(box: Bytes, state: Bytes) -> int:
    """Template: `deal`, for records given as bytes; the seats that wait then."""
    record = state.view(LAYOUT)[0]
    deal(box.view(BOX)[0], record)
    return int(record.waiting)


def _legal(box: Bytes, state: Bytes, seat: int, mask: Mask, moves: Ints) -> int:
    """Template: `legal`, for records given as bytes; the moves are listed, too."""
    count = legal(box.view(BOX)[0], state.view(LAYOUT)[0], seat, mask)
    listed = 0
    for move in range(len(mask)):
        if mask[move]:
            moves[listed] = move
            listed += 1
    return int(count)


def _play(box: Bytes, state: Bytes, seat: int, move: int) -> int:
    """Template: `play`, for records given as bytes; the seats that wait then."""
    record = state.view(LAYOUT)[0]
    play(box.view(BOX)[0], record, seat, move)
    return int(record.waiting)
