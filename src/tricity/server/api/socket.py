"""The door to the WebSocket of a table."""

from typing import Annotated

from fastapi import Query, WebSocket
from starlette.responses import JSONResponse

from tricity.server import live
from tricity.server.api.parts import Id, SeatQuery, TheHall, part, problems
from tricity.server.errors import Refused
from tricity.server.security import check_origin
from tricity.wire.base import Seq
from tricity.wire.live import ServerMessage

router = part("play")

SWITCHED: dict[int | str, dict[str, object]] = {
    200: {"model": ServerMessage, "description": "Switching Protocols: see x-websocket"}
}
Since = Annotated[Seq | None, Query(description="the newest place of the feed that is known")]


@router.get(
    "/tables/{id}/live",
    status_code=426,
    response_model=None,
    responses={**SWITCHED, **problems(404, 422, 426, 429)},
)
def live_over_http(table: Id, seat: SeatQuery = None, since: Since = None) -> None:  # noqa: ARG001
    """Follow a table live: a WebSocket, whose messages the schemas describe."""
    raise Refused("needs_websocket", "this is the address of a WebSocket; connect with ws://")


@router.websocket("/tables/{id}/live")
async def live_over_socket(
    socket: WebSocket, table: Id, hall: TheHall, seat: SeatQuery = None, since: Since = None
) -> None:
    """Follow a table live."""
    try:
        check_origin(socket, hall.settings.origins)
    except Refused as refused:
        await socket.send_denial_response(JSONResponse(refused.body, refused.status))
        return
    await live.live(socket, hall, table, live.Wish(seat, since))
