"""What a seat may know: the view, the vector, and fair guesses at the rest (§5.4, R13)."""

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import numpy as np
import pytest

from tests.games.thecity.table import (
    BOX,
    KEYS,
    Seat,
    all_play,
    city,
    everything,
    hand,
    observed,
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
from tricity.engine.chance import chance
from tricity.engine.game import SPECTATOR, new_game
from tricity.engine.record import copy

CREW = "construction_crew, house, townhouse, 2 opera, casino"
EVERY_TABLE = pytest.mark.parametrize("seats", [2, 4])
EVERY_SURVEY = pytest.mark.parametrize("survey", ["keep_one_of_five", "mix_with_hand"])


def redealt(state: Any, seed: int, seat: int = 0) -> Any:
    twin = copy(state)
    thecity.redeal(BOX, twin, seat, chance(seed))
    return twin


def positions(seats: int, survey: str, seed: int = 3) -> Iterator[Any]:
    """Some positions of a game played at random, the seats answering in any order."""
    rng = Random(seed)
    state = new_game(thecity, BOX, seats, seed, {"survey": survey})
    while not state.is_finished:
        if rng.random() < 1 / 5:
            yield copy(state)
        seat = rng.choice(waiting(state))
        play(state, seat, rng.choice(sorted(offered(state, seat))))
    yield state


def hidden_exchanged(state: Any, seat: int, rng: Random) -> Any:
    """The same table, with other hands of the same sizes."""
    twin = copy(state)
    for other in range(int(state.seats)):
        if other != seat:
            exchange(twin.hand[other], twin.deck, rng)
    return twin


def exchange(hand: Any, deck: Any, rng: Random) -> None:
    """Deal a hand anew from itself and the draw pile."""
    size = int(hand.sum())
    cards = [card for card, copies in enumerate(hand + deck) for _ in range(copies)]
    rng.shuffle(cards)
    hand[:] = np.bincount(cards[:size], minlength=len(KEYS))
    deck[:] = np.bincount(cards[size:], minlength=len(KEYS))


# The view


@pytest.mark.rule("thecity §5.4 R13")
def test_cities_points_and_hand_sizes_are_open():
    state = table(Seat("2 villa", points=4), Seat("opera, house", city="casino", points=9))
    for seat in (0, 1, SPECTATOR):
        view = seen(state, seat)
        assert [city.hand_size for city in view.cities] == [2, 2]
        assert [city.score for city in view.cities] == [4, 9]
        assert view.cities[1].buildings == {"casino": 1}
        assert (view.cities[1].income, view.cities[1].points_per_round) == (4, 1)


@pytest.mark.rule("thecity §5.4")
def test_a_hand_is_seen_by_its_seat_alone():
    state = table("2 villa", "opera, house")
    assert seen(state, 0).own.hand == {"villa": 2}
    assert seen(state, 1).own.hand == {"house": 1, "opera": 1}
    assert seen(state, SPECTATOR).own is None
    assert "opera" not in repr(seen(state, 0))


@pytest.mark.rule("thecity §2.1 §5.4")
@pytest.mark.parametrize("choice", ["build house", "build architect", "no-build"])
def test_a_choice_is_hidden_until_all_have_chosen(choice):
    state = table("house, 2 villa", "car_park, casino")
    unseen, vector = seen(state, 1), observed(state, 1)
    play(state, 0, choice)
    assert seen(state, 1).waiting == (1,)
    assert seen(state, 1).cities == unseen.cities
    assert seen(state, 1).own == unseen.own
    assert sum(a != b for a, b in zip(observed(state, 1), vector, strict=True)) == 1
    assert seen(state, 0).own.laid == (() if choice == "no-build" else (choice.split()[1],))


@pytest.mark.rule("thecity §5.4")
def test_choices_are_seen_from_the_reveal_on():
    state = table("tower_block, 3 villa, opera", "house")
    all_play(state, "build tower_block", "no-build")
    view = seen(state, 1)
    assert (view.phase, view.waiting) == ("build", (0, 1))
    assert view.cities[0].building == ("tower_block",)
    assert [city.is_surveying for city in view.cities] == [False, True]
    assert view.cities[0].buildings == {}


@pytest.mark.rule("thecity §5.4 R13")
def test_payments_and_drawn_cards_are_hidden_until_all_have_paid():
    state = table("tower_block, 3 villa, opera", "house", "house")
    all_play(state, "build tower_block", "no-build", "no-build")
    before = seen(state, 2)
    assert [city.hand_size for city in before.cities] == [4, 6, 6]
    play(state, 0, "discard opera")
    play(state, 1, min(offered(state, 1)))
    after = seen(state, 2)
    assert after.cities == before.cities
    assert (after.discard, after.own, after.waiting) == ({}, before.own, (2,))


@pytest.mark.rule("thecity §4.2 §5.4")
def test_the_extra_card_of_a_new_crew_is_hidden_until_the_step_is_over():
    state = table(CREW, "tower_block, 3 villa, opera")
    all_play(state, "build construction_crew", "build tower_block")
    before = seen(state, 1)
    play(state, 0, "discard casino", "build house", "discard opera")
    assert waiting(state) == [1]
    assert seen(state, 1).cities == before.cities
    assert seen(state, 1).cities[0].building == ("construction_crew",)
    assert seen(state, 0).own.laid == ("construction_crew", "house")


@pytest.mark.rule("thecity §5.1 §5.4")
@pytest.mark.parametrize(
    ("state", "moves", "question"),
    [
        (table("7 villa", "7 villa", phase="deal", owed="2,2"), (), "deal"),
        (table("villa", "villa"), (), "choose"),
        (table("villa", "villa"), ("no-build",), None),
        (table("2 house, villa", city="construction_crew"), ("build house",), "second"),
        (table("house, villa, opera"), ("build house", "no-build"), "pay"),
        (table(CREW), ("build construction_crew", "no-build", "discard casino"), "extra"),
        (table("house"), ("no-build", "no-build"), "keep"),
        (table("house", survey=1), ("no-build", "no-build"), "discard"),
        (table("13 villa", phase="limit", owed="1"), (), "limit"),
    ],
)
def test_a_seat_sees_what_it_is_asked(state, moves, question):
    twin = copy(state)
    for index, move in enumerate(moves):
        play(twin, index % 2, move)
    assert seen(twin).own.question == question


@pytest.mark.rule("thecity §3.2 §5.4")
def test_a_seat_sees_the_prices_of_what_it_can_build():
    state = table("villa, house, opera, casino", city="school")
    assert seen(state).own.prices == {"architect": 0, "house": 1, "villa": 2}
    play(state, 0, "build villa")
    assert seen(state).own.prices == {}
    assert seen(state).own.owed == 2


@pytest.mark.rule("thecity §5.4")
@EVERY_TABLE
@EVERY_SURVEY
def test_other_hands_change_nothing_that_a_seat_sees(seats, survey):
    rng = Random(1)
    for state in positions(seats, survey):
        for seat in (0, SPECTATOR):
            other = hidden_exchanged(state, seat, rng)
            assert seen(other, seat) == seen(state, seat)
            assert observed(other, seat) == observed(state, seat)


@pytest.mark.rule("thecity §5.4")
def test_the_vector_tells_seats_apart_from_the_one_that_looks():
    state = table(Seat(city="villa", points=10), Seat(city="opera", points=20))
    ours, theirs = observed(state, 0), observed(state, 1)
    assert sorted(ours) == sorted(theirs)
    assert ours != theirs
    assert observed(state, SPECTATOR) == ours


# Re-deals


@pytest.mark.rule("thecity §5.4")
@EVERY_TABLE
@EVERY_SURVEY
def test_a_redeal_changes_nothing_that_is_seen(seats, survey):
    for index, state in enumerate(positions(seats, survey, seed=index_of(survey))):
        for seat in (*range(seats), SPECTATOR):
            guess = redealt(state, index, seat)
            assert seen(guess, seat) == seen(state, seat)
            assert observed(guess, seat) == observed(state, seat)
            assert offered(guess, seat) == offered(state, seat)


def index_of(survey: str) -> int:
    return 7 if survey == "keep_one_of_five" else 8


@pytest.mark.rule("thecity §5.4")
@EVERY_TABLE
@EVERY_SURVEY
def test_a_redealt_game_keeps_all_cards_and_can_be_played_on(seats, survey):
    rng = Random(5)
    for index, state in enumerate(positions(seats, survey, seed=11)):
        guess = redealt(state, index, index % seats)
        assert everything(guess) == everything(state)
        while not guess.is_finished and guess.ply < state.ply + 9:
            seat = rng.choice(waiting(guess))
            play(guess, seat, rng.choice(sorted(offered(guess, seat))))
            assert everything(guess) == everything(state)


@pytest.mark.rule("thecity §5.4")
def test_a_redeal_deals_other_hands_from_all_that_was_not_seen():
    state = table("house", "villa, opera", deck="2 casino")
    hands = Counter(hand(redealt(state, seed), 1) for seed in range(600))
    assert set(hands) == {"casino, opera", "villa, casino", "villa, opera", "2 casino"}
    assert all(60 < hands[cards] < 140 for cards in ("villa, opera", "2 casino"))
    assert all(150 < hands[cards] < 250 for cards in ("casino, opera", "villa, casino"))
    assert {hand(redealt(state, seed)) for seed in range(20)} == {"house"}


@pytest.mark.rule("thecity §5.4")
def test_a_spectator_knows_no_hand():
    state = table("house", "villa")
    assert len({hand(redealt(state, seed, SPECTATOR), 0) for seed in range(50)}) > 15


@pytest.mark.rule("thecity §5.4")
def test_what_was_revealed_stays_and_is_not_dealt():
    state = table("house", "tower_block, 3 villa, opera", deck="2 casino, 3 estate")
    all_play(state, "no-build", "build tower_block")
    play(state, 1, "discard opera")
    for seed in range(50):
        guess = redealt(state, seed)
        assert seen(guess).cities[1].building == ("tower_block",)
        assert "tower_block" not in hand(guess, 1)
        assert seen(guess).own == seen(state).own


@pytest.mark.rule("thecity §5.4")
def test_a_seat_that_has_answered_answers_at_random():
    state = table("house", "car_park, estate", deck="car_park, estate")
    play(state, 1, "build car_park")
    laid = Counter(KEYS[redealt(state, seed).first[1]] for seed in range(400))
    assert set(laid) == {"", "architect", "car_park", "estate"}
    assert min(laid.values()) > 50
    assert all(redealt(state, seed).waiting == 1 for seed in range(20))


@pytest.mark.rule("thecity §5.4")
@EVERY_SURVEY
def test_a_seat_that_has_kept_a_card_keeps_another(survey):
    state = table("house", "villa", deck="10 villa, 10 opera, 10 casino")
    state.survey = survey == "mix_with_hand"
    all_play(state, "no-build", "no-build")
    while 1 in waiting(state):
        play(state, 1, min(offered(state, 1)))
    kept = {hand(redealt(state, seed), 1) for seed in range(60)}
    assert len(kept) > 3
    for seed in range(20):
        guess = redealt(state, seed)
        assert pile(hand(guess, 1)).total() == 2
        assert pile(words(guess.aside[1])).total() == 4


@pytest.mark.rule("thecity §5.4")
@EVERY_SURVEY
def test_a_seat_that_is_still_deciding_begins_afresh(survey):
    state = table("house", "villa", deck="10 villa, 10 opera, 10 casino")
    state.survey = survey == "mix_with_hand"
    all_play(state, "no-build", "no-build")
    if state.survey:
        play(state, 1, min(offered(state, 1)))
    for seed in range(20):
        guess = redealt(state, seed)
        assert waiting(guess) == [0, 1]
        assert guess.owed[1] == (4 if state.survey else 0)
        assert pile(hand(guess, 1)).total() == (6 if state.survey else 1)


@pytest.mark.rule("thecity §4.2 §5.4")
def test_a_new_crew_may_have_built_another_extra_card():
    state = table("tower_block, 3 villa, opera", CREW)
    all_play(state, "build tower_block", "build construction_crew")
    play(state, 1, "discard casino", "build house", "discard opera")
    extras = Counter(KEYS[redealt(state, seed).second[1]] for seed in range(200))
    assert extras[""] > 10
    assert len(extras) > 5
    assert all(redealt(state, seed).first[1] == state.first[1] for seed in range(20))


@pytest.mark.rule("thecity §4.2 §5.4")
def test_a_new_crew_that_is_still_deciding_pays_afresh():
    state = table("tower_block, 3 villa, opera", CREW)
    all_play(state, "build tower_block", "build construction_crew")
    play(state, 1, "discard casino")
    assert "done" in offered(state, 1)
    for seed in range(20):
        guess = redealt(state, seed)
        assert (waiting(guess), guess.owed[1], guess.second[1]) == ([0, 1], 1, 0)


@pytest.mark.rule("thecity §4.1 §5.4")
def test_both_cards_of_a_crew_stay_revealed_at_their_price():
    state = table(
        "tower_block, 3 villa, opera", Seat("school, villa, 4 opera, casino", city="estate")
    )
    state.city[1, KEYS.index("construction_crew")] = 1
    play(state, 0, "build tower_block")
    play(state, 1, "build school", "build villa")
    assert phase(state) == "build"
    for seed in range(20):
        guess = redealt(state, seed)
        assert seen(guess).cities[1].building == ("school", "villa")
        assert (guess.owed[1], pile(hand(guess, 1)).total()) == (1 + 2, 5)


@pytest.mark.rule("thecity §5.4")
def test_a_finished_game_can_be_redealt():
    state = table("house", "villa", phase="income", waiting=0, is_finished=1)
    guess = redealt(state, 1)
    assert (guess.waiting, guess.is_finished, city(guess)) == (0, 1, "")


def test_a_redeal_replaces_the_generator():
    state = table("house", "villa")
    seeds = {redealt(state, seed).seed.tobytes() for seed in range(20)}
    assert len(seeds) == 20
    assert state.seed.tobytes() not in seeds
