"""Decisions per second of each game."""

from bench.figure import Figure, speeds
from bench.loops import playout_loop, python_loop


def playout(key: str) -> list[Figure]:
    """Compiled random games."""
    return _measured(speeds({f"{key}.playout": playout_loop(key)}))


def python_step(key: str) -> list[Figure]:
    """Random games driven from Python one call at a time."""
    return _measured(speeds({f"{key}.python_step": python_loop(key)}))


def _measured(found: dict[str, float]) -> list[Figure]:
    return [Figure(name, speed, "decisions/s", True) for name, speed in found.items()]
