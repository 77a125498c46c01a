"""The oracle is held against the rulebook before the rules are held against the oracle."""

from __future__ import annotations

import itertools
import random
from collections import Counter
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.games.thecity import reference
from tests.games.thecity.reference import CARDS, Table

CHOICES = {
    "survey": ["keep_one_of_five", "mix_with_hand"],
    "discounts_stack": ["false", "true"],
    "school_discount": ["2", "1"],
    "university_scope": ["own", "all"],
}
DEFAULTS = {option: choices[0] for option, choices in CHOICES.items()}
EVERY_OPTION = [
    dict(zip(CHOICES, combination, strict=True))
    for combination in itertools.product(*CHOICES.values())
]
EXAMPLE = ["cinema", "city_park", "architect", "department_store", "villa", "villa"]


def open_table(seats: int = 2, seed: int = 0, **options: str) -> Table:
    return Table(seats, DEFAULTS | options, random.Random(seed).randrange, Path())


def choosing(hand: list[str], city: list[str], **options: str) -> Table:
    """Two seats before their first choice: seat 0 as given, seat 1 with five Villas."""
    table = open_table(2, 0, **options)
    while table.phase == "deal":
        seat = table.waiting()[0]
        table.play(seat, table.legal(seat)[0])
    table.seats[0].hand, table.seats[0].city = list(hand), list(city)
    table.seats[1].hand = ["villa"] * 5
    return table


def pile(table: Table) -> Counter[str]:
    """Every card of the box, wherever it lies."""
    cards = Counter(table.deck + table.discard + ["architect"] * table.architects)
    for seat in table.seats:
        cards.update(seat.hand + seat.city + seat.laid + seat.drawn + seat.thrown)
    return cards


def check(table: Table) -> None:
    assert pile(table) == {key: card.copies for key, card in CARDS.items()}
    for number, seat in enumerate(table.seats):
        assert bool(table.legal(number)) == (number in table.waiting())
        assert all(not CARDS[key].unique or seat.city.count(key) <= 1 for key in seat.city)
    if table.phase == "choose" and not table.finished:
        assert all(len(seat.hand) + len(seat.laid) <= 13 for seat in table.seats)


def play_out(table: Table, rng: random.Random, watch: Callable[[Table], None]) -> None:
    while not table.finished:
        seat = rng.choice(table.waiting())
        table.play(seat, rng.choice(table.legal(seat)))
        watch(table)


def test_the_box_holds_105_cards_and_5_architects():
    assert sum(card.copies for card in CARDS.values()) == 110
    assert CARDS["architect"].copies == 5
    assert len(CARDS) == 51


def test_the_worked_example_brings_4_cards_and_13_points():
    assert reference.income(EXAMPLE) == 4
    assert reference.victory_points([EXAMPLE, []], 0, DEFAULTS) == 3 + 5 + 5


def test_the_deal_gives_seven_cards_and_takes_two():
    table = open_table(seats=5)
    assert [len(seat.hand) for seat in table.seats] == [7] * 5
    while table.phase == "deal":
        seat = table.waiting()[-1]
        table.play(seat, table.legal(seat)[0])
    assert [len(seat.hand) for seat in table.seats] == [5] * 5
    assert (len(table.deck), len(table.discard)) == (70, 10)


def test_a_tower_block_costs_three_cards():
    table = choosing(["tower_block", "house", "house", "villa", "villa", "opera"], [])
    table.play(0, "build tower_block")
    table.play(1, "no-build")
    for word in ["discard house", "discard villa", "discard opera"]:
        assert table.legal(0) == ["discard house", "discard opera", "discard villa"]
        table.play(0, word)
    assert table.seats[0].thrown == ["house", "villa", "opera"]
    assert table.seats[0].asked == ""


def test_a_card_must_be_paid_with_other_cards():
    assert "build tower_block" not in choosing(["tower_block", "house", "villa"], []).legal(0)
    assert "build tower_block" in choosing(["tower_block", *["villa"] * 3], []).legal(0)


@pytest.mark.parametrize("helper", ["house", "estate", "villa"])
def test_a_school_needs_a_house_an_estate_or_a_villa(helper):
    hand = ["school", "villa", "house"]
    assert "build school" not in choosing(hand, ["townhouse"]).legal(0)
    assert "build school" in choosing(hand, [helper]).legal(0)


