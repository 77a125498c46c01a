"""A table for tests: sit down, play at random, and say in few bytes what came of it."""

import hashlib
from functools import cache
from random import Random
from typing import Any

import numpy as np

from tricity.engine.game import Game, new_game, waiting_seats
from tricity.games import game

SEED = 2026


@cache
def box_of(key: str) -> Any:
    """The shipped box of the game called *key*."""
    return game(key).load_box()


def play_out(game: Game, box: Any, state: Any, rng: Random) -> int:
    """Play *state* to its end, each seat choosing at random; the number of decisions."""
    mask = np.zeros(game.META.moves, np.uint8)
    decisions = 0
    while not state.is_finished:
        seat = waiting_seats(state)[0]
        game.legal(box, state, seat, mask)
        game.play(box, state, seat, int(rng.choice(np.flatnonzero(mask))))
        decisions += 1
    return decisions


def fingerprint(key: str) -> str:
    """What a random game of *key* leaves on the table: its last record and what all seats see."""
    played = game(key)
    box = played.load_box()
    state = new_game(played, box, played.META.max_seats, SEED)
    play_out(played, box, state, Random(SEED))
    digest = hashlib.sha256(state.tobytes())
    for seat in range(int(state.seats)):
        out = np.zeros(played.META.observation, np.float32)
        played.observe(box, state, seat, out)
        digest.update(out.tobytes())
        digest.update(str(played.score(box, state, seat)).encode())
    return digest.hexdigest()
