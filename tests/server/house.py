"""A real server on a thread, and guests who come to it over real sockets."""

import asyncio
import json
import threading
import time
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from dataclasses import replace
from typing import Any, Self

import httpx
import uvicorn
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from tricity.cli.serve import config, listen
from tricity.server.hall import Hall
from tricity.server.settings import Limits, Settings

Json = dict[str, Any]
ME, OPEN, BOT = {"kind": "me", "name": "Ann"}, {"kind": "open"}, {"kind": "bot"}
PATIENCE = 60.0  # seconds until a test gives up
GENEROUS = Limits(tables=10_000, new_tables=10_000, requests=1e6, burst=1_000_000, messages=1e6)


class House:
    """A server that runs until it is closed."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.door = listen("127.0.0.1", 0)
        self.place = f"127.0.0.1:{self.door.getsockname()[1]}"
        self.config = config(settings)
        self.server = uvicorn.Server(self.config)
        self.thread = threading.Thread(target=self.server.run, args=([self.door],))
        self.thread.start()
        until(lambda: self.server.started or not self.thread.is_alive())

    @property
    def hall(self) -> Hall:
        """What the server holds."""
        hall: Hall = self.config.app.state.hall  # type: ignore[union-attr]
        return hall

    def call(self, deed: Callable[[], object]) -> None:
        """Do something on the thread of the server."""
        self.hall.loop.call_soon_threadsafe(deed)

    def wait_for(self, work: Coroutine[Any, Any, Any]) -> Any:
        """What comes of *work* on the thread of the server."""
        return asyncio.run_coroutine_threadsafe(work, self.hall.loop).result(PATIENCE)

    def close(self) -> None:
        self.server.should_exit = True
        self.thread.join()

    def guest(self) -> "Guest":
        """Somebody who has never been here."""
        return Guest(self.place)


@contextmanager
def housed(database: str, **changes: Any) -> Iterator[House]:
    """A server with bots that do not pause."""
    limits = changes.pop("limits", GENEROUS)
    settings = Settings(database=database, bot_pause=0.0, limits=limits)
    house = House(replace(settings, **changes))
    try:
        yield house
    finally:
        house.close()


class Guest:
    """Somebody with a cookie of their own."""

    def __init__(self, place: str) -> None:
        self.place = place
        self.http = httpx.Client(base_url=f"http://{place}/api/v1", timeout=PATIENCE)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.http.close()

    @property
    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    def get(self, path: str, **query: Any) -> httpx.Response:
        return self.http.get(path, params=query)

    def post(self, path: str, body: Any = None) -> httpx.Response:
        return self.http.post(path, json=body)

    def ask(self, path: str, **query: Any) -> Any:
        """What is there; it must be."""
        return told(self.get(path, **query))

    def do(self, path: str, body: Any = None) -> Any:
        """What came of it; it must be allowed."""
        return told(self.post(path, body))

    def make(self, game: str, *seats: Json, **wishes: Any) -> str:
        """Make a table; its id."""
        made = self.do("/tables", {"game": game, "seats": seats, **wishes})
        return str(made["id"])

    def look(self, table: str) -> Json:
        found: Json = self.ask(f"/tables/{table}")
        return found

    def position(self, table: str, seat: int | None = None) -> Json:
        query = {} if seat is None else {"seat": seat}
        found: Json = self.ask(f"/tables/{table}/position", **query)
        return found

    def move(self, table: str, seat: int = 0, choice: int = 0) -> Json:
        """Play one of the legal moves of a seat; what was sent."""
        seen = self.position(table, seat)
        wish = {
            "seat": seat,
            "seq": seen["seq"],
            "move": seen["legal"][choice % len(seen["legal"])],
        }
        self.do(f"/tables/{table}/moves", wish)
        return wish

    def play(self, table: str) -> Json:
        """Play all seats of one's own until the end; the table then."""
        while (found := self.look(table))["stage"] != "finished":
            mine = [seat["seat"] for seat in found["seats"] if seat["is_mine"]]
            for seat in (seat for seat in found["waiting"] if seat in mine):
                self.move(table, seat, found["created_at"].__hash__())
                break
        return found

    def sit(self, table: str, seat: int | None = None, since: int | None = None) -> "Chair":
        """Follow a table live."""
        return Chair(self, table, seat, since)


class Chair:
    """A WebSocket at a table."""

    def __init__(self, guest: Guest, table: str, seat: int | None, since: int | None) -> None:
        query = {"seat": seat, "since": since}
        words = "&".join(f"{key}={value}" for key, value in query.items() if value is not None)
        headers = {"Cookie": guest.cookie} if guest.cookie else {}
        self.door = connect(
            f"ws://{guest.place}/api/v1/tables/{table}/live?{words}", additional_headers=headers
        )

    def __enter__(self) -> Self:
        self.socket: ClientConnection = self.door.__enter__()
        return self

    def __exit__(self, *_: object) -> None:
        self.door.__exit__(None, None, None)

    def hear(self, *kinds: str) -> Json:
        """The next message of these kinds."""
        while True:
            said: Json = json.loads(self.socket.recv(timeout=PATIENCE))
            if not kinds or said["type"] in kinds:
                return said

    def say(self, kind: str, **fields: Any) -> None:
        self.socket.send(json.dumps({"type": kind, **fields}))

    def hear_all(self) -> int:
        """Hear everything until the end; the code with which the server closes."""
        try:
            while True:
                self.hear()
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd else 0

    def ask(self, kind: str, **fields: Any) -> Json:
        """Say something, and wait for the answer."""
        self.say(kind, id="q", **fields)
        while (said := self.hear()).get("id") != "q":
            pass
        return said


def told(answer: httpx.Response) -> Any:
    assert answer.status_code < 300, answer.text
    return answer.json() if answer.headers["content-type"] == "application/json" else answer.text


def refused(answer: httpx.Response, status: int, code: str) -> None:
    """See that an answer is a precise refusal."""
    assert (answer.status_code, answer.json()["code"]) == (status, code), answer.text
    assert set(answer.json()) - {"fault", "line", "said"} == {"code", "message"}
    assert answer.json()["message"]


def until(is_so: Callable[[], object]) -> None:
    """Wait until something is so."""
    end = time.monotonic() + PATIENCE
    while not is_so():
        assert time.monotonic() < end
        time.sleep(0.01)
