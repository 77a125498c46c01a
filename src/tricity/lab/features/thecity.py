"""The City: the buildings of a city, the first one, and what was discarded at the deal."""

from tricity.engine.game import SPECTATOR
from tricity.engine.match import Match
from tricity.lab.features import Feature, words

DISCARDED_AT_THE_DEAL = 2


def read(match: Match, seat: int) -> list[Feature]:
    """The features of *seat*."""
    city = match.game.view(match.box, match.state, SPECTATOR).cities[seat]
    moves = words(match, seat)
    discarded = [move.split()[1] for move in moves[:DISCARDED_AT_THE_DEAL]]
    first = next(move for move in moves if move.startswith(("build", "no-build")))
    return [
        *(Feature("building", key) for key in city.buildings),
        *(Feature("discarded at the deal", key) for key in discarded),
        Feature("first round", first),
    ]


def place(feature: Feature) -> tuple[str, str] | None:
    """The component that a *feature* is about, as the client names it, and what was done."""
    built = feature.what.startswith("build ")
    how = {"building": "built", "discarded at the deal": "discarded"}.get(feature.kind)
    how = "first" if feature.kind == "first round" and built else how
    return (f"card:{feature.what.removeprefix('build ')}", how) if how else None
