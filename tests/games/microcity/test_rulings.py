"""One test at least for each numbered ruling of Microcity."""

from typing import Any

import pytest

from tests.games.microcity.table import (
    BOX,
    CITY,
    acting,
    active,
    built,
    dice,
    ending,
    hand,
    hold,
    investing,
    keep_two,
    offered,
    own,
    owned,
    phase,
    play,
    table,
    tokens,
    words,
)
from tricity.engine.game import new_game
from tricity.games import microcity

TEN_AREAS = "a1 b1 c1 d1 c2 d2 a3 b3 c3 d3"
FULL: dict[str, Any] = {"money": 5, "coal": 5, "steel": 5, "wood": 5}
EIFFEL = {"level": "eiffel16"}
EMPIRE = {"level": "empire16"}
BOTH_SIDES = {"level": "ab25"}


def moves_of(state, verb):
    return {move for move in offered(state) if move.startswith(f"{verb} ")}


@pytest.mark.rule("microcity R1")
def test_r1_no_diagonal_steps_but_across_the_borders_of_cards():
    near = offered(play(table("b2"), "project 1"))
    assert "move c2" in near
    assert near.isdisjoint(words("move", "a1 c1 a3 c3"))


@pytest.mark.rule("microcity R2")
def test_r2_exactly_as_far_as_the_card_says():
    assert offered(play(table("a1"), "project 2")) == words("move", "c1 b2 a3")


@pytest.mark.rule("microcity R2")
def test_r2_by_option_also_less_far():
    up_to = {"movement": "up_to"}
    assert offered(play(table("a1", options=up_to), "project 2")) == words("move", "b1 c1 a2 b2 a3")
    assert offered(play(table("a1", options=up_to), "project 1")) == words("move", "b1 a2")
    assert offered(play(table("a1", options=up_to), "recover")) == words("move", "b1 a2")


@pytest.mark.rule("microcity R3")
@pytest.mark.parametrize("movement", ["exactly", "up_to"])
def test_r3_two_steps_never_lead_back(movement):
    state = play(table("b2", options={"movement": movement}), "project 2")
    assert "move b2" not in offered(state)


@pytest.mark.rule("microcity R4")
def test_r4_cards_move_one_or_two_areas():
    assert {project.move for project in microcity.view(BOX, table(), 0).projects} == {1, 2}


@pytest.mark.rule("microcity R5")
def test_r5_tokens_do_not_hinder_the_engineer():
    state = play(table("a1", tokens="b1 a2 c1"), "project 2", "move c1", "planning")
    assert CITY[state.engineer] == "c1"
    assert (tokens(state), state.pool) == ("b1 c1 a2", 7)


@pytest.mark.rule("microcity R6")
def test_r6_the_die_left_out_is_spent():
    state = play(new_game(microcity, BOX, 1, 1, {"layout": "first_game"}), "start a2")
    active(state, "1 2 6")
    state.token[0] = 1
    play(state, "leave 2")
    assert moves_of(state, "clear with die") == words("clear with die", "1 6")


@pytest.mark.rule("microcity R7")
def test_r7_planned_dice_are_never_rolled():
    state = acting(3)
    draws = int(state.draws[0])
    play(state, "planning")
    assert offered(state) == words("set", "1 2 3 4 5 6")
    play(state, "set 2", "set 5")
    assert state.draws[0] == draws


@pytest.mark.rule("microcity R8")
def test_r8_after_the_card_is_chosen_it_is_too_late_to_clear():
    state = table("b2", tokens="a1 d4", money=5)
    for move in ("project 3", "move b1", "basic"):
        assert not moves_of(play(state, move), "clear")


@pytest.mark.rule("microcity R9")
def test_r9_a_token_cleared_for_a_die_returns_to_the_pool():
    assert play(table(tokens="a1"), "clear with die 3").pool == 10


@pytest.mark.rule("microcity R10")
def test_r10_tokens_on_buildings_stay():
    assert offered(table(built="1 2")) == words("project", "1 2 3 4 5 6") | {"recover"}
    state = play(acting(1, built="1 2"), "basic")
    assert (built(state), phase(state)) == ("1 2", "investment")


