"""What the table remembers: one record."""

from typing import Annotated

from tricity.engine.record import Head, Ints, layout

SEATS = 5
KINDS = 52  # 51 printed kinds of cards; kind 0 is nothing
DECK = 105
ARCHITECTS = 5

DEALT = 7
DISCARDED_AT_THE_DEAL = 2
SURVEYED = 5
CREW_COST = 4  # the most that a card of the Construction Crew may cost
HAND_LIMIT = 12
GOAL = 50
LAST_ROUND = 60

PHASES = ("deal", "choose", "build", "income", "limit")
DEAL, CHOOSE, BUILD, INCOME, LIMIT = range(len(PHASES))

KEEP_ONE_OF_FIVE, MIX_WITH_HAND = range(2)
SCHOOL_DISCOUNTS = (2, 1)


class State(Head):  # type: ignore[misc]
    """One game. All zeros is a valid, empty table; piles are counts of each kind, in no order."""

    survey: int
    discounts_stack: int
    school_discount: int
    university_scope: int

    round_number: int
    deck: Annotated[Ints, KINDS]  # [card] copies in the draw pile
    discard: Annotated[Ints, KINDS]  # [card] copies in the discard pile
    points: Annotated[Ints, SEATS]
    city: Annotated[Ints, SEATS, KINDS]  # [seat, card] copies built
    hand: Annotated[Ints, SEATS, KINDS]  # [seat, card]
    aside: Annotated[Ints, SEATS, KINDS]  # [seat, card] drawn by a survey, or to be discarded
    first: Annotated[Ints, SEATS]  # [seat] the card laid to be built, or nothing
    second: Annotated[Ints, SEATS]  # [seat] the Construction Crew's second card, or nothing
    owed: Annotated[Ints, SEATS]  # [seat] cards still to be discarded


LAYOUT = layout(State)
