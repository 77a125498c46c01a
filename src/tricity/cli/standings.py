"""The result of a tournament, as tables for people or as JSON."""

import json
import math
from collections.abc import Sequence
from dataclasses import asdict
from typing import Any

from rich import box
from rich.console import Console
from rich.table import Table

from tricity.games import game as game_called
from tricity.lab.run import Run
from tricity.lab.statistics import Estimate
from tricity.lab.tournament import Standings, standings


def show(run: Run, *, is_json: bool) -> None:
    """Print what the games played so far say."""
    if run.frame.is_empty():
        return
    result = standings(run.plan, run.frame)
    if is_json:
        print(as_json(result))
    else:
        _print(result, Console())


def as_json(result: Any) -> str:
    """A dataclass as JSON; what is infinite or missing is null."""
    return json.dumps(finite(asdict(result)), indent=2, ensure_ascii=False)


def percent(rate: float) -> str:
    return f"{100 * rate:.1f} %"


def between(estimate: Estimate) -> str:
    """An interval of rates."""
    return f"{100 * estimate.low:.1f} to {100 * estimate.high:.1f}"


def table(*columns: str) -> Table:
    """A plain table; all but the first columns are numbers."""
    grid = Table(box=box.SIMPLE_HEAD, padding=(0, 1, 0, 0))
    for number, column in enumerate(columns):
        grid.add_column(column, justify="right" if number else "left", no_wrap=True)
    return grid


def _print(result: Standings, console: Console) -> None:
    seats = f"{result.seats} seats" if result.seats > 1 else "alone"
    name = game_called(result.game).META.name
    console.print(f"{name}, {seats}, {result.games} games, seed {result.seed}", highlight=False)
    for grid in (_ranks(result), _pairs(result), _differences(result), _chairs(result)):
        if grid.row_count:
            console.print(grid)
    console.print(result.method, style="dim", highlight=False)


def _ranks(result: Standings) -> Table:
    grid = table("Bot", "Games", "Won", "95 %", "Score", "Elo", "95 %")
    for each in result.standings:
        elo = (_signed(each.elo.value), _around(each.elo)) if each.elo else ("", "")
        rate = percent(each.rate.value), between(each.rate)
        grid.add_row(each.bot, str(each.games), *rate, f"{each.score.value:.1f}", *elo)
    return grid


def _pairs(result: Standings) -> Table:
    grid = table("Pairing", "Won-tied-lost", "Rate", "95 %", "Elo", "95 %")
    for each in result.pairings:
        counts = f"{each.won}-{each.tied}-{each.lost}"
        rate = percent(each.rate.value), between(each.rate)
        elo = _signed(each.elo.value), _around(each.elo)
        grid.add_row(f"{each.bot} : {each.other}", counts, *rate, *elo)
    return grid


def _differences(result: Standings) -> Table:
    grid = table("On the same deals", "Deals", "More won", "95 %")
    for each in result.differences:
        more = f"{100 * each.difference.value:+.1f} %"
        grid.add_row(f"{each.bot} : {each.other}", str(each.deals), more, between(each.difference))
    return grid


def _chairs(result: Standings) -> Table:
    grid = table("Seat", "Won", "95 %")
    for each in result.chairs:
        grid.add_row(str(each.seat + 1), percent(each.rate.value), between(each.rate))
    return grid


def _signed(elo: float) -> str:
    return f"{elo:+.0f}" if math.isfinite(elo) else "∞" if elo > 0 else "-∞"


def _around(elo: Estimate) -> str:
    return f"{_signed(elo.low)} to {_signed(elo.high)}"


def finite(value: Any) -> Any:
    """Plain data without what JSON cannot say: infinities become null."""
    if isinstance(value, dict):
        return {key: finite(each) for key, each in value.items()}
    if isinstance(value, Sequence) and not isinstance(value, str):
        return [finite(each) for each in value]
    return None if isinstance(value, float) and not math.isfinite(value) else value
