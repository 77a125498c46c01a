"""The course of a match: its log played through entry by entry, and who notices what of it."""

from typing import Any

from tricity.engine.game import SPECTATOR, Game, new_game
from tricity.engine.glance import ASKED, Glance
from tricity.engine.steps import Steps
from tricity.server import log
from tricity.server.clock import Clocks
from tricity.server.feed import Feed, Turn
from tricity.store.rows import Entry, TableRow
from tricity.wire.tables import Clock

STRIDE = 16  # moves between two positions that are remembered, for undo


class Course:
    """The position of a table, and the feeds of all eyes around it."""

    def __init__(self, game: Game, box: Any, row: TableRow) -> None:
        self.game, self.box = game, box
        dealt = new_game(game, box, row.seats, int(row.seed, 16), row.options)
        self.steps = Steps(game, box, dealt)
        self.glance = Glance(game, box, self.steps)
        self.glance.look()
        self.is_open = game.META.is_open
        self.played: list[log.Played] = []
        self.ply = 0  # entries so far
        self.inherited = 0  # moves of another match, on which this one goes on; they stay
        self.made_at = row.created_at
        self.at = row.started_at or row.created_at  # of the newest entry
        self.eyes = (*range(row.seats), SPECTATOR)
        self.feeds = {eyes: Feed() for eyes in self.eyes}
        self.clocks = _clocks(row)
        self._saved = [self.steps.table.copy()]  # every STRIDE moves
        self._everybody = (1 << row.seats + 1) - 1
        if self.clocks:
            self.clocks.advance(self.at, self.steps.waiting)

    def legal(self, eyes: int) -> list[int]:
        """The moves that a seat may choose now."""
        if eyes == SPECTATOR or not self.steps.waiting >> eyes & 1:
            return []
        return self.glance.masks[eyes].nonzero()[0].tolist()  # type: ignore[no-any-return]

    def is_legal(self, seat: int, move: int) -> bool:
        """Whether a seat may choose a move now."""
        masks = self.glance.masks
        return 0 <= move < masks.shape[1] and bool(masks[seat, move])

    def may_enter(self, entry: Entry) -> bool:
        """Whether an entry can follow in the log."""
        if entry.ply != self.ply or not 0 <= entry.seat < len(self.glance.masks):
            return False
        if entry.move < 0:
            return self.has_moved(entry.seat)
        return self.is_legal(entry.seat, entry.move)

    def has_moved(self, seat: int) -> bool:
        """Whether a seat has a move that was made at this table."""
        return any(mover == seat for mover, _ in self.played[self.inherited :])

    def can_take_back(self, seat: int) -> bool:
        """Whether a seat may take back its last move: nobody else acted, nothing was revealed."""
        turns = self.feeds[seat].turns
        if turns and self.glance.reveals(turns[-1].table, seat, turns[-1].move):
            turns.clear()
        return bool(turns) and self.has_moved(seat)

    def enter(self, entry: Entry) -> list[int]:
        """Let an entry happen; the eyes that notice it."""
        seat = entry.seat
        if entry.move >= 0:
            self.feeds[seat].answer(entry.move)
            before = self.steps.table.copy()
            self._play(seat, entry.move)
            self.inherited += entry.at < self.made_at
        else:
            self._take_back(seat, entry.move)
        noticed = self._notice(seat)
        if entry.move >= 0:
            self.feeds[seat].turns.append(Turn(before, entry.move))
        self._tick(entry, noticed)
        self.ply, self.at = entry.ply + 1, max(self.at, entry.at)
        return noticed

    def _play(self, seat: int, move: int) -> None:
        self.steps.play(seat, move)
        self.played.append((seat, move))
        if len(self.played) % STRIDE == 0:
            self._saved.append(self.steps.table.copy())

    def _take_back(self, seat: int, move: int) -> None:
        """Go back to the last remembered position before, and play what still counts."""
        turns = self.feeds[seat].turns
        if turns:
            turns.pop()
        played = list(self.played)
        stands = log.add(played, seat, move) // STRIDE
        del self._saved[stands + 1 :]
        self.steps.lay(self._saved[stands])
        self.played = played[: stands * STRIDE]
        for after in played[stands * STRIDE :]:
            self._play(*after)

    def _notice(self, seat: int) -> list[int]:
        """Number the entry in the feeds of those who notice it; where it asks anew, say so."""
        found = self.glance.look()
        asked = found >> ASKED | 1 << seat
        seen = self._everybody if self.is_open else found | asked
        noticed = []
        for place, eyes in enumerate(self.eyes):
            if seen >> place & 1:
                feed = self.feeds[eyes]
                feed.seq += 1
                noticed.append(eyes)
                if asked >> place & 1:
                    feed.asked = feed.seq
                if eyes != seat:
                    feed.turns.clear()
        return noticed

    def _tick(self, entry: Entry, noticed: list[int]) -> None:
        """Move the clock, if everybody saw something."""
        if self.clocks and SPECTATOR in noticed:
            self.clocks.advance(entry.at, self.steps.waiting)
            self.clocks.add(entry.seat, 1 if entry.move >= 0 else -1)


def _clocks(row: TableRow) -> Clocks | None:
    if row.clock is None or row.started_at is None:
        return None
    return Clocks(Clock(**row.clock), row.seats, row.started_at)
