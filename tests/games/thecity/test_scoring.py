"""What cities earn: one case for each rule on a card, reckoned by hand (§2.3, §8)."""

import pytest

from tests.games.thecity.table import (
    BOX,
    KEYS,
    Seat,
    all_play,
    gains,
    hand,
    pile,
    seen,
    table,
)
from tricity.games.thecity.box import CARDS, POINTS

INCOME = [
    ("industrial_park", "industrial_park", 1),
    ("industrial_park", "industrial_park, research_centre", 1 + 1 + 1),
    ("industrial_park", "industrial_park, 2 research_centre", 1 + 1 + 2),
    ("coach_station", "coach_station", 0),
    ("coach_station", "coach_station, supermarket", 1 + 1),
    ("coach_station", "coach_station, 2 supermarket", 1 + 2),
    ("restaurant", "restaurant", 0),
    ("restaurant", "restaurant, business_centre", 1 + 1),
    ("restaurant", "2 restaurant, 2 business_centre", 1 + 1 + 2),
    ("interchange", "interchange", 0),
    ("interchange", "interchange, estate", 1),
    ("interchange", "interchange, sports_park, estate", 2 + 1),
    ("shopping_arcade", "shopping_arcade", 1),
    ("shopping_arcade", "shopping_arcade, multiplex", 3 + 2),
    ("admin_centre", "admin_centre", 0),
    ("admin_centre", "admin_centre, business_centre, townhouse", 3 + 1),
    ("office_building", "office_building", 1),
    ("office_building", "office_building, tower_block", 2 + 1),
    ("office_building", "office_building, 2 tower_block", 2 + 2),
    ("boutique", "boutique", 1),
    ("boutique", "boutique, business_centre", 2 + 1),
    ("bridge", "bridge", 1),
    ("bridge", "bridge, 2 freeway", 1 + 2),
    ("museum", "museum", 0),
    ("museum", "museum, 3 school", 3),
]

OWN_POINTS = [
    ("city_park", "city_park", 1),
    ("city_park", "city_park, cinema, business_centre", 4 + 1),
    ("interchange", "interchange", 0),
    ("interchange", "interchange, sports_park, cinema", 3 + 3),
    ("villa", "villa", 3 + 1),
    ("villa", "2 villa", 2 * (3 + 2)),
    ("villa", "3 villa", 3 * (3 + 3)),
    ("university", "university", 4),
    ("university", "university, 2 school", 4 + 2 + 2 * 2),
    ("shopping_centre", "shopping_centre", 3),
    ("shopping_centre", "shopping_centre, estate", 4 + 1),
    ("shopping_mall", "shopping_mall", 2),
    ("shopping_mall", "2 shopping_mall, cinema", 5 + 5),
]

POINTS_WITH_OTHERS = [
    ("freeway", "freeway", [""], 0),
    ("freeway", "freeway", ["interchange"], 2),
    ("freeway", "freeway, interchange", ["interchange"], 2 * 2 + 1),
    ("freeway", "2 freeway", ["interchange", "interchange"], 2 * 2 * 2),
    ("research_centre", "research_centre", [""], 2),
    ("research_centre", "research_centre", ["university"], 2 + 2),
    ("research_centre", "2 research_centre, university", [""], 2 * (2 + 2) + 4),
    ("metro", "metro", [""], 0),
    ("metro", "metro, townhouse", ["monument"], 1 + 3 + 1),
    ("metro", "metro, townhouse", ["townhouse", "monument"], 1 + 3 + 1),
    ("metro", "metro, townhouse", ["monument", "townhouse", "modern_art"], 1 + 3 + 1),
    ("park_and_ride", "park_and_ride", [""], 2),
    ("park_and_ride", "park_and_ride, estate", ["sports_park"], 3 + 2 + 1),
    ("park_and_ride", "park_and_ride", ["theme_park", "sports_park"], 2 + 3),
]


@pytest.mark.rule("thecity §2.3 §8.2")
@pytest.mark.parametrize(("card", "city", "income"), INCOME)
def test_a_rule_of_income(card, city, income):
    assert card in city
    assert gains(table(city=city))[0] == income


@pytest.mark.rule("thecity §2.3 §8.2")
@pytest.mark.parametrize(("card", "city", "points"), OWN_POINTS)
def test_a_rule_of_points_that_looks_at_the_own_city(card, city, points):
    assert card in city
    assert gains(table(city=city))[1] == points
    assert gains(table(Seat(city=city), Seat(city="cinema, school, villa")))[1] == points


@pytest.mark.rule("thecity §2.3 §8.2 R6")
@pytest.mark.parametrize(("card", "city", "others", "points"), POINTS_WITH_OTHERS)
def test_a_rule_of_points_that_looks_at_other_cities(card, city, others, points):
    assert card in city
    state = table(Seat(city=city), *(Seat(city=other) for other in others))
    assert gains(state)[1] == points


def test_every_rule_of_the_table_has_its_case():
    for_cards = {case[0] for case in INCOME}
    for_points = {case[0] for case in OWN_POINTS} | {case[0] for case in POINTS_WITH_OTHERS}
    for earning, tried in ((CARDS, for_cards), (POINTS, for_points)):
        ruled = {key for card, key in enumerate(KEYS) if BOX.bonus[earning, card].any()}
        assert tried == ruled


@pytest.mark.rule("thecity §7.1 R5")
@pytest.mark.parametrize(("scope", "points"), [(0, 4 + 1 + 2), (1, 4 + 3 + 2)])
def test_a_university_counts_own_schools_or_those_of_all(scope, points):
    state = table(Seat(city="university, school"), Seat(city="2 school"), university_scope=scope)
    assert gains(state)[1] == points


@pytest.mark.rule("thecity R6")
def test_a_seat_beyond_the_table_is_no_opponent():
    two = table(Seat(city="metro"), Seat(city="townhouse"))
    five = table(Seat(city="metro"), *[Seat(city="townhouse")] * 4)
    assert gains(two)[1] == gains(five)[1] == 1


@pytest.mark.rule("thecity §2.3")
def test_the_example_of_the_rulebook():
    state = table(city="cinema, city_park, architect, department_store, 2 villa")
    assert gains(state) == (4, 13)


@pytest.mark.rule("thecity §2.3")
def test_the_example_is_paid_and_scored():
    city = "cinema, architect, department_store, 2 villa"
    state = table(Seat("city_park, house", city=city), "car_park")
    all_play(state, "build city_park", "build car_park")
    assert pile(hand(state)).total() == 4
    assert seen(state).cities[0].score == 13


@pytest.mark.rule("thecity §2.3 §8.1")
@pytest.mark.parametrize("card", range(1, 52))
def test_a_card_without_a_rule_earns_what_is_printed(card):
    if not BOX.bonus[:, card].any():
        assert gains(table(city=KEYS[card])) == tuple(BOX.printed[:, card])
