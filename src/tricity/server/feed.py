"""The feed of one pair of eyes: what they have noticed, numbered; and what their seat answered.

Numbers count only what these eyes notice, so that hidden decisions of others leave no trace.
"""

from bisect import bisect_right
from collections import deque
from typing import NamedTuple

from tricity.engine.steps import Bytes

KEPT = 64  # changes that a client may be behind and still be told one by one
KEPT_TEXT = 16_000  # characters of them; above, a position is shorter


class Answer(NamedTuple):
    """A move of the seat, and between which numbers it could be sent."""

    asked: int
    last: int
    move: int


class Turn(NamedTuple):
    """A move that the seat might take back, and the table before it."""

    table: Bytes
    move: int


class Feed:
    """What one pair of eyes knows of the course of a match."""

    def __init__(self) -> None:
        self.seq = 0  # of the newest change
        self.asked = 0  # since when the question of the seat stands
        self.answers: list[Answer] = []
        self.turns: deque[Turn] = deque(maxlen=KEPT)  # own moves since others were noticed
        self.tail: deque[tuple[int, str]] = deque()
        self.text = 0  # characters in the tail
        self.is_cut = False  # whether the tail had to let go of something

    def answer(self, move: int) -> None:
        """The seat answers its question."""
        self.answers.append(Answer(self.asked, self.seq, move))

    def answer_to(self, seq: int) -> Answer | None:
        """What the seat has answered where it could name *seq*."""
        place = bisect_right(self.answers, seq, key=lambda answer: answer.asked) - 1
        found = self.answers[place] if place >= 0 else None
        return found if found and found.asked <= seq <= found.last else None

    def is_current(self, seq: int) -> bool:
        """Whether *seq* names the question that stands now."""
        return self.asked <= seq <= self.seq

    def keep(self, text: str) -> None:
        """Remember what these eyes were told of the newest change."""
        self.tail.append((self.seq, text))
        self.text += len(text)
        while self.text > KEPT_TEXT or len(self.tail) > KEPT:
            self.text -= len(self.tail.popleft()[1])
            self.is_cut = True

    def since(self, seq: int) -> list[str] | None:
        """What these eyes were told after *seq*, if all of it is remembered."""
        if seq > self.seq:
            return None
        if seq < self.seq and (not self.tail or self.tail[0][0] > seq + 1):
            return None
        return [text for number, text in self.tail if number > seq]
