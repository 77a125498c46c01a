"""What is printed on the components: one read-only record, from the card table."""

import re
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Annotated

import numpy as np

from tricity.engine.errors import CardsError
from tricity.engine.record import Ints, Longs, Record, Text, blank, frozen, layout, print_text
from tricity.engine.tables import Row, check_count, read_rows
from tricity.games.thecity.state import ARCHITECTS, DECK, GOAL, KINDS, SCHOOL_DISCOUNTS
from tricity.games.thecity.vocabulary import SYMBOLS, TERMS, bonuses, discounts, requirement

NAME = 32
KEY = re.compile(r"[a-z][a-z0-9_]*")
MOST_SYMBOLS = 9  # of one kind on a card
MOST = 99  # cards to pay, to draw, or points to gain for one card
MOST_POINTS = (1 << 15) - 1 - GOAL  # in one round, so that a record can hold them

CARDS, POINTS = range(2)  # what a city earns in a round
EARNINGS = (("income", "income_rule"), ("vp", "vp_rule"))
THINGS = KINDS + len(SYMBOLS)  # what a rule can count: a kind of card, or a symbol
COLUMNS = (
    *("key", "copies", "cost", "cars", "carts", "fountains"),
    *("income", "income_rule", "vp", "vp_rule"),
    *("requires", "discounts", "unique", "special"),
)


class Box(Record):  # type: ignore[misc]
    """The components; row 0 of each table is nothing."""

    key: Annotated[Text, KINDS, NAME]
    copies: Annotated[Ints, KINDS]
    cost: Annotated[Ints, KINDS]
    is_unique: Annotated[Ints, KINDS]
    requires: Annotated[Longs, KINDS]  # [card] one bit for each kind that will do; 0 needs nothing
    shows: Annotated[Ints, THINGS, KINDS]  # [thing, card] how many of a thing a card is or shows
    printed: Annotated[Ints, 2, KINDS]  # [CARDS or POINTS, card] the number
    bonus: Annotated[Ints, 2, KINDS, TERMS]  # [CARDS or POINTS, card, term] its amount, or 0
    bonus_thing: Annotated[Ints, 2, KINDS, TERMS]  # [..., term] what it counts
    bonus_scope: Annotated[Ints, 2, KINDS, TERMS]  # [..., term] in which cities
    is_once: Annotated[Ints, 2, KINDS, TERMS]  # [..., term] one or more count as one
    discount: Annotated[Ints, 2, KINDS, KINDS]  # [choice of school_discount, card, its helper]
    helpers: Annotated[Longs, KINDS]  # [card] one bit for each kind that makes it cheaper
    architect: int
    crew: int


BOX_LAYOUT = layout(Box)


def load_box(folder: Path | None = None) -> Box:
    """Open the box: the shipped one, or the card table in *folder*."""
    path = (folder or Path(__file__).parent / "data") / "cards.csv"
    box: Box = blank(BOX_LAYOUT)
    rows = read_rows(path, COLUMNS)
    check_count(path, "kinds of cards", len(rows), KINDS - 1)
    cards = _numbered(rows)
    things = cards | {symbol: KINDS + index for index, symbol in enumerate(SYMBOLS)}
    for card, row in enumerate(rows, start=1):
        _print_card(box, card, row)
    for card, row in enumerate(rows, start=1):
        _print_rules(box, card, row, things)
        box.requires[card] = sum(1 << other for other in set(requirement(row, cards)))
    _mark_specials(box, path, rows)
    _check_points(box, path)
    return frozen(box)


def _numbered(rows: Sequence[Row]) -> dict[str, int]:
    """The number of each key: its row."""
    cards: dict[str, int] = {}
    for card, row in enumerate(rows, start=1):
        key = row.cells["key"]
        if not KEY.fullmatch(key) or len(key) > NAME:
            row.refuse("key", f"use 1 to {NAME} small letters, digits and '_'")
        if key in SYMBOLS:
            row.refuse("key", "this is the name of a symbol, use another")
        if key in cards:
            row.refuse("key", f"row {cards[key]} has this key, use another")
        cards[key] = card
    return cards


def _print_card(box: Box, card: int, row: Row) -> None:
    print_text(box.key[card], row.cells["key"])
    box.copies[card] = row.number("copies", range(1, DECK + 1))
    box.cost[card] = row.number("cost", range(MOST + 1))
    box.is_unique[card] = row.word("unique", ("yes", "no")) == "yes"
    box.shows[card, card] = 1
    for index, symbol in enumerate(SYMBOLS):
        box.shows[KINDS + index, card] = row.number(f"{symbol}s", range(MOST_SYMBOLS + 1))
    for earning, (column, _) in enumerate(EARNINGS):
        box.printed[earning, card] = row.number(column, range(MOST + 1))


def _print_rules(box: Box, card: int, row: Row, things: Mapping[str, int]) -> None:
    for earning, (_, column) in enumerate(EARNINGS):
        for term, bonus in enumerate(bonuses(row, column, things)):
            place = earning, card, term
            box.bonus[place], box.is_once[place] = bonus.amount, bonus.is_once
            box.bonus_thing[place], box.bonus_scope[place] = bonus.thing, bonus.scope
    for discount in discounts(row, things):
        cheaper = np.flatnonzero(box.shows[discount.thing])
        for choice, amount in enumerate(SCHOOL_DISCOUNTS):
            box.discount[choice, cheaper, card] += discount.amount or amount
        box.helpers[cheaper] |= np.uint64(1 << card)


def _mark_specials(box: Box, path: Path, rows: Sequence[Row]) -> None:
    marks = [row.word("special", ("", "architect", "crew")) for row in rows]
    for mark in ("architect", "crew"):
        check_count(path, f"rows with special {mark}", marks.count(mark), 1)
        box[mark] = marks.index(mark) + 1
        rows[marks.index(mark)].word("unique", ("yes",))
    supply = rows[marks.index("architect")]
    supply.number("copies", range(ARCHITECTS, ARCHITECTS + 1))
    supply.number("cost", range(1))
    supply.word("requires", ("",))
    check_count(path, "cards in the deck", int(box.copies.sum()) - ARCHITECTS, DECK)


def _check_points(box: Box, path: Path) -> None:
    """Refuse points beyond what a record can hold, if one city had all cards."""
    copies = box.copies.astype(np.int64)
    counted = box.shows.astype(np.int64) @ copies
    each = box.printed[POINTS] + (box.bonus * counted[box.bonus_thing])[POINTS].sum(axis=1)
    if each @ copies > MOST_POINTS:
        raise CardsError(
            f"{path.name}: one city could gain {each @ copies} points in a round; "
            f"lower the numbers in vp and vp_rule until it is {MOST_POINTS}"
        )
