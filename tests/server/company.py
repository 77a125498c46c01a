"""People who sit at a table live, choose by a rule of their own, and come and go."""

import json
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from hashlib import sha256
from typing import Any

from websockets.exceptions import ConnectionClosed

from tests.server.house import Chair, Guest, Json
from tests.server.tables import patched


class Companion:
    """Somebody on a seat, who believes what they are told."""

    def __init__(self, guest: Guest, table: str, seat: int, *, stay: int = 10) -> None:
        self.guest, self.table, self.seat = guest, table, seat
        self.stay = stay  # moves until the connection is lost
        self.known: Json = {"seq": None, "legal": []}
        self.end: Json | None = None

    def play(self) -> Json:
        """Play to the end, connecting again and again; what was seen last."""
        while self.end is None:
            with self.guest.sit(self.table, self.seat, self.known["seq"]) as chair:
                self.stretch(chair)
        return self.known

    def stretch(self, chair: Chair) -> None:
        """Play some moves on one connection."""
        moves, sent = 0, False
        while self.end is None and moves < self.stay:
            said = self.hear(chair)
            if said is None:
                return
            if said["type"] in ("moved", "error"):
                assert said["type"] == "moved" or said["code"] in ("stale", "conflict"), said
                sent = False
            if self.known["legal"] and not sent:
                chair.say("move", seq=self.known["seq"], move=self.choice())
                moves, sent = moves + 1, True

    def hear(self, chair: Chair) -> Json | None:
        """Take over one message."""
        try:
            said: Json = chair.hear()
        except ConnectionClosed:
            return None
        if said["type"] == "position":
            self.known = said
        elif said["type"] == "change":
            self.take_over(said)
        elif said["type"] == "table" and said["table"]["stage"] == "finished":
            self.end = said["table"]
        return said

    def take_over(self, change: Json) -> None:
        assert change["seq"] == self.known["seq"] + 1
        view = patched(self.known["view"], change["patch"])
        self.known = {**self.known, **change, "view": view}

    def choice(self) -> int:
        """The same answer to the same question, whenever and wherever it is asked."""
        legal: list[int] = self.known["legal"]
        own = self.known["view"].get("own") or self.known["view"]
        words = f"{self.seat} {legal} {own}".encode()
        return legal[sha256(words).digest()[0] % len(legal)]


def play_together(people: Sequence[Companion]) -> list[Json]:
    """Let everybody play at the same time; what each saw last."""
    with ThreadPoolExecutor(len(people)) as pool:
        return list(pool.map(Companion.play, people))


def summary(known: Sequence[Json], end: Json) -> Any:
    """What must be the same wherever the same match is played."""
    return json.dumps([[one["view"] for one in known], end["results"], end["seed"]])
