"""What is printed on the components: one read-only record, from microcity.json."""

from pathlib import Path
from typing import Annotated

from tricity.engine.record import Ints, Record, Text, blank, frozen, layout, print_text
from tricity.games.microcity.entry import Entry, read_entry
from tricity.games.microcity.state import (
    BUILDINGS,
    FACES,
    LEVELS,
    PLACES,
    PROJECTS,
    TRACK_END,
    TRACKS,
)

FILE = "microcity.json"
NAME = 32
QUARTERS = 4
MOST_STEPS = 2  # Ruling R4: no project card moves him further.
LAST_ROUND = 29  # the highest number on the dial

TRACK_NAMES = ("money", "coal", "steel", "wood")
AREA_TYPES = ("coal", "steel", "wood", "commercial", "residential")  # numbered from 1
SIDES = ("side_a", "side_b", "eiffel", "empire")  # numbered from 1
SCENARIOS = (*SIDES, "a_then_b")

EFFECTS = (
    *("none", "remove_1", "remove_2", "take_1", "take_2", "remove_1_or_take_1"),
    *("money_1", "money_2", "no_time_step", "set_die", "swap_1", "build_anywhere", "flip_district"),
)
NO_EFFECT, REMOVE_1, REMOVE_2, TAKE_1, TAKE_2, REMOVE_1_OR_TAKE_1 = range(6)
MONEY_1, MONEY_2, NO_TIME_STEP, SET_DIE, SWAP_1, BUILD_ANYWHERE, FLIP_DISTRICT = range(6, 13)
ACTIONS = EFFECTS[1:]
BONUSES = EFFECTS[:SET_DIE]  # those that a part of a challenge may give


class Box(Record):  # type: ignore[misc]
    """The components; row 0 of each table is nothing."""

    kind: Annotated[Ints, PLACES + 1, 2, QUARTERS]  # [card, side, quarter] an area type
    die: Annotated[Ints, PLACES + 1, 2, QUARTERS, 2]  # [card, side, quarter] one or two faces
    steps: Annotated[Ints, PROJECTS + 1]
    basic: Annotated[Ints, PROJECTS + 1]  # [project] an effect
    project_die: Annotated[Ints, PROJECTS + 1]
    advanced: Annotated[Ints, PROJECTS + 1]  # [project] an effect
    project_name: Annotated[Text, PROJECTS + 1, NAME]
    buildings: Annotated[Ints, len(SIDES) + 1]  # [side] how many
    cost: Annotated[Ints, len(SIDES) + 1, BUILDINGS + 1, TRACKS]  # [side, building, track]
    bonus: Annotated[Ints, len(SIDES) + 1, BUILDINGS + 1]  # [side, building] an effect
    building_name: Annotated[Text, len(SIDES) + 1, BUILDINGS + 1, NAME]
    scenario: Annotated[Ints, len(LEVELS)]  # [level]
    time: Annotated[Ints, len(LEVELS)]  # [level]


BOX_LAYOUT = layout(Box)


def load_box(folder: Path | None = None) -> Box:
    """Open the box: the shipped one, or *folder* with a microcity.json, or such a file itself."""
    path = folder or Path(__file__).parent / "data"
    sheet = read_entry(path if path.suffix == ".json" else path / FILE)
    sheet.only("districts", "projects", *SIDES, "levels", optional=("$schema", "about"))
    box: Box = blank(BOX_LAYOUT)
    _print_districts(box, sheet.part("districts"))
    _print_projects(box, sheet.part("projects"))
    for side, name in enumerate(SIDES, start=1):
        _print_buildings(box, side, sheet.part(name))
    _print_levels(box, sheet.part("levels"))
    return frozen(box)


def _print_districts(box: Box, districts: Entry) -> None:
    for card, district in enumerate(districts.items(PLACES, PLACES), start=1):
        district.only("side_a", "side_b")
        for side, name in enumerate(("side_a", "side_b")):
            areas = district.part(name).items(QUARTERS, QUARTERS)
            for quarter, area in enumerate(areas):
                _print_area(box, (card, side, quarter), area)
    if not (box.kind[:, 0] == AREA_TYPES.index("residential") + 1).any():
        districts.refuse("side A needs a residential area, where the engineer starts; name one")


def _print_area(box: Box, where: tuple[int, int, int], area: Entry) -> None:
    area.only("type", "dice")
    box.kind[where] = AREA_TYPES.index(area.part("type").word(AREA_TYPES)) + 1
    dice = area.part("dice")
    faces = [die.number(1, FACES) for die in dice.items(1, 2)]
    if len(set(faces)) < len(faces):
        dice.refuse("the two dice are alike; give two different ones, or one alone")
    box.die[where][: len(faces)] = faces


def _print_projects(box: Box, projects: Entry) -> None:
    box.steps[0] = 1  # recovering also moves him (§4.3)
    for number, project in enumerate(projects.items(PROJECTS, PROJECTS), start=1):
        project.only("name", "move", "basic", "die", "advanced")
        print_text(box.project_name[number], project.part("name").key(NAME))
        box.steps[number] = project.part("move").number(1, MOST_STEPS)
        box.basic[number] = EFFECTS.index(project.part("basic").word(ACTIONS))
        box.project_die[number] = project.part("die").number(1, FACES)
        box.advanced[number] = EFFECTS.index(project.part("advanced").word(ACTIONS))


def _print_buildings(box: Box, side: int, buildings: Entry) -> None:
    entries = buildings.items(1, BUILDINGS)
    box.buildings[side] = len(entries)
    has_bonus = SIDES[side - 1] in ("eiffel", "empire")
    for number, building in enumerate(entries, start=1):
        building.only("name", "cost", *(["bonus"] if has_bonus else []))
        print_text(box.building_name[side, number], building.part("name").key(NAME))
        cost = building.part("cost")
        cost.only(*TRACK_NAMES)
        for track, name in enumerate(TRACK_NAMES):
            box.cost[side, number, track] = cost.part(name).number(0, TRACK_END)
        if has_bonus:
            box.bonus[side, number] = EFFECTS.index(building.part("bonus").word(BONUSES))


def _print_levels(box: Box, levels: Entry) -> None:
    levels.only(*LEVELS)
    for number, name in enumerate(LEVELS):
        level = levels.part(name)
        level.only("scenario", "time")
        box.scenario[number] = SCENARIOS.index(level.part("scenario").word(SCENARIOS)) + 1
        box.time[number] = level.part("time").number(1, LAST_ROUND)
