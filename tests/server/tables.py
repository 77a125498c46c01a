"""Tables for tests: set up, played at random, and looked at as a client would."""

import json
from collections.abc import Iterator, Mapping
from dataclasses import replace
from random import Random
from typing import Any

from tests.table import box_of
from tricity.engine.game import SPECTATOR, chosen
from tricity.engine.match import digest
from tricity.games import SHELF, game
from tricity.server.founding import commitment
from tricity.server.table import Landing, Table
from tricity.store.rows import SeatRow, TableRow

ID = "abcdefghijklmnopqrstuv"
SEED, SALT = f"{77:032x}", f"{78:032x}"
START = 1000.0
SEATS = {key: min(max(2, game(key).META.min_seats), game(key).META.max_seats) for key in SHELF}


def row_of(key: str, seats: int = 0, **columns: Any) -> TableRow:
    """A table that has started."""
    meta = game(key).META
    row = TableRow(
        id=ID,
        game=key,
        rules_version=meta.rules_version,
        cards=digest(box_of(key)),
        card_files=None,
        options=chosen(meta, {}),
        seats=seats or SEATS[key],
        seed=SEED,
        salt=SALT,
        commitment=commitment(SEED, SALT),
        creator="ann",
        is_public=False,
        allows_hints=True,
        undo="strict",
        clock=None,
        created_at=START - 10,
        started_at=START,
    )
    return replace(row, **columns)


def people(row: TableRow) -> list[SeatRow]:
    """A person on every seat."""
    return [SeatRow(row.id, seat, "person", f"owner{seat}", "Ann") for seat in range(row.seats)]


def new_table(key: str, seats: int = 0, **columns: Any) -> Table:
    """A table of people who are about to begin."""
    row = row_of(key, seats, **columns)
    return Table(row, people(row), [], box_of(key))


def loaded_again(table: Table) -> Table:
    """The table as another process would load it."""
    return Table(table.row, table.seats, table.entries, table.box, table.snapshots)


def eyes_of(table: Table) -> tuple[int, ...]:
    """All eyes around a table."""
    return (*range(table.row.seats), SPECTATOR)


def move(table: Table, seat: int, move: int | None = None, now: float = START) -> Landing:
    """Play a move, the first legal one unless said."""
    choice = table.legal(seat)[0] if move is None else move
    landing = table.submit(seat, table.seq(seat), choice, now)
    assert isinstance(landing, Landing)
    return landing


def play_on(table: Table, rng: Random, most: int = 10_000) -> Iterator[Landing]:
    """Play at random, to the end or for a number of moves."""
    for number in range(most):
        if not table.waiting():
            return
        seat = rng.choice(table.waiting())
        yield move(table, seat, rng.choice(table.legal(seat)), START + number)


def play(table: Table, rng: Random, most: int = 10_000) -> Table:
    """The table after some random moves, or at its end."""
    for _ in play_on(table, rng, most):
        pass
    return table


def position(table: Table, eyes: int) -> dict[str, Any]:
    """What a client learns when it connects."""
    return dict(json.loads(table.position_text(eyes)))


def patched(view: Mapping[str, Any], patch: Mapping[str, Any]) -> dict[str, Any]:
    """A view after a patch, as a client would do it."""
    new = {**view, **patch["fields"]}
    for name, items in patch["items"].items():
        new[name] = [items.get(str(place), item) for place, item in enumerate(new[name])]
    return new


class Client:
    """Eyes that believe what they are told."""

    def __init__(self, table: Table, eyes: int) -> None:
        self.eyes = eyes
        self.known = position(table, eyes)

    def hear(self, text: str) -> None:
        """Take over a change."""
        change = json.loads(text)
        assert change["seq"] == self.known["seq"] + 1
        self.known["seq"] = change["seq"]
        self.known["view"] = patched(self.known["view"], change["patch"])
        self.known["legal"], self.known["can_undo"] = change["legal"], change["can_undo"]
