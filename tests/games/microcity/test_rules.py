"""Microcity rule by rule: components, set-up, preparation, project (§1 to §4)."""

import pytest

from tests.games.microcity.table import (
    BOX,
    CITY,
    acting,
    active,
    dice,
    hand,
    hold,
    offered,
    owned,
    phase,
    play,
    table,
    tokens,
    words,
)
from tricity.engine.game import new_game
from tricity.games import microcity

CLEARS = {"clear with die 3", "clear with die 5", "clear with money"}
PROJECTS = words("project", "1 2 3 4 5 6")
FACES = "1 2 3 4 5 6"
RESOURCES = "coal steel wood"


def first_game(**options: str):
    return new_game(microcity, BOX, 1, 1, {"layout": "first_game", **options})


# §1 Components


@pytest.mark.rule("microcity §1.1 §2.1")
def test_the_city_of_the_first_game():
    areas = microcity.view(BOX, first_game(), 0).areas
    assert [f"{area.type} {area.dice[0]}" for area in areas] == [
        *("coal 6", "commercial 5", "wood 1", "steel 4"),
        *("residential 3", "steel 2", "coal 2", "residential 5"),
        *("commercial 1", "residential 6", "residential 4", "steel 6"),
        *("coal 4", "wood 3", "wood 5", "commercial 3"),
    ]


@pytest.mark.rule("microcity §1.1")
def test_side_b_of_a_district_takes_either_of_two_dice():
    state = first_game()
    state.developed[:] = 1
    view = microcity.view(BOX, state, 0)
    assert [district.side for district in view.districts] == ["b"] * 4
    assert [area.dice for area in view.areas[:4]] == [(6, 1), (5, 2), (1, 6), (4, 3)]
    assert all(len(area.dice) == 2 for area in view.areas)


@pytest.mark.rule("microcity §1.2")
def test_each_face_belongs_to_one_project_card():
    projects = microcity.view(BOX, first_game(), 0).projects
    assert [(p.name, p.move, p.die) for p in projects] == [
        ("clearance", 1, 4),
        ("survey", 2, 1),
        ("site-crew", 1, 5),
        ("overtime", 2, 6),
        ("delivery", 2, 3),
        ("redevelopment", 1, 2),
    ]


@pytest.mark.rule("microcity §1.3")
@pytest.mark.parametrize(("level", "buildings", "units"), [("a10", 4, 12), ("b15", 5, 19)])
def test_the_sides_of_the_building_card(level, buildings, units):
    view = microcity.view(BOX, first_game(level=level), 0)
    assert len(view.buildings) == buildings
    assert sum(sum(building.cost.values()) for building in view.buildings) == units
    assert {building.bonus for building in view.buildings} == {"none"}


@pytest.mark.rule("microcity §1.4")
@pytest.mark.parametrize(
    ("level", "bonuses"),
    [
        ("eiffel16", ["remove_2", "take_1", "none"]),
        ("empire16", ["none", "remove_1", "money_2", "no_time_step", "none"]),
    ],
)
def test_the_challenges_have_bonuses(level, bonuses):
    view = microcity.view(BOX, first_game(level=level), 0)
    assert [part.bonus for part in view.buildings] == bonuses


# §2 Set-up


@pytest.mark.rule("microcity §2.1")
def test_the_district_cards_are_shuffled():
    layouts = {tuple(new_game(microcity, BOX, 1, seed).district) for seed in range(300)}
    assert len(layouts) == 24
    assert all(sorted(cards) == [1, 2, 3, 4] for cards in layouts)


@pytest.mark.rule("microcity §2.2")
def test_the_engineer_starts_on_a_residential_area():
    state = first_game()
    assert microcity.view(BOX, state, 0).engineer is None
    assert offered(state) == words("start", "a2 d2 b3 c3")
    play(state, "start c3")
    assert microcity.view(BOX, state, 0).engineer == "c3"


@pytest.mark.rule("microcity §2.3")
def test_the_company_starts_with_two_dollars_and_all_cards():
    state = first_game()
    assert (owned(state), state.pool, tokens(state)) == ({"money": 2}, 10, "")
    assert hand(state) == [1, 2, 3, 4, 5, 6]


# §3 Preparation


@pytest.mark.rule("microcity §3.1")
def test_two_of_three_dice_are_kept():
    state = play(first_game(), "start a2")
    active(state, "2 4 4")
    assert offered(state) == {"leave 2", "leave 4"}
    play(state, "leave 4")
    assert dice(state) == "2 4"
    assert phase(state) == "prepare"


@pytest.mark.rule("microcity §3.1")
def test_three_dice_alike_leave_no_choice():
    rolls = (
        play(new_game(microcity, BOX, 1, seed, {"layout": "first_game"}), "start a2")
        for seed in range(500)
    )
    alike = [state for state in rolls if phase(state) == "prepare"]
    assert 0 < len(alike) < 40
    assert all(dice(state)[0] == dice(state)[2] for state in alike)


