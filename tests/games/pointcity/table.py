"""Readable positions for the rule tests: a table is laid with words.

    table(stock="2 energy", city="energy", a1="civic for 3 energy", b1="double economy")

A cell is a building ("civic for 3 energy", "production for economy, energy") or the resource
side of a card ("energy", "double energy", "ingenuity").
"""

from collections.abc import Iterator, Mapping
from typing import Any

import numpy as np

from tricity.engine.game import new_game, waiting_seats
from tricity.engine.record import copy, text
from tricity.games import game
from tricity.games.pointcity.box import KINDS, RESOURCE_NAMES
from tricity.games.pointcity.notation import STOCK_NAMES
from tricity.games.pointcity.state import CARDS, PAY

pointcity = game("pointcity")
BOX = pointcity.load_box()
CELLS = [column + row for row in "1234" for column in "abcd"]


def table(
    seats: int = 2,
    *,
    seed: int = 1,
    stock: str | None = None,
    city: str = "",
    options: Mapping[str, str] | None = None,
    **cells: Any,
) -> Any:
    """A fresh game with seat 0 to move, its stock and city, and some cells of the market."""
    state = new_game(pointcity, BOX, seats, seed, options)
    state.seat, state.waiting = 0, 1
    if stock is not None:
        own(state, 0, stock)
    produce(state, 0, city)
    used: list[int] = []
    for cell, words in cells.items():
        used.append(lay(state, cell, words, used))
    return state


def own(state: Any, seat: int, words: str) -> None:
    """Give *seat* just this stock."""
    state.stock[seat] = counts(STOCK_NAMES, words)


def produce(state: Any, seat: int, words: str) -> None:
    """Give *seat* a city that produces just this."""
    state.production[seat] = counts(RESOURCE_NAMES, words)


def lay(state: Any, cell: str, words: str, used: list[int]) -> int:
    """Lay the first card that fits *words*, swapping it with the one that lay there."""
    kind, is_building, cost = words.partition(" for ")
    cards = buildings(kind, cost) if is_building else resources(words)
    card = next(card for card in cards if card not in used)
    place = CELLS.index(cell)
    for pile in (state.market, state.deck):
        pile[pile == card] = state.market[place]
    state.market[place] = card
    state.shows_building[place] = bool(is_building)
    return card


def buildings(kind: str, cost: str) -> list[int]:
    """The cards with a building of this kind and just this cost."""
    wanted = counts(RESOURCE_NAMES, cost)
    return [card for card in cards() if kind_of(card) == kind and all(BOX.cost[card] == wanted)]


def resources(words: str) -> list[int]:
    """The cards with this resource side."""
    return [card for card in cards() if STOCK_NAMES[BOX.stock_kind[card]] == words]


def cards() -> range:
    return range(1, CARDS + 1)


def kind_of(card: int) -> str:
    if BOX.is_civic[card]:
        return KINDS[2]
    return KINDS[0] if BOX.produces[card] else KINDS[1]


def counts(names: tuple[str, ...], words: str) -> list[int]:
    """Turn "2 energy, economy" into one number for each of *names*."""
    found = dict.fromkeys(names, 0)
    for part in filter(None, words.split(", ")):
        number, _, name = part.partition(" ") if part[0].isdecimal() else ("1", "", part)
        found[name] += int(number)
    return list(found.values())


def offered(state: Any) -> set[str]:
    """The legal moves as words."""
    mask = np.zeros(pointcity.META.moves, np.uint8)
    seat = waiting_seats(state)[0]
    count = pointcity.legal(BOX, state, seat, mask)
    assert count == mask.sum() > 0
    return {pointcity.say(BOX, int(move)) for move in np.flatnonzero(mask)}


def takes(state: Any) -> set[str]:
    """The legal pairs and single cards."""
    return {move for move in offered(state) if move.startswith("take")}


def flips(state: Any) -> set[str]:
    return {move for move in offered(state) if move.startswith("flip")}


def play(state: Any, *moves: str) -> None:
    """Play some moves, each of which must be legal."""
    for move in moves:
        assert move in offered(state), f"{move} is not among {sorted(offered(state))}"
        pointcity.play(BOX, state, waiting_seats(state)[0], pointcity.read(BOX, move))


def stock(state: Any, seat: int = 0) -> str:
    """What *seat* has in stock, in the words of `own`."""
    found = zip(STOCK_NAMES, map(int, state.stock[seat]), strict=True)
    return ", ".join(f"{count} {name}" if count > 1 else name for name, count in found if count)


def city(state: Any, seat: int = 0) -> list[int]:
    """The buildings of *seat*."""
    return [card for card in cards() if state.place[card] == seat + 1]


def row(state: Any) -> list[int]:
    """The civic tokens that are left, from left to right."""
    return [int(token) for token in state.row if token]


def tokens(state: Any, seat: int = 0) -> list[int]:
    """The civic tokens of *seat*."""
    return [token for token in range(1, 23) if state.holder[token] == seat + 1]


def hold(state: Any, seat: int, *held: int) -> None:
    """Give *seat* these civic tokens."""
    for token in held:
        state.holder[token] = seat + 1
        state.row[state.row == token] = 0


def leave_in_row(state: Any, *left: int) -> None:
    """Let the row hold just these civic tokens."""
    state.row[:] = 0
    state.row[: len(left)] = left


def leave_in_deck(state: Any, left: int) -> None:
    """Take cards off the bottom until *left* are in the deck."""
    rest = state.deck[state.deck_size - left : state.deck_size].copy()
    state.deck[:] = 0
    state.deck[:left] = rest
    state.deck_size = left


def payments(state: Any, take: str) -> list[str]:
    """Every way to pay after *take*: the cards spent, each way as often as it can be played."""
    start = copy(state)
    play(start, take)
    before = state.stock[0].copy()
    for cell in take.removeprefix("take ").split("-"):
        if not state.shows_building[CELLS.index(cell)]:
            before[BOX.stock_kind[state.market[CELLS.index(cell)]]] += 1
    return sorted(_ways(start, before))


def _ways(state: Any, before: Any) -> Iterator[str]:
    if state.phase != PAY:
        after = copy(state)
        after.stock[0] = before - state.stock[0]
        yield stock(after)
        return
    for move in offered(state):
        branch = copy(state)
        play(branch, move)
        yield from _ways(branch, before)


def name(card: int) -> str:
    return text(BOX.name[card])


def close_market(state: Any) -> None:
    """Lay buildings everywhere, none of them for less than four symbols."""
    words = [f"civic for {size} {name}" for size in (4, 5) for name in RESOURCE_NAMES] * 2
    used: list[int] = []
    for cell, building in zip(CELLS, words, strict=False):
        used.append(lay(state, cell, building, used))


def at(state: Any, cell: str) -> tuple[int, bool]:
    """The card in a cell, and whether it shows its building."""
    place = CELLS.index(cell)
    return int(state.market[place]), bool(state.shows_building[place])


def deck(state: Any) -> list[int]:
    """The cards of the deck, from the top."""
    return [int(card) for card in state.deck[: state.deck_size][::-1]]
