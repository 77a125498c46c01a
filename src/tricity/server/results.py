"""Who stands where, and what the points are for; rivals without a seat are among them."""

from typing import Any

import numpy as np

from tricity.engine.game import SPECTATOR, Game
from tricity.wire.play import ScoreLine, SeatScore
from tricity.wire.tables import Result


def rivals(game: Game, box: Any, state: Any) -> int:
    """How many rivals have a city on the table, but no seat at it."""
    cities = getattr(game.view(box, state, SPECTATOR), "cities", ())
    return max(0, len(cities) - int(state.seats))


def points(game: Game, box: Any, state: Any) -> list[int]:
    """The score of everybody."""
    everybody = int(state.seats) + rivals(game, box, state)
    return [int(game.score(box, state, seat)) for seat in range(everybody)]


def scores(game: Game, box: Any, state: Any) -> list[SeatScore]:
    """The score of everybody, line by line."""
    return [
        SeatScore(
            seat=seat,
            score=score,
            lines=[
                ScoreLine(what=line.what, amount=line.amount, times=line.times)
                for line in game.explain(box, state, seat)
            ],
        )
        for seat, score in enumerate(points(game, box, state))
    ]


def results(game: Game, box: Any, state: Any) -> list[Result]:
    """How everybody ended; a rival wins what the seats have not won."""
    seats = int(state.seats)
    places = np.zeros(seats, np.int16)
    game.ranking(box, state, places)
    outcomes = [float(game.outcome(box, state, seat)) for seat in range(seats)]
    everybody = points(game, box, state)
    if len(everybody) > seats:
        outcomes += [1 - sum(outcomes)] * (len(everybody) - seats)
        places = np.array([1 + (max(outcomes) > won) for won in outcomes], np.int16)
    return [
        Result(seat=seat, place=int(places[seat]), score=score, outcome=outcomes[seat])
        for seat, score in enumerate(everybody)
    ]
