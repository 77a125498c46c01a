"""What the commands of the laboratory share: options, and Ctrl-C."""

from collections.abc import Sequence

import typer
from rich.console import Console

from tricity.cli.progress import progress_bar
from tricity.engine.errors import LabError
from tricity.lab import run as runs
from tricity.lab.plan import Plan

INTERRUPTED = 130


def choices(words: Sequence[str] | None) -> dict[str, str]:
    """Read options as they are typed: KEY=CHOICE."""
    pairs = [word.partition("=") for word in words or ()]
    for key, sign, _ in pairs:
        if not sign:
            raise LabError(f"'{key}' chooses nothing; write --option KEY=CHOICE")
    return {key: choice for key, _, choice in pairs}


def needs_rivals(plan: Plan) -> None:
    """Refuse a tournament of one bot, unless the game is played alone."""
    if plan.seats > 1 and len(plan.bots) < 2:
        raise LabError("a tournament needs two bots or more; name them after the game")


def play(run: runs.Run, title: str) -> bool:
    """Play a run under a progress bar; Ctrl-C ends it early, and what is done counts."""
    try:
        with progress_bar(title) as progress:
            run.play(progress)
    except KeyboardInterrupt:
        return False
    return True


def finish(run: runs.Run, is_complete: bool) -> None:
    """Say where the games are; a run that was interrupted ends with the code of Ctrl-C."""
    console = Console(stderr=True, soft_wrap=True)
    if run.out is not None and run.out.exists():
        console.print(f"{run.frame['game'].n_unique()} games are kept in {run.out}")
    if not is_complete:
        cure = "add --resume to go on" if run.out else "with --out FILE it could be resumed"
        console.print(f"Interrupted; {cure}.")
        raise typer.Exit(INTERRUPTED)
