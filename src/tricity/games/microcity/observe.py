"""What the player knows as a vector, for learning: all but the dice to come."""

from tricity.engine.jit import rule
from tricity.engine.record import Floats
from tricity.games.microcity.box import Box
from tricity.games.microcity.city import can_build, kind_of, place_of, quarter_of
from tricity.games.microcity.state import (
    A_THEN_B,
    AREAS,
    BUILDINGS,
    CHOOSE_BUILDING,
    CHOOSE_START,
    DICE,
    EMPIRE,
    FACES,
    INVESTMENT,
    PLACES,
    PROJECTS,
    RESIDENTIAL,
    SIDE_A,
    TOKENS,
    TRACK_END,
    TRACKS,
    State,
)

AREA_FEATURES = 2 + RESIDENTIAL + FACES
BUILDING_FEATURES = 3 + TRACKS
COMPANY_FEATURES = 2 + TRACKS + FACES + 2 * PROJECTS + PLACES + EMPIRE + 1
PHASES = CHOOSE_BUILDING + 1
STAGES = INVESTMENT + 1
ROUND_FEATURES = PHASES + STAGES + TRACKS + 10
OBSERVATION = (
    AREAS * AREA_FEATURES + BUILDINGS * BUILDING_FEATURES + COMPANY_FEATURES + ROUND_FEATURES
)
LONG_TIME = 20  # scales the time marker


@rule
def observe(box: Box, state: State, seat: int, out: Floats) -> None:  # noqa: ARG001
    """Fill *out* with the table; nothing on it is hidden."""
    out[:] = 0
    at = 0
    for area in range(AREAS):
        observe_area(box, state, area, out[at : at + AREA_FEATURES])
        at += AREA_FEATURES
    for building in range(1, int(box.buildings[state.side]) + 1):
        observe_building(box, state, building, out[at : at + BUILDING_FEATURES])
        at += BUILDING_FEATURES
    at = AREAS * AREA_FEATURES + BUILDINGS * BUILDING_FEATURES
    observe_company(box, state, out[at : at + COMPANY_FEATURES])
    observe_round(state, out[at + COMPANY_FEATURES :])


@rule
def observe_area(box: Box, state: State, area: int, out: Floats) -> None:
    """One area: token, engineer, what it is good for, which dice fit."""
    out[0] = state.token[area]
    out[1] = state.engineer == area and state.phase != CHOOSE_START
    out[1 + kind_of(box, state, area)] = 1
    place = place_of(area)
    for symbol in range(2):
        face = box.die[state.district[place], state.developed[place], quarter_of(area), symbol]
        if face:
            out[1 + RESIDENTIAL + face] = 1


@rule
def observe_building(box: Box, state: State, building: int, out: Floats) -> None:
    """One building of the side that is up: whether it stands, could be built, what it costs."""
    out[0] = 1
    out[1] = state.built[building]
    out[2] = can_build(box, state, building)
    for track in range(TRACKS):
        out[3 + track] = box.cost[state.side, building, track] / TRACK_END


@rule
def observe_company(box: Box, state: State, out: Floats) -> None:
    """Time, pool, tracks, dice, cards, districts turned, the side that is up."""
    out[0] = state.time_left / LONG_TIME
    out[1] = state.pool / TOKENS
    at = 2
    for track in range(TRACKS):
        out[at + track] = state.stock[track] / TRACK_END
    at += TRACKS - 1
    for die in range(DICE):
        if state.dice[die]:
            out[at + state.dice[die]] += 0.5
    at += FACES
    for project in range(1, PROJECTS + 1):
        out[at + project] = state.hand[project]
        out[at + PROJECTS + project] = state.project == project
    at += 2 * PROJECTS + 1
    for place in range(PLACES):
        out[at + place] = state.developed[place]
    out[at + PLACES - 1 + state.side] = 1
    out[at + PLACES + EMPIRE] = (
        box.scenario[state.level] == A_THEN_B and state.side == SIDE_A  # side B is still to come
    )


@rule
def observe_round(state: State, out: Floats) -> None:
    """What is asked, what was done this round, what the effect at work still brings."""
    out[state.phase] = 1
    out[PHASES + state.stage] = 1
    at = PHASES + STAGES
    out[at + state.given] = 1
    at += TRACKS
    out[at] = state.has_planned
    out[at + 1] = state.is_time_stopped
    out[at + 2] = state.has_cleared_with_die
    out[at + 3] = state.has_cleared_with_money
    out[at + 4] = state.may_skip
    out[at + 5] = state.clears
    out[at + 6] = state.takes
    out[at + 7] = state.least / TRACKS
    out[at + 8] = state.movement
    out[at + 9] = state.recover_costs_time
