"""Paying for buildings (§4), and the options about it."""

from collections import Counter
from itertools import product
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.games.pointcity.table import (
    counts,
    lay,
    leave_in_row,
    offered,
    payments,
    play,
    stock,
    table,
    takes,
)
from tricity.games.pointcity.notation import STOCK_NAMES

CIVIC = "civic for 3 energy"
BOTH = "production for community, energy"


def payments_for_both(owned: str, **options: str) -> list[str]:
    """The payments for two buildings, each for one community and one energy."""
    return payments(table(stock=owned, options=options, a1=BOTH, b1=BOTH), "take a1-b1")


@pytest.mark.rule("pointcity §4.1")
def test_production_resource_cards_and_ingenuity_mix_freely():
    state = table(city="energy", stock="energy, ingenuity", a1=CIVIC, b1="economy")
    assert payments(state, "take a1-b1") == ["energy, ingenuity"]
    play(state, "take a1-b1")
    assert (stock(state), state.production[0, 2]) == ("economy", 1)


@pytest.mark.rule("pointcity §4.1")
@pytest.mark.parametrize(
    ("joining", "payment"),
    [
        ("energy", "3 energy"),
        ("double energy", "energy, double energy"),
        ("ingenuity", "2 energy, ingenuity"),
    ],
)
def test_a_card_taken_this_turn_helps_to_pay(joining, payment):
    state = table(stock="2 energy", a1=CIVIC, b1=joining, a2="economy")
    assert "take a1-a2" not in takes(state)
    assert payments(state, "take a1-b1") == [payment]


@pytest.mark.rule("pointcity §4.1 R17")
def test_a_building_taken_this_turn_does_not_help_to_pay():
    cells: dict[str, Any] = {
        "a1": "production for economy, ecology",
        "b1": "production for economy, energy",
    }
    assert "take a1-b1" not in takes(table(stock="2 economy, ecology", **cells))
    assert "take a1-b1" in takes(table(stock="2 economy, ecology", city="energy", **cells))


@pytest.mark.rule("pointcity §4.2")
def test_production_works_once_for_both_buildings():
    cells: dict[str, Any] = {"a1": "production for 2 energy", "b1": BOTH}
    state = table(city="2 energy", stock="community, 2 energy", **cells)
    assert payments(state, "take a1-b1") == ["community, energy"]
    assert "take a1-b1" not in takes(table(city="2 energy", stock="community", **cells))


@pytest.mark.rule("pointcity §4.2 R4")
def test_production_is_used_before_any_card():
    state = table(city="3 energy", stock="3 energy, ingenuity", a1=CIVIC, b1="economy")
    leave_in_row(state)
    play(state, "take a1-b1")
    assert (stock(state), state.seat) == ("economy, 3 energy, ingenuity", 1)


@pytest.mark.rule("pointcity §4.3 R3")
def test_every_payment_without_a_wasted_card_can_be_made_and_no_other():
    state = table(stock="2 double energy, 2 energy, ingenuity", a1=CIVIC, b1="economy")
    assert payments(state, "take a1-b1") == [
        "2 double energy",
        "2 energy, ingenuity",
        "double energy, ingenuity",
        "energy, double energy",
    ]


@pytest.mark.rule("pointcity §4.3 R2")
def test_a_double_may_pay_one_symbol_and_the_other_is_lost():
    state = table(city="2 energy", stock="double energy", a1=CIVIC, b1="economy")
    leave_in_row(state)
    play(state, "take a1-b1")
    assert stock(state) == "economy"


@pytest.mark.rule("pointcity R2", "pointcity §7.1")
def test_a_double_pays_only_whole_if_the_option_says_so():
    options = {"allow_overpay": "false"}
    state = table(
        city="2 energy", stock="double energy, ingenuity", options=options, a1=CIVIC, b1="economy"
    )
    assert payments(state, "take a1-b1") == ["ingenuity"]
    state = table(city="2 energy", stock="double energy", options=options, a1=CIVIC, b1="economy")
    assert "take a1-b1" not in takes(state)


@pytest.mark.rule("pointcity §4.3 R1")
def test_a_double_may_serve_two_buildings():
    assert payments_for_both("double community, double energy") == [
        "double community, double energy"
    ]


@pytest.mark.rule("pointcity R1", "pointcity §7.1")
def test_a_double_serves_one_building_only_if_the_option_says_so():
    options = {"split_double_across_buildings": "false"}
    state = table(stock="double community, double energy", options=options, a1=BOTH, b1=BOTH)
    assert "take a1-b1" not in takes(state)
    wanted = ["2 double community, 2 double energy"]
    assert payments_for_both("2 double community, 2 double energy", **options) == wanted


