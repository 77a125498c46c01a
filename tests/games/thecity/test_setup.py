"""Setting up (§1)."""

import pytest

from tests.games.thecity.table import (
    BOX,
    COPIES,
    Seat,
    all_play,
    city,
    discards,
    everything,
    hand,
    offered,
    phase,
    pile,
    play,
    seen,
    table,
    thecity,
    waiting,
    words,
)
from tricity.engine.game import new_game

EVERY_TABLE = pytest.mark.parametrize("seats", [2, 3, 4, 5])


@pytest.mark.rule("thecity §1.1")
@EVERY_TABLE
def test_everybody_gets_seven_cards_and_the_architects_lie_apart(seats):
    state = new_game(thecity, BOX, seats, 1)
    assert [pile(hand(state, seat)).total() for seat in range(seats)] == [7] * seats
    assert state.deck.sum() == 105 - 7 * seats
    assert "architect" not in words(state.deck)
    assert everything(state) == COPIES | {"architect": 5}


@pytest.mark.rule("thecity §1.1 §5.1 §5.2")
@EVERY_TABLE
def test_everybody_discards_two_of_the_seven(seats):
    state = new_game(thecity, BOX, seats, 1)
    assert (phase(state), waiting(state)) == ("deal", list(range(seats)))
    thrown = []
    for seat in range(seats):
        for _ in range(2):
            assert offered(state, seat) == {f"discard {key}" for key in pile(hand(state, seat))}
            thrown.append(min(offered(state, seat)))
            play(state, seat, thrown[-1])
    assert phase(state) == "choose"
    assert sorted(f"discard {key}" for key in pile(discards(state)).elements()) == sorted(thrown)
    assert [pile(hand(state, seat)).total() for seat in range(seats)] == [5] * seats


@pytest.mark.rule("thecity §1.1 §5.2")
def test_the_discards_of_the_deal_are_asked_even_of_seven_alike():
    state = table("7 villa", "7 house", phase="deal", owed="2,2")
    play(state, 0, "discard villa")
    assert waiting(state) == [0, 1]
    play(state, 0, "discard villa")
    assert waiting(state) == [1]


@pytest.mark.rule("thecity §1.1")
def test_the_deal_is_as_random_as_its_seed():
    deals = {hand(new_game(thecity, BOX, 2, seed)) for seed in range(50)}
    assert len(deals) == 50


@pytest.mark.rule("thecity §1.2")
def test_an_empty_draw_pile_is_filled_from_the_discards_in_the_middle_of_a_draw():
    state = table("car_park", "car_park", city="casino", deck="villa", discard="5 house")
    all_play(state, "build car_park", "build car_park")
    assert city(state) == "car_park, casino"
    assert hand(state) == "3 house, villa"
    assert (words(state.deck), discards(state)) == ("2 house", "")


@pytest.mark.rule("thecity §1.2 R1")
def test_without_any_card_left_one_draws_what_there_is():
    state = table("car_park", "car_park", city="casino", deck="villa", discard="house")
    all_play(state, "build car_park", "build car_park")
    assert hand(state) == "house, villa"
    assert (words(state.deck), discards(state)) == ("", "")


@pytest.mark.rule("thecity R1")
def test_who_builds_nothing_from_empty_piles_keeps_nothing():
    state = table("house", Seat("house"), deck="architect")
    state.deck[:] = 0
    all_play(state, "no-build", "no-build")
    assert (phase(state), hand(state), waiting(state)) == ("choose", "house", [0, 1])


@pytest.mark.rule("thecity §1.2")
def test_every_card_of_the_draw_pile_is_equally_likely():
    drawn = pile("")
    for seed in range(300):
        state = table("car_park", "car_park", city="house", deck="2 villa, opera", seed=f"{seed:x}")
        all_play(state, "build car_park", "build car_park")
        drawn += pile(hand(state))
    assert 160 < drawn["villa"] < 240
    assert drawn.total() == 300


@pytest.mark.rule("thecity §1.2 R13")
def test_the_size_of_the_draw_pile_and_the_discards_are_seen():
    view = seen(table("house", deck="3 villa", discard="2 house, opera"), 1)
    assert (view.deck_size, view.discard) == (3, {"house": 2, "opera": 1})
