"""Decisions per second of each game."""

from bench.figure import Figure
from bench.loops import playout_speed, python_speed


def playout(key: str) -> list[Figure]:
    """Legal moves, uniform choice and play, whole games from the deal, on one core."""
    return [Figure(f"{key}.playout", playout_speed(key), "decisions/s", True)]


def python_step(key: str) -> list[Figure]:
    """The same, driven from Python one call at a time."""
    return [Figure(f"{key}.python_step", python_speed(key), "decisions/s", True)]
