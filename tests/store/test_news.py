"""Processes that share a PostgreSQL hear of each other's changes."""

import asyncio
from collections.abc import AsyncIterator

import asyncpg
import pytest

from tests import postgres
from tests.store.samples import lay, move
from tricity.store.database import Store

pytestmark = pytest.mark.anyio
News = asyncio.Queue[str]
GAP = "anything"


@pytest.fixture
def url() -> str:
    return postgres.fresh_database()


@pytest.fixture
async def other(url: str) -> AsyncIterator[Store]:
    """A second process."""
    other = await Store.open(url)
    yield other
    await other.close()


def news_of(store: Store) -> News:
    news: News = asyncio.Queue()
    store.listen(news.put_nowait, lambda: news.put_nowait(GAP))
    return news


async def test_entries_are_heard_by_the_other_process_only(store: Store, other: Store):
    mine, theirs = news_of(store), news_of(other)
    await lay(store)
    await asyncio.gather(*(store.journal.append(move(ply)) for ply in range(4)))
    assert await theirs.get() == "table"
    await other.notify("answer")
    assert await mine.get() == "answer"
    assert mine.empty()


async def test_what_was_heard_can_be_fetched(store: Store, other: Store):
    theirs = news_of(other)
    await lay(store)
    for ply in range(3):
        await store.journal.append(move(ply))
        assert await theirs.get() == "table"
        assert await other.fetch_entries("table", since=ply) == [move(ply)]


async def test_a_refused_entry_is_no_news(store: Store, other: Store):
    await lay(store)
    await store.journal.append(move(0))
    theirs = news_of(other)
    lost = store.journal.append(move(0))
    await asyncio.wait([lost])
    assert lost.exception()
    await store.notify("next")
    heard = [await theirs.get()]
    while heard[-1] != "next":
        heard.append(await theirs.get())
    assert heard.count("table") <= 1  # of the first entry, if it came late


async def test_a_lost_connection_is_mended_and_said(store: Store, other: Store, url: str):
    theirs = news_of(other)
    await lay(store)
    await store.journal.append(move(0))
    assert await theirs.get() == "table"
    connection = await asyncpg.connect(url)
    await connection.execute(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
        "WHERE application_name = 'tricity' AND datname = current_database()"
    )
    await connection.close()
    assert await theirs.get() == GAP
    await store.journal.append(move(1))
    assert await theirs.get() == "table"
    assert await other.fetch_entries("table") == [move(0), move(1)]
