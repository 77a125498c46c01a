"""What a city earns each round (§2.3), and who has won (§6)."""

from tricity.engine.jit import rule, signed
from tricity.engine.record import Ints
from tricity.games.thecity.box import Box
from tricity.games.thecity.piles import total
from tricity.games.thecity.state import KINDS, State
from tricity.games.thecity.vocabulary import (
    ALL_CITIES,
    OWN_CITY,
    TERMS,
    UNIVERSITY_SCOPE,
)


@rule
def earned(box: Box, state: State, seat: int, earning: int) -> int:
    """CARDS or POINTS that the city of a seat brings in a round (§2.3)."""
    amount = 0
    for card in range(1, KINDS):
        if state.city[seat, card] > 0:
            amount += signed(state.city[seat, card]) * worth(box, state, seat, card, earning)
    return amount


@rule
def worth(box: Box, state: State, seat: int, card: int, earning: int) -> int:
    """CARDS or POINTS that one copy of *card* brings: the number and the rules printed on it."""
    amount = signed(box.printed[earning, card])
    for term in range(TERMS):
        bonus = signed(box.bonus[earning, card, term])
        if bonus == 0:
            break
        count = counted(
            box,
            state,
            seat,
            signed(box.bonus_thing[earning, card, term]),
            signed(box.bonus_scope[earning, card, term]),
        )
        amount += bonus * (min(count, 1) if box.is_once[earning, card, term] else count)
    return amount


@rule
def counted(box: Box, state: State, seat: int, thing: int, scope: int) -> int:
    """How often *thing* is found in the cities that *scope* names (§8.2)."""
    if scope == UNIVERSITY_SCOPE:
        scope = signed(state.university_scope)
    if scope == OWN_CITY:
        return in_city(box, state, seat, thing)
    everywhere = 0
    most = 0
    for other in range(signed(state.seats)):
        count = in_city(box, state, other, thing)
        everywhere += count
        if other != seat:
            most = max(most, count)  # of one opponent, the best one (R6)
    return everywhere if scope == ALL_CITIES else most


@rule
def in_city(box: Box, state: State, seat: int, thing: int) -> int:
    """How often one city is or shows *thing*."""
    count = 0
    for card in range(1, KINDS):
        count += signed(state.city[seat, card]) * box.shows[thing, card]
    return count


@rule
def score(box: Box, state: State, seat: int) -> int:  # noqa: ARG001
    """Points so far."""
    return signed(state.points[seat])


@rule
def ranking(box: Box, state: State, places: Ints) -> None:  # noqa: ARG001
    """Most points first, then most hand cards; equals share a place (§6.2)."""
    for seat in range(signed(state.seats)):
        places[seat] = 1
        for other in range(signed(state.seats)):
            if is_ahead(state, other, seat):
                places[seat] += 1


@rule
def is_ahead(state: State, seat: int, other: int) -> bool:
    """Whether *seat* ranks before *other*."""
    if state.points[seat] != state.points[other]:
        return bool(state.points[seat] > state.points[other])
    return total(state.hand[seat]) > total(state.hand[other])


@rule
def outcome(box: Box, state: State, seat: int) -> float:  # noqa: ARG001
    """1 for the winner, an equal share for several (§6.2)."""
    sharing = 1
    for other in range(signed(state.seats)):
        if is_ahead(state, other, seat):
            return 0.0
        if other != seat and not is_ahead(state, seat, other):
            sharing += 1
    return 1.0 / sharing
