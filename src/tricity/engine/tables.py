"""Card tables: CSV files whose every mistake is refused with file, line, column and cure."""

import csv
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import NoReturn

from tricity.engine.errors import CardsError


@dataclass(frozen=True)
class Row:
    """One line of a card table."""

    file: str
    line: int
    cells: dict[str, str]

    def number(self, column: str, allowed: range) -> int:
        """The number in *column*, one of *allowed*."""
        cell = self.cells[column]
        if not cell.removeprefix("-").isdecimal() or int(cell) not in allowed:
            self.refuse(column, f"use a number from {allowed.start} to {allowed.stop - 1}")
        return int(cell)

    def word(self, column: str, choices: Iterable[str]) -> str:
        """The word in *column*, one of *choices*."""
        if self.cells[column] not in choices:
            self.refuse(
                column, f"use one of {', '.join(choice or 'nothing' for choice in choices)}"
            )
        return self.cells[column]

    def refuse(self, column: str, cure: str) -> NoReturn:
        """Refuse the cell in *column*, saying what would be right."""
        cell = self.cells[column]
        raise CardsError(
            f"{self.file}, line {self.line}, column {column}: '{cell}' is wrong; {cure}"
        )


def read_rows(path: Path, columns: Sequence[str]) -> list[Row]:
    """Read the card table at *path*, which must have just these *columns*."""
    try:
        text = path.read_text("utf-8-sig")
    except OSError:
        raise CardsError(f"{path.name}: not found in {path.parent}; put the table there") from None
    except UnicodeDecodeError:
        raise CardsError(f"{path.name}: not UTF-8 text; save it as CSV in UTF-8") from None
    reader = csv.DictReader(text.splitlines())
    if list(reader.fieldnames or ()) != list(columns):
        raise CardsError(f"{path.name}, line 1: the columns must be {','.join(columns)}")
    rows = []
    for cells in reader:
        if None in cells or None in cells.values():
            raise CardsError(
                f"{path.name}, line {reader.line_num}: not {len(columns)} cells; "
                "separate them by commas"
            )
        rows.append(Row(path.name, reader.line_num, cells))
    return rows


def check_count(path: Path, what: str, count: int, wanted: int) -> None:
    """Refuse a table with another number of something than the rulebook has."""
    if count != wanted:
        raise CardsError(f"{path.name}: {count} {what}; the rulebook has {wanted}")
