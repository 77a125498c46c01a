"""The store: everything that outlives a process, in one database."""

import time
from collections.abc import Callable, Sequence
from dataclasses import asdict, replace
from typing import Any, Self

from sqlalchemy import ColumnElement, and_, func, insert, select, text, union, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

from tricity.store import schema, upgrade
from tricity.store.connections import Connections
from tricity.store.dailies import Dailies
from tricity.store.journal import Journal, Log
from tricity.store.postgres import CHANNEL, Listener, PostgresLog
from tricity.store.rows import ChatRow, Entry, ReviewRow, SeatRow, Snapshot, TableRow
from tricity.store.sqlite import SqliteLog
from tricity.store.urls import Place, read_url

Listed = tuple[TableRow, list[SeatRow]]

tables, seats, chat = schema.tables, schema.seats, schema.chat
entries, snapshots, reviews = schema.entries, schema.snapshots, schema.reviews
NEWEST = tables.c.created_at.desc()


class Store:
    """A database; one for each process. `await Store.open(url)` gives it."""

    journal: Journal

    def __init__(self, place: Place) -> None:
        self.place = place
        self._connections = Connections(place)
        self._reading, self._writing = self._connections.reading, self._connections.writing
        self.dailies = Dailies(self._connections)
        self._listener = None if place.file else Listener(place)

    @classmethod
    async def open(cls, url: str) -> Self:
        """Connect; an empty database is set up, one of another version is refused."""
        store = cls(read_url(url))
        try:
            await store._set_up()
            store.journal = Journal(await store._log())
        except BaseException:
            await store._connections.close()
            raise
        return store

    async def _set_up(self) -> None:
        async with self._reading() as connection:
            found = await connection.run_sync(upgrade.version)
        if found is None:
            async with self._writing() as connection:
                await connection.run_sync(upgrade.upgrade)
        else:
            upgrade.check(self.place, found)

    async def _log(self) -> Log:
        if self._listener is None:
            return SqliteLog(self.place, self._connections.gate)
        await self._listener.start()
        return PostgresLog(self.place, self._listener.sender)

    async def close(self) -> None:
        """Write what waits, and let go of the database."""
        await self.journal.close()
        if self._listener is not None:
            await self._listener.close()
        await self._connections.close()

    # Tables.

    async def add_table(
        self, table: TableRow, seat_rows: Sequence[SeatRow], log: Sequence[Entry] = ()
    ) -> None:
        """Keep a new table with its seats, and with what has happened at it already."""
        async with self._writing() as connection:
            await connection.execute(insert(tables), asdict(table))
            if seat_rows:
                await connection.execute(insert(seats), [asdict(seat) for seat in seat_rows])
            if log:
                await connection.execute(insert(entries), [asdict(entry) for entry in log])

    async def fetch_table(self, table: str) -> Listed | None:
        """A table with its seats."""
        async with self._reading() as connection:
            found = await _listed(connection, select(tables).where(tables.c.id == table))
        return found[0] if found else None

    async def change_table(self, table: str, **columns: Any) -> None:
        """Change columns of a table, such as started_at."""
        async with self._writing() as connection:
            await connection.execute(update(tables).where(tables.c.id == table).values(columns))

    async def set_rematch(self, table: str, new_id: str) -> str:
        """Link a rematch, unless there is one already; whose it is, is returned."""
        async with self._writing() as connection:
            free = and_(tables.c.id == table, tables.c.rematch.is_(None))
            await connection.execute(update(tables).where(free).values(rematch=new_id))
            chosen = await connection.execute(select(tables.c.rematch).where(tables.c.id == table))
            return str(chosen.scalar_one())

    async def open_tables(self, limit: int) -> list[Listed]:
        """Public tables that gather and have an open seat, the newest first."""
        is_open = select(seats.c.seat).where(seats.c.table == tables.c.id, _is_open()).exists()
        return await self._list(and_(schema.IS_GATHERING, is_open), limit)

    async def public_tables(self, limit: int) -> list[Listed]:
        """Public tables that are being played, the newest first."""
        return await self._list(schema.IS_RUNNING, limit)

    async def tables_of(self, owner: str, limit: int) -> list[Listed]:
        """Tables where somebody sits or which they made: running ones first, then the newest."""
        sits = select(seats.c.table).where(seats.c.owner == owner)
        made = select(tables.c.id).where(tables.c.creator == owner)
        query = select(tables).where(tables.c.id.in_(union(sits, made)))
        ordered = query.order_by(tables.c.finished_at.is_not(None), NEWEST).limit(limit)
        async with self._reading() as connection:
            return await _listed(connection, ordered)

    async def count_running(self, creator: str) -> int:
        """How many unfinished tables somebody made."""
        is_running = and_(tables.c.creator == creator, tables.c.finished_at.is_(None))
        async with self._reading() as connection:
            count = await connection.execute(select(func.count()).where(is_running))
            return int(count.scalar_one())

    async def _list(self, condition: ColumnElement[bool], limit: int) -> list[Listed]:
        async with self._reading() as connection:
            query = select(tables).where(condition).order_by(NEWEST).limit(limit)
            return await _listed(connection, query)

    # Seats.

    async def take_seat(self, table: str, seat: int, owner: str, name: str) -> bool:
        """Sit down; False where somebody else was first."""
        free = and_(seats.c.table == table, seats.c.seat == seat, _is_open())
        taken = update(seats).where(free).values(owner=owner, name=name, joined_at=time.time())
        async with self._writing() as connection:
            return (await connection.execute(taken)).rowcount == 1

    async def seat_bots(self, table: str, level: str) -> None:
        """Bots take the seats that are still open."""
        free = and_(seats.c.table == table, _is_open())
        async with self._writing() as connection:
            await connection.execute(update(seats).where(free).values(kind="bot", level=level))

    async def change_seat(self, table: str, seat: int, **columns: Any) -> None:
        """Change columns of a seat, such as is_away or wish."""
        chosen = and_(seats.c.table == table, seats.c.seat == seat)
        async with self._writing() as connection:
            await connection.execute(update(seats).where(chosen).values(columns))

    # Logs; the journal writes them.

    async def fetch_entries(self, table: str, since: int = 0) -> list[Entry]:
        """The log of a table from ply *since* on."""
        query = select(entries).where(entries.c.table == table, entries.c.ply >= since)
        async with self._reading() as connection:
            found = await connection.execute(query.order_by(entries.c.ply))
            return [Entry(*row) for row in found]

    async def fetch_snapshots(self, table: str) -> list[Snapshot]:
        """All positions that were kept of a table."""
        query = select(snapshots).where(snapshots.c.table == table).order_by(snapshots.c.ply)
        async with self._reading() as connection:
            return [Snapshot(*row) for row in await connection.execute(query)]

    async def fetch_snapshot(self, table: str) -> Snapshot | None:
        """The last position that was kept of a table."""
        query = select(snapshots).where(snapshots.c.table == table)
        last = query.order_by(snapshots.c.ply.desc()).limit(1)
        async with self._reading() as connection:
            row = (await connection.execute(last)).first()
        return Snapshot(*row) if row else None

    # Chat and reviews.

    async def add_chat(self, row: ChatRow) -> ChatRow:
        """Keep what was said, under the next number of its table: 1, 2, …"""
        last = select(func.max(chat.c.number)).where(chat.c.table == row.table)
        while True:
            async with self._reading() as connection:
                number = (await connection.execute(last)).scalar()
            numbered = replace(row, number=(number or 0) + 1)
            if await self._add_chat(numbered):
                return numbered

    async def _add_chat(self, row: ChatRow) -> bool:
        values = self._insert(chat).values(asdict(row)).on_conflict_do_nothing()
        async with self._writing() as connection:
            return (await connection.execute(values)).rowcount == 1

    async def fetch_chat(self, table: str, limit: int) -> list[ChatRow]:
        """The last things said at a table, the newest last."""
        query = (
            select(chat).where(chat.c.table == table).order_by(chat.c.number.desc()).limit(limit)
        )
        async with self._reading() as connection:
            return [ChatRow(*row) for row in await connection.execute(query)][::-1]

    async def fetch_review(self, table: str) -> ReviewRow | None:
        """The review of a match, as far as it is."""
        async with self._reading() as connection:
            query = select(reviews).where(reviews.c.table == table)
            row = (await connection.execute(query)).first()
        return ReviewRow(*row) if row else None

    async def save_review(self, row: ReviewRow) -> None:
        """Keep a review in place of what was known before."""
        values = asdict(row)
        query = self._insert(reviews).values(values)
        replaced = query.on_conflict_do_update(index_elements=[reviews.c.table], set_=values)
        async with self._writing() as connection:
            await connection.execute(replaced)

    # News of other processes.

    def listen(
        self, on_change: Callable[[str], None], on_gap: Callable[[], None] = lambda: None
    ) -> None:
        """Hear of tables that other processes changed (PostgreSQL only).

        Where the connection was lost for a while, *on_gap* says that any table may have changed.
        """
        if self._listener is not None:
            self._listener.on_change, self._listener.on_gap = on_change, on_gap

    async def notify(self, table: str) -> None:
        """Tell the other processes that seats, chat or the like changed; entries do it alone."""
        if self._listener is None:
            return
        said = {"channel": CHANNEL, "payload": f"{table} {self._listener.sender}"}
        async with self._writing() as connection:
            await connection.execute(text("SELECT pg_notify(:channel, :payload)"), said)

    def _insert(self, table: Any) -> Any:
        dialect = sqlite if self._listener is None else postgresql
        return dialect.insert(table)


def _is_open() -> ColumnElement[bool]:
    return and_(seats.c.kind == "person", seats.c.owner.is_(None))


async def _listed(connection: AsyncConnection, query: Any) -> list[Listed]:
    """The tables of a query, each with its seats."""
    rows = [TableRow(*row) for row in await connection.execute(query)]
    chosen = select(seats).where(seats.c.table.in_([row.id for row in rows]))
    found = [SeatRow(*row) for row in await connection.execute(chosen.order_by(seats.c.seat))]
    return [(row, [seat for seat in found if seat.table == row.id]) for row in rows]
