"""Rules of thumb for The City: what points, income and cards are worth in the rounds to come."""

import math

from tricity.bots.heuristics.thumb import Doubles, rule_of_thumb
from tricity.engine.jit import signed
from tricity.engine.record import Mask
from tricity.games.thecity.box import CARDS, POINTS, Box
from tricity.games.thecity.building import price
from tricity.games.thecity.moves import DISCARD_CARD, DONE, KEEP_CARD, MOVES, NO_BUILD
from tricity.games.thecity.piles import total
from tricity.games.thecity.scoring import earned
from tricity.games.thecity.state import BUILD, CHOOSE, GOAL, KINDS, State
from tricity.games.thecity.vocabulary import TERMS

ROUNDS = 9.0  # a game has about so many
LAST_POINTS = 13.0  # points of the leader in each of the last rounds
CARD = 0.45  # points a round that a hand card will bring, once built or paid
SURVEY = 1.3  # hand cards that building nothing is worth
WAITING = 0.5  # how much of its gain the best hand card is worth while it waits
CLOSE = 8.0  # a lead in points that is three quarters of a win at the end
WIDER = 3.0  # and so much more for each round left
SHARP = 0.15  # how much a point makes a move likelier


@rule_of_thumb
def value(box: Box, state: State, seat: int) -> float:
    """The lead over the best rival at the end, as far as it can be foreseen."""
    left = rounds_left(state)
    rival = -1000.0
    for other in range(signed(state.seats)):
        if other != seat:
            rival = max(rival, prospects(box, state, other, left))
    lead = prospects(box, state, seat, left) - rival + best_card(box, state, seat, left - 1)
    return 0.5 + 0.5 * lead / (abs(lead) + CLOSE + WIDER * left)


@rule_of_thumb
def rounds_left(state: State) -> float:
    """Rounds to play, this one included."""
    if state.is_finished:
        return 0.0
    most = 0
    for seat in range(signed(state.seats)):
        most = max(most, signed(state.points[seat]))
    return max(
        1.0, min(ROUNDS - max(1, signed(state.round_number)), 1 + (GOAL - most) / LAST_POINTS)
    )


@rule_of_thumb
def prospects(box: Box, state: State, seat: int, left: float) -> float:
    """Points at the end: those of now, of the city in the rounds left, and of cards to come."""
    first, second = signed(state.first[seat]), signed(state.second[seat])
    state.city[seat, first] += 1
    state.city[seat, second] += 1
    points = earned(box, state, seat, POINTS)
    cards = earned(box, state, seat, CARDS)
    state.city[seat, first] -= 1
    state.city[seat, second] -= 1
    if state.is_finished:
        return float(state.points[seat]) + 0.01 * total(state.hand[seat])
    later = left - 1
    prospect = signed(state.points[seat]) + points * left + CARD * cards * later * (later + 1) / 2
    return float(prospect + CARD * later * cards_at_hand(state, seat))


@rule_of_thumb
def cards_at_hand(state: State, seat: int) -> float:
    """Hand cards after paying what is owed, and after a survey."""
    cards = float(total(state.hand[seat]) - state.owed[seat])
    is_resting = not state.waiting >> seat & 1
    if state.first[seat] == 0 and (state.phase == BUILD or (state.phase == CHOOSE and is_resting)):
        cards += SURVEY
    return cards


@rule_of_thumb
def best_card(box: Box, state: State, seat: int, left: float) -> float:
    """What the best of the hand cards adds to their number."""
    best = 0.0
    for card in range(1, KINDS):
        if state.hand[seat, card]:
            best = max(best, gain(box, state, seat, card, left))
    return WAITING * best


@rule_of_thumb
def gain(box: Box, state: State, seat: int, card: int, left: float) -> float:
    """Points that *card* will have brought at the end if it is built now, less its price."""
    if box.is_unique[card] and state.city[seat, card]:
        return -CARD * left
    points = added(box, state, seat, card, POINTS)
    cards = added(box, state, seat, card, CARDS)
    paid = price(box, state, seat, card) + (card != box.architect)
    return points * left + CARD * (cards * left * (left - 1) / 2 - paid * (left - 1))


@rule_of_thumb
def added(box: Box, state: State, seat: int, card: int, earning: int) -> int:
    """What *card* adds to an earning: its own, and by what it shows to cards that count."""
    amount = signed(box.printed[earning, card])
    for term in range(TERMS):
        bonus = signed(box.bonus[earning, card, term])
        if bonus == 0:
            break
        thing = signed(box.bonus_thing[earning, card, term])
        for other in range(1, KINDS):
            amount += bonus * state.city[seat, other] * box.shows[thing, other]
        amount += bonus * box.shows[thing, card]
    for other in range(1, KINDS):
        if state.city[seat, other] and box.bonus[earning, other, 0]:
            thing = signed(box.bonus_thing[earning, other, 0])
            amount += signed(box.bonus[earning, other, 0]) * box.shows[thing, card]
    return signed(amount)


@rule_of_thumb
def weigh(box: Box, state: State, seat: int, mask: Mask, weights: Doubles) -> float:
    """Build what gains most, keep it in hand, and pay with what gains least."""
    left = rounds_left(state)
    weights[NO_BUILD] = math.exp(SHARP * SURVEY * CARD * (left - 1))
    weights[DONE] = 1.0
    total = 0.0
    for move in range(MOVES):
        if mask[move]:
            if move > KEEP_CARD:
                weights[move] = math.exp(SHARP * gain(box, state, seat, move - KEEP_CARD, left))
            elif move > DISCARD_CARD:
                weights[move] = math.exp(-SHARP * gain(box, state, seat, move - DISCARD_CARD, left))
            elif NO_BUILD < move < DONE:
                weights[move] = math.exp(SHARP * gain(box, state, seat, move, left))
            total += weights[move]
    return total
