"""What a seat did that may go with winning: what it built, and how it opened.

A game has a module of its own here, which reads what its public face tells; a game without one is
told by the words of its moves.
"""

from collections.abc import Callable, Iterator
from importlib import import_module
from importlib.util import find_spec
from typing import Any, NamedTuple

from tricity.engine.match import Match


class Feature(NamedTuple):
    """One thing of a kind, as in `building`, `villa`."""

    kind: str
    what: str


Reader = Callable[[Match, int], list[Feature]]


def features(match: Match) -> list[list[Feature]]:
    """For each seat of a finished *match*, the features it has, each once."""
    read = _reader(match.game.META.key)
    seats = range(int(match.state.seats))
    return [sorted(set(read(match, seat))) for seat in seats]


def words(match: Match, seat: int) -> list[str]:
    """The moves of *seat* as words."""
    return [match.game.say(match.box, move) for mover, move in match.moves if mover == seat]


def positions(match: Match) -> Iterator[Any]:
    """The positions of *match*, one after another in the same record."""
    state = match.at(0)
    yield state
    for seat, move in match.moves:
        match.game.play(match.box, state, seat, move)
        yield state


def played(match: Match, seat: int) -> list[Feature]:
    """The moves that *seat* played, and its first one."""
    moves = words(match, seat)
    return [Feature("first move", moves[0]), *(Feature("move", move) for move in moves)]


def _reader(key: str) -> Reader:
    name = f"{__name__}.{key}"
    return import_module(name).read if find_spec(name) else played
