"""Deals of a day, played to their end by the API."""

from collections.abc import Sequence
from datetime import UTC, date, datetime
from typing import Any

from playwright.sync_api import Page

from tricity.games import game as game_of
from tricity.games.daily import deal_of
from tricity.server.yardsticks import Trial


def today() -> str:
    return datetime.now(UTC).date().isoformat()


def finish(page: Page, game: str, day: str, moves: Sequence[int] = ()) -> str:
    """Play a deal with these moves, or the first legal ones, as the person at *page*; its table."""
    ask, wanted = page.request, iter(moves)
    table: dict[str, Any] = ask.post(f"/api/v1/daily/{day}/{game}", data={"name": "Ada"}).json()
    path = f"/api/v1/tables/{table['id']}"
    while table["stage"] != "finished":
        seen = ask.get(f"{path}/position?seat=0").json()
        if seen["legal"]:
            move = next(wanted, seen["legal"][0])
            ask.post(f"{path}/moves", data={"seat": 0, "seq": seen["seq"], "move": move})
        table = ask.get(path).json()
    return str(table["id"])


def moves_of(level: str, game: str, day: str) -> list[int]:
    """What a bot of *level* would play in the person's place."""
    trial = Trial(deal_of(date.fromisoformat(day), game), game_of(game).load_box(), level)
    while not trial.play():
        pass
    return [move for seat, move in trial.played if seat == 0]
