"""Rules of thumb: weights above 0 that add up, values from 0 to 1, and nothing is changed."""

import numpy as np
import pytest

from tests.bots.positions import GAMES, legal, positions
from tricity.bots.heuristics import KNOWN, NOTES, heuristics
from tricity.engine.record import copy, same


@pytest.mark.parametrize("key", GAMES)
def test_weights_are_above_0_and_add_up_for_all_moves_and_for_each_alone(key):
    for game, box, state, seat in positions(key):
        moves = legal(game, box, state, seat)
        before = copy(state)
        for marked in (moves, *([move] for move in moves)):
            mask = np.zeros(game.META.moves, np.uint8)
            mask[marked] = 1
            weights = np.full(game.META.moves + NOTES, np.nan)
            total = heuristics(game).weigh(box, state, seat, mask, weights)
            assert (weights[marked] > 0).all()
            assert total == pytest.approx(weights[marked].sum())
        assert same(state, before)


@pytest.mark.parametrize("key", GAMES)
def test_values_lie_between_0_and_1(key):
    for game, box, state, seat in positions(key):
        before = copy(state)
        assert 0 <= heuristics(game).value(box, state, seat) <= 1
        assert same(state, before)


def test_bots_know_every_game():
    assert set(GAMES) <= set(KNOWN)
