"""What the tests of the laboratory share: the command, and small plans."""

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from tricity.lab.plan import Plan, make_plan

LIMIT = 120  # seconds; a cold machine compiles a game first


def small_plan(game: str = "pointcity", *bots: str, **wishes: Any) -> Plan:
    games, seed = wishes.pop("games", 12), wishes.pop("seed", 7)
    return make_plan(game, bots or ("random", "random"), games, seed, **wishes)


def lab(*words: object, folder: Path | None = None) -> subprocess.CompletedProcess[str]:
    return tricity("lab", *words, folder=folder)


def tricity(*words: object, folder: Path | None = None) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "tricity", *map(str, words)]
    return subprocess.run(
        command,
        capture_output=True,
        text=True,
        timeout=LIMIT,
        cwd=folder,
        env={**os.environ, "COLUMNS": "100"},
    )
