"""Bots: they choose a move from what a seat knows. Instant to import; see `make_bot`.

The law of bots: two positions that look the same to a seat give the same choice.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol

from tricity.engine.errors import OptionError

if TYPE_CHECKING:
    from tricity.engine.game import Game
    from tricity.engine.match import Match

LEVELS = ("apprentice", "builder", "architect", "mayor")
NAMES = ("random", "greedy", "search:2000", "search:0.5s", *LEVELS)


HINT_ITERATIONS = 3000
REVIEW_ITERATIONS = 4000


@dataclass(frozen=True)
class Hint:
    """The best move, its estimated chance to win, and all moves as (move, chance, visits)."""

    move: int
    chance: float
    moves: list[tuple[int, float, int]]


@dataclass(frozen=True)
class Verdict:
    """What a decision was worth; chances are of winning, by seat.

    The chances here, the cost and the luck make the chances at the next decision.
    """

    ply: int
    seat: int
    move: int
    best: int  # a better move, or the move itself
    chances: list[float]  # before the decision, if the best move is made
    cost: list[float]  # what the move changed against the best one; for its own seat 0 or less
    luck: list[float]  # what came to light then
    gain: float  # by how much the move was better than the next best one; 0 where that is unsure


@dataclass(frozen=True)
class Account:
    """What made the chance of a seat: start + luck + own + others = end."""

    seat: int
    start: float
    luck: float
    own: float  # what own decisions cost
    others: float  # what the decisions of others cost or brought
    end: float
    best: int | None  # the ply of the best move
    worst: int | None  # of the costliest mistake


@dataclass(frozen=True)
class Story:
    """The review of a match: a verdict for each decision, an account for each seat."""

    verdicts: list[Verdict]
    accounts: list[Account]


class Bot(Protocol):
    """Whoever can choose a move for a seat."""

    name: str

    def choose(self, state: Any, seat: int) -> int:
        """A legal move of a waiting seat; *state* is not changed."""
        ...


def make_bot(name: str, game: "Game", box: Any, seed: int = 0) -> Bot:
    """The bot called *name*: one of `NAMES`, with any number of iterations or seconds."""
    from tricity.bots.levels import level
    from tricity.bots.search import SearchBot
    from tricity.bots.simple import GreedyBot, RandomBot

    makers: dict[str, Callable[..., Bot]] = {"random": RandomBot, "greedy": GreedyBot}
    if name in makers:
        bot = makers[name](game, box, seed)
    elif name in LEVELS:
        bot = level(name, game, box, seed)
    else:
        bot = SearchBot(game, box, _budget(name), seed)
    bot.name = name
    return bot


def hint(
    game: "Game", box: Any, state: Any, seat: int, *, iterations: int | None = None, seed: int = 0
) -> Hint:
    """What a search would do in the place of *seat*."""
    from tricity.bots.judge import advise
    from tricity.bots.search import Budget, SearchBot

    budget = Budget(iterations or HINT_ITERATIONS)
    return advise(SearchBot(game, box, budget, seed), state, seat)


def review(
    match: "Match",
    *,
    iterations: int = REVIEW_ITERATIONS,
    seed: int = 0,
    progress: Callable[[int, int], None] | None = None,
) -> Story:
    """Judge every decision of *match*; *progress* is told how many of how many are done."""
    from tricity.bots.judge import critic_of, findings, last_chances
    from tricity.bots.story import story

    critic = critic_of(match, iterations, seed)
    found = []
    for finding in filter(None, findings(critic, match)):
        found.append(finding)
        if progress:
            progress(len(found), len(match.moves))
    return story(found, last_chances(critic, match), is_open=match.game.META.is_open)


def _budget(name: str) -> Any:
    from tricity.bots.search import Budget

    kind, _, amount = name.partition(":")
    try:
        if kind == "search" and amount.endswith("s") and float(amount[:-1]) > 0:
            return Budget(seconds=float(amount[:-1]))
        if kind == "search" and int(amount) > 0:
            return Budget(iterations=int(amount))
    except ValueError:
        pass
    raise OptionError(f"no bot is called '{name}'; choose one of {', '.join(NAMES)}")
