"""Why a move is not legal, and which rule the question belongs to: for people."""

from collections.abc import Callable
from typing import NamedTuple

import numpy as np

from tricity.engine.game import Reason
from tricity.engine.record import text
from tricity.games.microcity.box import TRACK_NAMES, Box
from tricity.games.microcity.city import (
    distance,
    has_die,
    is_its_turn,
    kind_of,
    lacking,
    matching_die,
    place_of,
    quarter_of,
    tokens_on_areas,
)
from tricity.games.microcity.legal import legal
from tricity.games.microcity.meta import META
from tricity.games.microcity.moves import (
    ADVANCED,
    BASIC,
    BUILDING,
    CLEAR,
    CLEAR_WITH_DIE,
    CLEAR_WITH_MONEY,
    DIE,
    GIVE,
    INVEST,
    INVEST_WITH_DIE,
    LEAVE,
    MOVE,
    MOVES,
    PLANNING,
    PROJECT,
    RECOVER,
    SELL,
    SET,
    SKIP,
    START,
    TAKE,
)
from tricity.games.microcity.rules import CLEAR_PRICE
from tricity.games.microcity.state import (
    CHOOSE_ACTION,
    CHOOSE_AREA,
    CHOOSE_BUILDING,
    CHOOSE_CLEAR,
    CHOOSE_CLEAR_OR_TAKE,
    CHOOSE_DICE,
    CHOOSE_DIE,
    CHOOSE_GIVE,
    CHOOSE_INVESTMENT,
    CHOOSE_SALE,
    CHOOSE_START,
    CHOOSE_TAKE,
    COMMERCIAL,
    EXACTLY,
    MONEY,
    PHASES,
    PLAN_DICE,
    PREPARE,
    TRACKS,
    TRADE,
    State,
)

SECTIONS = {  # of what is asked; the phases of an effect belong to what has brought it
    "start": "2.2",
    "dice": "3.1",
    "plan": "3.2",
    "prepare": "4",
    "move": "4.1",
    "action": "4.2",
    "investment": "5.1",
    "sale": "5.3",
    "building": "5.4",
}
EFFECTS = ("3.3", "4.4", "5.3", "5.5")  # [stage]
LOST, WON, BONUS = "7.1", "7.2", "5.5"


def section(box: Box, state: State, seat: int) -> str:  # noqa: ARG001
    """The section of the rule that asks now."""
    if state.is_finished:
        return WON if state.is_won else LOST
    phase = PHASES[state.phase]
    if phase in SECTIONS:
        return SECTIONS[phase]
    is_bonus = state.may_skip and state.stage != TRADE
    return BONUS if is_bonus else EFFECTS[state.stage]


def why(box: Box, state: State, seat: int, move: int) -> Reason | None:
    """The rule that forbids *move*; None if it is legal."""
    mask = np.zeros(MOVES, np.uint8)
    legal(box, state, seat, mask)
    if mask[move]:
        return None
    if state.is_finished:
        return Reason("over", section(box, state, seat))
    first = max(first for first in VERBS if first <= move)
    verb = VERBS[first]
    if verb and state.phase in verb.phases:
        return verb.refusal(box, state, move)
    return _out_of_turn(box, state, first)


def _out_of_turn(box: Box, state: State, first: int) -> Reason:
    """Something else is asked now."""
    if first == SKIP:
        return _asked("cannot-skip", box, state)
    if first == BUILDING + 1:
        return Reason("build-when", "5.4")
    return Reason("sell-when", "5.3") if first == SELL + 1 else _asked("not-asked", box, state)


def _asked(key: str, box: Box, state: State) -> Reason:
    question = f"{META.key}-phase-{PHASES[state.phase].replace('_', '-')}"
    return Reason(key, section(box, state, 0), {"question": question})


def _no_start(box: Box, state: State, move: int) -> Reason:  # noqa: ARG001
    return Reason("not-residential", "2.2")


def _no_walk(box: Box, state: State, move: int) -> Reason:
    if distance(int(state.engineer), move - MOVE) == 0:
        return Reason("must-move", "4.1")
    key = "exactly-so-far" if state.movement == EXACTLY else "too-far"
    return Reason(key, "4.1", {"steps": int(box.steps[state.project])})


def _no_clearing(box: Box, state: State, move: int) -> Reason:
    if not state.token[move - CLEAR]:
        return Reason("no-token-there", section(box, state, 0))
    return Reason("say-how", "3.3", {"price": CLEAR_PRICE})


def _no_leaving(box: Box, state: State, move: int) -> Reason:  # noqa: ARG001
    return Reason("no-die", "3.1", {"face": move - LEAVE})


def _no_setting(box: Box, state: State, move: int) -> Reason:  # noqa: ARG001
    return Reason("low-to-high", "3.2")


def _no_die(box: Box, state: State, move: int) -> Reason:  # noqa: ARG001
    return Reason("no-die", "4.4", {"face": move - DIE})


