"""What a guided first game is made of: lessons, what they point at, and the moves they ask for."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

# A number, or the key of a text; computed from what the student sees, never typed into a sentence.
Fact = int | str
Facts = Callable[[Any], Mapping[str, Fact]]

STUDENT = 0


def no_facts(_view: Any) -> Mapping[str, Fact]:
    return {}


@dataclass(frozen=True)
class Step:
    """A decision asked of the student: its moves, as in match files, and the spot they are made at.

    Some decisions are several moves, such as the cards that pay for a building. *then* are moves of
    the others that follow, such as `1 draw`.
    """

    moves: tuple[str, ...]
    spot: str
    then: tuple[str, ...] = ()


@dataclass(frozen=True)
class Lesson:
    """One card of speech. Without steps the student just reads on.

    *then* are moves of the others that are played when the lesson is over.
    """

    key: str
    spot: str
    steps: tuple[Step, ...] = ()
    then: tuple[str, ...] = ()
    facts: Facts = no_facts


@dataclass(frozen=True)
class Script:
    """A guided game on a fixed deal; the student has the first seat."""

    game: str
    seats: int
    seed: int
    lessons: tuple[Lesson, ...]
    options: Mapping[str, str] = field(default_factory=dict)


def do(moves: str, spot: str, *then: str) -> Step:
    """A step; several moves are parted by commas."""
    return Step(tuple(words.strip() for words in moves.split(",")), spot, then)
