"""Information-set tree search on the record: one tree of move sequences over many re-deals.

The functions marked as templates name the rules of a game (`legal`, `play`, …) and the bot's rules
of thumb (`value`, `weigh`) as globals; `specialise` makes the copy of each game.
"""

import math
from collections.abc import Callable
from functools import cache
from typing import Any, NamedTuple

import numpy as np

from tricity.bots.heuristics import NOTES, heuristics
from tricity.engine.chance import CHANCE, pick, sow
from tricity.engine.game import SPECTATOR, Game
from tricity.engine.jit import SUPPLIED, rule, specialise
from tricity.engine.playout import lowest, nth
from tricity.engine.record import blank

# Supplied by the game of each copy.
legal = play = redeal = outcome = value = weigh = SUPPLIED
sample = descend = play_on = judge = SUPPLIED

SEATS = SPECTATOR  # room for every game
FINE = 1 << 30  # steps of a random number between 0 and 1

NODE = np.dtype(
    (
        np.record,
        [
            ("move", np.int16),  # that leads here from the parent
            ("seat", np.int16),  # that made it
            ("parent", np.int32),
            ("child", np.int32),  # the last one grown, or 0: the root is nobody's child
            ("sibling", np.int32),  # the one grown before, or 0
            ("visits", np.int32),
            ("available", np.int32),  # visits of the parent in which the move was legal
            ("reward", np.float64),  # of the seat that moved, summed over the visits
        ],
    )
)

PLAN = np.dtype(
    (
        np.record,
        [
            ("seat", np.int64),  # that searches
            ("eyes", np.int64),  # whose knowledge stays when all else is dealt anew
            ("only", np.int64),  # the one move that it may choose, or -1
            ("used", np.int64),  # nodes in the tree
            ("horizon", np.int64),  # decisions of a playout before the position is valued
            ("exploration", np.float64),
            ("sharpness", np.int64),  # the power of the weights by which playouts draw their moves
            ("thoughtless", np.float64),  # part of the playouts' moves that is uniformly random
            ("shaping", np.float64),  # part of a reward that depends on how clear the result is
        ],
    )
)


class Desk(NamedTuple):
    """What a search writes on; nothing else is allocated while it thinks."""

    tables: Any  # [2] the re-dealt position, and one to try moves on
    mask: Any  # [move] legal, or legal and not in the tree yet
    weights: Any  # [move] of the legal moves; behind them the notes of the rules of thumb
    ratings: Any  # [move] how good a greedy bot finds it
    rewards: Any  # [seat]
    outcomes: Any  # [seat] how the playouts ended, summed
    tree: Any  # [node] the root first
    plan: Any
    chance: Any


def new_desk(game: Game, nodes: int = 1) -> Desk:
    """An empty desk with room for a tree of *nodes*, at least the root."""
    return Desk(
        np.zeros(2, game.LAYOUT),
        np.zeros(game.META.moves, np.uint8),
        np.zeros(game.META.moves + NOTES),
        np.zeros(game.META.moves),
        np.zeros(SEATS),
        np.zeros(SEATS),
        np.zeros(nodes, NODE),
        blank(PLAN),
        blank(CHANCE),
    )


def clear(desk: Desk, seat: int, seed: int) -> None:
    """Wipe the desk for a decision of *seat*; the re-deals follow from *seed*."""
    desk.tree[: desk.plan.used] = blank(NODE)
    desk.outcomes[:] = 0
    desk.plan.used = 1
    desk.plan.seat = seat
    desk.plan.eyes = seat
    desk.plan.only = -1
    sow(desk.chance, seed)


@cache
def thinker(game: Game) -> Callable[..., None]:
    """The search of *game*: `think(box, state, desk, iterations)` grows the tree on the desk."""
    thumb = heuristics(game)
    sample = specialise(_sample, game, weigh=thumb.weigh)
    return specialise(
        _think,
        game,
        descend=specialise(_descend, game, weigh=thumb.weigh),
        play_on=specialise(_play_on, game, sample=sample),
        judge=specialise(_judge, game, value=thumb.value),
    )


def _think(box: Any, state: Any, desk: Desk, iterations: int) -> None:
    """Template: re-deal, walk down the tree, play to the end, and pass the result up."""
    for _ in range(iterations):
        desk.tables[0] = state
        redeal(box, desk.tables[0], desk.plan.eyes, desk.chance)
        leaf = descend(box, desk)
        play_on(box, desk)
        judge(box, desk)
        credit(desk, leaf)


def _descend(box: Any, desk: Desk) -> int:
    """Template: play down the tree, grow one node, and return it."""
    table = desk.tables[0]
    node = 0
    while not table.is_finished:
        seat = lowest(table.waiting) if node else desk.plan.seat
        legal(box, table, seat, desk.mask)
        if node == 0 and desk.plan.only >= 0:
            desk.mask[:] = 0
            desk.mask[desk.plan.only] = 1
        total = weigh(box, table, seat, desk.mask, desk.weights)
        child, move = best_child(desk, node, desk.plan.exploration / total)
        if child:
            play(box, table, seat, desk.tree[child].move)
            node = child
        elif desk.plan.used == len(desk.tree):
            return node
        else:
            play(box, table, seat, move)
            return grow(desk, node, seat, move)
    return node


