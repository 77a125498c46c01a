"""A figure, and the two ways to measure one: how much in a second, how long for once."""

import subprocess
import sys
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[1]
ROUNDS = 5
ROUND_SECONDS = 0.4
TIMEOUT = 300


@dataclass(frozen=True)
class Figure:
    """One measured number."""

    name: str
    value: float
    unit: str
    higher_is_better: bool


class NotThereError(Exception):
    """What a benchmark needs is not installed or not written yet; it is skipped with this line."""


def per_second(work: Callable[[int], int]) -> float:
    """Units per second of *work*, which is told how many games to play and counts its units.

    The best of several rounds: other programs can only slow a round down.
    """
    work(1)
    games = 1
    while (elapsed := _timed(work, games)[0]) < ROUND_SECONDS / 4:
        games *= 4
    games = max(1, round(games * ROUND_SECONDS / elapsed))
    rounds = (_timed(work, games) for _ in range(ROUNDS))
    return max(units / seconds for seconds, units in rounds)


def _timed(work: Callable[[int], int], games: int) -> tuple[float, int]:
    start = time.perf_counter()
    units = work(games)
    return time.perf_counter() - start, units


def seconds_of(words: list[str], env: Mapping[str, str], times: int) -> float:
    """Seconds from start to end of a Python process, the best of *times*."""
    return min(_run(words, env) for _ in range(times))


def _run(words: list[str], env: Mapping[str, str]) -> float:
    start = time.perf_counter()
    command = [sys.executable, *words]
    subprocess.run(
        command, cwd=ROOT, env=env, check=True, stdout=subprocess.DEVNULL, timeout=TIMEOUT
    )
    return time.perf_counter() - start
