"""The end of the game: scores, ties, and the automaton's score (§5, §6.3, §6.4)."""

from tricity.engine.jit import rule, signed
from tricity.engine.record import Ints
from tricity.games.pointcity.box import (
    FLAT,
    PER_2PLUS,
    PER_3PLUS,
    PER_FULL_SET,
    PER_INGENUITY,
    PER_MISSING,
    PER_RESOURCE,
    Box,
)
from tricity.games.pointcity.state import (
    AUTOMATON,
    DISTINCT_TYPES,
    DRAW_TIE,
    EASY,
    HARD,
    INGENUITY,
    PER_SYMBOL,
    PLAYER_MUST_EXCEED,
    RESOURCES,
    STOCK,
    TOKENS,
    State,
)


@rule
def score(box: Box, state: State, seat: int) -> int:
    """Printed points and civic tokens; the automaton has rules of its own (§5.2, §6.3)."""
    if state.seats == 1 and seat == AUTOMATON:
        return automaton_score(state)
    points = int(state.points[seat])
    for token in range(1, TOKENS + 1):
        if state.holder[token] == seat + 1:
            points += box.token_amount[token] * token_times(box, state, seat, token)
    return points


@rule
def worths(box: Box, state: State, out: Ints) -> None:
    """Fill *out* for every city: its score, then what each token would score in it now."""
    for city in range(len(out)):
        is_automaton = state.seats == 1 and city == AUTOMATON
        out[city, 0] = score(box, state, city)
        for token in range(1, TOKENS + 1):
            if is_automaton:
                out[city, token] = automaton_token_worth(state)
            else:
                out[city, token] = box.token_amount[token] * token_times(box, state, city, token)


@rule
def token_times(box: Box, state: State, seat: int, token: int) -> int:
    """How often a civic token scores its amount (§5.3)."""
    kind = box.token_rule[token]
    production = state.production[seat]
    if kind == FLAT:
        return 1
    if kind == PER_RESOURCE:
        return signed(production[box.token_a[token]])
    if kind == PER_FULL_SET:
        return full_sets(state, seat)
    if kind == PER_2PLUS:
        return types_with(state, seat, 2)
    if kind == PER_3PLUS:
        return types_with(state, seat, 3)
    if kind == PER_MISSING:
        return RESOURCES - types_with(state, seat, 1)
    if kind == PER_INGENUITY:
        return signed(state.stock[seat, INGENUITY])
    return signed(min(production[box.token_a[token]], production[box.token_b[token]]))


@rule
def full_sets(state: State, seat: int) -> int:
    """How often a city produces all five resources."""
    sets = signed(state.production[seat, 0])
    for resource in range(1, RESOURCES):
        sets = min(sets, signed(state.production[seat, resource]))
    return sets


@rule
def types_with(state: State, seat: int, copies: int) -> int:
    """How many resource types a city produces at least *copies* times."""
    types = 0
    for resource in range(RESOURCES):
        types += state.production[seat, resource] >= copies
    return types


@rule
def automaton_score(state: State) -> int:
    """Printed points, permanent resources by level and edition, flat tokens (§6.3)."""
    points = signed(state.points[AUTOMATON]) + automaton_resources(state)
    points += automaton_token_worth(state) * automaton_tokens(state)
    if state.solo_level == HARD:
        points += signed(state.stock[AUTOMATON, INGENUITY])
    return points


@rule
def automaton_token_worth(state: State) -> int:
    """What each of the automaton's tokens scores: 3, 5 or 7."""
    if state.solo_level == EASY:
        return 3
    return 7 if state.solo_level == HARD else 5


@rule
def automaton_tokens(state: State) -> int:
    """How many civic tokens the automaton holds."""
    tokens = 0
    for token in range(1, TOKENS + 1):
        tokens += state.holder[token] == AUTOMATON + 1
    return tokens


@rule
def automaton_resources(state: State) -> int:
    """What its permanent resources score, as the edition reads the table (§6.3, §7.1)."""
    if state.solo_resource_scoring == DISTINCT_TYPES and state.solo_level != EASY:
        return step(state, types_with(state, AUTOMATON, 1))
    points = 0
    for resource in range(RESOURCES):
        copies = state.production[AUTOMATON, resource]
        if state.solo_level == EASY:
            points += copies
        elif state.solo_resource_scoring == PER_SYMBOL:
            points += copies * step(state, copies)
        else:
            points += step(state, copies)
    return points


@rule
def step(state: State, copies: int) -> int:
    """The step table: 1, 2, 3 for one, two, three or more; on hard 1, 3, 6."""
    steps = min(copies, 3)
    return steps * (steps + 1) // 2 if state.solo_level == HARD else steps


@rule
def resource_cards(state: State, seat: int) -> int:
    """Unspent resource cards: cards, not symbols, ingenuity included (§5.4)."""
    cards = 0
    for kind in range(STOCK):
        cards += state.stock[seat, kind]
    return cards


@rule
def is_ahead(box: Box, state: State, seat: int, other: int) -> bool:
    """Whether *seat* ranks before *other*: more points, then more resource cards (§5.4)."""
    lead = score(box, state, seat) - score(box, state, other)
    if lead == 0:
        return resource_cards(state, seat) > resource_cards(state, other)
    return lead > 0


@rule
def ranking(box: Box, state: State, places: Ints) -> None:
    """The place of every seat; equal cities share one (§5.4, §6.4)."""
    if state.seats == 1:
        places[0] = 1 if outcome(box, state, 0) > 0 else 2
        return
    for seat in range(state.seats):
        places[seat] = 1
        for other in range(state.seats):
            places[seat] += is_ahead(box, state, other, seat)


@rule
def outcome(box: Box, state: State, seat: int) -> float:
    """What the end is worth to *seat*: 1 for winning alone, shared wins are shared."""
    if state.seats == 1:
        return solo_outcome(box, state)
    winners = 1
    for other in range(state.seats):
        if is_ahead(box, state, other, seat):
            return 0.0
        winners += other != seat and not is_ahead(box, state, seat, other)
    return 1.0 / winners


@rule
def solo_outcome(box: Box, state: State) -> float:
    """Won, drawn or lost against the automaton (§6.4)."""
    lead = score(box, state, 0) - score(box, state, AUTOMATON)
    if lead == 0 and state.solo_tie == PLAYER_MUST_EXCEED:
        return 0.0
    if lead == 0 and state.solo_tie != DRAW_TIE:
        lead = resource_cards(state, 0) - resource_cards(state, AUTOMATON)
    if lead == 0:
        return 0.5
    return 1.0 if lead > 0 else 0.0
