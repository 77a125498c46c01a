"""What every game offers: the contract that bots, matches, envs, server and tests rely on.

A game is a module with these names (`Game`); generic code uses nothing else of it.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Protocol

import numpy as np

from tricity.engine.chance import sow
from tricity.engine.errors import OptionError
from tricity.engine.record import Floats, Head, Ints, Mask, blank

SPECTATOR = 8  # a seat number above every game's seats: it sees what is public
EVERYBODY = 9  # for `redeal`: keep what all seats together know, deal the rest anew


@dataclass(frozen=True)
class Option:
    """One switch of the rules; the first choice is the default."""

    key: str
    choices: tuple[str, ...]

    @property
    def default(self) -> str:
        return self.choices[0]


@dataclass(frozen=True)
class Meta:
    """What is written on the side of the box."""

    key: str
    name: str
    min_seats: int
    max_seats: int
    moves: int  # moves are numbered 0..moves-1
    observation: int  # length of the vector that `observe` fills
    rules_version: int
    is_open: bool = False  # every seat and spectator sees the same
    options: tuple[Option, ...] = ()
    presets: Mapping[str, Mapping[str, str]] = field(default_factory=dict)


@dataclass(frozen=True)
class Line:
    """One line of a score: *amount* points for *what* (a key the texts know), *times* each."""

    what: str
    amount: int
    times: int = 1

    @property
    def points(self) -> int:
        return self.amount * self.times


@dataclass(frozen=True)
class Reason:
    """Why a move is not legal: a *key* that the texts know (`why-too-dear`), the rule's section.

    The *values* of the sentence are numbers, keys of texts, or several of these.
    """

    key: str
    section: str  # `4.2` of the game's rules page
    values: Mapping[str, int | str | tuple[str, ...]] = field(default_factory=dict)


class Game(Protocol):
    """The public face of a game's module."""

    META: Meta
    LAYOUT: np.dtype[Any]

    @property
    def State(self) -> type[Head]: ...  # noqa: N802 - a class

    def __hash__(self) -> int: ...

    def load_box(self, folder: Path | None = None) -> Any: ...

    # rules: compiled, called millions of times
    def deal(self, box: Any, state: Any) -> None: ...
    def legal(self, box: Any, state: Any, seat: int, mask: Mask) -> int: ...
    def play(self, box: Any, state: Any, seat: int, move: int) -> None: ...
    def score(self, box: Any, state: Any, seat: int) -> int: ...
    def ranking(self, box: Any, state: Any, places: Ints) -> None: ...
    def outcome(self, box: Any, state: Any, seat: int) -> float: ...
    def observe(self, box: Any, state: Any, seat: int, out: Floats) -> None: ...
    def redeal(self, box: Any, state: Any, seat: int, chance: Any) -> None: ...

    # for people: plain Python
    def components(self, box: Any) -> Any: ...
    def view(self, box: Any, state: Any, seat: int) -> Any: ...
    def explain(self, box: Any, state: Any, seat: int) -> Sequence[Line]: ...
    def section(self, box: Any, state: Any, seat: int) -> str: ...
    def why(self, box: Any, state: Any, seat: int, move: int) -> Reason | None: ...
    def write(self, state: Any) -> str: ...
    def parse(self, text: str) -> Any: ...
    def say(self, box: Any, move: int) -> str: ...
    def read(self, box: Any, text: str) -> int: ...


def new_game(
    game: Game, box: Any, seats: int, seed: int, options: Mapping[str, str] | None = None
) -> Any:
    """Set up a table: *seats* people, the deal of *seed*, the chosen *options*."""
    state = empty_table(game, seats, options)
    sow(state, seed)
    game.deal(box, state)
    return state


def empty_table(game: Game, seats: int, options: Mapping[str, str] | None = None) -> Any:
    """A table before the deal: *seats* people and the chosen *options*."""
    meta = game.META
    if not meta.min_seats <= seats <= meta.max_seats:
        wanted = f"{meta.min_seats} to {meta.max_seats}" if meta.max_seats > 1 else "just 1"
        raise OptionError(f"{meta.name} cannot seat {seats}; it seats {wanted}")
    state = blank(game.LAYOUT)
    state.seats = seats
    for key, choice in chosen(meta, options or {}).items():
        state[key] = option_of(meta, key).choices.index(choice)
    return state


def chosen(meta: Meta, options: Mapping[str, str]) -> dict[str, str]:
    """Every option of a game with its choice: the given ones, else the defaults."""
    for key, choice in options.items():
        allowed = option_of(meta, key).choices
        if choice not in allowed:
            raise OptionError(f"{key} cannot be '{choice}'; choose one of {', '.join(allowed)}")
    return {option.key: options.get(option.key, option.default) for option in meta.options}


def preset(meta: Meta, name: str) -> Mapping[str, str]:
    """The options of an edition."""
    if name not in meta.presets:
        known = ", ".join(meta.presets) or "none"
        raise OptionError(f"{meta.name} has no preset '{name}'; it has {known}")
    return meta.presets[name]


def option_of(meta: Meta, key: str) -> Option:
    """The option called *key*."""
    for option in meta.options:
        if option.key == key:
            return option
    known = ", ".join(option.key for option in meta.options) or "none"
    raise OptionError(f"{meta.name} has no option '{key}'; it has {known}")


def options_in(meta: Meta, state: Any) -> dict[str, str]:
    """The options that *state* is played with."""
    return {option.key: option.choices[int(state[option.key])] for option in meta.options}


def waiting_seats(state: Any) -> list[int]:
    """The seats that may decide now."""
    return [seat for seat in range(int(state.seats)) if int(state.waiting) >> seat & 1]
