"""A plan: who sits where, and which deals."""

from dataclasses import replace

import pytest

from tests.lab.laboratory import small_plan
from tricity.engine.errors import LabError, OptionError
from tricity.lab.plan import Block
from tricity.lab.play import play_block


def test_two_bots_play_each_deal_from_both_seats():
    plan = small_plan("pointcity", "random", "greedy", games=10)
    assert plan.lineups == ((0, 1),)
    assert plan.seatings(0) == [(0, 1), (1, 0)]
    assert list(plan.blocks()) == [Block(0, deal) for deal in range(5)]


def test_more_bots_than_seats_meet_in_every_choice():
    plan = small_plan("pointcity", "random", "greedy", "builder")
    assert plan.lineups == ((0, 1), (0, 2), (1, 2))


def test_fewer_bots_than_seats_take_seats_in_turn():
    plan = small_plan("thecity", "random", "greedy", seats=4)
    assert plan.lineups == ((0, 1, 0, 1),)
    assert plan.seatings(0) == [(0, 1, 0, 1), (1, 0, 1, 0)]


def test_everybody_sits_everywhere():
    plan = small_plan("thecity", "random", "greedy", "builder", seats=3)
    assert sorted(plan.seatings(0)) == [(0, 1, 2), (1, 2, 0), (2, 0, 1)]


def test_alone_each_bot_plays_every_deal():
    plan = small_plan("microcity", "random", "greedy", games=3)
    assert plan.lineups == ((0,), (1,))
    assert len(list(plan.blocks())) == 6


def test_games_are_rounded_up_to_whole_deals():
    assert len(list(small_plan(games=5).blocks())) == 3


def test_more_games_begin_with_the_same_ones():
    fewer, more = (list(small_plan(games=games).blocks()) for games in (6, 20))
    assert more[: len(fewer)] == fewer


def test_seeds_differ_by_deal_and_chair_and_fit_their_use():
    plan = small_plan()
    deals = {plan.deal_seed(deal) for deal in range(100)}
    bots = {plan.bot_seed(deal, chair) for deal in range(100) for chair in range(2)}
    assert (len(deals), len(bots)) == (100, 200)
    assert max(deals) < 1 << 128
    assert max(bots) < 1 << 63


def test_a_bot_that_enters_twice_is_told_apart():
    assert small_plan("pointcity", "random", "random").labels == ("random #1", "random #2")


@pytest.mark.parametrize(
    ("wishes", "words"),
    [
        ({"seats": 9}, "cannot seat 9"),
        ({"options": {"colour": "red"}}, "no option 'colour'"),
        ({"options": {"solo_level": "red"}}, "cannot be 'red'"),
    ],
)
def test_what_the_game_does_not_know_is_refused_before_any_game(wishes, words):
    with pytest.raises(OptionError, match=words):
        small_plan(**wishes)


def test_an_unknown_bot_is_refused():
    with pytest.raises(OptionError, match="no bot is called 'robot'"):
        small_plan("pointcity", "robot", "random")


def test_a_run_needs_a_game():
    with pytest.raises(LabError, match="at least one game"):
        small_plan(games=0)


def test_a_machine_with_other_rules_refuses_to_play():
    plan = small_plan()
    foreign = replace(plan, rules=plan.rules + 1)
    with pytest.raises(LabError, match="the same version"):
        play_block(foreign, Block(0, 0))
