"""The messages of a WebSocket: what clients say, and what they are told."""

from typing import Annotated, Any, Literal

from pydantic import Field, StringConstraints, TypeAdapter

from tricity.wire.base import Message, Move, Seq
from tricity.wire.play import Change, ChatLine, ChatText, Hint, Moved, Position, TableNews

RequestId = Annotated[str, StringConstraints(max_length=40)]


class SendMove(Message):
    """Choose a move."""

    type: Literal["move"]
    id: RequestId | None = None
    seq: Seq
    move: Move


class SendUndo(Message):
    """Take back one's last move, or ask the others for it."""

    type: Literal["undo"]
    id: RequestId | None = None


class SendConsent(Message):
    """Answer the wish of another seat to take back a move."""

    type: Literal["consent"]
    id: RequestId | None = None
    agrees: bool


class SendHint(Message):
    """Ask for a hint."""

    type: Literal["hint"]
    id: RequestId | None = None


class SendChat(Message):
    """Say something."""

    type: Literal["chat"]
    id: RequestId | None = None
    text: ChatText
    name: str | None = Field(None, max_length=40, description="of a spectator")


class SendPing(Message):
    """Are you there?"""

    type: Literal["ping"]
    id: RequestId | None = None


class Pong(Message):
    """Yes."""

    type: Literal["pong"] = "pong"
    id: str | None = None


class Refusal(Message):
    """Why a message was refused, and the cure."""

    type: Literal["error"] = "error"
    id: str | None = None
    code: str
    message: str


ClientMessage = Annotated[
    SendMove | SendUndo | SendConsent | SendHint | SendChat | SendPing,
    Field(discriminator="type"),
]
ServerMessage = Annotated[
    Position | Change | Moved | TableNews | ChatLine | Hint | Pong | Refusal,
    Field(discriminator="type"),
]

CLIENT: TypeAdapter[Any] = TypeAdapter(ClientMessage)
SERVER: TypeAdapter[Any] = TypeAdapter(ServerMessage)
