"""Compile the rules of every game once, before several test processes would all do it.

Run as `python -m tests.warm_up`; `make test` does.
"""

import time
from random import Random

import numpy as np

from tests.table import SEED, is_ready, play_out
from tricity.engine.chance import chance
from tricity.engine.game import new_game
from tricity.engine.perft import perft
from tricity.engine.playout import playouts
from tricity.engine.steps import Steps
from tricity.games import SHELF, game


def main() -> None:
    for key in SHELF:
        start = time.perf_counter()
        if not is_ready(key):
            print(f"{key}: not there yet")
            continue
        print(f"{key}: compiling its rules where they are not in the cache …", flush=True)
        warm_up(key)
        print(f"{key}: ready after {time.perf_counter() - start:.1f} s")


def warm_up(key: str) -> None:
    """Call every compiled rule of the contract, and of the engine's templates, at least once."""
    played = game(key)
    box = played.load_box()
    state = new_game(played, box, played.META.min_seats, SEED)
    playouts(played, box, played.META.min_seats, SEED, 1)
    perft(played, box, state, 1)
    steps = Steps(played, box, state)
    steps.deal(SEED)
    played.redeal(box, state, 0, chance(SEED))
    play_out(played, box, state, Random(SEED))
    played.score(box, state, 0)
    played.outcome(box, state, 0)
    played.ranking(box, state, np.zeros(int(state.seats), np.int16))
    played.observe(box, state, 0, np.zeros(played.META.observation, np.float32))


if __name__ == "__main__":
    main()
