"""Positions to think about: all games, all numbers of seats, from the deal to the last move."""

from collections.abc import Iterator
from random import Random
from typing import Any

import numpy as np

from tests.table import SEED
from tricity.engine.game import Game, new_game, waiting_seats
from tricity.engine.jit import IS_COMPILED
from tricity.engine.record import copy
from tricity.games import SHELF, game

GAMES = tuple(SHELF)

# Plain Python searches a thousand times slower.
ITERATIONS = 60 if IS_COMPILED else 2
POSITIONS = 40 if IS_COMPILED else 3


def positions(key: str, count: int = POSITIONS) -> Iterator[tuple[Game, Any, Any, int]]:
    """Random positions of the game called *key*, each with a seat that has to decide."""
    rng = Random(SEED)
    played = game(key)
    box = played.load_box()
    for number in range(count):
        spread = played.META.max_seats - played.META.min_seats + 1
        state = new_game(played, box, played.META.min_seats + number % spread, rng.getrandbits(64))
        state = advanced(played, box, state, rng)
        yield played, box, state, rng.choice(waiting_seats(state))


def advanced(game: Game, box: Any, state: Any, rng: Random) -> Any:
    """*state* after some random moves, but not at the end; seats answer in any order."""
    for _ in range(rng.randrange(60)):
        before = copy(state)
        seat = rng.choice(waiting_seats(state))
        game.play(box, state, seat, rng.choice(legal(game, box, state, seat)))
        if state.is_finished:
            return before
    return state


def legal(game: Game, box: Any, state: Any, seat: int) -> list[int]:
    """The moves that *seat* may choose."""
    mask = np.zeros(game.META.moves, np.uint8)
    game.legal(box, state, seat, mask)
    return [int(move) for move in np.flatnonzero(mask)]
