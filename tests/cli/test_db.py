"""`tricity db`: upgrade, backup and restore as people type them."""

import asyncio
import os
import signal
import subprocess
import sys
from pathlib import Path

import asyncpg
import pytest

from tests import postgres
from tests.store.samples import lay, seats, table
from tricity.store.database import Store
from tricity.store.schema import HEAD

INTERRUPTED = 130
WAITING = "SELECT count(*) FROM pg_stat_activity WHERE wait_event_type = 'Lock'"


def command(*words: object) -> list[str]:
    return [sys.executable, "-m", "tricity", "db", *map(str, words)]


def run(*words: object) -> tuple[int, str]:
    """The exit code, and what was said."""
    done = subprocess.run(command(*words), capture_output=True, text=True, check=False)
    assert done.stdout == ""
    return done.returncode, " ".join(done.stderr.split())


@pytest.fixture
def url(tmp_path: Path) -> str:
    """A database with one table."""
    url = f"sqlite:///{tmp_path / 'tables.db'}"
    asyncio.run(filled(url))
    return url


async def filled(url: str) -> None:
    store = await Store.open(url)
    await lay(store)
    await store.close()


async def fetched(url: str) -> object:
    store = await Store.open(url)
    found = await store.fetch_table("table")
    await store.close()
    return found


def test_a_backup_is_made_and_brought_back(url: str, tmp_path: Path):
    file = tmp_path / "backup"
    assert run("backup", file, "--database", url) == (0, f"4 rows are kept in {file}")
    other = f"sqlite:///{tmp_path / 'other.db'}"
    assert run("restore", file, "--database", other) == (0, f"4 rows are back from {file}")
    assert asyncio.run(fetched(other)) == (table(), seats())
    code, said = run("restore", file, "--database", other)
    assert code == 2
    assert said.startswith(f"tricity: the database {other} holds tables already;")
    assert run("restore", file, "--force", "--database", other)[0] == 0


def test_an_upgrade_says_what_it_did(tmp_path: Path):
    url = f"sqlite:///{tmp_path / 'tables.db'}"
    said = f"The database has version {HEAD} now; before, it had none."
    assert run("upgrade", "--database", url) == (0, said)
    assert run("upgrade", "--database", url) == (0, f"The database has version {HEAD} already.")


def test_the_usual_database_is_the_one_of_the_server(tmp_path: Path, monkeypatch):
    monkeypatch.setenv("TRICITY_DATA", str(tmp_path))
    assert run("upgrade")[0] == 0
    assert (tmp_path / "tricity.db").exists()


def test_what_is_wrong_is_said_in_one_sentence(tmp_path: Path):
    code, said = run("upgrade", "--database", "mysql://here")
    assert (code, said.count("tricity:")) == (2, 1)
    code, said = run("backup", tmp_path / "file", "--database", f"sqlite:///{tmp_path / 'none.db'}")
    assert code == 2
    assert "there is no database" in said


@pytest.mark.parametrize("words", [["backup"], ["restore", "--force"]])
def test_ctrl_c_changes_nothing(url: str, tmp_path: Path, words: list[str]):
    database = postgres.fresh_database()
    asyncio.run(filled(database))
    file = tmp_path / "folder" / "file"
    file.parent.mkdir()
    if words[0] == "restore":
        assert run("backup", file, "--database", url)[0] == 0
    before = sorted(file.parent.iterdir())
    code, said = asyncio.run(interrupted(database, *words, file))
    assert (code, said) == (INTERRUPTED, "Interrupted; nothing was changed.")
    assert sorted(file.parent.iterdir()) == before
    assert asyncio.run(fetched(database)) == (table(), seats())


async def interrupted(database: str, *words: object) -> tuple[int | None, str]:
    """Run a command that has to wait for a table, and press Ctrl-C then."""
    holder, watcher = await asyncpg.connect(database), await asyncpg.connect(database)
    async with holder.transaction():
        await holder.execute("LOCK TABLE chat IN ACCESS EXCLUSIVE MODE")
        process = await asyncio.create_subprocess_exec(
            *command(*words, "--database", database), stderr=subprocess.PIPE
        )
        while process.returncode is None and not await watcher.fetchval(WAITING):
            await asyncio.sleep(0.05)
        os.kill(process.pid, signal.SIGINT)
        _, said = await process.communicate()
    await holder.close()
    await watcher.close()
    return process.returncode, " ".join(said.decode().split())
