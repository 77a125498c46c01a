"""Hints and reviews: the search looks over a player's shoulder."""

import pytest

from tests.bots.positions import GAMES, ITERATIONS, legal, positions
from tricity.bots import hint, make_bot, review
from tricity.engine.game import waiting_seats
from tricity.engine.match import Match
from tricity.games import game


@pytest.mark.parametrize("key", GAMES)
def test_a_hint_names_the_best_move_and_its_chance(key):
    for played, box, state, seat in positions(key, 2):
        advice = hint(played, box, state, seat, iterations=ITERATIONS)
        assert advice.moves[0][:2] == (advice.move, advice.chance)
        assert {move for move, _, _ in advice.moves} <= set(legal(played, box, state, seat))
        assert sum(visits for _, _, visits in advice.moves) == ITERATIONS
        assert advice == hint(played, box, state, seat, iterations=ITERATIONS)


@pytest.mark.parametrize("key", GAMES)
def test_a_review_judges_every_decision(key):
    played = game(key)
    match = Match(played, played.load_box(), played.META.min_seats, 11)
    bot = make_bot("random", played, match.box)
    for _ in range(8):
        seat = waiting_seats(match.state)[0]
        match.play(seat, bot.choose(match.state, seat))
    told: list[tuple[int, int]] = []
    verdicts = review(match, iterations=ITERATIONS, progress=lambda *done: told.append(done))
    assert [(verdict.seat, verdict.move) for verdict in verdicts] == match.moves
    assert [verdict.ply for verdict in verdicts] == list(range(8))
    assert told == [(done, 8) for done in range(1, 9)]
    for verdict in verdicts:
        assert verdict.swing == verdict.chance_after - verdict.best_chance <= 0
        assert (verdict.swing == 0) == (verdict.best == verdict.move)
        assert 0 <= verdict.chance_before <= 1
