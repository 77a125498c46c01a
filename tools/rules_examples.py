"""The worked examples of the rules pages, computed: python -m tools.rules_examples [--check]."""

import json
import sys
from pathlib import Path

from tests.examples.scene import Example, examples_of, worked
from tricity.games import SHELF

ROOT = Path(__file__).parents[1]
FOLDER = ROOT / "web" / "src" / "pages" / "rules" / "examples"


def file_of(game: str) -> Path:
    """Where the client finds the examples of a game."""
    return FOLDER / f"{game}.json"


def computed(game: str) -> str:
    """The examples of a game, one to a line."""
    lines = [f'"{one.name}": {_packed(one)}' for one in examples_of(game)]
    return "{\n" + ",\n".join(lines) + "\n}\n"


def _packed(one: Example) -> str:
    return json.dumps(worked(one), separators=(",", ":"), sort_keys=True)


def main() -> None:
    stale = [game for game in SHELF if not is_fresh(game)]
    if stale and "--check" in sys.argv:
        sys.exit(f"examples of {', '.join(stale)} are old; run python -m tools.rules_examples")
    for game in stale:
        file_of(game).write_text(computed(game), "utf-8")


def is_fresh(game: str) -> bool:
    """Whether the file is what the engine says now."""
    return file_of(game).is_file() and file_of(game).read_text("utf-8") == computed(game)


if __name__ == "__main__":
    main()
