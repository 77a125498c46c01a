"""Servers in processes of their own, which can be killed at any moment.

`python -m tests.server.mortal` compiles all rules, and forks a server whenever it is asked: so a
server that was killed is back at once.
"""

import atexit
import json
import os
import signal
import socket
import subprocess
import sys
from functools import cache
from pathlib import Path
from typing import Any, NoReturn, Self

import uvicorn

from tests.server.house import GENEROUS, Guest
from tricity.cli.serve import config, listen
from tricity.games import SHELF
from tricity.server.settings import Settings
from tricity.server.shelf import warm_up

ROOT = Path(__file__).parents[2]


class Mortal:
    """A server that lives until it is killed."""

    def __init__(self, database: str, **changes: Any) -> None:
        self.pid, port = ask(["fork", {"database": database, **changes}])
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
            ask(["kill", self.pid])
            self.pid = 0

    @property
    def memory(self) -> int:
        """Bytes of memory in use."""
        lines = Path(f"/proc/{self.pid}/status").read_text("utf-8").splitlines()
        return next(int(line.split()[1]) * 1024 for line in lines if line.startswith("VmRSS"))


def ask(wish: list[Any]) -> Any:
    """Let the mother of all servers do something; what came of it."""
    mother = _mother()
    assert mother.stdin
    assert mother.stdout
    mother.stdin.write(f"{json.dumps(wish)}\n")
    mother.stdin.flush()
    return json.loads(mother.stdout.readline())


@cache
def _mother() -> "subprocess.Popen[str]":
    """The process that all servers are forked from; it ends with the tests."""
    command = [sys.executable, "-m", __name__]
    pipe = subprocess.PIPE
    mother = subprocess.Popen(command, stdin=pipe, stdout=pipe, text=True, cwd=ROOT)
    atexit.register(mother.communicate)
    return mother


def main() -> None:
    """Fork and kill servers as asked; at the end, end them all."""
    for key in SHELF:
        warm_up(key)
    alive = set()
    for line in sys.stdin:
        wish, about = json.loads(line)
        if wish == "fork":
            pid, port = fork(about)
            alive.add(pid)
            print(json.dumps([pid, port]), flush=True)
        else:
            kill(about)
            alive.remove(about)
            print("null", flush=True)
    for pid in alive:
        kill(pid)


def fork(wishes: dict[str, Any]) -> tuple[int, int]:
    """A new server: its process and its port."""
    door = listen("127.0.0.1", 0)
    door.listen()  # whoever comes too early waits
    pid = os.fork()
    if pid == 0:
        serve(wishes, door)
    port: int = door.getsockname()[1]
    door.close()
    return pid, port


def serve(wishes: dict[str, Any], door: socket.socket) -> NoReturn:
    """Be a server until the end."""
    settings = Settings(bot_pause=0.0, bot_threads=1, limits=GENEROUS, **wishes)
    uvicorn.Server(config(settings)).run(sockets=[door])
    os._exit(0)


def kill(pid: int) -> None:
    os.kill(pid, signal.SIGKILL)
    os.waitpid(pid, 0)


if __name__ == "__main__":
    main()
