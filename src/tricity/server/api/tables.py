"""Tables: make one, look at it, find one's own and those open to all."""

import asyncio
from time import time
from typing import Annotated

from fastapi import Depends, Request

from tricity.server import founding
from tricity.server.api.parts import READING, WRITING, TheHall, TheRoom, part, problems
from tricity.server.errors import Refused
from tricity.server.hall import Hall
from tricity.server.identity import Owner, Visitor, address_of
from tricity.server.info import gathering_info, table_info
from tricity.server.room import Room
from tricity.store.database import Listed
from tricity.wire.tables import Lobby, MyTables, NewTable, TableInfo

router = part("tables")

MINE = 60  # tables listed
PUBLIC = 30


async def check_may_found(hall: Hall, owner: str, request: Request) -> None:
    """Refuse one more table to whoever has made too many."""
    hall.new_tables.spend(address_of(request))
    most = hall.settings.limits.tables
    if await hall.store.count_running(owner) >= most:
        raise Refused("too_many_tables", f"you have {most} unfinished tables; finish one first")


async def may_found(hall: TheHall, owner: Owner, request: Request) -> str:
    """The one who asks, unless they have made too many tables."""
    await check_may_found(hall, owner, request)
    return owner


Founder = Annotated[str, Depends(may_found)]


@router.post("/tables", status_code=201, responses=problems(*WRITING))
async def make_table(wish: NewTable, hall: TheHall, owner: Founder) -> TableInfo:
    """Make a table; it starts at once where no seat is left open."""
    box = await hall.shelf.box(wish.game, "", wish.cards)
    row, seats = founding.table_wished(wish, owner, box)
    await hall.store.add_table(row, seats)
    return await about(await hall.room(row.id), owner)


@router.get("/tables/{id}", responses=problems(*READING))
async def look_at_table(room: TheRoom, owner: Visitor) -> TableInfo:
    """Tell about a table: who sits there, whose turn it is, how it ended."""
    return await about(room, owner)


@router.get("/me/tables", responses=problems(*READING))
async def my_tables(hall: TheHall, owner: Visitor) -> MyTables:
    """List the tables of the one who asks: waiting for them, running, finished."""
    found = await listed(hall, await hall.store.tables_of(owner, MINE), owner) if owner else []
    running = [table for table in found if table.stage != "finished"]
    waiting = [table for table in running if is_waiting(table)]
    return MyTables(
        waiting=waiting,
        running=[table for table in running if table not in waiting],
        finished=[table for table in found if table.stage == "finished"],
    )


@router.get("/lobby", responses=problems(*READING))
async def lobby(hall: TheHall, owner: Visitor) -> Lobby:
    """List the public tables: those with an open seat, and those one may watch."""
    gathering = await hall.store.open_tables(PUBLIC)
    playing = await hall.store.public_tables(PUBLIC)
    return Lobby(
        open=await listed(hall, gathering, owner), running=await listed(hall, playing, owner)
    )


async def about(room: Room, owner: str) -> TableInfo:
    """A table, as *owner* may know it; what is not durable yet is not told."""
    await room.settled()
    return table_info(room.table, owner, room.present(), time())


def is_waiting(table: TableInfo) -> bool:
    """Whether a table waits for the one who asks."""
    return any(seat.is_mine and seat.seat in table.waiting for seat in table.seats)


async def listed(hall: Hall, tables: list[Listed], owner: str) -> list[TableInfo]:
    """Tables of the store; those being played are looked at one by one."""
    return list(await asyncio.gather(*(listing(hall, one, owner) for one in tables)))


async def listing(hall: Hall, table: Listed, owner: str) -> TableInfo:
    row, seats = table
    if row.started_at is None:
        return gathering_info(row, seats, owner)
    return await about(await hall.room(row.id), owner)
