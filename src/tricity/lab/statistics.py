"""The few statistics that the laboratory needs; each says which method it is."""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from statistics import NormalDist
from typing import Any

import numpy as np
import numpy.typing as npt

Values = npt.NDArray[np.float64]

CONFIDENCE = 0.95
RESAMPLES = 1000
STEPS = 100  # of Newton's method, which needs about ten
NEAR = 1e-9
ELO = 400 / math.log(10)  # from a natural logarithm of odds to Elo
Z = NormalDist().inv_cdf((1 + CONFIDENCE) / 2)


@dataclass(frozen=True)
class Estimate:
    """A figure with its 95 % interval."""

    value: float
    low: float
    high: float

    def to_elo(self) -> "Estimate":
        """The same as a difference in Elo; a clean sweep is infinitely far away."""
        return Estimate(*(elo(rate) for rate in (self.value, self.low, self.high)))


def wilson(rate: float, count: float) -> Estimate:
    """Wilson's score interval for a *rate* seen in *count* trials.

    >>> interval = wilson(8 / 10, 10)
    >>> f"{interval.low:.3f} to {interval.high:.3f}"
    '0.490 to 0.943'
    """
    share = Z * Z / count
    middle = (rate + share / 2) / (1 + share)
    reach = Z / (1 + share) * math.sqrt(max(rate * (1 - rate), 0) / count + share / (4 * count))
    return Estimate(rate, max(0.0, middle - reach), min(1.0, middle + reach))


def paired_rate(pairs: Values) -> Estimate:
    """The mean of *pairs*, each the mean outcome of one deal played from every seat.

    Wilson's interval for the number of independent games that would be as certain: the spread
    between deals says how many. Where all deals agree, each deal counts as one game.
    """
    rate, count = float(pairs.mean()), len(pairs)
    error = float(pairs.var(ddof=1)) / count if count > 1 else 0.0
    is_even = error < NEAR**2
    return wilson(rate, count if is_even else rate * (1 - rate) / error)


def mean(values: Values) -> Estimate:
    """The mean with its normal interval."""
    middle = float(values.mean())
    reach = Z * float(values.std(ddof=1)) / math.sqrt(len(values)) if len(values) > 1 else 0.0
    return Estimate(middle, middle - reach, middle + reach)


def elo(rate: float) -> float:
    """The difference in Elo at which a player scores *rate*.

    >>> round(elo(0.75), 2)
    190.85
    """
    if rate <= 0 or rate >= 1:
        return math.copysign(math.inf, rate - 0.5)
    return ELO * math.log(rate / (1 - rate))


def ratings(points: Values) -> Values:
    """Elo by the Bradley-Terry model, 0 on average; [i, j] are the points of i against j.

    Each pair is given one drawn game more than it played, so that a clean sweep stays finite.
    """
    players = len(points)
    points = points + 0.5 * (1 - np.eye(players))
    games = points + points.T
    skill = np.zeros(players)
    for _ in range(STEPS):
        chance = 1 / (1 + np.exp(skill[None, :] - skill[:, None]))
        slope = (points - games * chance).sum(axis=1)
        weight = games * chance * (1 - chance)
        bend = np.diag(weight.sum(axis=1)) - weight + 1 / players  # 1/n: the average stays 0
        step = np.linalg.solve(bend, slope)
        skill += np.clip(step, -1, 1)
        if np.abs(step).max() < NEAR:
            break
    return ELO * skill


def resampled_ratings(deals: Values, groups: npt.NDArray[np.int64], seed: int) -> list[Estimate]:
    """Elo with a bootstrap interval: the deals of each group are drawn anew, with replacement.

    *deals* is [deal, i, j], the points of i against j in all games of a deal. Where all deals
    agree, drawing them anew tells nothing, and the interval is infinite.
    """
    rng = np.random.default_rng(seed)
    parts = [np.flatnonzero(groups == group) for group in np.unique(groups)]
    drawn = np.array([ratings(_drawn_anew(deals, parts, rng)) for _ in range(RESAMPLES)])
    edges = (1 - CONFIDENCE) / 2, (1 + CONFIDENCE) / 2
    low, high = np.quantile(drawn, edges, axis=0)
    reach = np.where(high - low < NEAR, math.inf, 0.0)
    middle = ratings(deals.sum(axis=0))
    bounds = zip(middle, low - reach, high + reach, strict=True)
    return [Estimate(*map(float, each)) for each in bounds]


def _drawn_anew(
    deals: Values, parts: Sequence[npt.NDArray[np.int64]], rng: np.random.Generator
) -> Values:
    """The sum of as many deals of each part as there are, drawn with replacement."""
    times = np.zeros(len(deals))
    for part in parts:
        times[part] = rng.multinomial(len(part), np.full(len(part), 1 / len(part)))
    return np.tensordot(times, deals, 1)


def lift(has: npt.NDArray[np.bool_], outcome: Values, games: npt.NDArray[np.int64]) -> Estimate:
    """How far the mean *outcome* of the seats that have something lies above that of all seats.

    The error allows for seats of one game (equal numbers in *games*) depending on each other.
    """
    above = outcome - outcome.mean()
    value = float(above[has].mean())
    pull = np.where(has, (above - value) / has.mean(), 0.0) - above
    by_game = np.bincount(games, weights=pull)
    error = math.sqrt(float((by_game**2).sum())) / len(outcome)
    return Estimate(value, value - Z * error, value + Z * error)


def p_value(estimate: Estimate) -> float:
    """How likely a normal estimate is at least so far from 0, if it truly were 0."""
    error = (estimate.high - estimate.low) / (2 * Z)
    if error < NEAR:
        return 0.0 if abs(estimate.value) > NEAR else 1.0
    return 2 * NormalDist().cdf(-abs(estimate.value) / error)


def benjamini_hochberg(p_values: Any) -> Values:
    """The smallest share of false discoveries at which each of *p_values* still counts as one.

    >>> benjamini_hochberg([0.01, 0.04, 0.03]).round(3).tolist()
    [0.03, 0.04, 0.04]
    """
    p = np.asarray(p_values, np.float64)
    order = np.argsort(p)
    scaled = p[order] * len(p) / np.arange(1, len(p) + 1)
    adjusted = np.minimum.accumulate(scaled[::-1])[::-1]
    found = np.empty(len(p))
    found[order] = np.minimum(adjusted, 1)
    return found
