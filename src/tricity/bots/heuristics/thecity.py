"""Rules of thumb for The City: what points, income and cards are worth in the rounds to come."""

import math

from tricity.bots.heuristics.thumb import Doubles, rule_of_thumb
from tricity.engine.jit import signed
from tricity.engine.record import Mask
from tricity.games.thecity.box import CARDS, POINTS, Box
from tricity.games.thecity.building import price, standing
from tricity.games.thecity.moves import DISCARD_CARD, DONE, KEEP_CARD, MOVES, NO_BUILD
from tricity.games.thecity.piles import total
from tricity.games.thecity.scoring import earned
from tricity.games.thecity.state import BUILD, CHOOSE, GOAL, KINDS, State
from tricity.games.thecity.vocabulary import SYMBOLS, TERMS

ROUNDS = 9  # a game has about so many
LAST_POINTS = 7.41  # points of the leader in each of the last rounds
INCOME = 0.8  # points a round that a card of the income will bring
PAID = 0.807  # points a round that a hand card would have brought
ITSELF = 0.8  # the same, of the card that is built
SURVEY = 0.81  # points a round that building nothing brings
SHOW = 0.25  # points a round of a symbol that a city shows, for what may still come
NEEDS = 0.292  # points a round that a card in hand loses while its requirement is missing
CROWD = 0.0553  # how much less a card is worth in hand for each card above six
HELD = 1.11  # rounds that a card waits in hand
CLOSE = 8.0  # a lead in points that is three quarters of a win at the end
WIDER = 3.0  # and so much more for each round left
SHARP = 0.35  # how much a point makes a move likelier

# Notes behind the weights: rounds left, cards at hand, symbols shown, what each of them brings.
LEFT = MOVES
AT_HAND = LEFT + 1
SHOWN = AT_HAND + 1
RATE = SHOWN + len(SYMBOLS)


@rule_of_thumb
def value(box: Box, state: State, seat: int) -> float:
    """The lead over the best rival at the end, as far as it can be foreseen."""
    left = rounds_left(state)
    rival = -1000.0
    for other in range(signed(state.seats)):
        if other != seat:
            rival = max(rival, prospects(box, state, other, left))
    lead = prospects(box, state, seat, left) - rival
    return 0.5 + 0.5 * lead / (abs(lead) + CLOSE + WIDER * left)


@rule_of_thumb
def rounds_left(state: State) -> float:
    """Rounds to play, this one included."""
    if state.is_finished:
        return 0.0
    most = 0
    for seat in range(signed(state.seats)):
        most = max(most, signed(state.points[seat]))
    usual = ROUNDS - max(1, signed(state.round_number))
    return max(1.0, min(usual, 1 + (GOAL - most) / LAST_POINTS))


@rule_of_thumb
def prospects(box: Box, state: State, seat: int, left: float) -> float:
    """Points at the end: those of now, of the city in the rounds left, and of cards to come."""
    if state.is_finished:
        return float(state.points[seat]) + 0.01 * total(state.hand[seat])
    first, second = signed(state.first[seat]), signed(state.second[seat])
    state.city[seat, first] += 1
    state.city[seat, second] += 1
    points = earned(box, state, seat, POINTS)
    cards = earned(box, state, seat, CARDS)
    state.city[seat, first] -= 1
    state.city[seat, second] -= 1
    later = left - 1
    prospect = signed(state.points[seat]) + points * left + INCOME * cards * left * later / 2
    prospect += PAID * later * (total(state.hand[seat]) - state.owed[seat])
    is_resting = not state.waiting >> seat & 1
    if state.first[seat] == 0 and (state.phase == BUILD or (state.phase == CHOOSE and is_resting)):
        prospect += SURVEY * later
    return float(prospect)


