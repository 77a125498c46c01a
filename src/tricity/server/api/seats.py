"""Seats: sit down, begin, leave, come back, play once more."""

from typing import Any

from fastapi import Response

from tricity.engine.errors import StoreError
from tricity.server import deeds, founding
from tricity.server.api.parts import WRITING, TheHall, TheRoom, part, problems
from tricity.server.api.tables import about
from tricity.server.errors import Refused
from tricity.server.hall import Hall
from tricity.server.identity import Owner, Visitor
from tricity.server.room import Room
from tricity.wire.tables import Join, SeatOnly, TableInfo

router = part("seats")


@router.post("/tables/{id}/join", responses=problems(*WRITING))
async def join(wish: Join, room: TheRoom, hall: TheHall, owner: Owner) -> TableInfo:
    """Sit down on an open seat; when the last one is taken, the match starts."""
    check_gathering(room)
    if not await took_seat(hall, room, wish, owner):
        raise Refused("table_full", "every seat is taken; you may watch")
    await hall.changed_here(room)
    await hall.start_if_full(room)
    return await about(room, owner)


@router.post("/tables/{id}/start", responses=problems(*WRITING))
async def start(room: TheRoom, hall: TheHall, owner: Visitor) -> TableInfo:
    """Begin at once; bots take the open seats. Only whoever made the table may."""
    check_creator(room, owner)
    check_gathering(room)
    await hall.store.seat_bots(room.id, founding.USUAL_LEVEL)
    await hall.changed_here(room)
    await hall.start_if_full(room)
    return await about(room, owner)


@router.post("/tables/{id}/leave", responses=problems(*WRITING))
async def leave(wish: SeatOnly, room: TheRoom, hall: TheHall, owner: Visitor) -> TableInfo:
    """Leave one's seat: before the start it is open again, after it a bot plays on."""
    seat = deeds.own_seat(room.table, owner, wish.seat)
    if room.table.stage == "finished":
        raise Refused("already_finished", "the match is over; there is nothing left to leave")
    if room.table.row.daily:
        raise Refused("daily", "no bot plays the deal of a day for you; come back when you like")
    if room.table.stage == "gathering":
        columns: dict[str, Any] = {"owner": None, "name": None, "joined_at": None}
    else:
        columns = {"is_away": True, "wish": None}
    await hall.store.change_seat(room.id, seat, **columns)
    await hall.changed_here(room)
    return await about(room, owner)


@router.post("/tables/{id}/return", responses=problems(*WRITING))
async def come_back(wish: SeatOnly, room: TheRoom, hall: TheHall, owner: Visitor) -> TableInfo:
    """Come back to one's seat, where a bot has played meanwhile."""
    seat = deeds.own_seat(room.table, owner, wish.seat)
    if not room.table.seats[seat].is_away:
        raise Refused("not_away", "no bot plays for you; just play")
    await hall.store.change_seat(room.id, seat, is_away=False)
    await hall.changed_here(room)
    return await about(room, owner)


@router.post(
    "/tables/{id}/rematch",
    status_code=201,
    responses={200: {"model": TableInfo, "description": "It is there."}, **problems(*WRITING)},
)
async def rematch(room: TheRoom, hall: TheHall, owner: Visitor, response: Response) -> TableInfo:
    """Play once more with the same people, everybody one seat on; the first who asks makes it."""
    table = room.table
    if not deeds.seats_of(table, owner) and table.row.creator != owner:
        raise Refused("not_seated", "only those who played may ask for a rematch")
    if table.stage != "finished":
        raise Refused("not_finished", "the match is not over; finish it first")
    if table.row.is_imported or table.is_old:
        raise Refused("old_rules", "this match was played elsewhere; make a new table")
    if table.row.rematch is None:
        await found_rematch(hall, room)
    else:
        response.status_code = 200
    return await about(await hall.room(table.row.rematch or ""), owner)


async def found_rematch(hall: Hall, room: Room) -> None:
    """Make the rematch, unless somebody else just did."""
    row, seats = founding.rematch_of(room.table.row, room.table.seats)
    if await hall.store.fetch_table(row.id) is None:
        try:
            await hall.store.add_table(row, seats)
        except StoreError:
            if await hall.store.fetch_table(row.id) is None:
                raise
    await hall.store.set_rematch(room.id, row.id)
    await hall.changed_here(room)


async def took_seat(hall: Hall, room: Room, wish: Join, owner: str) -> bool:
    """Take the seat wished for, or the first that is still open."""
    seats = [seat.seat for seat in room.table.seats if founding.is_open(seat)]
    if wish.seat is not None:
        check_free(room, wish.seat)
        seats = [wish.seat]
    for seat in seats:
        if await hall.store.take_seat(room.id, seat, owner, wish.name):
            return True
    return False


def check_free(room: Room, seat: int) -> None:
    if seat >= room.table.row.seats:
        raise Refused("no_such_seat", f"the table has seats 0 to {room.table.row.seats - 1}")
    if not founding.is_open(room.table.seats[seat]):
        raise Refused("seat_taken", f"seat {seat} is taken; choose another")


def check_gathering(room: Room) -> None:
    if room.table.stage != "gathering":
        raise Refused("already_started", "the match has begun; you may watch")


def check_creator(room: Room, owner: str) -> None:
    if room.table.row.creator != owner or not owner:
        raise Refused("not_your_table", "only whoever made the table may start it")
