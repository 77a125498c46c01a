"""The naive Point City keeps what the rulebook says, before it judges the real one."""

import random
from collections import Counter
from itertools import combinations
from pathlib import Path

import pytest

from tests.games.pointcity.reference import AUTOMATON, CELLS, RESOURCES, Table, payments

TABLES = Path(__file__).parents[3] / "src" / "tricity" / "games" / "pointcity" / "data"
CHOICES = {
    "solo_level": ["medium", "easy", "hard"],
    "solo_resource_scoring": ["per_type", "per_symbol", "distinct_types"],
    "solo_token_row": ["random", "player_choice"],
    "solo_ai_start_ingenuity": ["false", "true"],
    "solo_tie": ["draw", "resource_cards", "player_must_exceed"],
    "split_double_across_buildings": ["true", "false"],
    "allow_overpay": ["true", "false"],
    "no_legal_move_on_last_turn": ["pass", "take_one_legal_card"],
    "civic_without_tokens": ["allowed", "forbidden"],
}


def new_table(seats: int, seed: int = 0, **options: str) -> Table:
    defaults = {key: choices[0] for key, choices in CHOICES.items()}
    return Table(seats, defaults | options, random.Random(seed).randrange, TABLES)


def city(table: Table, points: int = 0, **production: int) -> list[int]:
    """Card ids with just this *production* and so many *points* (a multiple of four)."""
    cards = []
    for produces, count in (Counter(production) + Counter({"": points // 4})).items():
        worth = 0 if produces else 4
        fitting = [c for c, d in table.cards.items() if (d.produces, d.points) == (produces, worth)]
        cards += fitting[:count]
    return cards


def card_costing(table: Table, **cost: int) -> int:
    costs = {resource: cost.get(resource, 0) for resource in RESOURCES}
    return next(card for card in table.cards if table.cards[card].cost == costs)


def civic_cards(table: Table) -> list[int]:
    """Two civic buildings of level 1, three symbols each."""
    return [card for card in table.cards if table.cards[card].kind == "civic"][:2]


def lay(table: Table, stock: dict[str, int], **cells: int) -> None:
    """Give this *stock* to the seat on turn and lay buildings on these *cells*."""
    table.stock[table.seat] = Counter(stock)
    for cell, card in cells.items():
        table.market[cell] = (card, "building")
    table.offers = table.turn_moves()


def play_out(table: Table, rng: random.Random) -> None:
    while not table.finished:
        (seat,) = table.waiting()
        table.play(seat, rng.choice(table.legal(seat)))


# Set-up


@pytest.mark.parametrize(
    ("seats", "deck", "row"), [(1, 66, 10), (2, 66, 10), (3, 100, 12), (4, 134, 14)]
)
def test_the_deck_and_the_row_are_as_long_as_the_rulebook_says(seats, deck, row):
    table = new_table(seats)
    assert (len(table.deck), len(table.row)) == (deck, row)
    assert [stock["ingenuity"] for stock in table.stock[:seats]] == [1] * seats


def test_a_solo_player_may_choose_the_row():
    table = new_table(1, solo_token_row="player_choice")
    assert len(table.legal(0)) == 22
    for token in range(20, 10, -1):
        table.play(0, f"token {token}")
    assert table.row == list(range(20, 10, -1))
    assert "draw" in table.legal(0)


def test_the_first_turn_offers_every_pair_every_flip_and_the_deck():
    table = new_table(2)
    assert len(table.legal(table.seat)) == 24 + 16 + 1


# Turns


def test_a_flip_comes_once_and_does_not_end_the_turn():
    table = new_table(2)
    seat = table.seat
    table.play(seat, "flip b2")
    assert table.market["b2"][1] == "building"
    assert table.waiting() == [seat]
    assert not any(word.startswith("flip") for word in table.legal(seat))


def test_a_gap_is_refilled_in_reading_order_with_the_other_side():
    table = new_table(2)
    first, second = table.deck[:2]
    table.play(table.seat, "take c2-c3")
    assert (table.market["c2"], table.market["c3"]) == ((first, "building"), (second, "building"))


def test_two_ways_to_pay_are_a_question():
    table = new_table(2, seed=1)
    seat = table.seat
    table.market["b1"] = (80, "resource")
    stock = {"double community": 1, "community": 1, "ingenuity": 1}
    lay(table, stock, a1=card_costing(table, community=2))
    table.play(seat, "take a1-b1")
    assert table.legal(seat) == ["pay community", "pay double community"]
    table.play(seat, "pay community")
    assert table.stock[seat] == Counter({"double community": 1, table.cards[80].stock_name: 1})


def test_one_way_to_pay_is_no_question():
    table = new_table(2, seed=1)
    seat = table.seat
    table.market["b1"] = (80, "resource")
    lay(table, {"community": 1, "ingenuity": 1}, a1=card_costing(table, community=2))
    table.play(seat, "take a1-b1")
    assert table.stock[seat] == Counter({table.cards[80].stock_name: 1})
    assert table.waiting() == [1 - seat]


@pytest.mark.parametrize(("split", "legal"), [("true", True), ("false", False)])
def test_a_double_may_serve_two_buildings(split, legal):
    table = new_table(2, split_double_across_buildings=split)
    first = card_costing(table, community=1, energy=1)
    second = card_costing(table, community=1, ecology=1)
    lay(table, {"double community": 1, "energy": 1, "ecology": 1}, a1=first, b1=second)
    assert ("take a1-b1" in table.legal(table.seat)) == legal


@pytest.mark.parametrize(("overpay", "legal"), [("true", True), ("false", False)])
def test_a_double_may_cover_a_single_symbol(overpay, legal):
    table = new_table(2, allow_overpay=overpay)
    table.cities[table.seat] = city(table, energy=1)
    table.market["b1"] = (80, "resource")
    lay(table, {"double community": 1}, a1=card_costing(table, community=1, energy=1))
    assert ("take a1-b1" in table.legal(table.seat)) == legal


def test_each_civic_building_brings_a_choice_of_tokens():
    table = new_table(2)
    seat = table.seat
    first, second = civic_cards(table)
    table.row = [9, 4, 6]
    lay(table, {"ingenuity": 6}, a1=first, b1=second)
    table.play(seat, "take a1-b1")
    assert table.legal(seat) == ["token 4", "token 6", "token 9"]
    table.play(seat, "token 4")
    assert table.legal(seat) == ["token 6", "token 9"]
    table.play(seat, "token 9")
    assert (table.tokens[seat], table.row) == ([4, 9], [6])


@pytest.mark.parametrize("row", [[9, 4], [9], []])
def test_the_last_tokens_are_handed_out_unasked(row):
    table = new_table(2)
    seat = table.seat
    first, second = civic_cards(table)
    table.row = list(row)
    lay(table, {"ingenuity": 6}, a1=first, b1=second)
    table.play(seat, "take a1-b1")
    assert table.waiting() == [1 - seat]
    assert (table.tokens[seat], table.row) == (row, [])


@pytest.mark.parametrize(("rule", "legal"), [("allowed", True), ("forbidden", False)])
def test_a_civic_building_without_a_token(rule, legal):
    table = new_table(2, civic_without_tokens=rule)
    first, second = civic_cards(table)
    table.row = [9]
    lay(table, {"ingenuity": 6}, a1=first, b1=second)
    assert ("take a1-b1" in table.legal(table.seat)) == legal
    assert "take b1-c1" in table.legal(table.seat)


@pytest.mark.parametrize(
    ("rule", "moves"), [("pass", []), ("take_one_legal_card", ["take a1", "take d4"])]
)
def test_a_last_turn_without_a_legal_pair(rule, moves):
    table = new_table(2, no_legal_move_on_last_turn=rule)
    dear = card_costing(table, economy=3, industry=4)
    table.deck = []
    lay(table, {}, **dict.fromkeys(CELLS[1:15], dear))
    assert sorted(table.offers) == moves


# Payment, from the definition: physical cards, one by one


Bills = list[Counter[str]]  # of each building


def is_settled(owed: Bills, production: list[str], cards: list[str], may_overpay: bool) -> bool:
    """Whether symbol by symbol, card by card, everything *owed* at the buildings can be covered."""
    if production:
        resource, rest = production[0], production[1:]
        served = [less(owed, i, resource, 1) for i, bill in enumerate(owed) if bill[resource]]
        return any(is_settled(bills, rest, cards, may_overpay) for bills in served or [owed])
    if not cards:
        return not any(any(bill.values()) for bill in owed)
    card, left = cards[0], cards[1:]
    size = 2 if card.startswith("double") else 1
    open_bills = [
        (i, resource)
        for i, bill in enumerate(owed)
        for resource in RESOURCES
        if card == "ingenuity" or card.endswith(resource)
        if bill[resource] >= (1 if may_overpay else size)
    ]
    return is_settled(owed, [], left, may_overpay) or any(
        is_settled(less(owed, i, resource, size), [], left, may_overpay)
        for i, resource in open_bills
    )


def less(owed: Bills, building: int, resource: str, symbols: int) -> Bills:
    bills = [Counter(bill) for bill in owed]
    bills[building][resource] = max(0, bills[building][resource] - symbols)
    return bills


def minimal_payments(
    owed: Bills, production: list[str], cards: list[str], may_overpay: bool
) -> set[tuple[str, ...]]:
    def pays(chosen: tuple[str, ...]) -> bool:
        return is_settled(owed, production, list(chosen), may_overpay)

    found = set()
    for size in range(len(cards) + 1):
        for chosen in set(combinations(sorted(cards), size)):
            fewer = combinations(chosen, size - 1) if chosen else ()
            if pays(chosen) and not any(map(pays, fewer)):
                found.add(chosen)
    return found


@pytest.mark.parametrize("split", ["true", "false"])
@pytest.mark.parametrize("overpay", ["true", "false"])
@pytest.mark.parametrize("seed", range(40))
def test_the_payments_are_all_sets_that_pay_and_can_spare_no_card(split, overpay, seed):
    rng = random.Random(seed)
    table = new_table(2, split_double_across_buildings=split, allow_overpay=overpay)
    buildings = [rng.choice([c for c in table.cards if sum(table.cards[c].cost.values()) < 5])]
    buildings += rng.sample(range(1, 66), rng.randrange(2))
    asked = [r for card in buildings for r in RESOURCES if table.cards[card].cost[r]]
    kinds = asked + [f"double {r}" for r in asked] + ["ingenuity"]
    cards = rng.choices(kinds, k=6)
    made = rng.choices(asked, k=rng.randrange(4))
    table.cities[table.seat] = city(table, **Counter(made))
    owed = [Counter(table.cards[card].cost) for card in buildings]
    owed = [sum(owed, Counter())] if split == "true" else owed
    stock = Counter(cards)
    ways = payments(table.ways_to_pay(buildings, stock), stock["ingenuity"])
    expected = minimal_payments(owed, made, cards, overpay == "true")
    assert {tuple(sorted(way)) for way in ways} == expected
    assert len({tuple(way) for way in ways}) == len(ways)


# The automaton


def test_the_automaton_goes_down_its_four_pairs_of_cells():
    table = new_table(1)
    cells = []
    for table.marker in range(17):
        cells.append("-".join(table.automaton_cells()))
    assert cells[:4] == ["a2-a3", "b3-b4", "c4-c1", "d1-d2"]
    assert cells == (cells[:4] * 5)[:17]


@pytest.mark.parametrize(
    ("level", "scoring", "four_energy"),
    [
        ("easy", "per_type", 4),
        ("medium", "per_symbol", 12),
        ("medium", "per_type", 3),
        ("medium", "distinct_types", 1),
        ("hard", "per_symbol", 24),
        ("hard", "per_type", 6),
        ("hard", "distinct_types", 1),
    ],
)
def test_the_automaton_scores_four_energy_by_edition(level, scoring, four_energy):
    table = new_table(1, solo_level=level, solo_resource_scoring=scoring)
    table.cities[AUTOMATON] = city(table, energy=4)
    assert table.automaton_score() == four_energy


@pytest.mark.parametrize(
    ("tie", "outcome"), [("draw", 0.5), ("resource_cards", 0.0), ("player_must_exceed", 0.0)]
)
def test_a_solo_tie_is_decided_by_its_option(tie, outcome):
    table = new_table(1, solo_tie=tie)
    table.stock[AUTOMATON] = Counter({"energy": 2})
    assert table.scores() == [0, 0]
    assert table.outcomes() == [outcome]


# Scores and whole games


def test_the_worked_example_scores_48():
    table = new_table(2)
    table.cities[0] = city(
        table, points=24, economy=4, ecology=3, energy=2, industry=1, community=2
    )
    table.tokens[0] = [5, 7, 8, 20]
    table.stock[0] = Counter({"ingenuity": 2})
    assert table.printed(0) == 24
    assert table.scores() == [48, 0]


def test_a_tie_goes_to_more_unspent_cards_and_then_is_shared():
    table = new_table(3)
    assert table.outcomes() == [1 / 3] * 3
    table.stock[2]["double energy"] += 1
    assert table.outcomes() == [0.0, 0.0, 1.0]


def test_a_copy_goes_its_own_way():
    table = new_table(2)
    before = table.facts()
    play_out(table.copy(), random.Random(1))
    assert table.facts() == before


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_random_games_last_17_turns_each_and_leave_14_cards(seats):
    rng = random.Random(seats)
    for seed in range(40):
        options = {key: rng.choice(choices) for key, choices in CHOICES.items()}
        table = new_table(seats, seed, **options)
        cards = len(table.deck) + len(CELLS)
        play_out(table, rng)
        assert table.turn == 17 * max(seats, 2)
        assert table.deck == []
        # a pass leaves 16, a single card 15
        assert len(table.market) in ({14} if seats == 1 else {14, 15, 16})
        assert sum(map(len, table.cities)) <= cards - len(table.market)
        assert sum(table.outcomes()) == pytest.approx(1) or seats == 1
