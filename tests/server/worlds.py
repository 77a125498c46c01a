"""Pairs of secret worlds that look alike to some eyes, and all that these eyes can learn."""

from collections.abc import Callable
from functools import partial
from random import Random
from typing import Any
from unittest import mock

from tests.server.tables import START, loaded_again, row_of
from tests.table import box_of
from tests.test_laws import Walk
from tricity.engine.chance import chance
from tricity.engine.game import SPECTATOR
from tricity.engine.record import copy
from tricity.server import archive, replay
from tricity.server.errors import Refused
from tricity.server.table import Landing, Table
from tricity.store.rows import SeatRow

CLOCK = {"seconds": 600, "increment": 7}
ILLEGAL = 32767


def positions(walk: Walk) -> list[Any]:
    """Every position of a random game in which somebody may decide."""
    return [copy(state) for state in walk.positions() if state.waiting]


def dealt(state: Any) -> Any:
    """Tables begin at *state*, whatever their seed is, as long as this context lasts."""
    return mock.patch("tricity.server.course.new_game", side_effect=lambda *_: copy(state))


class World:
    """A table that begins at *state*, and everything one pair of eyes has heard at it."""

    def __init__(self, walk: Walk, state: Any, eyes: int, rng: Random) -> None:
        self.walk, self.state, self.eyes, self.rng = walk, state, eyes, rng
        row = row_of(walk.game.META.key, walk.seats, clock=CLOCK)
        seats = [SeatRow(row.id, seat, "person", f"o{seat}") for seat in range(walk.seats)]
        with dealt(state):
            self.table = Table(row, seats, [], box_of(walk.game.META.key))
        self.heard: list[str] = []

    def land(self, landing: Landing) -> None:
        """Hear what eyes are told."""
        self.heard += [landing.messages[self.eyes]] if self.eyes in landing.messages else []
        if landing.cleared:
            self.heard.append(f"wishes of {landing.cleared} are gone")

    def play(self, seat: int, move: int | None = None) -> None:
        """A move of any seat, at random unless said."""
        choice = self.rng.choice(self.table.legal(seat)) if move is None else move
        landing = self.table.submit(seat, self.table.seq(seat), choice, START)
        assert isinstance(landing, Landing)
        self.land(landing)

    def decide_in_secret(self, seat: int) -> None:
        """Some hidden decisions of another seat; it may take them back, or go on."""
        for _ in range(self.rng.randrange(4)):
            if not self.stays_hidden(lambda world: world.play(seat), seat):
                return
            if self.rng.random() < 0.3:
                self.table.take_back(seat, START)

    def stays_hidden(self, deed: Callable[["World"], None], seat: int) -> bool:
        """Try a deed of another seat in a copy of this world; do it here if eyes see nothing."""
        seed = self.rng.getrandbits(32)
        trial = self.copy(Random(seed))
        if seat not in trial.table.waiting():
            return False
        deed(trial)
        if trial.view() != self.view():
            return False
        self.rng = Random(seed)
        deed(self)
        return True

    def answer(self, seat: int) -> None:
        """Decisions of another seat, until eyes can see one."""
        before = self.view()
        while self.view() == before and seat in self.table.waiting():
            self.play(seat)

    def copy(self, rng: Random) -> "World":
        """The same world once more."""
        twin = World(self.walk, self.state, self.eyes, rng)
        with dealt(self.state):
            twin.table = loaded_again(self.table)
        twin.heard = list(self.heard)
        return twin

    def known(self) -> dict[str, Any]:
        """All that eyes can learn without changing anything."""
        table, eyes = self.table, self.eyes
        with dealt(self.state):
            again = loaded_again(table)
            return {
                "heard": self.heard,
                "position": table.position_text(eyes),
                "reconnected": [table.changes_since(eyes, since) for since in range(3)],
                "history": table.history(eyes, 0),
                "past": [table.past_text(eyes, seq) for seq in range(table.seq(eyes) + 2)],
                "loaded": again.position_text(eyes),
                "clock": [table.seconds_left(seat, START + 9) for seat in range(self.walk.seats)],
                "deadlines": table.deadlines(),
                "waiting": table.waiting(),
                "stage": table.stage,
                "wishes": [seat.wish for seat in table.seats],
                "scores": table.scores(),
                "refused": self.refusals(),
                "reasons": self.reasons(),
            }

    def view(self) -> Any:
        """What eyes see."""
        return self.walk.game.view(self.walk.box, self.table.state, self.eyes)

    def reasons(self) -> list[str]:
        """Why eyes cannot choose each of the moves."""
        table, eyes = self.table, self.eyes
        if eyes == SPECTATOR:
            return []
        seq = table.seq(eyes)
        moves = range(self.walk.game.META.moves)
        return [_refusal(partial(table.why, eyes, seq, move)) for move in moves]

    def refusals(self) -> list[str]:
        """What eyes hear when they ask for what they cannot have."""
        table, eyes = self.table, self.eyes
        deeds: list[Callable[[], Any]] = [
            table.results,
            lambda: replay.page(table, eyes, 0, 10),
            lambda: archive.match_text(table),
        ]
        if eyes != SPECTATOR:
            last = table.seq(eyes)
            deeds += [
                lambda: table.submit(eyes, last, ILLEGAL, START),
                lambda: table.submit(eyes, last + 1, ILLEGAL, START),
                lambda: table.submit(eyes, max(0, last - 2), ILLEGAL, START),
                lambda: table.why(eyes, last, ILLEGAL),
                lambda: table.why(eyes, last + 1, 0),
                lambda: table.why(eyes, max(0, last - 2), 0),
                lambda: table.roll_back(eyes, START),
                lambda: table.consent(eyes, agrees=True, now=START),
            ]
        return [_refusal(deed) for deed in deeds]


def alike(walk: Walk, ply: int, eyes: int) -> tuple[World, World]:
    """Two worlds that *eyes* cannot tell apart."""
    found = positions(walk)
    state = found[ply % len(found)]
    other = copy(state)
    walk.game.redeal(walk.box, other, eyes, chance(walk.seed + ply))
    one = World(walk, state, eyes, Random(ply))
    return one, World(walk, other, eyes, Random(ply + 1))


def _refusal(deed: Callable[[], Any]) -> str:
    try:
        return f"done: {deed()}"
    except Refused as refused:
        return f"{refused.code} {refused.message}"
