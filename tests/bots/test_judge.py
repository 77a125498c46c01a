"""Hints and reviews: the search looks over a player's shoulder."""

from itertools import pairwise

import pytest

from tests.bots.positions import GAMES, ITERATIONS, legal, positions
from tricity.bots import Story, hint, make_bot, review
from tricity.bots.judge import reveals
from tricity.bots.story import Finding, story
from tricity.engine.chance import chance
from tricity.engine.game import EVERYBODY, waiting_seats
from tricity.engine.jit import IS_COMPILED
from tricity.engine.match import Match
from tricity.engine.record import copy
from tricity.games import game

SEATS = {"pointcity": (1, 3), "thecity": (2, 4), "microcity": (1,)}
TABLES = [(key, seats) for key in GAMES for seats in SEATS[key]]
EVERY_TABLE = pytest.mark.parametrize(("key", "seats"), TABLES)
MOVES = 500 if IS_COMPILED else 2  # of a match that is reviewed


def played(key: str, seats: int, moves: int = MOVES) -> Match:
    """A match of bots that do not play well, broken off after so many moves."""
    rules = game(key)
    match = Match(rules, rules.load_box(), seats, 11)
    bot = make_bot("builder", rules, match.box)
    while not match.state.is_finished and len(match.moves) < moves:
        seat = waiting_seats(match.state)[-1]
        match.play(seat, bot.choose(match.state, seat))
    return match


@pytest.mark.parametrize("key", GAMES)
def test_a_hint_names_the_best_move_and_its_chance(key):
    for rules, box, state, seat in positions(key, 2):
        advice = hint(rules, box, state, seat, iterations=ITERATIONS)
        assert advice.moves[0][:2] == (advice.move, advice.chance)
        assert {move for move, _, _ in advice.moves} <= set(legal(rules, box, state, seat))
        assert sum(visits for _, _, visits in advice.moves) == ITERATIONS
        assert advice == hint(rules, box, state, seat, iterations=ITERATIONS)


@pytest.mark.parametrize("key", GAMES)
def test_a_review_judges_every_decision_and_says_the_same_again(key):
    match = played(key, SEATS[key][0], min(MOVES, 8))
    told: list[tuple[int, int]] = []
    found = review(match, iterations=ITERATIONS, progress=lambda *done: told.append(done))
    count = len(match.moves)
    assert [(verdict.seat, verdict.move) for verdict in found.verdicts] == match.moves
    assert [verdict.ply for verdict in found.verdicts] == list(range(count))
    assert told == [(done, count) for done in range(1, count + 1)]
    assert found == review(match, iterations=ITERATIONS)


@EVERY_TABLE
def test_start_luck_own_and_others_make_the_end(key, seats):
    match = played(key, seats)
    found = review(match, iterations=ITERATIONS)
    assert [account.seat for account in found.accounts] == list(range(seats))
    for account in found.accounts:
        made = account.start + account.luck + account.own + account.others
        assert made == pytest.approx(account.end)
        assert account.own <= 0
        if match.state.is_finished:
            outcome = match.game.outcome(match.box, match.state, account.seat)
            assert account.end == pytest.approx(outcome)
    check_verdicts(found)
    check_luck(found, match)


def check_verdicts(found: Story) -> None:
    """Chances are chances, they add up from one decision to the next, mistakes cost."""
    for verdict, after in pairwise(found.verdicts):
        steps = zip(verdict.chances, verdict.cost, verdict.luck, after.chances, strict=True)
        for before, cost, luck, then in steps:
            assert before + cost + luck == pytest.approx(then)
    for verdict in found.verdicts:
        assert all(0 <= chance <= 1 for chance in verdict.chances)
        assert (verdict.cost[verdict.seat] < 0) == (verdict.best != verdict.move)
        assert any(verdict.cost) == (verdict.best != verdict.move)
        assert verdict.gain >= 0
        if len(verdict.chances) > 1:
            assert sum(verdict.chances) == pytest.approx(1, abs=1e-3)
            assert sum(verdict.cost) == pytest.approx(0, abs=1e-3)


def check_luck(found: Story, match: Match) -> None:
    """Where nothing came to light there was no luck; a mistake from hidden hands excepted."""
    state = copy(match.start)
    for verdict in found.verdicts:
        is_revealing = reveals(match.game, match.box, state, (verdict.seat, verdict.move))
        is_hidden = verdict.best != verdict.move and not match.game.META.is_open
        if not is_revealing and not is_hidden:
            assert verdict.luck == pytest.approx([0.0] * len(verdict.luck))
        match.game.play(match.box, state, verdict.seat, verdict.move)


@pytest.mark.parametrize("key", GAMES)
def test_what_all_know_together_stays_when_the_future_is_dealt_anew(key):
    for rules, box, state, _ in positions(key, 6):
        world = copy(state)
        rules.redeal(box, world, EVERYBODY, chance(5))
        for seat in range(int(state.seats)):
            assert rules.view(box, world, seat) == rules.view(box, state, seat)


def test_a_die_reveals_and_a_hidden_choice_does_not():
    city = played("thecity", 2, 0)
    seat = waiting_seats(city.state)[0]
    move = legal(city.game, city.box, city.state, seat)[0]
    assert not reveals(city.game, city.box, city.state, (seat, move))
    small = played("microcity", 1, 4)
    found = [
        reveals(small.game, small.box, small.at(ply), decision)
        for ply, decision in enumerate(small.moves)
    ]
    assert True in found
    assert False in found


def finding(chances: list[float], *, cost: float = 0.0, is_revealing: bool = False) -> Finding:
    """A decision of seat 0 between two seats."""
    best = 1 if cost else 0
    return Finding(0, 0, best, chances, [cost, -cost], 0.0, is_revealing)


def test_positions_between_which_nothing_happened_share_their_chances():
    found = [finding([0.4, 0.6]), finding([0.6, 0.4], is_revealing=True), finding([0.9, 0.1])]
    told = story(found, [1.0, 0.0], is_open=True)
    assert [verdict.chances for verdict in told.verdicts] == [[0.5, 0.5], [0.5, 0.5], [1.0, 0.0]]
    assert [verdict.luck[0] for verdict in told.verdicts] == [0.0, 0.5, 0.0]
    assert (told.accounts[0].luck, told.accounts[0].own) == (0.5, 0.0)


def test_a_mistake_that_the_curve_does_not_confirm_is_none():
    found = [finding([0.5, 0.5], cost=-0.1), finding([0.6, 0.4], is_revealing=True)]
    told = story(found, [1.0, 0.0], is_open=True)
    assert told.verdicts[0].best == told.verdicts[0].move
    assert told.verdicts[0].chances == pytest.approx([0.55, 0.45])


def test_a_mistake_costs_no_more_than_there_is_to_lose():
    found = [finding([0.05, 0.95], cost=-0.1, is_revealing=True)]
    told = story(found, [0.0, 1.0], is_open=False)
    assert told.verdicts[0].cost == pytest.approx([-0.05, 0.05])
    assert told.verdicts[0].luck == pytest.approx([0.0, 0.0])
    assert told.accounts[0].worst == 0
