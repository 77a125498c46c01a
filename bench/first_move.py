"""Sit down and play one move of a game, or with --whole all of it; then leave."""

import sys
from typing import Any

import numpy as np

from bench.loops import SEED, open_game
from tricity.engine.game import Game, new_game, waiting_seats


def main(key: str, *, is_whole: bool) -> None:
    game, box, seats = open_game(key)
    state = new_game(game, box, seats, SEED)
    if is_whole:
        while not state.is_finished:
            play_first(game, box, state)
        game.ranking(box, state, np.zeros(seats, np.int16))
    else:
        play_first(game, box, state)


def play_first(game: Game, box: Any, state: Any) -> None:
    """The first legal move of the first waiting seat."""
    mask = np.zeros(game.META.moves, np.uint8)
    seat = waiting_seats(state)[0]
    game.legal(box, state, seat, mask)
    game.play(box, state, seat, int(mask.argmax()))


if __name__ == "__main__":
    main(sys.argv[1], is_whole="--whole" in sys.argv)
