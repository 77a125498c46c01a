"""What one seat is allowed to see, as typed data for people.

Stock, city and tokens are open; hidden are the building sides of resource cards, and the deck
below the resource side of its top card. So every seat, and every spectator, sees the same.
"""

from collections import namedtuple
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, Literal

import numpy as np

from tricity.engine.game import Line
from tricity.engine.record import text
from tricity.games.pointcity.automaton import cell_below, marked_cell
from tricity.games.pointcity.box import RESOURCE_NAMES, Box
from tricity.games.pointcity.components import (
    Building,
    Card,
    Cell,
    Components,
    Token,
    components,
    named,
)
from tricity.games.pointcity.meta import META
from tricity.games.pointcity.notation import STOCK_NAMES
from tricity.games.pointcity.payment import still_missing
from tricity.games.pointcity.scoring import (
    automaton_resources,
    automaton_token_worth,
    automaton_tokens,
    token_times,
    worths,
)
from tricity.games.pointcity.state import (
    AUTOMATON,
    HARD,
    INGENUITY,
    LAYOUT,
    PAY,
    PHASES,
    TOKENS,
    TURNS_EACH,
    State,
)
from tricity.games.pointcity.why import OVER, SECTIONS


@dataclass(frozen=True)
class City:
    """What lies before one player.

    `token_points` is what its tokens are worth now, `row_points` what those of the row would be.
    """

    stock: dict[str, int]
    production: dict[str, int]
    buildings: tuple[Building, ...]
    tokens: tuple[Token, ...]
    token_points: tuple[int, ...]
    row_points: tuple[int, ...]
    score: int


@dataclass(frozen=True)
class Debt:
    """A payment under way: the buildings taken, and what is being paid."""

    buildings: tuple[Building, ...]
    resource: str
    symbols: int


@dataclass(frozen=True)
class View:
    """The table as a seat sees it; in solo the last city is the automaton's.

    `section` is the rule of the question, `automaton_next` are the cells that the automaton takes
    after the turn at hand.
    """

    game: Literal["pointcity"]
    options: dict[str, str]
    seats: int
    phase: str
    section: str
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
    automaton_next: tuple[int, ...]


def view(box: Box, state: State, seat: int) -> View:  # noqa: ARG001  all seats see the same
    """What *seat* sees."""
    table, printed = _all_fields()(*state.item()), components(box)
    cities = max(2, table.seats)
    worth = np.zeros((cities, TOKENS + 1), np.int16)
    worths(box, state, worth)
    return View(
        game="pointcity",
        options=_options(tuple(getattr(table, option.key) for option in META.options)),
        seats=table.seats,
        phase=PHASES[table.phase],
        section=OVER if table.is_finished else SECTIONS[table.phase],
        waiting=tuple(other for other in range(table.seats) if table.waiting >> other & 1),
        seat=table.seat,
        turn=table.turn,
        turns=TURNS_EACH * cities,
        is_finished=bool(table.is_finished),
        has_flipped=bool(table.has_flipped),
        market=_market(table, printed.cards),
        deck_top=_deck_top(table, printed.cards),
        deck_size=table.deck_size,
        row=tuple(printed.tokens[token - 1] for token in _row(table)),
        cities=tuple(
            _city(printed, table, city, points) for city, points in enumerate(worth.tolist())
        ),
        debt=_debt(box, state) if table.phase == PAY else None,
        tokens_due=table.tokens_due,
        automaton_next=_automaton_next(state) if table.seats == 1 else (),
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


@cache
def _all_fields() -> Any:
    """The fields of a record, to be read at once: one by one they cost a microsecond each."""
    return namedtuple("Table", LAYOUT.names or ())


@cache
def _options(choices: tuple[int, ...]) -> dict[str, str]:
    pairs = zip(META.options, choices, strict=True)
    return {option.key: option.choices[choice] for option, choice in pairs}


def _market(table: Any, cards: Sequence[Card]) -> tuple[Cell | None, ...]:
    places = zip(table.market.tolist(), table.shows_building.tolist(), strict=True)
    return tuple([_side(cards[card - 1], shows) if card else None for card, shows in places])


def _side(card: Card, shows_building: int) -> Cell:
    return card.building_side if shows_building else card.resource_side


def _deck_top(table: Any, cards: Sequence[Card]) -> Cell | None:
    if table.deck_size == 0:
        return None
    return cards[int(table.deck[table.deck_size - 1]) - 1].resource_side


def _city(printed: Components, table: Any, seat: int, points: Sequence[int]) -> City:
    """One city; *points* are its score, and what each token would score in it."""
    held = _held(table, seat)
    return City(
        stock=named(STOCK_NAMES, table.stock[seat].tolist()),
        production=named(RESOURCE_NAMES, table.production[seat].tolist()),
        buildings=tuple([_building(printed.cards[card - 1]) for card in _built(table, seat)]),
        tokens=tuple([printed.tokens[token - 1] for token in held]),
        token_points=tuple([points[token] for token in held]),
        row_points=tuple([points[token] for token in _row(table)]),
        score=points[0],
    )


def _automaton_next(state: State) -> tuple[int, ...]:
    if state.is_finished:
        return ()
    cell = int(marked_cell(state))
    return cell, int(cell_below(cell))


def _debt(box: Box, state: State) -> Debt:
    cards = components(box).cards
    bought = tuple(_building(cards[card - 1]) for card in state.bought.tolist() if card)
    return Debt(bought, RESOURCE_NAMES[state.paying], int(still_missing(box, state)))


def _building(card: Card) -> Building:
    assert card.building_side.building
    return card.building_side.building


def _built(table: Any, seat: int) -> list[int]:
    return (table.place == seat + 1).nonzero()[0].tolist()  # type: ignore[no-any-return]


def _row(table: Any) -> list[int]:
    return [token for token in table.row.tolist() if token]


def _held(table: Any, seat: int) -> list[int]:
    return (table.holder == seat + 1).nonzero()[0].tolist()  # type: ignore[no-any-return]
