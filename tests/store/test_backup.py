"""Backups are whole, fit both databases, and a damaged one changes nothing."""

import asyncio
import gzip
from pathlib import Path
from typing import Any

import pytest

from tests.store.conftest import address
from tests.store.samples import lay, move, seats, table
from tricity.engine.errors import StoreError
from tricity.store.backup import back_up, restore
from tricity.store.database import Store
from tricity.store.rows import ChatRow, ReviewRow, Snapshot
from tricity.store.schema import HEAD

pytestmark = pytest.mark.anyio
KINDS = ("sqlite", "postgresql")
FULL: dict[str, Any] = {
    "card_files": {"cards.csv": "name\nMühle 🎲\n"},
    "clock": {"seconds": 60, "increment": 1},
}
STATE = bytes(range(256))


def nobody(done: int, total: int) -> None:
    assert 0 < done <= total


async def fill(url: str, *, moves: int = 3) -> None:
    store = await Store.open(url)
    await lay(store, **FULL)
    await lay(store, "empty")
    entries = [store.journal.append(move(ply), STATE if ply == 1 else None) for ply in range(moves)]
    await asyncio.gather(*entries)
    await store.add_chat(ChatRow("table", 0, None, "Ann", "zażółć", 3.25))
    await store.save_review(ReviewRow("table", "done", 3, 3, [{"loss": 0.5}]))
    await store.close()


async def contents(url: str) -> list[Any]:
    store = await Store.open(url)
    seen = [
        await store.fetch_table("table"),
        await store.fetch_table("empty"),
        await store.fetch_entries("table"),
        await store.fetch_snapshots("table"),
        await store.fetch_chat("table", 9),
        await store.fetch_review("table"),
    ]
    await store.close()
    return seen


@pytest.mark.parametrize("to", KINDS)
@pytest.mark.parametrize("origin", KINDS)
async def test_a_backup_brings_everything_back(origin, to, tmp_path: Path):
    source, target = address(origin, tmp_path / "a"), address(to, tmp_path / "b")
    await fill(source, moves=2500)
    file = tmp_path / "tables.backup"
    rows = await back_up(source, file, nobody)
    assert await restore(target, file, nobody) == rows
    found = await contents(target)
    assert found == await contents(source)
    assert found[0] == (table(**FULL), seats())
    assert found[2:4] == [[move(ply) for ply in range(2500)], [Snapshot("table", 1, STATE)]]


async def test_a_restored_database_goes_on(url: str, tmp_path: Path):
    await fill(url)
    await back_up(url, tmp_path / "file", nobody)
    await restore(url, tmp_path / "file", nobody, is_forced=True)
    store = await Store.open(url)
    await store.journal.append(move(3))
    assert len(await store.fetch_entries("table")) == 4
    await store.close()


async def test_a_backup_during_play_is_of_one_moment(url: str, tmp_path: Path):
    store = await Store.open(url)
    for name in ("here", "there"):
        await lay(store, name)
    is_over = False

    async def play() -> None:
        ply = 0
        while not is_over:  # one transaction holds both moves
            pair = [store.journal.append(move(ply, name)) for name in ("here", "there")]
            await asyncio.gather(*pair)
            ply += 1

    playing = asyncio.create_task(play())
    for number in range(3):
        await back_up(url, tmp_path / f"{number}", nobody)
    is_over = True
    await playing
    await store.close()
    for number in range(3):
        lines = gzip.decompress((tmp_path / f"{number}").read_bytes()).decode().splitlines()
        assert sum('["here",' in line for line in lines) == sum('["there",' in li for li in lines)


async def test_a_backup_replaces_no_file(url: str, tmp_path: Path):
    await fill(url)
    file = tmp_path / "precious"
    file.write_text("mine")
    with pytest.raises(StoreError, match="precious is there already; choose another name"):
        await back_up(url, file, nobody)
    assert file.read_text() == "mine"


async def test_a_backup_that_is_interrupted_leaves_nothing(url: str, tmp_path: Path):
    await fill(url)
    folder = tmp_path / "backups"
    folder.mkdir()

    def interrupt(_done: int, _total: int) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        await back_up(url, folder / "file", interrupt)
    assert list(folder.iterdir()) == []


