"""What the player sees, as typed data for people: everything but the dice to come."""

from dataclasses import dataclass
from typing import Literal

from tricity.engine.game import Line, options_in, waiting_seats
from tricity.engine.record import text
from tricity.games.microcity.box import SCENARIOS, SIDES, TRACK_NAMES, Box
from tricity.games.microcity.city import can_build, place_of, quarter_of
from tricity.games.microcity.components import (
    Components,
    Plan,
    ProjectCard,
    components,
    tracks,
)
from tricity.games.microcity.meta import META
from tricity.games.microcity.notation import area_name
from tricity.games.microcity.scoring import score
from tricity.games.microcity.state import (
    A_THEN_B,
    CHOOSE_SALE,
    CHOOSE_START,
    PHASES,
    PLACES,
    SIDE_A,
    SIDE_B,
    State,
)
from tricity.games.microcity.why import section

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
    section: str  # the rule of the question
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
    printed, side = components(box), SIDES[state.side - 1]
    return View(
        game="microcity",
        options=options_in(META, state),
        seats=int(state.seats),
        phase=PHASES[state.phase],
        section=section(box, state, seat),
        stage=STAGES[state.stage],
        waiting=tuple(waiting_seats(state)),
        is_finished=bool(state.is_finished),
        ending=ending(state),
        round_number=int(state.round_number),
        time=int(state.time_left),
        time_at_start=int(box.time[state.level]),
        pool=int(state.pool),
        tracks=tracks(state.stock.tolist()),
        districts=tuple(_district(state, place) for place in range(PLACES)),
        areas=_areas(state, printed),
        engineer=area_name(int(state.engineer)) if _is_placed(state) else None,
        dice=tuple(int(face) for face in state.dice if face),
        projects=tuple(_project(state, card) for card in printed.projects),
        scenario=SCENARIOS[box.scenario[state.level] - 1],
        side=side,
        buildings=tuple(_building(box, state, plan) for plan in printed.buildings[side]),
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


def _district(state: State, place: int) -> District:
    return District(int(state.district[place]), "b" if state.developed[place] else "a")


def _areas(state: State, printed: Components) -> tuple[Area, ...]:
    engineer = int(state.engineer) if _is_placed(state) else -1
    sides = [
        printed.districts[card - 1].side_b if is_developed else printed.districts[card - 1].side_a
        for card, is_developed in zip(
            state.district.tolist(), state.developed.tolist(), strict=True
        )
    ]
    found = []
    for area, token in enumerate(state.token.tolist()):
        quarter = sides[place_of(area)][quarter_of(area)]
        is_here = area == engineer
        found.append(Area(area_name(area), quarter.type, quarter.dice, bool(token), is_here))
    return tuple(found)


def _project(state: State, card: ProjectCard) -> Project:
    place = "hand" if state.hand[card.number] else "discard"
    return Project(
        number=card.number,
        name=card.name,
        move=card.move,
        basic=card.basic,
        die=card.die,
        advanced=card.advanced,
        place="played" if state.project == card.number else place,
    )


def _building(box: Box, state: State, plan: Plan) -> Building:
    return Building(
        number=plan.number,
        name=plan.name,
        cost=plan.cost,
        bonus=plan.bonus,
        is_built=bool(state.built[plan.number]),
        can_be_built=bool(can_build(box, state, plan.number)),
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
