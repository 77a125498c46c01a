"""Sit down and play one move of a game, or with --whole all of it; then leave."""

import sys
from random import Random

import numpy as np

from bench.loops import SEED, open_game, play_out
from tricity.engine.game import new_game, waiting_seats


def main(key: str, *, is_whole: bool) -> None:
    game, box, seats = open_game(key)
    state = new_game(game, box, seats, SEED)
    if is_whole:
        play_out(game, box, state, Random(SEED))
        game.ranking(box, state, np.zeros(seats, np.int16))
        return
    mask = np.zeros(game.META.moves, np.uint8)
    seat = waiting_seats(state)[0]
    game.legal(box, state, seat, mask)
    game.play(box, state, seat, int(mask.argmax()))


if __name__ == "__main__":
    main(sys.argv[1], is_whole="--whole" in sys.argv)
