"""The commands; each is a thin entry here, and its work lies in a module imported only when called.

So `tricity --help` stays instant: nothing here may import NumPy, Numba or a game at the top.
"""

import sys
from dataclasses import replace
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated

import typer

from tricity import __version__
from tricity.bots import REVIEW_ITERATIONS
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

Game = Annotated[
    str | None, typer.Argument(metavar="GAME", help="pointcity, thecity or microcity.")
]
Players = Annotated[
    str | None, typer.Option("--players", metavar="NAMES", help="People and bots: Ann,Bob,mayor.")
]
People = Annotated[
    int | None,
    typer.Option("--people", metavar="NUMBER", min=0, help="How many people share this screen."),
]
Bots = Annotated[
    int | None, typer.Option("--bots", metavar="NUMBER", min=0, help="How many bots join.")
]
Level = Annotated[
    str | None,
    typer.Option("--level", metavar="LEVEL", help="apprentice, builder, architect or mayor."),
]
Resume = Annotated[bool, typer.Option("--resume", help="Go on with the last match.")]
Load = Annotated[
    Path | None, typer.Option("--load", metavar="FILE", help="Go on with a saved match.")
]
At = Annotated[
    int | None,
    typer.Option("--at", metavar="MOVES", min=0, help="Go on after so many of its moves."),
]
Lang = Annotated[
    str | None, typer.Option("--lang", metavar="en|pl|fr|de", help="Language of the table.")
]
Plain = Annotated[
    bool, typer.Option("--plain", help="No boxes, no spinners: one line after another.")
]
Cards = Annotated[
    str, typer.Option("--cards", metavar="FOLDER", help="Play with your own card tables.")
]
Options = Annotated[
    list[str] | None,
    typer.Option("--option", metavar="KEY=VALUE", help="Switch a rule; see: tricity games."),
]
Edition = Annotated[
    str | None, typer.Option("--edition", metavar="NAME", help="Options of a printed edition.")
]
Seed = Annotated[
    str | None, typer.Option("--seed", metavar="NUMBER", help="The same seed, the same deal.")
]
Origins = Annotated[
    list[str] | None,
    typer.Option("--origin", metavar="URL", help="The address that a proxy gives to it."),
]
Trials = Annotated[
    int | None,
    typer.Option("--review-trials", min=1, help="Of each search for a review: more, surer."),
]
Picture = Annotated[
    str, typer.Option("--picture", metavar="FILE", hidden=True, help="Draw the session as SVG.")
]


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
def play(
    game: Game = None,
    players: Players = None,
    people: People = None,
    bots: Bots = None,
    level: Level = None,
    option: Options = None,
    edition: Edition = None,
    seed: Seed = None,
    cards: Cards = "",
    resume: Resume = False,
    load: Load = None,
    at: At = None,
    lang: Lang = None,
    plain: Plain = False,
    picture: Picture = "",
) -> None:
    """Play a game line by line: alone, with friends at this screen, against bots."""
    from tricity.cli import sitting
    from tricity.cli.screen import Screen

    wishes = sitting.Wishes(game, players, people, bots, level)
    wishes.options, wishes.edition, wishes.seed = option or (), edition, seed
    wishes.cards, wishes.file, wishes.ply, wishes.is_resumed = cards, load, at, resume
    sitting.play(Screen(lang, is_plain=plain, picture=picture), wishes)


@app.command()
def replay(
    file: Annotated[
        Path | None, typer.Argument(metavar="FILE", help="A match; without it, the last one.")
    ] = None,
    seat: Annotated[
        int | None, typer.Option("--seat", min=1, help="Look from this seat: 1, 2, …")
    ] = None,
    is_reviewed: Annotated[
        bool, typer.Option("--review", help="Say what made its result: luck, mistakes.")
    ] = False,
    trials: Annotated[
        int, typer.Option("--trials", min=1, help="Of each search for a review: more, surer.")
    ] = REVIEW_ITERATIONS,
    cards: Cards = "",
    lang: Lang = None,
    plain: Plain = False,
    picture: Picture = "",
) -> None:
    """Step through a match, move by move; or review it."""
    from tricity.cli import review, steps
    from tricity.cli.screen import Screen

    screen = Screen(lang, is_plain=plain, picture=picture)
    if is_reviewed:
        review.show(screen, file, cards, trials)
    else:
        steps.replay(screen, file, seat, cards)


