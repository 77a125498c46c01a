"""Rules of thumb for Point City: what cards are worth while turns are left."""

import math

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
from tricity.games.pointcity.rules import turns
from tricity.games.pointcity.scoring import score, token_times
from tricity.games.pointcity.state import (
    AUTOMATON,
    CELLS,
    DOUBLE,
    INGENUITY,
    RESOURCES,
    STOCK,
    TAKE,
    TOKENS,
    State,
)

SYMBOL = 0.9  # points that a symbol in stock will buy
WILD = 1.4  # symbols that ingenuity stands for
PRODUCED = 0.3  # points of a permanent resource, for each turn left
CIVIC = 5.0  # points of a civic token
AUTOMATON_PACE = 3.3  # points of the automaton in a turn
CLOSE = 8.0  # a lead in points that is three quarters of a win at the end
WIDER = 0.6  # and so much more for each turn left
SHARP = 0.7  # how much a point makes a move likelier


@rule_of_thumb
def value(box: Box, state: State, seat: int) -> float:
    """The lead over the best rival when all is turned into points."""
    left = turns_left(state)
    rival = -1000.0
    if state.seats == 1:
        rival = score(box, state, AUTOMATON) + AUTOMATON_PACE * left
    for other in range(state.seats):
        if other != seat:
            rival = max(rival, prospects(box, state, other, left))
    lead = prospects(box, state, seat, left) - rival
    return 0.5 + 0.5 * lead / (abs(lead) + CLOSE + WIDER * left)


@rule_of_thumb
def turns_left(state: State) -> float:
    """Turns that each seat still has, on average."""
    return (turns(state) - state.turn) / max(2, state.seats)


@rule_of_thumb
def prospects(box: Box, state: State, seat: int, left: float) -> float:
    """Points of a seat, its buildings taken but not paid, and what its resources will buy."""
    points = float(score(box, state, seat))
    sure = min(1.0, left / 3)
    for kind in range(STOCK):
        points += state.stock[seat, kind] * symbols(kind) * SYMBOL * sure
    for resource in range(RESOURCES):
        points += state.production[seat, resource] * PRODUCED * left
    if seat == state.seat:
        for card in state.bought:
            points += building(box, state, seat, card, left)
        points += CIVIC * state.tokens_due
    return float(points)


@rule_of_thumb
def symbols(kind: int) -> float:
    """What a resource card is worth in symbols."""
    if kind == INGENUITY:
        return WILD
    return 2.0 if kind >= DOUBLE else 1.0


@rule_of_thumb
def building(box: Box, state: State, seat: int, card: int, left: float) -> float:
    """What a building brings, less what the seat has to spend on it."""
    if card == 0:
        return 0.0
    points = float(box.points[card]) + CIVIC * box.is_civic[card]
    points += PRODUCED * left * (box.produces[card] > 0)
    for resource in range(RESOURCES):
        debt = max(0, box.cost[card, resource] - state.production[seat, resource])
        points -= debt * SYMBOL * min(1.0, left / 3)
    return float(points)


@rule_of_thumb
def weigh(box: Box, state: State, seat: int, mask: Mask, weights: Doubles) -> float:
    """A point more makes a move about twice as likely."""
    if state.phase == TAKE:
        weigh_takes(box, state, seat, weights)
    else:
        for token in range(1, TOKENS + 1):
            points = box.token_amount[token] * token_times(box, state, seat, token)
            weights[TOKEN_MOVE + token - 1] = math.exp(SHARP * points)
        for kind in range(STOCK):
            weights[PAY_WITH + kind] = 1.0 if kind == INGENUITY else 3.0
    total = 0.0
    for move in range(MOVES):
        if mask[move]:
            total += weights[move]
    return total


@rule_of_thumb
def weigh_takes(box: Box, state: State, seat: int, weights: Doubles) -> None:
    """Weigh flips, pairs, the deck and single cards; cards taken together multiply."""
    left = turns_left(state)
    symbol = math.exp(SHARP * SYMBOL * min(1.0, left / 3))
    for cell in range(CELLS):
        weights[SINGLE + cell] = math.exp(SHARP * at(box, state, seat, cell, left))
        weights[FLIP + cell] = symbol
    for pair in range(PAIRS):
        one, other = SINGLE + PAIR_FIRST[pair], SINGLE + PAIR_SECOND[pair]
        weights[PAIR + pair] = weights[one] * weights[other]
    weights[DRAW] = symbol * symbol


@rule_of_thumb
def at(box: Box, state: State, seat: int, cell: int, left: float) -> float:
    """What the card in a *cell* brings."""
    card = state.market[cell]
    if state.shows_building[cell]:
        return building(box, state, seat, card, left)
    return symbols(box.stock_kind[card]) * SYMBOL * min(1.0, left / 3)
