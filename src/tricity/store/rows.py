"""What the store keeps, as plain data: one class for each table of the database."""

from dataclasses import dataclass
from typing import Any

TAKE_BACK = -1  # as a move: drops the last effective move of its seat
ROLL_BACK = -2  # as a move: drops the last effective move of its seat, and everything after it


@dataclass(frozen=True)
class TableRow:
    """A table; times are seconds since 1970."""

    id: str
    game: str
    rules_version: int
    cards: str  # digest of the box
    card_files: dict[str, str] | None
    options: dict[str, str]
    seats: int
    seed: str
    salt: str
    commitment: str
    creator: str
    is_public: bool
    allows_hints: bool
    undo: str
    clock: dict[str, Any] | None
    created_at: float
    started_at: float | None = None
    finished_at: float | None = None
    rematch: str | None = None
    is_imported: bool = False
    has_chosen_seed: bool = False
    daily: str | None = None  # the day, such as 2026-11-16, of a deal that everybody plays


@dataclass(frozen=True)
class SeatRow:
    """A chair at a table; a person's chair without an owner is open."""

    table: str
    seat: int
    kind: str
    owner: str | None = None
    name: str | None = None
    level: str | None = None
    is_away: bool = False
    wish: str | None = None
    joined_at: float | None = None


@dataclass(frozen=True)
class Entry:
    """A line of a table's log: a move of the game, TAKE_BACK or ROLL_BACK."""

    table: str
    ply: int
    seat: int
    move: int
    at: float


@dataclass(frozen=True)
class Snapshot:
    """The position after the entry with this ply."""

    table: str
    ply: int
    state: bytes


@dataclass(frozen=True)
class ChatRow:
    """Something said at a table; whoever speaks without a seat watches."""

    table: str
    number: int
    seat: int | None
    name: str
    text: str
    at: float


@dataclass(frozen=True)
class ReviewRow:
    """How far the review of a finished match is, and what it found."""

    table: str
    status: str
    done: int
    total: int
    verdicts: list[dict[str, Any]] | None = None


@dataclass(frozen=True)
class AttemptRow:
    """Somebody's game of the deal of a day; the one with number 1 counts, others are practice.

    While it is played, nothing is known of its end: *mark* is what results are compared by.
    """

    day: str
    game: str
    owner: str
    number: int
    table: str
    rules_version: int
    is_late: bool
    mark: int | None = None
    score: int | None = None
    rival: int | None = None  # the score of the best rival, where there is one
    spare: int | None = None
    outcome: float | None = None


@dataclass(frozen=True)
class YardstickRow:
    """How the bots did with the deal of a day; *at* is when they were last seen to play."""

    day: str
    game: str
    rules_version: int
    results: list[dict[str, Any]]
    is_done: bool
    at: float
