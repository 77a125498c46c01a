"""Why a move is not legal, and which rule the question before a seat belongs to: for people."""

import numpy as np

from tricity.engine.game import Reason
from tricity.games.thecity.asking import asked, is_waiting, question
from tricity.games.thecity.box import Box
from tricity.games.thecity.building import (
    budget,
    is_at_hand,
    is_hand_card,
    is_one_too_many,
    is_too_great,
    lacks_support,
    price,
    standing,
)
from tricity.games.thecity.meta import META
from tricity.games.thecity.moves import BUILD_CARD, DISCARD_CARD, DONE, KEEP_CARD, MOVES, NO_BUILD
from tricity.games.thecity.notation import key_of
from tricity.games.thecity.rules import legal
from tricity.games.thecity.state import CREW_COST, KINDS, PHASES, State

SECTIONS = {  # of what a seat is asked, or of the phase while it is not
    "deal": "1.1",
    "choose": "2.1",
    "second": "4.1",
    "build": "2.2",
    "pay": "2.2",
    "extra": "4.2",
    "keep": "2.2",
    "discard": "2.2",
    "income": "2.3",
    "limit": "2.4",
}
OVER = "6.1"


def section(box: Box, state: State, seat: int) -> str:  # noqa: ARG001
    """The section of the rule that asks *seat* now, or of what all are asked."""
    if state.is_finished:
        return OVER
    is_asked = seat < state.seats and is_waiting(state, seat)
    return SECTIONS[question(state, seat) if is_asked else PHASES[state.phase]]


def why(box: Box, state: State, seat: int, move: int) -> Reason | None:
    """The rule that forbids *move* to a seat; None if it is legal."""
    mask = np.zeros(MOVES, np.uint8)
    legal(box, state, seat, mask)
    if mask[move]:
        return None
    if state.is_finished:
        return Reason("over", OVER)
    if not is_waiting(state, seat):
        return Reason("answered", "5.3")
    if verb_of(move) != asked(state, seat):
        return _not_asked(state, seat)
    if move in (NO_BUILD, DONE):
        return Reason("nothing-laid" if move == DONE else "laid-already", _here(state, seat))
    card = move - verb_of(move)
    if verb_of(move) == BUILD_CARD:
        return _no_building(box, state, seat, card)
    where = "not-in-hand" if verb_of(move) == DISCARD_CARD else "not-drawn"
    return Reason(where, _here(state, seat), {"card": _name(box, card)})


def verb_of(move: int) -> int:
    """What a move answers: BUILD_CARD, DISCARD_CARD or KEEP_CARD."""
    if move <= DONE:
        return BUILD_CARD
    return DISCARD_CARD if move <= KEEP_CARD else KEEP_CARD


def _no_building(box: Box, state: State, seat: int, card: int) -> Reason:
    """The first of the conditions of §3 that does not hold."""
    name, kinds = _name(box, card), standing(state, seat)
    if not is_at_hand(box, state, seat, card):
        key = "not-in-hand" if is_hand_card(box, card) else "architect-later"
        return Reason(key, _here(state, seat), {"card": name})
    if is_one_too_many(box, card, kinds):
        return Reason("one-per-city", "3.3", {"card": name})
    if lacks_support(box, card, kinds):
        needs = tuple(_name(box, other) for other in _supports(box, card))
        return Reason("lacks-support", "3.1", {"card": name, "needs": needs})
    cost = int(box.cost[card])
    if is_too_great(box, state, seat, card):
        return Reason(
            "too-great", _here(state, seat), {"card": name, "cost": cost, "most": CREW_COST}
        )
    cards = max(0, int(budget(state, seat)) - int(is_hand_card(box, card)))
    due = int(price(box, state, seat, card))
    return Reason("too-dear", "2.2", {"card": name, "price": due, "cards": cards})


def _supports(box: Box, card: int) -> list[int]:
    return [other for other in range(1, KINDS) if int(box.requires[card]) >> other & 1]


def _not_asked(state: State, seat: int) -> Reason:
    text = f"{META.key}-ask-{question(state, seat)}"
    return Reason("not-asked", _here(state, seat), {"question": text})


def _here(state: State, seat: int) -> str:
    return SECTIONS[question(state, seat)]


def _name(box: Box, card: int) -> str:
    return f"{META.key}-card-{key_of(box, card).replace('_', '-')}"
