"""Perft: how many positions the legal moves lead to, counted move by move.

Chance is fixed by the position, since its seed is in the record; where several seats wait, the
lowest one decides.
"""

from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np

from tricity.engine.game import Game
from tricity.engine.jit import SUPPLIED, specialise
from tricity.engine.playout import lowest
from tricity.engine.record import Mask, copy

# Supplied by the game of each copy.
legal = play = mark = SUPPLIED


def perft(game: Game, box: Any, state: Any, depth: int) -> int:
    """Count the positions *depth* decisions after *state*."""
    stack = np.zeros(depth + 1, game.LAYOUT)
    stack[0] = state
    masks = np.zeros((depth + 1, game.META.moves), np.uint8)
    return int(_counter(game)(box, stack, masks, np.zeros(depth + 1, np.int64)))


def divide(game: Game, box: Any, state: Any, depth: int) -> dict[str, int]:
    """Count the positions under each first move, to find where two implementations part."""
    mask = np.zeros(game.META.moves, np.uint8)
    seat = lowest(int(state.waiting)) if state.waiting else 0
    game.legal(box, state, seat, mask)
    counts = {}
    for move in np.flatnonzero(mask).tolist():
        after = copy(state)
        game.play(box, after, seat, move)
        counts[game.say(box, move)] = perft(game, box, after, depth - 1)
    return counts


@cache
def _counter(game: Game) -> Callable[..., int]:
    return specialise(_count, game, mark=specialise(_mark, game))


def _mark(box: Any, state: Any, mask: Mask) -> None:
    """Template: mark the moves of the seat that decides; a finished game has none."""
    if state.is_finished:
        mask[:] = 0
    else:
        legal(box, state, lowest(state.waiting), mask)


def _count(box: Any, stack: Any, masks: Mask, cursors: Any) -> int:
    """Template: walk the tree with a stack of positions; *cursors* are the next moves to try."""
    depth = len(stack) - 1
    if depth == 0:
        return 1
    leaves = 0
    level = 0
    mark(box, stack[0], masks[0])
    while level >= 0:
        move = cursors[level]
        if move == masks.shape[1]:
            cursors[level] = 0
            level -= 1
            continue
        cursors[level] += 1
        if masks[level, move]:
            stack[level + 1] = stack[level]
            play(box, stack[level + 1], lowest(stack[level].waiting), move)
            if level + 1 == depth:
                leaves += 1
            else:
                level += 1
                mark(box, stack[level], masks[level])
    return leaves
