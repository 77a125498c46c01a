"""Positions as one line of text, moves as words."""

from functools import cache

from tricity.engine import notation
from tricity.engine.errors import NotationError
from tricity.games.pointcity.box import RESOURCE_NAMES, WILD, Box
from tricity.games.pointcity.moves import (
    DRAW,
    FLIP,
    MOVES,
    PAIR,
    PAIR_FIRST,
    PAIR_SECOND,
    PAY_WITH,
    SINGLE,
    TOKEN_MOVE,
)
from tricity.games.pointcity.state import CELLS, LAYOUT, TOKENS, State

STOCK_NAMES = (*RESOURCE_NAMES, *(f"double {name}" for name in RESOURCE_NAMES), WILD)


def write(state: State) -> str:
    """Write a position as one line; `parse` gives the same bytes back."""
    return notation.write(state)


def parse(text: str) -> State:
    """Read a position that `write` wrote, or that a person shortened."""
    state: State = notation.parse(LAYOUT, text)
    return state


def say(box: Box, move: int) -> str:  # noqa: ARG001  the words of this game need no card
    """A move as words.

    >>> [say(None, move) for move in (0, 16, 40, 57, 84, 89)]
    ['flip a1', 'take a1-b1', 'draw', 'token 1', 'pay double community', 'pay ingenuity']
    """
    return _words()[move]


def read(box: Box, text: str) -> int:  # noqa: ARG001
    """The move that *text* says.

    >>> read(None, "take b2-b3")
    33
    """
    words = " ".join(text.lower().split())
    if words not in _words():
        raise NotationError(
            f"'{text}' is no move of Point City; say 'flip c3', 'take b2-b3', 'draw', 'token 7', "
            "'pay energy', 'pay double energy' or 'pay ingenuity'"
        )
    return _words().index(words)


def cell_name(cell: int) -> str:
    """A cell as people call it: column letter and row number."""
    return "abcd"[cell % 4] + str(cell // 4 + 1)


@cache
def _words() -> tuple[str, ...]:
    cells = [cell_name(cell) for cell in range(CELLS)]
    words = [""] * MOVES
    words[FLIP:PAIR] = [f"flip {cell}" for cell in cells]
    pairs = zip(PAIR_FIRST, PAIR_SECOND, strict=True)
    words[PAIR:DRAW] = [f"take {cells[one]}-{cells[other]}" for one, other in pairs]
    words[DRAW] = "draw"
    words[SINGLE:TOKEN_MOVE] = [f"take {cell}" for cell in cells]
    words[TOKEN_MOVE:PAY_WITH] = [f"token {token}" for token in range(1, TOKENS + 1)]
    words[PAY_WITH:] = [f"pay {name}" for name in STOCK_NAMES]
    return tuple(words)
