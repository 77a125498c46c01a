"""What somebody may know about a table."""

from collections.abc import Collection, Sequence
from typing import Any

from tricity.server.founding import is_open
from tricity.server.table import Table
from tricity.store.rows import SeatRow, TableRow
from tricity.wire.tables import Clock, SeatInfo, TableInfo


def table_info(table: Table, owner: str, present: Collection[int], now: float) -> TableInfo:
    """A table in memory, as *owner* may know it."""
    stage: Any = table.stage
    seats = [
        seat_info(
            one,
            owner,
            is_gathering=stage == "gathering",
            is_present=one.seat in present,
            seconds_left=table.seconds_left(one.seat, now),
        )
        for one in table.seats
    ]
    is_over = stage == "finished"
    return TableInfo(
        **_about(table.row, owner),
        stage=stage,
        seats=seats,
        seed=table.row.seed if is_over else None,
        salt=table.row.salt if is_over else None,
        waiting=table.waiting(),
        results=table.results() if is_over else None,
    )


def gathering_info(row: TableRow, seats: Sequence[SeatRow], owner: str) -> TableInfo:
    """A table that has not begun, as the store knows it."""
    return TableInfo(
        **_about(row, owner),
        stage="gathering",
        seats=[seat_info(one, owner, is_gathering=True) for one in seats],
        seed=None,
        salt=None,
        waiting=[],
        results=None,
    )


def seat_info(
    row: SeatRow,
    owner: str,
    *,
    is_gathering: bool,
    is_present: bool = False,
    seconds_left: float | None = None,
) -> SeatInfo:
    """A seat, as *owner* may know it."""
    known: dict[str, Any] = {"kind": row.kind, "level": row.level, "wish": row.wish}
    return SeatInfo(
        **known,
        seat=row.seat,
        name=row.name,
        is_open=is_gathering and is_open(row),
        is_mine=bool(owner) and row.owner == owner,
        is_away=row.is_away,
        is_present=is_present,
        seconds_left=seconds_left,
    )


def _about(row: TableRow, owner: str) -> dict[str, Any]:
    """What never depends on the position."""
    return {
        "id": row.id,
        "game": row.game,
        "rules_version": row.rules_version,
        "options": row.options,
        "has_own_cards": row.card_files is not None,
        "has_chosen_seed": row.has_chosen_seed,
        "daily": row.daily,
        "is_mine": bool(owner) and row.creator == owner,
        "is_public": row.is_public,
        "is_imported": row.is_imported,
        "allows_hints": row.allows_hints,
        "undo": row.undo,
        "clock": Clock(**row.clock) if row.clock else None,
        "commitment": row.commitment,
        "rematch": row.rematch,
        "created_at": row.created_at,
        "finished_at": row.finished_at,
    }
