"""The commands; each is a thin entry here, and its work lies in a module imported only when called.

So `tricity --help` stays instant: nothing here may import NumPy, Numba or a game at the top.
"""

import sys
from typing import Annotated

import typer

from tricity import __version__
from tricity.engine.errors import TricityError

MISTAKE = 2  # exit code of anything a person can mend
INTERRUPTED = 130  # of Ctrl-C, as shells expect it

app = typer.Typer(
    help="""Three city-building card games on one table.

Point City (1-4 players), The City (2-5) and Microcity (solo): play them in this terminal, or use
the same rules as a laboratory for game design and AI.""",
    epilog="Ask any command for its own help: tricity COMMAND --help",
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
)


def main() -> None:
    """Run a command; what a person can mend is said in one sentence."""
    try:
        app()
    except TricityError as error:
        print(f"tricity: {error}", file=sys.stderr)
        sys.exit(MISTAKE)


def _show_version(is_wanted: bool) -> None:
    if is_wanted:
        print(f"tricity {__version__}")
        raise typer.Exit


@app.callback(invoke_without_command=True)
def tricity(
    context: typer.Context,
    version: Annotated[  # noqa: ARG001 - Typer reads it
        bool, typer.Option("--version", callback=_show_version, is_eager=True, help="Say which.")
    ] = False,
) -> None:
    if context.invoked_subcommand is None:
        print(context.get_help())


@app.command()
def games() -> None:
    """List the games on the shelf, one key per line."""
    from tricity.games import SHELF

    print("\n".join(SHELF))
