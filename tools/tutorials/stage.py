"""Plays a script with the engine: what the student sees and may do after every move."""

from collections.abc import Iterator
from typing import Any

from tools.tutorials.script import STUDENT, Fact, Lesson, Script, Step
from tricity.engine.match import Match
from tricity.games import game
from tricity.server.patch import patch

Json = dict[str, Any]


class Stage:
    """A script while it is played. Positions are what the student notices, one after another."""

    def __init__(self, script: Script) -> None:
        self.game = game(script.game)
        self.box = self.game.load_box()
        self.match = Match(self.game, self.box, script.seats, script.seed, script.options)
        self.view = self._look()
        self.first = self.view
        self.positions: list[Json] = [{"legal": self._legal()}]

    def perform(self, lesson: Lesson) -> Json:
        """Play a lesson; what the page needs to give it."""
        told: Json = {"key": lesson.key, "at": self._place, "spot": lesson.spot}
        told["facts"] = _checked(lesson.key, lesson.facts(self.view))
        told["steps"] = [self._step(step) for step in lesson.steps]
        self._others(lesson.then)
        return told

    def _step(self, step: Step) -> Json:
        told = {"at": self._place, "moves": step.moves, "spot": step.spot}
        for words in step.moves:
            self.play(STUDENT, words)
        self._others(step.then)
        return told

    def _others(self, lines: tuple[str, ...]) -> None:
        for line in lines:
            seat, _, words = line.partition(" ")
            self.play(int(seat), words)

    @property
    def _place(self) -> int:
        """The number of the position that is seen now."""
        return len(self.positions) - 1

    def play(self, seat: int, words: str) -> None:
        """Play a move; it becomes a position if the student notices it."""
        self.match.play(seat, self.game.read(self.box, words))
        before, self.view = self.view, self._look()
        news = patch(before, self.view)
        if seat != STUDENT and not any(news.values()):
            return
        knows = self.game.META.is_open or seat == STUDENT
        said = words if knows else None
        self.positions.append({"by": seat, "words": said, "patch": news, "legal": self._legal()})

    def _look(self) -> Any:
        return self.game.view(self.box, self.match.state, STUDENT)

    def _legal(self) -> dict[str, int]:
        waiting = STUDENT in self.view.waiting
        moves = self.match.legal(STUDENT) if waiting else []
        return {self.game.say(self.box, move): move for move in moves}


def performed(script: Script) -> Json:
    """The whole tutorial as the page reads it."""
    stage = Stage(script)
    lessons = list(_lessons(stage, script))
    return {
        "game": script.game,
        "seats": script.seats,
        "view": stage.first,
        "positions": stage.positions,
        "lessons": lessons,
    }


def _lessons(stage: Stage, script: Script) -> Iterator[Json]:
    for lesson in script.lessons:
        yield stage.perform(lesson)


def _checked(key: str, facts: Any) -> dict[str, Fact]:
    """Facts are plain numbers and texts, so that a slip is found here and not on the page."""
    for name, fact in facts.items():
        if type(fact) not in (int, str):
            raise TypeError(f"{key}: {name} is {fact!r}; give a number or the key of a text")
    return dict(facts)
