"""A position for each reason to refuse a move of The City."""

from collections.abc import Callable
from typing import Any

from tests.games.thecity.table import Seat, all_play, play, table


def after(state: Any, *moves: str) -> Any:
    """The position after some moves of seat 0."""
    play(state, 0, *moves)
    return state


def finished() -> Any:
    state = table()
    state.is_finished, state.waiting = 1, 0
    return state


def paying() -> Any:
    state = table("villa, 3 house, 3 school", "house")
    all_play(state, "build villa", "no-build")
    return state


def keeping() -> Any:
    state = table("villa", "house", deck="2 opera, 3 house, 5 school")
    all_play(state, "no-build", "no-build")
    return state


def crewed() -> Any:
    """An owner of a Construction Crew has chosen a card, and may choose another."""
    return after(table("house, villa, museum, 9 school", city="construction_crew"), "build house")


def with_a_new_crew() -> Any:
    """A Construction Crew is just built and paid: one more card may follow."""
    state = table(Seat("construction_crew, museum, school, 2 house, estate"), "house")
    all_play(state, "build construction_crew", "no-build")
    return after(state, "discard school")


def discarding() -> Any:
    return table("9 villa, 3 house, 2 school", "house", phase="limit", owed="2")


# What is told (§ and reason), of which move, where.
CASES: list[tuple[str, str, Callable[[], Any]]] = [
    ("6.1 over", "no-build", finished),
    ("5.3 answered", "no-build", lambda: after(table("house, villa", "house"), "no-build")),
    ("2.1 not-asked", "discard house", lambda: table("house")),
    ("2.2 not-asked", "build house", paying),
    ("2.2 not-asked", "keep house", paying),
    ("2.2 not-asked", "done", keeping),
    ("2.4 not-asked", "no-build", discarding),
    ("2.2 not-in-hand", "discard opera", paying),
    ("2.4 not-in-hand", "discard opera", discarding),
    ("2.1 not-in-hand", "build opera", lambda: table("house")),
    ("2.2 not-drawn", "keep villa", keeping),
    ("2.1 nothing-laid", "done", lambda: table("house")),
    ("4.1 laid-already", "no-build", crewed),
    ("4.2 laid-already", "no-build", with_a_new_crew),
    ("4.1 too-great", "build museum", crewed),
    ("4.2 too-great", "build museum", with_a_new_crew),
    ("4.2 architect-later", "build architect", with_a_new_crew),
    ("3.3 one-per-city", "build architect", lambda: table(city="architect")),
    ("3.1 lacks-support", "build school", lambda: table("school, 2 opera")),
    ("2.2 too-dear", "build opera", lambda: table("opera, 2 villa")),
]
