"""What a decision means to all eyes around one table, as fast as Python can ask.

As in `steps`, records travel as their bytes. Eyes are the seats in order, then a spectator.
"""

from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np

from tricity.engine.chance import CHANCE, chance
from tricity.engine.game import SPECTATOR, Game
from tricity.engine.jit import SUPPLIED, rule, specialise
from tricity.engine.record import Floats
from tricity.engine.steps import Bytes, Steps

# Supplied by the game of each copy.
legal = play = observe = redeal = LAYOUT = BOX = SUPPLIED

WORLDS = 32  # in which a move is tried before it is said to reveal nothing
# The generator of these worlds: always the same, for one of the deal would tell something of it.
SOWN: Bytes = np.frombuffer(chance(2026).tobytes(), np.uint8)
BEFORE, AFTER, FIRST = range(3)
ASKED = 16  # the bit where the seats begin whose legal moves are others


class Glance:
    """What all eyes knew, and which moves were legal, when they last looked at a table.

    Where nothing is hidden, only the legal moves are looked at.
    """

    def __init__(self, game: Game, box: Any, steps: Steps) -> None:
        seats, meta = int(steps.state.seats), game.META
        eyes = 0 if meta.is_open else seats + 1
        self.masks = np.zeros((seats, meta.moves), np.uint8)
        self._seen = np.zeros((eyes, meta.observation), np.float32)
        self._new = np.zeros(meta.observation, np.float32)
        self._worlds = np.zeros((3, max(1, eyes), meta.observation), np.float32)
        self._steps = steps
        self._look, self._reveals = _doors(game, box.dtype)

    def look(self) -> int:
        """Look again: bits of eyes that know something new; from `ASKED` on, of new moves."""
        steps = self._steps
        return self._look(steps.box, steps.table, self.masks, self._seen, self._new)

    def reveals(self, table: Bytes, seat: int, move: int) -> bool:
        """Whether *move* would tell anybody what *seat* cannot know, on a *table* as bytes.

        It is tried in many worlds that *seat* cannot tell apart: it must look the same in all, and
        change the same for all other eyes. So the answer itself tells nothing that is hidden.
        """
        return bool(self._reveals(self._steps.box, table, seat, move, self._worlds))


@cache
def _doors(game: Game, box: np.dtype[Any]) -> tuple[Callable[..., int], ...]:
    return tuple(specialise(template, game, BOX=box) for template in (_look, _reveals))


def _look(box: Bytes, table: Bytes, masks: Any, seen: Any, new: Floats) -> int:
    """Template: renew what is known of all eyes; the bits of those for which it has changed."""
    cards, state = box.view(BOX)[0], table.view(LAYOUT)[0]
    seats = len(masks)
    found = 0
    mask = np.zeros(masks.shape[1], np.uint8)
    for seat in range(seats):
        legal(cards, state, seat, mask)
        if renew(masks[seat], mask):
            found |= 1 << (ASKED + seat)
    for eyes in range(len(seen)):
        observe(cards, state, eyes if eyes < seats else SPECTATOR, new)
        if renew(seen[eyes], new):
            found |= 1 << eyes
    return found


def _reveals(box: Bytes, table: Bytes, seat: int, move: int, seen: Any) -> bool:
    """Template: play a move in worlds that look alike to *seat*, until one looks otherwise."""
    cards = box.view(BOX)[0]
    world, generator = np.empty_like(table), SOWN.copy()
    for number in range(WORLDS):
        world[:] = table
        state = world.view(LAYOUT)[0]
        redeal(cards, state, seat, generator.view(CHANCE)[0])
        for eyes in range(1, seen.shape[1]):
            observe(cards, state, neighbour(state.seats, seat, eyes), seen[BEFORE, eyes])
        play(cards, state, seat, move)
        for eyes in range(seen.shape[1]):
            observe(cards, state, neighbour(state.seats, seat, eyes), seen[AFTER, eyes])
            if eyes:
                forget_the_old(seen[BEFORE, eyes], seen[AFTER, eyes])
            if renew(seen[FIRST, eyes], seen[AFTER, eyes]) and number:
                return True
    return False


@rule
def neighbour(seats: int, seat: int, eyes: int) -> int:
    """The eyes around a table, counted from a seat; the last are a spectator's."""
    return (seat + eyes) % seats if eyes < seats else SPECTATOR


@rule
def renew(old: Any, new: Any) -> bool:
    """Write *new* over *old*; whether that changes anything."""
    is_other = False
    for place in range(len(old)):
        if old[place] != new[place]:
            old[place] = new[place]
            is_other = True
    return is_other


@rule
def forget_the_old(before: Floats, after: Floats) -> None:
    """Clear what has not changed."""
    for place in range(len(after)):
        if before[place] == after[place]:
            after[place] = 0
