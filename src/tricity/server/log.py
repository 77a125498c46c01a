"""The log of a table, folded: which moves count after all that was taken back."""

from collections.abc import Iterable

from tricity.store.rows import ROLL_BACK, TAKE_BACK, Entry

Played = tuple[int, int]  # a seat and its move


def fold(entries: Iterable[Entry]) -> list[Played]:
    """The moves that count, in order."""
    played: list[Played] = []
    for entry in entries:
        add(played, entry.seat, entry.move)
    return played


def add(played: list[Played], seat: int, move: int) -> int:
    """Add one entry to the moves that count; how many of them stand as before."""
    if move >= 0:
        played.append((seat, move))
        return len(played) - 1
    last = last_of(played, seat)
    if move == TAKE_BACK:
        del played[last]
    elif move == ROLL_BACK:
        del played[last:]
    else:
        raise ValueError(f"{move} is no entry of a log")
    return last


def last_of(played: list[Played], seat: int) -> int:
    """The place of the last move of a seat."""
    for place in range(len(played) - 1, -1, -1):
        if played[place][0] == seat:
            return place
    raise ValueError(f"seat {seat} has no move to take back")