@pytest.mark.rule("microcity R11")
def test_r11_a_card_offers_three_things_after_the_move():
    state = play(table("b2", dice="5 5", wood=2), "project 3", "move b1")
    assert offered(state) == {"basic", "advanced", "planning"}


@pytest.mark.rule("microcity R12")
@pytest.mark.parametrize(("costs_time", "left"), [("true", 8), ("false", 9)])
def test_r12_recovering_costs_time_of_its_own(costs_time, left):
    state = table("b2", options={"recover_costs_time": costs_time})
    assert play(state, "recover", "move b1", "skip").time_left == left


@pytest.mark.rule("microcity R13")
@pytest.mark.parametrize("cards", [[1, 2, 3, 4, 5, 6], [4], []])
def test_r13_recovering_is_always_possible_and_forced_with_an_empty_hand(cards):
    state = table()
    hold(state, *cards)
    assert offered(state) == {f"project {card}" for card in cards} | {"recover"}
    play(state, "recover", "move b1")
    assert hand(state) == [1, 2, 3, 4, 5, 6]


@pytest.mark.rule("microcity R14")
def test_r14_recovering_is_followed_by_an_investment():
    state = play(table("b1", dice="1 2"), "recover", "move b2")
    assert offered(state) == {"invest", "invest with die", "skip"}


@pytest.mark.rule("microcity R15")
def test_r15_nobody_has_to_invest():
    state = play(investing("b2"), "skip")
    assert "steel" not in owned(state)


@pytest.mark.rule("microcity R16")
def test_r16_an_unused_area_gets_a_token_too():
    assert tokens(play(investing("b2"), "skip")) == "b2"
    assert tokens(play(acting(3, "b2"), "planning")) == "b2"


@pytest.mark.rule("microcity R17")
def test_r17_an_area_cleared_by_the_card_can_be_used_at_once():
    state = play(acting(1, "b2", tokens="b2"), "basic")
    assert phase(state) == "investment"
    assert owned(play(state, "invest")) == {"money": 3, "steel": 1}
    assert tokens(state) == "b2"


@pytest.mark.rule("microcity R18")
def test_r18_the_swap_without_a_die_is_optional():
    state = play(investing("b1", dice="1", coal=1), "invest", "skip")
    assert owned(state) == {"money": 3, "coal": 1}
    assert phase(state) == "sale"


@pytest.mark.rule("microcity R18")
def test_r18_the_swap_with_a_die_is_a_must():
    state = play(investing("b1", dice="1 5", coal=1, wood=1), "invest with die")
    assert "skip" not in offered(state)


@pytest.mark.rule("microcity R19")
def test_r19_one_resource_is_sold_for_two_dollars():
    state = play(investing("b1", dice="1", coal=2, money=0), "invest", "skip", "sell coal")
    assert owned(state) == {"money": 3, "coal": 1}
    assert state.round_number == 2


@pytest.mark.rule("microcity R20")
@pytest.mark.parametrize("taken", ["coal", "wood"])
def test_r20_two_for_one_may_be_alike_but_not_like_the_one_given(taken):
    state = play(investing("b1", dice="1 5", steel=1), "invest with die")
    assert offered(state) == words("take", "coal wood")
    play(state, f"take {taken}", f"take {taken}")
    assert owned(state) == {"money": 3, taken: 2}


@pytest.mark.rule("microcity R21")
def test_r21_a_commercial_area_never_doubles_a_resource():
    state = play(investing("b1", dice="1 5", coal=2), "invest with die", "take steel")
    assert "take coal" not in offered(state)
    assert owned(state)["coal"] == 1


@pytest.mark.rule("microcity R22")
def test_r22_what_goes_beyond_five_is_lost():
    assert owned(play(investing("b2", dice="2", steel=4), "invest with die"))["steel"] == 5
    assert owned(play(investing("a2", dice="1", money=4), "invest"))["money"] == 5
    assert owned(play(acting(5, coal=5), "basic", "take coal"))["coal"] == 5


