"""What all bots have in common: names, repeatability, budgets."""

import time

import pytest

from tests.bots.positions import GAMES, ITERATIONS, legal, positions
from tricity.bots import LEVELS, make_bot
from tricity.bots.levels import level
from tricity.bots.search import Budget, SearchBot
from tricity.bots.simple import Mood
from tricity.engine.errors import OptionError
from tricity.engine.jit import IS_COMPILED

compiled = pytest.mark.skipif(not IS_COMPILED, reason="takes too long in plain Python")


@pytest.mark.parametrize("name", ["random", "greedy", "search:10", "search:0.01s", *LEVELS])
def test_a_bot_bears_the_name_it_was_made_by(name):
    game, box, _, _ = next(positions(GAMES[0], 1))
    assert make_bot(name, game, box).name == name


@pytest.mark.parametrize(
    "name", ["", "nobody", "search", "search:", "search:0", "search:-5", "search:0s", "search:xs"]
)
def test_an_unknown_name_is_refused_with_those_that_are_known(name):
    game, box, _, _ = next(positions(GAMES[0], 1))
    with pytest.raises(OptionError, match="choose one of random, greedy, search:2000"):
        make_bot(name, game, box)


@pytest.mark.parametrize("key", GAMES)
@pytest.mark.parametrize("name", ["random", "greedy", "apprentice", f"search:{ITERATIONS}"])
def test_the_same_seed_gives_the_same_choice(key, name):
    for game, box, state, seat in positions(key, 4):
        bot = make_bot(name, game, box, seed=3)
        first = bot.choose(state, seat)
        assert bot.choose(state, seat) == first
        assert make_bot(name, game, box, seed=3).choose(state, seat) == first


def test_random_bots_of_different_seeds_differ():
    for game, box, state, seat in positions("pointcity", 1):
        chosen = {make_bot("random", game, box, seed).choose(state, seat) for seed in range(30)}
        assert len(chosen) > 5
        assert chosen <= set(legal(game, box, state, seat))


def test_lapses_come_as_often_as_told():
    for game, box, state, seat in positions("pointcity", 1):
        for often in (0, 25, 100):
            moods = (Mood(game, box, seed) for seed in range(1000))
            lapsed = sum(mood.lapses(often, state, seat) for mood in moods)
            assert abs(lapsed - 10 * often) < 60


@compiled
def test_a_budget_of_seconds_gives_a_move_in_time_and_more_time_thinks_more():
    for game, box, state, seat in positions("pointcity", 1):
        visits = []
        for seconds in (0.0, 0.2):
            bot = SearchBot(game, box, Budget(seconds=seconds))
            bot.think(state, seat)
            start = time.perf_counter()
            visits.append(sum(one.visits for one in bot.think(state, seat)))
            assert time.perf_counter() - start < seconds + 5.0
        assert 0 < visits[0] < visits[1]


@compiled
@pytest.mark.parametrize("key", GAMES)
def test_threads_share_the_iterations_and_repeat_themselves(key):
    for game, box, state, seat in positions(key, 2):
        tried = [
            SearchBot(game, box, Budget(201), 5, threads=2).think(state, seat) for _ in range(2)
        ]
        assert tried[0] == tried[1]
        assert sum(one.visits for one in tried[0]) == 201


@pytest.mark.parametrize("name", LEVELS)
def test_levels_think_on_one_thread_and_two_seconds_at_most(name):
    game, box, _, _ = next(positions(GAMES[0], 1))
    bot = level(name, game, box, 0)
    if isinstance(bot, SearchBot):
        assert bot.threads == 1
        assert bot.budget.seconds <= 2
        assert bot.budget.iterations < 100_000
