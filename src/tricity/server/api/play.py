"""Playing over HTTP, for clients that do not keep a WebSocket open."""

from typing import Annotated

from fastapi import Depends, Query, Request
from starlette.responses import Response

from tricity.engine.game import SPECTATOR
from tricity.server import deeds
from tricity.server.api.parts import (
    READING,
    WRITING,
    SeatQuery,
    TheHall,
    TheRoom,
    json_text,
    part,
    problems,
)
from tricity.server.hall import chat_line
from tricity.server.identity import Visitor
from tricity.server.patch import to_json
from tricity.server.room import Room
from tricity.wire.base import Move, Seat, Seq
from tricity.wire.play import (
    Change,
    ChatLine,
    Hint,
    Moved,
    MoveRequest,
    Position,
    Say,
    SeatScore,
    Undone,
    Why,
)
from tricity.wire.tables import Consent, SeatOnly
from tricity.wire.views import Components

router = part("play")

LINES = 200  # of chat


@router.get("/tables/{id}/position", response_model=Position, responses=problems(403, *READING))
async def position(
    room: TheRoom,
    owner: Visitor,
    seat: SeatQuery = None,
    seq: Annotated[Seq | None, Query(description="a place in the feed; now, unless said")] = None,
) -> Response:
    """Show the table as a seat of one's own, or a spectator, sees it now or saw it then."""
    eyes = eyes_of(room, owner, seat)
    await room.settled()
    table = room.table
    return json_text(table.position_text(eyes) if seq is None else table.past_text(eyes, seq))


@router.get("/tables/{id}/events", response_model=list[Change], responses=problems(403, *READING))
async def events(
    room: TheRoom, owner: Visitor, seat: SeatQuery = None, since: Annotated[Seq, Query()] = 0
) -> Response:
    """Tell what a seat of one's own, or a spectator, has noticed after *since*; at most 200."""
    eyes = eyes_of(room, owner, seat)
    await room.settled()
    return json_text(f"[{','.join(room.table.history(eyes, since))}]")


@router.post("/tables/{id}/moves", responses=problems(*WRITING))
async def move(wish: MoveRequest, room: TheRoom, owner: Visitor) -> Moved:
    """Play a move; when this is answered it is durable. Sent again, it counts once."""
    seat = deeds.own_seat(room.table, owner, wish.seat)
    landed, seq = room.play(seat, wish.seq, wish.move)
    await deeds.durable(landed)
    return Moved(seq=seq)


def wish_in_query(
    seat: Annotated[Seat, Query()],
    seq: Annotated[Seq, Query(description="where the question was seen")],
    move: Annotated[Move, Query()],
) -> MoveRequest:
    """A move that is only asked about."""
    return MoveRequest(seat=seat, seq=seq, move=move)


@router.get("/tables/{id}/why", responses=problems(403, *READING))
async def why(
    wish: Annotated[MoveRequest, Depends(wish_in_query)], room: TheRoom, owner: Visitor
) -> Why:
    """Say which rule forbids a move to a seat of one's own."""
    seat = deeds.own_seat(room.table, owner, wish.seat)
    await room.settled()
    return room.table.why(seat, wish.seq, wish.move)


@router.post("/tables/{id}/undo", responses=problems(*WRITING))
async def undo(wish: SeatOnly, room: TheRoom, hall: TheHall, owner: Visitor) -> Undone:
    """Take back one's last move, or ask the others for it where something was revealed."""
    seat = deeds.own_seat(room.table, owner, wish.seat)
    return Undone(is_done=await deeds.undo(hall, room, seat))


@router.post("/tables/{id}/consent", responses=problems(*WRITING))
async def consent(wish: Consent, room: TheRoom, hall: TheHall, owner: Visitor) -> Undone:
    """Answer another's wish to take back a move; it is done when the last one agrees."""
    seat = deeds.own_seat(room.table, owner, wish.seat)
    return Undone(is_done=await deeds.consent(hall, room, seat, agrees=wish.agrees))


@router.post("/tables/{id}/hint", responses=problems(*WRITING))
async def hint(wish: SeatOnly, room: TheRoom, hall: TheHall, owner: Visitor) -> Hint:
    """Say which moves look best from what one's seat knows."""
    seat = deeds.own_seat(room.table, owner, wish.seat)
    return await deeds.hint(hall, room, seat, owner)


@router.get("/tables/{id}/chat", responses=problems(*READING))
async def chat(room: TheRoom, hall: TheHall) -> list[ChatLine]:
    """List what was said last, the newest at the end."""
    return [chat_line(row) for row in await hall.store.fetch_chat(room.id, LINES)]


@router.post("/tables/{id}/chat", status_code=201, responses=problems(*WRITING))
async def say(wish: Say, room: TheRoom, hall: TheHall, request: Request) -> ChatLine:
    """Say something at the table, from one's seat or as a spectator with a name."""
    return await deeds.chat(hall, room, request, wish)


@router.get("/tables/{id}/components", response_model=Components, responses=problems(*READING))
async def components(room: TheRoom) -> Response:
    """Tell all that is printed on the components of this table's edition."""
    answer = json_text(to_json(room.table.game.components(room.table.box)))
    answer.headers["cache-control"] = "private, max-age=86400"
    return answer


@router.get("/tables/{id}/scores", responses=problems(*READING))
async def scores(room: TheRoom) -> list[SeatScore]:
    """Break everybody's score so far down into lines."""
    await room.settled()
    return room.table.scores()


def eyes_of(room: Room, owner: str, seat: int | None) -> int:
    """Whose eyes are asked for, if they may be lent."""
    return SPECTATOR if seat is None else deeds.own_seat(room.table, owner, seat)
