"""How the bots do with the deal of a day: each level once in the place of the person.

They play as at any table, but think for a number of trials, never for a time: so everybody,
on any machine, sees the same results. One process does it, and all others see how far it is.
"""

import asyncio
import logging
from dataclasses import asdict, replace
from functools import partial
from time import perf_counter, time
from typing import Any

from tricity.bots import LEVELS, Bot, make_bot
from tricity.bots.levels import LAPSES
from tricity.bots.search import Budget, SearchBot, Style
from tricity.engine.game import Game, new_game, waiting_seats
from tricity.engine.record import copy
from tricity.games import game
from tricity.games.daily import Deal
from tricity.server.daily import End, end_of, unhurried
from tricity.server.robots import SEARCHES, Robots, bot_seed, chain
from tricity.server.shelf import Shelf
from tricity.store.database import Store
from tricity.store.rows import YardstickRow

logger = logging.getLogger("tricity")

SLICE = 0.05  # seconds that a thread is taken at once
PULSE = 5.0  # seconds between two signs of life
SILENCE = 30.0  # seconds after which a process is taken for dead


class Trial:
    """A game of a bot in the place of the person."""

    def __init__(self, deal: Deal, box: Any, level: str) -> None:
        self.game, self.box = game(deal.game), box
        self.dealt = new_game(self.game, box, deal.seats, int(deal.seed, 16), deal.options)
        self.state = copy(self.dealt)
        self.played: list[tuple[int, int]] = []
        self.bots = [
            steady_bot(one, self.game, box, bot_seed(deal.salt, seat))
            for seat, one in enumerate((level, *deal.rivals))
        ]

    def play(self) -> bool:
        """Play for a while; whether the game is over."""
        until = perf_counter() + SLICE
        while waiting := waiting_seats(self.state):
            if perf_counter() > until:
                return False
            self.decide(waiting[0])
        return True

    def decide(self, seat: int) -> None:
        """Let a bot decide as it would at a table."""
        state = unhurried(self.game, self.box, self.dealt, self.played, seat)
        for move in chain(self.game, self.box, state, seat, self.bots[seat]):
            self.game.play(self.box, self.state, seat, move)
            self.played.append((seat, move))

    @property
    def end(self) -> End:
        return end_of(self.game, self.box, self.state)


def steady_bot(level: str, played: Game, box: Any, seed: int) -> Bot:
    """The bot of a level that has all the time it needs."""
    if level not in SEARCHES:
        return make_bot(level, played, box, seed)
    budget = Budget(SEARCHES[level].iterations)
    return SearchBot(played, box, budget, seed, style=Style(lapses=LAPSES[level]))


class Yardsticks:
    """The deals with which the bots of this process are busy."""

    def __init__(self, store: Store, shelf: Shelf, robots: Robots) -> None:
        self.store, self.shelf, self.robots = store.dailies, shelf, robots
        self.running: dict[tuple[str, str], asyncio.Task[None]] = {}

    def close(self) -> None:
        """Leave off; another process, or this one later, goes on."""
        for task in self.running.values():
            task.cancel()

    async def begin(self, deal: Deal) -> None:
        """Let the bots play a deal, unless they do or have done."""
        key = (deal.day.isoformat(), deal.game)
        row = YardstickRow(*key, deal.rules_version, [], is_done=False, at=time())
        if key in self.running or not await self.store.claim(row, row.at - SILENCE):
            return
        task = asyncio.create_task(self._measure(deal))
        self.running[key] = task
        task.add_done_callback(partial(self._done, key))

    def _done(self, key: tuple[str, str], task: asyncio.Task[None]) -> None:
        self.running.pop(key, None)
        if not task.cancelled() and (error := task.exception()):
            logger.error("the bots could not play the deal of %s", " ".join(key), exc_info=error)

    async def _measure(self, deal: Deal) -> None:
        """Let the levels that have not played yet play, one after the other."""
        box = await self.shelf.box(deal.game)
        row = await self.store.fetch_yardstick(deal.day.isoformat(), deal.game, deal.rules_version)
        assert row
        for level in LEVELS[len(row.results) :]:
            trial = await self.robots.think(partial(Trial, deal, box, level))
            while not await self.robots.think(trial.play):
                row = await self._pulse(row)
            results = [*row.results, {"level": level, **asdict(trial.end)}]
            row = replace(row, results=results, is_done=len(results) == len(LEVELS), at=time())
            await self.store.save_yardstick(row)
        logger.info("the bots have played the deal of %s, %s", row.day, row.game)

    async def _pulse(self, row: YardstickRow) -> YardstickRow:
        """Give a sign of life now and then."""
        if time() - row.at > PULSE:
            row = replace(row, at=time())
            await self.store.save_yardstick(row)
        return row
