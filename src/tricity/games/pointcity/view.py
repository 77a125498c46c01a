"""What one seat is allowed to see, as typed data for people.

Stock, city and tokens are open; hidden are the building sides of resource cards, and the deck
below the resource side of its top card. So every seat, and every spectator, sees the same.
"""

from dataclasses import dataclass
from typing import Literal

import numpy as np

from tricity.engine.game import Line, options_in, waiting_seats
from tricity.engine.record import text
from tricity.games.pointcity.box import RESOURCE_NAMES, TOKEN_RULES, WILD, Box
from tricity.games.pointcity.meta import META
from tricity.games.pointcity.notation import STOCK_NAMES
from tricity.games.pointcity.payment import still_missing
from tricity.games.pointcity.scoring import (
    automaton_resources,
    automaton_token_worth,
    automaton_tokens,
    score,
    token_times,
)
from tricity.games.pointcity.state import (
    AUTOMATON,
    CELLS,
    HARD,
    INGENUITY,
    PAY,
    RESOURCES,
    TURNS_EACH,
    State,
)

PHASES = ("row", "take", "pay", "token")


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
class City:
    """What lies before one player."""

    stock: dict[str, int]
    production: dict[str, int]
    buildings: tuple[Building, ...]
    tokens: tuple[Token, ...]
    score: int


@dataclass(frozen=True)
class Debt:
    """A payment under way: the buildings taken, and what is being paid."""

    buildings: tuple[Building, ...]
    resource: str
    symbols: int


@dataclass(frozen=True)
class View:
    """The table as a seat sees it; in solo the last city is the automaton's."""

    game: Literal["pointcity"]
    options: dict[str, str]
    seats: int
    phase: str
    waiting: tuple[int, ...]
    seat: int
    turn: int
    turns: int
    is_finished: bool
    has_flipped: bool
    market: tuple[Cell | None, ...]
    deck_top: Cell | None
    deck_size: int
    row: tuple[Token, ...]
    cities: tuple[City, ...]
    debt: Debt | None
    tokens_due: int


def view(box: Box, state: State, seat: int) -> View:  # noqa: ARG001  all seats see the same
    """What *seat* sees."""
    return View(
        game="pointcity",
        options=options_in(META, state),
        seats=int(state.seats),
        phase=PHASES[state.phase],
        waiting=tuple(waiting_seats(state)),
        seat=int(state.seat),
        turn=int(state.turn),
        turns=TURNS_EACH * max(2, int(state.seats)),
        is_finished=bool(state.is_finished),
        has_flipped=bool(state.has_flipped),
        market=tuple(_cell(box, state, cell) for cell in range(CELLS)),
        deck_top=_resource_side(box, int(state.deck[state.deck_size - 1]))
        if state.deck_size
        else None,
        deck_size=int(state.deck_size),
        row=tuple(_token(box, int(token)) for token in state.row if token),
        cities=tuple(_city(box, state, city) for city in range(max(2, int(state.seats)))),
        debt=_debt(box, state) if state.phase == PAY else None,
        tokens_due=int(state.tokens_due),
    )


def explain(box: Box, state: State, seat: int) -> list[Line]:
    """The score of *seat* line by line."""
    lines = [
        Line(f"pointcity-card-{text(box.name[card])}", int(box.points[card]))
        for card in _built(state, seat)
        if box.points[card]
    ]
    if state.seats == 1 and seat == AUTOMATON:
        return lines + _automaton_lines(state)
    return lines + [
        Line(
            f"pointcity-token-{token}",
            int(box.token_amount[token]),
            int(token_times(box, state, seat, token)),
        )
        for token in _held(state, seat)
    ]


def _automaton_lines(state: State) -> list[Line]:
    worth, tokens = int(automaton_token_worth(state)), int(automaton_tokens(state))
    lines = [
        Line("pointcity-automaton-resources", int(automaton_resources(state))),
        Line("pointcity-automaton-tokens", worth, tokens),
    ]
    if state.solo_level == HARD:
        ingenuity = int(state.stock[AUTOMATON, INGENUITY])
        lines.append(Line("pointcity-automaton-ingenuity", 1, ingenuity))
    return lines


def _cell(box: Box, state: State, cell: int) -> Cell | None:
    card = int(state.market[cell])
    if card == 0:
        return None
    if state.shows_building[cell]:
        return Cell(int(box.level[card]), None, 0, _building(box, card))
    return _resource_side(box, card)


def _resource_side(box: Box, card: int) -> Cell:
    kind = int(box.stock_kind[card])
    if kind == INGENUITY:
        return Cell(int(box.level[card]), WILD, 1, None)
    resource = RESOURCE_NAMES[kind % RESOURCES]
    return Cell(int(box.level[card]), resource, kind // RESOURCES + 1, None)


def _building(box: Box, card: int) -> Building:
    produces = int(box.produces[card])
    kind = "civic" if box.is_civic[card] else "production" if produces else "points"
    return Building(
        card=card,
        name=text(box.name[card]),
        kind=kind,
        produces=RESOURCE_NAMES[produces - 1] if produces else None,
        cost=_named(RESOURCE_NAMES, box.cost[card]),
        points=int(box.points[card]),
    )


def _token(box: Box, token: int) -> Token:
    rule = TOKEN_RULES[box.token_rule[token]]
    named = (RESOURCE_NAMES[box.token_a[token]], RESOURCE_NAMES[box.token_b[token]])
    count = {"per_resource": 1, "per_pair": 2}.get(rule, 0)
    return Token(token, rule, int(box.token_amount[token]), named[:count])


def _city(box: Box, state: State, seat: int) -> City:
    return City(
        stock=_named(STOCK_NAMES, state.stock[seat]),
        production=_named(RESOURCE_NAMES, state.production[seat]),
        buildings=tuple(_building(box, card) for card in _built(state, seat)),
        tokens=tuple(_token(box, token) for token in _held(state, seat)),
        score=int(score(box, state, seat)),
    )


def _debt(box: Box, state: State) -> Debt:
    bought = tuple(_building(box, int(card)) for card in state.bought if card)
    return Debt(bought, RESOURCE_NAMES[state.paying], int(still_missing(box, state)))


def _built(state: State, seat: int) -> list[int]:
    return [int(card) for card in np.flatnonzero(state.place == seat + 1)]


def _held(state: State, seat: int) -> list[int]:
    return [int(token) for token in np.flatnonzero(state.holder == seat + 1)]


def _named(names: tuple[str, ...], counts: object) -> dict[str, int]:
    pairs = zip(names, counts, strict=True)  # type: ignore[call-overload]
    return {name: int(count) for name, count in pairs if count}
