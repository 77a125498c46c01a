"""A turn, in the order of the rules page (§3), to the end of the game (§5.1)."""

from typing import Any

import numpy as np
import pytest

from tests.games.pointcity.table import (
    BOX,
    CELLS,
    at,
    city,
    close_market,
    deck,
    flips,
    lay,
    leave_in_deck,
    leave_in_row,
    offered,
    own,
    play,
    pointcity,
    row,
    stock,
    table,
    takes,
    tokens,
)
from tricity.games.pointcity.notation import STOCK_NAMES

SEATS = pytest.mark.parametrize("seats", [1, 2, 3, 4])
DIAGONAL: dict[str, Any] = dict.fromkeys(("a1", "b2"), "civic for 3 energy")
DIAGONAL |= dict.fromkeys(("c3", "d4"), "civic for 3 economy")


@pytest.mark.rule("pointcity R23")
def test_the_turn_passes_to_the_left():
    state = table(3)
    seats = []
    for _ in range(4):
        seats.append(int(state.seat))
        play(state, "draw")
    assert seats == [0, 1, 2, 0]


@pytest.mark.rule("pointcity §3")
def test_nobody_moves_out_of_turn():
    mask = np.ones(pointcity.META.moves, np.uint8)
    assert pointcity.legal(BOX, table(), 1, mask) == mask.sum() == 0


@pytest.mark.rule("pointcity §3")
def test_a_turn_flips_takes_pays_chooses_tokens_and_refills():
    state = table(stock="3 energy, ingenuity", a1="civic for 3 energy", b1="economy")
    seen = []
    for move in ("flip c3", "take a1-b1", "pay ingenuity"):
        play(state, move)
        seen.append(pointcity.view(BOX, state, 0).phase)
    assert seen == ["take", "pay", "token"]
    play(state, f"token {row(state)[0]}")
    assert (state.seat, state.turn, (state.market > 0).sum()) == (1, 1, 16)


@pytest.mark.rule("pointcity §3.1")
def test_any_card_of_a_line_of_resources_may_be_flipped():
    assert flips(table()) == {f"flip {cell}" for cell in CELLS}
    state = table(a1="civic for 3 energy")
    assert flips(state) == {f"flip {cell}" for cell in CELLS if cell != "a1"}


@pytest.mark.rule("pointcity §3.1")
def test_a_line_with_a_building_allows_no_flip():
    assert flips(table(**DIAGONAL)) == set()
    state = table(**DIAGONAL | {"a1": "economy"})
    assert flips(state) == {f"flip {cell}" for cell in ("a1", "b1", "c1", "d1", "a2", "a3", "a4")}


@pytest.mark.rule("pointcity §3.1 R21")
def test_a_flip_shows_the_building_and_comes_once_a_turn():
    state = table()
    card, _ = at(state, "c3")
    play(state, "flip c3")
    assert at(state, "c3") == (card, True)
    assert flips(state) == set()
    assert state.seat == 0


@pytest.mark.rule("pointcity R21")
def test_a_flip_comes_before_taking_and_leaves_the_take_free():
    state = table()
    play(state, "flip c3", "draw")
    assert (state.seat, at(state, "c3")[1]) == (1, True)
    assert "flip a1" in flips(state)


@pytest.mark.rule("pointcity §3.2")
def test_a_pair_shares_an_edge():
    across = {f"take {a}{n}-{b}{n}" for a, b in ("ab", "bc", "cd") for n in "1234"}
    down = {f"take {a}{n}-{a}{m}" for a in "abcd" for n, m in ("12", "23", "34")}
    assert takes(table()) == across | down


@pytest.mark.rule("pointcity §3.2 R18")
def test_resources_taken_join_the_stock_as_they_lay():
    state = table(stock="", b2="energy", b3="double economy")
    play(state, "take b2-b3")
    assert stock(state) == "energy, double economy"
    assert city(state) == []


