"""Taking back by consent: who asks, who has to be asked, and when all agree."""

from collections.abc import Sequence
from dataclasses import replace

from tricity.server.errors import Refused
from tricity.store.rows import SeatRow

REVEALED = "somebody has acted since, or something was revealed; ask the others to take it back"
OLD = "this match was begun with other rules or cards; it can be looked at, but not played"
UNDO, AGREE = "undo", "agree"


def asking(seats: Sequence[SeatRow], seat: int) -> list[SeatRow]:
    """The seats when *seat* asks to take back its last move."""
    if asker_of(seats) not in (None, seat):
        raise Refused("needs_consent", "another seat asks already; answer it first")
    if not _asked(seats, seat):
        raise Refused("nothing_to_undo", "something was revealed, and there is nobody to ask")
    return _with(seats, seat, UNDO)


def answering(seats: Sequence[SeatRow], seat: int, *, agrees: bool) -> list[SeatRow]:
    """The seats when *seat* answers; a refusal, or the asker's own answer, ends the matter."""
    who = asker_of(seats)
    if who is None:
        raise Refused("nobody_asks", "nobody asks to take back a move; there is nothing to answer")
    if not agrees or seat == who:
        return cleared(seats)
    return _with(seats, seat, AGREE)


def asker_of(seats: Sequence[SeatRow]) -> int | None:
    """The seat that asks to take back, if there is one."""
    return next((each.seat for each in seats if each.wish == UNDO), None)


def is_agreed(seats: Sequence[SeatRow], seat: int) -> bool:
    """Whether *seat* asks, and all who are to be asked agree."""
    return seats[seat].wish == UNDO and all(each.wish == AGREE for each in _asked(seats, seat))


def cleared(seats: Sequence[SeatRow]) -> list[SeatRow]:
    """The seats without any wish."""
    return [replace(each, wish=None) if each.wish else each for each in seats]


def _asked(seats: Sequence[SeatRow], seat: int) -> list[SeatRow]:
    """The seats of other people who are there; one browser need not ask itself."""
    owner = seats[seat].owner
    return [
        each
        for each in seats
        if each.kind == "person" and each.owner not in (None, owner) and not each.is_away
    ]


def _with(seats: Sequence[SeatRow], seat: int, wish: str) -> list[SeatRow]:
    return [replace(each, wish=wish) if each.seat == seat else each for each in seats]
