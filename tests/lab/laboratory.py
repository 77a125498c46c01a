"""What the tests of the laboratory share: the command, and small plans."""

import os
import subprocess
import sys
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from tricity import cli
from tricity.lab.plan import Plan, make_plan

LIMIT = 120  # seconds; a cold machine compiles a game first


def small_plan(game: str = "pointcity", *bots: str, **wishes: Any) -> Plan:
    games, seed = wishes.pop("games", 12), wishes.pop("seed", 7)
    return make_plan(game, bots or ("random", "random"), games, seed, **wishes)


class Said(NamedTuple):
    """What came of a command."""

    code: int
    out: str
    error: str


def said(capsys: pytest.CaptureFixture[str], *words: object) -> Said:
    """Run a command in this process."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("COLUMNS", "100")
        patch.setattr("sys.argv", ["tricity", *map(str, words)])
        with pytest.raises(SystemExit) as end:
            cli.main()
    out, error = capsys.readouterr()
    return Said(int(end.value.code or 0), out, error)


def tricity(*words: object, folder: Path | None = None) -> subprocess.CompletedProcess[str]:
    """Run a command as people do, in a process of its own."""
    command = [sys.executable, "-m", "tricity", *map(str, words)]
    return subprocess.run(
        command, capture_output=True, text=True, timeout=LIMIT, cwd=folder, env=os.environ
    )
