"""What the player sees, as typed data for people: everything but the dice to come."""

from dataclasses import dataclass
from typing import Literal

from tricity.engine.game import Line, options_in, waiting_seats
from tricity.engine.record import text
from tricity.games.microcity.box import AREA_TYPES, EFFECTS, SCENARIOS, SIDES, TRACK_NAMES, Box
from tricity.games.microcity.city import can_build, kind_of, place_of, quarter_of
from tricity.games.microcity.meta import META
from tricity.games.microcity.notation import area_name
from tricity.games.microcity.scoring import score
from tricity.games.microcity.state import (
    A_THEN_B,
    AREAS,
    CHOOSE_SALE,
    CHOOSE_START,
    PLACES,
    PROJECTS,
    SIDE_A,
    SIDE_B,
    State,
)

PHASES = (
    *("over", "start", "dice", "plan", "prepare", "move", "action", "investment"),
    *("clear", "take", "clear_or_take", "give", "sale", "die", "face", "building"),
)
STAGES = ("preparation", "project", "investment", "investment")


@dataclass(frozen=True)
class Area:
    """One of the sixteen areas: its type and the dice that fit."""

    name: str
    type: str
    dice: tuple[int, ...]
    has_token: bool
    has_engineer: bool


@dataclass(frozen=True)
class District:
    """A district card and the side it shows."""

    card: int
    side: str


@dataclass(frozen=True)
class Project:
    """A project card, and whether it is in hand, being played, or discarded."""

    number: int
    name: str
    move: int
    basic: str
    die: int
    advanced: str
    place: str


@dataclass(frozen=True)
class Building:
    """A building, or a part of a challenge."""

    number: int
    name: str
    cost: dict[str, int]
    bonus: str
    is_built: bool
    can_be_built: bool


@dataclass(frozen=True)
class Question:
    """What the effect at work still brings: tokens to clear, resources to take."""

    clears: int
    takes: int
    given: str | None
    die: int
    may_skip: bool


@dataclass(frozen=True)
class View:
    """The table; areas in reading order, districts from the top left to the bottom right."""

    game: Literal["microcity"]
    options: dict[str, str]
    seats: int
    phase: str
    stage: str
    waiting: tuple[int, ...]
    is_finished: bool
    ending: str | None
    round_number: int
    time: int
    time_at_start: int
    pool: int
    tracks: dict[str, int]
    districts: tuple[District, ...]
    areas: tuple[Area, ...]
    engineer: str | None
    dice: tuple[int, ...]
    projects: tuple[Project, ...]
    scenario: str
    side: str
    buildings: tuple[Building, ...]
    has_planned: bool
    is_time_stopped: bool
    has_cleared_with_die: bool
    has_cleared_with_money: bool
    question: Question
    score: int


def view(box: Box, state: State, seat: int) -> View:
    """What *seat* sees; a spectator sees the same."""
    return View(
        game="microcity",
        options=options_in(META, state),
        seats=int(state.seats),
        phase=PHASES[state.phase],
        stage=STAGES[state.stage],
        waiting=tuple(waiting_seats(state)),
        is_finished=bool(state.is_finished),
        ending=ending(state),
        round_number=int(state.round_number),
        time=int(state.time_left),
        time_at_start=int(box.time[state.level]),
        pool=int(state.pool),
        tracks=_tracks(state.stock),
        districts=tuple(_district(state, place) for place in range(PLACES)),
        areas=tuple(_area(box, state, area) for area in range(AREAS)),
        engineer=area_name(int(state.engineer)) if _is_placed(state) else None,
        dice=tuple(int(face) for face in state.dice if face),
        projects=tuple(_project(box, state, card) for card in range(1, PROJECTS + 1)),
        scenario=SCENARIOS[box.scenario[state.level] - 1],
        side=SIDES[state.side - 1],
        buildings=tuple(_building(box, state, number) for number in _numbers(box, state.side)),
        has_planned=bool(state.has_planned),
        is_time_stopped=bool(state.is_time_stopped),
        has_cleared_with_die=bool(state.has_cleared_with_die),
        has_cleared_with_money=bool(state.has_cleared_with_money),
        question=_question(state),
        score=int(score(box, state, seat)),
    )


def ending(state: State) -> str | None:
    """How the game ended: `won`, or lost for want of `time` or `tokens` (§7)."""
    if not state.is_finished:
        return None
    if state.is_won:
        return "won"
    return "tokens" if state.time_left else "time"


def explain(box: Box, state: State, seat: int) -> list[Line]:  # noqa: ARG001
    """The score line by line: one for each building."""
    built = [
        (int(state.side), number) for number in _numbers(box, state.side) if state.built[number]
    ]
    if box.scenario[state.level] == A_THEN_B and state.side == SIDE_B:
        built = [(SIDE_A, number) for number in _numbers(box, SIDE_A)] + built
    return [Line(f"microcity-building-{text(box.building_name[where])}", 1) for where in built]


def _is_placed(state: State) -> bool:
    return bool(state.phase != CHOOSE_START)


def _tracks(amounts: object) -> dict[str, int]:
    pairs = zip(TRACK_NAMES, amounts, strict=True)  # type: ignore[call-overload]
    return {name: int(amount) for name, amount in pairs}


def _district(state: State, place: int) -> District:
    return District(int(state.district[place]), "b" if state.developed[place] else "a")


def _area(box: Box, state: State, area: int) -> Area:
    place = place_of(area)
    faces = box.die[state.district[place], state.developed[place], quarter_of(area)]
    return Area(
        name=area_name(area),
        type=AREA_TYPES[kind_of(box, state, area) - 1],
        dice=tuple(int(face) for face in faces if face),
        has_token=bool(state.token[area]),
        has_engineer=bool(_is_placed(state) and state.engineer == area),
    )


def _project(box: Box, state: State, number: int) -> Project:
    place = "hand" if state.hand[number] else "discard"
    return Project(
        number=number,
        name=text(box.project_name[number]),
        move=int(box.steps[number]),
        basic=EFFECTS[box.basic[number]],
        die=int(box.project_die[number]),
        advanced=EFFECTS[box.advanced[number]],
        place="played" if state.project == number else place,
    )


def _building(box: Box, state: State, number: int) -> Building:
    return Building(
        number=number,
        name=text(box.building_name[state.side, number]),
        cost=_tracks(box.cost[state.side, number]),
        bonus=EFFECTS[box.bonus[state.side, number]],
        is_built=bool(state.built[number]),
        can_be_built=bool(can_build(box, state, number)),
    )


def _numbers(box: Box, side: int) -> range:
    return range(1, int(box.buildings[side]) + 1)


def _question(state: State) -> Question:
    return Question(
        clears=int(state.clears),
        takes=int(state.takes),
        given=TRACK_NAMES[state.given] if state.given else None,
        die=int(state.die),
        may_skip=bool(state.may_skip or state.phase == CHOOSE_SALE),
    )
