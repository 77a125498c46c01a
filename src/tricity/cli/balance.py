"""`tricity lab balance`: play, write the report, and say the most important of it."""

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import typer
from rich.console import Console
from rich.table import Table

from tricity.cli.running import INTERRUPTED, play
from tricity.cli.standings import finite, percent, table
from tricity.engine.errors import LabError
from tricity.lab.balance import METHOD, Figure
from tricity.lab.crew import Crew
from tricity.lab.gallery import write_gallery
from tricity.lab.plan import Plan, make_plan
from tricity.lab.report import CardSet, Findings, findings, write_report
from tricity.lab.run import Run
from tricity.lab.statistics import Estimate

SHIPPED = "shipped cards"
EXTREMES = 5  # shown in the terminal; the report has all


@dataclass(frozen=True)
class Wish:
    """What a designer asks for; *compare* is a second card set, *gallery* a small file."""

    game: str
    bot: str
    games: int
    seats: int | None
    seed: int
    options: Mapping[str, str]
    cards: Path | None
    compare: Path | None
    gallery: Path | None = None

    def __post_init__(self) -> None:
        if self.gallery and self.gallery.suffix != ".json":
            raise LabError(f"'{self.gallery.name}' must end in .json, as it is data; rename it")
        if self.gallery and (self.cards or self.compare):
            raise LabError("the gallery shows the shipped cards; leave out --cards and --compare")

    @property
    def command(self) -> str:
        """What plays the same games and writes the same file for the gallery."""
        seats = f"--seats {self.seats} " if self.seats else ""
        options = "".join(f"--option {key}={choice} " for key, choice in self.options.items())
        return (
            f"tricity lab balance {self.game} --bot {self.bot} --games {self.games} "
            f"{seats}--seed {self.seed} {options}--gallery {self.gallery and self.gallery.name}"
        )

    def runs(self, page: Path, crew: Crew, *, is_resumed: bool) -> dict[str, Run]:
        """What is to be played, by the name of the card set."""
        first = page.with_suffix(".parquet")
        runs = {_name(self.cards): Run(self._plan(self.cards), crew, first, is_resumed)}
        if self.compare:
            second = page.with_suffix(".compared.parquet")
            name = _name(self.compare)
            name = f"{name} (second)" if name in runs else name
            runs[name] = Run(self._plan(self.compare), crew, second, is_resumed)
        return runs

    def _plan(self, cards: Path | None) -> Plan:
        return make_plan(
            self.game,
            [self.bot],
            self.games,
            self.seed,
            seats=self.seats,
            options=self.options,
            cards=cards,
            is_watched=True,
        )


def report(
    wish: Wish, page: Path, crew: Crew, *, is_resumed: bool = False, is_json: bool = False
) -> None:
    """Play one card set or two, write the report to *page* and print its start."""
    if page.suffix != ".html":
        raise LabError(f"'{page.name}' must end in .html, as the report is a page; rename it")
    runs = wish.runs(page, crew, is_resumed=is_resumed)
    is_complete = all(play(run, name) for name, run in runs.items())
    sets = [CardSet(name, run.plan, run.frame) for name, run in runs.items()]
    if not any(each.frame.is_empty() for each in sets):
        found = findings(sets)
        write_report(found, page)
        if wish.gallery:
            write_gallery(found, wish.command, wish.gallery)
        _show(found, is_json=is_json)
        console = Console(stderr=True, soft_wrap=True)
        console.print(f"The report is {page}; its games lie beside it.")
    if not is_complete:
        raise typer.Exit(INTERRUPTED)


def _name(cards: Path | None) -> str:
    return cards.resolve().name if cards else SHIPPED


def _show(found: Findings, *, is_json: bool) -> None:
    if is_json:
        print(json.dumps(finite(_as_data(found)), indent=2, ensure_ascii=False))
        return
    console = Console()
    console.print(_figures(found))
    ranked = _changes(found) if found.contrasts else _extremes(found)
    console.print(ranked if ranked.row_count else "Nothing is sure yet; more games tell more.")
    console.print(METHOD, style="dim", highlight=False)


def _as_data(found: Findings) -> dict[str, Any]:
    """The findings as plain data."""
    sets = zip(found.sets, found.figures, found.effects, strict=True)
    return {
        "sets": [
            {
                "name": each.name,
                **each.plan.terms(),
                "games": each.frame["game"].n_unique(),
                "figures": {figure.name: asdict(figure.mean) for figure in some},
                "effects": [asdict(effect) for effect in known],
            }
            for each, some, known in sets
        ],
        "differences": {
            figure.name: asdict(gap)
            for figure, gap in zip(found.figures[0], found.differences, strict=False)
        },
        "contrasts": [asdict(each) for each in found.contrasts],
        "method": METHOD,
    }


def _figures(found: Findings) -> Table:
    grid = table("A game, on average", *(each.name for each in found.sets))
    if found.differences:
        grid.add_column("difference", justify="right")
    for row, together in enumerate(zip(*found.figures, strict=True)):
        cells = [_number(each, each.mean.value) for each in together]
        if found.differences:
            gap = found.differences[row]
            cells.append(f"{_number(together[0], gap.value)} ({_interval(together[0], gap)})")
        grid.add_row(together[0].name, *cells)
    return grid


def _extremes(found: Findings) -> Table:
    grid = table("Goes with winning or losing", "Had by", "Lift", "95 %")
    sure = [each for each in found.effects[0] if each.is_sure]
    for each in [*sure[:EXTREMES], *sure[EXTREMES:][-EXTREMES:]]:
        above = f"{100 * each.lift.low:+.1f} to {100 * each.lift.high:+.1f}"
        what = f"{each.kind}: {each.what}"
        grid.add_row(what, percent(each.share), f"{100 * each.lift.value:+.1f}", above)
    return grid


def _changes(found: Findings) -> Table:
    grid = table("Changed most", *(each.name for each in found.sets), "95 %")
    for each in found.contrasts[: 2 * EXTREMES]:
        if each.first and each.second and each.difference:
            lifts = [f"{100 * one.lift.value:+.1f}" for one in (each.first, each.second)]
            gap = f"{100 * each.difference.low:+.1f} to {100 * each.difference.high:+.1f}"
            grid.add_row(f"{each.kind}: {each.what}", *lifts, gap)
    return grid


def _number(figure: Figure, value: float) -> str:
    return percent(value) if figure.is_share else f"{value:.1f}"


def _interval(figure: Figure, estimate: Estimate) -> str:
    return f"{_number(figure, estimate.low)} to {_number(figure, estimate.high)}"
