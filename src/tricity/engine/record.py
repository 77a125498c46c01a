"""From an annotated class to a NumPy record: one fixed-size block of memory per game."""

from collections.abc import Callable
from functools import wraps
from operator import itemgetter
from typing import Annotated, Any, TypeVar, get_args, get_origin, get_type_hints

import numpy as np
import numpy.typing as npt

from tricity.engine.errors import LayoutError

Ints = npt.NDArray[np.int16]
Longs = npt.NDArray[np.uint64]
Text = npt.NDArray[np.uint8]
Mask = npt.NDArray[np.uint8]
Floats = npt.NDArray[np.float32]

R = TypeVar("R", bound=np.void)
T = TypeVar("T")

REMEMBERED = 64  # boxes whose contents are kept ready; a server sees few editions

CELLS = {int: np.int16, Ints: np.int16, Longs: np.uint64, Text: np.uint8, Floats: np.float32}


class Record(np.void):  # type: ignore[misc]
    """A record whose fields are attributes; `layout` makes them.

    NumPy's own `np.record` has such attributes too, and takes seven times as long for each.
    """


class Head(Record):  # type: ignore[misc]
    """What every game's record begins with."""

    seed: Annotated[Longs, 2]  # the 128 bits that fix every chance event
    draws: Annotated[Longs, 1]  # chance events so far
    ply: int  # decisions so far
    waiting: int  # the seats that may decide now, one bit each
    seats: int  # how many seats play
    is_finished: int
    phase: int  # what the waiting seats are asked


class Chance(Record):  # type: ignore[misc]
    """A generator outside any game: for bots, playouts and re-deals.

    Its fields are not in the order of `Head`: Numba would take every game for a kind of `Chance`.
    """

    draws: Annotated[Longs, 1]
    seed: Annotated[Longs, 2]


def layout(record: type[Record]) -> np.dtype[Any]:
    """Turn the annotations of *record* into its dtype, aligned as a GPU needs it.

    >>> class Hamlet(Record):
    ...     turn: int
    ...     coins: Annotated[Ints, 4]  # [seat]
    >>> layout(Hamlet).itemsize
    10
    """
    hints = get_type_hints(record, include_extras=True)
    fields = [_field(name, hint) for name, hint in hints.items()]
    for name in hints:
        setattr(record, name, property(itemgetter(name), _setter(name)))
    return np.dtype((record, np.dtype(fields, align=True)))


def blank(layout: np.dtype[Any]) -> Any:
    """Make a zeroed record: a valid, empty table."""
    return np.zeros(1, layout)[0]


def same(one: Record, other: Record) -> bool:
    """Whether two records hold the same bytes."""
    return one.tobytes() == other.tobytes()


def copy(record: R) -> R:
    """Copy a record, so that the copy can be played on."""
    twin = np.zeros(1, record.dtype)
    twin[0] = record
    return twin[0]  # type: ignore[no-any-return]


def frozen(record: R) -> R:
    """A copy of a record that plain Python cannot change."""
    twin = np.zeros(1, record.dtype)
    twin[0] = record
    twin.flags.writeable = False
    return twin[0]  # type: ignore[no-any-return]


def remembered(read: Callable[[Any], T]) -> Callable[[Any], T]:
    """Keep what *read* makes of a frozen record; one that may still change is read each time."""
    kept: dict[int, tuple[Record, T]] = {}

    @wraps(read)
    def find(record: Any) -> T:
        if record.flags.writeable:
            return read(record)
        if id(record) not in kept:
            if len(kept) == REMEMBERED:
                kept.pop(next(iter(kept)))
            kept[id(record)] = record, read(record)  # its id is its own as long as it is kept
        return kept[id(record)][1]

    return find


def text(cells: Text) -> str:
    """Read a name printed in a record."""
    return cells.tobytes().rstrip(b"\0").decode()


def print_text(cells: Text, words: str) -> None:
    """Print a name into a record; longer names are refused."""
    data = words.encode()
    if len(data) > len(cells):
        raise LayoutError(f"'{words}' is longer than {len(cells)} bytes; shorten it")
    cells[:] = 0
    cells[: len(data)] = np.frombuffer(data, np.uint8)


def _setter(name: str) -> Callable[[Record, Any], None]:
    def put(record: Record, value: Any) -> None:
        record[name] = value

    return put


def _field(name: str, hint: Any) -> tuple[str, Any, tuple[int, ...]] | tuple[str, Any]:
    if hasattr(np.ndarray, name) or hasattr(np.void, name):
        raise LayoutError(f"'{name}' is a NumPy method; choose another field name")
    if hint is int:
        return name, np.int16
    if get_origin(hint) is Annotated:
        base, *shape = get_args(hint)
        if base in CELLS and all(isinstance(length, int) and length > 0 for length in shape):
            return name, CELLS[base], tuple(shape)
    raise LayoutError(f"'{name}: {hint}' fits no record; use int or Annotated[Ints, length, ...]")
