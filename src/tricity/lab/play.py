"""Play the games of a block: plain data in, plain data out, on any machine."""

from collections.abc import Sequence
from functools import cache
from typing import Any

import numpy as np

from tricity.engine.errors import LabError
from tricity.engine.game import Game, waiting_seats
from tricity.engine.match import Match
from tricity.games import game as game_called
from tricity.lab.features import features
from tricity.lab.plan import Block, Plan

Row = dict[str, Any]


def play_block(plan: Plan, block: Block) -> list[Row]:
    """The rows of a block: one for each game and seat."""
    _check(plan.game, plan.rules)
    rows = []
    for turn, seating in enumerate(plan.seatings(block.lineup)):
        match = play_match(plan, block, turn, seating)
        rows += _rows(plan, block, turn, match)
    return rows


def play_match(plan: Plan, block: Block, turn: int, seating: Sequence[int]) -> Match:
    """Play one game to its end; *turn* says how far the line-up has moved around the table."""
    from tricity.bots import make_bot

    game, box = game_called(plan.game), opened(plan.game, plan.box)
    match = Match(game, box, plan.seats, plan.deal_seed(block.deal), plan.options)
    bots = [
        make_bot(plan.bots[bot], game, box, plan.bot_seed(block.deal, (seat - turn) % plan.seats))
        for seat, bot in enumerate(seating)
    ]
    while not match.state.is_finished:
        seat = waiting_seats(match.state)[0]
        match.play(seat, bots[seat].choose(match.state, seat))
    return match


def _check(key: str, rules: int) -> None:
    """Refuse a plan that was made where the game has other rules."""
    here = game_called(key).META.rules_version
    if here != rules:
        raise LabError(
            f"the run was planned for rules {rules} of {key}, here are rules {here}; "
            "install the same version of Tricity on every machine"
        )


@cache
def opened(key: str, box: bytes) -> Any:
    """The box of a plan, as a record that nobody can change."""
    return np.frombuffer(box, _layout(game_called(key)))[0]


@cache
def _layout(game: Game) -> np.dtype[Any]:
    return game.load_box().dtype  # type: ignore[no-any-return]


def _rows(plan: Plan, block: Block, turn: int, match: Match) -> list[Row]:
    game, box, state = match.game, match.box, match.state
    seating = plan.seatings(block.lineup)[turn]
    places = np.zeros(plan.seats, np.int16)
    game.ranking(box, state, places)
    rows: list[Row] = [
        {
            "lineup": block.lineup,
            "deal": block.deal,
            "deal_seed": f"{plan.deal_seed(block.deal):032x}",
            "game": (block.deal * len(plan.lineups) + block.lineup) * plan.seats + turn,
            "seat": seat,
            "bot": plan.labels[seating[seat]],
            "score": int(game.score(box, state, seat)),
            "outcome": float(game.outcome(box, state, seat)),
            "place": int(places[seat]),
            "plies": len(match.moves),
        }
        for seat in range(plan.seats)
    ]
    if plan.is_watched:
        for row, noted in zip(rows, features(match), strict=True):
            row["features"] = [feature._asdict() for feature in noted]
    return rows
