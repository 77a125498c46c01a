"""`tricity cards check`: whether somebody's own card tables fit the rulebook."""

from pathlib import Path

from rich.markup import escape

from tricity.cli.screen import Screen
from tricity.engine.errors import CardsError
from tricity.games import game

MARKS = {
    "microcity.json": "microcity",
    "tokens.csv": "pointcity",
    "cards.csv": "thecity",  # only where no tokens lie beside it
}


def check(screen: Screen, path: Path, key: str | None) -> None:
    """Load the card tables at *path*; a mistake in them is refused by `load_box`."""
    if not path.exists():
        raise CardsError(f"{path}: not found; name the folder of your card tables")
    folder = path if path.is_dir() else path.parent
    key = key or _guessed(path, folder)
    played = game(key)
    played.load_box(path if path.suffix == ".json" else folder)
    name = screen.texts.say(f"{key}-name")
    screen.say("cli-cards-good", path=escape(str(path)), game=name)


def _guessed(path: Path, folder: Path) -> str:
    """The game whose tables these are."""
    if path.suffix == ".json":
        return "microcity"
    for file, key in MARKS.items():
        if (folder / file).exists():
            return key
    files = ", ".join(MARKS)
    raise CardsError(f"{path}: none of {files} is there; name the game: --game GAME")
