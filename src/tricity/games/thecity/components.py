"""What is printed on the components, as typed data for people."""

from dataclasses import dataclass
from typing import Literal

import numpy as np

from tricity.engine.record import remembered, text
from tricity.games.thecity.box import CARDS, POINTS, Box
from tricity.games.thecity.moves import MOVES
from tricity.games.thecity.notation import say
from tricity.games.thecity.state import KINDS, SCHOOL_DISCOUNTS
from tricity.games.thecity.vocabulary import SCOPES, SYMBOLS, TERMS


@dataclass(frozen=True)
class Bonus:
    """*amount* for each *thing* (a card or a symbol) in the cities of *scope*, or once if any."""

    amount: int
    is_once: bool
    thing: str
    scope: str


@dataclass(frozen=True)
class Earning:
    """What a card brings each round: a number, and bonuses."""

    printed: int
    bonuses: tuple[Bonus, ...]


@dataclass(frozen=True)
class Discount:
    """Cards, or all cards with a symbol, that become cheaper.

    The amounts belong to the choices of the option `school_discount`.
    """

    things: tuple[str, ...]
    amounts: dict[str, int]


@dataclass(frozen=True)
class Card:
    """A kind of card."""

    key: str
    copies: int
    cost: int
    symbols: dict[str, int]
    income: Earning
    points: Earning
    requires: tuple[str, ...]  # one of these must stand
    discounts: tuple[Discount, ...]
    is_unique: bool
    special: str | None  # `architect` or `crew`


@dataclass(frozen=True)
class Components:
    """The whole box: the kinds of cards in the order of the table, moves as words."""

    game: Literal["thecity"]
    cards: tuple[Card, ...]
    moves: tuple[str, ...]


@remembered
def components(box: Box) -> Components:
    """Everything in the *box*."""
    return Components(
        game="thecity",
        cards=tuple(_card(box, card) for card in range(1, KINDS)),
        moves=tuple(say(box, move) for move in range(MOVES)),
    )


@remembered
def keys(box: Box) -> tuple[str, ...]:
    """The keys of all cards by their numbers; number 0 is nothing."""
    return tuple(text(key) for key in box.key)


def _card(box: Box, card: int) -> Card:
    return Card(
        key=keys(box)[card],
        copies=int(box.copies[card]),
        cost=int(box.cost[card]),
        symbols=_symbols(box, card),
        income=_earning(box, CARDS, card),
        points=_earning(box, POINTS, card),
        requires=_named(box, [k for k in range(1, KINDS) if int(box.requires[card]) >> k & 1]),
        discounts=_discounts(box, card),
        is_unique=bool(box.is_unique[card]),
        special={int(box.architect): "architect", int(box.crew): "crew"}.get(card),
    )


def _symbols(box: Box, card: int) -> dict[str, int]:
    counts = {symbol: int(box.shows[KINDS + i, card]) for i, symbol in enumerate(SYMBOLS)}
    return {symbol: count for symbol, count in counts.items() if count}


def _earning(box: Box, kind: int, card: int) -> Earning:
    places = [(kind, card, term) for term in range(TERMS) if box.bonus[kind, card, term]]
    return Earning(int(box.printed[kind, card]), tuple(_bonus(box, place) for place in places))


def _bonus(box: Box, place: tuple[int, int, int]) -> Bonus:
    return Bonus(
        amount=int(box.bonus[place]),
        is_once=bool(box.is_once[place]),
        thing=(*keys(box), *SYMBOLS)[box.bonus_thing[place]],
        scope=SCOPES[box.bonus_scope[place]],
    )


def _discounts(box: Box, helper: int) -> tuple[Discount, ...]:
    """What a card makes cheaper, grouped by how much."""
    saved = [tuple(amounts) for amounts in box.discount[:, :, helper].T.tolist()]
    found = []
    for amounts in sorted(set(saved)):
        if any(amounts):
            cheaper = [card for card, amount in enumerate(saved) if amount == amounts]
            choices = dict(zip(map(str, SCHOOL_DISCOUNTS), amounts, strict=True))
            found.append(Discount(_those(box, cheaper), choices))
    return tuple(found)


def _those(box: Box, cards: list[int]) -> tuple[str, ...]:
    """The symbol that just these cards show, or their keys."""
    for index, symbol in enumerate(SYMBOLS):
        if cards == np.flatnonzero(box.shows[KINDS + index]).tolist():
            return (symbol,)
    return _named(box, cards)


def _named(box: Box, cards: list[int]) -> tuple[str, ...]:
    return tuple(keys(box)[card] for card in cards)
