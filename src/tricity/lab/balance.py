"""What goes with winning: cards, tokens, openings and seats; and how long and close games are.

All seats are played by the same bot, so that whatever sets winners apart is in the game. A lift is
the win rate of the seats that have something, less that of all seats. It tells what goes together,
not what causes what.
"""

import math
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt
import polars as pl

from tricity.lab.statistics import (
    Estimate,
    Values,
    Z,
    benjamini_hochberg,
    lift,
    mean,
    p_value,
)

FEWEST = 30  # seats with and without something, below which nothing is said about it
FALSE_DISCOVERIES = 0.05
CLOSE = 0.1  # of the winner's score: a margin that is called close
HISTOGRAMS = ("Decisions", "Winner's score", "Margin")

METHOD = (
    "95 % intervals, normal, allowing for seats of one game depending on each other. Sure means "
    "that at most 5 % of everything called sure on this page may be chance (Benjamini-Hochberg). "
    f"Nothing is said about what fewer than {FEWEST} seats had, or all but {FEWEST}."
)


@dataclass(frozen=True)
class Effect:
    """How something goes with winning."""

    kind: str
    what: str
    share: float  # of all seats that have it
    rate: float  # their win rate
    lift: Estimate
    q: float  # the share of false discoveries at which it still counts as sure

    @property
    def is_sure(self) -> bool:
        return self.q <= FALSE_DISCOVERIES


@dataclass(frozen=True)
class Figure:
    """One number for each game; `is_share` where it is read as per cent."""

    name: str
    values: Values  # [game]
    games: npt.NDArray[np.int64]  # [game] its number
    is_share: bool = False

    @property
    def mean(self) -> Estimate:
        return mean(self.values)


@dataclass(frozen=True)
class Contrast:
    """The same thing in two card sets, and how far apart."""

    kind: str
    what: str
    first: Effect | None
    second: Effect | None
    difference: Estimate | None
    q: float

    @property
    def is_sure(self) -> bool:
        return self.q <= FALSE_DISCOVERIES


def effects(frame: pl.DataFrame) -> list[Effect]:
    """How each feature goes with winning, the best first."""
    outcome = frame["outcome"].to_numpy()
    games = frame["game"].rank("dense").to_numpy().astype(np.int64)
    found = []
    for kind, what, rows in _features(frame):
        has = np.zeros(len(frame), bool)
        has[rows] = True
        if FEWEST <= len(rows) <= len(frame) - FEWEST:
            found.append((kind, what, has, lift(has, outcome, games)))
    q = benjamini_hochberg([p_value(each[-1]) for each in found])
    ranked = [
        Effect(kind, what, float(has.mean()), float(outcome[has].mean()), above, float(share))
        for (kind, what, has, above), share in zip(found, q, strict=True)
    ]
    return sorted(ranked, key=lambda each: (-each.lift.value, each.kind, each.what))


def _features(frame: pl.DataFrame) -> Iterator[tuple[str, str, Values]]:
    """Everything that any seat has, seats themselves among it, and the rows of those that do."""
    rows = frame.select("seat", "features").with_row_index("row")
    noted = rows.explode("features").drop_nulls("features").unnest("features")
    chairs = rows.select("row", kind=pl.lit("seat"), what=pl.format("seat {}", pl.col("seat") + 1))
    if frame["seat"].n_unique() == 1:
        chairs = chairs.clear()
    both = pl.concat([noted.select("row", "kind", "what"), chairs])
    grouped = both.group_by("kind", "what").agg("row").sort("kind", "what")
    for kind, what, members in grouped.iter_rows():
        yield kind, what, np.array(members)


def figures(frame: pl.DataFrame) -> list[Figure]:
    """The numbers of each game: how long it was, how high and close the scores."""
    is_solo = frame["seat"].n_unique() == 1
    score, outcome = pl.col("score"), pl.col("outcome")
    best, second = score.max(), score.sort(descending=True).slice(1, 1).first()
    several = {
        "Winner's score": best,
        "Margin": best - second,
        "Close": (best - second) <= CLOSE * best,
        "Tied": outcome.max() < 1,
        "First seat wins": outcome.filter(pl.col("seat") == 0).first(),
    }
    asked = {"Decisions": pl.col("plies").first(), "Score": score.mean()}
    asked |= {"Won": outcome.first()} if is_solo else several
    games = frame.group_by("game").agg(**asked).sort("game")
    shares = {"Close", "Tied", "First seat wins", "Won"}
    numbers = games["game"].to_numpy()
    return [
        Figure(name, games[name].cast(pl.Float64).to_numpy(), numbers, name in shares)
        for name in asked
    ]


def distributions(frame: pl.DataFrame) -> list[Figure]:
    """What is worth a histogram."""
    scores = frame["score"].cast(pl.Float64).to_numpy()
    every_seat = Figure("Score of a seat", scores, frame["game"].to_numpy())
    shown = [each for each in figures(frame) if each.name in HISTOGRAMS]
    return [*shown, every_seat]


def figure_differences(first: Sequence[Figure], second: Sequence[Figure]) -> list[Estimate]:
    """The second card set less the first, over the deals that both have played."""
    return [mean(_paired(one, two)) for one, two in zip(first, second, strict=True)]


def _paired(one: Figure, two: Figure) -> Values:
    _, left, right = np.intersect1d(one.games, two.games, return_indices=True)
    return two.values[right] - one.values[left]


def contrasts(first: Iterable[Effect], second: Iterable[Effect]) -> list[Contrast]:
    """What changed from one card set to the other, the surest first."""
    one = {(each.kind, each.what): each for each in first}
    two = {(each.kind, each.what): each for each in second}
    both = [(key, _gap(one[key].lift, two[key].lift)) for key in one if key in two]
    q = benjamini_hochberg([p_value(gap) for _, gap in both])
    found = [
        Contrast(*key, one[key], two[key], gap, float(share))
        for (key, gap), share in zip(both, q, strict=True)
    ]
    alone = [
        Contrast(*key, one.get(key), two.get(key), None, 1.0)
        for key in sorted(one.keys() ^ two.keys())
    ]
    return sorted(found, key=_chance_of) + alone


def _chance_of(each: Contrast) -> float:
    return p_value(each.difference) if each.difference else 1.0


def _gap(one: Estimate, two: Estimate) -> Estimate:
    """The difference of two independent estimates."""
    errors = [(each.high - each.low) / (2 * Z) for each in (one, two)]
    value, reach = two.value - one.value, Z * math.hypot(*errors)
    return Estimate(value, value - reach, value + reach)
