"""The journal: durable, in order, all together; and who was first stays first."""

import asyncio
from collections.abc import Sequence

import pytest

from tests.store.samples import lay, move
from tricity.engine.errors import ConflictError, StoreError
from tricity.store.database import Store
from tricity.store.journal import Journal, Pending
from tricity.store.rows import Entry, Snapshot

pytestmark = pytest.mark.anyio


async def test_what_is_durable_is_there_for_others(store: Store, url: str):
    await lay(store)
    await asyncio.gather(*(store.journal.append(move(ply)) for ply in range(5)))
    other = await Store.open(url)
    assert await other.fetch_entries("table") == [move(ply) for ply in range(5)]
    assert await other.fetch_entries("table", since=3) == [move(3), move(4)]
    await other.close()


async def test_entries_of_many_tables_land_in_their_order(store: Store):
    for number in range(5):
        await lay(store, f"t{number}")
    moves = [move(ply, f"t{number}") for ply in range(90) for number in range(5)]
    await asyncio.gather(*map(store.journal.append, moves))
    for number in range(5):
        assert await store.fetch_entries(f"t{number}") == moves[number::5]


async def test_snapshots_lie_beside_their_entries(store: Store):
    await lay(store)
    kept = {0: b"", 3: bytes(range(256)), 4: b"last"}
    await asyncio.gather(*(store.journal.append(move(ply), kept.get(ply)) for ply in range(5)))
    assert await store.fetch_snapshots("table") == [
        Snapshot("table", ply, state) for ply, state in kept.items()
    ]
    assert await store.fetch_snapshot("table") == Snapshot("table", 4, b"last")


async def test_the_last_entry_ends_its_match_and_no_other(store: Store):
    await lay(store, "here")
    await lay(store, "there")
    await store.journal.append(move(0, "there"))
    await store.journal.append(move(0, "here"), is_last=True)
    here, there = await store.fetch_table("here"), await store.fetch_table("there")
    assert here
    assert there
    assert here[0].finished_at == move(0).at
    assert there[0].finished_at is None


async def test_two_writers_of_a_ply_have_one_winner(store: Store, url: str):
    await lay(store)
    other = await Store.open(url)
    mine, theirs = Entry("table", 0, 0, 1, 0.5), Entry("table", 0, 1, 2, 0.5)
    ends = await asyncio.gather(
        store.journal.append(mine), other.journal.append(theirs), return_exceptions=True
    )
    await other.close()
    assert [type(end) for end in ends if end] == [ConflictError]
    assert await store.fetch_entries("table") == [mine if ends[0] is None else theirs]


async def test_a_conflict_drops_all_that_waits_at_its_table_and_nothing_else(store: Store):
    await lay(store, "here")
    await lay(store, "there")
    await store.journal.append(move(0, "here"))
    stale = [store.journal.append(move(ply, "here"), b"s") for ply in range(3)]
    good = [store.journal.append(move(ply, "there"), b"s") for ply in range(3)]
    ends = await asyncio.gather(*stale, *good, return_exceptions=True)
    assert [type(end) for end in ends] == [ConflictError] * 3 + [type(None)] * 3
    assert await store.fetch_entries("here") == [move(0, "here")]
    assert await store.fetch_snapshots("here") == []
    assert await store.fetch_entries("there") == [move(ply, "there") for ply in range(3)]


async def test_what_is_handed_over_during_a_conflict_is_dropped_too(store: Store):
    await lay(store)
    await store.journal.append(move(0))
    lost = store.journal.append(move(0))
    late: list[asyncio.Future[None]] = []
    lost.add_done_callback(lambda _: late.append(store.journal.append(move(1))))
    with pytest.raises(ConflictError):
        await lost
    with pytest.raises(ConflictError):
        await late[0]
    assert await store.fetch_entries("table") == [move(0)]


async def test_a_table_goes_on_after_a_conflict(store: Store):
    await lay(store)
    await store.journal.append(move(0))
    with pytest.raises(ConflictError):
        await store.journal.append(move(0))
    await asyncio.sleep(0.05)
    await store.journal.append(move(1))
    assert await store.fetch_entries("table") == [move(0), move(1)]


async def test_an_entry_of_a_table_that_is_not_there_is_refused(store: Store):
    with pytest.raises(StoreError):
        await store.journal.append(move(0, "nowhere"))


async def test_an_impossible_entry_spoils_nothing_else(store: Store):
    await lay(store, "here")
    await lay(store, "there")
    wrong = store.journal.append(Entry("here", 0, 0, 2**70, 0.5))
    right = store.journal.append(move(0, "there"))
    with pytest.raises(StoreError, match="cannot be kept"):
        await wrong
    await right
    assert await store.fetch_entries("there") == [move(0, "there")]
    await store.journal.append(move(0, "here"))


async def test_closing_writes_what_waits(url: str):
    store = await Store.open(url)
    await lay(store)
    waiting = [store.journal.append(move(ply)) for ply in range(3)]
    await store.close()
    assert all(future.done() and future.exception() is None for future in waiting)


class Notebook:
    """A log that counts its batches."""

    def __init__(self) -> None:
        self.batches: list[int] = []

    async def insert(self, batch: Sequence[Pending]) -> None:
        self.batches.append(len(batch))
        await asyncio.sleep(0)

    async def close(self) -> None:
        pass


async def test_entries_that_wait_are_committed_together():
    notebook = Notebook()
    journal = Journal(notebook)
    first = [journal.append(move(0, f"t{n}")) for n in range(50)]
    await asyncio.sleep(0)
    later = [journal.append(move(1, f"t{n}")) for n in range(50)]
    await asyncio.gather(*first, *later)
    assert notebook.batches == [50, 50]
