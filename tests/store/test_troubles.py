"""Whatever is wrong with a database is said with its name and the cure."""

import asyncio
import os
import resource
import sys
from pathlib import Path

import pytest

from tests import postgres
from tests.store.samples import lay, move
from tricity.engine.errors import StoreError
from tricity.store.database import Store
from tricity.store.urls import default_url, read_url

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize(
    ("url", "words"),
    [
        ("", "'' is no address of a database; write sqlite:///FILE or postgresql://"),
        ("tables.sqlite", "'tables.sqlite' is no address of a database; write sqlite:///FILE"),
        ("mysql://ann:secret@here/it", r"'mysql://ann:\*\*\*@here/it' is of a kind .*; write"),
        ("sqlite://", "'sqlite://' names no file; write sqlite:///FILE"),
        ("sqlite:///:memory:", "names no file; write sqlite:///FILE"),
        ("postgresql://here:port/it", "is no address of a database"),
    ],
)
async def test_a_wrong_address_is_refused(url, words):
    with pytest.raises(StoreError, match=words):
        await Store.open(url)


def test_the_usual_place_is_a_file_in_the_data_folder(monkeypatch, tmp_path):
    monkeypatch.delenv("TRICITY_DATA", raising=False)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    if sys.platform.startswith("linux"):
        assert default_url() == f"sqlite:///{tmp_path}/tricity/tricity.db"
    monkeypatch.setenv("TRICITY_DATA", str(tmp_path))
    assert default_url() == f"sqlite:///{tmp_path}/tricity.db"
    assert read_url(default_url()).file


async def test_a_folder_is_no_file(tmp_path: Path):
    with pytest.raises(StoreError, match="is a folder; name a file in it"):
        await Store.open(f"sqlite:///{tmp_path}")


async def test_a_file_is_no_folder(tmp_path: Path):
    (tmp_path / "file").touch()
    with pytest.raises(StoreError, match="is no folder; name another file"):
        await Store.open(f"sqlite:///{tmp_path / 'file' / 'tables.sqlite'}")


async def test_another_file_is_no_database(tmp_path: Path):
    file = tmp_path / "letter.txt"
    file.write_text("Dear Bob, " * 1000)
    with pytest.raises(StoreError, match=r"letter.txt .* not a database.*; .* name another"):
        await Store.open(f"sqlite:///{file}")
    assert file.read_text() == "Dear Bob, " * 1000


@pytest.mark.skipif(os.geteuid() == 0, reason="root may write everywhere")
async def test_a_folder_without_permission_is_said(tmp_path: Path):
    tmp_path.chmod(0o500)
    with pytest.raises(StoreError, match=r"Permission denied.*; mend its permissions"):
        await Store.open(f"sqlite:///{tmp_path / 'new' / 'tables.sqlite'}")


async def test_only_the_owner_may_read_the_file(tmp_path: Path):
    file = tmp_path / "folder" / "tables.sqlite"
    store = await Store.open(f"sqlite:///{file}")
    await lay(store)
    assert {path.stat().st_mode & 0o077 for path in file.parent.iterdir()} == {0}
    assert file.parent.stat().st_mode & 0o077 == 0
    await store.close()


async def test_a_full_disk_is_said_and_breaks_nothing(tmp_path: Path):
    store = await Store.open(f"sqlite:///{tmp_path / 'tables.sqlite'}")
    await lay(store)
    await store.journal.append(move(0))
    limits = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (100_000, limits[1]))
    try:
        with pytest.raises(StoreError, match="; see that its disk works and has space"):
            await store.journal.append(move(1), bytes(300_000))
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, limits)
    assert await store.fetch_entries("table") == [move(0)]
    await asyncio.sleep(0.05)
    await store.journal.append(move(1), bytes(300_000))
    assert await store.fetch_entries("table") == [move(0), move(1)]
    await store.close()


@pytest.mark.parametrize(
    ("url", "words"),
    [
        ("postgresql://postgres:secret@127.0.0.1:9/it", r"\*\*\*@127.0.0.1:9/it .*; see that Post"),
        ("postgresql:///it?host=/nowhere", "; see that PostgreSQL runs"),
    ],
)
async def test_a_server_that_is_not_there_is_said(url, words):
    with pytest.raises(StoreError, match=words) as caught:
        await Store.open(url)
    assert "secret" not in str(caught.value)


async def test_a_database_that_is_not_there_is_said():
    url = postgres.fresh_database().replace("@/tricity", "@/nowhere")
    with pytest.raises(StoreError, match=r"does not exist\); make it first \(`createdb`\)"):
        await Store.open(url)
