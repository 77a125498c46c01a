"""Compile the rules and bots of every game once, before several test processes would all do it.

Run as `python -m tests.warm_up`; `make test` does.
"""

import time
from concurrent.futures import ProcessPoolExecutor
from random import Random

import numpy as np

from tests.table import SEED, play_out
from tricity.bots import make_bot
from tricity.engine.chance import chance
from tricity.engine.game import new_game, waiting_seats
from tricity.engine.perft import perft
from tricity.engine.playout import playouts
from tricity.engine.steps import Steps
from tricity.games import SHELF, game


def main() -> None:
    print("compiling rules and bots where they are not in the cache …", flush=True)
    with ProcessPoolExecutor(2) as pool:
        for key, seconds in zip(SHELF, pool.map(warm_up, SHELF), strict=True):
            print(f"{key}: ready after {seconds:.1f} s", flush=True)


def warm_up(key: str) -> float:
    """Call every compiled rule, the templates of the engine and the bots; how long it took."""
    start = time.perf_counter()
    played = game(key)
    box = played.load_box()
    state = new_game(played, box, played.META.min_seats, SEED)
    playouts(played, box, played.META.min_seats, SEED, 1)
    perft(played, box, state, 1)
    steps = Steps(played, box, state)
    steps.deal(SEED)
    for bot in ("greedy", "search:10"):
        make_bot(bot, played, box, SEED).choose(state, waiting_seats(state)[0])
    played.redeal(box, state, 0, chance(SEED))
    play_out(played, box, state, Random(SEED))
    played.score(box, state, 0)
    played.outcome(box, state, 0)
    played.ranking(box, state, np.zeros(int(state.seats), np.int16))
    played.observe(box, state, 0, np.zeros(played.META.observation, np.float32))
    return time.perf_counter() - start


if __name__ == "__main__":
    main()
