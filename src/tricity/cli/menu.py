"""The legal moves as a numbered list, and the answer somebody types."""

from collections.abc import Iterable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from itertools import groupby

from rich.markup import escape, render

from tricity.cli.draw import Drawing
from tricity.cli.draw.parts import Choice, Voice
from tricity.cli.screen import Screen
from tricity.engine.errors import NotationError
from tricity.engine.match import Match

MOST_DIGITS = 9  # nobody counts further


class Unclear(Exception):  # noqa: N818  a person is told and asked again
    """An answer that is no move now; says why."""


class Illegal(Unclear):
    """An answer that is a move, but no legal one."""

    def __init__(self, move: int) -> None:
        super().__init__()
        self.move = move


@dataclass(frozen=True)
class Item:
    """A move one may choose."""

    move: int
    words: str  # as in match files
    choice: Choice

    @property
    def meaning(self) -> str:
        """`take b2-b3: a pond and energy`."""
        short, detail = self.choice.short, self.choice.detail
        return f"{short}: {detail}" if detail else short


def menu(match: Match, seat: int, drawing: Drawing, voice: Voice) -> list[Item]:
    """The moves of *seat*, in the order of their groups."""
    view = match.game.view(match.box, match.state, seat)
    words = ((move, match.game.say(match.box, move)) for move in match.legal(seat))
    items = [Item(move, said, drawing.choice(view, said, voice)) for move, said in words]
    return sorted(items, key=lambda item: item.choice.rank)


def show(screen: Screen, items: Sequence[Item], voice: Voice) -> None:
    """Write the moves, each behind its number."""
    numbered = list(enumerate(items, start=1))
    groups = groupby(numbered, key=lambda entry: entry[1].choice.group)
    for key, entries in groups:
        _show_group(screen, list(entries), voice.say(key) if key else "")


def find(match: Match, items: Sequence[Item], answer: str, voice: Voice) -> Item:
    """The move that *answer* names: by its number, its words, or the end of its words."""
    if answer.isdecimal():
        return _numbered(items, answer, voice)
    said = " ".join(answer.casefold().split())
    for names in (_exact_names, _endings):
        found = [item for item in items if said in names(item)]
        if len(found) == 1:
            return found[0]
        if found:
            several = ", ".join(item.words for item in found)
            raise Unclear(voice.say("cli-answer-unclear", answer=escape(answer), several=several))
    raise _refusal(match, items, answer, voice)


def _show_group(screen: Screen, entries: Sequence[tuple[int, Item]], heading: str) -> None:
    if heading:
        screen.write(heading)
    if all(item.choice.brief for _, item in entries):
        width = len(str(entries[-1][0]))
        items = [f"[bold]{number:>{width}}[/] {item.choice.brief}" for number, item in entries]
        screen.columns(items)
    else:
        screen.listing([(f"[bold]{number}[/]", item.meaning) for number, item in entries])


def _numbered(items: Sequence[Item], digits: str, voice: Voice) -> Item:
    number = int(digits) if len(digits) <= MOST_DIGITS else 0
    if not 1 <= number <= len(items):
        raise Unclear(voice.say("cli-answer-number", number=digits, last=len(items)))
    return items[number - 1]


def _exact_names(item: Item) -> Iterable[str]:
    return item.words, render(item.choice.short).plain.casefold()


def _endings(item: Item) -> Iterable[str]:
    for name in _exact_names(item):
        words = name.split()
        yield from (" ".join(words[start:]) for start in range(1, len(words)))


def _refusal(match: Match, items: Sequence[Item], answer: str, voice: Voice) -> Unclear:
    verbs = dict.fromkeys(item.words.partition(" ")[0] for item in items)
    for words in (answer, *(f"{verb} {answer}" for verb in verbs)):
        with suppress(NotationError):
            return Illegal(match.game.read(match.box, words))
    return Unclear(voice.say("cli-answer-unknown", answer=escape(answer), last=len(items)))
