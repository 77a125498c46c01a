"""The components are read from a file; what does not fit is refused with place and cure."""

import json

import jsonschema
import pytest

from tests.games.microcity.edition import DATA, GONE, SHIPPED, changed, edition
from tricity.engine.errors import CardsError
from tricity.engine.record import same
from tricity.games.microcity.box import ACTIONS, BONUSES, load_box
from tricity.games.microcity.state import BUILDINGS

SCHEMA = json.loads((DATA / "microcity.schema.json").read_text("utf-8"))
AREA = {"type": "coal", "dice": [1]}
BUILDING = {"name": "kiosk", "cost": {"coal": 1, "steel": 0, "wood": 0, "money": 0}}

MISTAKES = [
    # the whole
    ("", [], "microcity.json: write an object with the fields districts, projects, side_a"),
    ("", {}, "microcity.json: the field 'districts' is missing; add it"),
    ("extra", 1, "microcity.json: unknown field 'extra'; known: districts"),
    *[
        (field, GONE, f"microcity.json: the field '{field}' is missing; add it")
        for field in ("districts", "projects", "side_a", "side_b", "eiffel", "empire", "levels")
    ],
    # districts
    ("districts", {}, "districts: write a list of 4, not {}"),
    ("districts", [], "districts: write a list of 4, not []"),
    ("districts[3]", GONE, "districts: write a list of 4, not [{"),
    ("districts[2]", 7, "districts[2]: write an object with the fields side_a, side_b"),
    ("districts[2].side_b", GONE, "districts[2]: the field 'side_b' is missing"),
    ("districts[2].side_c", [], "districts[2]: unknown field 'side_c'; known: side_a, side_b"),
    ("districts[2].side_a", [AREA] * 5, "districts[2].side_a: write a list of 4"),
    ("districts[2].side_b[0]", "coal", "districts[2].side_b[0]: write an object with the fields"),
    ("districts[0].side_a[1].type", "park", "districts[0].side_a[1].type: write one of coal"),
    ("districts[0].side_a[1].type", ["coal"], "districts[0].side_a[1].type: write one of coal"),
    ("districts[2].side_b[0].dice", 6, "side_b[0].dice: write a list of 1 to 2, not 6"),
    ("districts[2].side_b[0].dice", [], "districts[2].side_b[0].dice: write a list of 1 to 2"),
    ("districts[2].side_b[0].dice", [1, 2, 3], "districts[2].side_b[0].dice: write a list of 1 to"),
    ("districts[2].side_b[0].dice", [4, 4], "districts[2].side_b[0].dice: the two dice are alike"),
    ("districts[2].side_b[0].dice[1]", 7, "dice[1]: write a number, 1 to 6, not 7"),
    ("districts[2].side_b[0].dice[1]", 0, "dice[1]: write a number, 1 to 6, not 0"),
    ("districts[2].side_b[0].dice[1]", "4", 'dice[1]: write a number, 1 to 6, not "4"'),
    ("districts[2].side_b[0].dice[1]", 2.5, "dice[1]: write a number, 1 to 6, not 2.5"),
    ("districts[2].side_b[0].dice[1]", True, "dice[1]: write a number, 1 to 6, not true"),
    ("districts[2].side_b[0].dice[1]", None, "dice[1]: write a number, 1 to 6, not null"),
    (
        "districts",
        [{"side_a": [AREA] * 4, "side_b": [AREA] * 4}] * 4,
        "districts: side A needs a residential area, where the engineer starts; name one",
    ),
    # projects
    ("projects[5]", GONE, "projects: write a list of 6"),
    ("projects[0]", [], "projects[0]: write an object with the fields name, move, basic, die"),
    *[
        (f"projects[0].{field}", GONE, f"projects[0]: the field '{field}' is missing; add it")
        for field in ("name", "move", "basic", "die", "advanced")
    ],
    ("projects[0].cost", 1, "projects[0]: unknown field 'cost'; known: name, move"),
    ("projects[0].name", "", "projects[0].name: write 1 to 32 small letters, digits and hyphens"),
    ("projects[0].name", "Clearance", "projects[0].name: write 1 to 32 small letters"),
    ("projects[0].name", "x" * 33, "projects[0].name: write 1 to 32 small letters"),
    ("projects[0].name", 5, "projects[0].name: write 1 to 32 small letters"),
    ("projects[0].move", 3, "projects[0].move: write a number, 1 to 2, not 3"),
    ("projects[0].basic", "none", "projects[0].basic: write one of remove_1, remove_2, take_1"),
    ("projects[0].die", 7, "projects[0].die: write a number, 1 to 6, not 7"),
    ("projects[0].advanced", "fly", "projects[0].advanced: write one of remove_1, remove_2"),
    # buildings and parts
    ("side_a", [], "side_a: write a list of 1 to 8, not []"),
    ("side_b", [BUILDING] * 9, "side_b: write a list of 1 to 8, not ["),
    ("side_a[0].bonus", "none", "side_a[0]: unknown field 'bonus'; known: name, cost"),
    ("side_b[4].name", "Ä", "side_b[4].name: write 1 to 32 small letters"),
    ("side_a[0].cost", [0, 0, 2, 1], "side_a[0].cost: write an object with the fields money, coal"),
    ("side_a[0].cost.wood", 6, "side_a[0].cost.wood: write a number, 0 to 5, not 6"),
    ("side_a[0].cost.wood", -1, "side_a[0].cost.wood: write a number, 0 to 5, not -1"),
    ("side_a[0].cost.money", GONE, "side_a[0].cost: the field 'money' is missing; add it"),
    ("eiffel[0].bonus", GONE, "eiffel[0]: the field 'bonus' is missing; add it"),
    ("eiffel[0].bonus", None, "eiffel[0].bonus: write one of none, remove_1, remove_2"),
    ("empire[4].bonus", "build_anywhere", "empire[4].bonus: write one of none, remove_1"),
    ("empire[4].cost.coal", "2", 'empire[4].cost.coal: write a number, 0 to 5, not "2"'),
    # levels
    ("levels", [], "levels: write an object with the fields a10, a8, b15"),
    ("levels.a10", GONE, "levels: the field 'a10' is missing; add it"),
    ("levels.a9", {}, "levels: unknown field 'a9'; known: a10, a8"),
    ("levels.a10.scenario", "side_c", "levels.a10.scenario: write one of side_a, side_b, eiffel"),
    ("levels.empire10.time", 0, "levels.empire10.time: write a number, 1 to 29, not 0"),
    ("levels.empire10.time", 30, "levels.empire10.time: write a number, 1 to 29, not 30"),
]  # fmt: skip

