"""How good a position of Point City looks: what cards are worth while turns are left."""

from tricity.bots.heuristics.thumb import rule_of_thumb
from tricity.games.pointcity.box import Box
from tricity.games.pointcity.rules import turns
from tricity.games.pointcity.scoring import score
from tricity.games.pointcity.state import (
    AUTOMATON,
    DOUBLE,
    INGENUITY,
    RESOURCES,
    State,
)

OWNED = 1.1  # points of a symbol in stock
SURPLUS = 0.2  # how much less for each one of its kind in stock or produced
ENOUGH = 6  # symbols of a kind in stock
WILD = 1.3  # symbols that ingenuity stands for
SPENT = 1.8  # points of a symbol that has to be spent
LATE = 4.0  # turns before the end when symbols begin to lose their worth
PRODUCED = 0.7  # points of a permanent resource, for each turn left
CIVIC = 5.4  # points of a civic token when it is not known which
AUTOMATON_PACE = 3.3  # points of the automaton in a turn
CLOSE = 8.0  # a lead in points that is three quarters of a win at the end
WIDER = 0.6  # and so much more for each turn left


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
    return float((turns(state) - state.turn) / max(2, state.seats))


@rule_of_thumb
def prospects(box: Box, state: State, seat: int, left: float) -> float:
    """Points of a seat, its buildings taken but not paid, and what its resources will buy."""
    points = float(score(box, state, seat))
    sure = min(1.0, left / LATE)
    points += OWNED * WILD * sure * state.stock[seat, INGENUITY]
    for resource in range(RESOURCES):
        produced = state.production[seat, resource]
        points += left * PRODUCED * produced
        owned = state.stock[seat, resource] + 2 * state.stock[seat, resource + DOUBLE]
        owned = min(owned, ENOUGH)
        points += sure * (OWNED * owned - SURPLUS * owned * (owned + 2 * produced) / 2)
    if seat == state.seat:
        for card in state.bought:
            points += building(box, state, seat, card, left) + CIVIC * box.is_civic[card]
        points += CIVIC * state.tokens_due
    return float(points)


@rule_of_thumb
def building(box: Box, state: State, seat: int, card: int, left: float) -> float:
    """What a building brings, less what the seat has to spend on it."""
    if card == 0:
        return 0.0
    points = float(box.points[card])
    if box.produces[card]:
        points += PRODUCED * left
    spent = SPENT * min(1.0, left / LATE)
    for resource in range(RESOURCES):
        points -= spent * max(0, box.cost[card, resource] - state.production[seat, resource])
    return float(points)
