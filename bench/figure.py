"""A figure, and the two ways to measure one: how much in a second, how long for once."""

import subprocess
import sys
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[1]
ROUNDS = 20
ROUND_SECONDS = 0.1
TIMEOUT = 300

Work = Callable[[int], int]  # plays so many games, and says how many decisions they took


@dataclass(frozen=True)
class Figure:
    """One measured number."""

    name: str
    value: float
    unit: str
    higher_is_better: bool


class NotThereError(Exception):
    """What a benchmark needs is not installed or not written yet; it is skipped with this line."""


def speeds(works: Mapping[str, Work], rounds: int = ROUNDS) -> dict[str, float]:
    """Units per second of each of *works*: the best of many short rounds, taken in turn.

    Other programs can only slow a round down; and in turn they slow down all works alike.
    """
    games = {name: _games_of_a_round(work) for name, work in works.items()}
    best = dict.fromkeys(works, 0.0)
    for _ in range(rounds):
        for name, work in works.items():
            seconds, units = _timed(work, games[name])
            best[name] = max(best[name], units / seconds)
    return best


def _games_of_a_round(work: Work) -> int:
    work(1)  # whatever happens only once
    games = 1
    while (elapsed := _timed(work, games)[0]) < ROUND_SECONDS / 4:
        games *= 4
    return max(1, round(games * ROUND_SECONDS / elapsed))


def _timed(work: Work, games: int) -> tuple[float, int]:
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
