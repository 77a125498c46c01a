"""Matches as text: exported with the proof of their deal, imported, verified.

A file is what `engine.match` writes, with remarks that say who sat where, and what was promised:

    # person Ann
    # bot mayor
    # commitment 3f5a…
    # salt 09bc…
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from tricity.bots import LEVELS
from tricity.engine.chance import seed_of
from tricity.engine.errors import MatchError
from tricity.engine.game import options_in
from tricity.engine.match import FORMAT, Match, digest, load
from tricity.games import game
from tricity.server import log
from tricity.server.errors import Refused
from tricity.server.founding import commitment
from tricity.server.table import Table
from tricity.store.rows import Entry, SeatRow, TableRow

KINDS = ("person", "bot")
NO_SALT = "0" * 32  # of a match whose deal was never promised
NOBODY = ""  # owns the seats of an imported match
LONGEST_NAME = 40
LONGEST_SAID = 80

Imported = tuple[TableRow, list[SeatRow], list[Entry]]


@dataclass(frozen=True)
class Found:
    """What a match file says, apart from the match itself."""

    match: Match
    people: tuple[tuple[str, str], ...]  # person or bot, and the name or level
    commitment: str | None
    salt: str | None

    @property
    def seed(self) -> str:
        """The seed, as the commitment counts it."""
        return f"{seed_of(self.match.start):032x}"

    @property
    def is_promised(self) -> bool:
        """Whether the deal is the one that was promised before the first move."""
        return None not in (self.salt, self.commitment) and self.commitment == commitment(
            self.seed, self.salt or ""
        )


def match_of(table: Table) -> Match:
    """A finished match, for whoever wants to judge it."""
    table.check_finished()
    if table.is_old:
        raise Refused("old_rules", "only matches of the rules of today can be written as text")
    row = table.row
    match = Match(table.game, table.box, row.seats, int(row.seed, 16), row.options)
    for seat, move in log.fold(table.entries):
        match.play(seat, move)
    return match


def match_text(table: Table) -> str:
    """A finished match as text, with the proof of its deal."""
    row = table.row
    people = [
        f"# {one.kind} {(one.level if one.kind == 'bot' else one.name) or ''}".rstrip()
        for one in table.seats
    ]
    proof = [f"# commitment {row.commitment}", f"# salt {row.salt}"]
    return match_of(table).save().replace(FORMAT, "\n".join([FORMAT, *people, *proof]), 1)


def read(text: str, box: Any, key: str) -> Found:
    """Read a match of the game called *key*, and play it through."""
    remarks = [line[2:].partition(" ") for line in text.splitlines() if line.startswith("# ")]
    words = [(kind, word.strip()) for kind, _, word in remarks]
    proof = {kind: word for kind, word in words if kind in ("commitment", "salt")}
    try:
        match = load(text, game(key), box)
    except MatchError as error:
        raise refusal(error) from None
    return Found(
        match=match,
        people=tuple(pair for pair in words if pair[0] in KINDS),
        commitment=proof.get("commitment"),
        salt=proof.get("salt"),
    )


def imported(found: Found, table: str, creator: str, now: float) -> Imported:
    """The finished table, to be called *table*, that a match file makes."""
    match = found.match
    if not match.state.is_finished:
        message = "the match has not ended; play it to its end, then import it"
        raise refusal(MatchError(message, "unfinished"))
    if found.commitment and not found.is_promised:
        message = "the deal is not the one of the commitment; the file was changed"
        raise refusal(MatchError(message, "forged"))
    row = _row(found, table, creator, now)
    seats = [_seat(row, seat, found.people) for seat in range(row.seats)]
    moves = enumerate(match.moves)
    return row, seats, [Entry(table, ply, seat, move, now) for ply, (seat, move) in moves]


def refusal(error: MatchError) -> Refused:
    """What is wrong with a match file, as it is told; nobody is sent a whole file back."""
    said = error.said if error.said is None else error.said[:LONGEST_SAID]
    return Refused("match", str(error), fault=error.fault, line=error.line, said=said)


def _row(found: Found, table: str, creator: str, now: float) -> TableRow:
    meta, salt = found.match.game.META, found.salt or NO_SALT
    return TableRow(
        id=table,
        game=meta.key,
        rules_version=meta.rules_version,
        cards=digest(found.match.box),
        card_files=None,
        options=options_in(meta, found.match.start),
        seats=int(found.match.start.seats),
        seed=found.seed,
        salt=salt,
        commitment=commitment(found.seed, salt),
        creator=creator,
        is_public=False,
        allows_hints=False,
        undo="strict",
        clock=None,
        created_at=now,
        started_at=now,
        finished_at=now,
        is_imported=True,
    )


def _seat(row: TableRow, seat: int, people: Sequence[tuple[str, str]]) -> SeatRow:
    kind, word = people[seat] if seat < len(people) else ("person", "")
    if kind == "bot" and word in LEVELS:
        return SeatRow(row.id, seat, "bot", level=word)
    name = "".join(letter for letter in word if letter.isprintable())[:LONGEST_NAME]
    return SeatRow(row.id, seat, "person", NOBODY, name or None)
