"""The clock of a table: thinking time of every seat, derived from the times of the log.

A seat's time runs while it is asked. What a decision adds is added when everybody can see that it
was made: otherwise the clock would count hidden decisions aloud.
"""

from collections.abc import Iterator

from tricity.wire.tables import Clock

GRACE = 30.0  # seconds for the next question of a seat that had run out of time


class Clocks:
    """The time left of all seats."""

    def __init__(self, clock: Clock, seats: int, start: float) -> None:
        self.increment = float(clock.increment)
        self.left = [float(clock.seconds)] * seats
        self.at = start  # until when `left` is reckoned
        self.asked = 0  # the seats whose time runs since then, one bit each

    def advance(self, at: float, asked: int) -> None:
        """Let the time run until *at*; from then on the seats in *asked* are asked."""
        for seat in self._running():
            self.left[seat] = max(0.0, self.left[seat] - max(0.0, at - self.at))
        for seat in range(len(self.left)):
            if asked & ~self.asked & 1 << seat and self.left[seat] == 0:
                self.left[seat] = GRACE
        self.at, self.asked = max(at, self.at), asked

    def add(self, seat: int, decisions: int) -> None:
        """Add what decisions bring, or take it back."""
        self.left[seat] = max(0.0, self.left[seat] + decisions * self.increment)

    def seconds_left(self, seat: int, now: float) -> float:
        """The time that a seat has left."""
        runs = self.asked >> seat & 1
        return max(0.0, self.left[seat] - runs * max(0.0, now - self.at))

    def deadlines(self) -> dict[int, float]:
        """When the seats that are asked now will have run out of time."""
        return {seat: self.at + self.left[seat] for seat in self._running()}

    def _running(self) -> Iterator[int]:
        return (seat for seat in range(len(self.left)) if self.asked >> seat & 1)
