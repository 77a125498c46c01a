"""The boxes of the games: compiled in the background, opened once for each edition."""

import asyncio
import tempfile
from collections import OrderedDict
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from time import time
from typing import Any

from tricity.bots import LEVELS, hint, make_bot
from tricity.engine.errors import CardsError
from tricity.engine.match import digest
from tricity.games import SHELF, game
from tricity.server.errors import Refused
from tricity.server.founding import table_wished
from tricity.server.results import results
from tricity.server.table import Table
from tricity.wire.tables import NewTable

OWN_EDITIONS = 100  # kept open; the one not used for longest is closed first
Progress = Callable[[str, int, int], None]


class Shelf:
    """All games, ready to be dealt."""

    def __init__(self) -> None:
        self.ready: dict[str, asyncio.Future[Any]] = {}
        self.own: OrderedDict[str, Any] = OrderedDict()
        self.pool = ThreadPoolExecutor(1, "shelf")

    def open(self, progress: Progress | None = None) -> None:
        """Begin to compile the rules of every game; *progress* is told of each that is ready."""
        loop = asyncio.get_running_loop()
        for number, key in enumerate(SHELF, start=1):
            future = loop.run_in_executor(self.pool, warm_up, key)
            if progress:
                future.add_done_callback(partial(_tell, progress, key, number))
            self.ready[key] = future

    def close(self) -> None:
        """Stop compiling as soon as possible."""
        self.pool.shutdown(wait=False, cancel_futures=True)

    async def box(self, key: str, cards: str = "", files: Mapping[str, str] | None = None) -> Any:
        """The shipped box of a game, or the one of *files*, whose fingerprint is *cards*."""
        shipped = await asyncio.shield(self.ready[key])
        if not files:
            return shipped
        if cards not in self.own:
            box = await asyncio.get_running_loop().run_in_executor(None, own_box, key, files)
            self.own[digest(box)] = box
            cards = digest(box)
        self.own.move_to_end(cards)
        while len(self.own) > OWN_EDITIONS:
            self.own.popitem(last=False)
        return self.own[cards]


def _tell(progress: Progress, key: str, number: int, _: object) -> None:
    progress(key, number, len(SHELF))


def own_box(key: str, files: Mapping[str, str]) -> Any:
    """The box that somebody's own card tables make; what is wrong is told with its cure."""
    with tempfile.TemporaryDirectory() as folder:
        for name, text in files.items():
            (Path(folder) / name).write_text(text, "utf-8")
        try:
            return game(key).load_box(Path(folder))
        except CardsError as error:
            said = str(error).replace(f" in {folder}; put the table there", "; send it too")
            raise Refused("cards", said) from None


def warm_up(key: str) -> Any:
    """The shipped box; what is compiled is called once, so that nothing has to be in mid-game."""
    played = game(key)
    box = played.load_box()
    wish = {"game": key, "seats": [{"kind": "me"}] * min(2, played.META.max_seats)}
    row, seats = table_wished(NewTable.model_validate(wish), "nobody", box)
    table = Table(row, seats, (), box)
    seat = table.waiting()[0]
    for level in LEVELS:
        make_bot(level, played, box).choose(table.state, seat)
    hint(played, box, table.state, seat, iterations=1)
    table.submit(seat, 0, table.legal(seat)[0], time())
    table.scores()
    results(played, box, table.state)
    played.components(box)
    return box
