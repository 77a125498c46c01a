"""Microcity rule by rule: investing, the end of the round and of the game (§5 to §7)."""

import pytest

from tests.games.microcity.table import (
    BOX,
    acting,
    built,
    ending,
    investing,
    offered,
    owned,
    play,
    table,
    tokens,
    words,
)
from tricity.games import microcity

RESOURCES = "coal steel wood"


# §5 Investment


@pytest.mark.rule("microcity §5.1")
def test_an_area_with_a_token_cannot_be_used():
    state = play(acting(3, "b2", tokens="b2"), "basic")
    assert (state.round_number, tokens(state)) == (2, "b2")


@pytest.mark.rule("microcity §5.1")
@pytest.mark.parametrize(
    ("at", "dice", "with_die"), [("b2", "2 5", True), ("b2", "3 5", False), ("c2", "1 2", True)]
)
def test_a_die_of_the_area_can_be_spent(at, dice, with_die):
    assert ("invest with die" in offered(investing(at, dice=dice))) == with_die


@pytest.mark.rule("microcity §5.1")
@pytest.mark.parametrize("face", ["2", "5"])
def test_side_b_takes_either_die(face):
    state = investing("b2", dice=f"1 {face}")
    state.developed[0] = 1
    assert "invest with die" in offered(state)


@pytest.mark.rule("microcity §5.2")
@pytest.mark.parametrize(
    ("at", "resource"), [("a1", "coal"), ("b2", "steel"), ("c1", "wood"), ("d3", "steel")]
)
def test_an_industrial_area_yields_its_resource(at, resource):
    assert owned(play(investing(at, dice="6"), "invest")) == {"money": 2, resource: 1}


@pytest.mark.rule("microcity §5.2")
def test_an_industrial_area_yields_two_for_a_die():
    state = investing("b2", dice="2 6")
    assert owned(play(state, "invest with die")) == {"money": 2, "steel": 2}
    assert tokens(state) == "b2"


@pytest.mark.rule("microcity §5.3")
def test_a_commercial_area_swaps_and_pays_a_dollar():
    state = play(investing("b1", dice="1", coal=1, wood=1), "invest")
    assert offered(state) == {"give coal", "give wood", "skip"}
    play(state, "give coal")
    assert offered(state) == words("take", "steel wood")
    play(state, "take steel")
    assert owned(state) == {"money": 3, "steel": 1, "wood": 1}
    assert offered(state) == {"sell steel", "sell wood", "skip"}
    play(state, "sell wood")
    assert owned(state) == {"money": 5, "steel": 1}
    assert state.round_number == 2


@pytest.mark.rule("microcity §5.3")
def test_a_commercial_area_swaps_one_for_two_with_a_die():
    state = play(investing("b1", dice="1 5", coal=1, wood=1), "invest with die")
    assert offered(state) == words("give", "coal wood")
    play(state, "give coal", "take steel", "take wood")
    assert owned(state) == {"money": 3, "steel": 1, "wood": 2}
    assert offered(state) == {"sell steel", "sell wood", "skip"}
    play(state, "skip")
    assert state.round_number == 2


@pytest.mark.rule("microcity §5.3")
def test_a_commercial_area_pays_a_dollar_to_those_who_own_nothing():
    state = play(investing("b1", dice="1"), "invest")
    assert owned(state) == {"money": 3}
    assert state.round_number == 2


@pytest.mark.rule("microcity §5.4")
def test_a_residential_area_pays_two_dollars():
    assert owned(play(investing("a2", dice="1"), "invest")) == {"money": 4}


@pytest.mark.rule("microcity §5.4")
def test_a_building_is_paid_and_bears_a_token():
    state = play(investing("a2", dice="3", coal=3, steel=2, wood=1), "invest with die")
    assert offered(state) == words("building", "2 3 4")
    play(state, "building 3")
    assert (owned(state), built(state)) == ({"money": 2, "coal": 2, "wood": 1}, "3")
    assert state.pool == 8
    assert microcity.score(BOX, state, 0) == 1


@pytest.mark.rule("microcity §5.4 §8.2")
def test_the_only_building_within_reach_is_built_without_a_question():
    state = play(investing("a2", dice="3", wood=2), "invest with die")
    assert (owned(state), built(state)) == ({"money": 1}, "1")


@pytest.mark.rule("microcity §5.4")
def test_no_building_is_built_twice():
    state = investing("a2", dice="3", built="1", wood=2)
    assert offered(state) == {"invest", "skip"}


