"""Requirements, discounts, one per city, and the Construction Crew (§3, §4)."""

import pytest

from tests.games.thecity.table import (
    BOX,
    KEYS,
    Seat,
    all_play,
    builds,
    city,
    discards,
    hand,
    offered,
    phase,
    play,
    seen,
    table,
    waiting,
)
from tricity.games.thecity.state import KINDS

MONEY = "12 estate"
CREW = "architect, construction_crew"


def price(card: str, standing: str = "", **options: int) -> int:
    """What *card* costs in a city."""
    state = table(f"{card}, {MONEY}", city=standing, **options)
    return int(seen(state).own.prices[card])


# §3.1 Requirements


@pytest.mark.rule("thecity §3.1 R2")
@pytest.mark.parametrize(
    ("card", "enough"),
    [
        ("school", {"house", "estate", "villa"}),
        ("supermarket", {"house", "estate", "interchange"}),
        ("office_building", {"house", "estate", "tower_block"}),
    ],
)
def test_some_buildings_need_one_of_three_others(card, enough):
    hold = f"{card}, 3 villa"
    assert card not in builds(table(hold))
    allowing = {key for key in KEYS[1:] if card in builds(table(hold, city=key))}
    assert allowing == enough


@pytest.mark.rule("thecity §3.1")
def test_only_those_three_need_anything():
    free = [card for card in range(1, KINDS) if not BOX.requires[card]]
    assert len(free) == 51 - 3
    for card in free[1:]:
        assert KEYS[card] in builds(table(f"{KEYS[card]}, {MONEY}"))


@pytest.mark.rule("thecity §3.1")
def test_a_building_of_a_neighbour_does_not_help():
    assert "school" not in builds(table("school, 2 villa", Seat("house", city="house")))


# §3.2 Cost and discounts


@pytest.mark.rule("thecity §3.2")
@pytest.mark.parametrize(
    ("standing", "card", "cost"),
    [
        ("", "boutique", 2),
        ("townhouse", "boutique", 1),
        ("townhouse", "restaurant", 1),
        ("", "villa", 4),
        ("school", "villa", 2),
        ("", "research_centre", 4),
        ("industrial_park", "research_centre", 3),
        ("", "industrial_zone", 2),
        ("industrial_park", "industrial_zone", 1),
        ("", "interchange", 2),
        ("industrial_zone", "interchange", 1),
        ("", "freeway", 3),
        ("industrial_zone", "freeway", 2),
        ("", "hospital", 6),
        ("research_centre", "hospital", 4),
        ("", "technology_park", 5),
        ("research_centre", "technology_park", 3),
    ],
)
def test_a_building_makes_others_cheaper(standing, card, cost):
    assert price(card, standing) == cost


@pytest.mark.rule("thecity §3.2")
@pytest.mark.parametrize("card", KEYS[2:])
def test_an_administrative_centre_makes_every_card_with_a_fountain_cheaper(card):
    if card == "admin_centre":
        return  # one per city
    fountains = BOX.shows[KINDS + 2, KEYS.index(card)]
    standing = "house, admin_centre"
    assert price(card, "house") - price(card, standing) == (
        1 if fountains and price(card, "house") else 0
    )


@pytest.mark.rule("thecity §3.2")
def test_discounts_of_different_cards_add_up():
    assert price("boutique", "townhouse, admin_centre") == 0
    assert price("hospital", "research_centre, admin_centre") == 3
    assert price("technology_park", "research_centre, admin_centre") == 2


@pytest.mark.rule("thecity §3.2")
def test_a_price_is_never_below_nothing():
    assert price("car_park", "admin_centre") == 0


@pytest.mark.rule("thecity §3.2")
def test_a_discount_is_really_paid_less():
    state = table("villa, 2 house, 2 opera", "car_park", city="school")
    all_play(state, "build villa", "build car_park")
    play(state, 0, "discard house", "discard opera")
    assert (city(state), discards(state)) == ("school, villa", "house, opera")


@pytest.mark.rule("thecity §3.2")
def test_a_discount_of_a_neighbour_does_not_help():
    state = table("villa, 3 house", Seat(city="school"))
    assert "villa" not in builds(state)


@pytest.mark.rule("thecity §3.2 §7.1 R3")
@pytest.mark.parametrize(("stack", "cost"), [(0, 2), (1, 0)])
def test_copies_of_one_card_give_their_discount_once_unless_they_stack(stack, cost):
    assert price("villa", "2 school", discounts_stack=stack) == cost
    assert price("boutique", "3 townhouse", discounts_stack=stack) == (0 if stack else 1)


