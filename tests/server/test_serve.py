"""The commands: `tricity serve` from its first line to Ctrl-C, and `tricity verify`."""

import asyncio
import os
import re
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from tests.server.house import BOT, ME, OPEN, Guest, housed, until
from tricity.cli import app, main
from tricity.cli.serve import has_display, listen
from tricity.engine.errors import MatchError, OptionError
from tricity.store import dump, upgrade
from tricity.store.connections import Connections
from tricity.store.urls import read_url

ADDRESS = re.compile(r"http://localhost:(\d+)/")


@contextmanager
def serving(database: str, *words: str) -> Iterator[tuple[subprocess.Popen[str], Guest]]:
    """The command in a process of its own, and somebody who found it by what it says."""
    command = [sys.executable, "-m", "tricity", "serve", "--no-open", "--bot-pause", "0"]
    with subprocess.Popen(
        [*command, "--database", database, *words],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        env={**os.environ, "PYTHONWARNINGS": "default"},
    ) as process:
        assert process.stdout
        found = next(filter(None, map(ADDRESS.search, process.stdout)))
        guest = Guest(f"127.0.0.1:{found[1]}")
        try:
            until(lambda: is_there(guest))
            yield process, guest
        finally:
            guest.http.close()
            process.send_signal(signal.SIGINT)
            process.wait(60)


def is_there(guest: Guest) -> bool:
    host, port = guest.place.split(":")
    with socket.socket() as probe:
        return probe.connect_ex((host, int(port))) == 0


def test_ctrl_c_ends_it_cleanly_and_nothing_is_lost(tmp_path):
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    with serving(database, "--port", "0") as (process, ann):
        table = ann.make("pointcity", ME, ME, seed="1")
        ann.move(table)
        seen, cookies = ann.position(table, 0), ann.http.cookies
    assert process.returncode == 0
    with serving(database, "--port", "0", "--host", "0.0.0.0") as (process, again):
        again.http.cookies = cookies
        assert again.position(table, 0) == seen
    assert process.returncode == 0


async def set_up_the_first_version(database: str) -> None:
    async with Connections(read_url(database)) as connections, connections.writing() as connection:
        await connection.run_sync(upgrade.upgrade, "0001")


def test_a_file_of_an_older_version_is_kept_and_upgraded(tmp_path):
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    asyncio.run(set_up_the_first_version(database))
    with serving(database, "--port", "0") as (_, ann):
        ann.make("pointcity", ME, ME)
    [kept] = tmp_path.glob("tables-*.backup")
    with dump.reading(kept) as backup:
        assert backup.head.version == "0001"


def test_the_next_free_port_is_taken():
    with listen("127.0.0.1", 0) as door:
        door.listen()
        port = door.getsockname()[1]
        with listen("127.0.0.1", port) as other:
            assert port < other.getsockname()[1] < port + 50


def test_a_place_that_cannot_be_is_refused_in_one_sentence(monkeypatch, capsys):
    with pytest.raises(OptionError, match="choose another"):
        listen("203.0.113.1", 8080)
    monkeypatch.setattr(sys, "argv", ["tricity", "serve", "--database", "mysql://nowhere"])
    with pytest.raises(SystemExit):
        main()
    assert capsys.readouterr().err.startswith("tricity: ")


def test_no_browser_is_opened_without_a_display(monkeypatch):
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.delenv("DISPLAY", raising=False)
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    assert not has_display()
    monkeypatch.setenv("DISPLAY", ":0")
    assert has_display()


def test_a_match_is_verified(ann, tmp_path, capsys):
    table = ann.make("pointcity", ME, BOT)
    promised = ann.look(table)["commitment"]
    ann.play(table)
    file = tmp_path / "our.match"
    text = ann.ask(f"/tables/{table}/match")
    file.write_text(text, "utf-8")
    app(["verify", str(file), "--commitment", promised], standalone_mode=False)
    assert promised in capsys.readouterr().out
    with pytest.raises(MatchError, match="another one"):
        app(["verify", str(file), "--commitment", "0" * 64], standalone_mode=False)
    file.write_text(re.sub("# salt .", "# salt x", text), "utf-8")
    with pytest.raises(MatchError, match="was changed"):
        app(["verify", str(file)], standalone_mode=False)
    file.write_text(re.sub("# (salt|commitment) .*\n", "", text), "utf-8")
    with pytest.raises(MatchError, match="names no commitment"):
        app(["verify", str(file)], standalone_mode=False)


def test_a_table_survives_in_the_memory_only_while_somebody_looks(tmp_path):
    with housed(f"sqlite:///{tmp_path / 'idle.db'}", idle=0.2) as house, house.guest() as ann:
        table = ann.make("pointcity", ME, OPEN)
        until(lambda: table not in house.hall.rooms)
        assert ann.look(table)["stage"] == "gathering"
