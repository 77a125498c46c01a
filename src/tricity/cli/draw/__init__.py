"""How each game looks in a terminal: drawn from what a seat sees, never from the record."""

from importlib import import_module
from typing import Any, Protocol, cast

from tricity.cli.draw.parts import Choice, Event, Part, Voice


class Drawing(Protocol):
    """The public face of a game's drawing; *view* is what `Game.view` gave."""

    def position(self, view: Any, voice: Voice) -> list[Part]:
        """The whole table."""

    def reminder(self, view: Any, voice: Voice) -> list[str]:
        """What one needs to know for the next decision of the same scene."""

    def question(self, view: Any, voice: Voice) -> str:
        """What the seat is asked."""

    def scene(self, view: Any) -> object:
        """A value that changes when the whole table is worth showing again."""

    def choice(self, view: Any, words: str, voice: Voice) -> Choice:
        """What the move called *words* means."""

    def told(self, event: Event, voice: Voice) -> list[str]:
        """What all may know of a move that was made."""

    def rivals(self, view: Any) -> tuple[str, ...]:
        """Text keys of those at the table who have no seat of their own."""

    def ending(self, view: Any, voice: Voice) -> str:
        """How the game ended, if the ranking does not say it."""


def drawing(key: str) -> Drawing:
    """The drawing of the game called *key*."""
    return cast(Drawing, import_module(f"{__name__}.{key}"))
