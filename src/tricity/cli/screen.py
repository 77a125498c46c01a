"""The screen and the keyboard: plain lines out, one line in, patience when something takes long."""

import os
import re
import sys
import threading
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Generic, TypeVar

from rich import box
from rich.cells import cell_len
from rich.console import Console, RenderableType
from rich.markup import render
from rich.table import Table

from tricity.cli.draw.parts import Columns, Grid, Lines, Part, Rows
from tricity.texts import Texts, language_from_environment, texts

T = TypeVar("T")

SOON = 0.6  # seconds that anything may take without a word
WIDEST = 120
COLUMNS = "abcd"
FONTS = re.compile(r"@font-face \{.*?\}\s*", re.DOTALL)  # a reader would have to fetch them


class Closed(Exception):  # noqa: N818  nothing is wrong
    """The input has ended."""


class Screen:
    """Where a session is read and written."""

    def __init__(self, language: str | None, *, is_plain: bool = False, picture: str = "") -> None:
        self.texts: Texts = texts(language or language_from_environment())
        self.is_interactive = sys.stdin.isatty()
        if self.is_interactive:
            _edit_lines()
        self.picture = picture
        self.console = _console(is_drawn=bool(picture))
        self.is_plain = is_plain or not self.console.is_terminal or self.console.is_dumb_terminal
        self.console.width = min(self.console.width, WIDEST)

    def say(self, key: str, **values: object) -> None:
        """Say the text called *key*."""
        self.write(self.texts.say(key, **values))

    def write(self, *things: RenderableType) -> None:
        """Write things, each from a new line; without the blanks that would only fill a line."""
        if not things:
            return
        if not self.is_plain:
            self.console.print(*things, sep="\n")
            return
        with self.console.capture() as captured:
            self.console.print(*things, sep="\n")
        for line in captured.get().splitlines():
            self.console.out(line.rstrip(), highlight=False)

    def show(self, parts: list[Part]) -> None:
        """Show a drawing."""
        for part in parts:
            if isinstance(part, Lines):
                self.write(*part.lines)
            elif isinstance(part, Columns):
                self.write(part.title)
                self.columns(list(part.items))
            elif self.is_plain:
                self.write(*_plain_lines(part))
            else:
                self.write(_table(part, self.console.width))

    def listing(self, items: list[tuple[str, str]]) -> None:
        """Write items one below the other, each behind its mark; long ones keep their indent."""
        grid = Table.grid(padding=(0, 2, 0, 0))
        grid.add_column(justify="right", no_wrap=True)
        grid.add_column()
        for mark, words in items:
            grid.add_row(mark, words)
        self.write(grid)

    def columns(self, items: list[str]) -> None:
        """Write short items, as many on a line as fit."""
        widest = max(cell_len(render(item).plain) for item in items)
        count = max(1, (self.console.width + 2) // (widest + 2))
        grid = Table.grid(padding=(0, 2, 0, 0), pad_edge=False)
        for start in range(0, len(items), count):
            grid.add_row(*items[start : start + count])
        self.write(grid)

    def ask(self, prompt: str) -> str:
        """Read one line; what comes through a pipe is shown, so that the lines tell the session."""
        try:
            line = input(prompt) if self.is_interactive else _next_line()
        except EOFError:
            self.console.out()
            raise Closed from None
        if not self.is_interactive:
            self.console.out(prompt + line, highlight=False)
        return line.strip()

    def patiently(self, work: Callable[[], T], sentence: str) -> T:
        """Do something that may take long; after a moment say *sentence*, and until it is done."""
        errand = _Errand(work)
        if errand.is_done(SOON):
            return errand.result()
        if self.is_plain or self.picture:
            self.write(*([] if self.picture else [sentence]))
            errand.is_done(None)
        else:
            with self.console.status(sentence):
                errand.is_done(None)
        return errand.result()

    def draw_picture(self, title: str) -> None:
        """Draw what was written as a picture, if one is wanted."""
        if self.picture:
            svg = self.console.export_svg(title=title)
            Path(self.picture).write_text(FONTS.sub("", svg), "utf-8")


class _Errand(Generic[T]):
    """Work on a thread of its own, which dies with the program."""

    def __init__(self, work: Callable[[], T]) -> None:
        self.work = work
        self.answer: list[T] = []
        self.error: BaseException | None = None
        self.thread = threading.Thread(target=self._run, daemon=True)
        self.thread.start()

    def _run(self) -> None:
        try:
            self.answer.append(self.work())
        except BaseException as error:  # raised again by `result`
            self.error = error

    def is_done(self, seconds: float | None) -> bool:
        self.thread.join(seconds)
        return not self.thread.is_alive()

    def result(self) -> T:
        if self.error is not None:
            raise self.error
        return self.answer[0]


def _console(*, is_drawn: bool) -> Console:
    for stream in (sys.stdin, sys.stdout):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    forced = True if is_drawn else None
    return Console(
        highlight=False,
        emoji=False,
        record=is_drawn,
        force_terminal=forced,
        color_system="truecolor" if is_drawn else "auto",
    )


def _edit_lines() -> None:
    """Let people edit what they type and find it again with the arrow keys, where that is known."""
    with suppress(ImportError):
        import readline  # noqa: F401  `input` uses it


def _next_line() -> str:
    line = sys.stdin.readline()
    if not line:
        raise EOFError
    return line.rstrip("\r\n")


def _plain_lines(part: Rows | Grid) -> list[str]:
    if isinstance(part, Grid):
        return [
            f"{COLUMNS[column]}{row}: {', '.join(lines)}"
            for row, cells in enumerate(part.cells, start=1)
            for column, lines in enumerate(cells)
        ]
    return [f"{row[0]}: {_described(part.headings[1:], row[1:])}" for row in part.rows]


def _described(headings: tuple[str, ...], cells: tuple[str, ...]) -> str:
    return "; ".join(f"{heading} {cell}" for heading, cell in zip(headings, cells, strict=True))


def _table(part: Rows | Grid, width: int) -> Table:
    return _grid(part, width) if isinstance(part, Grid) else _rows(part)


def _rows(part: Rows) -> Table:
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, padding=(0, 1, 0, 0), show_edge=False)
    for number, heading in enumerate(part.headings):
        words = " ".join([heading, *(render(row[number]).plain for row in part.rows)]).split()
        table.add_column(heading, min_width=max(map(cell_len, words)))
    for row in part.rows:
        table.add_row(*row)
    return table


def _grid(part: Grid, width: int) -> Table:
    """A square with equal columns, as wide as the screen allows."""
    table = Table(box=box.SQUARE, show_lines=True, padding=(0, 0, 0, 1), pad_edge=False)
    table.add_column("", width=1)
    columns = len(part.cells[0])
    for letter in COLUMNS[:columns]:
        table.add_column(letter, width=min(24, (width - 3 - 2 * columns) // columns))
    for row, cells in enumerate(part.cells, start=1):
        table.add_row(str(row), *("\n".join(lines) for lines in cells))
    return table


def tilde(path: Path) -> str:
    """A path as people write it: the home folder is `~`."""
    home = os.path.expanduser("~")
    text = str(path)
    return "~" + text[len(home) :] if text.startswith(home + os.sep) else text
