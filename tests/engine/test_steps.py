"""Steps from Python lead to the same bytes as the rules called one by one."""

from random import Random

import numpy as np
import pytest

from tricity.engine.game import new_game, waiting_seats
from tricity.engine.record import same
from tricity.engine.steps import Steps
from tricity.games import SHELF, game

SEED = 1 << 100 | 7


@pytest.mark.parametrize("key", SHELF)
def test_a_game_in_steps_is_the_same_game(key):
    played = game(key)
    box = played.load_box()
    state = new_game(played, box, played.META.max_seats, SEED)
    steps, rng, mask = Steps(played, box, state), Random(key), np.zeros(played.META.moves, np.uint8)
    while steps.waiting:
        seat = waiting_seats(state)[0]
        count = played.legal(box, state, seat, mask)
        assert steps.legal(seat) == count
        assert (
            list(steps.moves[:count]) == list(np.flatnonzero(steps.mask)) == list(mask.nonzero()[0])
        )
        move = int(rng.choice(steps.moves[:count]))
        steps.play(seat, move)
        played.play(box, state, seat, move)
        assert same(steps.state, state)
    assert state.is_finished


@pytest.mark.parametrize("key", SHELF)
def test_a_new_deal_is_a_new_game(key):
    played = game(key)
    box = played.load_box()
    first, second = (new_game(played, box, played.META.min_seats, seed) for seed in (1, SEED))
    steps = Steps(played, box, first)
    steps.deal(SEED)
    assert same(steps.state, second)
    assert steps.waiting == second.waiting