@pytest.mark.rule("thecity §7.1 R4")
@pytest.mark.parametrize(("choice", "cost"), [(0, 2), (1, 3)])
def test_a_school_makes_a_villa_cheaper_by_two_or_by_one(choice, cost):
    assert price("villa", "school", school_discount=choice) == cost
    assert price("villa", "2 school", school_discount=choice, discounts_stack=1) == (
        0 if choice == 0 else 2
    )


# §3.3 One per city


@pytest.mark.rule("thecity §3.3 R7")
def test_six_kinds_stand_once_in_a_city():
    once = []
    for key in KEYS[1:]:
        state = table(f"{key}, {MONEY}", city=f"{key}, house, tower_block")
        if key not in builds(state):
            once.append(key)
    assert once == [
        *("architect", "city_park", "construction_crew"),
        *("interchange", "shopping_arcade", "admin_centre"),
    ]


@pytest.mark.rule("thecity §3.3")
def test_a_neighbour_may_have_the_same():
    assert "city_park" in builds(table("city_park, house", Seat(city="city_park")))


# §4.1 Two cards a round


@pytest.mark.rule("thecity §4.1 §5.1")
def test_the_owner_of_a_crew_builds_two_cards():
    state = table("house, townhouse, 2 villa, opera", "car_park", city=CREW)
    play(state, 0, "build house")
    assert waiting(state) == [0, 1]
    assert offered(state) == {"build townhouse", "done"}
    all_play(state, "build townhouse", "build car_park")
    assert seen(state, 1).cities[0].building == ("house", "townhouse")
    play(state, 0, "discard opera")
    assert city(state) == "architect, house, townhouse, construction_crew"
    assert discards(state) == "villa, opera"


@pytest.mark.rule("thecity §4.1 R9")
def test_one_card_is_enough_for_a_crew():
    state = table("house, townhouse, 2 villa", "car_park", city=CREW)
    play(state, 0, "build house", "done")
    assert waiting(state) == [1]
    play(state, 1, "build car_park")
    play(state, 0, "discard villa")
    assert city(state) == "architect, house, construction_crew"


@pytest.mark.rule("thecity §4.1 R9")
def test_the_owner_of_a_crew_may_build_a_dear_card_or_nothing():
    state = table("skyscraper, 9 house", "car_park", city=CREW)
    assert {"build skyscraper", "no-build"} <= offered(state)
    play(state, 0, "build skyscraper")
    assert waiting(state) == [1]


@pytest.mark.rule("thecity §4.1 R8")
def test_both_cards_cost_four_at_most_as_printed():
    state = table("technology_park, villa, 9 estate", city=f"{CREW}, research_centre")
    assert seen(state).own.prices["technology_park"] == 3
    play(state, 0, "build villa")
    assert builds(state) == "estate"  # not the Technology Park, for it costs 5 as printed
    state = table("technology_park, villa, 9 estate", city=f"{CREW}, research_centre")
    play(state, 0, "build technology_park")
    assert waiting(state) == [1]


@pytest.mark.rule("thecity §4.1 R10")
@pytest.mark.parametrize(("first", "seconds"), [("house", "school"), ("townhouse", "")])
def test_the_first_card_may_be_what_the_second_requires(first, seconds):
    state = table(f"{first}, school, 3 opera", city=CREW)
    assert "school" not in builds(state)
    play(state, 0, f"build {first}")
    assert builds(state) == seconds


@pytest.mark.rule("thecity §4.1 R10")
@pytest.mark.parametrize(("first", "seconds"), [("school", "villa"), ("townhouse", "")])
def test_the_first_card_may_make_the_second_cheaper(first, seconds):
    state = table(f"{first}, villa, 3 opera", city=f"{CREW}, house")
    play(state, 0, f"build {first}")
    assert builds(state) == seconds


@pytest.mark.rule("thecity R10")
def test_the_first_card_is_one_per_city_for_the_second():
    state = table("2 city_park, 3 opera", city=CREW)
    play(state, 0, "build city_park")
    assert waiting(state) == [1]


