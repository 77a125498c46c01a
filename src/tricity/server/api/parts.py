"""What all parts of the API share: who asks, which table, and how it may be refused."""

from http import HTTPStatus
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Path, Query
from starlette.requests import HTTPConnection
from starlette.responses import Response

from tricity.server.hall import Hall
from tricity.server.room import Room
from tricity.wire.base import Problem, Seat, TableId

READING = (404, 409, 422, 429, 503)
WRITING = (400, 403, 404, 409, 413, 415, 422, 429, 503)

SeatQuery = Annotated[Seat | None, Query(description="whose eyes; a spectator's unless said")]
Id = Annotated[TableId, Path(alias="id", description="of a table")]


def problems(*statuses: int) -> dict[int | str, dict[str, Any]]:
    """The refusals of an operation, for its description."""
    return {
        status: {"model": Problem, "description": HTTPStatus(status).phrase} for status in statuses
    }


def in_json(*statuses: int) -> dict[int | str, dict[str, Any]]:
    """The same of an operation that answers with something else than JSON."""
    schema = {"$ref": "#/components/schemas/Problem"}
    content = {"application/json": {"schema": schema}}
    return {
        status: {"content": content, "description": HTTPStatus(status).phrase}
        for status in statuses
    }


def part(name: str) -> APIRouter:
    """A part of the API."""
    return APIRouter(prefix="/api/v1", tags=[name])


def hall_of(connection: HTTPConnection) -> Hall:
    hall: Hall = connection.app.state.hall
    return hall


async def room_of(table: Id, hall: Annotated[Hall, Depends(hall_of)]) -> Room:
    return await hall.room(table)


TheHall = Annotated[Hall, Depends(hall_of)]
TheRoom = Annotated[Room, Depends(room_of)]


def json_text(text: str) -> Response:
    """An answer that is JSON already."""
    return Response(text, media_type="application/json")