@app.command()
def games(lang: Lang = None, plain: Plain = False) -> None:
    """List the games with their seats, options and editions."""
    from tricity.cli import shelf
    from tricity.cli.screen import Screen

    shelf.show(Screen(lang, is_plain=plain))


@app.command()
def daily(
    day: Annotated[
        str | None, typer.Argument(metavar="DAY", help="Such as 2026-11-16; today unless said.")
    ] = None,
    lang: Lang = None,
    plain: Plain = False,
) -> None:
    """Say how to play the deals that everybody plays on a day."""
    from tricity.cli import deals
    from tricity.cli.screen import Screen

    deals.show(Screen(lang, is_plain=plain), day)


@app.command()
def perft(
    game: Annotated[str, typer.Argument(help="pointcity, thecity or microcity.")],
    depth: Annotated[int, typer.Argument(min=0, help="How many decisions deep.")],
    divide: Annotated[bool, typer.Option("--divide", help="Count under each first move.")] = False,
    seats: Annotated[int | None, typer.Option("--seats", min=1, help="How many play.")] = None,
    position: Annotated[
        str | None, typer.Option("--position", metavar="LINE", help="Begin from this position.")
    ] = None,
    option: Options = None,
    edition: Edition = None,
    seed: Seed = "0",
    cards: Cards = "",
    lang: Lang = None,
) -> None:
    """Count the positions that legal moves lead to: a check of the rules, and of speed."""
    from tricity.cli import counting
    from tricity.cli.screen import Screen

    start = counting.Start(game, seats, position, option or [], edition, seed, cards)
    counting.count(Screen(lang), start, depth, is_divided=divide)


@app.command()
def serve(
    host: Annotated[
        str, typer.Option("--host", help="0.0.0.0 lets others in your network in.")
    ] = "127.0.0.1",
    port: Annotated[
        int, typer.Option("--port", min=0, max=65535, help="The next free one if it is taken.")
    ] = 8080,
    database: Annotated[
        str | None,
        typer.Option("--database", metavar="URL", help="sqlite:///FILE or postgresql://…"),
    ] = None,
    is_opened: Annotated[
        bool, typer.Option("--open/--no-open", help="Show the table in the browser.")
    ] = True,
    origin: Origins = None,
    bot_pause: Annotated[
        float, typer.Option("--bot-pause", min=0, help="Seconds a bot takes, for people to follow.")
    ] = 0.6,
    bot_threads: Annotated[
        int | None, typer.Option("--bot-threads", min=1, help="Threads on which bots think.")
    ] = None,
    review_trials: Trials = None,
) -> None:
    """Serve the table in the browser: for yourself, and for friends by a link."""
    from tricity.cli.serve import Wishes, run
    from tricity.server.settings import Settings

    usual = Settings(bot_pause=bot_pause, origins=tuple(origin or ()))
    settings = replace(
        usual,
        database=database or usual.database,
        bot_threads=bot_threads or usual.bot_threads,
        review_trials=review_trials or usual.review_trials,
    )
    run(settings, Wishes(host, port, is_opened))


@app.command()
def verify(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A match file of a server.")],
    commitment: Annotated[
        str | None, typer.Option("--commitment", metavar="HEX", help="As shown before the match.")
    ] = None,
    cards: Cards = "",
) -> None:
    """Say whether a server's match was dealt as promised, and played by the rules."""
    from tricity.cli.verify import check

    check(file, commitment, cards)


cards_app = typer.Typer(help="Card tables of your own.", rich_markup_mode=None)
app.add_typer(cards_app, name="cards")


@cards_app.callback()
def _cards() -> None:
    """Card tables of your own."""


@cards_app.command()
def check(
    path: Annotated[Path, typer.Argument(metavar="FILE_OR_FOLDER", help="The card tables.")],
    game: Annotated[
        str | None, typer.Option("--game", metavar="GAME", help="Of which game they are.")
    ] = None,
    lang: Lang = None,
) -> None:
    """Say whether card tables fit the rulebook, or what to mend in them."""
    from tricity.cli import cards
    from tricity.cli.screen import Screen

    cards.check(Screen(lang), path, game)


def _add_where_installed(module: str, command: str) -> None:
    """Add the commands of a part that not every installation has."""
    if find_spec(f"{__name__}.{module}"):
        app.add_typer(import_module(f"{__name__}.{module}").app, name=command)


_add_where_installed("lab", "lab")
_add_where_installed("odds", "microcity")
_add_where_installed("db", "db")
