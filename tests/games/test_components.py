"""What is printed on the components, as clients are told it."""

import csv
import json
from pathlib import Path

import pytest

from tricity import games
from tricity.engine.record import copy
from tricity.games import SHELF, game

FOLDER = Path(games.__file__).parent


def table(key):
    text = (FOLDER / key / "data/cards.csv").read_text(encoding="utf-8")
    return list(csv.DictReader(text.splitlines()))


@pytest.mark.parametrize("key", SHELF)
def test_moves_are_named_in_their_order(key):
    box = game(key).load_box()
    words = game(key).components(box).moves
    assert [game(key).read(box, said) for said in words] == list(range(game(key).META.moves))


@pytest.mark.parametrize("key", SHELF)
def test_a_frozen_box_is_read_once(key):
    box = game(key).load_box()
    assert game(key).components(box) is game(key).components(box)


def test_a_box_that_may_change_is_read_each_time():
    pointcity = game("pointcity")
    box = copy(pointcity.load_box())
    before = pointcity.components(box).cards[0].building_side.building.points
    box.points[1] += 1
    assert pointcity.components(box).cards[0].building_side.building.points == before + 1


def test_point_city_tells_both_sides_of_every_card():
    rows = table("pointcity")
    box = game("pointcity").load_box()
    told = game("pointcity").components(box).cards
    assert len(told) == len(rows)
    for card, row in zip(told, rows, strict=True):
        side, building = card.resource_side, card.building_side.building
        assert (side.resource, side.symbols) == (row["resource"], int(row["symbols"]))
        assert (building.name, building.kind) == (row["name"], row["kind"])
        assert building.cost == {
            name.removeprefix("cost_"): int(count)
            for name, count in row.items()
            if name.startswith("cost_") and int(count)
        }


def test_the_city_tells_every_cell_of_its_card_table():
    rows = table("thecity")
    told = game("thecity").components(game("thecity").load_box()).cards
    for card, row in zip(told, rows, strict=True):
        assert (card.key, card.cost, card.copies) == (
            row["key"],
            int(row["cost"]),
            int(row["copies"]),
        )
        assert "|".join(card.requires) == "|".join(
            sorted(row["requires"].split("|"), key=[r["key"] for r in rows].index)
            if row["requires"]
            else []
        )
        for earning, number, rule in (
            (card.income, "income", "income_rule"),
            (card.points, "vp", "vp_rule"),
        ):
            assert earning.printed == int(row[number])
            terms = [
                f"{b.amount} {'if' if b.is_once else 'per'} {b.thing} {b.scope}"
                for b in earning.bonuses
            ]
            assert " + ".join(terms) == row[rule]


def test_the_city_tells_what_a_card_makes_cheaper():
    told = game("thecity").components(game("thecity").load_box()).cards
    school = next(card for card in told if card.key == "school")
    assert [(d.things, d.amounts) for d in school.discounts] == [(("villa",), {"2": 2, "1": 1})]


def test_microcity_tells_its_file():
    sheet = json.loads((FOLDER / "microcity/data/microcity.json").read_text(encoding="utf-8"))
    told = game("microcity").components(game("microcity").load_box())
    assert [project.name for project in told.projects] == [p["name"] for p in sheet["projects"]]
    for card, district in zip(told.districts, sheet["districts"], strict=True):
        for side in ("side_a", "side_b"):
            quarters = [(q.type, list(q.dice)) for q in getattr(card, side)]
            assert quarters == [(area["type"], area["dice"]) for area in district[side]]
