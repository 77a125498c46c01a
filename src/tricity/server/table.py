"""A table: what happens at it, decided without waiting for anything; no sockets, no store.

Whoever asks has been checked already (a seat belongs to its owner); everything else is checked
here. `Landing.messages` may be sent once `Landing.entry` is durable, in order.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from tricity.engine.game import SPECTATOR, new_game
from tricity.games import game
from tricity.server import results, undo
from tricity.server.course import Course
from tricity.server.errors import Refused
from tricity.server.feed import KEPT, KEPT_TEXT
from tricity.server.loading import load
from tricity.server.told import Teller
from tricity.store.rows import ROLL_BACK, TAKE_BACK, Entry, SeatRow, Snapshot, TableRow
from tricity.wire.live import SERVER
from tricity.wire.play import Position, SeatScore, Why
from tricity.wire.tables import Result

SNAPSHOT_EVERY = 64  # entries
HISTORY = 200  # changes told at once
MOST_ENTRIES = 20_000  # of a log: enough for any game, too few for endless undo


@dataclass(frozen=True)
class Landing:
    """Something that has happened as soon as its entry is durable."""

    entry: Entry
    seq: int  # of the change, in the feed of the seat that acted
    messages: dict[int, str] = field(default_factory=dict)  # eyes: a wire `Change` as JSON
    snapshot: bytes | None = None
    is_over: bool = False  # whether the game has ended with it
    cleared: tuple[int, ...] = ()  # seats that had a wish, and have none any more


@dataclass(frozen=True)
class Repeated:
    """A move that counts already; *seq* is the place of its change."""

    seq: int


class Table:
    """A match, who sits around it, and what they have been told."""

    def __init__(
        self,
        row: TableRow,
        seats: Sequence[SeatRow],
        entries: Sequence[Entry],
        box: Any,
        snapshots: Sequence[Snapshot] = (),
    ) -> None:
        self.game, self.box = game(row.game), box
        self.row, self.seats = row, tuple(seats)
        self.entries, self.snapshots = list(entries), tuple(snapshots)
        self._load()

    @property
    def ply(self) -> int:
        """Entries so far."""
        return len(self.entries)

    @property
    def stage(self) -> str:
        """Where the match stands: gathering, playing or finished."""
        if self.row.started_at is None:
            return "gathering"
        if self.is_old:
            return "finished" if self.row.finished_at else "playing"
        return "playing" if self.course.steps.waiting else "finished"

    @property
    def state(self) -> Any:
        """The position; not to be changed."""
        return self.course.steps.state

    def update(self, row: TableRow, seats: Sequence[SeatRow]) -> None:
        """Take over what has changed about the table or its seats."""
        has_begun = row.started_at != self.row.started_at
        self.row, self.seats = row, tuple(seats)
        if has_begun:
            self._load()

    def waiting(self) -> list[int]:
        """The seats that may decide now."""
        if self.stage != "playing":
            return []
        return [seat for seat in range(self.row.seats) if self.course.steps.waiting >> seat & 1]

    def legal(self, eyes: int) -> list[int]:
        """The moves that eyes may choose now; none for a spectator."""
        return self.course.legal(eyes) if self.stage == "playing" else []

    def seq(self, eyes: int) -> int:
        """The number of the newest change that eyes have noticed."""
        return self.course.feeds[eyes].seq

    def dealt(self) -> Any:
        """The position before the first move."""
        row = self.row
        return new_game(self.game, self.box, row.seats, int(row.seed, 16), row.options)

    def results(self) -> list[Result]:
        """How everybody ended, rivals without a seat included."""
        self.check_finished()
        return results.results(self.game, self.box, self.state) if self.is_shown else []

    def scores(self) -> list[SeatScore]:
        """Everybody's score line by line, as all may know it."""
        self._check_shown()
        return results.scores(self.game, self.box, self.state)

    def check_finished(self) -> None:
        """Refuse what can only be known after the end."""
        if self.stage != "finished":
            raise Refused("not_finished", "this is told when the match is over; play on")

    def seconds_left(self, seat: int, now: float) -> float | None:
        """The thinking time that a seat has left, where there is a clock."""
        clocks = self.course.clocks
        return round(clocks.seconds_left(seat, now), 1) if clocks else None

    def deadlines(self) -> dict[int, float]:
        """When the seats that are asked now will have run out of time."""
        clocks = self.course.clocks
        return clocks.deadlines() if clocks and self.stage == "playing" else {}

    # What people do

    def submit(self, seat: int, seq: int, move: int, now: float) -> Landing | Repeated:
        """Play a move that answers the question of *seat* as it stood at *seq*."""
        feed = self.course.feeds[seat]
        answer = feed.answer_to(seq)
        if answer and answer.move == move:
            return Repeated(answer.last + 1)
        self._check_playing()
        if not self.course.steps.waiting >> seat & 1:
            raise Refused("not_waiting", "this seat has nothing to decide now; wait for its turn")
        self._check_current(seat, seq)
        if not self.course.is_legal(seat, move):
            raise Refused("illegal", f"move {move} is not legal now; choose one of the legal ones")
        return self._happen(seat, move, now)

    def take_back(self, seat: int, now: float) -> Landing:
        """Take back the last move of *seat*, where that harms nobody."""
        self._check_undo(seat)
        if not self.course.can_take_back(seat):
            raise Refused("needs_consent", undo.REVEALED)
        return self._happen(seat, TAKE_BACK, now)

    def roll_back(self, seat: int, now: float) -> Landing:
        """Take back the last move of *seat* and all after it: where undo is free, or all agree."""
        self._check_undo(seat)
        if self.row.undo != "free" and not undo.is_agreed(self.seats, seat):
            raise Refused("needs_consent", undo.REVEALED)
        return self._happen(seat, ROLL_BACK, now)

    def undo(self, seat: int, now: float) -> Landing:
        """Take back the last move of *seat* as this table allows it without asking."""
        if self.row.undo == "free":
            return self.roll_back(seat, now)
        return self.take_back(seat, now)

    def wish_undo(self, seat: int) -> tuple[int, ...]:
        """Ask the other people to let *seat* take back its last move; the seats changed."""
        self._check_undo(seat)
        return self._wish(undo.asking(self.seats, seat))

    def consent(
        self, seat: int, agrees: bool, now: float
    ) -> tuple[tuple[int, ...], Landing | None]:
        """Answer a wish to take back; the seats changed, and what happens if all agree."""
        self._check_playing()
        changed = self._wish(undo.answering(self.seats, seat, agrees=agrees))
        who = undo.asker_of(self.seats)
        if who is None or not undo.is_agreed(self.seats, who):
            return changed, None
        landing = self.roll_back(who, now)
        cleared = (*landing.cleared, *self._wish(undo.cleared(self.seats)))
        return changed, replace(landing, cleared=cleared)

    def why(self, seat: int, seq: int, move: int) -> Why:
        """Say why *seat* cannot choose a move where it saw the question of *seq*."""
        self._check_playing()
        self._check_current(seat, seq)
        if move >= self.game.META.moves:
            raise Refused("illegal", f"there is no move {move}; choose one of the legal ones")
        reason = self.game.why(self.box, self.state, seat, move)
        if reason is None:
            section = self.game.section(self.box, self.state, seat)
            return Why(reason=None, section=section, values={})
        values = {
            name: list(value) if isinstance(value, tuple) else value
            for name, value in reason.values.items()
        }
        return Why(reason=reason.key, section=reason.section, values=values)

    def catch_up(self, entries: Sequence[Entry]) -> list[Landing]:
        """Let happen what other processes have written; entries known already are skipped."""
        return [self._enter(entry) for entry in entries if entry.ply >= self.ply]

    # What eyes are told

    def position(self, eyes: int) -> Position:
        """All that eyes see now."""
        return SERVER.validate_json(self.position_text(eyes))  # type: ignore[no-any-return]

    def position_text(self, eyes: int) -> str:
        """All that eyes see now: a wire `Position` as JSON."""
        self._check_shown()
        return self._teller.position(eyes)

    def past_text(self, eyes: int, seq: int) -> str:
        """What eyes saw when they had noticed *seq* changes: a wire `Position` as JSON."""
        if seq >= self.seq(eyes) or self.is_old or self.stage == "gathering":
            return self.position_text(eyes)
        teller = Teller(Course(self.game, self.box, self.row), is_free=self._teller.is_free)
        feed = teller.course.feeds[eyes]
        for entry in self.entries:
            if feed.seq == seq:
                break
            teller.enter(entry, ())
        return teller.position(eyes)

    def changes_since(self, eyes: int, seq: int) -> list[str] | None:
        """What eyes have noticed after *seq*, each a wire `Change` as JSON; None if too much.

        Whoever is told None needs a position.
        """
        feed = self.course.feeds[eyes]
        if self.is_old or not feed.seq - KEPT <= seq <= feed.seq or self.stage == "gathering":
            return None
        told = feed.since(seq)
        if told is not None or feed.is_cut:
            return told
        told = self.history(eyes, seq)
        return told if sum(map(len, told)) <= KEPT_TEXT else None

    def history(self, eyes: int, since: int) -> list[str]:
        """The first changes that eyes have noticed after *since*, from the log."""
        if self.is_old or self.stage == "gathering":
            return []
        teller = Teller(Course(self.game, self.box, self.row), is_free=self._teller.is_free)
        feed = teller.course.feeds[eyes]
        told: list[str] = []
        for entry in self.entries:
            listeners = (eyes,) if feed.seq >= since else ()
            told += teller.enter(entry, listeners).values()
            if len(told) == HISTORY:
                break
        return told

    # Inside

    def _load(self) -> None:
        loaded = load(self.game, self.box, self.row, self.entries, self.snapshots)
        self.course, self.is_old, self.is_shown = loaded.course, loaded.is_old, loaded.is_shown
        self._teller = Teller(self.course, is_free=self.row.undo == "free")

    def _check_shown(self) -> None:
        if self.stage == "gathering":
            raise Refused("not_playing", "the cards are dealt when the match starts; wait for it")
        if not self.is_shown:
            raise Refused("old_rules", undo.OLD)

    def _check_playing(self) -> None:
        if self.is_old:
            raise Refused("old_rules", undo.OLD)
        if self.stage != "playing":
            raise Refused("not_playing", f"the table is {self.stage}, nothing can be played")

    def _check_current(self, seat: int, seq: int) -> None:
        feed = self.course.feeds[seat]
        if not feed.is_current(seq):
            raise Refused(
                "stale", f"the question of number {seq} is gone; answer that of {feed.seq}"
            )

    def _check_undo(self, seat: int) -> None:
        self._check_playing()
        if self.ply >= MOST_ENTRIES or not self.course.has_moved(seat):
            raise Refused("nothing_to_undo", "there is no move of this seat to take back")

    def _happen(self, seat: int, move: int, now: float) -> Landing:
        at = max(round(now, 3), self.course.at)
        landing = self._enter(Entry(self.row.id, self.ply, seat, move, at))
        is_due = landing.is_over or self.ply % SNAPSHOT_EVERY == 0
        return replace(landing, snapshot=self.course.steps.table.tobytes()) if is_due else landing

    def _enter(self, entry: Entry) -> Landing:
        messages = self._teller.enter(entry, self._listeners())
        self.entries.append(entry)
        is_seen = SPECTATOR in messages and undo.asker_of(self.seats) is not None
        cleared = self._wish(undo.cleared(self.seats)) if is_seen else ()
        return Landing(
            entry,
            self.seq(entry.seat),
            messages,
            is_over=not self.course.steps.waiting,
            cleared=cleared,
        )

    def _listeners(self) -> tuple[int, ...]:
        """The eyes of people, and a spectator's; nobody looks through those of a bot."""
        return (*(seat.seat for seat in self.seats if seat.kind == "person"), SPECTATOR)

    def _wish(self, seats: Sequence[SeatRow]) -> tuple[int, ...]:
        changed = tuple(
            new.seat for old, new in zip(self.seats, seats, strict=True) if old.wish != new.wish
        )
        self.seats = tuple(seats)
        return changed
