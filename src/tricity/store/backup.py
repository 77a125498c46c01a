"""Backups of a whole database while it is used, and bringing them back, also into another kind."""

import base64
from collections.abc import Callable
from contextlib import nullcontext
from dataclasses import replace
from datetime import datetime
from os import getpid
from pathlib import Path
from types import NoneType
from typing import Any

from sqlalchemy import JSON, Connection, Float, LargeBinary, MetaData, Table, func, select, text
from sqlalchemy.exc import CompileError, DataError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection
from sqlalchemy.types import TypeEngine

from tricity.engine.errors import StoreError
from tricity.store import dump, schema, sqlite, upgrade
from tricity.store.connections import Connections
from tricity.store.urls import Place, read_url

GROUP = 1000  # rows at once
OTHERS = """
SELECT count(*) FROM pg_stat_activity WHERE application_name = 'tricity'
AND datname = current_database() AND pid <> pg_backend_pid()
"""

Progress = Callable[[int, int], None]  # rows done, rows in all


async def bring_up_to_date(url: str) -> tuple[str | None, str]:
    """Upgrade a database; which version it had, and which it has."""
    place = read_url(url)
    async with Connections(place) as connections:
        async with connections.reading() as connection:
            found = await connection.run_sync(upgrade.version)
        if found is not None:
            upgrade.check_age(f"the database {place.words}", found)
        if found != schema.HEAD:
            async with connections.writing() as connection:
                await connection.run_sync(upgrade.upgrade)
    return found, schema.HEAD


async def renew(url: str) -> Path | None:
    """Upgrade a file of SQLite that an older program made; the backup that it leaves beside it.

    What is wrong with any other database is told when it is opened.
    """
    place = read_url(url)
    if place.file is None or not place.file.exists():
        return None
    async with Connections(place) as connections, connections.reading() as connection:
        found = await connection.run_sync(upgrade.version)
    if found in (None, schema.HEAD) or found not in upgrade.known_versions():
        return None
    file = place.file.with_name(f"{place.file.stem}-{datetime.now():%Y%m%d-%H%M%S}.backup")
    await back_up(url, file, lambda *_: None)
    await bring_up_to_date(url)
    return file


# Making a backup.


async def back_up(url: str, file: Path, progress: Progress) -> int:
    """Write all that a database holds at one moment into a new file; how many rows."""
    place = read_url(url)
    if place.file is not None and not place.file.exists():
        raise StoreError(f"there is no database {place.words}; name another with --database URL")
    if file.exists():
        raise StoreError(f"{file} is there already; choose another name")
    async with Connections(place) as connections, connections.frozen() as connection:
        found = await connection.run_sync(upgrade.version)
        if found is None:
            raise StoreError(f"the database {place.words} is empty; there is nothing to back up")
        tables = await connection.run_sync(_tables)
        rows = {table.name: await _count(connection, table) for table in tables}
        with dump.writing(file) as stream:
            writer = dump.Writer(stream, dump.Head(found, rows))
            for table in tables:
                await _write(connection, table, writer, progress)
            writer.end()
    return writer.written


async def _write(
    connection: AsyncConnection, table: Table, writer: dump.Writer, progress: Progress
) -> None:
    writer.begin(table.name, [column.name for column in table.columns])
    binary = [isinstance(column.type, LargeBinary) for column in table.columns]
    query = select(table).order_by(*table.primary_key.columns)
    found = await connection.stream(query, execution_options={"yield_per": GROUP})
    async for group in found.partitions():
        for row in group:
            values = zip(row, binary, strict=True)
            writer.add([base64.b64encode(v).decode() if is_bytes else v for v, is_bytes in values])
        progress(writer.written, writer.head.total)


def _tables(connection: Connection) -> list[Table]:
    """The tables as they are there, of whatever version: parents before children."""
    found = MetaData()
    found.reflect(connection)
    tables = [table for table in found.sorted_tables if table.name != upgrade.VERSIONS]
    for column in (column for table in tables for column in table.columns):
        if isinstance(column.type, JSON):
            column.type.none_as_null = True
    return tables


async def _count(connection: AsyncConnection, table: Table) -> int:
    return int((await connection.execute(select(func.count()).select_from(table))).scalar_one())


# Bringing it back.


async def restore(url: str, file: Path, progress: Progress, *, is_forced: bool = False) -> int:
    """Put a backup in the place of what a database holds; how many rows."""
    place = read_url(url)
    with dump.reading(file) as backup:
        upgrade.check_age(str(file), backup.head.version)
        if not is_forced and await _is_used(place):
            raise StoreError(
                f"the database {place.words} holds tables already; "
                "restore into another one, or add --force to replace them"
            )
        if place.file is None:
            await _restore_server(place, backup, progress)
        else:
            await _restore_file(place, place.file, backup, progress)
        return backup.head.total


async def _is_used(place: Place) -> bool:
    if place.file is not None and not place.file.exists():
        return False
    async with Connections(place) as connections, connections.reading() as connection:
        if await connection.run_sync(upgrade.version) is None:
            return False
        return bool(await _count(connection, schema.tables))


async def _restore_file(place: Place, file: Path, backup: dump.Reader, progress: Progress) -> None:
    """Fill a new file beside the old one, and exchange them when it is whole."""
    part = file.with_name(f"{file.name}.{getpid()}.part")
    new = replace(place, file=part)
    try:
        with sqlite.alone(place) if file.exists() else nullcontext():
            async with Connections(new) as connections, connections.writing() as connection:
                await _fill(connection, backup, progress)
        sqlite.replace_file(new, place)
    finally:
        for leftover in part.parent.glob(f"{part.name}*"):
            leftover.unlink()


async def _restore_server(place: Place, backup: dump.Reader, progress: Progress) -> None:
    """Empty and fill the database in one transaction."""
    async with Connections(place) as connections, connections.writing() as connection:
        if (await connection.execute(text(OTHERS))).scalar():
            raise StoreError(f"somebody uses {place.words}; stop the servers first")
        await connection.run_sync(_drop)
        await _fill(connection, backup, progress)


def _drop(connection: Connection) -> None:
    if upgrade.version(connection) is None:
        return
    found = MetaData()
    found.reflect(connection)
    found.drop_all(connection)


async def _fill(connection: AsyncConnection, backup: dump.Reader, progress: Progress) -> None:
    await connection.run_sync(upgrade.upgrade, backup.head.version)
    tables = {table.name: table for table in await connection.run_sync(_tables)}
    done = 0
    for name, rows in backup.groups(GROUP):
        try:
            await connection.execute(tables[name].insert(), _unpacked(tables[name], rows))
        except (CompileError, DataError, IntegrityError) as error:
            raise ValueError(f"a row of {name} does not fit") from error
        done += len(rows)
        progress(done, backup.head.total)
    await connection.run_sync(upgrade.upgrade)


def _unpacked(table: Table, rows: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The rows as the database takes them; SQLite alone would take any type."""
    columns = [(column.name, _kinds(column.type)) for column in table.columns]
    for row in rows:
        for name, kinds in columns:
            if bytes in kinds:
                row[name] = base64.b64decode(row[name], validate=True)
            elif not isinstance(row[name], kinds):
                raise ValueError(f"{row[name]!r} cannot be the {name} of a row of {table.name}")
    return rows


def _kinds(column: TypeEngine[Any]) -> tuple[type, ...]:
    if isinstance(column, JSON):
        return (dict, list, NoneType)
    return (float, int, NoneType) if isinstance(column, Float) else (column.python_type, NoneType)