@pytest.mark.rule("pointcity §3.2 R18")
def test_a_building_taken_is_built_and_never_becomes_a_resource():
    state = table(stock="3 energy", a1="civic for 3 energy", b1="economy")
    card, _ = at(state, "a1")
    play(state, "take a1-b1")
    assert (city(state), stock(state)) == ([card], "economy")


@pytest.mark.rule("pointcity §3.2")
@pytest.mark.parametrize(("owned", "is_offered"), [("2 energy", False), ("3 energy", True)])
def test_a_building_is_taken_only_by_who_can_pay(owned, is_offered):
    state = table(stock=owned, a1="civic for 3 energy", b1="economy")
    assert ("take a1-b1" in takes(state)) == is_offered


@pytest.mark.rule("pointcity §3.2")
@pytest.mark.parametrize(("owned", "is_offered"), [("5 energy", False), ("6 energy", True)])
def test_two_buildings_are_taken_only_by_who_can_pay_both(owned, is_offered):
    state = table(stock=owned, a1="civic for 3 energy", a2="civic for 3 energy")
    assert ("take a1-a2" in takes(state)) == is_offered


@pytest.mark.rule("pointcity §3.2 R10")
def test_a_draw_takes_the_top_two_cards_as_resources():
    state = table(stock="")
    first, second, third = deck(state)[:3]
    play(state, "draw")
    wanted = [int(BOX.stock_kind[card]) for card in (first, second)]
    assert sorted(wanted) == [k for k in range(11) for _ in range(state.stock[0, k])]
    assert deck(state)[0] == third


@pytest.mark.rule("pointcity R7")
def test_who_can_take_nothing_from_the_market_draws():
    state = table(stock="")
    close_market(state)
    assert offered(state) == {"draw"}


@pytest.mark.rule("pointcity R9")
def test_a_draw_needs_two_cards():
    state = table()
    for left, is_offered in ((2, True), (1, False), (0, False)):
        leave_in_deck(state, left)
        assert ("draw" in offered(state)) == is_offered


@pytest.mark.rule("pointcity R9")
@SEATS
def test_the_deck_is_always_even(seats):
    state = table(seats)
    while state.deck_size:
        assert state.deck_size % 2 == 0
        play(state, "draw")


def one_turn_before_the_end(**options: str):
    state = table(options=options)
    close_market(state)
    leave_in_deck(state, 2)
    state.turn = 32
    own(state, 1, "")
    return state


@pytest.mark.rule("pointcity R8")
def test_a_last_turn_without_a_legal_take_is_passed():
    state = one_turn_before_the_end()
    own(state, 1, "5 energy")
    play(state, "draw")
    assert (state.is_finished, state.waiting, (state.market > 0).sum()) == (1, 0, 16)


@pytest.mark.rule("pointcity R8", "pointcity §7.1")
def test_the_last_turn_may_take_a_single_card_if_the_option_says_so():
    state = one_turn_before_the_end(no_legal_move_on_last_turn="take_one_legal_card")
    own(state, 1, "4 energy")
    play(state, "draw")
    wanted = {f"take {cell}" for cell in CELLS if BOX.cost[at(state, cell)[0], 2] == 4}
    assert offered(state) == wanted != set()
    play(state, min(wanted), f"token {row(state)[0]}")
    assert (state.is_finished, (state.market > 0).sum(), len(city(state, 1))) == (1, 15, 1)


@pytest.mark.rule("pointcity R8")
def test_with_no_single_card_to_pay_the_turn_is_passed_all_the_same():
    state = one_turn_before_the_end(no_legal_move_on_last_turn="take_one_legal_card")
    play(state, "draw")
    assert (state.is_finished, (state.market > 0).sum()) == (1, 16)


@pytest.mark.rule("pointcity R8")
def test_a_single_card_is_not_offered_while_a_pair_can_be_taken():
    state = one_turn_before_the_end(no_legal_move_on_last_turn="take_one_legal_card")
    lay(state, "a1", "energy", [])
    lay(state, "b1", "economy", [])
    play(state, "draw")
    assert takes(state) == {"take a1-b1"}


