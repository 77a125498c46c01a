"""What is printed on the components, as typed data for people."""

from dataclasses import dataclass
from typing import Literal

from tricity.engine.record import remembered, text
from tricity.games.pointcity.box import RESOURCE_NAMES, TOKEN_RULES, WILD, Box
from tricity.games.pointcity.moves import MOVES
from tricity.games.pointcity.notation import say
from tricity.games.pointcity.state import CARDS, INGENUITY, RESOURCES, TOKENS

NAMED_RESOURCES = {"per_resource": 1, "per_pair": 2}  # how many a token's rule names


@dataclass(frozen=True)
class Building:
    """A building side."""

    card: int
    name: str
    kind: str
    produces: str | None
    cost: dict[str, int]
    points: int


@dataclass(frozen=True)
class Cell:
    """A place of the market or the top of the deck: one side of a card."""

    level: int
    resource: str | None
    symbols: int
    building: Building | None


@dataclass(frozen=True)
class Token:
    """A civic token."""

    token: int
    rule: str
    amount: int
    resources: tuple[str, ...]


@dataclass(frozen=True)
class Card:
    """Both sides of a card."""

    resource_side: Cell
    building_side: Cell


@dataclass(frozen=True)
class Components:
    """The whole box: cards and civic tokens in the order of their numbers, moves as words."""

    game: Literal["pointcity"]
    cards: tuple[Card, ...]
    tokens: tuple[Token, ...]
    moves: tuple[str, ...]


@remembered
def components(box: Box) -> Components:
    """Everything in the *box*."""
    return Components(
        game="pointcity",
        cards=tuple(
            Card(_resource_side(box, card), _building_side(box, card))
            for card in range(1, CARDS + 1)
        ),
        tokens=tuple(_token(box, token) for token in range(1, TOKENS + 1)),
        moves=tuple(say(box, move) for move in range(MOVES)),
    )


def named(names: tuple[str, ...], counts: list[int]) -> dict[str, int]:
    """What there is some of, by its name."""
    return {name: count for name, count in zip(names, counts, strict=True) if count}


def _resource_side(box: Box, card: int) -> Cell:
    kind = int(box.stock_kind[card])
    if kind == INGENUITY:
        return Cell(int(box.level[card]), WILD, 1, None)
    resource = RESOURCE_NAMES[kind % RESOURCES]
    return Cell(int(box.level[card]), resource, kind // RESOURCES + 1, None)


def _building_side(box: Box, card: int) -> Cell:
    produces = int(box.produces[card])
    kind = "civic" if box.is_civic[card] else "production" if produces else "points"
    building = Building(
        card=card,
        name=text(box.name[card]),
        kind=kind,
        produces=RESOURCE_NAMES[produces - 1] if produces else None,
        cost=named(RESOURCE_NAMES, box.cost[card].tolist()),
        points=int(box.points[card]),
    )
    return Cell(int(box.level[card]), None, 0, building)


def _token(box: Box, token: int) -> Token:
    rule = TOKEN_RULES[box.token_rule[token]]
    resources = (RESOURCE_NAMES[box.token_a[token]], RESOURCE_NAMES[box.token_b[token]])
    amount = int(box.token_amount[token])
    return Token(token, rule, amount, resources[: NAMED_RESOURCES.get(rule, 0)])
