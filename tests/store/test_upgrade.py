"""Migrations lead to what schema.py says; databases of other versions are refused with a cure."""

import asyncio
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, inspect, text

from tests import postgres
from tests.store.samples import lay, seats, table
from tricity.engine.errors import StoreError
from tricity.store import schema, upgrade
from tricity.store.backup import bring_up_to_date
from tricity.store.connections import Connections
from tricity.store.database import Store
from tricity.store.schema import HEAD, metadata
from tricity.store.urls import read_url

pytestmark = pytest.mark.anyio


async def test_migrations_lead_to_what_the_schema_says(url: str, tmp_path):
    await bring_up_to_date(url)
    kind = "sqlite" if url.startswith("sqlite") else "postgresql"
    other = postgres.fresh_database() if kind == "postgresql" else f"sqlite:///{tmp_path}/other"
    await change(other, metadata.create_all)
    upgraded = await change(url, described)
    made = await change(other, described)
    upgraded.pop(upgrade.VERSIONS)
    assert upgraded == made
    assert await change(url, difference) == []


def test_the_newest_migration_is_the_one_of_the_schema():
    assert upgrade.known_versions()[0] == HEAD


async def test_an_upgrade_of_nothing_sets_up_and_of_the_newest_changes_nothing(url: str):
    assert await bring_up_to_date(url) == (None, HEAD)
    store = await Store.open(url)
    await lay(store)
    await store.close()
    assert await bring_up_to_date(url) == (HEAD, HEAD)
    store = await Store.open(url)
    assert await store.fetch_table("table") == (table(), seats())
    await store.close()


async def test_processes_that_start_together_set_up_once(url: str):
    stores = await asyncio.gather(*(Store.open(url) for _ in range(4)))
    await lay(stores[0])
    assert await stores[-1].fetch_table("table") == (table(), seats())
    for store in stores:
        await store.close()


async def test_a_newer_database_is_refused(url: str):
    await bring_up_to_date(url)
    await change(url, lambda c: c.execute(text("UPDATE alembic_version SET version_num = '9999'")))
    with pytest.raises(StoreError, match=r"9999, newer than this program .*; install"):
        await Store.open(url)
    with pytest.raises(StoreError, match="newer"):
        await bring_up_to_date(url)


async def test_an_older_database_is_refused_until_it_is_upgraded(
    url: str, monkeypatch: pytest.MonkeyPatch
):
    await bring_up_to_date(url)
    monkeypatch.setattr(upgrade, "HEAD", "0099")
    needs = rf"is of version {HEAD}, .* needs 0099; .*tricity db upgrade"
    with pytest.raises(StoreError, match=needs):
        await Store.open(url)


async def test_an_upgrade_from_the_first_version_keeps_what_is_there(url: str):
    await change(url, lambda connection: upgrade.upgrade(connection, "0001"))
    row = {key: value for key, value in vars(table()).items() if key != "daily"}
    first = schema.tables.insert().values(row)
    await change(url, lambda connection: connection.execute(first))
    with pytest.raises(StoreError, match="tricity db upgrade"):
        await Store.open(url)
    assert await bring_up_to_date(url) == ("0001", HEAD)
    store = await Store.open(url)
    assert await store.fetch_table("table") == (table(), [])
    await store.close()


async def test_a_database_of_something_else_is_refused(url: str):
    await change(url, lambda c: c.execute(text("CREATE TABLE seats (number INTEGER)")))
    with pytest.raises(StoreError, match="table 'seats' that is not Tricity's; give Tricity"):
        await Store.open(url)


async def change(url: str, work: Any) -> Any:
    async with Connections(read_url(url)) as connections, connections.writing() as connection:
        return await connection.run_sync(work)


def difference(connection: Connection) -> list[Any]:
    options = {"include_name": lambda name, *_: name != upgrade.VERSIONS}
    return list(compare_metadata(MigrationContext.configure(connection, opts=options), metadata))


def described(connection: Connection) -> dict[str, Any]:
    """All that the database knows of its tables."""
    seen = inspect(connection)
    return {
        name: {
            "columns": [
                (column["name"], str(column["type"]), column["nullable"])
                for column in seen.get_columns(name)
            ],
            "key": seen.get_pk_constraint(name),
            "foreign": seen.get_foreign_keys(name),
            "indexes": [
                index | {"dialect_options": {key: str(words) for key, words in options(index)}}
                for index in seen.get_indexes(name)
            ],
            "options": seen.get_table_options(name),
        }
        for name in seen.get_table_names()
    }


def options(index: Any) -> Any:
    return index.get("dialect_options", {}).items()
