"""The leak law over real sockets: to the byte, all that a server sends to some eyes.

Two servers hold the same table in two worlds that look alike to these eyes. What happens is tried
out at tables in memory (`worlds`), and then done by people over HTTP and WebSocket.
"""

from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import replace
from random import Random
from typing import Any
from unittest import mock

import pytest

from tests.server.house import PATIENCE, Guest, House, housed, until
from tests.server.tables import START
from tests.server.test_leaks import happen
from tests.server.worlds import ILLEGAL, World, alike
from tests.table import box_of
from tests.test_laws import Walk
from tricity.engine.game import SPECTATOR, chosen, new_game
from tricity.engine.record import copy
from tricity.games import game
from tricity.server.founding import new_id
from tricity.server.identity import fingerprint
from tricity.store.rows import SeatRow

MINE, THEIRS = "m" * 32, "t" * 32  # cookies
CLOCKS = ("room", "deeds", "hall")  # modules that look at the clock
DEEDS = 8
EVENINGS = [("pointcity", 0), ("microcity", 0), *(("thecity", seed) for seed in range(8))]


@pytest.fixture(scope="module")
def houses(tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[House]]:
    """Two servers whose clocks stand still."""
    with ExitStack() as stack:
        for module in CLOCKS:
            stack.enter_context(mock.patch(f"tricity.server.{module}.time", return_value=START))
        folders = [tmp_path_factory.mktemp("world") for _ in range(2)]
        yield [stack.enter_context(housed(f"sqlite:///{path / 'tables.db'}")) for path in folders]


class Stage:
    """A world on a server: the eyes of one person, and somebody else on all other seats."""

    def __init__(self, house: House, world: World, table: str, seed: int) -> None:
        self.house, self.world, self.table = house, world, table
        self.done = 0  # entries of the world that have happened here
        self.is_wishing = False
        self.heard: list[str] = []
        me, they = fingerprint(MINE), fingerprint(THEIRS)
        self.row = replace(world.table.row, id=table, seed=f"{seed:032x}")
        seats = [
            SeatRow(table, seat, "person", me if seat == world.eyes else they, f"P{seat}")
            for seat in range(self.row.seats)
        ]
        house.wait_for(house.hall.store.add_table(self.row, seats))
        self.me, self.they = self.guest(MINE), self.guest(THEIRS)
        self.seat = None if world.eyes == SPECTATOR else world.eyes
        self.line = self.me.sit(table, self.seat)

    def guest(self, token: str) -> Guest:
        guest = self.house.guest()
        guest.http.cookies.set("tricity", token)
        return guest

    def __enter__(self) -> "Stage":
        self.line.__enter__()
        return self

    def __exit__(self, *_: object) -> None:
        self.line.__exit__(None, None, None)
        for guest in (self.me, self.they):
            guest.http.close()

    def listen(self) -> list[str]:
        """All that was sent on the socket up to now."""
        hall = self.house.hall
        until(lambda: len(hall.errands) == 1)  # all but the one that sweeps
        self.line.say("ping", id="p")
        while not self.heard or not self.heard[-1].startswith('{"type":"pong"'):
            self.heard.append(str(self.line.socket.recv(timeout=PATIENCE)))
        self.heard.pop()
        return self.heard

    def follow(self) -> None:
        """Let happen what has happened in the world."""
        for entry in self.world.table.entries[self.done :]:
            who = self.me if entry.seat == self.seat else self.they
            seat = {"seat": entry.seat}
            if entry.move < 0:
                assert who.do(f"/tables/{self.table}/undo", seat)["is_done"]
            else:
                seq = self.house.hall.rooms[self.table].table.seq(entry.seat)
                who.do(f"/tables/{self.table}/moves", {**seat, "seq": seq, "move": entry.move})
        self.done = len(self.world.table.entries)
        self.wish()

    def wish(self) -> None:
        """Ask the others to take a move back, if that has happened in the world."""
        if self.seat is None:
            return
        has_wished = self.is_wishing
        self.is_wishing = self.world.table.seats[self.seat].wish == "undo"
        if self.is_wishing and not has_wished:
            asked = self.me.do(f"/tables/{self.table}/undo", {"seat": self.seat})
            assert not asked["is_done"]

    def answers(self) -> list[Any]:
        """What eyes are told when they ask, for what they may have and for what they may not."""
        get, post, table = self.me.get, self.me.post, f"/tables/{self.table}"
        query = {} if self.seat is None else {"seat": self.seat}
        asked = [
            get(table),
            get(f"{table}/position", **query),
            get(f"{table}/position", **query, seq=1),
            get(f"{table}/events", **query),
            get(f"{table}/scores"),
            get(f"{table}/replay", eyes="open"),
            get(f"{table}/match"),
            get(f"{table}/chat"),
            get("/me/tables"),
            get(f"{table}/position", seat=(self.seat or 0) + 1),
            post(f"{table}/moves", {"seat": self.seat or 0, "seq": 0, "move": ILLEGAL}),
            post(f"{table}/moves", {"seat": self.seat or 0, "seq": 99, "move": 1}),
            post(f"{table}/consent", {"seat": self.seat or 0, "agrees": True}),
            post(f"{table}/hint", {"seat": self.seat or 0}),
        ]
        return [(answer.status_code, answer.content) for answer in asked]

    def come_back(self, since: int | None) -> list[str]:
        """What somebody hears who connects once more."""
        with self.me.sit(self.table, self.seat, since) as again:
            again.say("move", seq=0, move=ILLEGAL)
            again.say("ping")
            texts = [str(again.socket.recv(timeout=PATIENCE))]
            while not texts[-1].startswith('{"type":"pong"'):
                texts.append(str(again.socket.recv(timeout=PATIENCE)))
        return texts


def walk_of(key: str, seed: int) -> Walk:
    meta = game(key).META
    seats = min(3, meta.max_seats)
    return Walk(game(key), box_of(key), seats, chosen(meta, {}), seed)


def dealt(states: dict[int, Any]) -> Any:
    """Tables with these seeds begin at these states."""

    def deal(*words: Any) -> Any:
        seed = words[3]
        return copy(states[seed]) if seed in states else new_game(*words)

    return mock.patch("tricity.server.course.new_game", side_effect=deal)


@pytest.mark.parametrize(("key", "seed"), EVENINGS)
def test_worlds_that_look_alike_are_sent_alike(key, seed, houses):
    rng = Random(f"{key} {seed}")
    walk = walk_of(key, seed)
    eyes = rng.choice([*range(walk.seats), SPECTATOR])
    worlds = alike(walk, rng.randrange(1000), eyes)
    table, patch = new_id(), dealt({1: worlds[0].state, 2: worlds[1].state})
    with ExitStack() as stack:
        stack.enter_context(patch)
        stages = [
            stack.enter_context(Stage(house, world, table, number))
            for number, (house, world) in enumerate(zip(houses, worlds, strict=True), start=1)
        ]
        compare(stages)
        for _ in range(DEEDS):
            happen(rng, worlds, eyes)
            if worlds[0].view() != worlds[1].view() or not worlds[0].table.waiting():
                return
            for stage in stages:
                stage.follow()
            compare(stages)


def compare(stages: list[Stage]) -> None:
    """See that both servers have said the same."""
    one, other = stages
    assert one.listen() == other.listen()
    for mine, yours in zip(one.answers(), other.answers(), strict=True):
        assert mine == yours
    for since in (None, 0, 2):
        assert one.come_back(since) == other.come_back(since)
    assert one.listen() == other.listen()
