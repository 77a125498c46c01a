"""A seat at the terminal for tests: by a pipe in this process, or at a real pseudo-terminal."""

import contextlib
import io
import os
import re
import sys
from dataclasses import dataclass
from random import Random
from typing import Any
from unittest import mock

import pexpect  # type: ignore[import-untyped]

from tricity import cli

ESCAPES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")
NUMBERS = re.compile(r"(?:^|  )\s*(\d+) ", re.MULTILINE)
PROMPT = r"> $"
LIMIT = 120  # seconds; a cold machine compiles a game first


@dataclass(frozen=True)
class Said:
    """What a command wrote, and how it ended."""

    out: str
    err: str
    code: int

    @property
    def lines(self) -> list[str]:
        return self.out.splitlines()


def tricity(*words: str, typed: str = "") -> Said:
    """Run a command in this process; *typed* comes through a pipe."""
    out, err, code = io.StringIO(), io.StringIO(), 0
    with (
        mock.patch.object(sys, "argv", ["tricity", *words]),
        mock.patch.object(sys, "stdin", io.StringIO(typed)),
        contextlib.redirect_stdout(out),
        contextlib.redirect_stderr(err),
    ):
        try:
            cli.main()
        except SystemExit as end:
            code = int(end.code or 0)
    return Said(out.getvalue(), err.getvalue(), code)


class Terminal:
    """A command at a pseudo-terminal of 80 columns."""

    def __init__(self, *words: str, **environment: str) -> None:
        self.child: Any = pexpect.spawn(
            sys.executable,
            ["-m", "tricity", *words],
            env={**os.environ, "TERM": "xterm-256color", "LINES": "50", **environment},
            dimensions=(50, 80),
            encoding="utf-8",
            timeout=LIMIT,
        )
        self.raw = ""

    def wait(self, pattern: str = PROMPT) -> str:
        """What is written until *pattern*, or until the end."""
        self.child.expect([pattern, pexpect.EOF])
        end = self.child.after if isinstance(self.child.after, str) else ""
        self.raw += self.child.before + end
        return plain(self.child.before + end)

    def type(self, line: str, pattern: str = PROMPT) -> str:
        """Type a line, and give what is written then."""
        self.child.sendline(line)
        return self.wait(pattern)

    def interrupt(self) -> str:
        """Press Ctrl-C."""
        self.child.sendintr()
        return self.wait("never")

    @property
    def code(self) -> int:
        self.child.close()
        return int(self.child.exitstatus)

    def play_out(self, rng: Random) -> str:
        """Answer every question with one of its numbers; give what was written last."""
        text = self.wait()
        while self.child.isalive() and text.endswith("> "):
            numbers = [int(number) for number in NUMBERS.findall(text[text.rfind("\n\n") :])]
            text = self.type(str(rng.randint(1, max(numbers, default=1))))
        return text


def plain(text: str) -> str:
    """What one reads on a terminal: no escapes, and of a line written over only the last state."""
    return "\n".join(line.rpartition("\r")[2] for line in ESCAPES.sub("", text).split("\r\n"))
