"""A finished match, position by position: through the eyes of a seat, of a spectator, or of all."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from tricity.engine.game import SPECTATOR
from tricity.server import log
from tricity.server.course import Course
from tricity.server.results import points
from tricity.server.table import Table
from tricity.store.rows import Entry, Snapshot
from tricity.wire.play import ReplayPage, ReplayStep

OPEN = -1  # the eyes of all seats at once
MOST_STEPS = 50  # on a page


@dataclass(frozen=True)
class How:
    """How a position came to be, as some eyes know it."""

    by: int | None = None
    move: int | None = None
    is_noticed: bool = True
    ply: int = 0


DEAL = How()


def page(table: Table, eyes: int, first: int, count: int) -> ReplayPage:
    """Some positions of a finished match, the deal being number 0."""
    table.check_finished()
    last = first + min(count, MOST_STEPS)
    if table.is_old:
        found = [step for step in _stored(table, eyes) if first <= step.ply < last]
        return ReplayPage(plies=table.ply, steps=found)
    played = log.fold(table.entries)
    return ReplayPage(plies=len(played), steps=list(_steps(table, eyes, range(first, last))))


def _steps(table: Table, eyes: int, plies: range) -> Iterator[ReplayStep]:
    """The positions of *plies*; of what led to them, only what was told at the table then."""
    course = Course(table.game, table.box, replace(table.row, clock=None))
    entries = [_entry(table, ply, *move) for ply, move in enumerate(log.fold(table.entries))]
    how = DEAL
    for ply, entry in enumerate([*entries, None]):
        if ply in plies:
            yield _step(table, eyes, course.steps.state, replace(how, ply=ply))
        if entry is not None and ply < plies.stop - 1:
            how = _told(entry, eyes, course.enter(entry), is_open=course.is_open)


def _entry(table: Table, ply: int, seat: int, move: int) -> Entry:
    return Entry(table.row.id, ply, seat, move, table.row.created_at)


def _told(entry: Entry, eyes: int, noticed: Sequence[int], *, is_open: bool) -> How:
    """What these eyes could know of a move; open ones know all."""
    sees_all = is_open or eyes == OPEN
    is_noticed = sees_all or eyes in noticed
    return How(
        by=entry.seat if is_noticed else None,
        move=entry.move if sees_all or eyes == entry.seat else None,
        is_noticed=is_noticed,
    )


def _stored(table: Table, eyes: int) -> Iterator[ReplayStep]:
    """What is left of a match of other rules: the positions that were stored."""
    for snapshot in table.snapshots:
        if len(snapshot.state) == table.game.LAYOUT.itemsize:
            yield _step(table, eyes, _state(table, snapshot), replace(DEAL, ply=snapshot.ply + 1))


def _state(table: Table, snapshot: Snapshot) -> Any:
    return np.frombuffer(snapshot.state, table.game.LAYOUT)[0]


def _step(table: Table, eyes: int, state: Any, how: How) -> ReplayStep:
    game, box = table.game, table.box
    return ReplayStep(
        **vars(how),
        views=[game.view(box, state, each) for each in _all(table, eyes)],
        scores=points(game, box, state),
    )


def _all(table: Table, eyes: int) -> Sequence[int]:
    if eyes == OPEN:
        return [SPECTATOR] if table.game.META.is_open else range(table.row.seats)
    return [eyes]
