"""Positions as one line of text, moves as words (§9)."""

from functools import cache

from tricity.engine import notation
from tricity.engine.errors import NotationError
from tricity.games.microcity.box import TRACK_NAMES, Box
from tricity.games.microcity.moves import (
    BUILDING,
    CLEAR,
    CLEAR_WITH_DIE,
    CLEAR_WITH_MONEY,
    DIE,
    GIVE,
    LEAVE,
    MOVE,
    MOVES,
    PROJECT,
    SELL,
    SET,
    START,
    TAKE,
)
from tricity.games.microcity.state import AREAS, BUILDINGS, FACES, LAYOUT, PROJECTS, WIDTH, State

SINGLE_WORDS = (
    *("clear with money", "recover", "basic", "advanced", "planning"),
    *("invest", "invest with die", "skip"),
)


def write(state: State) -> str:
    """Write a position as one line; `parse` gives the same bytes back."""
    return notation.write(state)


def parse(text: str) -> State:
    """Read a position that `write` wrote, or that a person shortened."""
    state: State = notation.parse(LAYOUT, text)
    return state


def say(box: Box, move: int) -> str:  # noqa: ARG001  the words of this game need no card
    """A move as words.

    >>> [say(None, move) for move in (0, 31, 32, 48, 66, 77, 102)]
    ['start a1', 'move d4', 'clear a1', 'leave 1', 'clear with die 1', 'project 6', 'skip']
    """
    return _words()[move]


def read(box: Box, text: str) -> int:  # noqa: ARG001
    """The move that *text* says.

    >>> read(None, "Take  coal")
    78
    """
    words = " ".join(text.lower().split())
    if words not in _words():
        raise NotationError(
            f"'{text}' is no move of Microcity; say 'start b3', 'leave 4', 'set 5', 'die 4', "
            "'clear b2', 'clear with die 3', 'project 3', 'move c2', 'take coal', 'give coal', "
            f"'sell coal', 'building 2' or one of {', '.join(SINGLE_WORDS)}"
        )
    return _words().index(words)


def area_name(area: int) -> str:
    """An area as people call it: column letter and row number."""
    return "abcd"[area % WIDTH] + str(area // WIDTH + 1)


@cache
def _words() -> tuple[str, ...]:
    words = [""] * MOVES
    areas = [area_name(area) for area in range(AREAS)]
    for verb, first in (("start", START), ("move", MOVE), ("clear", CLEAR)):
        words[first : first + AREAS] = [f"{verb} {area}" for area in areas]
    faces = {"leave": LEAVE, "set": SET, "die": DIE, "clear with die": CLEAR_WITH_DIE}
    for verb, first in faces.items():
        words[first + 1 : first + FACES + 1] = _numbered(verb, FACES)
    words[PROJECT + 1 : PROJECT + PROJECTS + 1] = _numbered("project", PROJECTS)
    for verb, first in (("take", TAKE), ("give", GIVE), ("sell", SELL)):
        words[first + 1 : first + len(TRACK_NAMES)] = [f"{verb} {name}" for name in TRACK_NAMES[1:]]
    words[BUILDING + 1 : CLEAR_WITH_MONEY] = _numbered("building", BUILDINGS)
    words[CLEAR_WITH_MONEY:] = SINGLE_WORDS
    return tuple(words)


def _numbered(verb: str, count: int) -> list[str]:
    return [f"{verb} {number}" for number in range(1, count + 1)]
