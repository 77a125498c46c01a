"""A stored match, played through again; where that gives another position, it is only looked at."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from tricity.engine.errors import OptionError
from tricity.engine.game import Game
from tricity.engine.match import digest
from tricity.server.course import Course
from tricity.store.rows import Entry, Snapshot, TableRow


@dataclass(frozen=True)
class Loaded:
    """The course of a match, and how far it can be trusted."""

    course: Course
    is_old: bool = False  # of other rules or cards: never played on
    is_shown: bool = True  # whether there is a position to show


def load(
    game: Game,
    box: Any,
    row: TableRow,
    entries: Sequence[Entry],
    snapshots: Sequence[Snapshot] = (),
) -> Loaded:
    """Play a log through, and compare it with its last snapshot."""
    last = snapshots[-1] if snapshots else None
    try:
        course = Course(game, box, row)
    except OptionError:
        return _look_only(Course(game, box, replace(row, options={})), last)
    if row.rules_version != game.META.rules_version or row.cards != digest(box):
        return _look_only(course, last)
    for entry in entries:
        if not course.may_enter(entry):
            return _look_only(course, last)
        course.enter(entry)
        if last and entry.ply == last.ply and last.state != course.steps.table.tobytes():
            return _look_only(course, last)
    return Loaded(course)


def _look_only(course: Course, last: Snapshot | None) -> Loaded:
    """The stored position, where nobody is asked anything."""
    if last is None or len(last.state) != course.steps.table.size:
        return Loaded(course, is_old=True, is_shown=False)
    course.steps.lay(np.frombuffer(last.state, np.uint8))
    course.steps.waiting = 0
    course.glance.masks[:] = 0
    return Loaded(course, is_old=True)
