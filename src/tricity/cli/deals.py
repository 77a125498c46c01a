"""`tricity daily`: the deals that everybody plays on a day."""

from datetime import UTC, datetime

from tricity.cli.screen import Screen
from tricity.engine.game import option_of
from tricity.games import SHELF, game
from tricity.games.daily import Deal, deal_of, read_day


def show(screen: Screen, words: str | None) -> None:
    """Say how to play the deals of a day, today's unless another one is named."""
    today = datetime.now(UTC).date()
    day = read_day(words, today) if words else today
    screen.say("cli-daily", day=day.isoformat())
    for key in SHELF:
        print(f"  {command(deal_of(day, key))}")
    screen.say("cli-daily-rivals")


def command(deal: Deal) -> str:
    """The command that plays a deal; it is printed as it is, to be copied."""
    meta = game(deal.game).META
    players = ",".join(("you", *deal.rivals))
    options = [
        f"--option {key}={choice}"
        for key, choice in deal.options.items()
        if choice != option_of(meta, key).default
    ]
    words = ("tricity play", deal.game, "--players", players, *options, f"--seed 0x{deal.seed}")
    return " ".join(words)
