"""Rows to begin a test with."""

from typing import Any

from tricity.store.database import Store
from tricity.store.rows import Entry, SeatRow, TableRow

ANN, BOB = "a" * 64, "b" * 64  # owners


def table(id: str = "table", **changes: Any) -> TableRow:  # noqa: A002 - as the column
    columns: dict[str, Any] = {
        "id": id,
        "game": "pointcity",
        "rules_version": 1,
        "cards": "51c2d0a3e4b5f607",
        "card_files": None,
        "options": {"solo_level": "hard"},
        "seats": 2,
        "seed": "0" * 31 + "7",
        "salt": "f" * 32,
        "commitment": "c" * 64,
        "creator": ANN,
        "is_public": True,
        "allows_hints": True,
        "undo": "strict",
        "clock": None,
        "created_at": 1_700_000_000.123456,
    }
    return TableRow(**columns | changes)


def seats(id: str = "table") -> list[SeatRow]:  # noqa: A002 - as the column
    """Ann sits, one chair is open, a bot has the third."""
    return [
        SeatRow(id, 0, "person", ANN, "Ann", joined_at=1.5),
        SeatRow(id, 1, "person"),
        SeatRow(id, 2, "bot", level="mayor"),
    ]


async def lay(store: Store, id: str = "table", **changes: Any) -> None:  # noqa: A002
    """Put a table with its seats into the store."""
    await store.add_table(table(id, **changes), seats(id))


def move(ply: int, id: str = "table") -> Entry:  # noqa: A002 - as the column
    return Entry(id, ply, ply % 2, 10 + ply, 1_700_000_000.1 + ply / 7)
