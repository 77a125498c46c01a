"""What can be built, and for how much (§3)."""

from tricity.engine.jit import rule, signed
from tricity.games.thecity.box import Box
from tricity.games.thecity.piles import total
from tricity.games.thecity.state import CHOOSE, CREW_COST, KINDS, State


@rule
def can_build(box: Box, state: State, seat: int, card: int) -> bool:
    """Whether the seat may lay *card* now, after the one that it has laid before (§3)."""
    if not is_allowed(box, state, seat, card, standing(state, seat)):
        return False
    return is_payable(box, state, seat, card, budget(state, seat))


@rule
def can_build_any(box: Box, state: State, seat: int) -> bool:
    """Whether the seat may lay any card now."""
    kinds, cards = standing(state, seat), budget(state, seat)
    for card in range(1, KINDS):
        if is_allowed(box, state, seat, card, kinds) and is_payable(box, state, seat, card, cards):
            return True
    return False


@rule
def is_allowed(box: Box, state: State, seat: int, card: int, kinds: int) -> bool:
    """Whether *card* can be laid in a city where *kinds* stand, its price apart."""
    if not is_at_hand(box, state, seat, card):
        return False
    if is_one_too_many(box, card, kinds) or lacks_support(box, card, kinds):
        return False
    return not is_too_great(box, state, seat, card)


@rule
def is_one_too_many(box: Box, card: int, kinds: int) -> bool:
    """Whether *card* stands already, and there may be one per city (§3.3)."""
    return bool(box.is_unique[card] and kinds >> card & 1)


@rule
def lacks_support(box: Box, card: int, kinds: int) -> bool:
    """Whether *card* needs another that does not stand (§3.1)."""
    return bool(box.requires[card] and not signed(box.requires[card]) & kinds)


@rule
def is_too_great(box: Box, state: State, seat: int, card: int) -> bool:
    """Whether *card* would be the second of the Construction Crew, and costs too much (§4)."""
    return bool(state.first[seat] and box.cost[card] > CREW_COST)


@rule
def is_at_hand(box: Box, state: State, seat: int, card: int) -> bool:
    """Whether the card is in the hand, or in the supply of Architects (§2.1)."""
    if card == box.architect:
        return state.phase == CHOOSE
    return bool(state.hand[seat, card] > 0)


@rule
def standing(state: State, seat: int) -> int:
    """The kinds in a city, and the card laid first, as bits."""
    kinds = 1 << signed(state.first[seat])
    for card in range(1, KINDS):
        if state.city[seat, card] > 0:
            kinds |= 1 << card
    return kinds


@rule
def budget(state: State, seat: int) -> int:
    """Hand cards that are not owed yet."""
    return total(state.hand[seat]) - signed(state.owed[seat])


@rule
def is_payable(box: Box, state: State, seat: int, card: int, cards: int) -> bool:
    """Whether *cards* are enough to lay *card* and pay for it; a card cannot pay for itself."""
    return is_hand_card(box, card) + price(box, state, seat, card) <= cards


@rule
def price(box: Box, state: State, seat: int, card: int) -> int:
    """Cards to discard for *card*: its cost less the discounts, never below 0 (§3.2)."""
    cost = signed(box.cost[card])
    if not box.helpers[card]:
        return cost
    for helper in range(1, KINDS):
        saved = box.discount[state.school_discount, card, helper]
        if saved:
            cost -= saved * copies_that_help(state, seat, helper)
    return max(0, cost)


@rule
def copies_that_help(state: State, seat: int, helper: int) -> int:
    """Copies of one kind in the city or laid first; by default they help once (R3)."""
    copies = signed(state.city[seat, helper]) + signed(state.first[seat] == helper)
    return copies if state.discounts_stack else min(copies, 1)


@rule
def is_hand_card(box: Box, card: int) -> int:
    """1 for a card that came from the hand, 0 for nothing and for the Architect."""
    return 1 if card and card != box.architect else 0
