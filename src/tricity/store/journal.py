"""The journal: entries of all tables, gathered and made durable together (group commit)."""

import asyncio
from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import NamedTuple, Protocol

from tricity.engine.errors import ConflictError, StoreError
from tricity.store.rows import Entry

PAUSE = 0.001  # seconds in which a busy journal gathers
HOPS = 3  # turns of the event loop until everybody who awaits a failure has heard of it


class Pending(NamedTuple):
    """An entry on its way."""

    entry: Entry
    snapshot: bytes | None
    landed: asyncio.Future[None]
    is_last: bool = False  # the match ends with it


class Log(Protocol):
    """Where entries become durable."""

    async def insert(self, batch: Sequence[Pending]) -> None:
        """Add all of them or none; a ConflictError if any of their plies is there already."""

    async def close(self) -> None:
        """Let go of the database."""


class Journal:
    """Entries go in one by one, and to the disk in batches."""

    def __init__(self, log: Log) -> None:
        self._log = log
        self._waiting: list[Pending] = []
        self._failed: set[str] = set()
        self._writer: asyncio.Task[None] | None = None

    def append(
        self, entry: Entry, snapshot: bytes | None = None, *, is_last: bool = False
    ) -> asyncio.Future[None]:
        """Hand an entry over; the future is done when it is durable. The last one ends its match.

        After a failure of one entry all entries of that table which wait fail too. Whoever awaits
        a future must then throw the table away before anything else, and load it anew.
        """
        landed = asyncio.get_running_loop().create_future()
        if entry.table in self._failed:
            landed.set_exception(_dropped())
            return landed
        self._waiting.append(Pending(entry, snapshot, landed, is_last))
        if self._writer is None:
            self._writer = asyncio.create_task(self._write())
        return landed

    async def close(self) -> None:
        """Write what waits, and let go of the database."""
        if self._writer is not None:
            await self._writer
        await self._log.close()

    async def _write(self) -> None:
        while self._waiting:
            batch, self._waiting = self._waiting, []
            await self._land(batch)
            if self._failed:
                await self._let_others_hear()
            elif len(batch) > 1:
                await asyncio.sleep(PAUSE)
        self._writer = None

    async def _land(self, batch: Sequence[Pending]) -> None:
        """Make a batch durable."""
        try:
            await self._log.insert(batch)
        except Exception as error:  # whatever it is, other tables must go on
            await self._give_up(batch, error)
        else:
            _settle(batch)

    async def _give_up(self, batch: Sequence[Pending], error: Exception) -> None:
        """Drop a batch; where one table may have spoilt it, each table tries again alone."""
        tables = _by_table(batch)
        is_outage = isinstance(error, StoreError) and not isinstance(error, ConflictError)
        if not is_outage and len(tables) > 1:
            for some in tables:
                await self._land(some)
        elif isinstance(error, StoreError):
            self._fail(batch, error)
        else:
            self._fail(batch, StoreError(f"an entry cannot be kept ({error!r}); report it"))

    def _fail(self, batch: Iterable[Pending], error: StoreError) -> None:
        failed = {pending.entry.table for pending in batch}
        self._failed |= failed
        dropped = [pending for pending in self._waiting if pending.entry.table in failed]
        self._waiting = [pending for pending in self._waiting if pending.entry.table not in failed]
        for pending in (*batch, *dropped):
            if not pending.landed.done():
                pending.landed.set_exception(error)

    async def _let_others_hear(self) -> None:
        """Refuse the tables that failed until whoever holds them knows it."""
        for _ in range(HOPS):
            await asyncio.sleep(0)
        self._failed.clear()


def _settle(batch: Iterable[Pending]) -> None:
    for pending in batch:
        if not pending.landed.done():
            pending.landed.set_result(None)


def _by_table(batch: Sequence[Pending]) -> list[list[Pending]]:
    ordered = sorted(batch, key=lambda pending: pending.entry.table)
    return [list(some) for _, some in groupby(ordered, key=lambda pending: pending.entry.table)]


def _dropped() -> ConflictError:
    return ConflictError("an earlier entry of this table was not kept; load the table anew")
