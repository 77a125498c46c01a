"""The words of the card table: what its rules, requirements and discounts may say (§8)."""

import re
from collections.abc import Mapping
from typing import NamedTuple

from tricity.engine.tables import Row

SYMBOLS = ("car", "cart", "fountain")
SCOPES = ("own", "all", "rival", "university_scope")  # first the choices of that option
OWN_CITY, ALL_CITIES, RIVAL_CITY, UNIVERSITY_SCOPE = range(len(SCOPES))
SCHOOL_DISCOUNT = "school_discount"
TERMS = 4  # the most that one cell may add up
PLUS = " + "

BONUS = re.compile(r"([1-9]) (per|if) (\w+) (\w+)", re.ASCII)
BONUS_FORM = "write '1 per THING SCOPE' or '1 if THING SCOPE'"
DISCOUNT = re.compile(rf"(\w+) ([1-9]|{SCHOOL_DISCOUNT})", re.ASCII)
DISCOUNT_FORM = f"write 'THING 1' or 'THING {SCHOOL_DISCOUNT}'"


class Bonus(NamedTuple):
    """*amount* for each *thing* in the cities of *scope*, or just once if there is one."""

    amount: int
    is_once: bool
    thing: int
    scope: int


class Discount(NamedTuple):
    """*amount* off the cost of each card that is or shows *thing*; 0 is the School's option."""

    thing: int
    amount: int


def bonuses(row: Row, column: str, things: Mapping[str, int]) -> list[Bonus]:
    """Read `1 per fountain own + 1 if school all`; an empty cell gives nothing."""
    read = []
    for amount, form, thing, scope in _terms(row, column, BONUS, BONUS_FORM):
        if scope not in SCOPES:
            row.refuse(column, f"use one of {', '.join(SCOPES)} instead of '{scope}'")
        number = _thing(row, column, thing, things)
        read.append(Bonus(int(amount), form == "if", number, SCOPES.index(scope)))
    return read


def discounts(row: Row, things: Mapping[str, int]) -> list[Discount]:
    """Read `villa 2 + fountain 1`; an empty cell gives nothing."""
    read = []
    for thing, amount in _terms(row, "discounts", DISCOUNT, DISCOUNT_FORM):
        number = _thing(row, "discounts", thing, things)
        read.append(Discount(number, 0 if amount == SCHOOL_DISCOUNT else int(amount)))
    return read


def requirement(row: Row, cards: Mapping[str, int]) -> list[int]:
    """Read `house|estate|villa`: the cards of which one must stand; none if the cell is empty."""
    words = row.cells["requires"].split("|") if row.cells["requires"] else []
    return [_thing(row, "requires", word, cards) for word in words]


def _terms(row: Row, column: str, form: re.Pattern[str], cure: str) -> list[tuple[str, ...]]:
    cell = row.cells[column]
    terms = cell.split(PLUS) if cell else []
    if len(terms) > TERMS:
        row.refuse(column, f"add up at most {TERMS} terms")
    found = [form.fullmatch(term) for term in terms]
    if None in found:
        row.refuse(column, f"{cure}, several parted by '{PLUS}'")
    return [match.groups() for match in found if match]


def _thing(row: Row, column: str, word: str, things: Mapping[str, int]) -> int:
    if word not in things:
        symbols = ", ".join(symbol for symbol in SYMBOLS if symbol in things)
        known = f"a key of this table or one of {symbols}" if symbols else "a key of this table"
        row.refuse(column, f"'{word}' is unknown, use {known}")
    return things[word]
