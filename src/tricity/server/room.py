"""A table in memory: who looks at it, and what is on its way to the disk."""

import asyncio
from collections.abc import Iterator, Sequence
from functools import partial
from time import monotonic, time
from typing import Protocol

from tricity.engine.game import SPECTATOR
from tricity.server.errors import Refused, Unavailable
from tricity.server.info import table_info
from tricity.server.table import Landing, Repeated, Table
from tricity.store.journal import Journal
from tricity.wire.play import ChatLine, TableNews


class Watcher(Protocol):
    """Somebody who looks at a table."""

    owner: str
    eyes: int

    def tell(self, text: str) -> None:
        """Send *text*, without waiting."""

    def hang_up(self, code: int, reason: str) -> None:
        """End the connection."""


class Keeper(Protocol):
    """Whoever keeps the rooms."""

    def landed(self, room: "Room", landing: Landing) -> None:
        """An entry is durable, and all were told."""

    def lost(self, room: "Room") -> None:
        """An entry could not be kept: memory and store differ."""


class Room:
    """A table and those around it."""

    def __init__(self, keeper: Keeper, journal: Journal, table: Table) -> None:
        self.keeper, self.journal, self.table = keeper, journal, table
        self.watchers: dict[int, set[Watcher]] = {}
        self.flights = 0  # entries on their way to the disk
        self.last_flight: asyncio.Future[None] | None = None
        self.is_gone = False  # it could not be loaded anew
        self.is_lost = False  # memory and store differ; the table is being loaded anew
        self.bots: dict[int, asyncio.Task[None]] = {}
        self.timer: asyncio.TimerHandle | None = None  # of the clock
        self.spare: asyncio.TimerHandle | None = None  # wakes bots that others forgot
        self.chat_told = -1  # the number of the last line
        self.is_news_due = False
        self.refreshing = asyncio.Lock()
        self.is_refresh_due = False  # somebody waits to refresh already
        self.used = monotonic()

    @property
    def id(self) -> str:
        return self.table.row.id

    # entries

    def check(self) -> Table:
        """The table, if it may be changed now."""
        if self.is_lost:
            raise Refused("conflict", "the table is being loaded anew; look at it, then try again")
        self.used = monotonic()
        return self.table

    def play(self, seat: int, seq: int, move: int) -> tuple[asyncio.Future[None], int]:
        """Play a move; when it counts, and its place in the seat's feed."""
        outcome = self.check().submit(seat, seq, move, time())
        if isinstance(outcome, Repeated):
            return self.flight(), outcome.seq
        return self.land(outcome), outcome.seq

    def land(self, landing: Landing) -> asyncio.Future[None]:
        """Keep an entry; when it is durable, all who may are told, then the future's waiters."""
        self.flights += 1
        flight = self.journal.append(landing.entry, landing.snapshot, is_last=landing.is_over)
        self.last_flight = flight
        flight.add_done_callback(partial(self._down, landing))
        return flight

    def _down(self, landing: Landing, flight: asyncio.Future[None]) -> None:
        self.flights -= 1
        if flight.cancelled() or flight.exception():
            if not self.is_lost:
                self.is_lost = True
                self.keeper.lost(self)
            return
        self.tell(landing)
        self.keeper.landed(self, landing)
        if self.is_news_due and not self.flights:
            self._spread_news()

    def flight(self) -> asyncio.Future[None]:
        """When all that has happened so far is durable."""
        if self.flights and self.last_flight:
            return self.last_flight
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        done.set_result(None)
        return done

    async def flown(self) -> None:
        """Wait until nothing is on its way to the disk."""
        while self.flights and self.last_flight:
            await asyncio.wait((self.last_flight,))

    async def settled(self) -> None:
        """Wait until the table in memory is what the disk knows."""
        await self.flown()
        while self.is_lost:
            async with self.refreshing:  # whoever loads the table anew holds it
                if self.is_gone:
                    raise Unavailable()
            await asyncio.sleep(0)
            await self.flown()

    @property
    def is_idle(self) -> bool:
        """Whether nobody would miss the table in memory."""
        return not (self.flights or self.bots or self.is_lost or any(self.watchers.values()))

    def stop(self) -> None:
        """Let bots and clock rest."""
        for bot in self.bots.values():
            bot.cancel()
        for timer in (self.timer, self.spare):
            if timer:
                timer.cancel()

    # those who look

    def tell(self, landing: Landing) -> None:
        """Tell all eyes what they notice of an entry."""
        for eyes, change in landing.messages.items():
            if watchers := self.watchers.get(eyes):
                for watcher in tuple(watchers):
                    watcher.tell(change)

    def all(self) -> Iterator[Watcher]:
        """Everybody who looks."""
        for watchers in tuple(self.watchers.values()):
            yield from tuple(watchers)

    def enter(self, watcher: Watcher) -> None:
        """Somebody begins to look."""
        self.used = monotonic()
        is_new = watcher.eyes != SPECTATOR and not self.watchers.get(watcher.eyes)
        self.watchers.setdefault(watcher.eyes, set()).add(watcher)
        if is_new:
            self.spread_news()

    def leave(self, watcher: Watcher) -> None:
        """Somebody looks away."""
        self.used = monotonic()
        self.watchers.get(watcher.eyes, set()).discard(watcher)
        if watcher.eyes != SPECTATOR and not self.watchers.get(watcher.eyes):
            self.spread_news()

    def present(self) -> set[int]:
        """The seats from which somebody looks."""
        return {eyes for eyes, watchers in self.watchers.items() if watchers}

    def deadlines(self) -> dict[int, float]:
        """When people whose time runs will have run out of it."""
        seats = self.table.seats
        return {
            seat: at
            for seat, at in self.table.deadlines().items()
            if seats[seat].kind == "person" and not seats[seat].is_away
        }

    def show_position(self) -> None:
        """Show everybody the table afresh."""
        for eyes, watchers in tuple(self.watchers.items()):
            for text in self.greeting(eyes) if watchers else ():
                for watcher in tuple(watchers):
                    watcher.tell(text)

    def greeting(self, eyes: int, since: int | None = None) -> list[str]:
        """What eyes have missed since they looked last, or all that they see; nothing yet before
        the cards are dealt.
        """
        if self.table.stage == "gathering" or not self.table.is_shown:
            return []
        missed = None if since is None else self.table.changes_since(eyes, since)
        return [self.table.position_text(eyes)] if missed is None else missed

    def news_for(self, owner: str) -> TableNews:
        """What *owner* may know about the table."""
        return TableNews(table=table_info(self.table, owner, self.present(), time()))

    def spread_news(self) -> None:
        """Soon tell everybody that the table is another one; once, whatever happens till then."""
        self.is_news_due = True
        asyncio.get_running_loop().call_soon(self._spread_news)

    def _spread_news(self) -> None:
        if self.flights or self.is_lost or not self.is_news_due:
            return  # told as soon as what happened is durable
        self.is_news_due = False
        texts: dict[str, str] = {}
        for watcher in self.all():
            if watcher.owner not in texts:
                texts[watcher.owner] = self.news_for(watcher.owner).model_dump_json()
            watcher.tell(texts[watcher.owner])

    def tell_chat(self, lines: Sequence[ChatLine]) -> None:
        """Tell everybody what was said and not told yet."""
        for line in lines:
            if line.number > self.chat_told:
                self.chat_told = line.number
                text = line.model_dump_json()
                for watcher in self.all():
                    watcher.tell(text)

    def send_away(self) -> None:
        """End the connections of those who look from a seat that is not theirs any more."""
        for watcher in self.all():
            if watcher.eyes != SPECTATOR and self.table.seats[watcher.eyes].owner != watcher.owner:
                watcher.hang_up(4403, "the seat is not yours any more")
