"""The daily challenge: a month of it, a day of it, and the table of a day's deal."""

import asyncio
from dataclasses import asdict
from datetime import date
from itertools import groupby
from time import time
from typing import Annotated, Any

from fastapi import Depends, Path, Query, Request

from tricity.bots import LEVELS
from tricity.games import SHELF
from tricity.games.daily import FIRST_DAY, Deal, deal_of
from tricity.server import daily
from tricity.server.api.parts import READING, WRITING, TheHall, part, problems
from tricity.server.api.tables import about, check_may_found
from tricity.server.errors import Refused
from tricity.server.hall import Hall
from tricity.server.identity import Owner, Visitor
from tricity.store.rows import AttemptRow
from tricity.wire.base import GameKey
from tricity.wire.daily import (
    DailyBots,
    DailyDay,
    DailyDeal,
    DailyMonth,
    DailyOthers,
    DailyTry,
    DailyWish,
    Day,
    Month,
)
from tricity.wire.tables import TableInfo

router = part("daily")

DayPath = Annotated[Day, Path(description="such as 2026-11-16, in UTC")]
MonthQuery = Annotated[Month | None, Query(description="such as 2026-11; this one unless said")]
END = ("mark", "score", "rival", "spare", "outcome")


@router.get("/daily", responses=problems(*READING))
async def month(hall: TheHall, owner: Visitor, month: MonthQuery = None) -> DailyMonth:
    """Tell what the one who asks has played in a month, and for how many days in a row."""
    now = daily.today(time())
    asked = month or now.isoformat()[:7]
    if not FIRST_DAY.isoformat()[:7] <= asked <= now.isoformat()[:7]:
        raise Refused("no_such_day", f"there are deals from {FIRST_DAY} to {now}, none in {asked}")
    found = await own_attempts(hall, owner, f"{asked}-01", f"{asked}-31")
    streak, best = daily.streaks(await hall.store.dailies.days_played(owner), now)
    counted = (one for one in found if one.number == 1)
    return DailyMonth.model_validate(
        {
            "month": asked,
            "today": now.isoformat(),
            "first": FIRST_DAY.isoformat(),
            "days": [
                {"day": day, "games": [mark_of(one) for one in some]}
                for day, some in groupby(counted, key=lambda one: one.day)
            ],
            "streak": streak,
            "best_streak": best,
        }
    )


@router.get("/daily/{day}", responses=problems(*READING))
async def look_at_day(day: DayPath, hall: TheHall, owner: Visitor) -> DailyDay:
    """Tell the deals of a day; how bots and others did only after one's own result."""
    now = time()
    asked = daily.day_asked(day, now)
    mine = await own_attempts(hall, owner, day, day)
    return DailyDay(
        day=day,
        today=daily.today(now).isoformat(),
        seconds_left=daily.seconds_left(now),
        deals=list(await asyncio.gather(*(about_deal(hall, asked, key, mine) for key in SHELF))),
    )


def deal_asked(day: DayPath, game: GameKey) -> Deal:
    return deal_of(daily.day_asked(day, time()), game)


TheDeal = Annotated[Deal, Depends(deal_asked)]


@router.post("/daily/{day}/{game}", responses=problems(*WRITING))
async def play_day(
    deal: TheDeal, hall: TheHall, owner: Owner, request: Request, wish: DailyWish | None = None
) -> TableInfo:
    """Give the table of a deal: the one that is being played, or a new one.

    The first counts; any further one is practice, with hints and free undo.
    """
    mine = await attempts_at(hall, owner, deal)
    if not mine or not is_playable(deal, mine[-1]):
        await check_may_found(hall, owner, request)
        await begin(hall, deal, len(mine) + 1, owner, wish.name if wish else None)
        mine = await attempts_at(hall, owner, deal)
    return await about(await hall.room(mine[-1].table), owner)


