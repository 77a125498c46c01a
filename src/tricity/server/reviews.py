"""Reviews of finished matches: one decision after another on the threads of the bots."""

import asyncio
import logging
from dataclasses import asdict
from functools import partial
from typing import Any

from tricity.bots import REVIEW_ITERATIONS
from tricity.bots.judge import judged
from tricity.bots.search import Budget, SearchBot
from tricity.engine.match import Match
from tricity.engine.record import copy
from tricity.server.archive import match_of
from tricity.server.robots import Robots, bot_seed
from tricity.server.room import Room
from tricity.store.database import Store
from tricity.store.rows import ReviewRow
from tricity.wire.play import Review

logger = logging.getLogger("tricity")

STRIDE = 8  # decisions between two notes of the progress


class Reviews:
    """The reviews that are under way."""

    def __init__(self, store: Store, robots: Robots) -> None:
        self.store, self.robots = store, robots
        self.running: dict[str, asyncio.Task[None]] = {}

    def close(self) -> None:
        """Leave off; who asks again gets it from the beginning."""
        for task in self.running.values():
            task.cancel()

    async def look(self, room: Room) -> Review:
        """How far a review is."""
        row = await self.store.fetch_review(room.id)
        if row is None:
            return Review(status="none", done=0, total=len(room.table.course.played), verdicts=None)
        told: dict[str, Any] = {key: value for key, value in asdict(row).items() if key != "table"}
        return Review.model_validate(told)

    async def begin(self, room: Room) -> Review:
        """Begin a review, unless it is done or under way."""
        review = await self.look(room)
        match = match_of(room.table)
        if review.status != "done" and room.id not in self.running:
            row = ReviewRow(room.id, "running", 0, review.total)
            await self.store.save_review(row)
            task = asyncio.create_task(self._review(room, match))
            self.running[room.id] = task
            task.add_done_callback(partial(self._done, room.id))
            review = await self.look(room)
        return review

    def _done(self, table: str, task: asyncio.Task[None]) -> None:
        self.running.pop(table, None)
        if not task.cancelled() and (error := task.exception()):
            logger.error("the review of table %s failed", table, exc_info=error)

    async def _review(self, room: Room, match: Match) -> None:
        table = room.table
        critic = SearchBot(
            table.game, table.box, Budget(REVIEW_ITERATIONS), bot_seed(table.row.id, 0)
        )
        state, total = copy(match.start), len(match.moves)
        verdicts: list[dict[str, Any]] = []
        for seat, move in match.moves:
            one = await self.robots.think(partial(judged, critic, state, seat, move))
            verdicts.append(asdict(one))
            table.game.play(table.box, state, seat, move)
            if len(verdicts) % STRIDE == 0 and len(verdicts) < total:
                await self.store.save_review(ReviewRow(room.id, "running", len(verdicts), total))
        await self.store.save_review(ReviewRow(room.id, "done", total, total, verdicts))
