"""Tables: how they are made, and what is known about them."""

from typing import Annotated, Literal

from pydantic import Field, StringConstraints

from tricity.wire.base import GameKey, Level, Message, Name, Seat, TableId

Words = Annotated[str, StringConstraints(max_length=64)]
CardFile = Annotated[str, StringConstraints(max_length=200_000)]
FileName = Annotated[str, StringConstraints(pattern=r"^[a-z_]{1,40}\.(csv|json)$")]
SeedText = Annotated[str, StringConstraints(pattern=r"^[0-9a-f]{1,32}$")]
Stage = Literal["gathering", "playing", "finished"]
Undo = Literal["strict", "free"]


class GameOption(Message):
    """A switch of the rules; the first choice is the default."""

    key: str
    choices: list[str]


class GameInfo(Message):
    """What is written on the side of a game's box."""

    key: GameKey
    name: str
    min_seats: int
    max_seats: int
    rules_version: int
    options: list[GameOption]
    presets: dict[str, dict[str, str]]
    levels: list[Level]


class SeatWish(Message):
    """Who shall sit on a seat: the one who asks, whoever comes first, or a bot."""

    kind: Literal["me", "open", "bot"]
    name: Name | None = None
    level: Level | None = Field(None, description="of a bot; Builder unless said")


class Clock(Message):
    """Thinking time of each seat, in seconds, and what every decision adds."""

    seconds: Annotated[int, Field(ge=30, le=30 * 24 * 3600)]
    increment: Annotated[int, Field(ge=0, le=24 * 3600)] = 0


class NewTable(Message):
    """A table as somebody wishes it."""

    game: GameKey
    seats: Annotated[list[SeatWish], Field(min_length=1, max_length=5)]
    options: Annotated[dict[Words, Words], Field(max_length=20)] = Field(default_factory=dict)
    preset: Words | None = Field(None, description="an edition; options overrule it")
    is_public: bool = Field(False, description="listed in the lobby")
    allows_hints: bool = True
    undo: Undo = Field("strict", description="free undo only where at most one person plays")
    clock: Clock | None = None
    seed: SeedText | None = Field(None, description="a deal of one's choice; everybody will see it")
    cards: Annotated[dict[FileName, CardFile], Field(max_length=8)] | None = Field(
        None, description="files of one's own edition, by their names"
    )


class SeatInfo(Message):
    """A seat, as everybody may know it."""

    seat: Seat
    kind: Literal["person", "bot"]
    name: str | None
    level: Level | None
    is_open: bool
    is_mine: bool
    is_away: bool = Field(description="a bot plays for a person who left")
    is_present: bool = Field(description="somebody looks at the table from this seat now")
    seconds_left: float | None = Field(description="on the clock, when this message was made")
    wish: Literal["undo", "agree"] | None


class Result(Message):
    """How a seat (or a rival without a seat) ended."""

    seat: int
    place: int
    score: int
    outcome: float = Field(description="1 won, 0 lost, shared wins in between")


class TableInfo(Message):
    """A table, as the one who asks may know it."""

    id: TableId
    game: GameKey
    rules_version: int
    options: dict[str, str]
    has_own_cards: bool
    has_chosen_seed: bool
    daily: str | None = Field(description="the day, such as 2026-11-16, of a deal of the day")
    stage: Stage
    seats: list[SeatInfo]
    is_mine: bool = Field(description="made by the one who asks")
    is_public: bool
    is_imported: bool = Field(description="played elsewhere, and brought as a match file")
    allows_hints: bool
    undo: Undo
    clock: Clock | None
    commitment: str = Field(description="SHA-256 of seed and salt, both as hexadecimal text")
    seed: str | None = Field(description="told when the match is over")
    salt: str | None = Field(description="told when the match is over")
    waiting: list[Seat] = Field(description="the seats that may decide now")
    results: list[Result] | None
    rematch: TableId | None
    created_at: float
    finished_at: float | None


class MyTables(Message):
    """The tables of an identity, the newest first."""

    waiting: list[TableInfo] = Field(description="for a decision of the one who asks")
    running: list[TableInfo]
    finished: list[TableInfo]


class Lobby(Message):
    """Public tables, the newest first."""

    open: list[TableInfo] = Field(description="with an open seat")
    running: list[TableInfo]


class Join(Message):
    """Sit down."""

    name: Name
    seat: Seat | None = Field(None, description="any open one, unless said")


class SeatOnly(Message):
    """A request that concerns one's own seat."""

    seat: Seat


class Consent(Message):
    """The answer to somebody's wish to take back a move."""

    seat: Seat
    agrees: bool
