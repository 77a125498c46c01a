"""`tricity serve`: the table in the browser, for oneself and for friends."""

import asyncio
import errno
import logging
import os
import socket
import sys
import webbrowser
from dataclasses import dataclass

import uvicorn

from tricity.engine.errors import OptionError
from tricity.games import SHELF
from tricity.server.app import create_app
from tricity.server.settings import Settings
from tricity.server.shelf import Progress
from tricity.store.backup import renew
from tricity.store.database import Store

ANYWHERE = ("0.0.0.0", "::")
TRIES = 50  # ports after the one asked for
GRACE = 5  # seconds for connections to end


@dataclass(frozen=True)
class Wishes:
    """What the command line says."""

    host: str
    port: int
    is_opened: bool


class Server(uvicorn.Server):
    """Says where it is as soon as it can be reached."""

    def __init__(self, config: uvicorn.Config, address: str, *, is_opened: bool) -> None:
        super().__init__(config)
        self.address, self.is_opened = address, is_opened

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started and self.is_opened:
            await asyncio.to_thread(webbrowser.open, self.address)


def run(settings: Settings, wishes: Wishes) -> None:
    """Serve until Ctrl-C."""
    logging.basicConfig(format="%(asctime)s %(levelname)s %(message)s")
    asyncio.run(_try_database(settings.database))
    door = listen(wishes.host, wishes.port)
    port = door.getsockname()[1]
    host = "localhost" if wishes.host in (*ANYWHERE, "127.0.0.1") else wishes.host
    address = f"http://{host}:{port}/"
    _say(f"Tricity is at {address}", *_neighbours(wishes.host, port), "Ctrl-C ends it.")
    is_opened = wishes.is_opened and has_display()
    server = Server(config(settings, _tell_progress), address, is_opened=is_opened)
    try:
        server.run(sockets=[door])
    except KeyboardInterrupt:
        _say("\nGood-bye.")
    sys.stdout.flush()
    # Compilers and searches on other threads cannot be interrupted; all that matters is on disk.
    os._exit(0)


def config(settings: Settings, progress: Progress | None = None) -> uvicorn.Config:
    """How uvicorn runs the application."""
    return uvicorn.Config(
        create_app(settings, progress),
        http="httptools",
        ws="websockets-sansio",
        ws_max_size=settings.limits.message,
        ws_per_message_deflate=False,
        log_level="warning",
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=GRACE,
    )


def listen(host: str, port: int) -> socket.socket:
    """A socket at *port*, or at the next one that is free."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for number in range(port, port + TRIES if port else 1):
        door = socket.socket(family, socket.SOCK_STREAM)
        door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            door.bind((host, number))
        except OSError as error:
            door.close()
            if error.errno != errno.EADDRINUSE:
                raise OptionError(f"{host}:{number}: {error.strerror}; choose another") from None
            continue
        return door
    raise OptionError(f"ports {port} to {port + TRIES - 1} are taken; choose another with --port")


def has_display() -> bool:
    """Whether a browser could be shown."""
    is_linux = sys.platform.startswith("linux")
    return not is_linux or any(map(os.environ.get, ("DISPLAY", "WAYLAND_DISPLAY")))


async def _try_database(url: str) -> None:
    """See that the database is there before anything is promised; one's own file is renewed."""
    if kept := await renew(url):
        _say(f"The tables were of an older version; as they were, they are kept in {kept}")
    store = await Store.open(url)
    await store.close()


def _tell_progress(key: str, done: int, total: int) -> None:
    if done < total:
        _say(f"{key} is ready; compiling {tuple(SHELF)[done]} …")
    else:
        _say(f"{key} is ready; all games can be dealt.")


def _neighbours(host: str, port: int) -> list[str]:
    """The address for others in the same network."""
    if host not in ANYWHERE:
        return []
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # a test address; nothing is sent
        except OSError:
            return []
        return [f"Others in your network find it at http://{probe.getsockname()[0]}:{port}/"]


def _say(*lines: str) -> None:
    print(*lines, sep="\n", flush=True)
