"""Why a request is refused: a code for programs, a sentence with the cure for people.

Refused
└── Unavailable      not the fault of the one who asks; trying again later helps
"""

from typing import Any

from tricity.engine.errors import TricityError

# The HTTP status of each code; on a WebSocket the code itself is told.
STATUS = {
    "bad_request": 400,
    "not_your_seat": 403,
    "not_your_table": 403,
    "not_seated": 403,
    "other_site": 403,
    "no_such_page": 404,
    "no_such_table": 404,
    "no_such_seat": 404,
    "no_such_day": 404,
    "no_such_method": 405,
    "stale": 409,
    "conflict": 409,
    "illegal": 409,
    "not_waiting": 409,
    "not_playing": 409,
    "not_finished": 409,
    "already_started": 409,
    "already_finished": 409,
    "seat_taken": 409,
    "table_full": 409,
    "nothing_to_undo": 409,
    "needs_consent": 409,
    "nobody_asks": 409,
    "no_hints": 409,
    "not_away": 409,
    "daily": 409,
    "old_rules": 409,
    "too_large": 413,
    "not_json": 415,
    "invalid": 422,
    "option": 422,
    "seats": 422,
    "cards": 422,
    "match": 422,
    "needs_websocket": 426,
    "too_fast": 429,
    "too_many_tables": 429,
    "unavailable": 503,
}


class Refused(TricityError):  # noqa: N818  nothing is wrong
    """A request that changes nothing, and why."""

    def __init__(self, code: str, message: str, **more: Any) -> None:
        super().__init__(message)
        self.code = code
        self.message = message
        self.more = more  # that programs may want to know

    @property
    def status(self) -> int:
        """The HTTP status."""
        return STATUS[self.code]

    @property
    def body(self) -> dict[str, Any]:
        """As a `Problem`."""
        return {"code": self.code, "message": self.message, **self.more}


class Unavailable(Refused):
    """The disk is full, or the database is gone."""

    def __init__(self, message: str = "the server cannot keep anything now; try again") -> None:
        super().__init__("unavailable", message)
