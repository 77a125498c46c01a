"""What is printed on the components, as typed data for people."""

from dataclasses import dataclass
from typing import Literal

from tricity.engine.record import remembered, text
from tricity.games.microcity.box import (
    AREA_TYPES,
    EFFECTS,
    QUARTERS,
    SCENARIOS,
    SIDES,
    TRACK_NAMES,
    Box,
)
from tricity.games.microcity.moves import MOVES
from tricity.games.microcity.notation import say
from tricity.games.microcity.state import LEVELS, PLACES, PROJECTS


@dataclass(frozen=True)
class Quarter:
    """A quarter of a district card: an area's type, and the dice that fit."""

    type: str
    dice: tuple[int, ...]


@dataclass(frozen=True)
class DistrictCard:
    """A district card; each side has four areas in reading order."""

    card: int
    side_a: tuple[Quarter, ...]
    side_b: tuple[Quarter, ...]


@dataclass(frozen=True)
class ProjectCard:
    """A project card."""

    number: int
    name: str
    move: int
    basic: str
    die: int
    advanced: str


@dataclass(frozen=True)
class Plan:
    """A building, or a part of a challenge."""

    number: int
    name: str
    cost: dict[str, int]
    bonus: str


@dataclass(frozen=True)
class Level:
    """A level: what is to be built in how many rounds."""

    key: str
    scenario: str
    time: int


@dataclass(frozen=True)
class Components:
    """The whole box, and moves as words."""

    game: Literal["microcity"]
    districts: tuple[DistrictCard, ...]
    projects: tuple[ProjectCard, ...]
    buildings: dict[str, tuple[Plan, ...]]  # by the side of a building card
    levels: tuple[Level, ...]
    moves: tuple[str, ...]


@remembered
def components(box: Box) -> Components:
    """Everything in the *box*."""
    return Components(
        game="microcity",
        districts=tuple(_district(box, card) for card in range(1, PLACES + 1)),
        projects=tuple(_project(box, number) for number in range(1, PROJECTS + 1)),
        buildings={name: _plans(box, side) for side, name in enumerate(SIDES, start=1)},
        levels=tuple(
            Level(key, SCENARIOS[box.scenario[level] - 1], int(box.time[level]))
            for level, key in enumerate(LEVELS)
        ),
        moves=tuple(say(box, move) for move in range(MOVES)),
    )


def tracks(amounts: list[int]) -> dict[str, int]:
    """Amounts by the names of their tracks."""
    return dict(zip(TRACK_NAMES, amounts, strict=True))


def _district(box: Box, card: int) -> DistrictCard:
    return DistrictCard(card, _quarters(box, card, 0), _quarters(box, card, 1))


def _quarters(box: Box, card: int, side: int) -> tuple[Quarter, ...]:
    return tuple(_quarter(box, (card, side, quarter)) for quarter in range(QUARTERS))


def _quarter(box: Box, where: tuple[int, int, int]) -> Quarter:
    faces = tuple(face for face in box.die[where].tolist() if face)
    return Quarter(AREA_TYPES[box.kind[where] - 1], faces)


def _project(box: Box, number: int) -> ProjectCard:
    return ProjectCard(
        number=number,
        name=text(box.project_name[number]),
        move=int(box.steps[number]),
        basic=EFFECTS[box.basic[number]],
        die=int(box.project_die[number]),
        advanced=EFFECTS[box.advanced[number]],
    )


def _plans(box: Box, side: int) -> tuple[Plan, ...]:
    return tuple(
        Plan(
            number=number,
            name=text(box.building_name[side, number]),
            cost=tracks(box.cost[side, number].tolist()),
            bonus=EFFECTS[box.bonus[side, number]],
        )
        for number in range(1, int(box.buildings[side]) + 1)
    )
