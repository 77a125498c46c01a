"""Paying for buildings with production and resource cards (§4)."""

from tricity.engine.jit import rule
from tricity.games.pointcity.box import Box
from tricity.games.pointcity.state import DOUBLE, INGENUITY, RESOURCES, YES, State

BEYOND = 99  # more symbols than any cost: so many doubles cannot be used

# What may be spent next on the resource that is being paid, one bit each.
OFFERS_DOUBLE, OFFERS_SINGLE, OFFERS_INGENUITY = 1, 2, 4


@rule
def can_pay(box: Box, state: State, first: int, second: int, joining: int) -> bool:
    """Whether the seat to move can pay for both buildings once it has the card *joining* (§3.3).

    Either building may be nothing; *joining* is a kind of resource card, or STOCK for none.
    """
    ingenuity = state.stock[state.seat, INGENUITY] + (joining == INGENUITY)
    for resource in range(RESOURCES):
        if box.cost[first, resource] + box.cost[second, resource] > 0:
            ingenuity -= ingenuity_needed(box, state, resource, first, second, joining)
            if ingenuity < 0:
                return False
    return True


@rule
def ingenuity_needed(
    box: Box, state: State, resource: int, first: int, second: int, joining: int
) -> int:
    """How many symbols of *resource* the cards showing it cannot pay."""
    singles = state.stock[state.seat, resource] + (joining == resource)
    doubles = state.stock[state.seat, resource + DOUBLE] + (joining == resource + DOUBLE)
    production = state.production[state.seat, resource]
    if state.split_double_across_buildings == YES and state.allow_overpay == YES:
        debt = box.cost[first, resource] + box.cost[second, resource] - production
        return max(0, debt - 2 * doubles - singles)
    fewest = BEYOND
    for used in range(doubles + 1):
        fewest = min(fewest, missing(box, state, resource, first, second, used))
    return max(0, fewest - singles)


@rule
def missing(box: Box, state: State, resource: int, first: int, second: int, doubles: int) -> int:
    """Symbols of *resource* still to pay after *doubles* double cards (§4.2, R1, R2)."""
    production = state.production[state.seat, resource]
    one, other = box.cost[first, resource], box.cost[second, resource]
    if state.split_double_across_buildings == YES:
        return uncovered(state, max(0, one + other - production), doubles)
    fewest = BEYOND
    for to_one in range(min(production, one) + 1):
        other_debt = max(0, other - (production - to_one))
        for on_one in range(doubles + 1):
            left = uncovered(state, one - to_one, on_one)
            left += uncovered(state, other_debt, doubles - on_one)
            fewest = min(fewest, left)
    return fewest


@rule
def uncovered(state: State, debt: int, doubles: int) -> int:
    """What *doubles* double cards leave of a *debt*; a spare symbol is lost, if allowed at all."""
    if state.allow_overpay != YES and 2 * doubles > debt:
        return BEYOND
    return max(0, debt - 2 * doubles)


@rule
def settle(box: Box, state: State) -> None:
    """Spend every card that leaves no choice, up to the first real choice (§4.4)."""
    while state.paying < RESOURCES:
        if still_missing(box, state) == 0:
            state.paying += 1
            state.doubles_paid = 0
            state.singles_paid = 0
            state.ingenuity_paid = 0
            continue
        offered = offers(box, state)
        if offered == OFFERS_DOUBLE:
            spend(state, state.paying + DOUBLE)
        elif offered == OFFERS_SINGLE:
            spend(state, state.paying)
        elif offered == OFFERS_INGENUITY:
            spend(state, INGENUITY)
        else:
            return


@rule
def still_missing(box: Box, state: State) -> int:
    """Symbols of the resource being paid that no card was spent on yet."""
    first, second = state.bought[0], state.bought[1]
    left = missing(box, state, state.paying, first, second, state.doubles_paid)
    return left - state.singles_paid - state.ingenuity_paid


@rule
def offers(box: Box, state: State) -> int:
    """What may be spent next: doubles first, then singles, then ingenuity (§4.3, §4.4)."""
    stock = state.stock[state.seat]
    first, second = state.bought[0], state.bought[1]
    left = still_missing(box, state)
    spare = stock[INGENUITY] - ingenuity_promised(box, state)
    offered = 0
    if state.singles_paid + state.ingenuity_paid == 0 and stock[state.paying + DOUBLE] > 0:
        doubles = state.doubles_paid + 1
        if missing(box, state, state.paying, first, second, doubles) < left:
            offered |= OFFERS_DOUBLE
    singles = stock[state.paying]
    if state.ingenuity_paid == 0 and singles > 0 and left - singles <= spare:
        offered |= OFFERS_SINGLE
    if stock[INGENUITY] > 0 and left <= spare:
        offered |= OFFERS_INGENUITY
    return offered


@rule
def ingenuity_promised(box: Box, state: State) -> int:
    """Ingenuity cards that the resources paid later cannot do without."""
    promised = 0
    for resource in range(state.paying + 1, RESOURCES):
        promised += ingenuity_needed(
            box, state, resource, state.bought[0], state.bought[1], INGENUITY
        )
    return promised


@rule
def spend(state: State, kind: int) -> None:
    """Spend one resource card on the resource that is being paid; it is out of the game."""
    state.stock[state.seat, kind] -= 1
    if kind == INGENUITY:
        state.ingenuity_paid += 1
    elif kind >= DOUBLE:
        state.doubles_paid += 1
    else:
        state.singles_paid += 1
