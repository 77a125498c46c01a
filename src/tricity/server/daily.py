"""The daily challenge: its days, its tables, what an end is worth, how long somebody plays on."""

from collections.abc import Sequence
from dataclasses import asdict, dataclass, replace
from datetime import UTC, date, datetime, timedelta
from typing import Any

import numpy as np

from tricity.engine.errors import OptionError
from tricity.engine.game import Game, waiting_seats
from tricity.engine.record import copy
from tricity.games.daily import Deal, read_day
from tricity.server import founding
from tricity.server.errors import Refused
from tricity.server.results import results
from tricity.server.table import Table
from tricity.store.database import Store
from tricity.store.rows import AttemptRow, SeatRow, TableRow
from tricity.wire.tables import NewTable

DAY = 24 * 3600  # seconds
ONE = timedelta(days=1)


@dataclass(frozen=True)
class End:
    """How somebody on the first seat ended a deal; *mark* is what ends are compared by."""

    mark: int
    score: int
    rival: int | None  # the score of the best rival
    spare: int  # time left after a won game
    outcome: float


# Days


def today(now: float) -> date:
    """The day of a moment; days begin at midnight UTC."""
    return datetime.fromtimestamp(now, UTC).date()


def day_asked(words: str, now: float) -> date:
    """The day called *words*, if it has come and is not too old."""
    try:
        return read_day(words, today(now))
    except OptionError as error:
        raise Refused("no_such_day", str(error)) from None


def seconds_left(now: float) -> float:
    """Until the next day begins."""
    return DAY - now % DAY


def streaks(days: Sequence[str], now: date) -> tuple[int, int]:
    """Days in a row up to today or yesterday, and the most there ever were.

    >>> streaks(["2026-11-01", "2026-11-02", "2026-11-03", "2026-11-15"], date(2026, 11, 16))
    (1, 3)
    """
    runs = {}
    length = 0
    last = None
    for day in map(date.fromisoformat, days):
        length = length + 1 if last == day - ONE else 1
        last = day
        runs[day] = length
    return runs.get(now) or runs.get(now - ONE, 0), max(runs.values(), default=0)


# Tables


def founded(
    deal: Deal, number: int, box: Any, owner: str, name: str | None = None
) -> tuple[TableRow, list[SeatRow]]:
    """The table of a deal. The first attempt counts: without hints, and with strict undo.

    Bots draw their chance from the salt, here that of the day: equal moves give equal games.
    """
    bots = [{"kind": "bot", "level": level} for level in deal.rivals]
    wish = {
        "game": deal.game,
        "seats": [{"kind": "me", "name": name}, *bots],
        "options": deal.options,
        "allows_hints": number > 1,
        "undo": "free" if number > 1 else "strict",
        "seed": deal.seed,
    }
    row, seats = founding.table_wished(NewTable.model_validate(wish), owner, box)
    promise = founding.commitment(deal.seed, deal.salt)
    day = deal.day.isoformat()
    return replace(row, salt=deal.salt, commitment=promise, daily=day), seats


def attempt(deal: Deal, number: int, table: TableRow) -> AttemptRow:
    """Somebody's attempt, as it begins."""
    is_late = today(table.created_at) > deal.day
    day = deal.day.isoformat()
    return AttemptRow(day, deal.game, table.creator, number, table.id, deal.rules_version, is_late)


# Bots


def as_asked(table: Table, seat: int) -> Any:
    """The position without what others have answered since *seat* was asked.

    Who decides at the same time may be faster or slower; so that equal moves give equal games,
    a bot does not look at that.
    """
    return unhurried(table.game, table.box, table.dealt(), table.course.played, seat)


def unhurried(
    game: Game, box: Any, dealt: Any, played: Sequence[tuple[int, int]], seat: int
) -> Any:
    """The position after *played*, without the last moves of others that *seat* has not seen."""
    kept = list(played)
    state = played_through(game, box, dealt, kept)
    seen = eyes_of(game, box, state, seat)
    for place in range(len(kept) - 1, -1, -1):
        if kept[place][0] == seat:
            continue
        fewer = [*kept[:place], *kept[place + 1 :]]
        before = played_through(game, box, dealt, fewer)
        if before is None or eyes_of(game, box, before, seat) != seen:
            break
        kept, state = fewer, before
    return state


def played_through(game: Game, box: Any, dealt: Any, moves: Sequence[tuple[int, int]]) -> Any:
    """The position after *moves*, or None where one of them is not legal."""
    state, mask = copy(dealt), np.zeros(game.META.moves, np.uint8)
    for seat, move in moves:
        if seat not in waiting_seats(state) or not game.legal(box, state, seat, mask):
            return None
        if not mask[move]:
            return None
        game.play(box, state, seat, move)
    return state


def eyes_of(game: Game, box: Any, state: Any, seat: int) -> Any:
    """What a seat sees, apart from who has answered already."""
    return replace(game.view(box, state, seat), waiting=())


# Ends


def end_of(game: Game, box: Any, state: Any) -> End:
    """How the first seat ended."""
    mine, *others = results(game, box, state)
    rival = max((one.score for one in others), default=None)
    is_solved = game.META.key == "microcity" and mine.outcome > 0
    spare = int(state.time_left) if is_solved else 0
    lead = mine.score - (rival or 0)
    mark = lead if game.META.key == "thecity" else mine.score + spare
    return End(mark, mine.score, rival, spare, mine.outcome)


async def note_end(store: Store, table: Table) -> None:
    """Write down how a finished table of a day ended."""
    if table.is_shown:
        end = end_of(table.game, table.box, table.state)
        await store.dailies.finish(table.row.id, **asdict(end))
