"""Hints, and the review of a match: the search bot looks over a player's shoulder."""

from collections.abc import Callable
from typing import Any

from tricity.bots import Hint, Verdict
from tricity.bots.search import Budget, SearchBot
from tricity.engine.match import Match
from tricity.engine.record import copy


def advise(adviser: SearchBot, state: Any, seat: int) -> Hint:
    """The best move for *seat*, and what the others promise."""
    tried = adviser.think(state, seat)
    best = tried[0]
    return Hint(best.move, best.chance, [(one.move, one.chance, one.visits) for one in tried])


def verdicts(
    match: Match, iterations: int, seed: int, progress: Callable[[int, int], None] | None
) -> list[Verdict]:
    """One verdict for each decision of *match*, from what its seat knew then."""
    critic = SearchBot(match.game, match.box, Budget(iterations), seed)
    state = copy(match.start)
    found = []
    for seat, move in match.moves:
        found.append(judged(critic, state, seat, move))
        match.game.play(match.box, state, seat, move)
        if progress:
            progress(len(found), len(match.moves))
    return found


def judged(critic: SearchBot, state: Any, seat: int, move: int) -> Verdict:
    """Compare *move* with the best one; each gets a search of its own."""
    tried = critic.think(state, seat)
    visits = sum(one.visits for one in tried)
    before = sum(one.chance * one.visits for one in tried) / visits
    best = critic.think(state, seat, only=tried[0].move)[0]
    after = best if best.move == move else critic.think(state, seat, only=move)[0]
    if after.chance >= best.chance:
        best = after
    swing = after.chance - best.chance
    return Verdict(int(state.ply), seat, move, before, after.chance, best.move, best.chance, swing)