async def test_there_must_be_something_to_back_up(url: str, tmp_path: Path):
    with pytest.raises(StoreError, match=r"is empty|there is no database"):
        await back_up(url, tmp_path / "file", nobody)
    assert not (tmp_path / "file").exists()


async def test_only_force_replaces_tables(url: str, tmp_path: Path):
    await fill(url)
    file = tmp_path / "file"
    await back_up(url, file, nobody)
    store = await Store.open(url)
    await lay(store, "newer")
    await store.close()
    with pytest.raises(StoreError, match=r"holds tables already; .* --force"):
        await restore(url, file, nobody)
    store = await Store.open(url)
    assert await store.fetch_table("newer") == (table("newer"), seats("newer"))
    await store.close()
    await restore(url, file, nobody, is_forced=True)
    store = await Store.open(url)
    assert await store.fetch_table("newer") is None
    await store.close()


async def test_nothing_is_restored_under_a_running_server(url: str, tmp_path: Path):
    await fill(url)
    await back_up(url, tmp_path / "file", nobody)
    store = await Store.open(url)
    with pytest.raises(StoreError, match=r"somebody uses .*; stop the server"):
        await restore(url, tmp_path / "file", nobody, is_forced=True)
    await store.journal.append(move(3))
    assert len(await store.fetch_entries("table")) == 4
    await store.close()


def cut(data: bytes) -> bytes:
    return data[: len(data) // 2]


def flipped(data: bytes) -> bytes:
    middle = len(data) // 2
    return data[:middle] + bytes([data[middle] ^ 1]) + data[middle + 1 :]


def rewritten(old: str, new: str) -> Any:
    def change(data: bytes) -> bytes:
        text = gzip.decompress(data).decode()
        assert old in text
        return gzip.compress(text.replace(old, new, 1).encode())

    return change


DAMAGES = {
    "cut": cut,
    "flipped": flipped,
    "empty": lambda _: b"",
    "not compressed": lambda _: b"hello",
    "something else": lambda _: gzip.compress(b'{"format": "else"}\n'),
    "no end": rewritten('{"end":', '{"and":'),
    "a row less": rewritten('["table",1,1,11,', '{"x":"'),
    "a row twice": rewritten('["table",1,1,11,', '["table",0,1,11,'),
    "a column less": rewritten('["table",1,1,11,', '["table",1,1,'),
    "an unknown table": rewritten('{"table":"seats"', '{"table":"chairs"'),
    "an unknown column": rewritten('"rules_version"', '"rulers"'),
    "a wrong word": rewritten('["table",1,1,11,', '["table",1,"one",11,'),
    "newer": rewritten(f'"version":"{HEAD}"', '"version":"9999"'),
}


@pytest.mark.parametrize("damage", DAMAGES)
async def test_a_damaged_backup_is_refused_and_changes_nothing(url: str, tmp_path: Path, damage):
    await fill(url)
    file = tmp_path / "file"
    await back_up(url, file, nobody)
    file.write_bytes(DAMAGES[damage](file.read_bytes()))
    before = await contents(url)
    with pytest.raises(StoreError, match=r"file is .*; (use another one|install)"):
        await restore(url, file, nobody, is_forced=True)
    assert await contents(url) == before
    assert list(tmp_path.rglob("*.part*")) == []


async def test_a_backup_that_is_not_there_is_said(url: str, tmp_path: Path):
    with pytest.raises(StoreError, match="nothing cannot be read"):
        await restore(url, tmp_path / "nothing", nobody)


async def test_a_damaged_file_of_sqlite_can_be_replaced(tmp_path: Path):
    url = address("sqlite", tmp_path)
    await fill(url)
    await back_up(url, tmp_path / "file", nobody)
    before = await contents(url)
    Path(url.removeprefix("sqlite:///")).write_bytes(b"spoilt" * 1000)
    with pytest.raises(StoreError, match="not a database"):
        await contents(url)
    await restore(url, tmp_path / "file", nobody, is_forced=True)
    assert await contents(url) == before
