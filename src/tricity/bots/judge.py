"""Hints, and the review of a match: the search bot looks over a player's shoulder."""

from collections.abc import Iterator, Sequence
from math import sqrt
from typing import Any

import numpy as np

from tricity.bots import Hint
from tricity.bots.search import Budget, SearchBot, Style
from tricity.bots.story import Finding
from tricity.engine.chance import chance
from tricity.engine.game import EVERYBODY, Game, waiting_seats
from tricity.engine.match import Match
from tricity.engine.record import copy

SURE = 2.0  # standard errors by which two moves must differ before one is called better
WORLDS = 32  # in which a move is tried before it is said to reveal nothing
DIGITS = 4  # that are kept of a chance
# A judge takes nobody for a bungler: the chances are those of players who know the trade.
CAPABLE = Style(sharpness=4)


def advise(adviser: SearchBot, state: Any, seat: int) -> Hint:
    """The best move for *seat*, and what the others promise."""
    tried = adviser.think(state, seat)
    best = tried[0]
    return Hint(best.move, best.chance, [(one.move, one.chance, one.visits) for one in tried])


def critic_of(match: Match, iterations: int, seed: int) -> SearchBot:
    """Who judges a match."""
    return SearchBot(match.game, match.box, Budget(iterations), seed, style=CAPABLE)


def findings(critic: SearchBot, match: Match, first: int = 0) -> Iterator[Finding | None]:
    """What can be said of each decision from the *first* on.

    It pauses after every search, so that others get their turn: with None while the decision needs
    another one, and at last with what was found.
    """
    state = match.at(first)
    for seat, move in match.moves[first:]:
        yield from _judged(critic, state, seat, move)
        match.game.play(match.box, state, seat, move)


def last_chances(critic: SearchBot, match: Match) -> list[float]:
    """The chances of all seats where the match ends, or breaks off."""
    game, state = match.game, match.state
    if state.is_finished:
        return [game.outcome(match.box, state, seat) for seat in range(int(state.seats))]
    return _rounded(critic.chances(state, waiting_seats(state)[0], -1, EVERYBODY))


def _judged(critic: SearchBot, state: Any, seat: int, move: int) -> Iterator[Finding | None]:
    """Compare *move* with the best other one; each gets a search of its own.

    They are compared from what *seat* knew then; the chances are those in the real position, of
    which only the future is unknown.
    """
    tried = critic.think(state, seat)
    yield None
    ours = theirs = critic.chances(state, seat, move)
    rivals = [one.move for one in tried if one.move != move]
    if rivals:
        yield None
        theirs = critic.chances(state, seat, rivals[0])
    lead = _sure_lead(ours[seat], theirs[seat], critic.budget.iterations)
    best, chances = (rivals[0], theirs) if lead < 0 else (move, ours)
    if not critic.game.META.is_open:
        yield None
        chances = critic.chances(state, seat, best, EVERYBODY)
    cost = [after - before if lead < 0 else 0.0 for after, before in zip(ours, theirs, strict=True)]
    is_revealing = reveals(critic.game, critic.box, state, (seat, move))
    gain = round(max(0.0, lead), DIGITS)
    yield Finding(seat, move, best, _rounded(chances), _rounded(cost), gain, is_revealing)


def _sure_lead(ours: float, theirs: float, iterations: int) -> float:
    """How much better ours is than theirs; 0 where that may be mere chance."""
    doubt = sqrt((ours * (1 - ours) + theirs * (1 - theirs)) / iterations)
    return ours - theirs if abs(ours - theirs) > SURE * doubt else 0.0


def reveals(game: Game, box: Any, state: Any, decision: tuple[int, int]) -> bool:
    """Whether a decision brings to light what nobody at the table could know: luck.

    It is tried in many worlds that differ in nothing that anybody knows.
    """
    generator = chance(WORLDS)
    worlds = set()
    for _ in range(WORLDS):
        world = copy(state)
        game.redeal(box, world, EVERYBODY, generator)
        game.play(box, world, *decision)
        worlds.add(_known(game, box, world))
        if len(worlds) > 1:
            return True
    return False


def _known(game: Game, box: Any, state: Any) -> bytes:
    """All that the seats know."""
    seen = np.zeros((int(state.seats), game.META.observation), np.float32)
    for seat, eyes in enumerate(seen):
        game.observe(box, state, seat, eyes)
    return seen.tobytes()


def _rounded(chances: Sequence[float]) -> list[float]:
    return [round(one, DIGITS) for one in chances]
