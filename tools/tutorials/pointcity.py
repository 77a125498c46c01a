"""The guided first game of Point City: resources, a building, production, a civic token."""

from collections.abc import Mapping
from typing import Any

from tools.tutorials.script import STUDENT, Fact, Lesson, Script, do

COLUMNS = "abcd"


def _cell(view: Any, name: str) -> Any:
    return view.market[4 * (int(name[1]) - 1) + COLUMNS.index(name[0])]


def _building(view: Any, name: str) -> dict[str, Fact]:
    """The building on a cell of the market, its name and its points."""
    found = _cell(view, name).building
    return {"building": f"pointcity-card-{found.name}", "points": found.points}


def _resource(key: str) -> str:
    return f"web-pointcity-resource-{key}"


def _needs(view: Any, name: str) -> dict[str, Fact]:
    """A cost of a single resource."""
    ((resource, count),) = _cell(view, name).building.cost.items()
    return {"count": count, "resource": _resource(resource)}


def _welcome(view: Any) -> Mapping[str, Fact]:
    return {"turns": view.turns // view.seats}


def _take(view: Any) -> Mapping[str, Fact]:
    return {"resource": _resource(_cell(view, "c1").resource)}


def _refill(view: Any) -> Mapping[str, Fact]:
    cells = (_cell(view, name).building.name for name in ("c1", "d1"))
    one, other = (f"pointcity-card-{name}" for name in cells)
    return {"one": one, "other": other}


def _read(view: Any) -> Mapping[str, Fact]:
    made = _cell(view, "c1").building.produces
    return {**_building(view, "c1"), **_needs(view, "c1"), "made": _resource(made)}


def _build(view: Any) -> Mapping[str, Fact]:
    return {
        "building": _building(view, "c1")["building"],
        "other": _resource(_cell(view, "c2").resource),
    }


def _pay(view: Any) -> Mapping[str, Fact]:
    return {"resource": _resource(view.debt.resource), "wild": _resource("ingenuity")}


def _city(view: Any) -> Mapping[str, Fact]:
    (built,) = view.cities[STUDENT].buildings
    count = view.cities[STUDENT].production[built.produces]
    facts = {"building": f"pointcity-card-{built.name}", "made": _resource(built.produces)}
    return {**facts, "count": count}


def _civic(view: Any) -> Mapping[str, Fact]:
    made = view.cities[STUDENT].production
    needed = _needs(view, "c1")
    ((resource, count),) = _cell(view, "c1").building.cost.items()
    return {
        "building": _building(view, "c1")["building"],
        **needed,
        "made": made[resource],
        "taken": _cell(view, "c2").symbols,
        "wild": count - made[resource] - _cell(view, "c2").symbols,
    }


def _token(view: Any) -> Mapping[str, Fact]:
    (token,) = (one for one in view.row if one.token == PAIR)
    one, other = token.resources
    return {"points": token.amount, "one": _resource(one), "other": _resource(other)}


def _again(view: Any) -> Mapping[str, Fact]:
    found = _cell(view, "a3").building
    made = view.cities[STUDENT].production
    (card,) = (key for key in found.cost if key not in made)
    (free,) = (key for key in found.cost if key in made)
    return {
        "building": f"pointcity-card-{found.name}",
        "card": _resource(card),
        "free": _resource(free),
        "made": _resource(found.produces),
    }


def _score(view: Any) -> Mapping[str, Fact]:
    city = view.cities[STUDENT]
    printed = sum(building.points for building in city.buildings)
    return {"printed": printed, "token": sum(city.token_points), "score": city.score}


def _free(view: Any) -> Mapping[str, Fact]:
    found = _cell(view, "b2").building
    one, other = found.cost
    return {
        "building": f"pointcity-card-{found.name}",
        "one": _resource(one),
        "other": _resource(other),
        "price": sum(_left(found.cost, view.cities[STUDENT].production)),
    }


def _left(cost: Mapping[str, int], made: Mapping[str, int]) -> list[int]:
    """What production does not pay of a cost."""
    return [max(0, count - made.get(key, 0)) for key, count in cost.items()]


def _deck(view: Any) -> Mapping[str, Fact]:
    return {"left": view.deck_size}


def _later(view: Any) -> Mapping[str, Fact]:
    return _building(view, "c2")


PAIR = 21  # the token for community and ecology

SCRIPT = Script(
    game="pointcity",
    seats=2,
    seed=32,
    lessons=(
        Lesson("welcome", "city", facts=_welcome),
        Lesson("market", "market"),
        Lesson("take", "cells c1 d1", (do("take c1-d1", "cells c1 d1"),), facts=_take),
        Lesson("refill", "cells c1 d1", then=("1 flip b3", "1 take b2-b3"), facts=_refill),
        Lesson("rival", "rival"),
        Lesson("read", "cells c1", facts=_read),
        Lesson("build", "cells c1 c2", (do("take c1-c2", "cells c1 c2"),), facts=_build),
        Lesson("pay", "pays", (do("pay energy", "pays"),), facts=_pay),
        Lesson("city", "skyline", then=("1 take c1-c2",), facts=_city),
        Lesson("civic", "cells c1 c2", (do("take c1-c2", "cells c1 c2"),), facts=_civic),
        Lesson(
            "token",
            "tokens",
            (do(f"token {PAIR}", f"token {PAIR}", "1 take a3-a4"),),
            facts=_token,
        ),
        Lesson("again", "cells a3 b3", (do("take a3-b3", "cells a3 b3"),), facts=_again),
        Lesson("score", "score", then=("1 take c3-d3",), facts=_score),
        Lesson(
            "free",
            "cells b1 b2",
            (do("take b1-b2", "cells b1 b2", "1 take c4-d4"),),
            facts=_free,
        ),
        Lesson("deck", "deck", facts=_deck),
        Lesson("later", "cells c2", facts=_later),
    ),
)