FITTING = [
    {"$schema": "elsewhere.json", "about": ["anything"]},
    {"districts[0].side_a[1].dice": [6, 1], "districts[0].side_b[1].dice": [3.0]},
    {"districts[0].side_b[1].type": "residential"},
    {"side_a": [BUILDING] * BUILDINGS, "side_b": [BUILDING]},
    {"levels.a10": {"scenario": "a_then_b", "time": 29}},
    *[{"projects[0].basic": effect, "projects[1].advanced": effect} for effect in ACTIONS],
    *[{"empire[0].bonus": effect} for effect in BONUSES],
]


def refusal(folder):
    with pytest.raises(CardsError) as refused:
        load_box(folder)
    return str(refused.value)


@pytest.mark.rule("microcity §8.3")
@pytest.mark.parametrize(("place", "value", "message"), MISTAKES)
def test_a_mistake_is_refused_with_its_place_and_a_cure(place, value, message, tmp_path):
    assert message in refusal(edition(tmp_path, {place: value}))


@pytest.mark.rule("microcity §8.3")
@pytest.mark.parametrize(("place", "value", "message"), MISTAKES)
def test_the_schema_refuses_the_same_mistakes(place, value, message):  # noqa: ARG001
    assert not is_valid(changed({place: value}))


@pytest.mark.rule("microcity §8.3")
@pytest.mark.parametrize("changes", FITTING)
def test_what_the_schema_allows_is_read(changes, tmp_path):
    load_box(edition(tmp_path, changes))
    assert is_valid(changed(changes))


def test_the_shipped_components_fit_the_schema():
    jsonschema.Draft202012Validator.check_schema(SCHEMA)
    assert is_valid(json.loads(SHIPPED.read_text("utf-8")))


@pytest.mark.rule("microcity §8.3")
def test_a_folder_or_a_file_can_be_named(tmp_path):
    ours = load_box()
    assert same(ours, load_box(edition(tmp_path, {})))
    mine = tmp_path / "mine.json"
    mine.write_text(json.dumps(changed({"levels.a10.time": 11})), "utf-8")
    assert load_box(mine).time[0] == 11


def test_an_error_names_the_file_that_was_named(tmp_path):
    mine = tmp_path / "mine.json"
    mine.write_text("[]", "utf-8")
    assert refusal(mine).startswith("mine.json: write an object")


def test_a_missing_file_is_refused(tmp_path):
    assert refusal(tmp_path).startswith(f"microcity.json: not found in {tmp_path}")


def test_broken_json_is_refused_with_line_and_column(tmp_path):
    (tmp_path / "microcity.json").write_text('{\n  "districts" 1\n}', "utf-8")
    assert refusal(tmp_path).startswith("microcity.json: line 2, column 15:")


def test_other_encodings_are_refused(tmp_path):
    (tmp_path / "microcity.json").write_bytes(b'{"about": "\xe4"}')
    assert refusal(tmp_path) == "microcity.json: not UTF-8 text; save it in UTF-8"


def test_the_box_cannot_be_changed():
    box = load_box()
    with pytest.raises(ValueError, match="read-only"):
        box.time[0] = 99


def is_valid(components):
    return jsonschema.Draft202012Validator(SCHEMA).is_valid(components)
