"""Days of the challenge: one attempt that counts, one process that lets the bots play."""

import asyncio
from dataclasses import replace
from typing import Any

import pytest

from tests.store.samples import ANN, BOB, seats, table
from tests.store.test_indexes import EXPLAIN, is_scan, kind, overheard
from tricity.store.database import Store
from tricity.store.rows import AttemptRow, YardstickRow

pytestmark = pytest.mark.anyio

DAY = "2026-11-16"
RESULT: dict[str, Any] = {"mark": 7, "score": 60, "rival": 53, "spare": 0, "outcome": 1.0}
YARDSTICK = YardstickRow(DAY, "thecity", 1, [], is_done=False, at=100.0)


async def begin(store: Store, number: int = 1, **changes: Any) -> bool:
    """Begin an attempt at a table of its own."""
    attempt = replace(AttemptRow(DAY, "thecity", ANN, number, "", 1, is_late=False), **changes)
    name = f"{attempt.owner[0]} {attempt.day} {attempt.game} {number} {id(attempt)}"
    return await store.dailies.add_attempt(
        replace(attempt, table=name), table(name, daily=attempt.day), seats(name)
    )


async def test_an_attempt_is_kept_with_its_table(store: Store):
    assert await begin(store)
    (attempt,) = await store.dailies.attempts_of(ANN, DAY, DAY)
    found = await store.fetch_table(attempt.table)
    assert found
    assert found[0].daily == DAY
    assert attempt.mark is None
    assert await store.dailies.attempts_of(BOB, DAY, DAY) == []
    assert await store.dailies.attempts_of(ANN, "2026-11-17", "2026-11-30") == []


async def test_of_attempts_begun_together_one_is_kept_and_no_table_of_the_others(store: Store):
    assert sorted(await asyncio.gather(*(begin(store) for _ in range(5)))) == [False] * 4 + [True]
    assert await store.count_running(ANN) == 1
    assert await begin(store, 2)
    assert [one.number for one in await store.dailies.attempts_of(ANN, DAY, DAY)] == [1, 2]


async def test_a_result_is_written_once(store: Store):
    await begin(store)
    (attempt,) = await store.dailies.attempts_of(ANN, DAY, DAY)
    await store.dailies.finish(attempt.table, **RESULT)
    await store.dailies.finish(attempt.table, **{**RESULT, "mark": 99})
    assert await store.dailies.attempts_of(ANN, DAY, DAY) == [replace(attempt, **RESULT)]


async def test_marks_are_those_that_count(store: Store):
    await begin(store)
    await begin(store, 2)
    await begin(store, owner=BOB, is_late=True)
    await begin(store, owner="c" * 64)
    await begin(store, owner="d" * 64, rules_version=2)
    for owner in (ANN, BOB, "d" * 64):
        for attempt in await store.dailies.attempts_of(owner, DAY, DAY):
            await store.dailies.finish(attempt.table, **{**RESULT, "mark": 6 + attempt.number})
    assert await store.dailies.marks(DAY, "thecity", 1) == {7: 2}
    assert await store.dailies.marks(DAY, "pointcity", 1) == {}


async def test_days_played_are_those_played_in_time(store: Store):
    for day, is_late in (("2026-11-14", False), ("2026-11-15", True), (DAY, False)):
        await begin(store, day=day, is_late=is_late)
    await begin(store, day="2026-11-13")
    for attempt in await store.dailies.attempts_of(ANN, "2026-11-14", DAY):
        await store.dailies.finish(attempt.table, **RESULT)
    assert await store.dailies.days_played(ANN) == ["2026-11-14", DAY]


async def test_one_of_many_lets_the_bots_play(store: Store):
    claims = await asyncio.gather(*(store.dailies.claim(YARDSTICK, 0.0) for _ in range(5)))
    assert sorted(claims) == [False] * 4 + [True]


async def test_the_work_of_the_dead_is_taken_over_once_and_that_of_the_done_never(store: Store):
    await store.dailies.claim(YARDSTICK, 0.0)
    partly = replace(YARDSTICK, results=[{"level": "builder", "mark": 3}], at=120.0)
    await store.dailies.save_yardstick(partly)
    again = replace(YARDSTICK, at=200.0)
    assert not await store.dailies.claim(again, 120.0)
    claims = await asyncio.gather(*(store.dailies.claim(again, 150.0) for _ in range(3)))
    assert sorted(claims) == [False, False, True]
    assert await store.dailies.fetch_yardstick(DAY, "thecity", 1) == replace(partly, at=200.0)
    await store.dailies.save_yardstick(replace(partly, is_done=True))
    assert not await store.dailies.claim(again, 999.0)
    assert await store.dailies.fetch_yardstick(DAY, "thecity", 2) is None


async def test_every_question_goes_by_an_index(store: Store):
    with overheard(store) as said:
        await store.dailies.attempts_of(ANN, DAY, DAY)
        await store.dailies.days_played(ANN)
        await store.dailies.marks(DAY, "thecity", 1)
        await store.dailies.fetch_yardstick(DAY, "thecity", 1)
        await store.dailies.finish("table", **RESULT)
    async with store._reading() as connection:
        if kind(store) == "postgresql":  # it reads an empty table at one go, unless told not to
            await connection.exec_driver_sql("SET LOCAL enable_seqscan = off")
        for statement, values in said:
            plan = await connection.exec_driver_sql(f"{EXPLAIN[kind(store)]} {statement}", values)
            steps = [" ".join(map(str, row)) for row in plan]
            assert [step for step in steps if is_scan(step)] == [], "\n".join(steps)
