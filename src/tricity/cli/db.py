"""`tricity db`: upgrade the server's database, back it up, and bring a backup back."""

from pathlib import Path
from typing import Annotated

import typer

app = typer.Typer(
    help="""The database of the server: upgrade it, back it up, bring a backup back.

A backup is made while the server runs, and fits SQLite and PostgreSQL alike.""",
    no_args_is_help=True,
    rich_markup_mode=None,
)

Database = Annotated[
    str | None,
    typer.Option(
        "--database",
        metavar="URL",
        help="sqlite:///FILE or postgresql://USER@HOST/NAME; usually a file of your own.",
    ),
]
File = Annotated[Path, typer.Argument(metavar="FILE", help="The backup.")]


@app.command()
def upgrade(database: Database = None) -> None:
    """Bring the database to the version of this program."""
    from tricity.cli import keeping

    keeping.upgrade(database)


@app.command()
def backup(file: File, database: Database = None) -> None:
    """Write all that the database holds into a new file; the server may go on meanwhile."""
    from tricity.cli import keeping

    keeping.back_up(database, file)


@app.command()
def restore(
    file: File,
    database: Database = None,
    force: Annotated[
        bool, typer.Option("--force", help="Replace all that the database holds.")
    ] = False,
) -> None:
    """Fill the database from a backup; the server must be stopped."""
    from tricity.cli import keeping

    keeping.restore(database, file, is_forced=force)
