"""PostgreSQL: connections, the log of the journal, and news of what other processes changed."""

import asyncio
import secrets
from collections.abc import Callable, Sequence
from typing import Any

import asyncpg
from sqlalchemy import make_url
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from tricity.engine.errors import ConflictError, StoreError
from tricity.store.journal import Pending
from tricity.store.troubles import explained
from tricity.store.urls import Place

CHANNEL = "tricity"
NAME = {"application_name": "tricity"}
PATIENCE = (0.1, 0.5, 1.0, 2.0, 5.0)  # seconds between attempts to listen again
# One statement is one round trip and one transaction.
INSERT = f"""
WITH added AS (
    INSERT INTO entries ("table", ply, seat, move, at)
    SELECT * FROM unnest($1::text[], $2::int[], $3::int[], $4::int[], $5::float8[])
    RETURNING "table"
), kept AS (
    INSERT INTO snapshots ("table", ply, state)
    SELECT * FROM unnest($6::text[], $7::int[], $8::bytea[])
), ended AS (
    UPDATE tables SET finished_at = over.at
    FROM unnest($9::float8[], $10::text[]) AS over (at, id) WHERE tables.id = over.id
)
SELECT pg_notify('{CHANNEL}', changed.id || ' ' || $11::text)
FROM (SELECT DISTINCT "table" AS id FROM added) AS changed
"""


def connect(place: Place) -> AsyncEngine:
    """Connections for everything but the journal."""
    url = make_url(place.url).set(drivername="postgresql+asyncpg")
    return create_async_engine(url, connect_args={"server_settings": NAME}, pool_pre_ping=True)


class PostgresLog:
    """Writes batches on a connection of its own, and opens a new one where it was lost."""

    def __init__(self, place: Place, sender: str) -> None:
        self._place = place
        self._sender = sender
        self._connection: Any = None

    async def insert(self, batch: Sequence[Pending]) -> None:
        """Add all of them or none, and tell the other processes."""
        # Processes that add to the same tables in the same order never wait for each other forever.
        ordered = sorted(batch, key=lambda pending: (pending.entry.table, pending.entry.ply))
        added = _columns([tuple(vars(pending.entry).values()) for pending in ordered], 5)
        kept = [(p.entry.table, p.entry.ply, p.snapshot) for p in ordered if p.snapshot is not None]
        ended = [(p.entry.at, p.entry.table) for p in ordered if p.is_last]
        columns = (*added, *_columns(kept, 3), *_columns(ended, 2))
        with explained(self._place):
            connection = await self._connected()
            try:
                await connection.execute(INSERT, *columns, self._sender)
            except asyncpg.IntegrityConstraintViolationError as error:
                raise ConflictError(f"somebody else wrote first ({error}); load it") from error
            except asyncpg.DataError as error:
                raise ValueError(str(error)) from error

    async def close(self) -> None:
        """Close the connection."""
        if self._connection is not None:
            await self._connection.close()

    async def _connected(self) -> Any:
        if self._connection is None or self._connection.is_closed():
            self._connection = await asyncpg.connect(self._place.url, server_settings=NAME)
        return self._connection


def _columns(rows: Sequence[tuple[Any, ...]], width: int) -> list[list[Any]]:
    return [[row[column] for row in rows] for column in range(width)]


class Listener:
    """Hears what other processes changed."""

    def __init__(self, place: Place) -> None:
        self.sender = secrets.token_hex(4)  # the name of this process
        self.on_change: Callable[[str], None] = lambda _: None
        self.on_gap: Callable[[], None] = lambda: None
        self._place = place
        self._connection: Any = None
        self._again: asyncio.Task[None] | None = None
        self._is_closed = False

    async def start(self) -> None:
        """Connect, and listen."""
        with explained(self._place):
            connection = await asyncpg.connect(self._place.url, server_settings=NAME)
            await connection.add_listener(CHANNEL, self._hear)
        connection.add_termination_listener(self._lose)
        self._connection = connection

    async def close(self) -> None:
        """Listen no more."""
        self._is_closed = True
        if self._again is not None:
            self._again.cancel()
        if self._connection is not None:
            await self._connection.close()

    def _hear(self, _connection: Any, _pid: int, _channel: str, payload: object) -> None:
        table, _, sender = str(payload).partition(" ")
        if sender != self.sender:
            self.on_change(table)

    def _lose(self, _connection: Any) -> None:
        if not self._is_closed:
            self._again = asyncio.get_running_loop().create_task(self._listen_again())

    async def _listen_again(self) -> None:
        """Try until it works; anything may have changed meanwhile."""
        attempt = 0
        while True:
            await asyncio.sleep(PATIENCE[min(attempt, len(PATIENCE) - 1)])
            attempt += 1
            try:
                await self.start()
            except StoreError:
                continue
            self.on_gap()
            return
