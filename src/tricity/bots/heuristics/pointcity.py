"""Rules of thumb for Point City: what cards are worth while turns are left."""

import math

from tricity.bots.heuristics.thumb import Doubles, rule_of_thumb
from tricity.engine.record import Mask
from tricity.games.pointcity.box import PER_3PLUS, PER_MISSING, PER_RESOURCE, Box
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
    PAY,
    RESOURCES,
    ROW,
    STOCK,
    TAKE,
    TOKENS,
    State,
)

SYMBOL = 1.09  # points that a symbol in stock will buy
SPENT = 1.8  # points of a symbol that has to be spent
WILD = 1.32  # symbols that ingenuity stands for
OWNED = 1.1  # the same, to judge a position by
SURPLUS = 0.2  # how much less for each one of its kind
ENOUGH = 6  # symbols of a kind
LATE = 4.14  # turns before the end when symbols begin to lose their worth
PRODUCED = 0.7  # points of a permanent resource, for each turn left
ANOTHER = 0.14  # the same, less for each one of its kind
CIVIC = 5.4  # points of a civic token when it is not known which
BEST_TOKEN = 1.03  # how much of the best token a civic building is worth
DRAWN = 2.51  # symbols drawn from the deck
FLIPS = 1.0  # how likely a flip is, against all other moves
GROWTH = 0.0607  # how often more a civic token will score, for each turn left
GLUT = 0.217  # how much less a symbol is worth for each one of its kind at hand or produced
AUTOMATON_PACE = 3.3  # points of the automaton in a turn
CLOSE = 8.0  # a lead in points that is three quarters of a win at the end
WIDER = 0.6  # and so much more for each turn left
SHARP = 0.7  # how much a point makes a move likelier

# Notes behind the weights: points of another civic token, of another permanent resource.
TOKEN_NOTE = MOVES
RESOURCE_NOTE = MOVES + 1


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
        points += left * (PRODUCED * produced - ANOTHER * produced * (produced - 1) / 2)
        owned = state.stock[seat, resource] + 2 * state.stock[seat, resource + DOUBLE]
        owned = min(owned, ENOUGH)
        points += sure * (OWNED * owned - SURPLUS * owned * (owned + 2 * produced) / 2)
    if seat == state.seat:
        for card in state.bought:
            points += building(box, state, seat, card, left) + CIVIC * box.is_civic[card]
        points += CIVIC * state.tokens_due
    return float(points)


@rule_of_thumb
def symbols(kind: int) -> float:
    """What a resource card is worth in symbols."""
    if kind == INGENUITY:
        return WILD
    return 2.0 if kind >= DOUBLE else 1.0


@rule_of_thumb
def resource(state: State, seat: int, kind: int) -> float:
    """What another resource card is worth, beside those of its kind."""
    if kind == INGENUITY:
        return WILD * SYMBOL
    single = kind % DOUBLE
    have = state.stock[seat, single] + 2 * state.stock[seat, single + DOUBLE]
    have += state.production[seat, single]
    return float(symbols(kind) * max(0.0, SYMBOL - GLUT * have))


@rule_of_thumb
def building(box: Box, state: State, seat: int, card: int, left: float) -> float:
    """What a building brings, less what the seat has to spend on it."""
    if card == 0:
        return 0.0
    points = float(box.points[card])
    if box.produces[card]:
        points += (PRODUCED - ANOTHER * state.production[seat, box.produces[card] - 1]) * left
    spent = SPENT * min(1.0, left / LATE)
    for resource in range(RESOURCES):
        points -= spent * max(0, box.cost[card, resource] - state.production[seat, resource])
    return float(points)


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
    return total + weigh_flips(mask, weights, FLIPS * total)


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
            points = BEST_TOKEN * token_points(box, state, seat, state.row[slot])
            notes[TOKEN_NOTE] = max(notes[TOKEN_NOTE], points)
    for resource in range(RESOURCES):
        notes[RESOURCE_NOTE + resource] = 0.0
    for token in range(1, TOKENS + 1):
        if state.holder[token] == seat + 1:
            for resource in range(RESOURCES):
                times = token_times(box, state, seat, token)
                state.production[seat, resource] += 1
                more = token_times(box, state, seat, token) - times
                state.production[seat, resource] -= 1
                notes[RESOURCE_NOTE + resource] += more * box.token_amount[token]


@rule_of_thumb
def token_points(box: Box, state: State, seat: int, token: int) -> float:
    """What a civic token will score."""
    times = float(token_times(box, state, seat, token))
    kind = box.token_rule[token]
    if PER_RESOURCE <= kind <= PER_3PLUS:
        times += GROWTH * turns_left(state)
    elif kind == PER_MISSING:
        times = max(0.0, times - GROWTH * turns_left(state))
    return float(times * box.token_amount[token])


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
        return resource(state, seat, box.stock_kind[card]) * min(1.0, left / LATE)
    points = building(box, state, seat, card, left) + notes[TOKEN_NOTE] * box.is_civic[card]
    if box.produces[card]:
        points += notes[RESOURCE_NOTE + box.produces[card] - 1]
    return float(points)
