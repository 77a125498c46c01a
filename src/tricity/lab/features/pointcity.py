"""Point City: the buildings and tokens of a city, and what its first turn took."""

from typing import Any

from tricity.engine.game import SPECTATOR
from tricity.engine.match import Match
from tricity.lab.features import Feature


def read(match: Match, seat: int) -> list[Feature]:
    """The features of *seat*."""
    city = _city(match, match.state, seat)
    return [
        *(Feature("building", f"{each.name} ({each.card})") for each in city.buildings),
        *(Feature("token", _token(each)) for each in city.tokens),
        *_first_turn(match, seat),
    ]


def place(feature: Feature) -> tuple[str, str] | None:
    """The component that a *feature* is about, as the client names it, and what was done."""
    number = feature.what.rpartition("(")[2].rstrip(")")
    how = {"building": "built", "token": "taken"}.get(feature.kind)
    return (f"{feature.kind}:{number}", how) if how else None


def _first_turn(match: Match, seat: int) -> list[Feature]:
    """What the seat took on its first turn: resource cards, buildings, or the top of the deck."""
    ply = next(ply for ply, (mover, _) in enumerate(match.moves) if mover == seat)
    before = _city(match, match.at(ply), seat)
    taken = []
    while ply < len(match.moves) and match.moves[ply][0] == seat:
        taken.append(match.game.say(match.box, match.moves[ply][1]).split()[0])
        ply += 1
    after = _city(match, match.at(ply), seat)
    gained = [name for name, count in after.stock.items() if count > before.stock.get(name, 0)]
    kinds = [f"{each.kind} building" for each in after.buildings]
    how = {"flip": "a card flipped", "draw": "drawn from the deck"}
    return [
        Feature("first turn", what)
        for what in (*gained, *kinds, *(how[verb] for verb in taken if verb in how))
    ]


def _city(match: Match, state: Any, seat: int) -> Any:
    return match.game.view(match.box, state, SPECTATOR).cities[seat]


def _token(token: Any) -> str:
    named = " and ".join(token.resources)
    return f"{token.amount} {token.rule.replace('_', ' ')} {named}".strip() + f" ({token.token})"
