"""The guided first game of The City: cards are money, income first, and cards that help others."""

from collections.abc import Mapping
from functools import cache
from typing import Any

from tools.tutorials.script import STUDENT, Fact, Lesson, Script, do
from tricity.games import game


def _card(key: str) -> str:
    return f"thecity-card-{key.replace('_', '-')}"


@cache
def _printed(key: str) -> Any:
    """What is printed on a card."""
    thecity = game("thecity")
    cards = thecity.components(thecity.load_box()).cards
    return next(card for card in cards if card.key == key)


def _own(view: Any) -> Any:
    return view.cities[STUDENT]


def _price(view: Any, key: str) -> dict[str, Fact]:
    return {"card": _card(key), "price": view.own.prices[key]}


def _welcome(view: Any) -> Mapping[str, Fact]:
    return {"goal": view.goal}


def _deal(view: Any) -> Mapping[str, Fact]:
    one, other = (_printed(key) for key in ("car_park", "opera"))
    facts = {"count": _own(view).hand_size, "owed": view.own.owed, "cost": other.cost}
    return {**facts, "one": _card(one.key), "other": _card(other.key)}


def _house(view: Any) -> Mapping[str, Fact]:
    return {**_price(view, "house"), "income": _printed("house").income.printed}


def _pay(view: Any) -> Mapping[str, Fact]:
    return {"owed": view.own.owed, "card": _card("estate")}


def _income(view: Any) -> Mapping[str, Fact]:
    return {"card": _card("house"), "income": _own(view).income, "hand": _own(view).hand_size}


def _architect(view: Any) -> Mapping[str, Fact]:
    return {**_price(view, "architect"), "income": _printed("architect").income.printed}


def _school(view: Any) -> Mapping[str, Fact]:
    needed = next(key for key in _printed("school").requires if key in _own(view).buildings)
    facts = {"needed": _card(needed), "points": _printed("school").points.printed}
    return {"card": _card("school"), **facts}


def _points(view: Any) -> Mapping[str, Fact]:
    return {"points": _own(view).points_per_round, "score": _own(view).score}


def _villa(view: Any) -> Mapping[str, Fact]:
    facts = {"cheaper": _card("school"), "cost": _printed("villa").cost}
    return {**_price(view, "villa"), **facts}


def _second(view: Any) -> Mapping[str, Fact]:
    (bonus,) = _printed("villa").points.bonuses
    return {"card": _card("villa"), "points": _own(view).points_per_round, "more": bonus.amount}


def _grown(view: Any) -> Mapping[str, Fact]:
    own, rival = view.cities
    return {"points": own.points_per_round, "score": own.score, "rival": rival.score}


def _end(view: Any) -> Mapping[str, Fact]:
    return {"goal": view.goal}


def _built(key: str, rival: str) -> Any:
    """A card is chosen; the rival has chosen too, and both are turned over."""
    return do(f"build {key}", f"cards {key} + confirm", f"1 build {rival}")


RIVAL_PAYS = tuple(
    f"1 discard {key}"
    for key in (
        "admin_centre",
        "business_centre",
        "shopping_arcade",
        "industrial_park",
        "restaurant",
        "estate",
    )
)
RIVAL_PAYS_AGAIN = tuple(
    f"1 discard {key}" for key in ("city_park", "car_park", "office_building", "business_centre")
)

PAYMENT = "confirm + marked"

SCRIPT = Script(
    game="thecity",
    seats=2,
    seed=155,
    lessons=(
        Lesson("welcome", "goal", facts=_welcome),
        Lesson("hand", "hand"),
        Lesson(
            "deal",
            "cards car_park opera",
            (
                do(
                    "discard car_park, discard opera",
                    "cards car_park opera + confirm",
                    "1 discard industrial_zone",
                    "1 discard freeway",
                ),
            ),
            facts=_deal,
        ),
        Lesson("house", "cards house", (_built("house", "architect"),), facts=_house),
        Lesson(
            "pay",
            "cards estate",
            (do("discard estate", "cards estate + agree estate"),),
            facts=_pay,
        ),
        Lesson("income", "standing", facts=_income),
        Lesson(
            "architect",
            "cards architect",
            (
                do(
                    "build architect",
                    "cards architect + confirm",
                    "1 no-build",
                    "1 keep estate",
                ),
            ),
            facts=_architect,
        ),
        Lesson("survey", "cards no-build"),
        Lesson(
            "school",
            "cards school",
            (_built("school", "hypermarket"), do("discard park_and_ride", PAYMENT, *RIVAL_PAYS)),
            facts=_school,
        ),
        Lesson("points", "standing", facts=_points),
        Lesson(
            "villa",
            "cards villa",
            (
                _built("villa", "city_park"),
                do(
                    "discard tower_block, discard technology_park",
                    PAYMENT,
                    "1 discard business_centre",
                ),
            ),
            facts=_villa,
        ),
        Lesson(
            "second",
            "cards villa",
            (
                _built("villa", "multiplex"),
                do("discard interchange, discard technology_park", PAYMENT, *RIVAL_PAYS_AGAIN),
            ),
            facts=_second,
        ),
        Lesson("grown", "standing", facts=_grown),
        Lesson("symbols", "symbols"),
        Lesson("end", "rival", facts=_end),
    ),
)
