"""The format of a backup: lines of JSON in one compressed file, the same for every database.

    {"format": "tricity backup 1", "version": "0001", "rows": {"tables": 1, "seats": 2}}
    {"table": "tables", "columns": ["id", "game"]}
    ["Zm9v", "pointcity"]
    {"end": 3}

The last line counts the rows, so that a file that was cut off is never taken for a whole one.
"""

import gzip
import json
import os
import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tricity.engine.errors import StoreError

FORMAT = "tricity backup 1"
DAMAGES = (EOFError, UnicodeError, ValueError, KeyError, TypeError, zlib.error, gzip.BadGzipFile)


@dataclass(frozen=True)
class Head:
    """What a backup says about itself: the version of its tables, and how many rows each has."""

    version: str
    rows: dict[str, int]

    @property
    def total(self) -> int:
        """Rows of all tables."""
        return sum(self.rows.values())


class Writer:
    """Writes a backup, line by line."""

    def __init__(self, stream: gzip.GzipFile, head: Head) -> None:
        self._stream = stream
        self.head = head
        self.written = 0
        self._write({"format": FORMAT, "version": head.version, "rows": head.rows})

    def begin(self, table: str, columns: list[str]) -> None:
        """The rows of *table* follow."""
        self._write({"table": table, "columns": columns})

    def add(self, row: list[Any]) -> None:
        """One row, in the order of its columns."""
        self._write(row)
        self.written += 1

    def end(self) -> None:
        """All rows are written."""
        self._write({"end": self.written})

    def _write(self, line: Any) -> None:
        text = json.dumps(line, ensure_ascii=False, separators=(",", ":"))
        self._stream.write(f"{text}\n".encode())


class Reader:
    """Reads a backup; its rows come in groups of one table."""

    def __init__(self, stream: gzip.GzipFile) -> None:
        self._lines = (json.loads(line) for line in stream)
        first = next(self._lines, None)
        if not isinstance(first, dict) or first.get("format") != FORMAT:
            raise ValueError(f"its first line must say '{FORMAT}'")
        self.head = Head(str(first["version"]), {str(k): int(n) for k, n in first["rows"].items()})

    def groups(self, size: int) -> Iterator[tuple[str, list[dict[str, Any]]]]:
        """Rows with the name of their table, at most *size* at once."""
        table, count = "", 0
        columns: list[str] = []
        rows: list[dict[str, Any]] = []
        for line in self._lines:
            if isinstance(line, list):
                rows.append(dict(zip(columns, line, strict=True)))
                count += 1
            if rows and (len(rows) == size or not isinstance(line, list)):
                yield table, rows
                rows = []
            if isinstance(line, dict) and "end" in line:
                self._check_end(line["end"], count)
                return
            if isinstance(line, dict):
                table, columns = line["table"], line["columns"]
        raise EOFError("its end is missing")

    def _check_end(self, promised: int, count: int) -> None:
        if not promised == count == self.head.total or next(self._lines, None) is not None:
            raise ValueError("rows are missing, or too many")


@contextmanager
def reading(file: Path) -> Iterator[Reader]:
    """Open a backup; whatever is wrong with it is said with its name."""
    try:
        with gzip.open(file) as stream:
            yield Reader(stream)
    except DAMAGES as error:
        raise StoreError(
            f"{file} is no whole backup of Tricity ({error}); use another one"
        ) from error
    except OSError as error:
        raise StoreError(f"{file} cannot be read ({error.strerror or error})") from error


@contextmanager
def writing(file: Path) -> Iterator[gzip.GzipFile]:
    """A new file that appears under its name only when it is whole and on the disk."""
    part = file.with_name(f"{file.name}.{os.getpid()}.part")
    try:
        with open(part, "xb", opener=_for_owner) as raw:
            with gzip.GzipFile(file.name, "wb", fileobj=raw, mtime=0, compresslevel=6) as stream:
                yield stream
            raw.flush()
            os.fsync(raw.fileno())
        part.replace(file)
    except OSError as error:
        raise StoreError(
            f"{file} cannot be written ({error.strerror or error}); choose another place"
        ) from error
    finally:
        part.unlink(missing_ok=True)


def _for_owner(path: str, flags: int) -> int:
    """Secret seeds are inside: only the owner may read it."""
    return os.open(path, flags, 0o600)