def test_the_architect_is_free_and_comes_once():
    table = choosing([], [])
    assert table.legal(0) == ["build architect", "no-build"]
    assert choosing([], ["architect"]).legal(0) == ["no-build"]


def test_one_per_city_cards_are_not_built_twice():
    table = choosing(["city_park", "villa"], ["city_park"])
    assert "build city_park" not in table.legal(0)


def test_payment_is_not_asked_where_there_is_no_choice():
    table = choosing(["villa", "opera", "opera", "house", "house"], [])
    table.play(0, "build villa")
    table.play(1, "no-build")
    assert table.waiting() == [1]
    assert table.seats[0].thrown == ["opera", "opera", "house", "house"]


@pytest.mark.parametrize(
    ("key", "city", "options", "due"),
    [
        ("villa", ["school"], {}, 2),
        ("villa", ["school"], {"school_discount": "1"}, 3),
        ("villa", ["school", "school"], {}, 2),
        ("villa", ["school", "school"], {"discounts_stack": "true"}, 0),
        ("villa", ["school"] * 3, {"discounts_stack": "true"}, 0),
        ("boutique", ["townhouse", "admin_centre"], {}, 0),
        ("restaurant", ["townhouse"], {}, 1),
        ("interchange", ["industrial_zone"], {}, 1),
        ("freeway", ["industrial_zone"], {}, 2),
        ("industrial_zone", ["industrial_park"], {}, 1),
        ("research_centre", ["industrial_park"], {}, 3),
        ("hospital", ["research_centre", "admin_centre"], {}, 3),
        ("technology_park", ["research_centre"], {}, 3),
        ("business_centre", ["admin_centre"], {}, 2),
        ("car_park", ["admin_centre"], {}, 0),
    ],
)
def test_discounts_add_up_and_stop_at_nothing(key, city, options, due):
    assert reference.price(key, city, DEFAULTS | options) == due


@pytest.mark.parametrize(
    ("city", "cards"),
    [
        (["interchange", "sports_park", "cinema"], 4),
        (["shopping_arcade", "multiplex"], 5),
        (["admin_centre", "business_centre", "townhouse"], 4),
        (["industrial_park", "industrial_park", "research_centre", "research_centre"], 6),
        (["coach_station", "supermarket", "supermarket"], 3),
        (["restaurant", "boutique", "business_centre"], 4),
        (["office_building", "tower_block"], 3),
        (["bridge", "freeway", "freeway"], 3),
        (["museum", "school", "school"], 2),
    ],
)
def test_income_rules(city, cards):
    assert reference.income(city) == cards


@pytest.mark.parametrize(
    ("cities", "points"),
    [
        ([["interchange", "sports_park", "cinema"], []], 6),
        ([["shopping_centre", "shopping_mall"], []], 10),
        ([["freeway", "freeway", "interchange"], ["interchange"]], 10),
        ([["research_centre"], ["university"], []], 4),
        ([["university", "school"], ["school"]], 7),
        ([["metro", "cinema"], ["monument"], ["museum"]], 4),
        ([["park_and_ride"], ["metro"], ["theme_park"]], 5),
    ],
)
def test_point_rules(cities, points):
    assert reference.victory_points(cities, 0, DEFAULTS) == points


def test_the_university_may_count_every_school():
    options = DEFAULTS | {"university_scope": "all"}
    assert reference.victory_points([["university", "school"], ["school"]], 0, options) == 8


def test_a_crew_in_the_city_lays_a_second_card_that_relies_on_the_first():
    table = choosing(["house", "school", "opera", "villa"], ["construction_crew", "architect"])
    table.play(0, "build house")
    assert table.legal(0) == ["build school", "done"]
    table.play(0, "build school")
    table.play(1, "no-build")
    assert table.waiting() == [1]
    assert table.seats[0].thrown == ["opera", "villa"]


def test_the_crew_has_no_part_in_costly_first_cards():
    table = choosing(["theatre", *["house"] * 7], ["construction_crew"])
    table.play(0, "build theatre")
    assert table.waiting() == [1]


def test_two_cards_of_a_crew_are_two_cards():
    table = choosing(["car_park", "villa"], ["construction_crew", "architect"])
    table.play(0, "build car_park")
    assert table.waiting() == [1]
    table = choosing(["car_park", "car_park"], ["construction_crew"])
    table.play(0, "build car_park")
    assert table.legal(0) == ["build architect", "build car_park", "done"]