@rule
def best_child(desk: Desk, node: int, curiosity: float) -> tuple[int, int]:
    """The most promising child, and its move; no child where a move not in the tree looks better.

    It takes the moves of the tree off the mask.
    """
    tree = desk.tree
    best, best_promise = 0, -1.0
    reward, visits = 0.0, 0
    child = int(tree[node].child)
    while child:
        twig = tree[child]
        if desk.mask[twig.move]:
            desk.mask[twig.move] = 0
            twig.available += 1
            reward += twig.reward
            visits += twig.visits
            weight = curiosity * desk.weights[twig.move]
            promise = twig.reward / twig.visits + bonus(weight, twig.available, twig.visits)
            if promise > best_promise:
                best, best_promise = child, promise
        child = int(twig.sibling)
    move = heaviest(desk)
    if move < 0 or desk.plan.used == len(tree):
        return best, move
    hope = reward / visits if visits else 0.5
    if hope + bonus(curiosity * desk.weights[move], tree[node].visits + 1, 0) > best_promise:
        return 0, move
    return best, move


@rule
def bonus(weight: float, available: int, visits: int) -> float:
    """What is added to the mean reward of a move that was tried less than it deserves."""
    return weight * math.sqrt(float(available)) / (1 + visits)


@rule
def heaviest(desk: Desk) -> int:
    """The marked move with the largest weight, or -1."""
    best, most = -1, -1.0
    for move in range(len(desk.mask)):
        if desk.mask[move] and desk.weights[move] > most:
            best, most = move, desk.weights[move]
    return best


@rule
def grow(desk: Desk, node: int, seat: int, move: int) -> int:
    """Add a child to *node*."""
    child = int(desk.plan.used)
    desk.plan.used += 1
    twig = desk.tree[child]
    twig.move = move
    twig.seat = seat
    twig.parent = node
    twig.sibling = desk.tree[node].child
    twig.available = desk.tree[node].visits + 1
    desk.tree[node].child = child
    return child


def _play_on(box: Any, desk: Desk) -> None:
    """Template: play to the end, or as far as the plan looks ahead."""
    table = desk.tables[0]
    for _ in range(desk.plan.horizon):
        if table.is_finished:
            return
        seat = lowest(table.waiting)
        count = legal(box, table, seat, desk.mask)
        play(box, table, seat, sample(box, desk, seat, count))


def _sample(box: Any, desk: Desk, seat: int, count: int) -> int:
    """Template: a move for a playout, drawn by the prior, or now and then by no thought at all."""
    if count == 1:
        return nth(desk.mask, 0)
    thoughtless = desk.plan.thoughtless
    if thoughtless == 1.0 or chance_of(desk, thoughtless):
        return nth(desk.mask, pick(desk.chance, count))
    total = weigh(box, desk.tables[0], seat, desk.mask, desk.weights)
    if desk.plan.sharpness > 1:
        total = sharpen(desk)
    left = total * (pick(desk.chance, FINE) / FINE)
    last = 0
    for move in range(len(desk.mask)):
        if desk.mask[move]:
            left -= desk.weights[move]
            last = move
            if left < 0:
                break
    return last


@rule
def sharpen(desk: Desk) -> float:
    """Make likely moves more likely still; the sum of the new weights."""
    total = 0.0
    for move in range(len(desk.mask)):
        if desk.mask[move]:
            desk.weights[move] = desk.weights[move] ** desk.plan.sharpness
            total += desk.weights[move]
    return total


@rule
def chance_of(desk: Desk, part: float) -> bool:
    """True in so large a *part* of the cases."""
    return part > 0.0 and pick(desk.chance, FINE) < part * FINE


def _judge(box: Any, desk: Desk) -> None:
    """Template: what the end of the playout is worth to every seat."""
    table, shaping = desk.tables[0], desk.plan.shaping
    for seat in range(int(table.seats)):
        if not table.is_finished:
            desk.rewards[seat] = value(box, table, seat)
            desk.outcomes[seat] += desk.rewards[seat]
            continue
        desk.rewards[seat] = outcome(box, table, seat)
        desk.outcomes[seat] += desk.rewards[seat]
        if shaping:
            looks = value(box, table, seat)
            desk.rewards[seat] += shaping * (looks - desk.rewards[seat])


@rule
def credit(desk: Desk, leaf: int) -> None:
    """Pass the rewards up to the root; each node keeps that of the seat that moved."""
    node = leaf
    while node:
        twig = desk.tree[node]
        twig.visits += 1
        twig.reward += desk.rewards[twig.seat]
        node = int(twig.parent)
    desk.tree[0].visits += 1
