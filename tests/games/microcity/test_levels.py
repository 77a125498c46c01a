"""Every level and every option, from the deal to the end."""

from typing import Any

import numpy as np
import pytest

from tests.games.microcity.table import BOX, built, investing, offered, play, table, words
from tricity.engine.game import new_game
from tricity.games import microcity
from tricity.games.microcity.box import SIDES
from tricity.games.microcity.state import LEVELS

PRINTED = {
    "a10": ("side_a", 10),
    "a8": ("side_a", 8),
    "b15": ("side_b", 15),
    "b12": ("side_b", 12),
    "ab25": ("a_then_b", 25),
    "ab22": ("a_then_b", 22),
    "ab18": ("a_then_b", 18),
    "eiffel16": ("eiffel", 16),
    "eiffel13": ("eiffel", 13),
    "eiffel10": ("eiffel", 10),
    "empire16": ("empire", 16),
    "empire13": ("empire", 13),
    "empire10": ("empire", 10),
}
EVERY_LEVEL = pytest.mark.parametrize("level", LEVELS)


def new(**options: str) -> Any:
    return new_game(microcity, BOX, 1, 1, options)


def building_plan(level: str) -> list[tuple[int, int]]:
    """Side and number of all that is to be built, one after the other."""
    scenario = PRINTED[level][0]
    names = ["side_a", "side_b"] if scenario == "a_then_b" else [scenario]
    sides = [SIDES.index(name) + 1 for name in names]
    return [(side, number + 1) for side in sides for number in range(BOX.buildings[side])]


def build_next(state: Any) -> None:
    """Build the first building within reach from a full stock, on a residential area."""
    fresh = investing("a2", dice="3")
    state.stage, state.phase, state.engineer = fresh.stage, fresh.phase, fresh.engineer
    state.dice[:], state.stock[:] = fresh.dice, 5
    state.token[state.engineer] = 0
    play(state, "invest with die")
    if state.phase and "building" in min(offered(state)):
        play(state, min(offered(state)))


def test_the_thirteen_levels():
    assert tuple(PRINTED) == LEVELS


@pytest.mark.rule("microcity §2.4")
@EVERY_LEVEL
def test_a_level_says_what_to_build_and_in_how_much_time(level):
    view = microcity.view(BOX, new(level=level), 0)
    assert (view.scenario, view.time, view.time_at_start) == (*PRINTED[level], PRINTED[level][1])
    assert view.side == ("side_a" if view.scenario == "a_then_b" else view.scenario)


@pytest.mark.rule("microcity §2.4 §7.2")
@EVERY_LEVEL
def test_a_level_is_won_with_its_last_building(level):
    state = table(options={"level": level})
    plan = building_plan(level)
    for count, (side, _) in enumerate(plan):
        assert (state.is_finished, state.side) == (0, side)
        assert microcity.score(BOX, state, 0) == count
        state.pool, state.token[:] = 10 - state.built.sum(), 0
        state.time_left = 9
        build_next(state)
    assert (state.is_won, microcity.score(BOX, state, 0)) == (1, len(plan))


@pytest.mark.rule("microcity §2.4")
@pytest.mark.parametrize("level", ["a10", "b15"])
def test_the_buildings_of_a_side_are_built_in_any_order(level):
    state = investing("a2", dice="3", options={"level": level})
    state.stock[:] = 5
    play(state, "invest with die")
    numbers = " ".join(str(number) for _, number in building_plan(level))
    assert offered(state) == words("building", numbers)


@pytest.mark.rule("microcity §2.4")
@pytest.mark.parametrize("level", ["eiffel13", "empire13"])
def test_the_parts_of_a_challenge_are_built_in_order(level):
    state = investing("a2", dice="3", options={"level": level})
    state.stock[:] = 5
    play(state, "invest with die")
    assert built(state) == "1"


@pytest.mark.rule("microcity §8.1")
def test_the_defaults():
    defaults = {option.key: option.default for option in microcity.META.options}
    assert defaults == {
        "level": "a10",
        "layout": "random",
        "movement": "exactly",
        "recover_costs_time": "true",
    }


@pytest.mark.rule("microcity §8.1 §2.1")
def test_the_layout_of_the_first_game_needs_no_chance():
    state = new(layout="first_game")
    assert (list(state.district), state.draws[0]) == ([1, 2, 3, 4], 0)
    assert new(layout="random").draws[0] == 3


@pytest.mark.rule("microcity §8.1 §4.1")
@pytest.mark.parametrize(
    ("movement", "areas"), [("exactly", "d2 c3 b4"), ("up_to", "d2 c3 d3 b4 c4")]
)
def test_movement(movement, areas):
    state = play(table("d4", options={"movement": movement}), "project 5")
    assert offered(state) == words("move", areas)


@pytest.mark.rule("microcity §8.1 §4.3")
@pytest.mark.parametrize(("costs_time", "left"), [("true", 9), ("false", 10)])
def test_recover_costs_time(costs_time, left):
    state = table(options={"recover_costs_time": costs_time})
    assert play(state, "recover", "move b1").time_left == left


@pytest.mark.rule("microcity §7.2")
def test_places():
    places = np.zeros(1, np.int16)
    state = table()
    for is_finished, is_won, place in ((0, 0, 1), (1, 1, 1), (1, 0, 2)):
        state.is_finished, state.is_won = is_finished, is_won
        microcity.ranking(BOX, state, places)
        assert places[0] == place