@pytest.mark.rule("pointcity §3.3")
def test_cards_paid_leave_the_game_and_the_building_joins_the_city():
    state = table(stock="economy, 2 energy", a1="production for economy, energy", b1="ecology")
    card, _ = at(state, "a1")
    play(state, "take a1-b1")
    assert (stock(state), city(state)) == ("energy, ecology", [card])
    assert state.production[0, BOX.produces[card] - 1] == 1
    assert STOCK_NAMES[BOX.produces[card] - 1] in pointcity.view(BOX, state, 0).cities[0].production


@pytest.mark.rule("pointcity §3.4")
def test_a_civic_building_brings_one_token_of_the_row():
    state = table(stock="3 energy", a1="civic for 3 energy", b1="economy")
    play(state, "take a1-b1")
    before = row(state)
    assert offered(state) == {f"token {token}" for token in before}
    play(state, f"token {before[4]}")
    assert tokens(state) == [before[4]]
    assert row(state) == before[:4] + before[5:]


@pytest.mark.rule("pointcity §2.3 §3.4 R5")
def test_two_civic_buildings_bring_two_tokens_one_after_the_other():
    state = table(stock="6 energy", a1="civic for 3 energy", b1="civic for 3 energy")
    first, second, *rest = row(state)
    play(state, "take a1-b1", f"token {second}", f"token {first}")
    assert (tokens(state), row(state), state.seat) == (sorted([first, second]), rest, 1)


@pytest.mark.rule("pointcity R5")
@pytest.mark.parametrize("left", [(7, 3), (7,)])
def test_the_last_tokens_are_given_without_a_question(left):
    state = table(stock="6 energy", a1="civic for 3 energy", b1="civic for 3 energy")
    leave_in_row(state, *left)
    play(state, "take a1-b1")
    assert (tokens(state), row(state), state.seat) == (sorted(left), [], 1)


@pytest.mark.rule("pointcity R6")
def test_without_tokens_left_a_civic_building_brings_nothing():
    state = table(stock="3 energy", a1="civic for 3 energy", b1="economy")
    leave_in_row(state)
    play(state, "take a1-b1")
    assert (len(city(state)), tokens(state), state.seat) == (1, [], 1)


@pytest.mark.rule("pointcity R6", "pointcity §7.1")
@pytest.mark.parametrize(("left", "pairs"), [((), 0), ((7,), 2), ((7, 3), 3)])
def test_no_more_civic_buildings_than_tokens_if_the_option_says_so(left, pairs):
    cells: dict[str, Any] = dict.fromkeys(("a1", "b1"), "civic for 3 energy")
    cells |= dict.fromkeys(("c1", "a2"), "economy")
    options = {"civic_without_tokens": "forbidden"}
    state = table(stock="6 energy", options=options, **cells)
    leave_in_row(state, *left)
    wanted = {"take a1-b1", "take b1-c1", "take a1-a2"}
    assert len(takes(state) & wanted) == pairs


@pytest.mark.rule("pointcity §3.5")
def test_gaps_are_filled_in_reading_order_with_the_opposite_side():
    state = table(stock="3 energy", b1="economy", b2="civic for 3 energy")
    leave_in_row(state)
    first, second = deck(state)[:2]
    play(state, "take b1-b2")
    assert (at(state, "b1"), at(state, "b2")) == ((first, True), (second, False))


@pytest.mark.rule("pointcity §3.5")
def test_a_draw_leaves_the_market_as_it_is():
    state = table(b2="civic for 3 energy")
    before = [at(state, cell) for cell in CELLS]
    play(state, "draw")
    assert [at(state, cell) for cell in CELLS] == before


@pytest.mark.rule("pointcity §5.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_game_ends_after_17_turns_each_with_14_cards_in_the_market(seats):
    state = table(seats)
    while state.deck_size:
        play(state, "draw")
    assert (state.turn, state.is_finished) == (17 * seats - 1, 0)
    play(state, "take a1-b1")
    assert (state.turn, state.is_finished, state.waiting) == (17 * seats, 1, 0)
    assert (state.market > 0).sum() == 14
