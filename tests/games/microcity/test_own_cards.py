"""Effects on other cards than ours: everything that a user's own edition may combine."""

import pytest

from tests.games.microcity.edition import edition
from tests.games.microcity.table import (
    acting,
    built,
    dice,
    investing,
    offered,
    owned,
    phase,
    play,
    tokens,
    words,
)
from tricity.games import microcity
from tricity.games.microcity.box import load_box

RESOURCES = "coal steel wood"


@pytest.fixture
def own(tmp_path):
    """Open a box with some changes."""
    return lambda changes: load_box(edition(tmp_path, changes))


@pytest.mark.rule("microcity §8.3 §4.4")
def test_building_as_a_basic_action_may_come_to_nothing(own):
    box = own({"projects[0].basic": "build_anywhere"})
    state = play(acting(1, box=box), "basic", box=box)
    assert (phase(state), built(state)) == ("investment", "")


@pytest.mark.rule("microcity §8.3 R41")
@pytest.mark.parametrize(
    ("effect", "laid", "useful"),
    [
        ("remove_1", {}, False),
        ("remove_1", {"tokens": "a1"}, True),
        ("set_die", {"dice": "4"}, False),
        ("set_die", {"dice": "4 4"}, True),
        ("swap_1", {}, False),
        ("swap_1", {"coal": 1}, True),
        ("money_1", {}, True),
    ],
)
def test_any_effect_may_be_advanced(own, effect, laid, useful):
    box = own({"projects[0].advanced": effect})
    state = acting(1, box=box, **{"dice": "4 5", **laid})
    assert ("advanced" in offered(state, box)) == useful


@pytest.mark.rule("microcity §8.3 §4.4")
def test_the_die_of_an_advanced_action_is_spent_before_another_is_set(own):
    box = own({"projects[0].advanced": "set_die"})
    state = play(acting(1, dice="4 5", box=box), "advanced", "set 1", box=box)
    assert dice(state) == "1"


@pytest.mark.rule("microcity §8.3 R46")
def test_two_resources_as_a_bonus_can_be_declined_one_by_one(own):
    box = own({"empire[0].bonus": "take_2"})
    state = investing("a2", dice="3", box=box, coal=1, steel=1, options={"level": "empire16"})
    play(state, "invest with die", box=box)
    assert offered(state, box) == words("take", RESOURCES) | {"skip"}
    play(state, "take wood", box=box)
    assert offered(state, box) == {"take wood", "skip"}
    play(state, "skip", box=box)
    assert (owned(state), state.round_number) == ({"money": 1, "wood": 1}, 2)


@pytest.mark.rule("microcity §8.3 R46")
def test_clearing_or_a_resource_as_a_bonus(own):
    box = own({"empire[0].bonus": "remove_1_or_take_1"})
    state = investing(
        "a2", dice="3", tokens="c4", box=box, coal=1, steel=1, options={"level": "empire16"}
    )
    play(state, "invest with die", box=box)
    assert offered(state, box) == words("take", RESOURCES) | {"clear c4", "skip"}
    assert tokens(play(state, "clear c4", box=box)) == "a2"


@pytest.mark.rule("microcity §8.3")
def test_a_district_may_change_its_areas_with_its_side(own):
    box = own({"districts[0].side_b[0].type": "wood"})
    state = investing("a1", dice="", box=box)
    state.developed[0] = 1
    assert microcity.view(box, state, 0).areas[0].type == "wood"
    assert owned(play(state, "invest", box=box)) == {"money": 2, "wood": 1}


@pytest.mark.rule("microcity §8.3")
def test_a_level_may_ask_for_something_else(own):
    box = own({"levels.a10": {"scenario": "eiffel", "time": 3}})
    state = investing("a2", box=box)
    assert (state.time_left, microcity.view(box, state, 0).side) == (3, "eiffel")