@pytest.mark.rule("thecity R10")
def test_two_copies_of_a_kind_need_two_in_hand():
    state = table("2 house, 3 opera", city=CREW)
    play(state, 0, "build house")
    assert builds(state) == "house"
    state = table("house, 3 opera", city=CREW)
    play(state, 0, "build house")
    assert waiting(state) == [1]


@pytest.mark.rule("thecity R10")
@pytest.mark.parametrize(("rest", "second"), [("2 opera", "tower_block"), ("3 opera", "villa")])
def test_the_second_is_paid_with_what_the_first_leaves(rest, second):
    state = table(f"house, {second}, {rest}", city=CREW)
    play(state, 0, "build house")
    assert builds(state) == ""
    assert waiting(state) == [1]


@pytest.mark.rule("thecity R10 R3")
def test_a_second_copy_laid_first_stacks_its_discount_too():
    state = table("school, villa, opera", city=f"{CREW}, house, school", discounts_stack=1)
    play(state, 0, "build school")
    assert seen(state).own.prices == {"villa": 0}


@pytest.mark.rule("thecity R11")
@pytest.mark.parametrize(
    ("first", "second"), [("architect", "house"), ("house", "architect"), ("car_park", "architect")]
)
def test_the_architect_may_be_one_of_the_two(first, second):
    state = table("house, car_park, 2 opera", "car_park", city="construction_crew")
    play(state, 0, f"build {first}", f"build {second}")
    play(state, 1, "build car_park")
    while phase(state) == "build":
        play(state, 0, "discard opera")
    assert {first, second} <= set(city(state).split(", "))
    assert "architect" not in builds(state)


@pytest.mark.rule("thecity R11")
def test_nobody_builds_two_architects():
    state = table("house, 2 opera", city="construction_crew")
    play(state, 0, "build architect")
    assert builds(state) == "house"


@pytest.mark.rule("thecity §4.1 R12")
def test_the_prices_of_both_are_one_sum():
    state = table("house, villa, 3 opera, 4 casino", "car_park", city=CREW)
    play(state, 0, "build villa", "build house")
    play(state, 1, "build car_park")
    assert seen(state).own.owed == 5
    play(state, 0, "discard opera", "discard casino", "discard opera", "discard casino")
    play(state, 0, "discard opera")
    assert discards(state) == "2 casino, 3 opera"


# §4.2 The round in which it is built


@pytest.mark.rule("thecity §4.2 §5.1")
def test_a_new_crew_builds_one_more_card_at_once():
    state = table("construction_crew, house, townhouse, 2 opera, casino", "car_park")
    play(state, 0, "build construction_crew")
    assert waiting(state) == [1]  # no second card in the same choice
    play(state, 1, "build car_park")
    play(state, 0, "discard casino")
    assert offered(state) == {"build house", "build townhouse", "done"}
    play(state, 0, "build house")
    assert offered(state) == {"discard townhouse", "discard opera"}
    play(state, 0, "discard opera")
    assert city(state) == "house, construction_crew"
    assert discards(state) == "casino, opera"


@pytest.mark.rule("thecity §4.2")
def test_a_new_crew_need_not_build():
    state = table("construction_crew, house, 2 opera", "car_park")
    all_play(state, "build construction_crew", "build car_park")
    play(state, 0, "discard opera", "done")
    assert (city(state), hand(state)) == ("construction_crew", "house, opera")


@pytest.mark.rule("thecity §4.2 §5.2")
def test_a_new_crew_is_not_asked_without_a_card_to_build():
    state = table("construction_crew, villa, 2 opera", "car_park")
    all_play(state, "build construction_crew", "build car_park")
    play(state, 0, "discard opera")
    assert (city(state), phase(state)) == ("construction_crew", "choose")


@pytest.mark.rule("thecity §4.2 R8 R11")
def test_the_extra_card_is_a_hand_card_of_four_at_most():
    state = table("construction_crew, museum, villa, 6 house", "car_park", city="architect")
    state.city[0] = 0
    all_play(state, "build construction_crew", "build car_park")
    play(state, 0, "discard house")
    assert builds(state) == "house, villa"


@pytest.mark.rule("thecity §4.2")
def test_from_the_next_round_on_the_crew_builds_two():
    state = table("construction_crew, 5 house", "car_park", deck="5 house")
    all_play(state, "build construction_crew", "build car_park")
    play(state, 0, "build house")
    assert city(state) == "house, construction_crew"
    play(state, 0, "build house")
    assert builds(state) == "architect"
