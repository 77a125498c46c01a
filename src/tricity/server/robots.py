"""Bots on threads: a global budget, a pause that tells nothing, stand-ins for people who left."""

import asyncio
import hashlib
import logging
import math
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

from tricity.bots import Bot, make_bot
from tricity.bots.levels import ARCHITECT, LAPSES, MAYOR
from tricity.bots.search import Budget, SearchBot, Style
from tricity.engine.game import SPECTATOR, Game, waiting_seats
from tricity.engine.record import copy
from tricity.server.daily import as_asked
from tricity.server.errors import Refused
from tricity.server.room import Room
from tricity.server.settings import Settings

logger = logging.getLogger("tricity")

T = TypeVar("T")
STAND_IN = "builder"
SEARCHES = {"architect": ARCHITECT, "mayor": MAYOR}
SPARE = 3.0  # seconds in which another process should have woken its bots
FEWEST = 50  # iterations of a search under any load


class Robots:
    """All bots of a process."""

    def __init__(self, settings: Settings) -> None:
        self.pause, self.threads = settings.bot_pause, settings.bot_threads
        self.pool = ThreadPoolExecutor(self.threads, "bot")
        self.jobs = 0  # being thought about, or waiting for a thread

    def close(self) -> None:
        """Let the threads end."""
        self.pool.shutdown(wait=False, cancel_futures=True)

    async def think(self, job: Callable[[], T]) -> T:
        """Do *job* on a thread of the bots."""
        self.jobs += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self.pool, job)
        finally:
            self.jobs -= 1

    def share(self) -> float:
        """The part of its budget that a search may use now."""
        return min(1.0, self.threads / max(1, self.jobs))

    def wake(self, room: Room) -> None:
        """Let the bots whose turn it is begin to think."""
        for seat in room.table.waiting():
            if seat not in room.bots and is_played_by_bot(room, seat):
                room.bots[seat] = asyncio.create_task(self.turn(room, seat))

    def watch(self, room: Room) -> None:
        """Another process has to wake the bots; should it have died, do it in its place."""
        if room.spare:
            room.spare.cancel()
        later = asyncio.get_running_loop().call_later
        room.spare = later(SPARE + 2 * self.pause, self.wake, room)

    async def turn(self, room: Room, seat: int) -> None:
        """Decide for *seat* as long as it is asked."""
        try:
            while is_played_by_bot(room, seat):
                await self.decide(room, seat)
        except Exception:
            logger.exception("a bot at table %s failed", room.id)
        finally:
            room.bots.pop(seat, None)

    async def decide(self, room: Room, seat: int) -> None:
        """Think, wait, and play; unless the question has changed meanwhile."""
        loop = asyncio.get_running_loop()
        table, begin = room.table, loop.time()
        asked = table.course.feeds[seat].asked
        bot = self.bot(room, seat)
        state = as_asked(table, seat) if table.row.daily else copy(table.state)
        moves = await self.think(lambda: chain(table.game, table.box, state, seat, bot))
        await asyncio.sleep(self.rest(loop.time() - begin))
        if room.table is not table or not is_played_by_bot(room, seat):
            return
        if table.course.feeds[seat].asked != asked:
            return
        try:
            for move in moves:
                landed, _ = room.play(seat, table.seq(seat), move)
        except Refused:
            return
        await asyncio.wait((landed,))

    def rest(self, thought: float) -> float:
        """What is left of the pause, or of the second, third … one: so its length tells little."""
        if not self.pause:
            return 0.0
        return max(1, math.ceil(thought / self.pause)) * self.pause - thought

    def bot(self, room: Room, seat: int) -> Bot:
        """Who decides for *seat*, thinking less where many want to think."""
        table, row = room.table, room.table.seats[seat]
        level = row.level if row.kind == "bot" and row.level else STAND_IN
        seed = bot_seed(table.row.salt, seat)
        share = self.share()
        if level not in SEARCHES or share == 1.0:
            return make_bot(level, table.game, table.box, seed)
        full = SEARCHES[level]
        budget = Budget(max(FEWEST, int(full.iterations * share)), full.seconds * share)
        style = Style(lapses=LAPSES[level])
        return SearchBot(table.game, table.box, budget, seed, style=style)


def is_played_by_bot(room: Room, seat: int) -> bool:
    """Whether a bot has to decide for *seat* now."""
    row = room.table.seats[seat]
    is_bot = row.kind == "bot" or row.is_away
    return is_bot and not room.is_lost and seat in room.table.waiting()


def bot_seed(salt: str, seat: int) -> int:
    """A secret of the bot on *seat*, which has nothing to do with the deal."""
    return int.from_bytes(hashlib.sha256(f"{salt} {seat}".encode()).digest()[:7])


def chain(game: Game, box: Any, state: Any, seat: int, bot: Bot) -> list[int]:
    """The next decisions of a bot, up to the first that others can see.

    They are made at one go, so that time does not tell how many hidden ones there were.
    """
    before = game.view(box, state, SPECTATOR)
    moves = []
    while seat in waiting_seats(state):
        moves.append(bot.choose(state, seat))
        game.play(box, state, seat, moves[-1])
        if game.view(box, state, SPECTATOR) != before:
            break
    return moves
