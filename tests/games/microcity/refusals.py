"""A position for each reason to refuse a move of Microcity."""

from collections.abc import Callable
from typing import Any

from tests.games.microcity.table import BOX, acting, hold, investing, play, table
from tricity.engine.game import new_game
from tricity.games import microcity
from tricity.games.microcity.state import CHOOSE_BUILDING, CHOOSE_DICE, PLAN_DICE

TOWER = {"level": "eiffel16"}
WEALTH = {"money": 5, "coal": 5, "steel": 5, "wood": 5}


def new() -> Any:
    return new_game(microcity, BOX, 1, 1, {"layout": "first_game"})


def over(*, is_won: bool) -> Any:
    state = table()
    state.is_finished, state.waiting, state.is_won, state.phase = 1, 0, is_won, 0
    return state


def rolled() -> Any:
    state = table(dice="1 3 5")
    state.phase = CHOOSE_DICE
    return state


def planning() -> Any:
    state = table(dice="4")
    state.phase = PLAN_DICE
    return state


def choosing(**laid: Any) -> Any:
    """A building is to be chosen."""
    state = investing("a2", **laid)
    state.phase = CHOOSE_BUILDING
    return state


def discarded() -> Any:
    state = table()
    hold(state, 1)
    return state


def walking(**options: str) -> Any:
    return play(table("b2", options=options), "project 3")


def cleared() -> Any:
    """Both ways of clearing are used up."""
    state = table(tokens="a1 b1 c1 d1")
    return play(state, "clear with die 3", "clear a1", "clear with money", "clear b1")


def spending(dice: str) -> Any:
    """Wood is given away in a shop, and two others are taken for it."""
    return play(investing("b1", dice=dice, wood=1, coal=1), "invest with die", "give wood")


def a_bonus() -> Any:
    """The first part of the Eiffel Tower clears areas, if one likes."""
    state = investing("a2", dice="3 5", options={"level": "eiffel16"}, tokens="a1 b1", **WEALTH)
    return play(state, "invest with die")


# What is told (§ and reason), of which move, where.
CASES: list[tuple[str, str, Callable[[], Any]]] = [
    ("7.1 over", "recover", lambda: over(is_won=False)),
    ("7.2 over", "recover", lambda: over(is_won=True)),
    ("2.2 not-residential", "start a1", new),
    ("2.2 cannot-skip", "skip", new),
    ("4 not-asked", "move a1", table),
    ("4 not-asked", "basic", table),
    ("5.5 not-asked", "take coal", a_bonus),
    ("3.1 no-die", "leave 2", rolled),
    ("3.2 low-to-high", "set 3", planning),
    ("3.3 nothing-to-clear", "clear with die 3", table),
    ("3.3 nothing-to-clear", "clear with money", table),
    ("3.3 no-die", "clear with die 1", lambda: table(tokens="a1")),
    ("3.3 no-money", "clear with money", lambda: table(tokens="a1", money=1)),
    ("3.3 cleared-already", "clear with die 5", cleared),
    ("3.3 cleared-already", "clear with money", cleared),
    ("3.3 say-how", "clear a1", lambda: table(tokens="a1")),
    ("4 no-token-there", "clear b2", table),
    ("4.3 in-discard", "project 2", discarded),
    ("4.1 must-move", "move b2", walking),
    ("4.1 exactly-so-far", "move d4", walking),
    ("4.1 too-far", "move d4", lambda: walking(movement="up_to")),
    ("4.2 no-die", "advanced", lambda: acting(1, dice="3 5")),
    ("4.2 of-no-use", "advanced", lambda: acting(1, dice="4 5")),
    ("4.4 no-die", "die 1", lambda: play(acting(2, dice="3 5"), "basic")),
    ("4.4 in-order", "take coal", lambda: play(acting(5), "advanced", "take wood")),
    ("4.4 just-given", "take wood", lambda: play(acting(6, wood=1), "basic")),
    ("4.4 none-left", "give steel", lambda: play(acting(6, wood=1, coal=1), "basic")),
    ("5.3 just-given", "take wood", lambda: spending("5 6")),
    ("5.3 none-left", "sell steel", lambda: play(investing("b1", wood=1), "invest", "skip")),
    ("5.3 sell-when", "sell coal", table),
    ("5.1 no-fitting-die", "invest with die", lambda: investing("a1", dice="3 5")),
    ("5.3 nothing-to-give", "invest with die", lambda: investing("b1", dice="3 5")),
    ("5.4 nothing-to-build", "invest with die", lambda: investing("a2", dice="3 5")),
    ("5.4 build-when", "building 1", table),
    ("5.4 built-already", "building 1", lambda: choosing(built="1", **WEALTH)),
    ("5.4 cannot-build", "building 2", lambda: choosing(wood=3)),
    ("2.4 no-such-building", "building 5", lambda: choosing(**WEALTH)),
    ("2.4 part-order", "building 2", lambda: choosing(options=TOWER, **WEALTH)),
]
