"""What all messages have in common."""

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, StringConstraints

from tricity.engine.game import SPECTATOR

TableId = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{22}$")]
Name = Annotated[
    str,
    StringConstraints(
        strip_whitespace=True, min_length=1, max_length=40, pattern=r"^[^\x00-\x1f\x7f]+$"
    ),
]
Seat = Annotated[int, Field(ge=0, lt=SPECTATOR)]
Seq = Annotated[int, Field(ge=0, description="a place in the feed of one pair of eyes")]
Move = Annotated[int, Field(ge=0, le=32767, description="a move by its number")]
GameKey = Literal["pointcity", "thecity", "microcity"]
Level = Literal["apprentice", "builder", "architect", "mayor"]


class Message(BaseModel):
    """A message; a word it does not know is refused, not ignored, and false is no number."""

    model_config = ConfigDict(
        extra="forbid", frozen=True, strict=True, json_schema_serialization_defaults_required=True
    )


class Problem(Message):
    """Why a request was refused, and the cure."""

    code: str
    message: str