@pytest.mark.rule("microcity §5.5")
def test_a_bonus_clears_areas():
    state = investing("a2", dice="3", tokens="a1 c4 d4", options={"level": "eiffel16"})
    own_all(state)
    play(state, "invest with die")
    assert offered(state) == words("clear", "a1 c4 d4") | {"skip"}
    play(state, "clear a1", "clear c4")
    assert (tokens(state), state.round_number) == ("a2 d4", 2)


@pytest.mark.rule("microcity §5.5")
def test_a_bonus_brings_a_resource():
    state = investing("a2", dice="3", built="1", options={"level": "eiffel16"})
    own_all(state)
    play(state, "invest with die")
    assert offered(state) == words("take", RESOURCES) | {"skip"}
    play(state, "take wood")
    assert owned(state) == {"money": 3, "coal": 5, "steel": 1, "wood": 4}


# §6 End of the round


@pytest.mark.rule("microcity §6.1")
def test_the_area_of_the_engineer_gets_a_token():
    state = play(investing("b2"), "skip")
    assert (tokens(state), state.pool) == ("b2", 9)


@pytest.mark.rule("microcity §6.1")
def test_an_area_gets_no_second_token():
    state = play(acting(3, "b2", tokens="b2"), "basic")
    assert (tokens(state), state.pool) == ("b2", 9)


@pytest.mark.rule("microcity §6.2")
@pytest.mark.parametrize(("dice", "money"), [("1 6", 3), ("6", 2), ("", 2)])
def test_two_unspent_dice_bring_a_dollar(dice, money):
    assert owned(play(investing("b2", dice=dice), "skip"))["money"] == money


@pytest.mark.rule("microcity §6.3")
def test_time_passes():
    assert play(investing("b2", time=7), "skip").time_left == 6


# §7 End of the game


@pytest.mark.rule("microcity §7.1")
def test_the_game_is_lost_when_time_is_up():
    state = play(investing("b2", time=1), "skip")
    assert (ending(state), state.time_left, offered(state)) == ("time", 0, set())
    assert microcity.outcome(BOX, state, 0) == 0.0


@pytest.mark.rule("microcity §7.1")
def test_the_game_is_lost_when_a_token_is_wanted_and_none_is_left():
    ten = "a1 b1 c1 d1 a2 c2 d2 a3 b3 c3"
    state = play(investing("b2", tokens=ten), "invest")
    assert (ending(state), state.pool) == ("tokens", 0)
    assert microcity.outcome(BOX, state, 0) == 0.0


@pytest.mark.rule("microcity §7.2")
def test_the_last_building_wins():
    state = play(investing("a2", dice="3", built="2 3 4", wood=2), "invest with die")
    assert (ending(state), offered(state)) == ("won", set())
    assert microcity.outcome(BOX, state, 0) == 1.0


@pytest.mark.rule("microcity §7.3")
def test_side_a_is_followed_by_side_b():
    state = investing(
        "a2", dice="3", built="2 3 4", tokens="a1 c4", wood=2, options={"level": "ab25"}
    )
    assert microcity.view(BOX, state, 0).side == "side_a"
    play(state, "invest with die")
    view = microcity.view(BOX, state, 0)
    assert (view.side, len(view.buildings), built(state)) == ("side_b", 5, "")
    assert (view.score, view.is_finished) == (4, False)


@pytest.mark.rule("microcity §7.3")
def test_side_b_completes_both_sides():
    state = investing(
        "a2", dice="3", built="1 2 3 4", coal=1, steel=2, wood=1, options={"level": "ab25"}
    )
    state.side = 2
    play(state, "invest with die")
    assert (ending(state), microcity.score(BOX, state, 0)) == ("won", 9)


@pytest.mark.rule("microcity §7.4")
def test_the_score_is_explained_building_by_building():
    state = table(built="1 4")
    lines = microcity.explain(BOX, state, 0)
    assert [line.what for line in lines] == [
        "microcity-building-houses",
        "microcity-building-town-hall",
    ]
    assert sum(line.points for line in lines) == microcity.score(BOX, state, 0) == 2


@pytest.mark.rule("microcity §7.4")
def test_side_a_counts_on_side_b():
    state = table(built="2", options={"level": "ab22"})
    state.side = 2
    lines = microcity.explain(BOX, state, 0)
    assert len(lines) == microcity.score(BOX, state, 0) == 5
    assert lines[-1].what == "microcity-building-power-station"


def own_all(state):
    """Fill all tracks."""
    state.stock[:] = 5
