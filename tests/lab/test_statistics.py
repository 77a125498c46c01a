"""The statistics, against values from textbooks and from other programs."""

import math

import numpy as np
import pytest

from tricity.lab.statistics import (
    Estimate,
    benjamini_hochberg,
    elo,
    lift,
    mean,
    p_value,
    paired_rate,
    ratings,
    resampled_ratings,
    wilson,
)


@pytest.mark.parametrize(
    ("won", "games", "low", "high"),
    [
        (81, 263, 0.2553, 0.3662),  # Newcombe 1998, table I, method 3
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0000, 0.1611),
        (1, 29, 0.0061, 0.1718),
    ],
)
def test_wilsons_interval_is_that_of_newcombe(won, games, low, high):
    interval = wilson(won / games, games)
    assert (interval.low, interval.high) == pytest.approx((low, high), abs=5e-5)


def test_a_rate_of_independent_games_is_wilsons():
    games = np.array([1.0] * 60 + [0.0] * 40)
    effective = 99 * 100 / 100  # the variance is taken from a sample
    paired, plain = paired_rate(games), wilson(0.6, effective)
    assert (paired.low, paired.high) == pytest.approx((plain.low, plain.high))


def test_pairing_narrows_the_interval_where_the_seat_decides():
    won_once_each = np.array([0.5] * 90 + [1.0] * 10)
    paired, plain = paired_rate(won_once_each), wilson(0.55, 200)
    assert paired.high - paired.low < 0.6 * (plain.high - plain.low)


def test_a_clean_sweep_is_as_sure_as_its_deals():
    assert paired_rate(np.ones(50)) == wilson(1.0, 50)


@pytest.mark.parametrize(("rate", "difference"), [(0.5, 0), (0.75, 190.85), (10 / 11, 400)])
def test_elo_of_a_known_rate(rate, difference):
    assert elo(rate) == pytest.approx(difference, abs=0.005)
    assert elo(1 - rate) == pytest.approx(-difference, abs=0.005)


def test_elo_of_a_clean_sweep_has_no_end():
    assert (elo(1.0), elo(0.0)) == (math.inf, -math.inf)


def test_ratings_of_two_are_the_elo_of_their_rate():
    strong, weak = ratings(np.array([[0.0, 749.5], [249.5, 0.0]]))  # and one drawn game
    assert strong - weak == pytest.approx(elo(0.75))
    assert strong + weak == pytest.approx(0, abs=1e-6)


def test_ratings_find_the_skills_that_made_the_points():
    skills = np.array([150.0, 20.0, -170.0])
    expected = 1 / (1 + 10 ** ((skills[None, :] - skills[:, None]) / 400))
    points = 1e6 * expected * (1 - np.eye(3))
    assert ratings(points) == pytest.approx(skills, abs=0.01)


def test_a_sweep_has_a_finite_rating():
    strong, weak = ratings(np.array([[0.0, 10.0], [0.0, 0.0]]))
    assert strong - weak == pytest.approx(elo(10.5 / 11))


def test_resampled_ratings_repeat_and_hold_the_middle():
    deals = np.zeros((40, 2, 2))
    deals[:, 0, 1] = [2.0] * 20 + [1.0] * 20
    deals[:, 1, 0] = 2 - deals[:, 0, 1]
    groups = np.zeros(40, np.int64)
    found = resampled_ratings(deals, groups, seed=1)
    assert found == resampled_ratings(deals, groups, seed=1)
    assert found[0].low < found[0].value < found[0].high
    assert found[0].value == pytest.approx(elo(60.5 / 81) / 2)


def test_a_sweep_says_nothing_about_the_interval_of_elo():
    deals = np.zeros((40, 2, 2))
    deals[:, 0, 1] = 2.0
    strong, weak = resampled_ratings(deals, np.zeros(40, np.int64), seed=1)
    assert strong.value - weak.value == pytest.approx(elo(80.5 / 81))
    assert (strong.low, strong.high) == (-math.inf, math.inf)


def test_a_mean_has_a_normal_interval():
    found = mean(np.array([2.0, 4.0, 4.0, 4.0, 5.0, 5.0, 7.0, 9.0]))
    assert found.value == 5
    assert found.high - found.value == pytest.approx(1.959964 * 2.138090 / math.sqrt(8), rel=1e-6)


def test_a_lift_among_independent_seats_has_the_error_of_a_difference_of_means():
    rng = np.random.default_rng(1)
    has, outcome = rng.random(2000) < 0.3, (rng.random(2000) < 0.4).astype(float)
    found = lift(has, outcome, np.arange(2000))
    with_it, without = outcome[has], outcome[~has]
    share = has.mean()
    spread = with_it.var() / len(with_it) + without.var() / len(without)
    assert found.value == pytest.approx((1 - share) * (with_it.mean() - without.mean()))
    assert found.high - found.value == pytest.approx(
        1.959964 * (1 - share) * math.sqrt(spread), rel=1e-5
    )


def test_what_both_seats_of_a_game_have_says_nothing():
    outcome = np.tile([1.0, 0.0], 50)
    has = np.repeat(np.arange(50) < 20, 2)
    found = lift(has, outcome, np.repeat(np.arange(50), 2))
    assert (found.value, found.low, found.high) == pytest.approx((0, 0, 0))


@pytest.mark.parametrize(("z", "p"), [(0.0, 1.0), (1.959964, 0.05), (-2.575829, 0.01)])
def test_p_of_a_normal_estimate(z, p):
    assert p_value(Estimate(z, z - 1.959964, z + 1.959964)) == pytest.approx(p, rel=1e-5)


def test_benjamini_and_hochbergs_own_example():
    """Fifteen values from their paper of 1995: at 5 % the first four count."""
    p = [0.0001, 0.0004, 0.0019, 0.0095, 0.0201, 0.0278, 0.0298, 0.0344]
    p += [0.0459, 0.3240, 0.4262, 0.5719, 0.6528, 0.7590, 1.0000]
    adjusted = benjamini_hochberg(p)
    assert (adjusted <= 0.05).sum() == 4
    assert adjusted[3] == pytest.approx(0.0095 * 15 / 4)
    assert adjusted[4] == pytest.approx(0.0201 * 15 / 5)


def test_the_order_of_values_does_not_matter():
    assert benjamini_hochberg([0.04, 0.01, 0.03]).tolist() == pytest.approx([0.04, 0.03, 0.04])


def test_no_values_are_no_discoveries():
    assert len(benjamini_hochberg([])) == 0
