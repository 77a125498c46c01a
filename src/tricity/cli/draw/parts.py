"""What a drawing is made of, and how its words are found; strings are Rich markup."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from tricity.engine.errors import TricityError
from tricity.texts import Texts


@dataclass(frozen=True)
class Lines:
    """Lines of text."""

    lines: tuple[str, ...]


@dataclass(frozen=True)
class Rows:
    """A table; its first column names the row."""

    headings: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


@dataclass(frozen=True)
class Grid:
    """A square of places, each called by the letter of its column and the number of its row."""

    cells: tuple[tuple[tuple[str, ...], ...], ...]  # [row][column] lines


@dataclass(frozen=True)
class Columns:
    """Short items under a title, as many on a line as fit."""

    title: str
    items: tuple[str, ...]


Part = Lines | Rows | Grid | Columns


@dataclass(frozen=True)
class Choice:
    """A move in the menu: what to do, what it means, and under which heading it stands."""

    short: str
    detail: str = ""
    group: str = ""
    brief: str = ""  # for a group of which many fit on a line
    rank: int = 0  # groups of a low rank come first


@dataclass(frozen=True)
class Event:
    """A move that was made: what all saw before and after."""

    before: Any
    after: Any
    seat: int
    words: str


@dataclass(frozen=True)
class Voice:
    """Whoever reads the drawing out: language, names at the table, and what is printed on cards."""

    texts: Texts
    box: Any
    names: tuple[str, ...]  # of the seats, then of rivals without a seat
    is_plain: bool = False  # no short forms: there is room

    def say(self, key: str, **values: object) -> str:
        """The text called *key*."""
        return self.texts.say(key, **values)

    def name(self, key: str) -> str:
        """The text called *key*; a card of somebody's own edition is called by its key."""
        try:
            return self.texts.say(key)
        except TricityError:
            return key.split("-", 2)[-1].replace("-", " ").capitalize()

    def listed(self, things: Iterable[str]) -> str:
        """Things parted by commas, or the word for nothing."""
        return ", ".join(things) or self.nothing

    def counted(self, counts: Mapping[str, int]) -> str:
        """`2 house, 1 villa`, or the word for nothing."""
        return self.listed(f"{count} {thing}" for thing, count in counts.items())

    def tell(self, seat: int, done: str, detail: str = "") -> str:
        """`Ann took b2-b3: a pond`."""
        key = "cli-told-detail" if detail else "cli-told"
        values = {"detail": detail} if detail else {}
        return self.say(key, name=f"[bold]{self.names[seat]}[/]", done=done, **values)

    @cached_property
    def nothing(self) -> str:
        return self.say("cli-nothing")


def gained(before: Mapping[str, int], after: Mapping[str, int]) -> dict[str, int]:
    """What *after* has more of than *before*."""
    more = {key: count - before.get(key, 0) for key, count in after.items()}
    return {key: count for key, count in more.items() if count > 0}
