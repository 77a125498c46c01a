"""Interpreted and compiled rules agree, byte for byte, after every move."""

import hashlib
import os
import subprocess
import sys
from random import Random

import numpy as np
import pytest

from tests.table import box_of
from tests.test_shape import ROOT
from tricity.engine.chance import chance
from tricity.engine.game import new_game, waiting_seats
from tricity.engine.jit import IS_COMPILED
from tricity.engine.record import copy
from tricity.games import SHELF, game

GAMES = 5  # at each number of seats


def trails(key: str) -> str:
    """A line for each of some random games: its last digest, over the bytes after every move."""
    meta = game(key).META
    seats = range(meta.min_seats, meta.max_seats + 1)
    return "\n".join(trail(key, count, number) for count in seats for number in range(GAMES))


def trail(key: str, seats: int, number: int) -> str:
    played, box = game(key), box_of(key)
    rng = Random(f"{key} {seats} {number}")
    options = {option.key: rng.choice(option.choices) for option in played.META.options}
    state = new_game(played, box, seats, rng.getrandbits(128), options)
    mask = np.zeros(played.META.moves, np.uint8)
    out = np.zeros(played.META.observation, np.float32)
    digest = hashlib.sha256(state.tobytes())
    while not state.is_finished:
        seat = rng.choice(waiting_seats(state))
        played.legal(box, state, seat, mask)
        played.observe(box, state, seat, out)
        world = copy(state)
        played.redeal(box, world, seat, chance(number))
        for data in (mask, out, world, repr(played.view(box, state, seat)).encode()):
            digest.update(data if isinstance(data, bytes) else data.tobytes())
        played.play(box, state, seat, rng.choice(np.flatnonzero(mask).tolist()))
        digest.update(state.tobytes())
    scores = [int(played.score(box, state, seat)) for seat in range(seats)]
    return f"{seats} seats, game {number}: {scores} {digest.hexdigest()}"


@pytest.mark.skipif(
    not IS_COMPILED, reason="rules are plain Python here; there is nothing to compare"
)
@pytest.mark.parametrize("key", SHELF)
def test_interpreted_equals_compiled(key):
    command = f"from tests.test_plain import trails; print(trails('{key}'))"
    environment = {**os.environ, "NUMBA_DISABLE_JIT": "1"}
    plain = subprocess.run(
        [sys.executable, "-c", command], cwd=ROOT, env=environment, capture_output=True, text=True
    )
    assert plain.returncode == 0, plain.stderr
    assert plain.stdout.splitlines() == trails(key).splitlines()
