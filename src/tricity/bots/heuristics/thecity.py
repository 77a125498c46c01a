"""How good a position of The City looks: what points, income and cards are worth to the end."""

from tricity.bots.heuristics.thumb import rule_of_thumb
from tricity.engine.jit import signed
from tricity.games.thecity.box import CARDS, POINTS, Box
from tricity.games.thecity.piles import total
from tricity.games.thecity.scoring import earned
from tricity.games.thecity.state import BUILD, CHOOSE, GOAL, State

ROUNDS = 9.0  # a game has about so many
LAST_POINTS = 7.4  # points of the leader in each of the last rounds
INCOME = 0.8  # points a round that a card of the income will bring
PAID = 0.8  # points a round that a hand card would have brought
SURVEY = 0.8  # points a round that building nothing brings
CLOSE = 8.0  # a lead in points that is three quarters of a win at the end
WIDER = 3.0  # and so much more for each round left


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
