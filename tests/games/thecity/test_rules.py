"""A round, what is asked in it, and the end (§2, §5, §6)."""

from itertools import permutations
from random import Random
from typing import Any

import numpy as np
import pytest

from tests.games.thecity.table import (
    BOX,
    COPIES,
    Seat,
    after,
    all_play,
    builds,
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

# §2.1 Choose


@pytest.mark.rule("thecity §2.1")
def test_one_may_build_a_card_the_architect_or_nothing():
    state = table("house, villa", "house")
    assert offered(state) == {"build house", "build architect", "no-build"}


@pytest.mark.rule("thecity §2.1 §3.3")
def test_the_architect_is_built_once_and_is_free():
    state = table("villa", "villa", deck="2 house")
    assert builds(state) == "architect"
    all_play(state, "build architect", "build architect")
    assert (city(state), hand(state)) == ("architect", "house, villa")
    assert builds(state) == "house"


@pytest.mark.rule("thecity §2.1")
def test_the_architect_needs_no_hand_card():
    state = table("", "villa")
    assert offered(state) == {"build architect", "no-build"}


@pytest.mark.rule("thecity §2.1 §5.2")
def test_the_choice_is_asked_even_if_there_is_none():
    state = table(Seat("villa", city="architect"), "villa")
    assert offered(state) == {"no-build"}
    assert waiting(state) == [0, 1]


@pytest.mark.rule("thecity §2.1 §5.1")
def test_a_seat_that_has_chosen_has_no_move():
    state = table("2 house", "2 house")
    play(state, 0, "build house")
    assert waiting(state) == [1]
    assert offered(state, 0) == set()


# §2.2 Build


@pytest.mark.rule("thecity §2.2 §5.1")
def test_a_tower_block_costs_three_cards():
    state = table("tower_block, house, 2 villa, opera, school", "car_park")
    all_play(state, "build tower_block", "build car_park")
    assert seen(state).own.owed == 3
    play(state, 0, "discard villa", "discard house", "discard villa")
    assert city(state) == "tower_block"
    assert discards(state) == "house, 2 villa"
    assert pile(hand(state)) > pile("school, opera")
    assert pile(hand(state)).total() == 2 + 1  # a Tower Block brings one card


@pytest.mark.rule("thecity §2.2")
def test_the_card_being_built_cannot_pay():
    state = table("tower_block, house, villa, opera", "car_park")
    assert "tower_block" in builds(state)
    state = table("tower_block, house, villa", "car_park")
    assert "tower_block" not in builds(state)


@pytest.mark.rule("thecity §2.2 §5.2")
@pytest.mark.parametrize(
    ("cards", "paid"),
    [
        ("3 villa", "3 villa"),  # just as many as are due
        ("villa, house, opera", "house, villa, opera"),
        ("6 villa", "3 villa"),  # one kind only
    ],
)
def test_a_payment_without_a_choice_is_not_asked(cards, paid):
    state = after(table(f"tower_block, {cards}", "car_park"), "build tower_block", "build car_park")
    assert phase(state) == "choose"
    assert discards(state) == paid


@pytest.mark.rule("thecity §2.2 §5.2")
def test_a_payment_is_asked_as_long_as_there_is_a_choice():
    state = table("tower_block, house, 5 villa", "car_park")
    all_play(state, "build tower_block", "build car_park")
    assert offered(state) == {"discard house", "discard villa"}
    play(state, 0, "discard house")
    assert discards(state) == "house, 2 villa"


@pytest.mark.rule("thecity §2.2 §5.1")
def test_who_builds_nothing_keeps_one_of_five():
    state = table("house", "car_park", deck="2 villa, 2 opera, casino")
    all_play(state, "no-build", "build car_park")
    assert phase(state) == "build"
    assert seen(state).own.aside == {"villa": 2, "opera": 2, "casino": 1}
    assert offered(state) == {"keep villa", "keep opera", "keep casino"}
    play(state, 0, "keep opera")
    assert (hand(state), discards(state)) == ("house, opera", "2 villa, casino, opera")


@pytest.mark.rule("thecity §5.2")
def test_five_cards_of_one_kind_leave_nothing_to_choose():
    state = after(table("house", "car_park", deck="5 villa"), "no-build", "build car_park")
    assert (hand(state), discards(state)) == ("house, villa", "4 villa")


@pytest.mark.rule("thecity §2.2 §5.1 §7.1")
def test_in_the_edition_of_2019_the_five_are_mixed_with_the_hand():
    state = table("house", "car_park", deck="2 villa, 2 opera, casino", survey=1)
    all_play(state, "no-build", "build car_park")
    assert hand(state) == "house, 2 villa, casino, 2 opera"
    play(state, 0, "discard house", "discard villa", "discard villa", "discard casino")
    assert (hand(state), discards(state)) == ("2 opera", "house, 2 villa, casino")


@pytest.mark.rule("thecity §5.2 §7.1")
def test_mixed_cards_of_one_kind_are_discarded_without_a_question():
    state = table("villa", "car_park", deck="5 villa", survey=1)
    all_play(state, "no-build", "build car_park")
    assert (hand(state), discards(state)) == ("2 villa", "4 villa")


@pytest.mark.rule("thecity R14")
def test_the_five_are_drawn_before_payments_reach_the_discards():
    state = table("house", "school, 2 casino", deck="villa", city="", discard="opera")
    state.city[1] = table("", city="house").city[0]
    all_play(state, "no-build", "build school")
    assert seen(state).own.aside == {"villa": 1, "opera": 1}
    assert discards(state) == ""


@pytest.mark.rule("thecity R14")
def test_lower_seats_draw_first():
    state = table("house", "house", "house", deck="7 villa")
    all_play(state, "no-build", "no-build", "no-build")
    assert [hand(state, seat) for seat in range(3)] == ["house, villa", "house, villa", "house"]


@pytest.mark.rule("thecity R15")
@pytest.mark.parametrize(
    ("deck", "kept", "discarded"),
    [("villa", "house, villa", ""), ("2 villa", "house, villa", "villa")],
)
@pytest.mark.parametrize("survey", [0, 1])
def test_from_fewer_than_five_one_is_kept_all_the_same(deck, kept, discarded, survey):
    state = table("house", "car_park", deck=deck, survey=survey)
    all_play(state, "no-build", "build car_park")
    if survey and discarded:
        play(state, 0, "discard villa")
    assert (hand(state), discards(state)) == (kept, discarded)


# §2.3 Income and points


@pytest.mark.rule("thecity §2.3")
def test_everybody_earns_whether_or_not_anything_is_built():
    state = table(
        Seat("car_park", city="casino", points=2),
        Seat("villa", city="house, opera"),
        deck="9 villa",
    )
    all_play(state, "build car_park", "no-build")
    assert (hand(state, 0), hand(state, 1)) == ("4 villa", "3 villa")
    assert [seen(state).cities[seat].score for seat in range(2)] == [3, 8]


@pytest.mark.rule("thecity §2.3")
def test_a_new_building_earns_at_once():
    state = table("house, villa", "car_park", deck="2 opera")
    all_play(state, "build house", "build car_park")
    assert hand(state) == "opera"


@pytest.mark.rule("thecity R16")
def test_points_see_what_others_have_built_in_the_same_round():
    state = table(Seat("car_park", city="freeway"), "interchange, 2 villa")
    all_play(state, "build car_park", "build interchange")
    assert seen(state).cities[0].score == 2


@pytest.mark.rule("thecity R16")
def test_lower_seats_draw_their_income_first():
    state = table(Seat("car_park", city="casino"), Seat("car_park", city="casino"), deck="6 villa")
    all_play(state, "build car_park", "build car_park")
    assert (hand(state, 0), hand(state, 1)) == ("4 villa", "2 villa")


# §2.4 Hand limit


@pytest.mark.rule("thecity §2.4 §5.1")
def test_a_hand_is_discarded_down_to_twelve():
    state = table(Seat("car_park, 6 villa, 5 estate", city="casino"), "car_park", deck="4 opera")
    all_play(state, "build car_park", "build car_park")
    assert (phase(state), waiting(state)) == ("limit", [0])
    assert seen(state).own.owed == 3
    play(state, 0, "discard villa", "discard villa", "discard estate")
    assert (phase(state), hand(state)) == ("choose", "4 estate, 4 villa, 4 opera")
    assert discards(state) == "estate, 2 villa"


@pytest.mark.rule("thecity §2.4 §5.2")
def test_a_hand_of_one_kind_is_cut_without_a_question():
    state = table(Seat("car_park, 10 villa", city="casino"), "car_park", deck="4 villa")
    all_play(state, "build car_park", "build car_park")
    assert (phase(state), hand(state), discards(state)) == ("choose", "12 villa", "2 villa")


@pytest.mark.rule("thecity §2.4")
def test_twelve_cards_are_not_too_many():
    state = table(Seat("car_park, 8 villa", city="casino"), "car_park", deck="4 opera")
    all_play(state, "build car_park", "build car_park")
    assert (phase(state), hand(state)) == ("choose", "8 villa, 4 opera")


@pytest.mark.rule("thecity §2.4")
def test_the_discards_of_the_limit_reach_the_pile_together():
    seat = Seat("car_park, 6 villa, 5 estate", city="casino")
    state = table(seat, seat, deck="8 opera")
    all_play(state, "build car_park", "build car_park")
    play(state, 0, "discard villa", "discard villa", "discard villa")
    assert (waiting(state), discards(state)) == ([1], "")
    play(state, 1, "discard estate", "discard estate", "discard estate")
    assert discards(state) == "3 estate, 3 villa"


@pytest.mark.rule("thecity §2")
def test_a_round_follows_the_other():
    state = table("car_park", "car_park")
    all_play(state, "build car_park", "build car_park")
    assert (phase(state), seen(state).round_number, waiting(state)) == ("choose", 2, [0, 1])


# §5.3 All at once


@pytest.mark.rule("thecity §5.3")
def test_the_order_of_the_answers_does_not_matter():
    choices = {0: "no-build", 1: "build tower_block", 2: "build house"}
    ends = set()
    for order in permutations(choices):
        state = table("house", "tower_block, 3 villa, opera", "house, 2 villa, casino")
        for seat in order:
            play(state, seat, choices[seat])
        for seat in reversed(order):
            while phase(state) == "build" and seat in waiting(state):
                play(state, seat, min(offered(state, seat)))
        ends.add(state.tobytes())
    assert len(ends) == 1


@pytest.mark.rule("thecity §5.3")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("survey", ["keep_one_of_five", "mix_with_hand"])
def test_whole_games_do_not_depend_on_who_answers_first(seats, survey):
    games = {
        whole_game(seats, survey, whose_turn=choose)
        for choose in (min, max, Random(1).choice, Random(2).choice)
    }
    assert len(games) == 1


@pytest.mark.rule("thecity §1.1")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("survey", ["keep_one_of_five", "mix_with_hand"])
def test_no_card_is_ever_lost_or_found(seats, survey):
    state = new_game(thecity, BOX, seats, 6, {"survey": survey})
    rng = Random(seats)
    while not state.is_finished:
        assert everything(state) == COPIES | {"architect": 5}
        assert city(state).count("architect") <= 1
        seat = rng.choice(waiting(state))
        play(state, seat, rng.choice(sorted(offered(state, seat))))
    assert everything(state).total() == 110


def whole_game(seats: int, survey: str, whose_turn: Any) -> bytes:
    """Play a game in which every seat has a will of its own, whatever the others do."""
    state = new_game(thecity, BOX, seats, 5, {"survey": survey})
    wills = [Random(seat) for seat in range(seats)]
    while not state.is_finished:
        seat = whose_turn(waiting(state))
        play(state, seat, wills[seat].choice(sorted(offered(state, seat))))
    return bytes(state.tobytes())


@pytest.mark.rule("thecity §5.3")
def test_nothing_happens_before_the_last_answer():
    state = table("tower_block, 3 villa, opera", "tower_block, 3 villa, opera")
    all_play(state, "build tower_block", "build tower_block")
    play(state, 1, "discard villa", "discard villa", "discard villa")
    assert (waiting(state), discards(state), city(state, 1)) == ([0], "", "")
    play(state, 0, "discard opera")
    assert (city(state, 0), city(state, 1)) == ("tower_block", "tower_block")
    assert discards(state) == "5 villa, opera"


@pytest.mark.rule("thecity §5.1")
def test_every_answer_is_one_decision():
    state = table("tower_block, 3 villa, opera", "car_park")
    all_play(state, "build tower_block", "build car_park")
    play(state, 0, "discard villa", "discard villa", "discard villa")
    assert state.ply == 5


# §6.1 When the game ends


@pytest.mark.rule("thecity §6.1")
@pytest.mark.parametrize(("points", "is_over"), [(41, False), (42, True), (43, True)])
def test_the_game_ends_with_fifty_points(points, is_over):
    state = table(Seat("car_park", city="opera", points=points), "car_park")
    all_play(state, "build car_park", "build car_park")
    assert seen(state).is_finished == is_over
    assert (waiting(state) == []) == is_over
    assert phase(state) == ("income" if is_over else "choose")


@pytest.mark.rule("thecity §2.4 §6.1")
def test_there_is_no_hand_limit_at_the_end():
    state = table(
        Seat("car_park, 12 villa", city="casino, opera", points=42), "car_park", deck="4 opera"
    )
    all_play(state, "build car_park", "build car_park")
    assert seen(state).is_finished
    assert hand(state) == "12 villa, 4 opera"


@pytest.mark.rule("thecity §6.1 R17")
@pytest.mark.parametrize(("number", "is_over"), [(59, False), (60, True)])
def test_the_game_ends_after_round_60(number, is_over):
    state = table("car_park", "car_park", round_number=number)
    all_play(state, "build car_park", "build car_park")
    assert seen(state).is_finished == is_over


# §6.2 Who wins


def final(*seats: Seat) -> Any:
    """A game that has ended like this."""
    return table(*seats, phase="income", waiting=0, is_finished=1)


@pytest.mark.rule("thecity §6.2")
@pytest.mark.parametrize(
    ("ends", "places", "outcomes"),
    [
        ([("", 51), ("9 villa", 50)], [1, 2], [1, 0]),  # points first
        ([("villa", 51), ("2 villa", 51)], [2, 1], [0, 1]),  # then hand cards
        ([("villa", 51), ("house", 51)], [1, 1], [0.5, 0.5]),  # then it is shared
        ([("villa", 50), ("house", 50), ("opera", 50)], [1, 1, 1], [1 / 3] * 3),
        ([("", 7), ("", 50), ("", 50), ("", 9)], [4, 1, 1, 3], [0, 0.5, 0.5, 0]),
        ([("", 7), ("", 50), ("", 7)], [2, 1, 2], [0, 1, 0]),
    ],
)
def test_most_points_win_then_most_hand_cards_then_all_leaders(ends, places, outcomes):
    state = final(*(Seat(hand, points=points) for hand, points in ends))
    found = np.zeros(len(ends), np.int16)
    thecity.ranking(BOX, state, found)
    assert found.tolist() == places
    assert [thecity.outcome(BOX, state, seat) for seat in range(len(ends))] == outcomes
    assert [thecity.score(BOX, state, seat) for seat in range(len(ends))] == [p for _, p in ends]


@pytest.mark.rule("thecity §6.2")
def test_the_hand_is_counted_after_the_last_income():
    state = table(
        Seat("car_park", city="opera, casino", points=45), Seat("car_park, villa", points=54)
    )
    all_play(state, "build car_park", "build car_park")
    assert [seen(state).cities[seat].score for seat in range(2)] == [54, 54]
    assert [thecity.outcome(BOX, state, seat) for seat in range(2)] == [1, 0]


@pytest.mark.rule("thecity §2.3 §6.2")
def test_a_score_is_explained_by_the_last_round_and_all_before():
    state = final(Seat(city="2 villa, city_park, house", points=50), Seat())
    lines = [(line.what, line.amount, line.times) for line in thecity.explain(BOX, state, 0)]
    assert lines == [
        ("thecity-earlier-rounds", 39, 1),
        ("thecity-card-city-park", 1, 1),
        ("thecity-card-villa", 5, 2),
    ]
    assert [line.points for line in thecity.explain(BOX, state, 1)] == [0]
    assert words(state.aside[0]) == ""
