"""Why a move is not legal, and which rule the question before a seat belongs to: for people."""

import numpy as np

from tricity.engine.game import Reason
from tricity.games.pointcity.box import RESOURCE_NAMES, Box
from tricity.games.pointcity.meta import META
from tricity.games.pointcity.moves import (
    DRAW,
    FLIP,
    MOVES,
    PAIR,
    PAIR_FIRST,
    PAIR_SECOND,
    PAY_WITH,
    SINGLE,
    TOKEN_MOVE,
)
from tricity.games.pointcity.payment import ingenuity_needed, purse
from tricity.games.pointcity.rules import can_take_cells, has_tokens_for, legal
from tricity.games.pointcity.state import (
    CHOOSE_ROW,
    DOUBLE,
    INGENUITY,
    PAY,
    PHASES,
    RESOURCES,
    STOCK,
    TAKE,
    State,
)

SECTIONS = ("6.1", "3.2", "4.4", "3.4")  # [phase]
OVER = "5.1"


def section(box: Box, state: State, seat: int) -> str:  # noqa: ARG001  all see the same
    """The section of the rule that asks now."""
    return OVER if state.is_finished else SECTIONS[state.phase]


def why(box: Box, state: State, seat: int, move: int) -> Reason | None:
    """The rule that forbids *move* to a seat; None if it is legal."""
    mask = np.zeros(MOVES, np.uint8)
    legal(box, state, seat, mask)
    if mask[move]:
        return None
    if state.is_finished:
        return Reason("over", OVER)
    if not state.waiting >> seat & 1:
        return Reason("not-your-turn", "2.4")
    if state.phase == TAKE:
        return _no_take(box, state, mask, move)
    if state.phase == PAY:
        return _no_payment(state, move - PAY_WITH) if move >= PAY_WITH else _not_asked(state)
    return _no_token(state) if TOKEN_MOVE <= move < PAY_WITH else _not_asked(state)


def _no_take(box: Box, state: State, mask: np.ndarray, move: int) -> Reason:
    if move < PAIR:
        return _no_flip(state, move - FLIP)
    if move < DRAW:
        return _no_pair(box, state, int(PAIR_FIRST[move - PAIR]), int(PAIR_SECOND[move - PAIR]))
    if move == DRAW:
        return Reason("deck-empty", "3.2")
    if move < TOKEN_MOVE:
        return _no_single(box, state, mask, move - SINGLE)
    if move < PAY_WITH:
        return Reason("token-later", "3.4")
    return Reason("nothing-to-pay", "3.3")


def _no_flip(state: State, cell: int) -> Reason:
    if state.has_flipped:
        return Reason("flipped-already", "3.1")
    return Reason("is-building" if state.shows_building[cell] else "line-with-building", "3.1")


def _no_single(box: Box, state: State, mask: np.ndarray, cell: int) -> Reason:
    """A card by itself: with a neighbour it can be taken, or with none, or not even alone."""
    pairs = np.flatnonzero((cell == PAIR_FIRST) | (cell == PAIR_SECOND))
    if mask[PAIR + pairs].any():
        return Reason("two-cards", "3.2")
    if can_take_cells(box, state, purse(state, state.seat), cell, cell):
        return Reason("no-partner", "3.2")
    return _no_pair(box, state, cell, cell)


def _no_pair(box: Box, state: State, one: int, other: int) -> Reason:
    cards = [int(state.market[cell]) for cell in dict.fromkeys((one, other))]
    shows = [bool(state.shows_building[cell]) for cell in dict.fromkeys((one, other))]
    buildings = [card for card, is_built in zip(cards, shows, strict=True) if is_built]
    resource = max(
        (card for card, is_built in zip(cards, shows, strict=True) if not is_built), default=0
    )
    first, second = (*buildings, 0, 0)[:2]
    if not has_tokens_for(box, state, first, second):
        return Reason("tokens-gone", "3.4")
    joining = int(box.stock_kind[resource]) if resource else STOCK
    missing = tuple(
        _resource(number)
        for number in range(RESOURCES)
        for _ in range(_needed(box, state, (first, second), number, joining))
    )
    ingenuity = int(state.stock[state.seat, INGENUITY]) + (joining == INGENUITY)
    return Reason("cannot-pay", "3.2", {"missing": missing, "ingenuity": ingenuity})


def _needed(box: Box, state: State, bought: tuple[int, int], resource: int, joining: int) -> int:
    one, other = (int(box.cost[card, resource]) for card in bought)
    return int(ingenuity_needed(state, resource, one, other, joining))


def _no_payment(state: State, kind: int) -> Reason:
    """A card of the stock that may not be spent on what is being paid."""
    if state.stock[state.seat, kind] == 0:
        return Reason("none-in-stock", "4.1")
    if kind != INGENUITY and kind % DOUBLE != state.paying:
        return Reason("other-resource", "4.4", {"resource": _resource(int(state.paying))})
    if kind == INGENUITY or kind < DOUBLE:
        return Reason("then-short", "4.4")
    return Reason("doubles-first", "4.4") if state.singles_paid else Reason("wasted", "4.3")


def _no_token(state: State) -> Reason:
    return Reason("token-laid", "6.1") if state.phase == CHOOSE_ROW else Reason("token-gone", "2.3")


def _not_asked(state: State) -> Reason:
    question = f"{META.key}-phase-{PHASES[state.phase]}"
    return Reason("not-asked", SECTIONS[state.phase], {"question": question})


def _resource(number: int) -> str:
    return f"{META.key}-resource-{RESOURCE_NAMES[number]}"
