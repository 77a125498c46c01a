"""The tree search: it sees a win, adds up, and never grows beyond its desk."""

from random import Random
from typing import Any

import numpy as np
import pytest

from tests.bots.positions import GAMES, ITERATIONS, legal, positions
from tests.table import SEED
from tricity.bots import search
from tricity.bots.search import Budget, SearchBot, split
from tricity.bots.tree import Desk
from tricity.engine.game import Game, new_game, waiting_seats
from tricity.engine.jit import IS_COMPILED
from tricity.engine.record import copy
from tricity.games import game


def test_the_search_takes_the_win_on_the_last_turn():
    pointcity, box = game("pointcity"), game("pointcity").load_box()
    for state, seat, winning in last_turns(pointcity, box, 5 if IS_COMPILED else 1):
        bot = SearchBot(pointcity, box, Budget(300 if IS_COMPILED else 60))
        assert bot.choose(state, seat) in winning


def last_turns(game: Game, box: Any, count: int) -> list[tuple[Any, int, list[int]]]:
    """Positions of the last turn in which some moves can still win and some cannot."""
    rng = Random(SEED)
    found: list[tuple[Any, int, list[int]]] = []
    while len(found) < count:
        state = new_game(game, box, 2, rng.getrandbits(64))
        while not state.is_finished and state.turn < 33:
            seat = waiting_seats(state)[0]
            game.play(box, state, seat, rng.choice(legal(game, box, state, seat)))
        if state.is_finished:
            continue
        seat = waiting_seats(state)[0]
        moves = legal(game, box, state, seat)
        winning = [move for move in moves if can_win(game, box, state, seat, move)]
        if 0 < len(winning) <= len(moves) / 2:
            found.append((state, seat, winning))
    return found


def can_win(game: Game, box: Any, state: Any, seat: int, move: int) -> bool:
    """Whether the game can be won after *move*, which is the seat's last turn."""
    after = copy(state)
    game.play(box, after, seat, move)
    if after.is_finished:
        return game.outcome(box, after, seat) == 1
    return any(can_win(game, box, after, seat, later) for later in legal(game, box, after, seat))


@pytest.mark.parametrize("key", GAMES)
def test_visits_add_up_and_rewards_are_chances(key):
    for played, box, state, seat in positions(key, 3):
        bot = SearchBot(played, box, Budget(ITERATIONS))
        tried = bot.think(state, seat)
        assert sum(one.visits for one in tried) == ITERATIONS
        assert {one.move for one in tried} <= set(legal(played, box, state, seat))
        assert all(0 <= one.chance <= 1 for one in tried)
        for desk in bot._desks:
            check_tree(desk)


def check_tree(desk: Desk) -> None:
    """Each node was visited once when it grew, and once for each visit of a child since."""
    nodes = desk.tree[: desk.plan.used]
    below = np.bincount(nodes["parent"][1:], nodes["visits"][1:], len(nodes))
    is_inner = below > 0
    assert (nodes["visits"][1:] >= below[1:]).all()
    assert (nodes["visits"][1:] >= 1).all()
    assert below[0] == nodes["visits"][0]
    assert is_inner[0]
    assert not nodes["visits"][desk.plan.used :].any()


@pytest.mark.parametrize("key", GAMES)
def test_a_full_tree_grows_no_more_but_goes_on_learning(key, monkeypatch):
    monkeypatch.setattr(search, "MOST_NODES", 8)
    for played, box, state, seat in positions(key, 2):
        bot = SearchBot(played, box, Budget(10 * ITERATIONS))
        arrays = [part.ctypes.data for part in bot._desks[0][:6]]
        for _ in range(2):
            assert sum(one.visits for one in bot.think(state, seat)) <= 10 * ITERATIONS
            assert bot._desks[0].plan.used <= len(bot._desks[0].tree) == 8
        assert [part.ctypes.data for part in bot._desks[0][:6]] == arrays


def test_a_forced_move_is_made_without_thinking():
    for played, box, state, seat in positions("pointcity", 30):
        if len(legal(played, box, state, seat)) == 1:
            bot = SearchBot(played, box, Budget(1))
            assert [bot.choose(state, seat)] == legal(played, box, state, seat)
            assert bot._desks[0].plan.used == 0


def test_iterations_are_split_fairly():
    assert split(10, 3) == [3, 3, 4]
    assert split(1, 2) == [1, 1]


@pytest.mark.parametrize("key", GAMES)
def test_a_choice_stops_early_only_when_it_is_decided(key):
    for played, box, state, seat in positions(key, 4):
        budget = Budget(10 * ITERATIONS)
        chosen = SearchBot(played, box, budget).choose(state, seat)
        if len(legal(played, box, state, seat)) > 1:
            assert chosen == SearchBot(played, box, budget).think(state, seat)[0].move
