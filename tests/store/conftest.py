"""Both databases: a file of SQLite, and a real PostgreSQL."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests import postgres
from tricity.store.database import Store


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database."""
    return address(request.param, tmp_path)


@pytest.fixture
async def store(url: str) -> AsyncIterator[Store]:
    store = await Store.open(url)
    yield store
    await store.close()


def address(kind: str, folder: Path) -> str:
    if kind == "postgresql":
        return postgres.fresh_database()
    return f"sqlite:///{folder / 'some folder' / 'tables.sqlite'}"
