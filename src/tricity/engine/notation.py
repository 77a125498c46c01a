"""A position as one line of text: `field=value` for every field that is not zero.

    seed=2a seats=2 coins=3,0,1 city=0,2/1 place=17:3,40:1

Arrays drop their trailing zeros; rows of the last axis are parted by `/`; an array that is mostly
zeros lists `index:value` instead, counted over the whole array. The seed is hexadecimal.
"""

from typing import Any

import numpy as np

from tricity.engine.chance import seed_of, sow
from tricity.engine.errors import NotationError
from tricity.engine.record import blank

NUMBERS = {"i": range(-(1 << 15), 1 << 15), "u": range(1 << 64)}


def write(record: Any) -> str:
    """Write a record as one line; `parse` gives the same bytes back."""
    words = [f"seed={seed_of(record):x}"]
    for name in _fields(record.dtype):
        cells = np.atleast_1d(record[name])
        if cells.any():
            words.append(f"{name}={min(_dense(cells), _sparse(cells), key=len)}")
    return " ".join(words)


def parse(layout: np.dtype[Any], text: str) -> Any:
    """Read a record written by `write`; fields not named are zero."""
    record = blank(layout)
    names = _fields(layout)
    seen = set()
    for word in text.split():
        name, sign, value = word.partition("=")
        if not sign or name in seen or name not in (*names, "seed"):
            raise NotationError(f"'{word}' is no field of a position; known: {', '.join(names)}")
        seen.add(name)
        if name == "seed":
            sow(record, _number(value, 16, word))
        elif layout[name].shape:
            _fill(record[name], value, word)
        else:
            record[name] = _checked(layout[name].kind, _number(value, 10, word), word)
    return record


def _fields(layout: np.dtype[Any]) -> list[str]:
    return [name for name in layout.names or () if name != "seed"]


def _dense(cells: Any) -> str:
    rows = cells.reshape(-1, cells.shape[-1])
    return "/".join(_line(row) for row in rows.tolist()).rstrip("/")


def _line(numbers: list[int]) -> str:
    while numbers and numbers[-1] == 0:
        numbers.pop()
    return ",".join(map(str, numbers))


def _sparse(cells: Any) -> str:
    flat = cells.reshape(-1)
    return ",".join(f"{index}:{flat[index]}" for index in np.flatnonzero(flat).tolist())


def _fill(cells: Any, value: str, word: str) -> None:
    if ":" in value:
        flat = cells.reshape(-1)
        for pair in value.split(","):
            index, _, number = pair.partition(":")
            _put(flat, _number(index, 10, word), number, word)
        return
    rows = cells.reshape(-1, cells.shape[-1])
    for row, line in enumerate(value.split("/")):
        for column, number in enumerate(line.split(",") if line else ()):
            if row >= len(rows):
                raise NotationError(f"'{word}' has too many rows; at most {len(rows)}")
            _put(rows[row], column, number, word)


def _put(cells: Any, index: int, number: str, word: str) -> None:
    if not 0 <= index < len(cells):
        raise NotationError(f"'{word}' has no place {index}; at most {len(cells) - 1}")
    cells[index] = _checked(cells.dtype.kind, _number(number, 10, word), word)


def _number(digits: str, base: int, word: str) -> int:
    try:
        return int(digits, base)
    except ValueError:
        raise NotationError(f"'{digits}' in '{word}' is no number") from None


def _checked(kind: str, number: int, word: str) -> int:
    if number not in NUMBERS[kind]:
        raise NotationError(f"{number} in '{word}' is too large")
    return number
