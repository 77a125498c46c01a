"""Nonsense on a WebSocket: the server stays up, and other tables are untouched."""

import json
import random
import socket
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.server.house import BOT, ME, Guest, House, until

KINDS = ("move", "undo", "consent", "hint", "chat", "ping", "position", "", "moved")
VALUES = (
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats(allow_nan=False)
    | st.text(max_size=50)
    | st.lists(st.integers(), max_size=3)
)
FIELDS = ("id", "seq", "move", "text", "agrees", "name", "seat", "more")
MESSAGES = st.fixed_dictionaries(
    {"type": st.sampled_from(KINDS)},
    optional=dict.fromkeys(FIELDS, VALUES),
)
WORDS = MESSAGES.map(json.dumps) | st.text(max_size=200) | st.binary(max_size=100)
HOARSE = (b"", b"\x00" * 50, b"GET / HTTP/1.1\r\n\r\n", b"\xff" * 300, b"\x81\xff" + b"\x7f" * 20)


@pytest.fixture(scope="module")
def scene(house: House) -> Any:
    """A table for nonsense, and one that must stay as it is."""
    with house.guest() as guest, house.guest() as other:
        table = guest.make("pointcity", ME, BOT, undo="free")
        quiet = other.make("thecity", ME, ME)
        other.move(quiet, 0)
        seen = other.position(quiet, 0)
        yield guest, table
        assert other.position(quiet, 0) == seen
        other.move(quiet, 0)
        assert other.ask("/health")["status"] == "ok"


@given(words=st.lists(WORDS, min_size=1, max_size=20))
@settings(max_examples=40, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
def test_nonsense_is_answered_with_an_error_or_done(words, scene):
    guest, table = scene
    with guest.sit(table, 0) as chair:
        chair.hear("table")
        for word in words:
            chair.socket.send(word)
        assert chair.ask("ping")["type"] in ("pong", "error")


def test_a_message_that_is_too_long_ends_the_connection(scene):
    guest, table = scene
    with guest.sit(table, 0) as chair:
        chair.hear("table")
        chair.say("chat", text="x" * 5000)
        assert chair.hear_all() == 1009


def test_what_is_no_websocket_at_all_does_no_harm(house, scene):
    host, port = house.place.split(":")
    guest, table = scene
    start = f"GET /api/v1/tables/{table}/live?seat=0 HTTP/1.1\r\nHost: {house.place}\r\n"
    upgrade = (
        "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        f"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nCookie: {guest.cookie}\r\n\r\n"
    )
    rng = random.Random(7)
    for hoarse in (*HOARSE, *(rng.randbytes(200) for _ in range(20))):
        with socket.create_connection((host, int(port))) as raw:
            raw.sendall((start + upgrade).encode() + hoarse)
        with socket.create_connection((host, int(port))) as raw:
            raw.sendall(hoarse)


def test_clients_that_vanish_leave_nobody_behind(house: House, scene: tuple[Guest, str]):
    guest, table = scene
    for _ in range(10):
        with guest.sit(table, 0) as chair:
            chair.say("hint")
            chair.socket.socket.shutdown(socket.SHUT_RDWR)
    until(lambda: not house.hall.rooms[table].present())
