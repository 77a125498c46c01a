"""Matches on disk: each is written after every move, so that nothing is ever lost.

A file is what `Match.save` writes, with remarks that say who sat where:

    # person Ann
    # bot mayor
    # cards my/cards
"""

import os
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Any

import platformdirs

from tricity.cli.seating import Player
from tricity.engine.errors import MatchError, TricityError
from tricity.engine.match import FORMAT, Match, game_in, load
from tricity.games import game

SUFFIX = ".match"


@dataclass(frozen=True)
class Saved:
    """A match from a file, and who plays it."""

    match: Match
    players: tuple[Player, ...]
    cards: str


def folder() -> Path:
    """Where matches are kept."""
    root = os.environ.get("TRICITY_DATA") or platformdirs.user_data_dir("tricity")
    return Path(root) / "matches"


def new_path(key: str) -> Path:
    """A free name for a new match."""
    stem = f"{datetime.now():%Y-%m-%d-%H%M%S}-{key}"
    names = (f"{stem}{mark}{SUFFIX}" for mark in ("", *(f"-{n}" for n in range(2, 1000))))
    return next(path for path in map(folder().joinpath, names) if not path.exists())


def keep(path: Path, match: Match, players: Sequence[Player], cards: str = "") -> None:
    """Write a match; a crash leaves either the old file or the new one."""
    remarks = [f"# {player.kind} {player.word}" for player in players]
    remarks += [f"# cards {cards}"] if cards else []
    text = match.save().replace(FORMAT, "\n".join([FORMAT, *remarks]), 1)
    path.parent.mkdir(parents=True, exist_ok=True)
    draft = path.with_name(f".{path.name}.draft")
    draft.write_text(text, "utf-8")
    draft.replace(path)


def fetch(path: Path, cards: str = "") -> Saved:
    """Read a match; *cards* is the folder of its card set, if it has moved."""
    text = read(path)
    remarks = [line.split(" ", 2) for line in text.splitlines() if line.startswith("# ")]
    words = [(remark[1], remark[2]) for remark in remarks if len(remark) == 3]
    cards = cards or next((word for kind, word in words if kind == "cards"), "")
    played = game(game_in(text))
    match = load(text, played, _box(played, cards))
    players = tuple(Player(kind, word) for kind, word in words if kind in ("person", "bot"))
    return Saved(match, players[: int(match.start.seats)], cards)


def read(path: Path) -> str:
    """The text of a match file."""
    try:
        return path.read_text("utf-8")
    except OSError as error:
        raise MatchError(
            f"{path}: {error.strerror or 'cannot be read'}; name a match file"
        ) from None
    except UnicodeDecodeError:
        raise MatchError(f"{path} is no match file; its first line must be '{FORMAT}'") from None


def latest_first() -> list[Path]:
    """All matches that are kept, the one played last first."""
    paths = folder().glob(f"*{SUFFIX}")
    return sorted(paths, key=lambda path: path.stat().st_mtime_ns, reverse=True)


def unfinished(key: str | None = None) -> Iterator[tuple[Path, Saved]]:
    """Matches that can be gone on with, the latest first; of one game if *key* says so."""
    for path in latest_first():
        try:
            saved = fetch(path)
        except TricityError:
            continue  # of another version, or of cards that are gone
        if not saved.match.state.is_finished and key in (None, saved.match.game.META.key):
            yield path, saved


def _box(played: Any, cards: str) -> Any:
    return played.load_box(Path(cards)) if cards else played.load_box()
