"""Playing: positions, changes, moves, hints, chat."""

from typing import Annotated, Any, Literal

from pydantic import Field, StringConstraints

from tricity.wire.base import Level, Message, Move, Name, Problem, Seat, Seq
from tricity.wire.tables import TableInfo
from tricity.wire.views import View

ChatText = Annotated[
    str,
    StringConstraints(
        strip_whitespace=True, min_length=1, max_length=500, pattern=r"^[^\x00-\x08\x0b-\x1f\x7f]+$"
    ),
]


class Position(Message):
    """The table as some eyes see it now."""

    type: Literal["position"] = "position"
    seq: Seq
    seat: Seat | None = Field(description="whose eyes; nobody's for a spectator")
    view: View
    legal: list[Move] = Field(description="the moves this seat may choose now")
    can_undo: bool


class Patch(Message):
    """What is new in a view: whole fields, and single items of fields that are lists."""

    fields: dict[str, Any]
    items: dict[str, dict[int, Any]]


class Change(Message):
    """One thing that happened, as some eyes noticed it."""

    type: Literal["change"] = "change"
    seq: Seq
    kind: Literal["move", "undo"]
    by: Seat | None = Field(description="the seat that acted, where that can be seen")
    move: Move | None = Field(description="where it can be seen")
    at: float
    patch: Patch
    legal: list[Move]
    can_undo: bool


class Moved(Message):
    """A move that counts: now durable, or known already."""

    type: Literal["moved"] = "moved"
    id: str | None = None
    seq: Seq


class MoveRequest(Message):
    """Choose a move; *seq* is the place in the feed where the question was seen."""

    seat: Seat
    seq: Seq
    move: Move


class Why(Message):
    """Why a move cannot be chosen: a text `why-…`, its values, and a section of the rules page.

    The values are numbers, keys of texts, or several of these; no reason: it can be chosen.
    """

    reason: str | None
    section: str
    values: dict[str, int | str | list[str]]


class Undone(Message):
    """What came of the wish to take back a move: done, or the others are asked."""

    is_done: bool


class HintMove(Message):
    """A move, its estimated chance to win, and the part of the search spent on it."""

    move: Move
    chance: float
    share: float


class Hint(Message):
    """The moves that look best, the best first."""

    type: Literal["hint"] = "hint"
    id: str | None = None
    seq: Seq
    moves: list[HintMove]


class ChatLine(Message):
    """Something said at the table."""

    type: Literal["chat"] = "chat"
    number: int
    seat: Seat | None
    name: str
    text: str
    at: float


class Say(Message):
    """Say something at the table."""

    text: ChatText
    name: str | None = Field(None, max_length=40, description="of a spectator")


class ScoreLine(Message):
    """*times* x *amount* points for *what*, a key that the texts know."""

    what: str
    amount: int
    times: int


class SeatScore(Message):
    """The score of a seat (or of a rival without a seat), line by line."""

    seat: int
    score: int
    lines: list[ScoreLine]


class ReplayStep(Message):
    """A position of a finished match: the move that led to it, and what was seen then."""

    ply: int
    by: Seat | None = Field(description="the seat that acted, where these eyes could see it")
    move: Move | None = Field(description="where these eyes could see it")
    is_noticed: bool = Field(description="whether these eyes could notice the move")
    views: list[View] = Field(description="one; for open eyes one of every seat")
    scores: list[int]


class ReplayPage(Message):
    """Some positions of a finished match."""

    plies: int
    steps: list[ReplayStep]


class MatchText(Message):
    """A match file."""

    text: Annotated[str, StringConstraints(max_length=200_000)]


class MatchProblem(Problem):
    """What is wrong with a match file, and where."""

    fault: Literal[
        "foreign", "game", "rules", "cards", "head", "move", "end", "unfinished", "forged"
    ]
    line: int | None
    said: str | None = Field(description="what stands there, cut off where it is long")


class PlayOn(Message):
    """From where in a finished match to play on, as whom, against which bots."""

    ply: Annotated[int, Field(ge=0, description="decisions that stay as they were")]
    seat: Seat
    level: Level = Field("builder", description="of the bots on all other seats")
    name: Name | None = None


Chances = Annotated[list[float], Field(description="to win, by seat")]


class Verdict(Message):
    """What a decision was worth: chances + cost + luck are the chances at the next one."""

    ply: int
    seat: Seat
    move: Move
    best: Move = Field(description="a better move, or the move itself")
    chances: Chances
    cost: Chances = Field(description="what the move changed against the best one")
    luck: Chances = Field(description="what came to light then")
    gain: float = Field(description="how much better than the next best move; 0 where unsure")


class Account(Message):
    """What made the chance of a seat: start + luck + own + others = end."""

    seat: Seat
    start: float
    luck: float
    own: float = Field(description="what own decisions cost")
    others: float = Field(description="what decisions of others cost or brought")
    end: float
    best: int | None = Field(description="the ply of the best move")
    worst: int | None = Field(description="the ply of the costliest mistake")


class Review(Message):
    """The review of a finished match; verdicts and accounts when it is done."""

    status: Literal["none", "running", "done"]
    done: int
    total: int
    verdicts: list[Verdict] | None = None
    accounts: list[Account] | None = None


class TableNews(Message):
    """Something about the table has changed: seats, presence, clock, results."""

    type: Literal["table"] = "table"
    table: TableInfo
