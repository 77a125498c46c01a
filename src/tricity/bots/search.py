"""The search bot: thinks for a number of iterations or seconds, on one thread or several."""

import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

import numpy as np

from tricity.bots.simple import Mood, RandomBot
from tricity.bots.tree import Desk, clear, new_desk, thinker
from tricity.engine.game import Game

CHUNK = 50  # iterations between two looks at the clock
MOST_NODES = 1 << 17
ENDLESS = 1 << 30


@dataclass(frozen=True)
class Style:
    """How a search thinks; the defaults won most games."""

    exploration: float = 1.0
    thoughtless: float = 0.0  # part of the playouts' moves that is uniformly random
    sharpness: int = 1  # the higher, the more often playouts make the likely moves
    shaping: float = 0.2  # part of the reward that tells a clear result from a close one
    horizon: int = ENDLESS  # decisions of a playout before the position is valued
    lapses: int = 0  # of 100 decisions that are made without a thought


@dataclass(frozen=True)
class Budget:
    """How long a search thinks: until its iterations or its seconds run out."""

    iterations: int = ENDLESS
    seconds: float = float("inf")


@dataclass(frozen=True)
class Tried:
    """A move that was searched: its mean reward, and how often it was chosen."""

    move: int
    chance: float
    visits: int


class SearchBot:
    """Information-set tree search: the move that was visited most.

    Several *threads* grow a tree each, and their visits add up; so the choice depends on their
    number, but for a budget of iterations not on their speed.
    """

    def __init__(
        self,
        game: Game,
        box: Any,
        budget: Budget,
        seed: int = 0,
        *,
        style: Style | None = None,
        threads: int = 1,
    ) -> None:
        self.name = "search"
        self.game, self.box, self.budget = game, box, budget
        self._mood = Mood(game, box, seed)
        self.style, self.threads = style or Style(), threads
        self._random = RandomBot(game, box, seed)
        nodes = min(MOST_NODES, budget.iterations // threads + 2)
        self._desks = [new_desk(game, nodes) for _ in range(threads)]
        for desk in self._desks:
            self._set_up(desk)

    def choose(self, state: Any, seat: int) -> int:
        mask = np.zeros(self.game.META.moves, np.uint8)
        if self.game.legal(self.box, state, seat, mask) == 1:
            return int(mask.argmax())
        if self._mood.lapses(self.style.lapses, state, seat):
            return self._random.choose(state, seat)
        return self._search(state, seat, -1, is_curious=False)[0].move

    def think(self, state: Any, seat: int, only: int = -1) -> list[Tried]:
        """Search, and list the moves tried, the best first; or see what comes of *only* one."""
        return self._search(state, seat, only, is_curious=True)

    def chances(self, state: Any, seat: int, only: int, eyes: int | None = None) -> list[float]:
        """Of every seat to win after *only* this move of *seat*, from what *eyes* know."""
        tried = self._search(state, seat, only, eyes=eyes, is_curious=True)
        ends = sum(desk.outcomes[: int(state.seats)] for desk in self._desks)
        return [float(end) / sum(one.visits for one in tried) for end in ends]

    def _search(
        self, state: Any, seat: int, only: int, *, is_curious: bool, eyes: int | None = None
    ) -> list[Tried]:
        """Who is not curious about the other moves stops when none can become the best."""
        deadline = time.perf_counter() + self.budget.seconds
        shares = split(self.budget.iterations, len(self._desks))
        mood = self._mood.at(state, seat)
        for number, desk in enumerate(self._desks):
            clear(desk, seat, mood ^ number)
            desk.plan.only = only
            desk.plan.eyes = seat if eyes is None else eyes
        may_stop = not is_curious and len(self._desks) == 1

        def grow(desk: Desk, iterations: int) -> None:
            for left in self._grow(state, desk, iterations):
                if time.perf_counter() > deadline or (may_stop and is_decided(desk, left)):
                    return

        if len(self._desks) == 1:
            grow(self._desks[0], shares[0])
        else:
            thinker(self.game)(self.box, state, self._desks[0], 0)  # compile before the threads do
            with ThreadPoolExecutor(len(self._desks)) as pool:
                list(pool.map(grow, self._desks, shares))
        return merged(self._desks)

    def _grow(self, state: Any, desk: Desk, iterations: int) -> Iterator[int]:
        """Think in chunks, and tell how many iterations are left after each."""
        think = thinker(self.game)
        while iterations > 0:
            think(self.box, state, desk, min(iterations, CHUNK))
            iterations -= CHUNK
            yield iterations

    def _set_up(self, desk: Desk) -> None:
        desk.plan.horizon = self.style.horizon
        desk.plan.exploration = self.style.exploration
        desk.plan.thoughtless = self.style.thoughtless
        desk.plan.sharpness = self.style.sharpness
        desk.plan.shaping = self.style.shaping


def split(iterations: int, shares: int) -> list[int]:
    """Parts of nearly equal size, none of them empty."""
    return [max(1, (iterations + share) // shares) for share in range(shares)]


def is_decided(desk: Desk, left: int) -> bool:
    """Whether so many iterations can no longer change which move is visited most."""
    first, second = 0, 0
    for twig in twigs(desk):
        visits = int(twig.visits)
        if visits > first:
            first, second = visits, first
        else:
            second = max(second, visits)
    return first - second > left


def merged(desks: list[Desk]) -> list[Tried]:
    """The moves at the root of all trees together, the most visited first."""
    visits: dict[int, int] = {}
    rewards: dict[int, float] = {}
    for desk in desks:
        for twig in twigs(desk):
            move = int(twig.move)
            visits[move] = visits.get(move, 0) + int(twig.visits)
            rewards[move] = rewards.get(move, 0.0) + float(twig.reward)
    tried = [Tried(move, rewards[move] / visits[move], visits[move]) for move in visits]
    return sorted(tried, key=lambda one: (-one.visits, -one.chance, one.move))


def twigs(desk: Desk) -> Iterator[Any]:
    """The children of the root."""
    child = int(desk.tree[0].child)
    while child:
        yield desk.tree[child]
        child = int(desk.tree[child].sibling)
