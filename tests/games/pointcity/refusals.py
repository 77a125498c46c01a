"""A position for each reason to refuse a move of Point City."""

from collections.abc import Callable
from typing import Any

from tests.games.pointcity.table import (
    close_market,
    leave_in_deck,
    leave_in_row,
    play,
    table,
)

TWO_DOUBLES = "2 double energy, energy"


def paying(stock: str, *moves: str, **options: str) -> Any:
    """Seat 0 has taken a building for 3 energy and a resource, and pays."""
    state = table(stock=stock, options=options, a1="civic for 3 energy", b1="ecology")
    play(state, "take a1-b1", *moves)
    return state


def between(stock: str, a1: str, **options: str) -> Any:
    """A card in the corner, with buildings that nobody can pay beside it."""
    return table(
        stock=stock, options=options, a1=a1, b1="civic for 3 economy", a2="civic for 3 ecology"
    )


def without_tokens() -> Any:
    needs_token = {"civic_without_tokens": "forbidden"}
    state = table(stock="5 energy", options=needs_token, a1="civic for 3 energy", b1="ecology")
    leave_in_row(state)
    return state


def without_deck() -> Any:
    state = table(stock="")
    close_market(state)
    leave_in_deck(state, 0)
    return state


def flipped() -> Any:
    state = table()
    play(state, "flip a1")
    return state


def choosing_a_token() -> Any:
    state = table(stock="3 energy", a1="civic for 3 energy", b1="ecology")
    leave_in_row(state, 1, 2, 3)
    play(state, "take a1-b1")
    return state


def laying_the_row() -> Any:
    state = table(1, options={"solo_token_row": "player_choice"})
    play(state, "token 4")
    return state


def finished() -> Any:
    state = table()
    state.is_finished, state.waiting = 1, 0
    return state


def not_my_turn() -> Any:
    state = table()
    state.seat, state.waiting = 1, 2
    return state


# What is told (§ and reason), of which move, where.
CASES: list[tuple[str, str, Callable[[], Any]]] = [
    ("5.1 over", "draw", finished),
    ("2.4 not-your-turn", "draw", not_my_turn),
    ("3.1 flipped-already", "flip a2", flipped),
    ("3.1 is-building", "flip a1", lambda: table(a1="civic for 3 energy")),
    ("3.1 line-with-building", "flip b2", lambda: between("", "energy")),
    ("3.2 cannot-pay", "take a1-b1", lambda: between("energy, ingenuity", "civic for 3 energy")),
    ("3.2 cannot-pay", "take a1", lambda: between("energy", "civic for 3 energy")),
    ("3.2 no-partner", "take a1", lambda: between("", "energy")),
    ("3.2 two-cards", "take a1", table),
    ("3.2 deck-empty", "draw", without_deck),
    ("3.3 nothing-to-pay", "pay energy", table),
    ("3.4 tokens-gone", "take a1-b1", without_tokens),
    ("3.4 token-later", "token 1", table),
    ("2.3 token-gone", "token 22", choosing_a_token),
    ("6.1 token-laid", "token 4", laying_the_row),
    ("3.4 not-asked", "draw", choosing_a_token),
    ("4.4 not-asked", "draw", lambda: paying(TWO_DOUBLES)),
    ("6.1 not-asked", "draw", laying_the_row),
    ("4.1 none-in-stock", "pay ingenuity", lambda: paying(TWO_DOUBLES)),
    ("4.4 other-resource", "pay economy", lambda: paying(f"{TWO_DOUBLES}, economy")),
    (
        "4.4 doubles-first",
        "pay double energy",
        lambda: paying(f"{TWO_DOUBLES}, energy, 2 ingenuity", "pay energy"),
    ),
    (
        "4.3 wasted",
        "pay double energy",
        lambda: paying(f"{TWO_DOUBLES}, ingenuity", allow_overpay="false"),
    ),
    ("4.4 then-short", "pay ingenuity", lambda: paying("double energy, 2 energy, ingenuity")),
]
