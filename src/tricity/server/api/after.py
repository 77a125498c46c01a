"""After the end: the match for replay from any eyes, as a file, and its review."""

from typing import Annotated, Literal

from fastapi import Query
from starlette.responses import PlainTextResponse

from tricity.engine.game import SPECTATOR
from tricity.server import archive, deeds, founding
from tricity.server import replay as replaying
from tricity.server.api.parts import READING, WRITING, TheHall, TheRoom, in_json, part, problems
from tricity.server.api.tables import Founder, about
from tricity.server.errors import Refused
from tricity.server.identity import Visitor
from tricity.server.table import Table
from tricity.server.undo import OLD
from tricity.wire.base import Seat
from tricity.wire.play import PlayOn, ReplayPage, Review
from tricity.wire.tables import TableInfo

router = part("after")

Eyes = Annotated[
    Seat | Literal["spectator", "open"],
    Query(description="whose: a seat's, a spectator's, or those of every seat at once"),
]


@router.get("/tables/{id}/replay", responses=problems(*READING))
async def replay(
    room: TheRoom,
    eyes: Eyes = "open",
    first: Annotated[int, Query(alias="from", ge=0)] = 0,
    count: Annotated[int, Query(ge=1, le=50)] = 20,
) -> ReplayPage:
    """Show positions of a finished match, from the one after so many moves on."""
    seat = {"spectator": SPECTATOR, "open": replaying.OPEN}.get(str(eyes), eyes)
    if isinstance(seat, int) and room.table.row.seats <= seat < SPECTATOR:
        raise Refused("no_such_seat", f"the table has seats 0 to {room.table.row.seats - 1}")
    return replaying.page(room.table, int(seat), first, count)


@router.get("/tables/{id}/match", response_class=PlainTextResponse, responses=in_json(*READING))
async def match(room: TheRoom) -> str:
    """Give the match file, with all that is needed to verify the deal."""
    return archive.match_text(room.table)


@router.get("/tables/{id}/review", responses=problems(*READING))
async def review(room: TheRoom, hall: TheHall) -> Review:
    """Tell how far the review of a finished match is, and what it found."""
    room.table.check_finished()
    return await hall.reviews.look(room)


@router.post("/tables/{id}/review", status_code=202, responses=problems(*WRITING))
async def begin_review(room: TheRoom, hall: TheHall, owner: Visitor) -> Review:
    """Let the search judge every decision of a finished match, in the background."""
    room.table.check_finished()
    if not deeds.seats_of(room.table, owner) and room.table.row.creator != owner:
        raise Refused("not_seated", "only those who played may ask for a review")
    return await hall.reviews.begin(room)


@router.post("/tables/{id}/play-on", status_code=201, responses=problems(*WRITING))
async def play_on(wish: PlayOn, room: TheRoom, hall: TheHall, owner: Founder) -> TableInfo:
    """Make a table that goes on where a finished match once stood; bots take all other seats."""
    check_may_go_on(room.table, wish)
    table = room.table
    row, seats, entries = founding.played_on(table.row, table.course.played, wish, owner)
    await hall.store.add_table(row, seats, entries)
    return await about(await hall.room(row.id), owner)


def check_may_go_on(table: Table, wish: PlayOn) -> None:
    """Refuse a seat that is not there, a place without a decision, and matches of other rules."""
    table.check_finished()
    if table.is_old:
        raise Refused("old_rules", OLD)
    if wish.seat >= table.row.seats:
        raise Refused("no_such_seat", f"the table has seats 0 to {table.row.seats - 1}")
    if wish.ply >= (plies := len(table.course.played)):
        last = f"choose a ply from 0 to {plies - 1}"
        raise Refused("already_finished", f"nothing is left to decide there; {last}")
