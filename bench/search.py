"""Iterations per second of the search bot, each with a playout to the end, on one core."""

import resource
from typing import Any

from bench.figure import Figure, Work, speeds
from bench.loops import SEED, open_game
from tricity.bots import make_bot
from tricity.bots.search import MOST_NODES, Budget, SearchBot
from tricity.engine.game import Game, new_game, waiting_seats
from tricity.engine.match import Match

LONG_ROUNDS = 3
LONG = MOST_NODES * 3 // 2  # iterations of a long search: its tree is full before the end


def search(key: str) -> list[Figure]:
    """At the start of a game, in the middle, and in a search so long that the tree is full."""
    game, box, seats = open_game(key)
    middle = middle_of_a_game(game, box, seats)
    works = {
        f"{key}.search.start": thinking(game, box, new_game(game, box, seats, SEED)),
        f"{key}.search.middle": thinking(game, box, middle),
    }
    found = speeds(works)
    long = thinking(game, box, middle, LONG)
    long(1)
    kilobytes = peak_memory()
    found |= speeds({f"{key}.search.long": long}, LONG_ROUNDS)
    figures = [Figure(name, speed, "iterations/s", True) for name, speed in found.items()]
    grown = (peak_memory() - kilobytes) / 1024
    return [*figures, Figure(f"{key}.search.memory", grown, "MiB", False)]


def thinking(game: Game, box: Any, state: Any, iterations: int = 500) -> Work:
    """Searches of so many *iterations* from one position, all on one desk."""
    bot = SearchBot(game, box, Budget(iterations))
    seat = waiting_seats(state)[0]
    return lambda times: sum(one.visits for _ in range(times) for one in bot.think(state, seat))


def middle_of_a_game(game: Game, box: Any, seats: int) -> Any:
    """The position after half the decisions of a game between greedy bots."""
    match = Match(game, box, seats, SEED)
    bot = make_bot("greedy", game, box, SEED)
    while not match.state.is_finished:
        seat = waiting_seats(match.state)[0]
        match.play(seat, bot.choose(match.state, seat))
    return match.at(len(match.moves) // 2)


def peak_memory() -> int:
    """The most memory that this process has held so far, in kilobytes."""
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
