"""What one seat is allowed to see, as typed data for people.

Open are cities, points, the discard pile, the size of the draw pile and of every hand, and who has
answered. A hand is seen by its seat alone, and so is a decision until its phase is over.
"""

from dataclasses import dataclass
from typing import Literal

import numpy as np

from tricity.engine.game import Line, options_in, waiting_seats
from tricity.engine.record import Ints
from tricity.games.thecity.asking import is_waiting, question
from tricity.games.thecity.box import CARDS, POINTS, Box
from tricity.games.thecity.building import price
from tricity.games.thecity.components import keys
from tricity.games.thecity.knowledge import cards_held, first_shown, is_surveying, second_shown
from tricity.games.thecity.meta import META
from tricity.games.thecity.moves import BUILD_CARD, MOVES
from tricity.games.thecity.rules import legal
from tricity.games.thecity.scoring import earned, worth
from tricity.games.thecity.state import GOAL, HAND_LIMIT, KINDS, PHASES, State
from tricity.games.thecity.why import section

EARLIER = f"{META.key}-earlier-rounds"


@dataclass(frozen=True)
class City:
    """What lies open before one player, and what the city brings each round."""

    buildings: dict[str, int]
    income: int
    points_per_round: int
    score: int
    hand_size: int
    building: tuple[str, ...]  # revealed, and not paid yet
    is_surveying: bool


@dataclass(frozen=True)
class Own:
    """What only the seat itself sees."""

    question: str | None  # a key that the texts know, as in `thecity-ask-pay`
    hand: dict[str, int]
    laid: tuple[str, ...]  # to be built
    aside: dict[str, int]  # drawn to keep one of them, or set aside to be discarded
    owed: int  # cards still to be discarded
    prices: dict[str, int]  # of the cards that it may build now


@dataclass(frozen=True)
class View:
    """The table as a seat sees it; a spectator has nothing of its own."""

    game: Literal["thecity"]
    options: dict[str, str]
    seats: int
    phase: str
    section: str  # the rule of the question
    waiting: tuple[int, ...]
    is_finished: bool
    round_number: int
    goal: int
    hand_limit: int
    deck_size: int
    discard: dict[str, int]
    cities: tuple[City, ...]
    own: Own | None


def view(box: Box, state: State, seat: int) -> View:
    """What *seat* sees."""
    return View(
        game="thecity",
        options=options_in(META, state),
        seats=int(state.seats),
        phase=PHASES[state.phase],
        section=section(box, state, seat),
        waiting=tuple(waiting_seats(state)),
        is_finished=bool(state.is_finished),
        round_number=int(state.round_number),
        goal=GOAL,
        hand_limit=HAND_LIMIT,
        deck_size=int(state.deck.sum()),
        discard=_pile(box, state.discard),
        cities=tuple(_city(box, state, other) for other in range(int(state.seats))),
        own=_own(box, state, seat) if seat < state.seats else None,
    )


def explain(box: Box, state: State, seat: int) -> list[Line]:
    """The score of *seat* line by line: the last round card by card, all before it as one line."""
    lines = [
        Line(_text(box, card), int(worth(box, state, seat, card, POINTS)), int(copies))
        for card, copies in enumerate(state.city[seat])
        if copies
    ]
    earlier = int(state.points[seat]) - sum(line.points for line in lines)
    return [Line(EARLIER, earlier), *(line for line in lines if line.amount)]


def _text(box: Box, card: int) -> str:
    return f"{META.key}-card-{keys(box)[card].replace('_', '-')}"


def _city(box: Box, state: State, seat: int) -> City:
    return City(
        buildings=_pile(box, state.city[seat]),
        income=int(earned(box, state, seat, CARDS)),
        points_per_round=int(earned(box, state, seat, POINTS)),
        score=int(state.points[seat]),
        hand_size=int(cards_held(box, state, seat)),
        building=_keys(box, first_shown(state, seat), second_shown(box, state, seat)),
        is_surveying=bool(is_surveying(state, seat)),
    )


def _own(box: Box, state: State, seat: int) -> Own:
    return Own(
        question=question(state, seat) if is_waiting(state, seat) else None,
        hand=_pile(box, state.hand[seat]),
        laid=_keys(box, int(state.first[seat]), int(state.second[seat])),
        aside=_pile(box, state.aside[seat]),
        owed=int(state.owed[seat]),
        prices=_prices(box, state, seat),
    )


def _prices(box: Box, state: State, seat: int) -> dict[str, int]:
    mask = np.zeros(MOVES, np.uint8)
    legal(box, state, seat, mask)
    cards = [card for card in range(1, KINDS) if mask[BUILD_CARD + card]]
    return {keys(box)[card]: int(price(box, state, seat, card)) for card in cards}


def _pile(box: Box, pile: Ints) -> dict[str, int]:
    return {key: count for key, count in zip(keys(box), pile.tolist(), strict=True) if count}


def _keys(box: Box, *cards: int) -> tuple[str, ...]:
    return tuple(keys(box)[card] for card in cards if card)
