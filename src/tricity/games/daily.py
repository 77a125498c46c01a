"""What everybody plays on a day: one deal for each game, from a formula that all may know.

    seed = the first 32 hexadecimal digits of SHA-256("tricity daily 2026-11-16 thecity rules 1")
    salt = the same of "tricity daily 2026-11-16 thecity rules 1 salt"

The salt is what bots at the table draw their chance from.
"""

import hashlib
from dataclasses import dataclass, field
from datetime import date

from tricity.engine.errors import OptionError
from tricity.engine.game import Meta, chosen, option_of
from tricity.games import game

FIRST_DAY = date(2026, 1, 1)
DIGITS = 32  # of a seed
STEP = 5  # levels between two days: neighbouring days have different scenarios


@dataclass(frozen=True)
class Format:
    """How a game is played: the person on the first seat, *rivals* (bots by level) on the others.

    A game with levels has another *level* each day; that is the name of its option.
    """

    rivals: tuple[str, ...] = ()
    level: str | None = None


FORMATS = {
    "pointcity": Format(),
    "thecity": Format(rivals=("builder",)),
    "microcity": Format(level="level"),
}


@dataclass(frozen=True)
class Deal:
    """The deal of a day."""

    day: date
    game: str
    rules_version: int
    seed: str
    salt: str
    rivals: tuple[str, ...] = ()
    options: dict[str, str] = field(default_factory=dict)

    @property
    def seats(self) -> int:
        """How many sit at the table."""
        return 1 + len(self.rivals)


def deal_of(day: date, key: str) -> Deal:
    """What everybody plays on *day*.

    >>> deal_of(date(2026, 11, 16), "thecity").seed
    '8b7169ac937d2de866637fb8535d4080'
    """
    meta, how = game(key).META, FORMATS[key]
    words = f"tricity daily {day.isoformat()} {key} rules {meta.rules_version}"
    options = chosen(meta, {how.level: level_of(day, meta, how.level)} if how.level else {})
    seed, salt = digits(words), digits(f"{words} salt")
    return Deal(day, key, meta.rules_version, seed, salt, how.rivals, options)


def level_of(day: date, meta: Meta, option: str) -> str:
    """The level of a day; each has its turn."""
    choices = option_of(meta, option).choices
    return choices[day.toordinal() * STEP % len(choices)]


def digits(words: str) -> str:
    """A number of 128 bits that anybody can compute from *words*."""
    return hashlib.sha256(words.encode()).hexdigest()[:DIGITS]


def read_day(words: str, today: date) -> date:
    """A day that has come already, such as 2026-11-16."""
    try:
        day = date.fromisoformat(words)
    except ValueError:
        raise OptionError(f"'{words}' is no day; write it as {today.isoformat()}") from None
    if day > today:
        raise OptionError(f"the deal of {day} is not known yet; today is {today} (UTC)")
    if day < FIRST_DAY:
        raise OptionError(f"there was no deal on {day}; the first one was on {FIRST_DAY}")
    return day
