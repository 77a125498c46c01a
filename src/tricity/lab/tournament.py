"""What a tournament says: who beats whom, by how much, and how sure that is."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations

import numpy as np
import polars as pl

from tricity.lab.plan import Plan
from tricity.lab.statistics import Estimate, Values, mean, paired_rate, resampled_ratings

METHOD = (
    "95 % intervals. Rates: Wilson's interval for the effective number of games, from the spread "
    "between deals, each played from every seat. Elo: Bradley-Terry with one drawn game more for "
    "each pair, 0 on average, bootstrap over deals. Differences: normal, over deals."
)


@dataclass(frozen=True)
class Standing:
    """How one bot did."""

    bot: str
    games: int
    rate: Estimate  # mean outcome: 1 for a win, shared wins are shared
    score: Estimate
    elo: Estimate | None  # none in solo games


@dataclass(frozen=True)
class Pairing:
    """How often one bot came before another in the same game, ties half."""

    bot: str
    other: str
    games: int
    won: int
    tied: int
    lost: int
    rate: Estimate
    elo: Estimate


@dataclass(frozen=True)
class Difference:
    """How much more one bot won than another on the same deals, each alone."""

    bot: str
    other: str
    deals: int
    difference: Estimate


@dataclass(frozen=True)
class Chair:
    """How the seats did, whoever sat there."""

    seat: int
    rate: Estimate


@dataclass(frozen=True)
class Standings:
    """The result of a tournament."""

    game: str
    seats: int
    seed: int
    games: int
    options: dict[str, str]
    standings: list[Standing]
    pairings: list[Pairing]
    differences: list[Difference]
    chairs: list[Chair]
    method: str = METHOD


def standings(plan: Plan, frame: pl.DataFrame) -> Standings:
    """Sum up the games of *frame*."""
    meetings = _meetings(frame)
    return Standings(
        game=plan.game,
        seats=plan.seats,
        seed=plan.seed,
        games=frame["game"].n_unique(),
        options=dict(plan.options),
        standings=_standings(plan, frame, meetings),
        pairings=list(_pairings(plan, meetings)),
        differences=list(_differences(plan, frame)) if plan.seats == 1 else [],
        chairs=_chairs(plan, frame) if plan.seats > 1 else [],
    )


def _meetings(frame: pl.DataFrame) -> pl.DataFrame:
    """Each two different bots of each game, with the points of one against the other."""
    seen = frame.select("lineup", "deal", "game", "bot", "place")
    both = seen.join(seen.select("game", "bot", "place"), on="game", suffix="_other")
    ahead = pl.col("place") < pl.col("place_other")
    tied = pl.col("place") == pl.col("place_other")
    return both.filter(pl.col("bot") != pl.col("bot_other")).with_columns(
        points=ahead.cast(pl.Float64) + 0.5 * tied.cast(pl.Float64)
    )


def _standings(plan: Plan, frame: pl.DataFrame, meetings: pl.DataFrame) -> list[Standing]:
    elos = _elos(plan, meetings)
    found = []
    for bot in plan.labels:
        own = frame.filter(pl.col("bot") == bot)
        if own.is_empty():
            continue
        deals = own.group_by("lineup", "deal", maintain_order=True).agg(
            pl.col("outcome", "score").mean()
        )
        found.append(
            Standing(
                bot=bot,
                games=own["game"].n_unique(),
                rate=paired_rate(deals["outcome"].to_numpy()),
                score=mean(deals["score"].to_numpy()),
                elo=elos.get(bot),
            )
        )
    return sorted(found, key=lambda standing: -standing.rate.value)


def _elos(plan: Plan, meetings: pl.DataFrame) -> dict[str, Estimate]:
    if meetings.is_empty():
        return {}
    order = {bot: number for number, bot in enumerate(plan.labels)}
    sums = meetings.group_by("lineup", "deal", "bot", "bot_other").agg(pl.col("points").sum())
    blocks = sums.select("lineup", "deal").unique().sort("lineup", "deal").with_row_index("row")
    cells = sums.join(blocks, on=["lineup", "deal"])
    deals = np.zeros((len(blocks), len(order), len(order)))
    one, other = (
        cells[name].replace_strict(order, return_dtype=pl.Int64) for name in ("bot", "bot_other")
    )
    deals[cells["row"], one, other] = cells["points"]
    found = resampled_ratings(deals, blocks["lineup"].to_numpy().astype(np.int64), plan.seed)
    return dict(zip(plan.labels, found, strict=True))


def _pairings(plan: Plan, meetings: pl.DataFrame) -> Iterator[Pairing]:
    for bot, other in combinations(plan.labels, 2):
        met = meetings.filter((pl.col("bot") == bot) & (pl.col("bot_other") == other))
        if met.is_empty():
            continue
        deals = met.group_by("lineup", "deal", maintain_order=True).agg(pl.col("points").mean())
        rate = paired_rate(deals["points"].to_numpy())
        won, tied, lost = (int((met["points"] == points).sum()) for points in (1.0, 0.5, 0.0))
        yield Pairing(bot, other, len(met), won, tied, lost, rate, rate.to_elo())


def _differences(plan: Plan, frame: pl.DataFrame) -> Iterator[Difference]:
    """Compare bots that play alone: deal by deal, where both have played it."""
    for bot, other in combinations(plan.labels, 2):
        one, two = (
            frame.filter(pl.col("bot") == name).select("deal", "outcome") for name in (bot, other)
        )
        both = one.join(two, on="deal", maintain_order="left")
        if not both.is_empty():
            margin: Values = (both["outcome"] - both["outcome_right"]).to_numpy()
            yield Difference(bot, other, len(both), mean(margin))


def _chairs(plan: Plan, frame: pl.DataFrame) -> list[Chair]:
    """How the seats did; the games of one deal count as one."""
    deals = frame.group_by("lineup", "deal", "seat").agg(pl.col("outcome").mean()).sort("deal")
    return [
        Chair(seat, mean(deals.filter(pl.col("seat") == seat)["outcome"].to_numpy()))
        for seat in range(plan.seats)
    ]