def is_playable(deal: Deal, attempt: AttemptRow) -> bool:
    """Whether an attempt can be gone on with: it has not ended, and the rules are the same."""
    return attempt.mark is None and attempt.rules_version == deal.rules_version


async def begin(hall: Hall, deal: Deal, number: int, owner: str, name: str | None = None) -> None:
    """Make the table of an attempt, unless another request just did; the bots play too."""
    box = await hall.shelf.box(deal.game)
    row, seats = daily.founded(deal, number, box, owner, name)
    await hall.store.dailies.add_attempt(daily.attempt(deal, number, row), row, seats)
    await hall.yardsticks.begin(deal)


async def attempts_at(hall: Hall, owner: str, deal: Deal) -> list[AttemptRow]:
    """What somebody made of one deal."""
    day = deal.day.isoformat()
    return [one for one in await own_attempts(hall, owner, day, day) if one.game == deal.game]


async def own_attempts(hall: Hall, owner: str, first: str, last: str) -> list[AttemptRow]:
    """What somebody played; where a process died before it wrote an end down, it is done now."""
    store = hall.store.dailies
    found = await store.attempts_of(owner, first, last) if owner else []
    rooms = [await hall.room(one.table) for one in found if one.mark is None]
    over = [room for room in rooms if room.table.stage == "finished"]
    for room in over:
        await room.settled()
        await daily.note_end(hall.store, room.table)
    return await store.attempts_of(owner, first, last) if over else found


async def about_deal(hall: Hall, day: date, key: str, mine: list[AttemptRow]) -> DailyDeal:
    """A deal, as far as the one who asks may know about it."""
    deal = deal_of(day, key)
    own = [one for one in mine if one.game == key]
    counted = own[0] if own else None
    is_known = counted is not None and counted.mark is not None
    told: dict[str, Any] = {"game": key, "rivals": list(deal.rivals)}
    return DailyDeal(
        **told,
        rules_version=deal.rules_version,
        seed=deal.seed,
        options=deal.options,
        counted=try_of(counted) if counted else None,
        practice=try_of(own[-1]) if len(own) > 1 else None,
        bots=await bots_of(hall, deal, counted) if counted and is_known else None,
        others=await others_of(hall, counted) if counted and is_known else None,
    )


async def bots_of(hall: Hall, deal: Deal, mine: AttemptRow) -> DailyBots | None:
    """How the bots did; they are woken where they do not play any more."""
    key = (mine.day, mine.game, mine.rules_version)
    row = await hall.store.dailies.fetch_yardstick(*key)
    if mine.rules_version == deal.rules_version and not (row and row.is_done):
        await hall.yardsticks.begin(deal)
        row = row or await hall.store.dailies.fetch_yardstick(*key)
    if row is None:
        return None
    told = [
        {"level": one["level"], "result": {key: one[key] for key in END}} for one in row.results
    ]
    return DailyBots.model_validate({"is_done": row.is_done, "total": len(LEVELS), "results": told})


async def others_of(hall: Hall, mine: AttemptRow) -> DailyOthers:
    """How everybody did; nothing tells who."""
    marks = await hall.store.dailies.marks(mine.day, mine.game, mine.rules_version)
    better = sum(count for mark, count in marks.items() if mark > (mine.mark or 0))
    told = [{"mark": mark, "count": count} for mark, count in marks.items()]
    return DailyOthers.model_validate(
        {"place": better + 1, "count": sum(marks.values()), "marks": told}
    )


def try_of(row: AttemptRow) -> DailyTry:
    """An attempt, as its owner is told."""
    told = asdict(row)
    result = {key: told[key] for key in END} if row.mark is not None else None
    return DailyTry.model_validate({"table": row.table, "is_late": row.is_late, "result": result})


def mark_of(row: AttemptRow) -> dict[str, Any]:
    """An attempt, as the calendar shows it."""
    state = "playing" if row.mark is None else "played"
    return {"game": row.game, "state": state, "is_late": row.is_late}
