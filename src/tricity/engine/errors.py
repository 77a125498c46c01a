"""The one family of errors; every message names the thing and the cure.

TricityError
├── LayoutError      a record class that cannot become a record
├── OptionError      a seat count, option, preset or seed that a game does not know
├── CardsError       a card table that breaks the rulebook's counts or columns
├── NotationError    a position or a move that cannot be read
├── MatchError       a match file that is damaged, foreign or of another version
├── LabError         a run of the laboratory that cannot start or go on
└── StoreError       a database that cannot be opened, read or written
    └── ConflictError    an entry of a log that somebody else wrote first
"""


class TricityError(Exception):
    """Anything a person can mend; shown as one sentence, never as a stack trace."""


class LayoutError(TricityError):
    """A record class that cannot become a record."""


class OptionError(TricityError):
    """A seat count, option, preset or seed that a game does not know."""


class CardsError(TricityError):
    """A card table that breaks the rulebook's counts or columns."""


class NotationError(TricityError):
    """A position or a move that cannot be read."""


class MatchError(TricityError):
    """A match file that is damaged, foreign or of another version.

    For programs, *fault* names what is wrong, *line* where, and *said* what stands there.
    """

    def __init__(
        self, message: str, fault: str = "", line: int | None = None, said: str | None = None
    ) -> None:
        super().__init__(message)
        self.fault, self.line, self.said = fault, line, said


class LabError(TricityError):
    """A run of the laboratory that cannot start or go on."""


class StoreError(TricityError):
    """A database that cannot be opened, read or written."""


class ConflictError(StoreError):
    """An entry of a log that somebody else wrote first."""
