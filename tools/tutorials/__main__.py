"""The guided first games, played by the engine: python -m tools.tutorials [--check]."""

import sys
from pathlib import Path

import orjson

from tools.tutorials import SCRIPTS
from tools.tutorials.script import Script
from tools.tutorials.stage import performed

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "web" / "src" / "pages" / "tutorial" / "games"


def file_of(script: Script) -> Path:
    """Where the client finds a tutorial."""
    return FOLDER / f"{script.game}.json"


def computed(script: Script) -> bytes:
    """A tutorial as JSON, one position and one lesson to a line."""
    told = performed(script)
    lines = [b'"%b":%b' % (key.encode(), _packed(told[key])) for key in told]
    return b"{\n" + b",\n".join(lines) + b"\n}\n"


def is_fresh(script: Script) -> bool:
    """Whether the file is what the engine says now."""
    file = file_of(script)
    return file.is_file() and file.read_bytes() == computed(script)


def _packed(data: object) -> bytes:
    if not isinstance(data, list):
        return orjson.dumps(data)
    return b"[\n" + b",\n".join(map(orjson.dumps, data)) + b"\n]"


def main() -> None:
    stale = [script for script in SCRIPTS if not is_fresh(script)]
    if stale and "--check" in sys.argv:
        names = ", ".join(script.game for script in stale)
        sys.exit(f"the tutorials of {names} are old; run python -m tools.tutorials")
    FOLDER.mkdir(parents=True, exist_ok=True)
    for script in stale:
        file_of(script).write_bytes(computed(script))


if __name__ == "__main__":
    main()
