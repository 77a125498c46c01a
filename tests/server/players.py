"""People who play at random over real sockets, and remember what was promised to them."""

import random
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

from websockets.exceptions import ConnectionClosed

from tests.server.house import Chair, Guest, Json
from tests.server.mortal import Mortal


@dataclass
class Player:
    """Somebody who plays at random, and remembers which moves were acknowledged."""

    cookies: Any
    table: str
    seat: int
    counted: list[tuple[int, int]] = field(default_factory=list)  # (seq, move)
    is_done: bool = False

    def play(self, server: Mortal) -> None:
        """Play until the end of the game or of the server."""
        with (
            suppress(ConnectionClosed, OSError),
            self.guest(server) as guest,
            guest.sit(self.table, self.seat) as chair,
        ):
            self.follow(chair)

    def follow(self, chair: Chair) -> None:
        while not self.is_done:
            heard = chair.hear("position", "change", "moved", "table")
            if heard["type"] == "moved":
                self.counted.append((heard["seq"], int(heard["id"])))
            elif heard["type"] == "table":
                self.is_done = heard["table"]["stage"] == "finished"
            elif heard["legal"]:
                move = random.choice(heard["legal"])
                chair.say("move", id=str(move), seq=heard["seq"], move=move)

    def check(self, server: Mortal) -> None:
        """See that every move that was acknowledged is there."""
        with self.guest(server) as guest:
            events = list(self.events(guest))
        assert [event["seq"] for event in events] == list(range(1, len(events) + 1))
        kept = {(event["seq"], event["move"]) for event in events if event["by"] == self.seat}
        assert kept.issuperset(self.counted)

    def events(self, guest: Guest) -> Iterator[Json]:
        since = 0
        while some := guest.ask(f"/tables/{self.table}/events", seat=self.seat, since=since):
            yield from some
            since = some[-1]["seq"]

    def guest(self, server: Mortal) -> Guest:
        guest = server.guest()
        guest.http.cookies.update(self.cookies)
        return guest
