"""Run the benchmarks: a table for people, then one JSON object per figure for machines.

`python -m bench.run` runs all, `python -m bench.run NAME` those called NAME or NAME.something.
"""

import json
import subprocess
import sys
from collections.abc import Callable
from dataclasses import asdict
from functools import partial

from rich.console import Console
from rich.table import Table

from bench import games, peers, search, server, start, web
from bench.figure import ROOT, Figure, NotThereError
from tricity.games import SHELF

RESULTS = ROOT / "bench" / "results.jsonl"

BENCHMARKS: dict[str, Callable[[], list[Figure]]] = {
    "start.help": start.show_help,
    "start.warm": start.warm,
    "compile.cold": start.cold,
    **{f"{key}.playout": partial(games.playout, key) for key in SHELF},
    **{f"{key}.python_step": partial(games.python_step, key) for key in SHELF},
    **{f"{key}.search": partial(search.search, key) for key in SHELF},
    "server.moves": server.moves,
    "server.p99": server.p99,
    "server.reconnect": server.reconnect,
    "server.start": server.start,
    "web.home_kb": web.home_kb,
    "web.table_kb": web.table_kb,
    "web.start": web.start,
    "web.move": web.move,
    "peers": peers.peers,
}


def main(only: str = "") -> int:
    chosen = [name for name in BENCHMARKS if not only or f"{name}.".startswith(f"{only}.")]
    if not chosen:
        print(f"no benchmark is called '{only}'; choose one of {', '.join(BENCHMARKS)}")
        return 2
    figures = [figure for name in chosen for figure in measured(name)]
    show(figures)
    keep(figures)
    return 0


def measured(name: str) -> list[Figure]:
    """The figures of one benchmark; none, and a line that says why, where it cannot run."""
    print(f"{name} …", file=sys.stderr, flush=True)
    try:
        return BENCHMARKS[name]()
    except NotThereError as error:
        print(f"{name}: skipped, {error}")
        return []


def show(figures: list[Figure]) -> None:
    table = Table("figure", "", "unit", "better")
    table.columns[1].justify = "right"
    for figure in figures:
        better = "higher" if figure.higher_is_better else "lower"
        table.add_row(figure.name, _rounded(figure.value), figure.unit, better)
    Console().print(table)


def keep(figures: list[Figure]) -> None:
    """Print each figure as a line of JSON, and append it to the results."""
    commit = _commit()
    with RESULTS.open("a", encoding="utf-8") as results:
        for figure in figures:
            line = json.dumps({**asdict(figure), "commit": commit})
            print(line)
            print(line, file=results)


def _rounded(value: float) -> str:
    return f"{value:,.0f}" if value >= 1000 else f"{value:.3g}"


def _commit() -> str:
    command = ["git", "describe", "--always", "--dirty", "--abbrev=12", "--exclude=*"]
    try:
        found = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    except (OSError, subprocess.CalledProcessError):
        return "unknown"
    return found.stdout.strip()


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:2]))
