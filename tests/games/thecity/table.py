"""Readable positions for the rule tests: a table is laid with words.

    table("3 villa, school", city="house")
    table(Seat("villa", city="school", points=7), "2 house", phase="limit")

A pile is written as "2 villa, house". Cards named nowhere lie in the draw pile.
"""

from collections import Counter
from dataclasses import dataclass
from typing import Any

import numpy as np

from tricity.engine.game import waiting_seats
from tricity.engine.record import copy, text
from tricity.games import game
from tricity.games.thecity.state import KINDS, PHASES

thecity = game("thecity")
BOX = thecity.load_box()
KEYS = [text(key) for key in BOX.key]
COPIES = Counter({KEYS[card]: int(BOX.copies[card]) for card in range(2, KINDS)})


@dataclass(frozen=True)
class Seat:
    """What one seat has on the table."""

    hand: str = ""
    city: str = ""
    points: int = 0


def table(*seats: Seat | str, city: str = "", **others: Any) -> Any:
    """A position in which every seat chooses; *city* is that of seat 0.

    *others* are fields of the record; `deck` and `discard` are piles, `phase` is a word.
    """
    laid = [seat if isinstance(seat, Seat) else Seat(seat) for seat in seats]
    laid += [Seat()] * (2 - len(laid))
    laid[0] = Seat(laid[0].hand, city or laid[0].city, laid[0].points)
    phase = others.pop("phase", "choose")
    fields = {
        "seats": len(laid),
        "waiting": (1 << len(laid)) - 1,
        "phase": PHASES.index(phase),
        "round_number": 1,
        "points": ",".join(str(seat.points) for seat in laid),
        "hand": "/".join(numbers(seat.hand) for seat in laid),
        "city": "/".join(numbers(seat.city) for seat in laid),
        "discard": numbers(others.pop("discard", "")),
        "deck": numbers(others.pop("deck", None) or in_deck(laid)),
        **others,
    }
    return thecity.parse(" ".join(f"{field}={value}" for field, value in fields.items()))


def in_deck(seats: list[Seat]) -> str:
    """All cards that lie in no hand and in no city."""
    used = sum((pile(seat.hand) + pile(seat.city) for seat in seats), Counter())
    return ", ".join(f"{copies} {key}" for key, copies in (COPIES - used).items())


def pile(words: str) -> Counter[str]:
    """Turn "2 villa, house" into copies."""
    parts = [part.rpartition(" ") for part in words.split(", ")] if words else []
    return sum((Counter({key: int(number or 1)}) for number, _, key in parts), Counter())


def numbers(words: str) -> str:
    """Turn "2 villa, house" into a row of a position."""
    copies = pile(words)
    assert copies.keys() <= set(KEYS[1:]), f"{words} names an unknown card"
    return ",".join(str(copies[key]) for key in KEYS) if copies else ""


def words(row: Any) -> str:
    """Turn a row of a position into "2 villa, house"."""
    found = [(int(copies), KEYS[card]) for card, copies in enumerate(row) if copies]
    return ", ".join(f"{copies} {key}" if copies > 1 else key for copies, key in found)


def hand(state: Any, seat: int = 0) -> str:
    return words(state.hand[seat])


def city(state: Any, seat: int = 0) -> str:
    return words(state.city[seat])


def discards(state: Any) -> str:
    return words(state.discard)


def offered(state: Any, seat: int = 0) -> set[str]:
    """The legal moves of a seat as words."""
    mask = np.ones(thecity.META.moves, np.uint8)
    count = thecity.legal(BOX, state, seat, mask)
    assert count == mask.sum()
    return {thecity.say(BOX, int(move)) for move in np.flatnonzero(mask)}


def builds(state: Any, seat: int = 0) -> str:
    """The cards that a seat may build, in the order of the table."""
    keys = {move.removeprefix("build ") for move in offered(state, seat) if "build " in move}
    return ", ".join(key for key in KEYS if key in keys)


def play(state: Any, seat: int, *moves: str) -> None:
    """Play some moves of one seat, each of which must be legal."""
    for move in moves:
        assert move in offered(state, seat), f"{move} is not among {sorted(offered(state, seat))}"
        thecity.play(BOX, state, seat, thecity.read(BOX, move))


def all_play(state: Any, *moves: str) -> None:
    """Play one move of each seat, seat 0 first."""
    for seat, move in enumerate(moves):
        play(state, seat, move)


def after(state: Any, *moves: str) -> Any:
    """The position after one move of each seat."""
    twin = copy(state)
    all_play(twin, *moves)
    return twin


def waiting(state: Any) -> list[int]:
    return waiting_seats(state)


def phase(state: Any) -> str:
    return PHASES[state.phase]


def seen(state: Any, seat: int = 0) -> Any:
    return thecity.view(BOX, state, seat)


def gains(state: Any, seat: int = 0) -> tuple[int, int]:
    """What the city of a seat brings each round: cards and points."""
    own = seen(state).cities[seat]
    return own.income, own.points_per_round


def observed(state: Any, seat: int) -> list[float]:
    """What `observe` tells a seat; every place must be filled."""
    out = np.full(thecity.META.observation, np.nan, np.float32)
    thecity.observe(BOX, state, seat, out)
    assert not np.isnan(out).any()
    return [float(value) for value in out]


def everything(state: Any) -> Counter[str]:
    """All cards of the box, wherever they lie; an Architect not yet taken lies beside the table."""
    rows = [state.deck, state.discard, *state.hand, *state.aside, *state.city]
    found = sum((pile(words(row)) for row in rows), Counter())
    found += Counter(KEYS[card] for card in (*state.first, *state.second) if card)
    found["architect"] = 5
    return found
