"""Whole games of uniformly random moves: batches of them, on threads, without the GIL.

The functions marked as templates name the rules of a game (`deal`, `legal`, `play`, …) as globals;
`specialise` makes the copy of each game.
"""

from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import Annotated, Any

import numpy as np

from tricity.engine.chance import CHANCE, chance, pick, siphash
from tricity.engine.game import SPECTATOR, Game, empty_table
from tricity.engine.jit import SUPPLIED, rule, signed, specialise, unsigned
from tricity.engine.record import Floats, Ints, Mask, Record, layout

# Supplied by the game of each copy.
deal = legal = play = score = outcome = play_out = LAYOUT = MOVES = SUPPLIED

SEATS = SPECTATOR  # room for every game


class Result(Record):  # type: ignore[misc]
    """What came of one game."""

    plies: int  # decisions
    scores: Annotated[Ints, SEATS]
    outcomes: Annotated[Floats, SEATS]


RESULT = layout(Result)


def playouts(
    game: Game,
    box: Any,
    seats: int,
    seed: int,
    games: int,
    *,
    threads: int = 1,
    options: Mapping[str, str] | None = None,
) -> Any:
    """Play *games* random games and give an array of `Result`.

    The same *seed* gives the same games on any number of *threads*.
    """
    empty = empty_table(game, seats, options)
    results = np.zeros(games, RESULT)
    shares = np.linspace(0, games, threads + 1).astype(int).tolist()

    def play_share(first: int, last: int) -> None:
        batch(game)(box, empty, chance(seed), first, results[first:last])

    batch(game)(box, empty, chance(seed), 0, results[:0])  # compile before the threads do
    with ThreadPoolExecutor(threads) as pool:
        list(pool.map(play_share, shares[:-1], shares[1:]))
    return results


@cache
def batch(game: Game) -> Callable[..., None]:
    """The loop over many games, for *game*."""
    play_out = specialise(_play_out, game)
    return specialise(_play_games, game, play_out=play_out, MOVES=game.META.moves)


@rule
def lowest(waiting: int) -> int:
    """The lowest of the waiting seats."""
    seat = 0
    while not (waiting >> seat) & 1:
        seat += 1
    return seat


@rule
def nth(mask: Mask, index: int) -> int:
    """The move that is number *index* among the marked ones."""
    move = -1
    while index >= 0:
        move += 1
        index -= signed(mask[move])
    return move


@rule
def deal_seed(generator: Any, record: Any, number: int) -> None:
    """Give *record* the seed that is number *number* of *generator*."""
    low, high = unsigned(generator.seed[0]), unsigned(generator.seed[1])
    record.seed[0] = siphash(low, high, unsigned(2 * number))
    record.seed[1] = siphash(low, high, unsigned(2 * number + 1))
    record.draws[0] = 0


def _play_out(box: Any, state: Any, chooser: Any, mask: Mask) -> int:
    """Template: uniformly random moves to the end; how many they were."""
    decisions = 0
    while not state.is_finished:
        seat = lowest(state.waiting)
        count = legal(box, state, seat, mask)
        play(box, state, seat, nth(mask, pick(chooser, count)))
        decisions += 1
    return decisions


def _play_games(box: Any, empty: Any, generator: Any, first: int, results: Any) -> None:
    """Template: the random games from number *first* on, one for each of *results*."""
    tables = np.zeros(1, LAYOUT)
    choosers = np.zeros(1, CHANCE)
    mask = np.zeros(MOVES, np.uint8)
    for index in range(len(results)):
        tables[0] = empty
        state, chooser, result = tables[0], choosers[0], results[index]
        deal_seed(generator, state, 2 * (first + index))
        deal_seed(generator, chooser, 2 * (first + index) + 1)
        deal(box, state)
        result.plies = play_out(box, state, chooser, mask)
        for seat in range(state.seats):
            result.scores[seat] = score(box, state, seat)
            result.outcomes[seat] = outcome(box, state, seat)
