"""The odds of levels, as a table for people or as JSON."""

import json
from collections.abc import Sequence
from dataclasses import asdict

from rich.console import Console

from tricity.cli.running import play
from tricity.cli.standings import between, percent, table
from tricity.lab.crew import Crew
from tricity.lab.odds import Chance, Question, chance
from tricity.lab.run import Run


def show(asked: Question, levels: Sequence[str], crew: Crew, *, is_json: bool) -> bool:
    """Play and print the odds of *levels*; False after Ctrl-C, with what is done so far."""
    plans = [asked.plan(level) for level in levels]
    found: list[Chance] = []
    is_complete = True
    for level, plan in zip(levels, plans, strict=True):
        run = Run(plan, crew)
        is_complete = play(run, level)
        if not run.frame.is_empty():
            found.append(chance(level, run.frame))
        if not is_complete:
            break
    if is_json:
        print(json.dumps([asdict(each) for each in found], indent=2))
    else:
        _print(asked, found)
    return is_complete


def _print(asked: Question, found: Sequence[Chance]) -> None:
    console = Console()
    console.print(f"Microcity, {asked.bot}, seed {asked.seed}", highlight=False)
    grid = table("Level", "Games", "Won", "Chance to win", "95 %")
    for each in found:
        rate = percent(each.rate.value), between(each.rate)
        grid.add_row(each.level, str(each.games), str(each.won), *rate)
    console.print(grid)
    console.print("Wilson's 95 % intervals.", style="dim", highlight=False)