@pytest.mark.rule("microcity §3.2")
def test_after_planning_two_dice_are_set():
    state = play(acting(3, "b2"), "planning")
    assert offered(state) == words("set", FACES)
    play(state, "set 4")
    assert offered(state) == words("set", "4 5 6")
    play(state, "set 6")
    assert (dice(state), phase(state)) == ("4 6", "prepare")


@pytest.mark.rule("microcity §3.2")
def test_planning_lasts_for_one_round():
    state = play(acting(3, "b2"), "planning", "set 4", "set 6", "recover", "move b3", "skip")
    assert phase(state) in ("dice", "prepare")


@pytest.mark.rule("microcity §3.3")
def test_areas_can_be_cleared_for_a_die_and_for_money():
    state = table(tokens="a1 c4 d4")
    assert offered(state) == CLEARS | PROJECTS | {"recover"}
    play(state, "clear with die 3")
    assert offered(state) == words("clear", "a1 c4 d4")
    play(state, "clear c4")
    assert (dice(state), tokens(state), state.pool) == ("5", "a1 d4", 8)
    assert offered(state) == {"clear with money"} | PROJECTS | {"recover"}
    play(state, "clear with money", "clear a1")
    assert (owned(state), tokens(state), state.pool) == ({}, "d4", 9)
    assert offered(state) == PROJECTS | {"recover"}


@pytest.mark.rule("microcity §3.3")
def test_money_can_be_paid_before_a_die_is_spent():
    state = play(table(tokens="a1 c4"), "clear with money", "clear a1")
    assert offered(state) == words("clear with die", "3 5") | PROJECTS | {"recover"}


@pytest.mark.rule("microcity §3.3 §8.2")
def test_the_only_token_is_cleared_without_a_question():
    state = play(table(tokens="a1"), "clear with money")
    assert (tokens(state), state.pool, phase(state)) == ("", 10, "prepare")


@pytest.mark.rule("microcity §3.3")
@pytest.mark.parametrize(
    ("laid", "extra"),
    [
        ({"tokens": ""}, set()),
        ({"tokens": "a1", "money": 1}, words("clear with die", "3 5")),
        ({"tokens": "a1", "dice": "6 6", "money": 0}, {"clear with die 6"}),
    ],
)
def test_clearing_needs_a_token_and_what_it_costs(laid, extra):
    assert offered(table(**laid)) == extra | PROJECTS | {"recover"}


@pytest.mark.rule("microcity §3.3")
def test_both_clearings_are_possible_again_in_the_next_round():
    state = table("a2", tokens="a1 c4 d4", money=5)
    play(state, "clear with money", "clear a1", "clear with die 3", "clear c4")
    play(state, "project 3", "move a3", "planning", "set 3", "set 5")
    assert offered(state) >= CLEARS


# §4 Project


@pytest.mark.rule("microcity §4")
def test_a_card_must_be_played_or_recovered():
    state = table()
    hold(state, 2, 5)
    assert offered(state) == {"project 2", "project 5", "recover"}


@pytest.mark.rule("microcity §4.1")
@pytest.mark.parametrize(
    ("at", "card", "areas"),
    [
        ("b2", 1, "b1 a2 c2 b3"),
        ("a1", 1, "b1 a2"),
        ("a1", 2, "c1 b2 a3"),
        ("b2", 2, "a1 c1 d2 a3 c3 b4"),
        ("d4", 4, "d2 c3 b4"),
    ],
)
def test_the_engineer_moves_as_far_as_the_card_says(at, card, areas):
    assert offered(play(table(at), f"project {card}")) == words("move", areas)


@pytest.mark.rule("microcity §4.1")
def test_the_engineer_goes_where_he_is_sent():
    state = play(table("b2"), "project 4", "move d2")
    assert CITY[state.engineer] == "d2"


@pytest.mark.rule("microcity §4.2")
def test_a_card_has_a_basic_action_and_planning():
    assert offered(acting(5, dice="4 5")) == {"basic", "planning"}


@pytest.mark.rule("microcity §4.2")
def test_the_advanced_action_spends_a_die_of_that_face():
    state = acting(5, dice="3 5")
    assert offered(state) == {"basic", "advanced", "planning"}
    assert dice(play(state, "advanced")) == "5"


@pytest.mark.rule("microcity §4.2")
def test_a_played_card_is_discarded():
    state = acting(5)
    assert microcity.view(BOX, state, 0).projects[4].place == "played"
    play(state, "basic", "take coal")
    assert hand(state) == [1, 2, 3, 4, 6]
    assert microcity.view(BOX, state, 0).projects[4].place == "discard"
    assert microcity.view(BOX, state, 0).projects[0].place == "hand"


@pytest.mark.rule("microcity §4.2")
def test_planning_skips_the_investment():
    state = play(acting(5, "b2"), "planning")
    assert (phase(state), tokens(state), state.round_number) == ("plan", "b2", 2)
    assert hand(state) == [1, 2, 3, 4, 6]


