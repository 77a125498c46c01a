"""Servers in processes of their own, which can be killed at any moment.

`python -m tests.server.mortal` compiles all rules; then it reads addresses of databases, and forks
a server for each: so a server that was killed is back at once.
"""

import json
import os
import signal
import socket
import subprocess
import sys
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import NoReturn, Self

import uvicorn

from tests.server.house import GENEROUS, Guest, until
from tricity.cli.serve import config, listen
from tricity.games import SHELF
from tricity.server.settings import Settings
from tricity.server.shelf import warm_up

ROOT = Path(__file__).parents[2]


class Mortal:
    """A server that lives until it is killed."""

    def __init__(self, database: str) -> None:
        mother = _mother()
        assert mother.stdin
        assert mother.stdout
        mother.stdin.write(f"{database}\n")
        mother.stdin.flush()
        self.pid, port = json.loads(mother.stdout.readline())
        self.place = f"127.0.0.1:{port}"
        with self.guest() as guest:
            guest.ask("/health")

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.kill()

    def guest(self) -> Guest:
        """Somebody who has never been here."""
        return Guest(self.place)

    def kill(self) -> None:
        """End it as `kill -9` does."""
        if self.pid:
            os.kill(self.pid, signal.SIGKILL)
            until(lambda: not Path(f"/proc/{self.pid}").exists())
            self.pid = 0

    @property
    def memory(self) -> int:
        """Bytes of memory in use."""
        lines = Path(f"/proc/{self.pid}/status").read_text("utf-8").splitlines()
        return next(int(line.split()[1]) * 1024 for line in lines if line.startswith("VmRSS"))


@cache
def _mother() -> "subprocess.Popen[str]":
    """The process that all servers are forked from; it ends with the tests."""
    command = [sys.executable, "-m", __name__]
    pipe = subprocess.PIPE
    return subprocess.Popen(command, stdin=pipe, stdout=pipe, text=True, cwd=ROOT)


def main() -> None:
    """Fork a server for every line; at the end, end them all."""
    for key in SHELF:
        warm_up(key)
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # nobody waits for those who were killed
    pids = [fork(line.strip()) for line in sys.stdin]
    for pid in pids:
        with suppress(ProcessLookupError):
            os.kill(pid, signal.SIGKILL)


def fork(database: str) -> int:
    door = listen("127.0.0.1", 0)
    door.listen()  # whoever comes too early waits
    pid = os.fork()
    if pid == 0:
        serve(database, door)
    print(json.dumps([pid, door.getsockname()[1]]), flush=True)
    door.close()
    return pid


def serve(database: str, door: socket.socket) -> NoReturn:
    """Be a server until the end."""
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    settings = Settings(database=database, bot_pause=0.0, bot_threads=1, limits=GENEROUS)
    uvicorn.Server(config(settings)).run(sockets=[door])
    os._exit(0)


if __name__ == "__main__":
    main()