@pytest.mark.rule("microcity R23")
def test_r23_one_building_at_a_time():
    state = play(investing("a2", dice="3", **FULL), "invest with die", "building 1")
    assert (built(state), state.round_number) == ("1", 2)


@pytest.mark.rule("microcity R24")
def test_r24_the_area_of_a_building_round_gets_its_token():
    state = play(investing("a2", dice="3", **FULL), "invest with die", "building 1")
    assert (tokens(state), state.pool) == ("a2", 8)


@pytest.mark.rule("microcity R25")
@pytest.mark.parametrize("before", ["", "2 3 4"])
def test_r25_to_build_with_an_empty_pool_loses(before):
    state = investing("a2", dice="3", built=before, tokens=TEN_AREAS, wood=2)
    state.pool = 0
    play(state, "invest with die")
    assert (ending(state), built(state)) == ("tokens", before)
    assert owned(state) == {"money": 1}


@pytest.mark.rule("microcity R26")
def test_r26_the_last_building_wins_before_the_round_ends():
    state = investing("a2", dice="3", built="2 3 4", tokens=TEN_AREAS, wood=2, time=1)
    state.pool = 1
    play(state, "invest with die")
    assert (ending(state), state.pool, state.time_left) == ("won", 0, 1)


@pytest.mark.rule("microcity R27")
def test_r27_two_unspent_dice_pay_after_planning():
    assert owned(play(acting(3, dice="1 2"), "planning")) == {"money": 3}
    assert owned(play(acting(3, dice="1"), "planning")) == {"money": 2}


@pytest.mark.rule("microcity R28")
def test_r28_a_district_is_turned_by_a_card_and_never_back():
    state = play(acting(6, "b2", dice="2 2"), "advanced")
    assert list(state.developed) == [1, 0, 0, 0]
    state = acting(6, "b2", dice="2 2")
    state.developed[0] = 1
    assert offered(state) == {"basic", "planning"}


@pytest.mark.rule("microcity R29")
def test_r29_tokens_on_a_turned_district_stay():
    state = play(acting(6, "b2", dice="2 2", tokens="a1 b2"), "advanced")
    assert tokens(state) == "a1 b2"


@pytest.mark.rule("microcity R30")
def test_r30_district_cards_lie_upright():
    for seed in range(20):
        view = microcity.view(BOX, new_game(microcity, BOX, 1, seed), 0)
        place = [district.card for district in view.districts].index(1)
        corner = place // 2 * 8 + place % 2 * 2
        card = [view.areas[corner + step] for step in (0, 1, 4, 5)]
        assert [area.type for area in card] == ["coal", "commercial", "residential", "steel"]


@pytest.mark.rule("microcity R31")
def test_r31_the_player_chooses_where_the_engineer_starts():
    state = new_game(microcity, BOX, 1, 5)
    assert len(moves_of(state, "start")) == len(offered(state)) == 4


@pytest.mark.rule("microcity R32")
def test_r32_from_side_a_to_side_b_all_but_tokens_carries_over():
    state = acting(
        3, "b2", dice="4 5", built="2 3 4", tokens="a1 c4", coal=1, wood=3, options=BOTH_SIDES
    )
    hold(state, 3, 5)
    state.developed[2] = 1
    play(state, "advanced")
    assert (state.pool, tokens(state), built(state), state.side) == (10, "", "", 2)
    assert owned(state) == {"money": 1, "coal": 1, "wood": 1}
    assert (hand(state), dice(state), CITY[state.engineer]) == ([5], "4", "b2")
    assert (state.time_left, list(state.developed)) == (25, [0, 0, 1, 0])


@pytest.mark.rule("microcity R33")
def test_r33_the_round_that_completes_side_a_goes_on():
    state = acting(3, "b2", dice="4 5", built="2 3 4", wood=2, options=BOTH_SIDES)
    assert phase(play(state, "advanced")) == "investment"
    play(state, "invest")
    assert (tokens(state), state.pool, state.time_left) == ("b2", 9, 24)