@pytest.mark.rule("pointcity R1 R2")
def test_a_double_that_may_neither_be_split_nor_wasted_pays_nothing():
    options = {"split_double_across_buildings": "false", "allow_overpay": "false"}
    assert payments_for_both("2 double energy, 2 energy, 2 community", **options) == [
        "2 community, 2 energy"
    ]


@pytest.mark.rule("pointcity R1")
@pytest.mark.parametrize("overpay", ["true", "false"])
def test_production_is_shared_between_the_buildings_as_suits_best(overpay):
    options = {"split_double_across_buildings": "false", "allow_overpay": overpay}
    cells: dict[str, Any] = {"a1": "production for 2 energy", "b1": BOTH}
    state = table(city="energy", stock="community, double energy", options=options, **cells)
    assert payments(state, "take a1-b1") == ["community, double energy"]


@pytest.mark.rule("pointcity §4.4")
def test_what_can_be_paid_in_one_way_is_paid_without_a_question():
    state = table(stock="community, ingenuity", a1=BOTH, b1="economy")
    play(state, "take a1-b1")
    assert (stock(state), state.seat, state.ply) == ("economy", 1, 1)


@pytest.mark.rule("pointcity §4.4 R26")
def test_resources_are_paid_in_their_order():
    owned = "community, double community, energy, double energy"
    state = table(stock=owned, a1=BOTH, b1="economy")
    play(state, "take a1-b1")
    assert offered(state) == {"pay community", "pay double community"}
    play(state, "pay double community")
    assert offered(state) == {"pay energy", "pay double energy"}


@pytest.mark.rule("pointcity §4.4 R26")
def test_doubles_come_before_singles_and_singles_before_ingenuity():
    state = table(stock="2 double energy, 3 energy, 3 ingenuity", a1=CIVIC, b1="economy")
    play(state, "take a1-b1")
    assert offered(state) == {"pay double energy", "pay energy", "pay ingenuity"}
    play(state, "pay energy")
    assert offered(state) == {"pay energy", "pay ingenuity"}
    play(state, "pay ingenuity")
    assert stock(state) == "economy, 2 energy, 2 double energy, ingenuity"


@pytest.mark.rule("pointcity R26")
def test_a_card_is_offered_only_if_the_rest_can_still_be_paid():
    state = table(stock="community, double community, ingenuity", a1=BOTH, b1="economy")
    play(state, "take a1-b1")
    assert offered(state) == {"pay community", "pay double community"}


STOCKS = st.fixed_dictionaries(
    {
        name: st.integers(0, 2)
        for name in ("community", "energy", "double community", "double energy", "ingenuity")
    }
)
COSTS = st.sampled_from(
    [
        ("production for 2 community, energy", 2, 1),
        ("points for 4 energy, 3 community", 3, 4),
        ("production for community, energy", 1, 1),
        ("points for 2 community, 2 energy", 2, 2),
        ("civic for 5 energy", 0, 5),
    ]
)


@pytest.mark.rule("pointcity §4.3 R3 R26")
@given(STOCKS, st.lists(COSTS, min_size=2, max_size=2, unique=True))
def test_each_minimal_payment_can_be_made_in_just_one_way(owned, buildings):
    owned_words = ", ".join(f"{count} {name}" for name, count in owned.items() if count)
    state = table(stock=owned_words)
    community, energy = 0, 0
    for cell, (words, *cost) in zip(("a1", "b1"), buildings, strict=True):
        lay(state, cell, words, [])
        community, energy = community + cost[0], energy + cost[1]
    wanted = sorted(minimal_payments(owned, community, energy))
    assert ("take a1-b1" in takes(state)) == bool(wanted)
    assert not wanted or sorted(map(parsed, payments(state, "take a1-b1"))) == wanted


def minimal_payments(owned: dict[str, int], community: int, energy: int) -> list[list[str]]:
    """All ways to pay from which no card can be left out, by trying everything."""
    ways = [
        dict(zip(owned, spent, strict=True))
        for spent in product(*(range(count + 1) for count in owned.values()))
    ]
    return [
        sorted(Counter(way).elements())
        for way in ways
        if pays(way, community, energy)
        and not any(pays(way | {c: way[c] - 1}, community, energy) for c in way if way[c])
    ]


def pays(spent: dict[str, int], community: int, energy: int) -> bool:
    gaps = (
        max(0, debt - spent[name] - 2 * spent[f"double {name}"])
        for name, debt in (("community", community), ("energy", energy))
    )
    return sum(gaps) <= spent["ingenuity"]


def parsed(words: str) -> list[str]:
    """Turn "2 energy, ingenuity" into its cards."""
    numbers = dict(zip(STOCK_NAMES, counts(STOCK_NAMES, words), strict=True))
    return sorted(Counter(numbers).elements())
