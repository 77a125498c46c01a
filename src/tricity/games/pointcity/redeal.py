"""A fair guess at what nobody can know: hidden building sides, the deck, the box (§2)."""

from typing import Any

import numpy as np

from tricity.engine.chance import pick, resow
from tricity.engine.jit import rule
from tricity.engine.record import Ints
from tricity.games.pointcity.box import LEVELS, LOOKS, Box
from tricity.games.pointcity.state import CARDS, CELLS, STOCK, TAKEN, State

FACE_UP = TAKEN + 1


@rule
def redeal(box: Box, state: State, seat: int, chance: Any) -> None:  # noqa: ARG001
    """Replace all that is hidden by a sample of what it might be; every seat knows the same.

    A card of which only the resource side was seen (in the market, on top of the deck, taken) may
    be any unseen card that looks alike. All others of a level may lie anywhere in the deck, or
    in the box.
    """
    unseen = np.empty(CARDS, np.int16)  # sorted by look, each look from its start
    counts = np.zeros(LOOKS, np.int16)  # [look] unseen cards not yet laid again
    taken = np.zeros(LOOKS, np.int16)
    gather(box, state, unseen, counts, taken)
    for cell in range(CELLS):
        if state.market[cell] and not state.shows_building[cell]:
            look = box.look[state.market[cell]]
            state.market[cell] = alike(box, look, unseen, counts, chance)
    for look in range(LOOKS):
        for _ in range(taken[look]):
            state.place[alike(box, look, unseen, counts, chance)] = TAKEN
    if state.deck_size:
        top = state.deck_size - 1
        state.deck[top] = alike(box, box.look[state.deck[top]], unseen, counts, chance)
        restack(box, state, unseen, counts, chance)
    resow(state, chance)


@rule
def gather(box: Box, state: State, unseen: Ints, counts: Ints, taken: Ints) -> None:
    """Collect all cards whose building side nobody has seen."""
    for cell in range(CELLS):
        if state.shows_building[cell] and state.market[cell]:
            state.place[state.market[cell]] = FACE_UP
    for card in state.bought:  # taken, and not yet paid for
        if card:
            state.place[card] = FACE_UP
    for card in box.by_look:
        look = box.look[card]
        if state.place[card] == TAKEN:
            taken[look] += 1
            state.place[card] = 0
        elif state.place[card] == FACE_UP:
            state.place[card] = 0
            continue
        if state.place[card] == 0:
            unseen[box.look_start[look] + counts[look]] = card
            counts[look] += 1


@rule
def alike(box: Box, look: int, unseen: Ints, counts: Ints, chance: Any) -> int:
    """Draw one of the unseen cards of a *look*."""
    counts[look] -= 1
    last = box.look_start[look] + counts[look]
    chosen = box.look_start[look] + pick(chance, counts[look] + 1)
    card = int(unseen[chosen])
    unseen[chosen] = unseen[last]
    return card


@rule
def restack(box: Box, state: State, unseen: Ints, counts: Ints, chance: Any) -> None:
    """Lay the deck below its top card anew, level by level."""
    position = state.deck_size - 2
    for level in range(1, LEVELS + 1):
        left = close_up(box, level, unseen, counts)
        start = box.look_start[(level - 1) * STOCK]
        while position >= 0 and box.level[state.deck[position]] == level:
            chosen = start + pick(chance, left)
            left -= 1
            state.deck[position] = unseen[chosen]
            unseen[chosen] = unseen[start + left]
            position -= 1


@rule
def close_up(box: Box, level: int, unseen: Ints, counts: Ints) -> int:
    """Move the remaining cards of a level together and count them."""
    start = box.look_start[(level - 1) * STOCK]
    left = 0
    for look in range((level - 1) * STOCK, level * STOCK):
        for index in range(counts[look]):
            unseen[start + left] = unseen[box.look_start[look] + index]
            left += 1
    return left