@rule_of_thumb
def weigh(box: Box, state: State, seat: int, mask: Mask, weights: Doubles) -> float:
    """Build what gains most, keep it in hand, and pay with what gains least."""
    take_notes(box, state, seat, weights)
    later = weights[LEFT] - 1
    weights[NO_BUILD] = math.exp(SHARP * SURVEY * later)
    weights[DONE] = 1.0
    total = 0.0
    for move in range(MOVES):
        if mask[move]:
            if move > KEEP_CARD:
                weights[move] = math.exp(SHARP * held(box, state, seat, move - KEEP_CARD, weights))
            elif move > DISCARD_CARD:
                gain = held(box, state, seat, move - DISCARD_CARD, weights)
                weights[move] = math.exp(-SHARP * gain)
            elif NO_BUILD < move < DONE:
                gain = built(box, state, seat, move, weights)
                gain -= ITSELF * later * (move != box.architect)
                weights[move] = math.exp(SHARP * gain)
            total += weights[move]
    return total


@rule_of_thumb
def take_notes(box: Box, state: State, seat: int, notes: Doubles) -> None:
    """Note what all cards are judged by."""
    notes[LEFT] = rounds_left(state)
    notes[AT_HAND] = total(state.hand[seat]) - state.owed[seat]
    notes[SHOWN : RATE + 2 * len(SYMBOLS)] = 0.0
    for card in range(1, KINDS):
        copies = signed(state.city[seat, card])
        if copies:
            for symbol in range(len(SYMBOLS)):
                notes[SHOWN + symbol] += copies * box.shows[KINDS + symbol, card]
            note_rate(box, card, POINTS, notes)
            note_rate(box, card, CARDS, notes)


@rule_of_thumb
def note_rate(box: Box, card: int, earning: int, notes: Doubles) -> None:
    """Note what another symbol brings because *card* counts it."""
    for term in range(TERMS):
        thing = signed(box.bonus_thing[earning, card, term])
        if thing >= KINDS:
            symbol = len(SYMBOLS) * earning + thing - KINDS
            notes[RATE + symbol] += box.bonus[earning, card, term]


@rule_of_thumb
def held(box: Box, state: State, seat: int, card: int, notes: Doubles) -> float:
    """Points that *card* will bring if it is built in the rounds to come."""
    if box.is_unique[card] and state.city[seat, card]:
        return 0.0
    left = notes[LEFT]
    notes[LEFT] = max(1.0, left - HELD)
    gain = built(box, state, seat, card, notes)
    notes[LEFT] = left
    if box.requires[card] and not signed(box.requires[card]) & standing(state, seat):
        gain -= NEEDS * left
    return float(gain)


@rule_of_thumb
def built(box: Box, state: State, seat: int, card: int, notes: Doubles) -> float:
    """Points that *card* will have brought at the end if it is built now, less its price."""
    left = notes[LEFT]
    points = added(box, state, seat, card, POINTS, notes)
    cards = added(box, state, seat, card, CARDS, notes)
    later = 0.0
    for symbol in range(len(SYMBOLS)):
        later += SHOW * box.shows[KINDS + symbol, card]
    later -= (PAID - CROWD * max(0.0, notes[AT_HAND] - 6)) * price(box, state, seat, card)
    return float(points * left + INCOME * cards * left * (left - 1) / 2 + later * (left - 1))


@rule_of_thumb
def added(box: Box, state: State, seat: int, card: int, earning: int, notes: Doubles) -> float:
    """What *card* adds to an earning: its own, and by what it shows to cards that count."""
    amount = float(box.printed[earning, card])
    for term in range(TERMS):
        bonus = box.bonus[earning, card, term]
        if bonus == 0:
            break
        thing = signed(box.bonus_thing[earning, card, term])
        count = notes[SHOWN + thing - KINDS] if thing >= KINDS else float(state.city[seat, thing])
        amount += bonus * (count + box.shows[thing, card])
        if thing == card:
            amount += bonus * count
    for symbol in range(len(SYMBOLS)):
        rate = notes[RATE + len(SYMBOLS) * earning + symbol]
        amount += rate * box.shows[KINDS + symbol, card]
    return amount
