"""The hall: tables are loaded when somebody asks for them, and leave when nobody does."""

import asyncio
import logging
from collections.abc import Coroutine, Iterable, Sequence
from dataclasses import replace
from time import monotonic, time
from typing import Any

from tricity.engine.errors import StoreError
from tricity.engine.game import SPECTATOR
from tricity.server.daily import note_end
from tricity.server.errors import Refused
from tricity.server.founding import is_open
from tricity.server.limits import Buckets
from tricity.server.reviews import Reviews
from tricity.server.robots import Robots
from tricity.server.room import Room
from tricity.server.settings import Settings
from tricity.server.shelf import Shelf
from tricity.server.table import Landing, Table
from tricity.server.yardsticks import Yardsticks
from tricity.store.database import Listed, Store
from tricity.store.rows import ChatRow, Entry
from tricity.wire.play import ChatLine

logger = logging.getLogger("tricity")

FRESH_LINES = 50  # of chat that others may have said before we look
LAST_GASP = 0.01  # seconds that a move may be late


class Hall:
    """All tables that this process holds."""

    def __init__(self, settings: Settings, store: Store, shelf: Shelf) -> None:
        self.settings, self.store, self.shelf = settings, store, shelf
        self.robots = Robots(settings)
        self.yardsticks = Yardsticks(store, shelf, self.robots)
        self.reviews = Reviews(store, settings.review_trials)
        self.rooms: dict[str, Room] = {}
        self.loading: dict[str, asyncio.Task[Room]] = {}
        self.missed: set[str] = set()  # changed while they were being loaded
        self.errands: set[asyncio.Task[Any]] = set()
        self.connections = 0
        limits = settings.limits
        self.new_tables = Buckets(
            limits.new_tables / 60, limits.new_tables, "too many new tables; wait a minute"
        )
        self.chat = Buckets(limits.chat / 10, limits.chat, "too many lines; wait ten seconds")
        self.hints = Buckets(limits.hints / 60, limits.hints, "too many hints; wait a minute")

    def open(self) -> None:
        """Begin to listen to other processes, and to clear idle tables away."""
        self.loop = asyncio.get_running_loop()
        self.store.listen(self.changed, self.all_changed)
        self.errand(self._sweep())

    async def close(self) -> None:
        """Let everything under way end; moves that wait become durable."""
        for room in self.rooms.values():
            room.stop()
        for errand in self.errands:
            errand.cancel()
        await asyncio.gather(*self.errands, return_exceptions=True)
        self.reviews.close()
        self.yardsticks.close()
        self.robots.close()

    def errand(self, work: Coroutine[Any, Any, Any]) -> None:
        """Do something beside what is asked for."""
        task = asyncio.create_task(work)
        self.errands.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[Any]) -> None:
        self.errands.discard(task)
        if not task.cancelled() and (error := task.exception()):
            logger.error("something beside failed", exc_info=error)

    # rooms

    async def room(self, name: str) -> Room:
        """The table called *name*."""
        room = self.rooms.get(name)
        if room is None:
            if name not in self.loading:
                self.loading[name] = asyncio.create_task(self._load(name))
            room = await asyncio.shield(self.loading[name])
        room.used = monotonic()
        return room

    async def _load(self, name: str) -> Room:
        try:
            room = Room(self, self.store.journal, await self._table(name))
            lines = await self.store.fetch_chat(name, 1)
            room.chat_told = lines[-1].number if lines else -1
            self.rooms[name] = room
        finally:
            self.loading.pop(name, None)
        self.settle(room)
        if name in self.missed:
            self.missed.discard(name)
            self.changed(name)
        return room

    async def _table(self, name: str) -> Table:
        found = await self.store.fetch_table(name)
        if found is None:
            raise Refused("no_such_table", "there is no such table; see that the link is complete")
        row, seats = found
        box = await self.shelf.box(row.game, row.cards, row.card_files)
        entries = await self.store.fetch_entries(name)
        snapshots = await self.store.fetch_snapshots(name)
        return await asyncio.to_thread(Table, row, seats, entries, box, snapshots)

    def settle(self, room: Room, *, is_ours: bool = True) -> None:
        """See to what a table needs by itself: bots, clock."""
        if is_ours:
            self.robots.wake(room)
        else:
            self.robots.watch(room)
        self._set_timer(room)

    def landed(self, room: Room, landing: Landing) -> None:
        """An entry is durable, and all were told."""
        if landing.is_over:
            row = replace(room.table.row, finished_at=landing.entry.at)
            room.table.update(row, room.table.seats)
            room.spread_news()
            if row.daily:
                self.errand(note_end(self.store, room.table))
        if landing.cleared:
            self.errand(self.keep_wishes(room, landing.cleared))
        if room.table.row.clock and SPECTATOR in landing.messages:  # hidden decisions are no news
            room.spread_news()
        self.settle(room)

    async def keep_wishes(self, room: Room, seats: Iterable[int]) -> None:
        """Write down who wishes what."""
        for seat in seats:
            await self.store.change_seat(room.id, seat, wish=room.table.seats[seat].wish)
        await self.changed_here(room)

    async def start_if_full(self, room: Room) -> None:
        """Begin as soon as every seat is taken."""
        if room.table.stage == "gathering" and not any(map(is_open, room.table.seats)):
            await self.store.change_table(room.id, started_at=time())
            await self.changed_here(room)

    def lost(self, room: Room) -> None:
        """An entry could not be kept: load the table anew, and show it to everybody."""
        self.errand(self._reload(room))

    async def _reload(self, room: Room) -> None:
        async with room.refreshing:
            try:
                table = await self._table(room.id)
            except (StoreError, Refused):
                self.rooms.pop(room.id, None)
                room.is_gone = True
                for watcher in room.all():
                    watcher.hang_up(4503, "the database does not answer; connect again")
                return
            room.table, room.is_lost = table, False
            room.show_position()
            room.spread_news()
            self.settle(room, is_ours=False)

    # what others change

    def changed(self, name: str) -> None:
        """Another process changed a table."""
        room = self.rooms.get(name)
        if name in self.loading:
            self.missed.add(name)
        elif room and not room.is_refresh_due:
            room.is_refresh_due = True
            self.errand(self.refresh(room, is_ours=False))

    def all_changed(self) -> None:
        """Other processes may have changed any table."""
        for name in (*self.rooms, *self.loading):
            self.changed(name)

    async def refresh(self, room: Room, *, is_ours: bool = True) -> None:
        """Learn what is new in the store: entries, seats, chat."""
        async with room.refreshing:
            room.is_refresh_due = False
            await room.flown()
            entries = await self.store.fetch_entries(room.id, room.table.ply)
            found = await self.store.fetch_table(room.id)
            lines = await self.store.fetch_chat(room.id, FRESH_LINES)
            while room.flights:
                await room.flown()
                entries = await self.store.fetch_entries(room.id, room.table.ply)
            if found and not room.is_lost:
                self._take_over(room, found, entries)
                room.tell_chat([chat_line(line) for line in lines])
                self.settle(room, is_ours=is_ours)

    def _take_over(self, room: Room, found: Listed, entries: Sequence[Entry]) -> None:
        """Bring the table in memory up to what the store says."""
        had_begun = room.table.stage != "gathering"
        room.table.update(*found)
        for landing in room.table.catch_up(entries):
            room.tell(landing)
        room.send_away()
        if not had_begun:
            room.show_position()
        room.spread_news()

    async def changed_here(self, room: Room) -> None:
        """This process has changed seats or the like in the store: tell everybody."""
        await self.refresh(room)
        await self.store.notify(room.id)

    # time

    def _set_timer(self, room: Room) -> None:
        if room.timer:
            room.timer.cancel()
            room.timer = None
        deadlines = room.deadlines().values()
        if deadlines:
            delay = max(0.0, min(deadlines) - time()) + LAST_GASP
            loop = asyncio.get_running_loop()
            room.timer = loop.call_later(delay, lambda: self.errand(self._time_out(room)))

    async def _time_out(self, room: Room) -> None:
        """Bots play for those whose time is up."""
        await room.flown()
        now = time()
        late = [seat for seat, at in room.deadlines().items() if at <= now]
        for seat in late:
            await self.store.change_seat(room.id, seat, is_away=True)
        await self.changed_here(room)

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(self.settings.idle / 4)
            limit = monotonic() - self.settings.idle
            for name, room in tuple(self.rooms.items()):
                if room.is_idle and room.used < limit:
                    room.stop()
                    del self.rooms[name]


def chat_line(row: ChatRow) -> ChatLine:
    """Something said, as it is told."""
    return ChatLine(number=row.number, seat=row.seat, name=row.name, text=row.text, at=row.at)
