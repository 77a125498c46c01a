"""`tricity lab`: tournaments between bots, and balance reports for designers."""

from pathlib import Path
from typing import Annotated

import typer

app = typer.Typer(
    help="""The laboratory: tournaments between bots, and balance reports for designers.

A seed fixes every game of a run: on one process, on many, or on a cluster.""",
    no_args_is_help=True,
    rich_markup_mode=None,
)

Game = Annotated[str, typer.Argument(metavar="GAME", help="As in `tricity games`.")]
Bots = Annotated[list[str], typer.Argument(metavar="BOT...", help="random, greedy, mayor, ...")]
Games = Annotated[int, typer.Option(min=1, help="How many games (of each line-up).")]
Seats = Annotated[int | None, typer.Option(help="How many seats; usually two, or one.")]
Seed = Annotated[int, typer.Option(min=0, help="The same seed gives the same games.")]
Options = Annotated[
    list[str] | None, typer.Option("--option", metavar="KEY=CHOICE", help="A rule; repeatable.")
]
Cards = Annotated[Path | None, typer.Option(metavar="FOLDER", help="Your own card tables.")]
Json = Annotated[bool, typer.Option("--json", help="Print the result as JSON.")]
Out = Annotated[Path | None, typer.Option(metavar="FILE.parquet", help="Keep every game here.")]
Resume = Annotated[bool, typer.Option("--resume", help="Go on with the games in --out.")]
Cluster = Annotated[
    str | None, typer.Option(metavar="ADDRESS", help="Play on the Ray cluster there.")
]
Workers = Annotated[int | None, typer.Option(min=1, help="Processes; usually one for each core.")]


@app.command()
def tournament(
    game: Game,
    bots: Bots,
    games: Games = 200,
    seats: Seats = None,
    seed: Seed = 1,
    option: Options = None,
    cards: Cards = None,
    json: Json = False,
    out: Out = None,
    resume: Resume = False,
    cluster: Cluster = None,
    workers: Workers = None,
) -> None:
    """Let bots play each other: win rates and Elo, with intervals.

    Each deal is played once from every seat, so that neither the deal nor the seat favours a bot.
    """
    from tricity.cli.running import choices, finish, needs_rivals, play
    from tricity.cli.standings import show
    from tricity.lab.crew import Crew
    from tricity.lab.plan import make_plan
    from tricity.lab.run import Run

    plan = make_plan(game, bots, games, seed, seats=seats, options=choices(option), cards=cards)
    needs_rivals(plan)
    run = Run(plan, Crew(workers, cluster), out, resume)
    is_complete = play(run, "Tournament")
    show(run, is_json=json)
    finish(run, is_complete)


@app.command()
def balance(
    game: Game,
    bot: Annotated[str, typer.Option(help="Who plays all seats.")] = "greedy",
    games: Games = 1000,
    seats: Seats = None,
    seed: Seed = 1,
    option: Options = None,
    cards: Cards = None,
    compare: Annotated[
        Path | None, typer.Option(metavar="FOLDER", help="A second card set, side by side.")
    ] = None,
    json: Json = False,
    out: Annotated[
        Path | None, typer.Option(metavar="FILE.html", help="The report; Parquet lies beside it.")
    ] = None,
    gallery: Annotated[
        Path | None, typer.Option(metavar="FILE.json", help="How each card fares, in small.")
    ] = None,
    resume: Resume = False,
    cluster: Cluster = None,
    workers: Workers = None,
) -> None:
    """Say what goes with winning: cards, tokens, openings, seats; how long and close games are.

    Writes one HTML page with plots, and every game as Parquet beside it.
    """
    from tricity.cli.balance import Wish, report
    from tricity.cli.running import choices
    from tricity.lab.crew import Crew

    wish = Wish(game, bot, games, seats, seed, choices(option), cards, compare, gallery)
    page = out or Path(f"{game}-balance.html")
    report(wish, page, Crew(workers, cluster), is_resumed=resume, is_json=json)


def register(root: typer.Typer) -> None:
    """Add the command to *root*."""
    root.add_typer(app, name="lab")
