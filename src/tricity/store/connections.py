"""Connections to a database, whichever kind it is; what it complains about names the cure."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager, nullcontext
from typing import Any, Self

from sqlalchemy.ext.asyncio import AsyncConnection

from tricity.store import postgres, sqlite
from tricity.store.troubles import explained
from tricity.store.urls import Place


class Connections:
    """A pool for readers and writers; the journal has a connection of its own."""

    def __init__(self, place: Place) -> None:
        sqlite.prepare_file(place)
        self.place = place
        self._engine = (sqlite if place.file else postgres).connect(place)
        # SQLite has one writer at a time; here they queue fairly.
        self.gate: AbstractAsyncContextManager[Any] = (
            asyncio.Lock() if place.file else nullcontext()
        )

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """A connection for a few reads."""
        with explained(self.place):
            async with self._engine.connect() as connection, connection.begin():
                yield connection

    @asynccontextmanager
    async def frozen(self) -> AsyncIterator[AsyncConnection]:
        """A connection for many reads of one and the same moment."""
        with explained(self.place):
            async with self._engine.connect() as connection:
                if self.place.file is None:
                    await connection.execution_options(isolation_level="REPEATABLE READ")
                async with connection.begin():
                    yield connection

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """A connection for one transaction that changes something."""
        with explained(self.place):
            async with self.gate, self._engine.connect() as connection:
                await connection.execution_options(writes=True)
                async with connection.begin():
                    yield connection

    async def close(self) -> None:
        """Close them all."""
        await self._engine.dispose()

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()
