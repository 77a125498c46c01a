"""The server: moves in a second, how late they arrive, and how much a reconnection costs."""

import asyncio
import json
import os
import secrets
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

from websockets.sync.client import connect

from bench.figure import ROOT, Figure, NotThereError
from tricity.games import game
from tricity.server.founding import table_wished
from tricity.server.identity import fingerprint
from tricity.server.table import Table
from tricity.store.database import Store
from tricity.store.rows import Entry, SeatRow, TableRow
from tricity.wire.tables import NewTable

FAST_TABLES, PACED_TABLES = 900, 1000
PLIES = 300  # of the table that somebody comes back to
BEHIND = (1, 10, 60, 200)  # changes that the one who comes back has missed
STORED, STARTS = 10_000, 5
PATIENCE = 300.0

Line = dict[str, Any]  # how to sit down at a table: its id, and the cookies of its seats
Stored = tuple[TableRow, list[SeatRow], list[Entry], Line]


def moves() -> list[Figure]:
    """50 tables of two, as fast as they go; a move counts when both seats have received it."""
    return [Figure("server.moves", driven("fast", FAST_TABLES)["moves"], "moves/s", True)]


def p99() -> list[Figure]:
    """2,000 clients at 1,000 moves a second: until both seats have received a move."""
    return [Figure("server.p99", driven("paced", PACED_TABLES)["p99"], "ms", False)]


def reconnect() -> list[Figure]:
    """What somebody is sent who comes back to a long match, in whatever way costs most."""
    most = 0
    with house([_long_match()]) as (_, place, (line,)):
        for since in ("", *(f"&since={max(0, line['seq'] - behind)}" for behind in BEHIND)):
            address = f"ws://{place}/api/v1/tables/{line['id']}/live?seat=0{since}"
            headers = {"Cookie": f"tricity={line['cookies'][0]}"}
            with connect(address, additional_headers=headers, compression=None) as door:
                most = max(most, _bytes_until_news(door))
    return [Figure("server.reconnect", most / 1000, "kB", False)]


def start() -> list[Figure]:
    """How much longer it takes a server with many stored tables to answer than an empty one."""
    many, none = (_seconds_to_start(_new_tables(count)) for count in (STORED, 0))
    return [Figure("server.start", many - none, "s", False)]


def _seconds_to_start(stored: list[Stored]) -> float:
    """The best of several starts."""
    with _kept(stored) as database:
        return min(_seconds_of_a_start(database) for _ in range(STARTS))


def _seconds_of_a_start(database: str) -> float:
    begun = time.perf_counter()
    with _served(database):
        return time.perf_counter() - begun


def _bytes_until_news(door: Any) -> int:
    size = 0
    while True:
        text = door.recv(timeout=PATIENCE)
        size += len(text.encode())
        if text.startswith('{"type":"table"'):
            return size


def driven(how: str, tables: int) -> dict[str, float]:
    """What the driver finds out at so many tables."""
    with house(_new_tables(tables)) as (server, place, lines):
        command = [sys.executable, "-m", "bench.driver", how, place, str(server.pid)]
        text = "\n".join(map(json.dumps, lines))
        driver = subprocess.run(
            command, cwd=ROOT, input=text, capture_output=True, text=True, timeout=PATIENCE
        )
    if driver.returncode:
        raise RuntimeError(driver.stderr)
    found: dict[str, float] = json.loads(driver.stdout)
    print({**found, "load": os.getloadavg()}, file=sys.stderr)
    return found


@contextmanager
def house(stored: list[Stored]) -> Iterator[tuple[subprocess.Popen[bytes], str, list[Line]]]:
    """A server with some tables, where it is, and how to sit down at them."""
    with _kept(stored) as database, _served(database) as (server, place):
        yield server, place, [line for *_, line in stored]


@contextmanager
def _kept(stored: list[Stored]) -> Iterator[str]:
    """The address of a database with some tables."""
    with tempfile.TemporaryDirectory() as folder:
        database = f"sqlite:///{Path(folder) / 'bench.db'}"
        asyncio.run(_keep(database, stored))
        yield database


@contextmanager
def _served(database: str) -> Iterator[tuple[subprocess.Popen[bytes], str]]:
    """A server that answers, and where it is."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    server = subprocess.Popen([sys.executable, "-m", "bench.house", database, str(port)], cwd=ROOT)
    try:
        _await_health(f"127.0.0.1:{port}")
        yield server, f"127.0.0.1:{port}"
    finally:
        server.terminate()
        server.wait(PATIENCE)


def _await_health(place: str) -> None:
    """Wait until the server answers."""
    deadline = time.monotonic() + PATIENCE
    while not _is_healthy(f"http://{place}/api/v1/health"):
        if time.monotonic() > deadline:
            raise NotThereError("the server does not answer")
        time.sleep(0.01)


def _is_healthy(address: str) -> bool:
    try:
        with urllib.request.urlopen(address, timeout=5) as answer:
            return bool(answer.status == 200)
    except OSError:
        return False


async def _keep(database: str, stored: list[Stored]) -> None:
    store = await Store.open(database)
    for row, seats, entries, _ in stored:
        await store.add_table(row, seats)
        await asyncio.gather(*map(store.journal.append, entries))
    await store.close()


def _new_tables(count: int) -> list[Stored]:
    """Tables of Point City for two people."""
    return [_table("pointcity", 2) for _ in range(count)]


def _table(key: str, seats: int) -> Stored:
    cookies = [secrets.token_urlsafe(24) for _ in range(seats)]
    wish = NewTable.model_validate({"game": key, "seats": [{"kind": "me"}] * seats})
    row, chairs = table_wished(wish, fingerprint(cookies[0]), _box(key))
    owned = [
        replace(chair, owner=fingerprint(cookie))
        for chair, cookie in zip(chairs, cookies, strict=True)
    ]
    return row, owned, [], {"id": row.id, "cookies": cookies, "seq": 0}


@cache
def _box(key: str) -> Any:
    return game(key).load_box()


def _long_match() -> Stored:
    """A match of The City for five people, who build little and play long."""
    for deal in range(100):
        row, seats, _, line = _table("thecity", 5)
        table, rng = Table(row, seats, [], _box("thecity")), Random(deal)
        while table.waiting() and table.ply < PLIES:
            seat = rng.choice(table.waiting())
            moves = table.legal(seat)
            move = rng.choice([*(6 * moves[:1]), rng.choice(moves)])
            table.submit(seat, table.seq(seat), move, time.time())
        if table.waiting():
            return row, seats, table.entries, {**line, "seq": table.seq(0)}
    raise RuntimeError("nobody plays so long; let them build less")
