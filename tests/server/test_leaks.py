"""The leak law: worlds that look alike to some eyes are told to them in the same bytes."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.server.tables import START
from tests.server.worlds import World, alike
from tests.test_laws import walks
from tricity.engine.game import SPECTATOR
from tricity.games import SHELF
from tricity.server.errors import Refused

each_game = pytest.mark.parametrize("key", SHELF)
DEEDS = 8


@each_game
@given(data=st.data(), seed=st.integers(0, 1 << 32))
def test_worlds_that_look_alike_sound_alike(key, data, seed):
    (walk,) = data.draw(walks(key, 1))
    rng = Random(seed)
    eyes = rng.choice([*range(walk.seats), SPECTATOR])
    worlds = alike(walk, rng.randrange(1000), eyes)
    check(*worlds)
    for _ in range(DEEDS):
        happen(rng, worlds, eyes)
        if worlds[0].view() != worlds[1].view() or not worlds[0].table.waiting():
            return  # somebody has shown what differs, or all is told
        check(*worlds)


def check(one: World, other: World) -> None:
    mine, yours = one.known(), other.known()
    for name, told in mine.items():
        assert told == yours[name], name


def happen(rng: Random, worlds: tuple[World, World], eyes: int) -> None:
    """Something that these eyes do, or something that others do in each world as they like."""
    one, other = worlds
    seat = rng.choice(one.table.waiting())
    deed = rng.choice(["move", "move", "hide", "undo", "wish"])
    if deed == "undo" and eyes != SPECTATOR:
        assert taken_back(one) == taken_back(other)
    elif deed == "wish" and eyes != SPECTATOR:
        assert wished(one) == wished(other)
    elif seat == eyes:
        move = rng.choice(one.table.legal(eyes))
        for world in worlds:
            world.play(eyes, move)
    elif deed == "hide":
        for world in worlds:
            world.decide_in_secret(seat)
    else:
        for world in worlds:
            world.answer(seat)


def taken_back(world: World) -> str:
    """What comes of taking back one's last move."""
    try:
        world.land(world.table.undo(world.eyes, START))
    except Refused as refused:
        return f"{refused.code} {refused.message}"
    return "done"


def wished(world: World) -> object:
    """What comes of asking the others for it, where that is needed."""
    if world.table.course.can_take_back(world.eyes):
        return "not needed"
    try:
        return world.table.wish_undo(world.eyes)
    except Refused as refused:
        return f"{refused.code} {refused.message}"
