"""How likely moves of The City are good: build what gains most, pay with what gains least."""

import math

from tricity.bots.heuristics.thecity import INCOME, PAID, SURVEY, rounds_left
from tricity.bots.heuristics.thumb import Doubles, rule_of_thumb
from tricity.engine.jit import signed
from tricity.engine.record import Mask
from tricity.games.thecity.box import CARDS, POINTS, Box
from tricity.games.thecity.building import price
from tricity.games.thecity.moves import DISCARD_CARD, DONE, KEEP_CARD, MOVES, NO_BUILD
from tricity.games.thecity.piles import total
from tricity.games.thecity.state import CHOOSE, KINDS, State
from tricity.games.thecity.vocabulary import SYMBOLS, TERMS

SHOW = 0.25  # points a round of a symbol that a city shows, for what may still come
CROWD = 0.055  # points a round that a card loses for each hand card above CROWDED
CROWDED = 6
SHARP = 0.35  # how much a point makes a move likelier

# Notes behind the weights: rounds left after this one, cards at hand, what a card or a point in
# each round is worth, how many symbols the city shows, what another one is worth.
LATER = MOVES
AT_HAND = LATER + 1
WORTH = AT_HAND + 1
SHOWN = WORTH + 2
SYMBOL = SHOWN + len(SYMBOLS)


@rule_of_thumb
def weigh(box: Box, state: State, seat: int, mask: Mask, weights: Doubles) -> float:
    """Build what gains most, keep it in hand, and pay with what gains least."""
    take_notes(box, state, seat, weights)
    later = weights[LATER]
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
                gain -= PAID * later * (move != box.architect)
                weights[move] = math.exp(SHARP * gain)
            total += weights[move]
    return total


@rule_of_thumb
def take_notes(box: Box, state: State, seat: int, notes: Doubles) -> None:
    """Note what all cards are judged by."""
    left = rounds_left(state) if state.phase == CHOOSE else max(1.0, rounds_left(state) - 1)
    notes[LATER] = left - 1
    notes[AT_HAND] = total(state.hand[seat]) - state.owed[seat]
    notes[WORTH + POINTS] = left
    notes[WORTH + CARDS] = INCOME * left * (left - 1) / 2
    for symbol in range(len(SYMBOLS)):
        notes[SHOWN + symbol] = 0.0
        notes[SYMBOL + symbol] = SHOW * (left - 1)
    for card in range(1, KINDS):
        if state.city[seat, card]:
            note_card(box, card, signed(state.city[seat, card]), notes)


@rule_of_thumb
def note_card(box: Box, card: int, copies: int, notes: Doubles) -> None:
    """Note what a card of the city shows, and what it makes of further symbols."""
    for symbol in range(len(SYMBOLS)):
        notes[SHOWN + symbol] += copies * box.shows[KINDS + symbol, card]
    for earning in range(2):
        for term in range(TERMS):
            thing = signed(box.bonus_thing[earning, card, term])
            if thing >= KINDS:
                bonus = copies * signed(box.bonus[earning, card, term])
                notes[SYMBOL + thing - KINDS] += bonus * notes[WORTH + earning]


@rule_of_thumb
def held(box: Box, state: State, seat: int, card: int, notes: Doubles) -> float:
    """Points that *card* will bring if it is built later."""
    if box.is_unique[card] and state.city[seat, card]:
        return 0.0
    return built(box, state, seat, card, notes)


@rule_of_thumb
def built(box: Box, state: State, seat: int, card: int, notes: Doubles) -> float:
    """Points that *card* will have brought at the end if it is built now, less its price."""
    gain = bonuses(box, state, seat, card, notes)
    for earning in range(2):
        gain += box.printed[earning, card] * notes[WORTH + earning]
    for symbol in range(len(SYMBOLS)):
        gain += notes[SYMBOL + symbol] * box.shows[KINDS + symbol, card]
    paid = PAID - CROWD * max(0.0, notes[AT_HAND] - CROWDED)
    return float(gain - paid * price(box, state, seat, card) * notes[LATER])


@rule_of_thumb
def bonuses(box: Box, state: State, seat: int, card: int, notes: Doubles) -> float:
    """Points that the rules printed on *card* will bring."""
    city = state.city[seat]
    gain = 0.0
    for earning in range(2):
        for term in range(TERMS):
            bonus = box.bonus[earning, card, term]
            if bonus:
                thing = signed(box.bonus_thing[earning, card, term])
                count = notes[SHOWN + thing - KINDS] if thing >= KINDS else float(city[thing])
                gain += bonus * (count + box.shows[thing, card]) * notes[WORTH + earning]
    return gain
