"""The honesty audit: what a seat cannot know does not change what a bot chooses for it."""

import pytest

from tests.bots.positions import GAMES, ITERATIONS, POSITIONS, legal, positions
from tricity.bots import LEVELS, make_bot
from tricity.engine.chance import chance
from tricity.engine.jit import IS_COMPILED
from tricity.engine.record import copy, same

FAST = ("random", "greedy", f"search:{ITERATIONS}", "apprentice", "builder")
SLOW = [name for name in LEVELS if name not in FAST] if IS_COMPILED else []


@pytest.mark.parametrize("key", GAMES)
@pytest.mark.parametrize("name", FAST)
def test_a_choice_does_not_depend_on_what_is_hidden(key, name):
    audit(key, name, POSITIONS)


@pytest.mark.parametrize("key", GAMES)
@pytest.mark.parametrize("name", SLOW)
def test_nor_does_that_of_a_higher_level(key, name):
    audit(key, name, 6)


def audit(key: str, name: str, count: int) -> None:
    """Choose in a position, and again with all that is hidden dealt anew, several times."""
    for number, (game, box, state, seat) in enumerate(positions(key, count)):
        before = copy(state)
        chosen = make_bot(name, game, box, seed=number).choose(state, seat)
        assert same(state, before)
        assert chosen in legal(game, box, state, seat)
        for other in range(2):
            world = copy(state)
            game.redeal(box, world, seat, chance(1000 * number + other))
            world.ply += other  # decisions that others took in secret count too
            assert make_bot(name, game, box, seed=number).choose(world, seat) == chosen


@pytest.mark.parametrize("key", GAMES)
def test_the_audit_would_notice_a_bot_that_peeks(key):
    worlds = set()
    for game, box, state, seat in positions(key, 3):
        world = copy(state)
        game.redeal(box, world, seat, chance(7))
        worlds.add(same(world, state))
    assert False in worlds
