"""The story of a match: what the searches found, made into chances that add up.

Two positions in a row have the same chances unless something was decided worse than it might have
been, or came to light. So what the searches say of them is averaged, and how the match ended counts
for all positions from which nothing was open. What changes is the cost of a decision, or luck.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from tricity.bots import Account, Story, Verdict

Chances = list[float]  # by seat
Step = tuple[Chances, Chances]  # before and after a decision


@dataclass(frozen=True)
class Finding:
    """What the searches found out about one decision."""

    seat: int
    move: int
    best: int  # a move that is surely better, or the move itself
    chances: Chances  # to win, if the best move is made
    cost: Chances  # what the move changes against the best one, as far as its seat could know
    gain: float  # by how much the move is surely better than the next best one
    is_revealing: bool


def story(findings: Sequence[Finding], end: Chances, *, is_open: bool) -> Story:
    """Tell what decisions and luck did to the chances of all seats, up to those at the *end*."""
    worse = [found.best != found.move for found in findings]
    while True:
        steps = list(pairwise(_curve(findings, end, worse)))
        costs = [_cost(*each, is_open=is_open) for each in zip(findings, worse, steps, strict=True)]
        confirmed = [cost[found.seat] < 0 for found, cost in zip(findings, costs, strict=True)]
        if confirmed == worse:
            break
        worse = confirmed
    each = enumerate(zip(findings, steps, costs, strict=True))
    verdicts = [_verdict(ply, *what) for ply, what in each]
    return Story(verdicts, accounts(verdicts))


def _curve(findings: Sequence[Finding], end: Chances, worse: Sequence[bool]) -> list[Chances]:
    """The chances at every position: one mean for all between which nothing happened."""
    found = [*(one.chances for one in findings), end]
    runs = [found[:1]]
    for one, is_worse, chances in zip(findings, worse, found[1:], strict=True):
        if is_worse or one.is_revealing:
            runs.append([])
        runs[-1].append(chances)
    means = [_mean(run) for run in runs[:-1]]
    return [mean for run, mean in zip(runs, [*means, end], strict=True) for _ in run]


def _mean(run: Sequence[Chances]) -> Chances:
    return [sum(of_seat) / len(run) for of_seat in zip(*run, strict=True)]


def _cost(found: Finding, is_worse: bool, step: Step, *, is_open: bool) -> Chances:
    """What a decision changed for every seat against the best one.

    Where all lay open and nothing came to light, that is all that changed. Else it is what the
    searches of the two moves say, as far as it fits into the chances there are.
    """
    before, after = step
    if not is_worse:
        return [0.0] * len(before)
    if is_open and not found.is_revealing:
        return _minus(after, before)
    changes = list(zip(before, found.cost, strict=True))
    rooms = [(1 - chance if cost > 0 else chance, abs(cost)) for chance, cost in changes]
    part = min(room / cost if room < cost else 1.0 for room, cost in rooms)
    return [part * cost for cost in found.cost]


def _verdict(ply: int, found: Finding, step: Step, cost: Chances) -> Verdict:
    before, after = step
    best = found.best if cost[found.seat] < 0 else found.move
    luck = _minus(_minus(after, before), cost)
    return Verdict(ply, found.seat, found.move, best, before, cost, luck, found.gain)


def _minus(these: Chances, those: Chances) -> Chances:
    return [this - that for this, that in zip(these, those, strict=True)]


def accounts(verdicts: Sequence[Verdict]) -> list[Account]:
    """What made the chance of every seat: start + luck + own + others = end."""
    seats = range(len(verdicts[0].chances) if verdicts else 0)
    return [_account(seat, verdicts) for seat in seats]


def _account(seat: int, verdicts: Sequence[Verdict]) -> Account:
    own = [one for one in verdicts if one.seat == seat]
    last = verdicts[-1]
    praised = [one for one in own if one.gain > 0]
    blamed = [one for one in own if one.best != one.move]
    return Account(
        seat=seat,
        start=verdicts[0].chances[seat],
        luck=sum(one.luck[seat] for one in verdicts),
        own=sum(one.cost[seat] for one in own),
        others=sum(one.cost[seat] for one in verdicts if one.seat != seat),
        end=last.chances[seat] + last.cost[seat] + last.luck[seat],
        best=max(praised, key=lambda one: one.gain).ply if praised else None,
        worst=min(blamed, key=lambda one: one.cost[seat]).ply if blamed else None,
    )
