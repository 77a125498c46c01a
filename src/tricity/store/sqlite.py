"""SQLite: connections that survive a power cut, and the log of the journal."""

import asyncio
import sqlite3
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractAsyncContextManager, closing, contextmanager
from typing import Any

from sqlalchemy import event
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from tricity.engine.errors import ConflictError, StoreError
from tricity.store.journal import Pending
from tricity.store.troubles import explain, explained
from tricity.store.urls import Place

BUSY = 10.0  # seconds to wait for another program
PRAGMAS = (
    "PRAGMA journal_mode = WAL",
    "PRAGMA synchronous = FULL",
    "PRAGMA foreign_keys = ON",
)
ROWS = 100  # of one statement
ENTRY = "(?, ?, ?, ?, ?)"
INSERT = 'INSERT INTO entries ("table", ply, seat, move, at) VALUES '
KEEP = 'INSERT INTO snapshots ("table", ply, state) VALUES (?, ?, ?)'

FINISH = "UPDATE tables SET finished_at = ? WHERE id = ?"


def connect(place: Place) -> AsyncEngine:
    """Connections for everything but the journal."""
    engine = create_async_engine(
        f"sqlite+aiosqlite:///{place.file}",
        connect_args={"timeout": BUSY, "isolation_level": None},
    )
    event.listen(engine.sync_engine, "connect", _prepare)
    event.listen(engine.sync_engine, "begin", _begin)
    return engine


def _prepare(connection: Any, _record: Any) -> None:
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(pragma)
    cursor.close()


def _begin(connection: Any) -> None:
    """Begin as a writer where a writer is needed: SQLite cannot always promote a reader."""
    writes = connection.get_execution_options().get("writes", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


class SqliteLog:
    """Writes batches on a thread of its own, each with one call that lets go of Python's lock.

    A call for each row would ask for that lock as often, and a busy event loop gives it back late.
    """

    def __init__(self, place: Place, gate: AbstractAsyncContextManager[Any]) -> None:
        self._place = place
        self._gate = gate
        self._thread = ThreadPoolExecutor(1, "tricity-journal")
        self._connection: sqlite3.Connection | None = None

    async def insert(self, batch: Sequence[Pending]) -> None:
        """Add all of them or none."""
        rows = [tuple(vars(pending.entry).values()) for pending in batch]
        kept = [(p.entry.table, p.entry.ply, p.snapshot) for p in batch if p.snapshot is not None]
        ended = [(p.entry.at, p.entry.table) for p in batch if p.is_last]
        loop = asyncio.get_running_loop()
        async with self._gate:
            await loop.run_in_executor(self._thread, self._insert, rows, kept, ended)

    async def close(self) -> None:
        """Close the file."""
        await asyncio.get_running_loop().run_in_executor(self._thread, self._disconnect)
        self._thread.shutdown()

    def _insert(self, rows: list[Any], kept: list[Any], ended: list[Any]) -> None:
        try:
            self._connection = self._connection or self._connect()
            _add(self._connection, rows, kept, ended)
        except sqlite3.IntegrityError as error:
            raise ConflictError(f"somebody else wrote first ({error}); load the table") from error
        except sqlite3.Error as error:
            raise explain(self._place, error) from error

    def _connect(self) -> sqlite3.Connection:
        connection = sqlite3.connect(
            str(self._place.file), BUSY, isolation_level=None, cached_statements=2 * ROWS
        )
        for pragma in PRAGMAS:
            connection.execute(pragma)
        return connection

    def _disconnect(self) -> None:
        if self._connection is not None:
            self._connection.close()


def _add(
    connection: sqlite3.Connection, rows: list[Any], kept: list[Any], ended: list[Any]
) -> None:
    if len(rows) <= ROWS and not kept and not ended:
        _add_some(connection, rows)  # a single statement is a transaction
        return
    with _transaction(connection):
        for first in range(0, len(rows), ROWS):
            _add_some(connection, rows[first : first + ROWS])
        connection.executemany(KEEP, kept)
        connection.executemany(FINISH, ended)


def _add_some(connection: sqlite3.Connection, rows: list[Any]) -> None:
    values = [value for row in rows for value in row]
    connection.execute(INSERT + ", ".join([ENTRY] * len(rows)), values)


@contextmanager
def _transaction(connection: sqlite3.Connection) -> Iterator[None]:
    connection.execute("BEGIN IMMEDIATE")
    try:
        yield
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise


def prepare_file(place: Place) -> None:
    """Make the file and its folder, for the eyes of their owner: secret seeds lie in it."""
    if place.file is None or place.file.is_file():
        return
    if place.file.is_dir():
        raise StoreError(f"{place.file} is a folder; name a file in it")
    with explained(place):
        place.file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        place.file.touch(mode=0o600)


@contextmanager
def alone(place: Place) -> Iterator[None]:
    """Keep everybody else out of the file; refuse where somebody uses it already.

    Leaving WAL mode needs to be alone, and leaves all in one file. A damaged file keeps nobody.
    """
    with closing(sqlite3.connect(str(place.file), 0, isolation_level=None)) as connection:
        try:
            connection.execute("PRAGMA journal_mode = DELETE")
            connection.execute("BEGIN EXCLUSIVE")
        except sqlite3.OperationalError as error:
            if "locked" in str(error):
                raise StoreError(f"somebody uses {place.file}; stop the server first") from error
            raise explain(place, error) from error
        except sqlite3.DatabaseError:
            pass
        yield


def replace_file(new: Place, place: Place) -> None:
    """Put a whole new file in the place of an old one; its log would spoil the new one."""
    assert new.file is not None
    assert place.file is not None
    for ending in ("-wal", "-shm"):
        place.file.with_name(place.file.name + ending).unlink(missing_ok=True)
    new.file.replace(place.file)