@pytest.mark.rule("microcity R34")
def test_r34_a_bonus_is_used_at_once_or_not_at_all():
    state = play(investing("a2", dice="3", built="1", options=EIFFEL, **FULL), "invest with die")
    assert offered(state) == words("take", "coal steel wood") | {"skip"}
    play(state, "skip")
    assert owned(state) == {"money": 3, "coal": 5, "steel": 1, "wood": 3}
    assert state.round_number == 2


@pytest.mark.rule("microcity R35")
def test_r35_a_spent_die_cannot_be_set():
    assert offered(play(acting(2, dice="4"), "basic")) == words("set", "1 2 3 4 5 6")
    assert phase(play(acting(2, dice=""), "basic")) == "investment"


@pytest.mark.rule("microcity R36")
def test_r36_to_build_anywhere_costs_as_usual():
    state = play(acting(3, "a1", dice="5 6", wood=2), "advanced")
    assert (owned(state), built(state), state.pool) == ({"money": 1}, "1", 9)
    assert offered(state) == {"invest", "invest with die", "skip"}


@pytest.mark.rule("microcity R36")
def test_r36_a_token_on_the_area_does_not_matter_for_building():
    state = play(acting(3, "a1", dice="5 6", wood=2, tokens="a1"), "advanced")
    assert (built(state), state.round_number) == ("1", 2)


@pytest.mark.rule("microcity R37")
def test_r37_only_the_step_at_the_end_of_the_round_is_skipped():
    state = play(acting(4, "b2", dice="1 6", time=5), "advanced", "skip")
    assert (state.time_left, tokens(state), owned(state)) == (5, "b2", {"money": 2})
    keep_two(state)
    assert play(state, "recover", "move b1").time_left == 4


@pytest.mark.rule("microcity R37")
def test_r37_the_bonus_of_the_upper_floors_stops_time_too():
    state = investing("a2", dice="3", built="1 2 3", time=5, options=EMPIRE, **FULL)
    assert play(state, "invest with die").time_left == 5


@pytest.mark.rule("microcity R38")
def test_r38_the_corner_of_the_die_has_no_meaning():
    assert set(microcity.view(BOX, table(), 0).areas[0].__dict__) == {
        "name",
        "type",
        "dice",
        "has_token",
        "has_engineer",
    }


@pytest.mark.rule("microcity R39")
@pytest.mark.parametrize(("first", "second"), [(1, "1 2 3 4 5 6"), (5, "5 6"), (6, "6")])
def test_r39_planned_dice_are_named_from_low_to_high(first, second):
    state = play(acting(3), "planning", f"set {first}")
    assert offered(state) == words("set", second)


@pytest.mark.rule("microcity R40")
@pytest.mark.parametrize(
    ("first", "second"), [("coal", "coal steel wood"), ("steel", "steel wood"), ("wood", "wood")]
)
def test_r40_two_resources_are_named_in_order(first, second):
    state = play(acting(5), "advanced", f"take {first}")
    assert offered(state) == words("take", second)


@pytest.mark.rule("microcity R40 R20")
def test_r40_after_a_swap_the_given_resource_is_left_out():
    state = play(investing("b1", dice="5", coal=1), "invest with die", "take steel")
    assert offered(state) == words("take", "steel wood")


@pytest.mark.rule("microcity R41")
@pytest.mark.parametrize(
    ("card", "face", "laid", "useful"),
    [
        (1, 4, {}, False),
        (1, 4, {"tokens": "a1"}, True),
        (2, 1, {}, True),
        (3, 5, {}, False),
        (3, 5, {"wood": 2}, True),
        (4, 6, {}, True),
        (5, 3, {}, True),
        (6, 2, {}, True),
    ],
)
def test_r41_an_advanced_action_must_do_something(card, face, laid, useful):
    state = acting(card, dice=f"{face}", **laid)
    assert ("advanced" in offered(state)) == useful
    assert offered(state) >= {"basic", "planning"}


