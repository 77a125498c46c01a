"""Random games of ours, compiled and from Python, for all benchmarks to use."""

from functools import cache
from importlib import import_module
from random import Random
from typing import Any, cast

import numpy as np

from bench.figure import NotThereError, per_second
from tricity.engine.game import Game, new_game
from tricity.engine.playout import playouts
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


@cache
def playout_speed(key: str) -> float:
    """Decisions per second of whole random games from the deal, compiled, on one core."""
    game, box, seats = open_game(key)
    return per_second(lambda games: int(playouts(game, box, seats, SEED, games)["plies"].sum()))


@cache
def python_speed(key: str) -> float:
    """Decisions per second when Python asks for the moves, chooses one and plays it, each time."""
    game, box, seats = open_game(key)
    rng = Random(SEED)
    return per_second(
        lambda games: sum(
            play_out(game, box, new_game(game, box, seats, rng.getrandbits(64)), rng)
            for _ in range(games)
        )
    )


def play_out(game: Game, box: Any, state: Any, rng: Random) -> int:
    """Play *state* to its end at random; the number of decisions."""
    mask = np.zeros(game.META.moves, np.uint8)
    while waiting := int(state.waiting):
        seat = (waiting & -waiting).bit_length() - 1
        count = game.legal(box, state, seat, mask)
        game.play(box, state, seat, mask.nonzero()[0][int(rng.random() * count)])
    return int(state.ply)
