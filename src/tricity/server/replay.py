"""A finished match, position by position: through the eyes of a seat, of a spectator, or of all."""

from collections.abc import Iterator, Sequence
from typing import Any

import numpy as np

from tricity.engine.game import SPECTATOR
from tricity.engine.steps import Steps
from tricity.server import log
from tricity.server.results import points
from tricity.server.table import Table
from tricity.store.rows import Snapshot
from tricity.wire.play import ReplayPage, ReplayStep

OPEN = -1  # the eyes of all seats at once
MOST_STEPS = 50  # on a page


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
    game, box = table.game, table.box
    table_again = Steps(game, box, table.dealt())
    before: tuple[int | None, int | None] = (None, None)
    for ply, after in enumerate([*log.fold(table.entries), None]):
        if ply in plies:
            yield _step(table, eyes, table_again.state, (ply, *before))
        if after is not None:
            table_again.play(*after)
            before = after


def _stored(table: Table, eyes: int) -> Iterator[ReplayStep]:
    """What is left of a match of other rules: the positions that were stored."""
    for snapshot in table.snapshots:
        if len(snapshot.state) == table.game.LAYOUT.itemsize:
            yield _step(table, eyes, _state(table, snapshot), (snapshot.ply + 1, None, None))


def _state(table: Table, snapshot: Snapshot) -> Any:
    return np.frombuffer(snapshot.state, table.game.LAYOUT)[0]


def _step(
    table: Table, eyes: int, state: Any, what: tuple[int, int | None, int | None]
) -> ReplayStep:
    game, box = table.game, table.box
    ply, seat, move = what
    return ReplayStep(
        ply=ply,
        by=seat,
        move=move,
        views=[game.view(box, state, each) for each in _all(table, eyes)],
        scores=points(game, box, state),
    )


def _all(table: Table, eyes: int) -> Sequence[int]:
    if eyes == OPEN:
        return [SPECTATOR] if table.game.META.is_open else range(table.row.seats)
    return [eyes]
