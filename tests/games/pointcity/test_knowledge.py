"""What a seat may know: the view, the vector, and fair guesses at the rest (§3, R10, R11, R22)."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import asdict
from random import Random
from typing import Any

import numpy as np
import pytest

from tests.games.pointcity.table import (
    BOX,
    cards,
    deck,
    hold,
    leave_in_row,
    name,
    offered,
    play,
    pointcity,
    stock,
    table,
)
from tricity.engine.chance import chance
from tricity.engine.game import SPECTATOR
from tricity.engine.record import copy
from tricity.games.pointcity.notation import STOCK_NAMES
from tricity.games.pointcity.state import PAY, TAKEN, TOKEN

SEATS = pytest.mark.parametrize("seats", [1, 2, 4])


def redealt(state: Any, seed: int, seat: int = 0) -> Any:
    twin = copy(state)
    pointcity.redeal(BOX, twin, seat, chance(seed))
    return twin


def positions(seats: int, seed: int = 3, **options: str) -> Iterator[Any]:
    """The positions of a game played at random, without flips where possible."""
    rng = Random(seed)
    state = table(seats, seed=seed, options=options)
    while not state.is_finished:
        yield copy(state)
        moves = sorted(offered(state))
        play(state, rng.choice([move for move in moves if "flip" not in move] or moves))


def observed(state: Any, seat: int) -> list[float]:
    out = np.full(pointcity.META.observation, 7, np.float32)
    pointcity.observe(BOX, state, seat, out)
    assert not (out == 7).any()
    return [float(value) for value in out]


def whereabouts(state: Any) -> Counter[int]:
    """Every card that is in the game, however often it is there."""
    lying = [*state.market, *deck(state), *state.bought, *np.flatnonzero(state.place)]
    return Counter(int(card) for card in lying if card)


def hidden(state: Any) -> list[int]:
    """The market cards of which only the resource is seen."""
    return [
        int(c) for c, up in zip(state.market, state.shows_building, strict=True) if c and not up
    ]


@pytest.mark.rule("pointcity R11")
def test_a_resource_in_the_market_does_not_tell_its_building():
    state = table(c3="energy")
    cell = asdict(pointcity.view(BOX, state, 0))["market"][10]
    assert cell == {"level": 1, "resource": "energy", "symbols": 1, "building": None}


@pytest.mark.rule("pointcity §3.2 R10")
def test_the_resource_on_top_of_the_deck_is_seen_and_nothing_below_it():
    state = table()
    top, second = deck(state)[:2]
    view = pointcity.view(BOX, state, SPECTATOR)
    assert view.deck_top.resource == STOCK_NAMES[BOX.stock_kind[top]]
    assert view.deck_top.building is None
    state.deck[state.deck_size - 2] = next(card for card in cards() if card not in (top, second))
    assert pointcity.view(BOX, state, SPECTATOR) == view


@pytest.mark.rule("pointcity R22")
def test_stocks_cities_tokens_and_the_size_of_the_deck_are_open():
    state = table(stock="3 energy, ingenuity", a1="civic for 3 energy", b1="double economy")
    play(state, "take a1-b1", "pay energy")
    play(state, min(offered(state)))
    for seat in (0, 1, SPECTATOR):
        seen = pointcity.view(BOX, state, seat)
        assert seen.cities[0].stock == {"double economy": 1, "ingenuity": 1}
        assert (len(seen.cities[0].buildings), len(seen.cities[0].tokens)) == (1, 1)
        assert seen.deck_size == 64


@pytest.mark.rule("pointcity §5.3 R22")
def test_what_tokens_are_worth_now_is_told_to_each_city():
    state = table(city="3 energy, ecology")
    hold(state, 0, 11)
    leave_in_row(state, 16, 2)
    mine, yours = pointcity.view(BOX, state, 0).cities
    assert (mine.token_points, mine.row_points) == ((6,), (3, 5))
    assert (yours.token_points, yours.row_points) == ((), (0, 5))


@pytest.mark.rule("pointcity §6.3")
def test_any_token_is_worth_the_same_to_the_automaton():
    state = table(1, options={"solo_level": "hard"})
    hold(state, 1, 11)
    leave_in_row(state, 16, 2)
    automaton = pointcity.view(BOX, state, 0).cities[1]
    assert (automaton.token_points, automaton.row_points) == ((7,), (7, 7))


@pytest.mark.rule("pointcity §6.2")
def test_the_automaton_tells_which_cells_it_takes_next():
    state = table(1)
    nexts: list[tuple[int, ...]] = []
    while not state.is_finished and len(nexts) < 5:
        nexts.append(pointcity.view(BOX, state, 0).automaton_next)
        play(state, "draw")
    assert nexts == [(4, 8), (9, 13), (14, 2), (3, 7), (4, 8)]
    assert pointcity.view(BOX, table(2), 0).automaton_next == ()


@pytest.mark.rule("pointcity R22")
def test_a_stock_has_no_limit():
    state = table(2, stock="")
    while state.deck_size:
        play(state, "draw")
    assert sum(state.stock[0]) == 2 * 17


@pytest.mark.rule("pointcity R22")
def test_every_seat_and_every_spectator_sees_the_same():
    for state in positions(4):
        views = {repr(pointcity.view(BOX, state, seat)) for seat in (0, 1, 2, 3, SPECTATOR)}
        assert len(views) == 1


@pytest.mark.rule("pointcity R10 R11")
@SEATS
def test_a_redeal_changes_nothing_that_is_seen(seats):
    for index, state in enumerate(positions(seats)):
        guess = redealt(state, index)
        assert pointcity.view(BOX, guess, 0) == pointcity.view(BOX, state, 0)
        assert observed(guess, 0) == observed(state, 0)
        assert offered(guess) == offered(state)


@pytest.mark.rule("pointcity R10 R11")
@SEATS
def test_a_redeal_keeps_every_card_once(seats):
    phases = set()
    for index, state in enumerate(positions(seats, seed=7)):
        phases.add(int(state.phase))
        guess = whereabouts(redealt(state, index))
        assert set(guess.values()) == {1}
        assert guess.total() == whereabouts(state).total()
    assert {PAY, TOKEN} <= phases


@pytest.mark.rule("pointcity R11")
def test_hidden_buildings_vary_evenly_within_their_look():
    state = table(2, seed=4)
    card = int(state.market[5])
    alike = [c for c in cards() if BOX.look[c] == BOX.look[card]]
    found = Counter(int(redealt(state, seed).market[5]) for seed in range(520))
    assert sorted(found) == alike
    assert all(20 < count < 65 for count in found.values())


@pytest.mark.rule("pointcity R10")
def test_the_deck_varies_within_its_levels_and_the_box_comes_up():
    state = table(2, seed=4)
    boxed = set(cards()) - set(whereabouts(state))
    decks = [deck(redealt(state, seed)) for seed in range(200)]
    assert boxed <= {card for cards_ in decks for card in cards_}
    assert {tuple(BOX.level[card] for card in cards_) for cards_ in decks} == {
        tuple(BOX.level[card] for card in deck(state))
    }
    assert len({cards_[1] for cards_ in decks}) > 40
    assert {BOX.look[cards_[0]] for cards_ in decks} == {BOX.look[deck(state)[0]]}


@pytest.mark.rule("pointcity R10 R11")
def test_what_was_seen_never_comes_up_again():
    state = list(positions(2, seed=5))[40]
    seen = {int(card) for card in state.market} - set(hidden(state))
    seen |= {card for card in cards() if 0 < state.place[card] < TAKEN}
    for seed in range(100):
        guess = redealt(state, seed)
        assert seen.isdisjoint({*hidden(guess), *deck(guess)})
        assert seen.isdisjoint(np.flatnonzero(guess.place == TAKEN))


@pytest.mark.rule("pointcity R11")
def test_a_card_taken_as_a_resource_may_have_been_any_that_looks_alike():
    state = table(2, seed=4, stock="")
    play(state, "take a1-b1")
    guesses = {tuple(np.flatnonzero(redealt(state, seed).place == TAKEN)) for seed in range(100)}
    assert len(guesses) > 50
    assert all(stock(redealt(state, seed)) == stock(state) for seed in range(10))


def test_a_redeal_replaces_the_generator():
    state = table(2)
    seeds = {redealt(state, seed).seed.tobytes() for seed in range(20)}
    assert len(seeds) == 20
    assert state.seed.tobytes() not in seeds


def test_buildings_in_the_market_are_told_by_name_cost_and_gain():
    state = table(a1="production for economy, ecology")
    seen = asdict(pointcity.view(BOX, state, 0))["market"][0]
    card = int(state.market[0])
    assert seen["resource"] is None
    assert seen["building"] == {
        "card": card,
        "name": name(card),
        "kind": "production",
        "produces": "energy",
        "cost": {"economy": 1, "ecology": 1},
        "points": 0,
    }
