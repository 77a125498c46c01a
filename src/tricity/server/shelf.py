"""The boxes of the games: compiled in the background, opened once for each edition."""

import asyncio
import tempfile
from collections import OrderedDict
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np

from tricity.bots import LEVELS, hint, make_bot
from tricity.engine.chance import chance
from tricity.engine.errors import CardsError
from tricity.engine.game import Game, new_game, waiting_seats
from tricity.engine.match import digest
from tricity.engine.record import copy
from tricity.games import SHELF, game
from tricity.server.errors import Refused

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
    """The shipped box; every rule is called once, so that none is compiled in mid-game."""
    played = game(key)
    box = played.load_box()
    for seats in {played.META.min_seats, min(2, played.META.max_seats)}:
        _try_rules(played, box, new_game(played, box, seats, 1))
    for level in LEVELS:
        state = new_game(played, box, played.META.min_seats, 1)
        make_bot(level, played, box).choose(state, waiting_seats(state)[0])
    hint(played, box, state, waiting_seats(state)[0], iterations=1)
    return box


def _try_rules(game: Game, box: Any, state: Any) -> None:
    mask = np.zeros(game.META.moves, np.uint8)
    seat = waiting_seats(state)[0]
    game.legal(box, state, seat, mask)
    for eyes in (seat, 8):
        game.view(box, state, eyes)
        game.observe(box, state, eyes, np.zeros(game.META.observation, np.float32))
    world = copy(state)
    game.redeal(box, world, seat, chance(1))
    game.play(box, world, seat, int(mask.argmax()))
    game.score(box, world, seat)
    game.explain(box, world, seat)
    game.outcome(box, world, seat)
    game.ranking(box, world, np.zeros(int(state.seats), np.int16))
    game.components(box)
