"""What is printed on the components: one read-only record, from the card tables."""

from pathlib import Path
from typing import Annotated

import numpy as np

from tricity.engine.record import Ints, Longs, Record, Text, blank, frozen, layout, print_text
from tricity.engine.tables import Row, check_count, read_rows
from tricity.games.pointcity.state import CARDS, INGENUITY, RESOURCES, STOCK, TOKENS

LEVELS = 3
LEVEL_CARDS = (65, 50, 45)
NAME = 32
LOOKS = LEVELS * STOCK

RESOURCE_NAMES = ("community", "economy", "energy", "ecology", "industry")
WILD = "ingenuity"
COSTS = tuple(f"cost_{name}" for name in RESOURCE_NAMES)
COLUMNS = ("id", "level", "resource", "symbols", "kind", "produces", *COSTS, "points", "name")
KINDS = ("production", "points", "civic")
PURSE_BITS = 8  # a purse has a byte for each resource, and one for ingenuity
MOST_SYMBOLS = 9  # of one resource in a cost
MOST_POINTS = 99

TOKEN_COLUMNS = ("id", "rule", "amount", "resource_a", "resource_b")
TOKEN_RULES = (
    "flat",
    "per_resource",
    "per_pair",
    "per_full_set",
    "per_type_with_2plus",
    "per_type_with_3plus",
    "per_missing_type",
    "per_unspent_ingenuity_card",
)
FLAT, PER_RESOURCE, PER_PAIR, PER_FULL_SET, PER_2PLUS, PER_3PLUS, PER_MISSING, PER_INGENUITY = (
    range(len(TOKEN_RULES))
)


class Box(Record):  # type: ignore[misc]
    """The components; row 0 of each table is nothing."""

    price: Annotated[Longs, CARDS + 1]  # the cost as bytes of one word, as a purse
    brings: Annotated[Longs, CARDS + 1]  # what the resource side adds to a purse
    level: Annotated[Ints, CARDS + 1]
    stock_kind: Annotated[Ints, CARDS + 1]  # the resource side: single, double or ingenuity
    cost: Annotated[Ints, CARDS + 1, RESOURCES]
    produces: Annotated[Ints, CARDS + 1]  # resource + 1, or 0
    is_civic: Annotated[Ints, CARDS + 1]
    points: Annotated[Ints, CARDS + 1]
    name: Annotated[Text, CARDS + 1, NAME]
    look: Annotated[Ints, CARDS + 1]  # what the resource side tells: level and stock kind
    by_look: Annotated[Ints, CARDS]  # all cards, sorted by that
    look_start: Annotated[Ints, LOOKS + 1]  # [look] its first place in by_look
    token_rule: Annotated[Ints, TOKENS + 1]
    token_amount: Annotated[Ints, TOKENS + 1]
    token_a: Annotated[Ints, TOKENS + 1]
    token_b: Annotated[Ints, TOKENS + 1]


BOX_LAYOUT = layout(Box)


def load_box(folder: Path | None = None) -> Box:
    """Open the box: the shipped one, or the card tables in *folder*."""
    folder = folder or Path(__file__).parent / "data"
    box: Box = blank(BOX_LAYOUT)
    _print_cards(box, folder / "cards.csv")
    _print_tokens(box, folder / "tokens.csv")
    return frozen(box)


def _print_cards(box: Box, path: Path) -> None:
    rows = read_rows(path, COLUMNS)
    check_count(path, "cards", len(rows), CARDS)
    for card, row in enumerate(rows, start=1):
        row.number("id", range(card, card + 1))
        _print_card(box, card, row)
    for level, cards in enumerate(LEVEL_CARDS, start=1):
        check_count(path, f"cards of level {level}", int((box.level == level).sum()), cards)
    box.look[1:] = (box.level[1:] - 1) * STOCK + box.stock_kind[1:]
    box.by_look[:] = np.argsort(box.look[1:], kind="stable") + 1
    box.look_start[:] = np.searchsorted(np.sort(box.look[1:]), np.arange(LOOKS + 1))


def _print_card(box: Box, card: int, row: Row) -> None:
    box.level[card] = row.number("level", range(1, LEVELS + 1))
    box.stock_kind[card] = _stock_kind(row)
    box.brings[card] = _symbols(int(box.stock_kind[card]))
    kind = row.word("kind", KINDS)
    box.is_civic[card] = kind == "civic"
    box.produces[card] = _produces(row, kind)
    for resource, column in enumerate(COSTS):
        box.cost[card, resource] = row.number(column, range(MOST_SYMBOLS + 1))
        box.price[card] += int(box.cost[card, resource]) << (PURSE_BITS * resource)
    most = 0 if kind == "civic" else MOST_POINTS
    box.points[card] = row.number("points", range(most + 1))
    if not 0 < len(row.cells["name"].encode()) <= NAME:
        row.refuse("name", f"use a name of 1 to {NAME} letters")
    print_text(box.name[card], row.cells["name"])


def _stock_kind(row: Row) -> int:
    resource = row.word("resource", (*RESOURCE_NAMES, WILD))
    if resource == WILD:
        row.number("symbols", range(1, 2))
        return INGENUITY
    symbols = row.number("symbols", range(1, 3))
    return RESOURCE_NAMES.index(resource) + RESOURCES * (symbols - 1)


def _symbols(kind: int) -> int:
    if kind == INGENUITY:
        return 1 << (PURSE_BITS * RESOURCES)
    return (kind // RESOURCES + 1) << (PURSE_BITS * (kind % RESOURCES))


def _produces(row: Row, kind: str) -> int:
    if kind != "production":
        row.word("produces", ("",))
        return 0
    return RESOURCE_NAMES.index(row.word("produces", RESOURCE_NAMES)) + 1


def _print_tokens(box: Box, path: Path) -> None:
    rows = read_rows(path, TOKEN_COLUMNS)
    check_count(path, "tokens", len(rows), TOKENS)
    for token, row in enumerate(rows, start=1):
        row.number("id", range(token, token + 1))
        rule = row.word("rule", TOKEN_RULES)
        box.token_rule[token] = TOKEN_RULES.index(rule)
        box.token_amount[token] = row.number("amount", range(1, MOST_POINTS + 1))
        box.token_a[token] = _token_resource(
            row, "resource_a", rule in ("per_resource", "per_pair")
        )
        box.token_b[token] = _token_resource(row, "resource_b", rule == "per_pair")


def _token_resource(row: Row, column: str, is_named: bool) -> int:
    name = row.word(column, RESOURCE_NAMES if is_named else ("",))
    return RESOURCE_NAMES.index(name) if is_named else 0