@pytest.mark.rule("microcity R42")
def test_r42_the_lower_of_two_fitting_dice_is_spent():
    state = investing("b1", dice="2 5", coal=1, wood=1)
    state.developed[0] = 1
    assert dice(play(state, "invest with die")) == "5"


@pytest.mark.rule("microcity R43")
def test_r43_swap_then_dollar_then_sale():
    state = play(investing("b1", dice="1", coal=1, money=4), "invest", "give coal")
    assert owned(state) == {"money": 4}
    play(state, "take wood")
    assert owned(state) == {"money": 5, "wood": 1}
    assert offered(state) == {"sell wood", "skip"}
    assert owned(play(state, "skip")) == {"money": 5, "wood": 1}


@pytest.mark.rule("microcity R44")
@pytest.mark.parametrize(
    ("at", "laid", "with_die"),
    [
        ("b1", {}, False),
        ("b1", {"coal": 1}, True),
        ("a2", {"wood": 1}, False),
        ("a2", {"wood": 2}, True),
    ],
)
def test_r44_a_die_must_bring_something(at, laid, with_die):
    assert ("invest with die" in offered(investing(at, dice="3 5", **laid))) == with_die


@pytest.mark.rule("microcity R45")
def test_r45_clearing_by_a_card_cannot_be_declined():
    assert offered(play(acting(1, tokens="a1 c4"), "basic")) == words("clear", "a1 c4")
    assert tokens(play(acting(1, tokens="a1"), "basic")) == ""
    assert phase(play(acting(1), "basic")) == "investment"


@pytest.mark.rule("microcity R46")
def test_r46_each_clearing_of_a_bonus_can_be_declined():
    state = investing("a2", dice="3", tokens="a1 c4", options=EIFFEL, **FULL)
    play(state, "invest with die", "clear a1")
    assert offered(state) == {"clear c4", "skip"}
    assert tokens(play(state, "skip")) == "a2 c4"


@pytest.mark.rule("microcity R46")
def test_r46_a_declined_clearing_is_not_asked_again():
    state = investing("a2", dice="3", tokens="a1 c4", options=EIFFEL, **FULL)
    play(state, "invest with die", "skip")
    assert (tokens(state), state.round_number) == ("a1 a2 c4", 2)


@pytest.mark.rule("microcity R46")
def test_r46_without_a_token_the_bonus_is_not_asked():
    state = play(investing("a2", dice="3", options=EIFFEL, **FULL), "invest with die")
    assert (tokens(state), state.round_number) == ("a2", 2)


@pytest.mark.rule("microcity R46")
def test_r46_money_is_taken_without_a_question():
    state = investing("a2", dice="3", built="1 2", options=EMPIRE, steel=2, wood=1)
    assert owned(play(state, "invest with die")) == {"money": 3}
    assert state.round_number == 2


@pytest.mark.rule("microcity R47")
def test_r47_a_die_may_be_set_to_any_face_its_own_included():
    state = play(acting(2, dice="2 6"), "basic")
    assert offered(state) == words("die", "2 6")
    play(state, "die 2", "set 2")
    assert dice(state) == "2 6"


@pytest.mark.rule("microcity R48")
def test_r48_a_game_is_won_or_lost_whatever_the_score():
    lost = play(investing("b2", built="1 2 3", time=1), "skip")
    assert (microcity.score(BOX, lost, 0), microcity.outcome(BOX, lost, 0)) == (3, 0.0)
    assert microcity.outcome(BOX, table(built="1 2 3"), 0) == 0.0


@pytest.mark.rule("microcity R49")
def test_r49_recovering_can_end_the_game():
    state = play(table("b1", time=1), "recover", "move b2")
    assert (ending(state), tokens(state)) == ("time", "")


def test_parts_of_a_challenge_are_built_in_order():
    state = play(acting(3, dice="5", options=EMPIRE, **FULL), "advanced")
    assert (built(state), state.pool) == ("1", 9)
    own(state, **FULL)
    view = microcity.view(BOX, state, 0)
    assert [part.number for part in view.buildings if part.can_be_built] == [2]
