"""What eyes are told: positions and changes as JSON text, each encoded once.

A change of a game without secrets differs between eyes only at its end (`legal`, `can_undo`).
"""

from typing import Any

from tricity.engine.game import SPECTATOR
from tricity.server.course import Course
from tricity.server.patch import patch, to_json
from tricity.store.rows import Entry


class Teller:
    """Tells eyes what has changed for them since they were told last."""

    def __init__(self, course: Course, *, is_free: bool) -> None:
        self.course = course
        self.is_free = is_free  # whether a move may always be taken back
        self._views: dict[int, Any] = {}

    def view(self, eyes: int) -> Any:
        """What eyes see now."""
        course = self.course
        one = SPECTATOR if course.is_open else eyes
        if one not in self._views:
            self._views[one] = course.game.view(course.box, course.steps.state, one)
        return self._views[one]

    def can_undo(self, eyes: int) -> bool:
        """Whether a seat may take back its last move without asking anybody."""
        course = self.course
        if eyes == SPECTATOR or not course.steps.waiting:
            return False
        if self.is_free:
            return course.has_moved(eyes)
        return course.can_take_back(eyes)

    def enter(self, entry: Entry, listeners: tuple[int, ...]) -> dict[int, str]:
        """Let an entry happen, and tell those of *listeners* that notice it."""
        before = {eyes: self.view(eyes) for eyes in listeners}
        noticed = self.course.enter(entry)
        if self.course.is_open:
            self._views.clear()
        else:
            for eyes in noticed:
                self._views.pop(eyes, None)
        said: dict[tuple[int, bool], str] = {}
        return {
            eyes: self._tell(entry, eyes, before[eyes], said) for eyes in noticed if eyes in before
        }

    def _tell(self, entry: Entry, eyes: int, old: Any, said: dict[tuple[int, bool], str]) -> str:
        knows = self.course.is_open or eyes == entry.seat
        feed = self.course.feeds[eyes]
        key = (SPECTATOR if self.course.is_open else eyes, knows)
        if key not in said:
            said[key] = _change(entry, feed.seq, knows=knows, news=patch(old, self.view(eyes)))
        text = f"{said[key]},{self.ending(eyes)}"
        feed.keep(text)
        return text

    def ending(self, eyes: int) -> str:
        """What a seat may do now, as the end of a message."""
        legal = ",".join(map(str, self.course.legal(eyes)))
        can_undo = "true" if self.can_undo(eyes) else "false"
        return f'"legal":[{legal}],"can_undo":{can_undo}}}'

    def position(self, eyes: int) -> str:
        """All that eyes see now."""
        seat = "null" if eyes == SPECTATOR else eyes
        seq = self.course.feeds[eyes].seq
        view = to_json(self.view(eyes))
        return f'{{"type":"position","seq":{seq},"seat":{seat},"view":{view},{self.ending(eyes)}'


def _change(entry: Entry, seq: int, *, knows: bool, news: Any) -> str:
    """A change up to its end."""
    kind = "move" if entry.move >= 0 else "undo"
    move = entry.move if knows and entry.move >= 0 else "null"
    return (
        f'{{"type":"change","seq":{seq},"kind":"{kind}","by":{entry.seat},"move":{move},'
        f'"at":{entry.at!r},"patch":{to_json(news)}'
    )
