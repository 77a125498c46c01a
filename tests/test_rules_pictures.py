"""The pictures of the rules pages of The City and Microcity name what the box holds."""

import re

import pytest

from tests.examples.scene import examples_of
from tests.table import box_of
from tests.test_rules_pages import source
from tricity.games import microcity, thecity
from tricity.texts import FALLBACK

PIECES = re.compile(r"^!pieces ([^|\n]+)", re.MULTILINE)
POINTED = re.compile(
    r"^> !example ([\w-]+)$(?:(?!^> !example).)*?^> !show plan ([^\n]+)$", re.MULTILINE | re.DOTALL
)


def pieces(key: str) -> set[str]:
    """The components that the page of a game shows."""
    return {
        one.strip() for line in PIECES.findall(source(FALLBACK, key)) for one in line.split(",")
    }


def in_the_box_of_microcity() -> set[str]:
    """Every component of Microcity, as the pictures call it."""
    printed = microcity.components(box_of("microcity"))
    sides = [f"{card.card}{side}" for card in printed.districts for side in "ab"]
    buildings = [plan.name for plans in printed.buildings.values() for plan in plans]
    return {
        *(f"district:{side}" for side in sides),
        *(f"area:{side}{quarter}" for side in sides for quarter in range(1, 5)),
        *(f"project:{card.name}" for card in printed.projects),
        *(f"scenario:{side}" for side in printed.buildings),
        *(f"building:{name}" for name in buildings),
        *(f"die:{face}" for face in range(1, 7)),
        *("company:card", "dial:time", "token:investment", "pawn:engineer"),
    }


def test_the_pictures_of_microcity_are_in_the_box():
    assert pieces("microcity") - in_the_box_of_microcity() == set()


def test_the_pictures_of_the_city_are_in_the_box():
    printed = {f"card:{card.key}" for card in thecity.components(box_of("thecity")).cards}
    assert pieces("thecity") - printed == set()


@pytest.mark.parametrize(("name", "areas"), POINTED.findall(source(FALLBACK, "microcity")))
def test_a_plan_points_at_the_areas_that_can_be_reached(name, areas):
    work = next(one.work for one in examples_of("microcity") if one.name == name)
    assert [f"move {area}" for area in areas.split()] == list(work().moves)
