"""Setting up the table, in the order of the rules page (§2)."""

import pytest

from tests.games.pointcity.table import (
    BOX,
    deck,
    pointcity,
    row,
    stock,
    table,
)
from tricity.engine.chance import sow
from tricity.engine.record import blank
from tricity.games.pointcity.setup import stack_deck

SEATS = pytest.mark.parametrize("seats", [1, 2, 3, 4])


@pytest.mark.rule("pointcity §2")
@pytest.mark.parametrize(
    ("seats", "cards", "civic_tokens", "turns"),
    [(1, 66, 10, 34), (2, 66, 10, 34), (3, 100, 12, 51), (4, 134, 14, 68)],
)
def test_the_number_of_players_sets_the_deck_the_tokens_and_the_turns(
    seats, cards, civic_tokens, turns
):
    state = table(seats)
    assert (state.deck_size, len(row(state))) == (cards, civic_tokens)
    assert pointcity.view(BOX, state, 0).turns == turns


@pytest.mark.rule("pointcity §2.1")
@pytest.mark.parametrize(
    ("seats", "used"), [(1, (40, 24, 18)), (2, (40, 24, 18)), (3, (52, 36, 28)), (4, (64, 48, 38))]
)
def test_level_1_lies_on_level_2_and_level_2_on_level_3(seats, used):
    state = table(seats)
    levels = [int(BOX.level[card]) for card in [*state.market, *deck(state)]]
    assert levels == [1] * used[0] + [2] * used[1] + [3] * used[2]


@pytest.mark.rule("pointcity §2.1")
@SEATS
def test_every_card_is_there_once_and_any_may_stay_in_the_box(seats):
    deals = [{*map(int, s.market), *deck(s)} for s in (table(seats, seed=n) for n in range(60))]
    assert {len(deal) for deal in deals} == {16 + len(deck(table(seats)))}
    assert len(set.union(*deals)) == 160
    assert not set.intersection(*deals) or seats > 2


@pytest.mark.rule("pointcity §2.2")
def test_the_market_is_laid_in_reading_order_with_resources_up():
    stacked = blank(pointcity.LAYOUT)
    stacked.seats = 2
    sow(stacked, 1)
    stack_deck(BOX, stacked)
    state = table(2, seed=1)
    assert [*map(int, state.market), *deck(state)] == deck(stacked)
    assert not state.shows_building.any()


@pytest.mark.rule("pointcity §2.3")
@SEATS
def test_the_row_is_drawn_at_random_from_all_tokens(seats):
    rows = [row(table(seats, seed=seed)) for seed in range(60)]
    assert all(len(set(drawn)) == len(drawn) for drawn in rows)
    assert {token for drawn in rows for token in drawn} == set(range(1, 23))


@pytest.mark.rule("pointcity §2.4")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_has_a_starting_card_and_anybody_may_begin(seats):
    states = [pointcity.parse(f"seats={seats} seed={seed:x}") for seed in range(40)]
    for state in states:
        pointcity.deal(BOX, state)
        assert [stock(state, seat) for seat in range(4)] == ["ingenuity"] * seats + [""] * (
            4 - seats
        )
    assert {int(state.seat) for state in states} == set(range(seats))
    assert all(state.waiting == 1 << state.seat for state in states)
