"""Reviews of finished matches: one search after another on a thread that lets all others pass.

What was found is kept as it comes, so a review that was interrupted goes on when it is asked for.
Searches are seeded by the table: whoever computes it, wherever it broke off, it is the same.
"""

import asyncio
import logging
import os
import sys
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict
from functools import partial
from threading import get_native_id
from time import monotonic
from typing import Any

from tricity.bots import Verdict
from tricity.bots.judge import critic_of, findings, last_chances
from tricity.bots.story import Finding, accounts, story
from tricity.engine.match import Match
from tricity.server.archive import match_of
from tricity.server.robots import bot_seed
from tricity.server.room import Room
from tricity.store.database import Store
from tricity.store.rows import ReviewRow
from tricity.wire.play import Review

logger = logging.getLogger("tricity")

OFTEN = 0.5  # seconds between two notes of the progress
NICE = 10  # how much less urgent a review is than a table where people wait


class Reviews:
    """The reviews that are under way."""

    def __init__(self, store: Store, trials: int) -> None:
        self.store, self.trials = store, trials
        self.running: dict[str, asyncio.Task[None]] = {}
        self.pool = ThreadPoolExecutor(1, "review", step_back)

    def close(self) -> None:
        """Leave off; who asks again gets the rest."""
        for task in self.running.values():
            task.cancel()
        self.pool.shutdown(wait=False, cancel_futures=True)

    async def look(self, room: Room) -> Review:
        """How far a review is, and what it says when it is done."""
        row = await self._row(room)
        review: dict[str, Any] = {"status": row.status, "done": row.done, "total": row.total}
        if row.status == "done":
            verdicts = [Verdict(**told) for told in row.verdicts or ()]
            review["verdicts"] = row.verdicts
            review["accounts"] = [asdict(account) for account in accounts(verdicts)]
        return Review.model_validate(review)

    async def begin(self, room: Room) -> Review:
        """Begin a review, or go on with it, unless it is done or under way."""
        match, row = match_of(room.table), await self._row(room)
        if row.status != "done" and room.id not in self.running:
            found = [Finding(**told) for told in row.verdicts or ()]
            await self._keep(room, found, len(match.moves))
            task = asyncio.create_task(self._review(room, match, found))
            self.running[room.id] = task
            task.add_done_callback(partial(self._done, room.id))
        return await self.look(room)

    async def _row(self, room: Room) -> ReviewRow:
        """What is kept; a review from before there were curves counts as none."""
        row = await self.store.fetch_review(room.id)
        if row is None or any("cost" not in told for told in row.verdicts or ()):
            return ReviewRow(room.id, "none", 0, len(room.table.course.played))
        return row

    async def _keep(self, room: Room, found: list[Finding], total: int) -> None:
        told = [asdict(one) for one in found]
        await self.store.save_review(ReviewRow(room.id, "running", len(found), total, told))

    def _done(self, table: str, task: asyncio.Task[None]) -> None:
        self.running.pop(table, None)
        if not task.cancelled() and (error := task.exception()):
            logger.error("the review of table %s failed", table, exc_info=error)

    async def _review(self, room: Room, match: Match, found: list[Finding]) -> None:
        seed, total = bot_seed(room.id, 0), len(match.moves)
        critic = critic_of(match, self.trials, seed)
        search = partial(next, findings(critic, match, len(found)))
        think = asyncio.get_running_loop().run_in_executor
        noted = monotonic()
        while len(found) < total:
            finding = await think(self.pool, search)
            if finding:
                found.append(finding)
            if finding and monotonic() > noted + OFTEN:
                await self._keep(room, found, total)
                noted = monotonic()
        end = last_chances(critic, match)
        told = story(found, end, is_open=match.game.META.is_open).verdicts
        verdicts = [asdict(verdict) for verdict in told]
        await self.store.save_review(ReviewRow(room.id, "done", total, total, verdicts))


def step_back() -> None:
    """Let threads that are more urgent go first, where the system can do that."""
    if sys.platform == "linux":
        os.setpriority(os.PRIO_PROCESS, get_native_id(), NICE)