def test_a_new_crew_brings_one_more_cheap_card_after_its_price_is_paid():
    table = choosing(["construction_crew", "house", "opera", "villa"], [])
    table.play(0, "build construction_crew")
    table.play(1, "no-build")
    table.play(0, "discard villa")
    assert table.legal(0) == ["build house", "done"]
    table.play(0, "build house")
    assert (table.seats[0].thrown, table.seats[0].asked) == (["villa", "opera"], "")


@pytest.mark.parametrize("survey", CHOICES["survey"])
def test_who_does_not_build_is_one_card_richer(survey):
    table = choosing(["villa"] * 5, [], survey=survey)
    table.play(0, "no-build")
    table.play(1, "no-build")
    while table.phase == "build":
        seat = table.waiting()[0]
        table.play(seat, table.legal(seat)[0])
    assert [len(seat.hand) for seat in table.seats] == [6, 6]
    assert len(table.discard) == 4 + 8


def test_an_empty_draw_pile_takes_in_the_discards_and_then_gives_what_there_is():
    table = open_table()
    table.deck, table.discard = ["house"], ["opera", "car_park"]
    assert sorted(table.draw(5)) == ["car_park", "house", "opera"]
    assert (table.deck, table.discard) == ([], [])


def test_hand_cards_break_a_tie_and_equals_share():
    table = open_table(seats=3)
    table.finished = True
    for seat, points, hand in zip(table.seats, [50, 50, 50], [2, 3, 3], strict=True):
        seat.points, seat.hand = points, ["house"] * hand
    assert table.outcomes() == [0.0, 0.5, 0.5]
    table.seats[0].points = 51
    assert table.outcomes() == [1.0, 0.0, 0.0]


def test_the_game_ends_at_fifty_points_without_the_hand_limit():
    table = choosing(["opera"] * 12, ["casino"] * 3)
    table.seats[0].points = 47
    table.play(0, "build architect")
    table.play(1, "no-build")
    table.play(1, table.legal(1)[0])
    assert table.finished
    assert len(table.seats[0].hand) == 12 + 13
    assert table.waiting() == []
    assert table.legal(0) == []


def test_the_game_stops_after_sixty_rounds():
    table = open_table()
    while not table.finished:
        seat = table.waiting()[0]
        table.play(seat, table.legal(seat)[-1])
    assert (table.rounds, table.scores()) == (60, [0, 0])


def test_an_illegal_word_is_refused():
    with pytest.raises(ValueError, match="not legal"):
        open_table().play(0, "no-build")


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("options", EVERY_OPTION, ids=lambda options: "-".join(options.values()))
def test_cards_are_conserved_in_random_games(seats, options):
    for seed in range(2):
        rng = random.Random(f"{seats} {seed} {options}")
        table = Table(seats, options, rng.randrange, Path())
        play_out(table, rng, check)
        assert max(table.scores()) >= 50 or table.rounds == 60
        assert sum(table.outcomes()) == pytest.approx(1)


def play_in_order(seed: int, seats: int, first: Callable[[list[int]], int]) -> list[object]:
    """Each seat has a mind of its own; *first* says which waiting seat answers next."""
    survey = CHOICES["survey"][seed % 2]
    table = open_table(seats, seed, survey=survey)
    minds = [random.Random(f"{seed} {seat}") for seat in range(seats)]
    story: list[object] = []
    while not table.finished:
        seat, phase, rounds = first(table.waiting()), table.phase, table.rounds
        table.play(seat, minds[seat].choice(table.legal(seat)))
        if (table.phase, table.rounds) != (phase, rounds):
            story.append(table.facts())
    return [*story, table.facts(), table.outcomes()]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_order_of_arrival_does_not_matter(seats):
    for seed in range(4):
        forward = play_in_order(seed, seats, min)
        assert forward == play_in_order(seed, seats, max)
        assert forward == play_in_order(seed, seats, random.Random(seed).choice)


def test_a_copy_goes_its_own_way():
    table = open_table(seats=3, seed=5)
    twin, before = table.copy(), table.facts()
    play_out(twin, random.Random(1), check)
    assert table.facts() == before
    play_out(table, random.Random(1), check)
    assert table.facts() == twin.facts()
