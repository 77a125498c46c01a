"""Matches played elsewhere, brought as files."""

import asyncio
from time import time

from fastapi import Request

from tricity.engine.errors import MatchError
from tricity.engine.match import game_in
from tricity.games import SHELF
from tricity.server import archive
from tricity.server.api.parts import WRITING, TheHall, part, problems
from tricity.server.api.tables import about
from tricity.server.founding import new_id
from tricity.server.identity import Owner, address_of
from tricity.wire.base import Problem
from tricity.wire.play import MatchProblem, MatchText
from tricity.wire.tables import TableInfo

router = part("after")


WRONG: dict[int | str, dict[str, object]] = {
    422: {"model": Problem | MatchProblem, "description": "Unprocessable Content"}
}


@router.post("/matches", status_code=201, responses={**problems(*WRITING), **WRONG})
async def bring_match(file: MatchText, hall: TheHall, owner: Owner, request: Request) -> TableInfo:
    """Make a finished table of a match file, for replay and review."""
    hall.new_tables.spend(address_of(request))
    key = game_of(file.text)
    box = await hall.shelf.box(key)
    found = await asyncio.to_thread(archive.read, file.text, box, key)
    row, seats, entries = archive.imported(found, new_id(), owner, time())
    await hall.store.add_table(row, seats)
    last = found.match.state.tobytes()
    flights = [
        hall.store.journal.append(entry, last if entry is entries[-1] else None)
        for entry in entries
    ]
    await asyncio.gather(*flights)
    return await about(await hall.room(row.id), owner)


def game_of(text: str) -> str:
    """The game of a match file."""
    try:
        key = game_in(text)
        if key not in SHELF:
            names = ", ".join(SHELF)
            raise MatchError(
                f"no game is called '{key[:40]}'; choose one of {names}", "game", None, key
            )
    except MatchError as error:
        raise archive.refusal(error) from None
    return key
