"""No list and no log reads more than it shows: every query goes by an index."""

from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from sqlalchemy import event, insert, text

from tests.store.conftest import address
from tests.store.samples import ANN, move, seats, table
from tricity.store import schema
from tricity.store.database import Store

pytestmark = pytest.mark.anyio

TABLES = 10_000
STAGES: tuple[dict[str, Any], ...] = (
    {},
    {"started_at": 2.0},
    {"started_at": 2.0, "finished_at": 3.0},
)
QUERIES = {
    "open_tables": (50,),
    "public_tables": (50,),
    "tables_of": (ANN, 50),
    "count_running": (ANN,),
    "fetch_table": ("t7",),
    "fetch_entries": ("t7", 3),
    "fetch_snapshot": ("t7",),
    "fetch_snapshots": ("t7",),
    "fetch_chat": ("t7", 50),
    "fetch_review": ("t7",),
}


@pytest.fixture(scope="module")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
async def store(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> AsyncIterator[Store]:
    """A store with many tables, of as many owners."""
    store = await Store.open(address(request.param, tmp_path_factory.mktemp("many")))
    async with store._writing() as connection:
        for name, rows in many().items():
            await connection.execute(insert(schema.metadata.tables[name]), rows)
        await connection.execute(text("ANALYZE"))
    yield store
    await store.close()


def many() -> dict[str, list[dict[str, Any]]]:
    names = [f"t{number}" for number in range(TABLES)]
    people = {name: ANN if number < 20 else f"owner {number}" for number, name in enumerate(names)}
    rows = [
        vars(table(name, created_at=float(n), creator=people[name], **STAGES[n % len(STAGES)]))
        for n, name in enumerate(names)
    ]
    chairs = [dict(vars(seat)) for name in names for seat in seats(name)]
    for chair in chairs:
        chair["owner"] = chair["owner"] and people[chair["table"]]
    entries = [vars(move(ply, name)) for name in names for ply in range(5)]
    return {"tables": rows, "seats": chairs, "entries": entries}


@pytest.mark.parametrize("query", QUERIES)
async def test_a_query_goes_by_an_index(store: Store, query: str):
    with overheard(store) as said:
        await getattr(store, query)(*QUERIES[query])
    assert said
    async with store._reading() as connection:
        for statement, values in said:
            plan = await connection.exec_driver_sql(f"{EXPLAIN[kind(store)]} {statement}", values)
            steps = [" ".join(map(str, row)) for row in plan]
            assert [step for step in steps if is_scan(step)] == [], "\n".join(steps)


EXPLAIN = {"sqlite": "EXPLAIN QUERY PLAN", "postgresql": "EXPLAIN"}


def kind(store: Store) -> str:
    return "sqlite" if store.place.file else "postgresql"


def is_scan(step: str) -> bool:
    """Whether a step reads a whole table (of small ones PostgreSQL does so rightly)."""
    is_small = any(name in step for name in ("chat", "reviews", "snapshots"))
    return ("Seq Scan" in step or ("SCAN" in step and "USING" not in step)) and not is_small


@contextmanager
def overheard(store: Store) -> Iterator[list[tuple[str, Any]]]:
    """The statements that reach the database."""
    said: list[tuple[str, Any]] = []

    def listen(_connection: Any, _cursor: Any, statement: str, values: Any, *_: Any) -> None:
        said.append((statement, values))

    engine = store._connections._engine.sync_engine
    event.listen(engine, "before_cursor_execute", listen)
    yield said
    event.remove(engine, "before_cursor_execute", listen)
