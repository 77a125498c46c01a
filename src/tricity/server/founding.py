"""How tables come to be: from a wish, or from a table that has ended."""

import base64
import hashlib
import secrets
from collections.abc import Sequence
from dataclasses import replace
from time import time
from typing import Any

from tricity.engine.chance import fresh_seed
from tricity.engine.errors import OptionError
from tricity.engine.game import Meta, chosen, preset
from tricity.engine.match import digest
from tricity.games import game
from tricity.server.errors import Refused
from tricity.server.log import Played
from tricity.store.rows import Entry, SeatRow, TableRow
from tricity.wire.play import PlayOn
from tricity.wire.tables import NewTable, SeatWish

USUAL_LEVEL = "builder"
EARLIER = 0.001  # seconds before the table, at least, for entries that are older than it
Founded = tuple[TableRow, list[SeatRow]]
PlayedOn = tuple[TableRow, list[SeatRow], list[Entry]]


def new_id() -> str:
    """22 characters that nobody can guess."""
    return secrets.token_urlsafe(16)


def commitment(seed: str, salt: str) -> str:
    """What is told of *seed* before the first move, so that nobody can change it later.

    >>> commitment("2a", "07")[:16]
    '38bf31c114697642'
    """
    return hashlib.sha256(f"{seed}{salt}".encode()).hexdigest()


def table_wished(wish: NewTable, owner: str, box: Any) -> Founded:
    """The table that *owner* wishes for, if the game can be played so."""
    meta = game(wish.game).META
    options = options_wished(meta, wish)
    check_seats(meta, wish)
    now = time()
    table, salt = new_id(), secrets.token_hex(16)
    seed = f"{int(wish.seed, 16) if wish.seed else fresh_seed():032x}"
    seats = [_seat(table, seat, one, owner) for seat, one in enumerate(wish.seats)]
    row = TableRow(
        id=table,
        game=meta.key,
        rules_version=meta.rules_version,
        cards=digest(box),
        card_files=dict(wish.cards) if wish.cards else None,
        options=options,
        seats=len(seats),
        seed=seed,
        salt=salt,
        commitment=commitment(seed, salt),
        creator=owner,
        is_public=wish.is_public,
        allows_hints=wish.allows_hints,
        undo=wish.undo,
        clock=wish.clock.model_dump() if wish.clock else None,
        created_at=now,
        started_at=None if any(map(is_open, seats)) else now,
        has_chosen_seed=wish.seed is not None,
    )
    return row, seats


def options_wished(meta: Meta, wish: NewTable) -> dict[str, str]:
    """The options of the edition, overruled by those named one by one."""
    try:
        edition = preset(meta, wish.preset) if wish.preset else {}
        return chosen(meta, {**edition, **wish.options})
    except OptionError as error:
        raise Refused("option", str(error)) from None


def check_seats(meta: Meta, wish: NewTable) -> None:
    """Refuse a number of seats, or seats, that make no table."""
    if not meta.min_seats <= len(wish.seats) <= meta.max_seats:
        wanted = f"{meta.min_seats} to {meta.max_seats}" if meta.max_seats > 1 else "just 1"
        raise Refused("seats", f"{meta.name} cannot seat {len(wish.seats)}; it seats {wanted}")
    if any(one.level and one.kind != "bot" for one in wish.seats):
        raise Refused("seats", "only a bot has a level; leave it out for people")
    if any(one.name and one.kind != "me" for one in wish.seats):
        raise Refused("seats", "only your own seats have a name yet; leave it out for others")
    people = sum(one.kind != "bot" for one in wish.seats)
    if wish.undo == "free" and people > 1:
        raise Refused("seats", "free undo is for one person; choose strict undo")


def is_open(seat: SeatRow) -> bool:
    """Whether somebody may still sit down here."""
    return seat.kind == "person" and seat.owner is None


def rematch_of(row: TableRow, seats: Sequence[SeatRow]) -> Founded:
    """The same people once more; everybody moves up one seat. Asked twice, it has the same id."""
    secret = hashlib.sha256(f"rematch {row.id} {row.seed} {row.salt}".encode()).digest()
    name = base64.urlsafe_b64encode(secret[:16]).decode().rstrip("=")
    seed, salt, now = f"{fresh_seed():032x}", secrets.token_hex(16), time()
    table = replace(
        row,
        id=name,
        seed=seed,
        salt=salt,
        commitment=commitment(seed, salt),
        created_at=now,
        started_at=now,
        finished_at=None,
        rematch=None,
        has_chosen_seed=False,
        daily=None,
    )
    order = [*seats[1:], *seats[:1]]
    moved = [
        replace(one, table=name, seat=seat, is_away=False, wish=None, joined_at=now)
        for seat, one in enumerate(order)
    ]
    return table, moved


def played_on(row: TableRow, played: Sequence[Played], wish: PlayOn, owner: str) -> PlayedOn:
    """A table that goes on where a match stood: *owner* on one seat, bots on all others.

    The deal and the first moves are those of the match. These entries are older than the table,
    which tells them from its own (`Course.inherited`).
    """
    now, salt = time(), secrets.token_hex(16)
    table = replace(
        row,
        id=new_id(),
        salt=salt,
        commitment=commitment(row.seed, salt),
        creator=owner,
        is_public=False,
        allows_hints=True,
        undo="free",
        clock=None,
        created_at=now,
        started_at=now,
        finished_at=None,
        rematch=None,
        is_imported=False,
        has_chosen_seed=True,
        daily=None,
    )
    seats = [
        SeatRow(table.id, seat, "person", owner, wish.name, joined_at=now)
        if seat == wish.seat
        else SeatRow(table.id, seat, "bot", level=wish.level)
        for seat in range(row.seats)
    ]
    before = min(row.created_at, now - EARLIER)
    moves = enumerate(played[: wish.ply])
    return table, seats, [Entry(table.id, ply, *move, before) for ply, move in moves]


def _seat(table: str, seat: int, wish: SeatWish, owner: str) -> SeatRow:
    if wish.kind == "bot":
        return SeatRow(table, seat, "bot", level=wish.level or USUAL_LEVEL)
    if wish.kind == "open":
        return SeatRow(table, seat, "person")
    return SeatRow(table, seat, "person", owner, wish.name, joined_at=time())
