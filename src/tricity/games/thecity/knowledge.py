"""What all seats know of one another (§5.4)."""

from tricity.engine.jit import rule, signed
from tricity.games.thecity.box import Box
from tricity.games.thecity.building import is_hand_card
from tricity.games.thecity.piles import total
from tricity.games.thecity.state import BUILD, CHOOSE, State


@rule
def cards_held(box: Box, state: State, seat: int) -> int:
    """The hand of a seat as the others see it: as it was before its hidden decisions."""
    return total(state.hand[seat]) + total(state.aside[seat]) + cards_hidden(box, state, seat)


@rule
def cards_hidden(box: Box, state: State, seat: int) -> int:
    """Hand cards laid face down to be built."""
    first, second = signed(state.first[seat]), signed(state.second[seat])
    if state.phase == CHOOSE:
        return is_hand_card(box, first) + is_hand_card(box, second)
    return 1 if second and first == box.crew else 0


@rule
def first_shown(state: State, seat: int) -> int:
    """The card being built, as soon as it is revealed; or nothing."""
    return signed(state.first[seat]) if state.phase == BUILD else 0


@rule
def second_shown(box: Box, state: State, seat: int) -> int:
    """The second card being built, unless a new Construction Crew builds it (§4.2)."""
    if state.phase == BUILD and state.first[seat] != box.crew:
        return signed(state.second[seat])
    return 0


@rule
def is_surveying(state: State, seat: int) -> bool:
    """Whether the seat has revealed that it builds nothing."""
    return state.phase == BUILD and state.first[seat] == 0
