"""What one seat is allowed to see, as typed data for people.

Stock, city and tokens are open; hidden are the building sides of resource cards, and the deck
below the resource side of its top card. So every seat, and every spectator, sees the same.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

import numpy as np

from tricity.engine.game import Line, options_in, waiting_seats
from tricity.engine.record import text
from tricity.games.pointcity.automaton import cell_below, marked_cell
from tricity.games.pointcity.box import RESOURCE_NAMES, Box
from tricity.games.pointcity.components import Building, Card, Cell, Token, components, named
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
    HARD,
    INGENUITY,
    PAY,
    TURNS_EACH,
    State,
)

PHASES = ("row", "take", "pay", "token")


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

    `automaton_next` are the cells that the automaton takes after the turn at hand.
    """

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
    automaton_next: tuple[int, ...]


def view(box: Box, state: State, seat: int) -> View:  # noqa: ARG001  all seats see the same
    """What *seat* sees."""
    printed = components(box)
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
        market=_market(state, printed.cards),
        deck_top=_deck_top(state, printed.cards),
        deck_size=int(state.deck_size),
        row=tuple(printed.tokens[token - 1] for token in _row(state)),
        cities=tuple(_city(box, state, city) for city in range(max(2, int(state.seats)))),
        debt=_debt(box, state) if state.phase == PAY else None,
        tokens_due=int(state.tokens_due),
        automaton_next=_automaton_next(state),
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


def _market(state: State, cards: Sequence[Card]) -> tuple[Cell | None, ...]:
    places = zip(state.market.tolist(), state.shows_building.tolist(), strict=True)
    return tuple(_side(cards[card - 1], shows) if card else None for card, shows in places)


def _side(card: Card, shows_building: int) -> Cell:
    return card.building_side if shows_building else card.resource_side


def _deck_top(state: State, cards: Sequence[Card]) -> Cell | None:
    if state.deck_size == 0:
        return None
    return cards[int(state.deck[state.deck_size - 1]) - 1].resource_side


def _city(box: Box, state: State, seat: int) -> City:
    printed = components(box)
    return City(
        stock=named(STOCK_NAMES, state.stock[seat].tolist()),
        production=named(RESOURCE_NAMES, state.production[seat].tolist()),
        buildings=tuple(_building(printed.cards[card - 1]) for card in _built(state, seat)),
        tokens=tuple(printed.tokens[token - 1] for token in _held(state, seat)),
        token_points=tuple(_worth(box, state, seat, token) for token in _held(state, seat)),
        row_points=tuple(_worth(box, state, seat, token) for token in _row(state)),
        score=int(score(box, state, seat)),
    )


def _worth(box: Box, state: State, seat: int, token: int) -> int:
    """What *token* would score if the game ended now."""
    if state.seats == 1 and seat == AUTOMATON:
        return int(automaton_token_worth(state))
    return int(box.token_amount[token]) * int(token_times(box, state, seat, token))


def _automaton_next(state: State) -> tuple[int, ...]:
    if state.seats > 1 or state.is_finished:
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


def _built(state: State, seat: int) -> list[int]:
    return np.flatnonzero(state.place == seat + 1).tolist()


def _row(state: State) -> list[int]:
    return [token for token in state.row.tolist() if token]


def _held(state: State, seat: int) -> list[int]:
    return np.flatnonzero(state.holder == seat + 1).tolist()
