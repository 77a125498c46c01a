"""What people do at a table, whichever door they came in by."""

import asyncio
from time import time

from starlette.requests import HTTPConnection

from tricity import bots
from tricity.engine.errors import ConflictError
from tricity.engine.record import copy
from tricity.server.errors import Refused, Unavailable
from tricity.server.hall import Hall, chat_line
from tricity.server.identity import address_of, owner_of
from tricity.server.robots import bot_seed
from tricity.server.room import Room
from tricity.server.table import Table
from tricity.store.rows import ChatRow
from tricity.wire.live import SendChat
from tricity.wire.play import ChatLine, Hint, HintMove, Say

GUEST = "guest"


def own_seat(table: Table, owner: str, seat: int) -> int:
    """The seat, if it is theirs."""
    if not 0 <= seat < table.row.seats:
        raise Refused("no_such_seat", f"the table has seats 0 to {table.row.seats - 1}")
    if not owner or table.seats[seat].owner != owner:
        raise Refused("not_your_seat", f"seat {seat} is not yours; ask for a seat of your own")
    return seat


def seats_of(table: Table, owner: str) -> list[int]:
    """Where somebody sits."""
    return [seat.seat for seat in table.seats if owner and seat.owner == owner]


async def undo(hall: Hall, room: Room, seat: int) -> bool:
    """Take back a move, or ask the others for it; whether it is done."""
    table = room.check()
    try:
        landing = table.undo(seat, time())
    except Refused as refused:
        if refused.code != "needs_consent":
            raise
        await hall.keep_wishes(room, table.wish_undo(seat))
        return False
    await durable(room.land(landing))
    return True


async def consent(hall: Hall, room: Room, seat: int, *, agrees: bool) -> bool:
    """Answer somebody's wish to take back a move; whether it is taken back now."""
    changed, landing = room.check().consent(seat, agrees, time())
    if landing is None:
        await hall.keep_wishes(room, changed)
        return False
    await durable(room.land(landing))
    return True


async def durable(flight: asyncio.Future[None]) -> None:
    """Wait until an entry is on the disk, or say why it never will be."""
    await asyncio.wait((flight,))
    if error := flight.exception():
        raise refusal(error)


def refusal(error: BaseException) -> Refused:
    """What it means to a person that an entry was not kept."""
    if isinstance(error, ConflictError):
        return Refused("conflict", "somebody else was faster; look at the table, then try again")
    return Unavailable()


async def hint(hall: Hall, room: Room, seat: int, owner: str) -> Hint:
    """The moves that look best from what *seat* knows."""
    table = room.check()
    if not table.row.allows_hints:
        raise Refused("no_hints", "this table was made without hints; make one with them")
    if seat not in table.waiting():
        raise Refused("not_waiting", "you have nothing to decide now; wait for your turn")
    hall.hints.spend(owner)
    state, seq, seed = copy(table.state), table.seq(seat), bot_seed(table.row.id, seat)
    iterations = max(100, int(bots.HINT_ITERATIONS * hall.robots.share()))
    found = await hall.robots.think(
        lambda: bots.hint(table.game, table.box, state, seat, iterations=iterations, seed=seed)
    )
    visits = sum(visits for _, _, visits in found.moves)
    moves = [
        HintMove(move=move, chance=min(1.0, max(0.0, chance)), share=count / visits)
        for move, chance, count in found.moves
    ]
    return Hint(seq=seq, moves=moves)


async def chat(hall: Hall, room: Room, who: HTTPConnection, line: Say | SendChat) -> ChatLine:
    """Say something; whoever has no seat here gives a name."""
    owner = owner_of(who)
    seats = seats_of(room.table, owner)
    # A cookie costs nothing; a seat, or an address, does.
    hall.chat.spend(owner if seats else address_of(who))
    known = room.table.seats[seats[0]].name if seats else line.name
    row = ChatRow(room.id, 0, seats[0] if seats else None, known or GUEST, line.text, time())
    kept = await hall.store.add_chat(row)
    await hall.changed_here(room)
    return chat_line(kept)
