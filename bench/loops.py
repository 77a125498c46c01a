"""Random games of ours, compiled and from Python, for all benchmarks to use."""

from collections.abc import Callable
from importlib import import_module
from random import Random
from typing import Any, cast

from bench.figure import NotThereError, Work
from tricity.engine.game import Game, new_game
from tricity.engine.playout import playouts
from tricity.engine.steps import Steps
from tricity.games import SHELF

SEED = 2026


def open_game(key: str) -> tuple[Game, Any, int]:
    """A game, its box, and how many seats to measure it with: two, where it takes two."""
    try:
        game = cast("Game", import_module(SHELF[key]))
        meta = game.META
    except (ImportError, AttributeError) as error:
        raise NotThereError(f"{key} is not there yet ({error})") from None
    return game, game.load_box(), min(max(2, meta.min_seats), meta.max_seats)


def playout_loop(key: str) -> Work:
    """Whole random games from the deal: legal moves, uniform choice and play, on one core."""
    game, box, seats = open_game(key)
    return lambda games: int(playouts(game, box, seats, SEED, games)["plies"].sum())


def python_loop(key: str) -> Work:
    """The same, when Python asks for the moves, chooses one and plays it, each time."""
    game, box, seats = open_game(key)
    steps, rng = Steps(game, box, new_game(game, box, seats, SEED)), Random(SEED)
    return lambda games: sum(
        play_steps(steps, rng.getrandbits(63), rng.random) for _ in range(games)
    )


def play_steps(steps: Steps, seed: int, draw: Callable[[], float]) -> int:
    """Deal and play a whole game at random, one call at a time; the number of decisions."""
    steps.deal(seed)
    decisions, move = 0, steps.moves.item
    while waiting := steps.waiting:
        seat = (waiting & -waiting).bit_length() - 1
        count = steps.legal(seat)
        steps.play(seat, move(int(draw() * count)))
        decisions += 1
    return decisions
