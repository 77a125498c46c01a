"""The bots that do not look far: random, and greedy."""

import hashlib
from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np

from tricity.bots.heuristics import heuristics
from tricity.bots.tree import Desk, clear, new_desk
from tricity.engine.chance import chance, pick
from tricity.engine.game import Game
from tricity.engine.jit import SUPPLIED, specialise
from tricity.engine.playout import nth
from tricity.engine.record import copy

# Supplied by the game of each copy.
legal = play = redeal = value = weigh = SUPPLIED

DEALS = 8  # re-deals that a greedy bot averages over
INSTINCT = 0.05  # what the weight of a move counts beside the value of the position after it


class Mood:
    """The chance in a bot's decisions: the same wherever the table looks the same to the seat."""

    def __init__(self, game: Game, box: Any, seed: int) -> None:
        self.game, self.box, self.seed = game, box, seed

    def at(self, state: Any, seat: int) -> int:
        """A seed for one decision, drawn from what *seat* knows of *state*.

        All else is dealt anew; and the count of decisions goes, for it counts hidden ones too.
        """
        world = copy(state)
        self.game.redeal(self.box, world, seat, chance(0))
        world.ply = 0
        words = f"{self.seed} {seat} ".encode() + world.tobytes()
        return int.from_bytes(hashlib.sha256(words).digest()[:16], "big")

    def lapses(self, often: int, state: Any, seat: int) -> bool:
        """Whether a bot that lapses so *often* in 100 decisions does so in this one."""
        return often > 0 and pick(chance(self.at(state, seat) ^ 1), 100) < often


class RandomBot:
    """Any legal move, each equally likely."""

    def __init__(self, game: Game, box: Any, seed: int = 0) -> None:
        self.name = "random"
        self.game, self.box = game, box
        self._mood = Mood(game, box, seed)
        self._mask = np.zeros(game.META.moves, np.uint8)

    def choose(self, state: Any, seat: int) -> int:
        count = self.game.legal(self.box, state, seat, self._mask)
        generator = chance(self._mood.at(state, seat))
        return nth(self._mask, pick(generator, count))


class GreedyBot:
    """The move after which the position looks best; *lapses* of 100 decisions are random."""

    def __init__(self, game: Game, box: Any, seed: int = 0, *, lapses: int = 0) -> None:
        self.name = "greedy"
        self.game, self.box, self.lapses = game, box, lapses
        self._mood = Mood(game, box, seed)
        self._desk = new_desk(game)
        self._random = RandomBot(game, box, seed)

    def choose(self, state: Any, seat: int) -> int:
        if self._mood.lapses(self.lapses, state, seat):
            return self._random.choose(state, seat)
        clear(self._desk, seat, self._mood.at(state, seat))
        rater(self.game)(self.box, state, self._desk, DEALS)
        return int(self._desk.ratings.argmax())


@cache
def rater(game: Game) -> Callable[..., None]:
    """What weighs the moves of *game*: `rate(box, state, desk, deals)`."""
    thumb = heuristics(game)
    return specialise(_rate, game, value=thumb.value, weigh=thumb.weigh)


def _rate(box: Any, state: Any, desk: Desk, deals: int) -> None:
    """Template: rate each move by the positions that it leads to, and a little by instinct."""
    seat = int(desk.plan.seat)
    desk.tables[0] = state
    redeal(box, desk.tables[0], seat, desk.chance)
    legal(box, desk.tables[0], seat, desk.mask)
    total = weigh(box, desk.tables[0], seat, desk.mask, desk.weights)
    for move in range(len(desk.mask)):
        desk.ratings[move] = INSTINCT * desk.weights[move] / total if desk.mask[move] else -1.0
    for _ in range(deals):
        desk.tables[0] = state
        redeal(box, desk.tables[0], seat, desk.chance)
        for move in range(len(desk.mask)):
            if desk.mask[move]:
                desk.tables[1] = desk.tables[0]
                play(box, desk.tables[1], seat, move)
                desk.ratings[move] += value(box, desk.tables[1], seat) / deals