@pytest.mark.rule("microcity §4.3")
def test_recovering_moves_one_area_and_fills_the_hand():
    state = table("b2")
    hold(state, 2)
    play(state, "recover")
    assert offered(state) == words("move", "b1 a2 c2 b3")
    play(state, "move c2")
    assert (hand(state), state.time_left) == ([1, 2, 3, 4, 5, 6], 9)
    assert phase(state) == "investment"
    play(state, "skip")
    assert state.time_left == 8


@pytest.mark.rule("microcity §4.4")
def test_clear_one_area():
    state = play(acting(1, tokens="a1 c4"), "basic")
    assert offered(state) == words("clear", "a1 c4")
    play(state, "clear a1")
    assert (tokens(state), state.pool, phase(state)) == ("c4", 9, "investment")


@pytest.mark.rule("microcity §4.4")
def test_clear_two_areas():
    state = play(acting(1, dice="4 5", tokens="a1 c4 d4"), "advanced", "clear a1")
    assert offered(state) == words("clear", "c4 d4")
    assert tokens(play(state, "clear c4")) == "d4"


@pytest.mark.rule("microcity §4.4")
def test_clearing_two_of_two_areas_asks_once():
    state = play(acting(1, dice="4 5", tokens="a1 c4"), "advanced", "clear a1")
    assert (tokens(state), phase(state)) == ("", "investment")


@pytest.mark.rule("microcity §4.4")
def test_set_one_die():
    state = play(acting(2, dice="3 5"), "basic")
    assert offered(state) == words("die", "3 5")
    play(state, "die 5")
    assert offered(state) == words("set", FACES)
    assert microcity.view(BOX, state, 0).question.die == 5
    play(state, "set 1")
    assert (dice(state), phase(state)) == ("1 3", "investment")


@pytest.mark.rule("microcity §4.4 §8.2")
@pytest.mark.parametrize(("before", "after"), [("4", "6"), ("4 4", "4 6")])
def test_dice_of_one_face_need_no_choice(before, after):
    state = play(acting(2, dice=before), "basic", "set 6")
    assert dice(state) == after


@pytest.mark.rule("microcity §4.4")
def test_clear_an_area_or_take_a_resource():
    state = play(acting(2, dice="1 5", tokens="a1 c4"), "advanced")
    assert offered(state) == words("clear", "a1 c4") | words("take", RESOURCES)
    assert phase(state) == "clear_or_take"
    play(state, "take wood")
    assert (owned(state), tokens(state)) == ({"money": 2, "wood": 1}, "a1 c4")
    assert phase(state) == "investment"


@pytest.mark.rule("microcity §4.4")
def test_clear_an_area_instead_of_a_resource():
    state = play(acting(2, dice="1 5", tokens="a1 c4"), "advanced", "clear c4")
    assert (owned(state), tokens(state), phase(state)) == ({"money": 2}, "a1", "investment")


@pytest.mark.rule("microcity §4.4")
@pytest.mark.parametrize(("card", "money"), [(3, 3), (4, 4)])
def test_take_money(card, money):
    assert owned(play(acting(card), "basic")) == {"money": money}


@pytest.mark.rule("microcity §4.4")
def test_take_one_resource():
    state = play(acting(5), "basic")
    assert offered(state) == words("take", RESOURCES)
    assert owned(play(state, "take steel")) == {"money": 2, "steel": 1}


@pytest.mark.rule("microcity §4.4")
@pytest.mark.parametrize(
    ("moves", "goods"),
    [
        (["take coal", "take coal"], {"coal": 2}),
        (["take coal", "take wood"], {"coal": 1, "wood": 1}),
        (["take wood", "take wood"], {"wood": 2}),
    ],
)
def test_take_two_resources(moves, goods):
    state = play(acting(5), "advanced", *moves)
    assert owned(state) == {"money": 2, **goods}
    assert phase(state) == "investment"


@pytest.mark.rule("microcity §4.4")
def test_swap_a_resource():
    state = play(acting(6, coal=1, wood=1), "basic")
    assert offered(state) == words("give", "coal wood")
    play(state, "give wood")
    assert offered(state) == words("take", "coal steel")
    assert microcity.view(BOX, state, 0).question.given == "wood"
    assert owned(play(state, "take steel")) == {"money": 2, "coal": 1, "steel": 1}


@pytest.mark.rule("microcity §4.4 §8.2")
def test_the_only_kind_of_resource_is_swapped_without_a_question():
    state = play(acting(6, wood=2), "basic")
    assert offered(state) == words("take", "coal steel")


@pytest.mark.rule("microcity §4.4")
def test_nothing_to_swap():
    assert phase(play(acting(6), "basic")) == "investment"


@pytest.mark.rule("microcity §4.4")
def test_the_time_marker_stays():
    state = play(acting(4, dice="3 6", time=7), "advanced", "skip")
    assert state.time_left == 7
    assert state.round_number == 2
    assert not state.is_time_stopped


@pytest.mark.rule("microcity §4.4")
def test_a_district_is_turned_to_side_b():
    state = play(acting(6, "c4", dice="2 5"), "advanced")
    view = microcity.view(BOX, state, 0)
    assert [district.side for district in view.districts] == ["a", "a", "a", "b"]
    assert view.areas[CITY.index("c4")].dice == (5, 2)