def _no_clearing_with_die(box: Box, state: State, move: int) -> Reason:  # noqa: ARG001
    if tokens_on_areas(state) == 0:
        return Reason("nothing-to-clear", "3.3")
    if state.has_cleared_with_die:
        return Reason("cleared-already", "3.3")
    return Reason("no-die", "3.3", {"face": move - CLEAR_WITH_DIE})


def _no_clearing_with_money(box: Box, state: State, move: int) -> Reason:  # noqa: ARG001
    if tokens_on_areas(state) == 0:
        return Reason("nothing-to-clear", "3.3")
    if state.has_cleared_with_money:
        return Reason("cleared-already", "3.3")
    return Reason("no-money", "3.3", {"price": CLEAR_PRICE, "money": int(state.stock[MONEY])})


def _no_project(box: Box, state: State, move: int) -> Reason:  # noqa: ARG001
    return Reason("in-discard", "4.3")


def _no_taking(box: Box, state: State, move: int) -> Reason:
    resource, here = move - TAKE, section(box, state, 0)
    if resource == state.given:
        return Reason("just-given", here, {"resource": _track(resource)})
    return Reason("in-order", here)


def _no_giving(box: Box, state: State, move: int) -> Reason:
    resource = move - (GIVE if move <= SELL else SELL)
    return Reason("none-left", section(box, state, 0), {"resource": _track(resource)})


def _no_building(box: Box, state: State, move: int) -> Reason:
    building = move - BUILDING
    if building > box.buildings[state.side]:
        return Reason("no-such-building", "2.4")
    if state.built[building]:
        return Reason("built-already", "5.4", {"building": _building(box, state, building)})
    if not is_its_turn(box, state, building):
        return Reason("part-order", "2.4", {"building": _building(box, state, building - 1)})
    missing = tuple(
        _track(track)
        for track in range(TRACKS)
        for _ in range(int(lacking(box, state, building, track)))
    )
    name = _building(box, state, building)
    return Reason("cannot-build", "5.4", {"building": name, "missing": missing})


def _no_advanced(box: Box, state: State, move: int) -> Reason:  # noqa: ARG001
    face = int(box.project_die[state.project])
    if has_die(state, face):
        return Reason("of-no-use", "4.2")
    return Reason("no-die", "4.2", {"face": face})


def _no_better_investment(box: Box, state: State, move: int) -> Reason:  # noqa: ARG001
    area = int(state.engineer)
    if matching_die(box, state):
        is_trade = kind_of(box, state, area) == COMMERCIAL
        return Reason("nothing-to-give", "5.3") if is_trade else Reason("nothing-to-build", "5.4")
    place = place_of(area)
    one, other = box.die[state.district[place], state.developed[place], quarter_of(area)].tolist()
    return Reason("no-fitting-die", "5.1", {"one": one, "other": other})


def _track(track: int) -> str:
    return f"{META.key}-track-{TRACK_NAMES[track]}"


def _building(box: Box, state: State, building: int) -> str:
    return f"{META.key}-building-{text(box.building_name[state.side, building])}"


class Verb(NamedTuple):
    """The phases that ask for something, and why it may be refused in them."""

    phases: tuple[int, ...]
    refusal: Callable[[Box, State, int], Reason]


VERBS: dict[int, Verb | None] = {  # by the first move of each
    START: Verb((CHOOSE_START,), _no_start),
    MOVE: Verb((CHOOSE_AREA,), _no_walk),
    CLEAR: Verb((PREPARE, CHOOSE_CLEAR, CHOOSE_CLEAR_OR_TAKE), _no_clearing),
    LEAVE + 1: Verb((CHOOSE_DICE,), _no_leaving),
    SET + 1: Verb((PLAN_DICE,), _no_setting),
    DIE + 1: Verb((CHOOSE_DIE,), _no_die),
    CLEAR_WITH_DIE + 1: Verb((PREPARE,), _no_clearing_with_die),
    PROJECT + 1: Verb((PREPARE,), _no_project),
    TAKE + 1: Verb((CHOOSE_TAKE, CHOOSE_CLEAR_OR_TAKE), _no_taking),
    GIVE + 1: Verb((CHOOSE_GIVE,), _no_giving),
    SELL + 1: Verb((CHOOSE_SALE,), _no_giving),
    BUILDING + 1: Verb((CHOOSE_BUILDING,), _no_building),
    CLEAR_WITH_MONEY: Verb((PREPARE,), _no_clearing_with_money),
    RECOVER: None,  # whoever is asked for one of these may choose it
    BASIC: None,
    ADVANCED: Verb((CHOOSE_ACTION,), _no_advanced),
    PLANNING: None,
    INVEST: None,
    INVEST_WITH_DIE: Verb((CHOOSE_INVESTMENT,), _no_better_investment),
    SKIP: None,
}
