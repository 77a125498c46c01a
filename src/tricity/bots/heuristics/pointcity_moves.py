"""How likely moves of Point City are good: take what brings most points to the end."""

import math

from tricity.bots.heuristics.pointcity import LATE, WILD, building, turns_left
from tricity.bots.heuristics.thumb import Doubles, rule_of_thumb
from tricity.engine.record import Mask
from tricity.games.pointcity.box import Box
from tricity.games.pointcity.moves import (
    DRAW,
    FLIP,
    MOVES,
    PAIR,
    PAIR_FIRST,
    PAIR_SECOND,
    PAIRS,
    PAY_WITH,
    SINGLE,
    TOKEN_MOVE,
)
from tricity.games.pointcity.scoring import score, token_times
from tricity.games.pointcity.state import (
    CELLS,
    DOUBLE,
    INGENUITY,
    PAY,
    RESOURCES,
    ROW,
    STOCK,
    TAKE,
    TOKENS,
    State,
)

SYMBOL = 1.1  # points of another symbol
GLUT = 0.22  # how much less for each one of its kind at hand or produced
DRAWN = 2.5  # symbols drawn from the deck
FLIPS = 1.0  # how likely a flip is, against all other moves
SHARP = 0.7  # how much a point makes a move likelier

# Notes behind the weights: points of another civic token, of another permanent resource.
TOKEN_NOTE = MOVES
RESOURCE_NOTE = MOVES + 1


@rule_of_thumb
def weigh(box: Box, state: State, seat: int, mask: Mask, weights: Doubles) -> float:
    """A point more makes a move about twice as likely."""
    if state.phase == TAKE:
        take_notes(box, state, seat, weights)
        weigh_takes(box, state, seat, weights)
    elif state.phase == PAY:
        for kind in range(STOCK):
            weights[PAY_WITH + kind] = 1.0 if kind == INGENUITY else 3.0
    else:
        for token in range(1, TOKENS + 1):
            points = token_points(box, state, seat, token)
            weights[TOKEN_MOVE + token - 1] = math.exp(SHARP * points)
    total = 0.0
    for move in range(PAIR, MOVES):
        if mask[move]:
            total += weights[move]
    return total + weigh_flips(mask, weights, FLIPS * total if total else 1.0)


@rule_of_thumb
def weigh_flips(mask: Mask, weights: Doubles, share: float) -> float:
    """Give a *share* to the flips, if there are any, and return it."""
    flips = 0
    for move in range(FLIP, PAIR):
        flips += mask[move]
    for move in range(FLIP, PAIR):
        if mask[move]:
            weights[move] = share / flips
    return share if flips else 0.0


@rule_of_thumb
def take_notes(box: Box, state: State, seat: int, notes: Doubles) -> None:
    """Note what civic buildings and production are worth to this city."""
    notes[TOKEN_NOTE] = 0.0
    for slot in range(ROW):
        if state.row[slot]:
            points = token_points(box, state, seat, state.row[slot])
            notes[TOKEN_NOTE] = max(notes[TOKEN_NOTE], points)
    now = score(box, state, seat)
    for resource in range(RESOURCES):
        state.production[seat, resource] += 1
        notes[RESOURCE_NOTE + resource] = score(box, state, seat) - now
        state.production[seat, resource] -= 1


@rule_of_thumb
def token_points(box: Box, state: State, seat: int, token: int) -> int:
    """What a civic token would score for a city as it is."""
    return int(box.token_amount[token] * token_times(box, state, seat, token))


@rule_of_thumb
def weigh_takes(box: Box, state: State, seat: int, weights: Doubles) -> None:
    """Weigh pairs, the deck and single cards; the weights of cards taken together multiply."""
    left = turns_left(state)
    symbol = SYMBOL * min(1.0, left / LATE)
    for cell in range(CELLS):
        weights[SINGLE + cell] = math.exp(SHARP * at(box, state, seat, cell, weights))
    for pair in range(PAIRS):
        one, other = SINGLE + PAIR_FIRST[pair], SINGLE + PAIR_SECOND[pair]
        weights[PAIR + pair] = weights[one] * weights[other]
    weights[DRAW] = math.exp(SHARP * symbol * DRAWN)


@rule_of_thumb
def at(box: Box, state: State, seat: int, cell: int, notes: Doubles) -> float:
    """What the card in a *cell* brings."""
    card = state.market[cell]
    left = turns_left(state)
    if not state.shows_building[cell]:
        return resource_card(state, seat, box.stock_kind[card]) * min(1.0, left / LATE)
    points = building(box, state, seat, card, left) + notes[TOKEN_NOTE] * box.is_civic[card]
    if box.produces[card]:
        points += notes[RESOURCE_NOTE + box.produces[card] - 1]
    return float(points)


@rule_of_thumb
def resource_card(state: State, seat: int, kind: int) -> float:
    """What another resource card is worth, beside those of its kind."""
    if kind == INGENUITY:
        return WILD * SYMBOL
    resource = kind % DOUBLE
    have = state.stock[seat, resource] + 2 * state.stock[seat, resource + DOUBLE]
    have += state.production[seat, resource]
    symbols = 2 if kind >= DOUBLE else 1
    return float(symbols * max(0.0, SYMBOL - GLUT * have))
