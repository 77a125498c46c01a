"""Rules of thumb for Point City: what cards are worth while turns are left."""

import math

from tricity.bots.heuristics.thumb import rule_of_thumb
from tricity.games.pointcity.box import Box
from tricity.games.pointcity.moves import DRAW, PAIR, PAIR_FIRST, PAIR_SECOND, PAY_WITH, SINGLE
from tricity.games.pointcity.payment import symbols
from tricity.games.pointcity.rules import turns
from tricity.games.pointcity.scoring import score, token_times
from tricity.games.pointcity.state import (
    AUTOMATON,
    INGENUITY,
    RESOURCES,
    TAKE,
    State,
)

SYMBOL = 0.9  # points that a symbol in stock will buy
WILD_SYMBOL = 1.3
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
    for kind in range(INGENUITY):
        points += state.stock[seat, kind] * symbols(kind) * SYMBOL * sure
    points += state.stock[seat, INGENUITY] * WILD_SYMBOL * sure
    for resource in range(RESOURCES):
        points += state.production[seat, resource] * PRODUCED * left
    if seat == state.seat:
        for card in state.bought:
            points += building(box, state, seat, card, left)
        points += CIVIC * state.tokens_due
    return float(points)


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
def prior(box: Box, state: State, seat: int, move: int) -> float:
    """A point more makes a move about twice as likely."""
    if state.phase == TAKE:
        return math.exp(SHARP * taken(box, state, seat, move))
    if move < PAY_WITH:
        token = move - SINGLE - 15
        return math.exp(SHARP * box.token_amount[token] * token_times(box, state, seat, token))
    return 1.0 if move == PAY_WITH + INGENUITY else 3.0


@rule_of_thumb
def taken(box: Box, state: State, seat: int, move: int) -> float:
    """What a flip or the cards taken by *move* bring, in points."""
    left = turns_left(state)
    if move < PAIR:
        return SYMBOL
    if move == DRAW:
        return 2 * SYMBOL * min(1.0, left / 3)
    if move > DRAW:
        return at(box, state, seat, move - SINGLE, left)
    one, other = PAIR_FIRST[move - PAIR], PAIR_SECOND[move - PAIR]
    return at(box, state, seat, one, left) + at(box, state, seat, other, left)


@rule_of_thumb
def at(box: Box, state: State, seat: int, cell: int, left: float) -> float:
    """What the card in a *cell* brings."""
    card = state.market[cell]
    if state.shows_building[cell]:
        return building(box, state, seat, card, left)
    kind = box.stock_kind[card]
    return (WILD_SYMBOL if kind == INGENUITY else SYMBOL * symbols(kind)) * min(1.0, left / 3)
