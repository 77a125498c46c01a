"""Ten thousand stored tables: a server starts without looking at them."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from tests.server.house import ME, Json
from tests.server.mortal import Mortal

pytestmark = pytest.mark.skipif(not Path("/proc/self/io").exists(), reason="reads /proc")

TABLES = 10_000
MOVES = 20  # of each
MEGABYTE = 2**20
LISTED = 200  # tables that lists may load, at most

COPIES = f"WITH RECURSIVE copies(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM copies LIMIT {TABLES})"
ID = "printf('copy%018d', n)"


@pytest.fixture(scope="module")
def empty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Mortal]:
    with Mortal(f"sqlite:///{tmp_path_factory.mktemp('empty') / 'tables.db'}") as server:
        yield server


@pytest.fixture(scope="module")
def full_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A database in which one real table, begun by Ann, was copied again and again."""
    file = tmp_path_factory.mktemp("full") / "tables.db"
    with Mortal(f"sqlite:///{file}") as server, server.guest() as ann:
        table = ann.make("pointcity", ME, ME, is_public=True)
        for _ in range(MOVES):
            ann.move(table, ann.look(table)["waiting"][0])
    with closing(sqlite3.connect(file)) as connection, connection:
        for name, key in (("tables", "id"), ("seats", '"table"'), ("entries", '"table"')):
            copy(connection, name, key)
    return file


@pytest.fixture(scope="module")
def full(full_file: Path) -> Iterator[Mortal]:
    with Mortal(f"sqlite:///{full_file}") as server:
        yield server


def copy(connection: sqlite3.Connection, name: str, key: str) -> None:
    found = connection.execute(f"SELECT * FROM {name} LIMIT 1").description
    columns = [f'"{column[0]}"' for column in found]
    values = [ID if column.strip('"') == key.strip('"') else column for column in columns]
    chosen = f"{COPIES} SELECT {', '.join(values)} FROM {name}, copies"
    connection.execute(f"INSERT INTO {name} ({', '.join(columns)}) {chosen}")


def health(server: Mortal) -> Json:
    with server.guest() as guest:
        found: Json = guest.ask("/health")
    return found


def bytes_read(server: Mortal) -> int:
    lines = Path(f"/proc/{server.pid}/io").read_text("utf-8").splitlines()
    return int(lines[0].removeprefix("rchar: "))


def test_a_server_starts_without_the_tables_it_stores(empty: Mortal, full: Mortal, full_file: Path):
    assert full_file.stat().st_size > 20 * MEGABYTE
    assert health(full)["tables"] == health(empty)["tables"] == 0
    assert bytes_read(full) - bytes_read(empty) < MEGABYTE
    assert full.memory - empty.memory < 16 * MEGABYTE


def test_lists_are_short_and_a_table_is_loaded_when_asked_for(full: Mortal):
    with full.guest() as guest:
        lobby = guest.ask("/lobby")
        assert 0 < len(lobby["running"]) < LISTED
        assert guest.look(f"copy{TABLES:018d}")["stage"] == "playing"
        assert guest.position(f"copy{TABLES:018d}")["seq"] > 0
    assert 0 < health(full)["tables"] < LISTED
