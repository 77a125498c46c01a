"""The work of `tricity db`: under a progress bar, and with a clean end at Ctrl-C."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import typer
from rich.console import Console

from tricity.cli.progress import progress_bar
from tricity.store import backup
from tricity.store.urls import default_url

INTERRUPTED = 130


def upgrade(database: str | None) -> None:
    """Upgrade a database, and say from where to where."""
    before, now = asyncio.run(backup.bring_up_to_date(database or default_url()))
    if before == now:
        _say(f"The database has version {now} already.")
    else:
        _say(f"The database has version {now} now; before, it had {before or 'none'}.")


def back_up(database: str | None, file: Path) -> None:
    """Write a backup."""
    url = database or default_url()
    rows = _run("Backup", lambda progress: backup.back_up(url, file, progress))
    _say(f"{rows} rows are kept in {file}")


def restore(database: str | None, file: Path, *, is_forced: bool) -> None:
    """Bring a backup back."""
    url = database or default_url()
    rows = _run(
        "Restore", lambda progress: backup.restore(url, file, progress, is_forced=is_forced)
    )
    _say(f"{rows} rows are back from {file}")


def _run(title: str, work: Callable[[backup.Progress], Awaitable[int]]) -> int:
    async def working(progress: backup.Progress) -> int:
        return await work(progress)

    try:
        with progress_bar(title) as progress:
            return asyncio.run(working(progress))
    except KeyboardInterrupt:
        _say("Interrupted; nothing was changed.")
        raise typer.Exit(INTERRUPTED) from None


def _say(sentence: str) -> None:
    Console(stderr=True, soft_wrap=True, markup=False, highlight=False).print(sentence)
