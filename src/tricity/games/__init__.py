"""The games on the shelf: one line each; a game is imported only when it is taken down."""

from importlib import import_module
from typing import TYPE_CHECKING, cast

from tricity.engine.errors import OptionError

if TYPE_CHECKING:
    from tricity.engine.game import Game

SHELF = {
    "pointcity": "tricity.games.pointcity",
    "thecity": "tricity.games.thecity",
    "microcity": "tricity.games.microcity",
}


def game(key: str) -> "Game":
    """The game called *key*."""
    if key not in SHELF:
        raise OptionError(f"no game is called '{key}'; choose one of {', '.join(SHELF)}")
    return cast("Game", import_module(SHELF[key]))
