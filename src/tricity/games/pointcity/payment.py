"""Paying for buildings with production and resource cards (§4)."""

from tricity.engine.jit import rule, signed
from tricity.games.pointcity.box import PURSE_BITS, Box
from tricity.games.pointcity.state import DOUBLE, INGENUITY, RESOURCES, STOCK, YES, State

# Bytes of a purse: one in each, the bit above each, and all five.
ONES, GUARDS, SYMBOLS = 0x01_01_01_01_01, 0x80_80_80_80_80, 0xFF_FF_FF_FF_FF

BEYOND = 99  # more symbols than any cost: so many doubles cannot be used

# What may be spent next on the resource that is being paid, one bit each.
OFFERS_DOUBLE, OFFERS_SINGLE, OFFERS_INGENUITY = 1, 2, 4


@rule
def purse(state: State, seat: int) -> int:
    """What *seat* can pay with, a byte each: symbols of every resource, then ingenuity cards."""
    packed = int(state.stock[seat, INGENUITY])
    for resource in range(RESOURCES - 1, -1, -1):
        cards = state.stock[seat, resource] + 2 * state.stock[seat, resource + DOUBLE]
        packed = packed << PURSE_BITS | int(cards + state.production[seat, resource])
    return packed


@rule
def shortfall(price: int, wealth: int) -> int:
    """How many symbols of a *price* are left for ingenuity: all five bytes reckoned at once."""
    gaps = price + GUARDS - (wealth & SYMBOLS)  # a byte above its guard: so many are missing
    short = (gaps >> (PURSE_BITS - 1)) & ONES
    return (((gaps & (short * 0x7F)) * ONES) >> (PURSE_BITS * (RESOURCES - 1))) & 0xFF


@rule
def can_pay(price: int, wealth: int) -> bool:
    """Whether a purse holds a *price*, where a double may pay for anything (§3.3)."""
    return shortfall(price, wealth) <= wealth >> (PURSE_BITS * RESOURCES)


@rule
def can_pay_exactly(box: Box, state: State, first: int, second: int, resource_card: int) -> bool:
    """The same where doubles may not pay for just anything, so that a purse says too little.

    The seat to move has *resource_card*, or nothing, on top of its stock.
    """
    joining = int(box.stock_kind[resource_card]) if resource_card else STOCK
    ingenuity = state.stock[state.seat, INGENUITY] + (joining == INGENUITY)
    needed = 0
    for resource in range(RESOURCES):
        one, other = box.cost[first, resource], box.cost[second, resource]
        needed += ingenuity_needed(state, resource, one, other, joining)
    return bool(needed <= ingenuity)


@rule
def may_double_anything(state: State) -> bool:
    """Whether doubles may be split over two buildings, and pay for one symbol (R1, R2)."""
    return state.split_double_across_buildings == YES and state.allow_overpay == YES


@rule
def ingenuity_needed(state: State, resource: int, one: int, other: int, joining: int) -> int:
    """How many symbols the cards that show *resource* cannot pay of two costs."""
    singles = state.stock[state.seat, resource] + (joining == resource)
    doubles = state.stock[state.seat, resource + DOUBLE] + (joining == resource + DOUBLE)
    fewest = BEYOND
    for used in range(doubles + 1):
        fewest = min(fewest, missing(state, resource, one, other, used))
    return max(0, fewest - signed(singles))


@rule
def missing(state: State, resource: int, one: int, other: int, doubles: int) -> int:
    """Symbols of *resource* left of two costs after *doubles* double cards (§4.2, R1, R2)."""
    production = state.production[state.seat, resource]
    if state.split_double_across_buildings == YES:
        return uncovered(state, max(0, one + other - production), doubles)
    fewest = BEYOND
    for to_one in range(min(one, max(0, production - other)), min(one, production) + 1):
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
    left = missing_after(box, state, state.doubles_paid)
    return left - state.singles_paid - state.ingenuity_paid


@rule
def missing_after(box: Box, state: State, doubles: int) -> int:
    """Symbols of the resource being paid that *doubles* double cards leave."""
    resource = state.paying
    one, other = box.cost[state.bought[0], resource], box.cost[state.bought[1], resource]
    return missing(state, resource, one, other, doubles)


@rule
def offers(box: Box, state: State) -> int:
    """What may be spent next: doubles first, then singles, then ingenuity (§4.3, §4.4)."""
    stock = state.stock[state.seat]
    left = still_missing(box, state)
    spare = stock[INGENUITY] - ingenuity_promised(box, state)
    offered = 0
    may_double = state.singles_paid + state.ingenuity_paid == 0 and stock[state.paying + DOUBLE] > 0
    if may_double and missing_after(box, state, state.doubles_paid + 1) < left:
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
        one, other = box.cost[state.bought[0], resource], box.cost[state.bought[1], resource]
        promised += ingenuity_needed(state, resource, one, other, STOCK)
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
