"""`tricity microcity odds`: the chance that a player wins a level."""

from typing import Annotated

import typer

from tricity.cli.lab import Cards, Cluster, Games, Json, Options, Seed, Workers

app = typer.Typer(
    help="Microcity: the odds of its levels.", no_args_is_help=True, rich_markup_mode=None
)

Level = Annotated[str, typer.Option(help="a10, a8, b15, ...; see the rules page.")]
All = Annotated[bool, typer.Option("--all", help="Every level, one after another.")]
Bot = Annotated[str, typer.Option(help="Who plays: random, greedy, mayor, ...")]


@app.callback()
def microcity() -> None:
    pass


@app.command()
def odds(
    level: Level = "a10",
    bot: Bot = "greedy",
    games: Games = 400,
    seed: Seed = 1,
    all: All = False,  # noqa: A002 - the name of the flag
    option: Options = None,
    cards: Cards = None,
    json: Json = False,
    cluster: Cluster = None,
    workers: Workers = None,
) -> None:
    """Estimate the chance to win a level, with a 95 % interval (Wilson's)."""
    from tricity.cli.chances import show
    from tricity.cli.running import INTERRUPTED, choices
    from tricity.lab.crew import Crew
    from tricity.lab.odds import KEY, Question, levels

    asked = Question(bot, games, seed, choices(option), cards)
    chosen = levels() if all else [choices(option).get(KEY, level)]
    if not show(asked, chosen, Crew(workers, cluster), is_json=json):
        raise typer.Exit(INTERRUPTED)


def register(root: typer.Typer) -> None:
    """Add the command to *root*."""
    root.add_typer(app, name="microcity")
