"""A server of its own for the tests: a process that can be killed and started again."""

import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar
from urllib.error import URLError
from urllib.request import urlopen

import orjson

Found = TypeVar("Found")

PATIENCE = 300.0  # seconds; rules are compiled on a cold machine
GAMES = {"pointcity", "thecity", "microcity"}
COMMAND = (sys.executable, "-c", "from tricity.cli import main; main()", "serve", "--no-open")


class House:
    """`tricity serve` on a database of its own; after a restart it has the same address."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = 0
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        return f"http://localhost:{self.port}"

    def start(self) -> None:
        """Start, and wait until tables can be made."""
        words = ("--port", str(self.port), "--bot-pause", "0.01", "--review-trials", "40")
        database = f"sqlite:///{self.folder / 'tricity.db'}"
        log = self.folder / "serve.log"
        with log.open("wb") as out:
            self.process = subprocess.Popen(
                (*COMMAND, *words, "--database", database), stdout=out, stderr=subprocess.STDOUT
            )
        self.port = self._wait(lambda: _port(log.read_text("utf-8")))
        self._wait(self._is_ready)

    def kill(self) -> None:
        """End at once, as a power cut would."""
        if self.process:
            self.process.kill()
            self.process.wait()
            self.process = None

    def _is_ready(self) -> bool:
        try:
            with urlopen(f"{self.address}/api/v1/health", timeout=5) as answer:
                return set(orjson.loads(answer.read())["games"]) >= GAMES
        except URLError:
            return False

    def _wait(self, look: Callable[[], Found]) -> Found:
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            assert self.process
            assert self.process.poll() is None, (self.folder / "serve.log").read_text("utf-8")
            if found := look():
                return found
            time.sleep(0.05)
        raise TimeoutError("the server does not start")


def _port(said: str) -> int:
    """The port in `Tricity is at http://localhost:8080/`, or 0 while nothing is said."""
    _, found, rest = said.partition("Tricity is at http://localhost:")
    return int(rest.partition("/")[0]) if found and "/" in rest else 0
