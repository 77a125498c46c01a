"""The guided first game of Microcity: three rounds, a building, and an area cleared."""

from collections.abc import Mapping
from typing import Any

from tools.tutorials.script import Fact, Lesson, Script, do

HOUSES, SCHOOL = 1, 2
CLEARANCE, SITE_CREW, DELIVERY = 1, 3, 5


def _area(view: Any, name: str) -> Any:
    return next(area for area in view.areas if area.name == name)


def _kind(view: Any, name: str) -> str:
    return f"microcity-area-{_area(view, name).type}"


def _project(view: Any, number: int) -> dict[str, Fact]:
    found = next(project for project in view.projects if project.number == number)
    effect = found.basic.replace("_", "-")
    name, basic = f"microcity-project-{found.name}", f"microcity-effect-{effect}"
    return {"card": name, "steps": found.move, "basic": basic, "die": found.die}


def _building(view: Any, number: int) -> Any:
    return next(building for building in view.buildings if building.number == number)


def _named(view: Any, number: int) -> str:
    return f"microcity-building-{_building(view, number).name}"


def _welcome(view: Any) -> Mapping[str, Fact]:
    return {"count": len(view.buildings)}


def _limits(view: Any) -> Mapping[str, Fact]:
    return {"time": view.time, "pool": view.pool}


def _start(view: Any) -> Mapping[str, Fact]:
    return {"area": _kind(view, "b3")}


def _dice(view: Any) -> Mapping[str, Fact]:
    (face,) = _area(view, "c4").dice
    return {"face": face, "area": _kind(view, "c4"), "left": min(view.dice)}


def _delivery(view: Any) -> Mapping[str, Fact]:
    return _project(view, DELIVERY)


def _move(view: Any) -> Mapping[str, Fact]:
    return {"area": _kind(view, "c4"), "steps": _project(view, DELIVERY)["steps"]}


def _basic(view: Any) -> Mapping[str, Fact]:
    return {"basic": _project(view, DELIVERY)["basic"], "die": _project(view, DELIVERY)["die"]}


def _invest(view: Any) -> Mapping[str, Fact]:
    (face,) = _area(view, "c4").dice
    return {"area": _kind(view, "c4"), "face": face}


def _round(view: Any) -> Mapping[str, Fact]:
    return {"time": view.time, "pool": view.pool}


def _stock(view: Any) -> Mapping[str, Fact]:
    houses = _building(view, HOUSES)
    return {
        "wood": view.tracks["wood"],
        "money": view.tracks["money"],
        "building": _named(view, HOUSES),
        "woodcost": houses.cost["wood"],
        "moneycost": houses.cost["money"],
    }


def _plan(view: Any) -> Mapping[str, Fact]:
    (face,) = _area(view, "c3").dice
    return {"area": _kind(view, "c3"), "face": face, "left": min(view.dice)}


def _crew(view: Any) -> Mapping[str, Fact]:
    card = _project(view, SITE_CREW)
    return {"card": card["card"], "steps": card["steps"], "area": _kind(view, "c3")}


def _build(view: Any) -> Mapping[str, Fact]:
    (face,) = _area(view, "c3").dice
    return {"building": _named(view, HOUSES), "face": face}


def _built(view: Any) -> Mapping[str, Fact]:
    done = sum(building.is_built for building in view.buildings)
    return {"building": _named(view, HOUSES), "built": done, "count": len(view.buildings)}


def _tokens(view: Any) -> Mapping[str, Fact]:
    return {"taken": sum(area.has_token for area in view.areas), "pool": view.pool}


def _clear(view: Any) -> Mapping[str, Fact]:
    (face,) = _area(view, "c2").dice
    areas = {"area": _kind(view, "c2"), "cleared": _kind(view, "c4")}
    return {"card": _project(view, CLEARANCE)["card"], **areas, "face": face}


def _next(view: Any) -> Mapping[str, Fact]:
    facts = {"coal": view.tracks["coal"], "wood": view.tracks["wood"]}
    return {"building": _named(view, SCHOOL), **facts}


def _cards(view: Any) -> Mapping[str, Fact]:
    return {"left": sum(project.place == "hand" for project in view.projects)}


INVEST = "invest with die"

SCRIPT = Script(
    game="microcity",
    seats=1,
    seed=39,
    options={"level": "a10", "layout": "first_game"},
    lessons=(
        Lesson("welcome", "buildings", facts=_welcome),
        Lesson("limits", "limits", facts=_limits),
        Lesson("start", "area b3", (do("start b3", "area b3"),), facts=_start),
        Lesson("dice", "dice", (do("leave 2", "die 2 + words leave 2"),), facts=_dice),
        Lesson("card", "project 5", (do("project 5", "project 5"),), facts=_delivery),
        Lesson("move", "area c4", (do("move c4", "area c4"),), facts=_move),
        Lesson(
            "basic",
            "project 5",
            (do("basic", "basic 5"), do("take wood", "track wood")),
            facts=_basic,
        ),
        Lesson("invest", "area c4", (do(INVEST, "die 5 + words invest with die"),), facts=_invest),
        Lesson("round", "area c4", facts=_round),
        Lesson("stock", "company", facts=_stock),
        Lesson("plan", "dice", (do("leave 1", "die 1 + words leave 1"),), facts=_plan),
        Lesson(
            "crew",
            "project 3",
            (do("project 3", "project 3"), do("move c3", "area c3"), do("basic", "basic 3")),
            facts=_crew,
        ),
        Lesson("build", "area c3", (do(INVEST, "die 4 + words invest with die"),), facts=_build),
        Lesson("built", "building 1", facts=_built),
        Lesson("tokens", "pool", (do("leave 1", "pool + die 1 + words leave 1"),), facts=_tokens),
        Lesson(
            "clear",
            "project 1",
            (
                do("project 1", "project 1"),
                do("move c2", "area c2"),
                do("basic", "basic 1"),
                do("clear c4", "area c4"),
                do(INVEST, "die 2 + words invest with die"),
            ),
            facts=_clear,
        ),
        Lesson("next", "building 2", facts=_next),
        Lesson("cards", "recover", facts=_cards),
    ),
)
