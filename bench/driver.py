"""Two clients at each of many tables, over real WebSockets: how fast, and how late.

`python -m bench.driver fast|paced PLACE PID` reads tables as JSON lines (their id, and the cookies
of both seats), plays at the server with that PID, and prints one JSON object.
"""

import asyncio
import json
import os
import sys
import time
from collections.abc import Callable, Coroutine
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import orjson
import uvloop
from websockets.asyncio.client import ClientConnection, connect

AT_ONCE = 50  # tables in play, where they are played as fast as they go
WARM_UP, SECONDS = 3.0, 10.0
ROUNDS = 10  # of which the best is told: other programs can only slow one down
PAUSE = 1.0  # between two moves of a table, where they are paced
HANDSHAKES = 20  # at the same time

ERRANDS: set[asyncio.Task[None]] = set()  # or they would be forgotten before they end


@dataclass
class Table:
    """A table, and what its two seats have received."""

    id: str
    cookies: list[str]
    rng: Random
    on_move: Callable[["Table"], None] = lambda _: None
    on_end: Callable[["Table"], None] = lambda _: None
    is_active: bool = False  # whether it is played as fast as it goes
    seen: list[int] = field(default_factory=lambda: [0, 0])  # [seat] the newest change
    question: tuple[int, int, list[int]] | None = None  # whose, at which place, which moves
    sent: float = 0.0  # when the last move was
    lines: list[ClientConnection] = field(default_factory=list)

    async def join(self, place: str) -> None:
        """Connect both seats."""
        for seat, cookie in enumerate(self.cookies):
            line = await connect(
                f"ws://{place}/api/v1/tables/{self.id}/live?seat={seat}",
                additional_headers={"Cookie": f"tricity={cookie}"},
                compression=None,
                ping_interval=None,
                max_queue=None,
            )
            self.lines.append(line)
            self.ask_about(seat, orjson.loads(await line.recv()))

    async def follow(self, seat: int) -> None:
        """Read what one seat is told, until the end."""
        async for text in self.lines[seat]:
            if text[:16] == '{"type":"change"':
                self.hear(seat, orjson.loads(text))

    def ask_about(self, seat: int, message: Any) -> None:
        """Note which moves a seat may choose."""
        if message["legal"]:
            self.question = seat, message["seq"], message["legal"]

    def hear(self, seat: int, change: Any) -> None:
        """Take over a change; when both seats have it, the move counts."""
        self.ask_about(seat, change)
        self.seen[seat] = change["seq"]
        if self.seen[1 - seat] < change["seq"]:
            return
        self.on_move(self)
        if change["patch"]["fields"].get("is_finished"):
            self.on_end(self)
        elif self.is_active:
            self.answer()

    def answer(self) -> None:
        """Answer the question at random."""
        if self.question:
            seat, seq, legal = self.question
            self.question = None
            self.sent = time.perf_counter()
            text = f'{{"type":"move","seq":{seq},"move":{self.rng.choice(legal)}}}'
            begin(self.lines[seat].send(text))


def begin(errand: Coroutine[Any, Any, None]) -> None:
    """Do something beside everything else."""
    task = asyncio.ensure_future(errand)
    ERRANDS.add(task)
    task.add_done_callback(ERRANDS.discard)


async def join_all(tables: list[Table], place: str) -> None:
    """Connect to all tables, some at a time."""
    gate = asyncio.Semaphore(HANDSHAKES)

    async def join(table: Table) -> None:
        async with gate:
            await table.join(place)

    await asyncio.gather(*map(join, tables))
    for table in tables:
        begin(table.follow(0))
        begin(table.follow(1))


async def fast(tables: list[Table], server: int) -> dict[str, float]:
    """So many tables in play that the server is never idle: moves in a second."""
    waiting, moves = iter(tables), 0

    def count(_: Table) -> None:
        nonlocal moves
        moves += 1

    def play_another(_: Table) -> None:
        table = next(waiting)
        table.is_active, table.on_move, table.on_end = True, count, play_another
        table.answer()

    for table in tables[:AT_ONCE]:
        play_another(table)
    await asyncio.sleep(WARM_UP)
    start, before = time.perf_counter(), moves
    busy = cpu_seconds(server), cpu_seconds(os.getpid())
    best, least = 0.0, float("inf")
    for _ in range(ROUNDS):
        begun, first, worked = time.perf_counter(), moves, cpu_seconds(server)
        await asyncio.sleep(SECONDS / ROUNDS)
        best = max(best, (moves - first) / (time.perf_counter() - begun))
        least = min(least, (cpu_seconds(server) - worked) / max(1, moves - first))
    elapsed, played = time.perf_counter() - start, moves - before
    server_cpu, driver_cpu = cpu_seconds(server) - busy[0], cpu_seconds(os.getpid()) - busy[1]
    return {
        "best": best,
        "moves": played / elapsed,
        "server_us_per_move": 1e6 * server_cpu / max(1, played),
        "least_us_per_move": 1e6 * least,
        "server_core": server_cpu / elapsed,
        "driver_core": driver_cpu / elapsed,
    }


async def paced(tables: list[Table], server: int) -> dict[str, float]:
    """One move a second at every table: milliseconds until both seats have it."""
    late: list[float] = []
    start = time.perf_counter() + WARM_UP
    busy = cpu_seconds(server)

    def note(table: Table) -> None:
        now = time.perf_counter()
        if now > start:
            late.append(now - table.sent)

    async def play(table: Table, offset: float) -> None:
        table.on_move = note
        await asyncio.sleep(offset)
        while time.perf_counter() < start + SECONDS:
            table.answer()
            await asyncio.sleep(PAUSE)

    offsets = [PAUSE * number / len(tables) for number in range(len(tables))]
    await asyncio.gather(*map(play, tables, offsets))
    late.sort()
    return {
        "p50": 1000 * late[len(late) // 2],
        "p99": 1000 * late[len(late) * 99 // 100],
        "most": 1000 * late[-1],
        "moves": len(late) / SECONDS,
        "clients": 2 * len(tables),
        "server_core": (cpu_seconds(server) - busy) / (WARM_UP + SECONDS),
    }


def cpu_seconds(process: int) -> float:
    """How long a process has been at work, where the system tells."""
    try:
        words = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return 0.0
    return (int(words[11]) + int(words[12])) / os.sysconf("SC_CLK_TCK")


async def main(how: str, place: str, server: int) -> None:
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    lines = [json.loads(line) for line in sys.stdin]
    tables = [Table(line["id"], line["cookies"], Random(line["id"])) for line in lines]
    await join_all(tables, place)
    found = await {"fast": fast, "paced": paced}[how](tables, server)
    print(json.dumps(found), flush=True)
    os._exit(0)  # without a farewell to thousands of connections


if __name__ == "__main__":
    uvloop.run(main(sys.argv[1], sys.argv[2], int(sys.argv[3])))
