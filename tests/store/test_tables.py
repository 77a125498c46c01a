"""What is put into the store comes back, on both databases."""

import asyncio
from dataclasses import replace

import pytest

from tests.store.samples import ANN, BOB, lay, seats, table
from tricity.engine.errors import StoreError
from tricity.store.database import Store
from tricity.store.rows import ChatRow, ReviewRow

pytestmark = pytest.mark.anyio

FULL = {
    "card_files": {"cards.csv": "name,cost\nMühle: 'młyn',1\n"},
    "clock": {"seconds": 600, "increment": 5},
    "started_at": 1.25,
    "finished_at": 2.5,
    "rematch": "another",
    "is_imported": True,
    "has_chosen_seed": True,
}


@pytest.mark.parametrize("changes", [{}, FULL], ids=["bare", "full"])
async def test_a_table_comes_back_as_it_was(store: Store, changes):
    await lay(store, **changes)
    assert await store.fetch_table("table") == (table(**changes), seats())


async def test_a_table_that_is_not_there_is_none(store: Store):
    assert await store.fetch_table("nowhere") is None
    assert await store.fetch_entries("nowhere") == []
    assert await store.fetch_snapshot("nowhere") is None
    assert await store.fetch_review("nowhere") is None


async def test_a_table_is_kept_with_all_its_seats_or_not_at_all(store: Store):
    twice = [seats()[0], seats()[0]]
    with pytest.raises(StoreError):
        await store.add_table(table(), twice)
    assert await store.fetch_table("table") is None


async def test_columns_of_a_table_and_a_seat_change(store: Store):
    await lay(store)
    await store.change_table("table", started_at=5.5)
    await store.change_seat("table", 0, is_away=True, wish="undo")
    changed = replace(seats()[0], is_away=True, wish="undo")
    assert await store.fetch_table("table") == (table(started_at=5.5), [changed, *seats()[1:]])


async def test_an_open_seat_has_one_winner(store: Store):
    await lay(store)
    winners = await asyncio.gather(*(store.take_seat("table", 1, f"{n}", "B") for n in range(8)))
    assert winners.count(True) == 1
    _, (_, taken, _) = await store.fetch_table("table") or (None, [])
    assert (taken.owner, taken.name) == (str(winners.index(True)), "B")
    assert taken.joined_at is not None


@pytest.mark.parametrize(("seat", "why"), [(0, "taken"), (2, "a bot's"), (3, "no chair")])
async def test_only_an_open_seat_can_be_taken(store: Store, seat, why):
    await lay(store)
    assert not await store.take_seat("table", seat, BOB, "Bob"), why
    assert await store.fetch_table("table") == (table(), seats())


async def test_bots_take_open_seats_only(store: Store):
    await lay(store)
    await store.seat_bots("table", "builder")
    opened = replace(seats()[1], kind="bot", level="builder")
    assert await store.fetch_table("table") == (table(), [seats()[0], opened, seats()[2]])
    assert not await store.take_seat("table", 1, BOB, "Bob")


async def test_the_first_rematch_wins(store: Store):
    await lay(store)
    chosen = await asyncio.gather(*(store.set_rematch("table", f"new{n}") for n in range(8)))
    assert len(set(chosen)) == 1
    assert await store.set_rematch("table", "later") == chosen[0]


async def test_open_tables_are_public_gather_and_have_a_chair(store: Store):
    await lay(store, "older", created_at=1.0)
    await lay(store, "newer", created_at=2.0)
    await lay(store, "secret", is_public=False)
    await lay(store, "started", started_at=3.0)
    await lay(store, "ended", started_at=3.0, finished_at=4.0)
    await store.add_table(table("full"), seats("full")[:1])
    assert [row.id for row, _ in await store.open_tables(9)] == ["newer", "older"]
    assert await store.open_tables(1) == [(table("newer", created_at=2.0), seats("newer"))]


async def test_public_tables_are_those_being_played(store: Store):
    await lay(store, "older", created_at=1.0, started_at=9.0)
    await lay(store, "newer", created_at=2.0, started_at=3.0)
    await lay(store, "gathering")
    await lay(store, "secret", is_public=False, started_at=3.0)
    await lay(store, "ended", started_at=3.0, finished_at=4.0)
    assert [row.id for row, _ in await store.public_tables(9)] == ["newer", "older"]
    assert [row.id for row, _ in await store.public_tables(1)] == ["newer"]


async def test_tables_of_somebody_are_where_they_sit_and_which_they_made(store: Store):
    await lay(store, "ended", created_at=9.0, finished_at=10.0)
    await lay(store, "older", created_at=1.0, is_public=False)
    await store.add_table(table("made", created_at=2.0), [])
    await store.add_table(table("foreign", creator=BOB), [])
    assert [row.id for row, _ in await store.tables_of(ANN, 9)] == ["made", "older", "ended"]
    assert [row.id for row, _ in await store.tables_of(ANN, 2)] == ["made", "older"]
    assert await store.tables_of("nobody", 9) == []


async def test_running_tables_are_counted_for_their_maker(store: Store):
    await lay(store, "one")
    await lay(store, "two", started_at=1.0)
    await lay(store, "ended", started_at=1.0, finished_at=4.0)
    assert await store.count_running(ANN) == 2
    assert await store.count_running(BOB) == 0


async def test_chat_is_numbered_for_each_table(store: Store):
    await lay(store, "here")
    await lay(store, "there")
    said = [ChatRow("here", 0, 1, "Bob", f"Zażółć {n} 🎲", 2.5) for n in range(6)]
    kept = await asyncio.gather(*(store.add_chat(row) for row in said))
    assert sorted(row.number for row in kept) == [1, 2, 3, 4, 5, 6]
    assert (await store.add_chat(ChatRow("there", 7, None, "A", "b", 1.0))).number == 1
    newest = sorted(kept, key=lambda row: row.number)[-2:]
    assert await store.fetch_chat("here", 2) == newest


async def test_a_review_replaces_the_one_before(store: Store):
    await lay(store)
    begun = ReviewRow("table", "running", 1, 30)
    await store.save_review(begun)
    assert await store.fetch_review("table") == begun
    ended = ReviewRow("table", "done", 30, 30, [{"ply": 3, "loss": 0.25}])
    await store.save_review(ended)
    assert await store.fetch_review("table") == ended


async def test_a_table_outlives_the_process(url: str):
    first = await Store.open(url)
    await lay(first)
    await first.close()
    second = await Store.open(url)
    assert await second.fetch_table("table") == (table(), seats())
    await second.close()
