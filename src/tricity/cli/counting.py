"""`tricity perft`: count the positions that legal moves lead to."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tricity.cli.screen import Screen
from tricity.cli.sitting import options_said, seed_said
from tricity.engine.errors import OptionError
from tricity.engine.game import Game, new_game, preset
from tricity.engine.perft import divide, perft
from tricity.games import game


@dataclass(frozen=True)
class Start:
    """Where to count from: a position, or a deal."""

    key: str
    seats: int | None
    position: str | None
    options: Sequence[str]
    edition: str | None
    seed: str | None
    cards: str


def count(screen: Screen, start: Start, depth: int, *, is_divided: bool) -> None:
    """Say how many positions lie *depth* decisions after *start*."""
    if is_divided and depth == 0:
        raise OptionError("0 decisions cannot be divided; choose a depth of 1 or more")
    played = game(start.key)
    box = played.load_box(Path(start.cards)) if start.cards else played.load_box()
    sentence = screen.texts.say("cli-compiling")
    state = screen.patiently(lambda: _position(played, box, start), sentence)
    counting = screen.texts.say("cli-counting")
    if is_divided:
        counts = screen.patiently(lambda: divide(played, box, state, depth), counting)
        screen.listing([(str(number), words) for words, number in counts.items()])
        total = sum(counts.values())
    else:
        total = screen.patiently(lambda: perft(played, box, state, depth), counting)
    screen.say("cli-perft", count=total, depth=depth)


def _position(played: Game, box: Any, start: Start) -> Any:
    if start.position is not None:
        return played.parse(start.position)
    meta = played.META
    options = dict(preset(meta, start.edition)) if start.edition else {}
    seats = start.seats or min(2, meta.max_seats)
    return new_game(
        played, box, seats, seed_said(start.seed), options | options_said(start.options)
    )
