"""Where the database is: `sqlite:///FILE` or `postgresql://USER@HOST/NAME`."""

import os
from dataclasses import dataclass
from pathlib import Path

from platformdirs import user_data_path
from sqlalchemy import make_url
from sqlalchemy.exc import ArgumentError

from tricity.engine.errors import StoreError

CURE = "write sqlite:///FILE or postgresql://USER@HOST/NAME"
POSTGRES = ("postgresql", "postgres", "postgresql+asyncpg")


@dataclass(frozen=True)
class Place:
    """A database, before anything connects to it; *words* hide the password."""

    url: str
    words: str
    file: Path | None = None  # of SQLite


def default_url() -> str:
    """A file in the folder TRICITY_DATA, or in the user's data folder."""
    folder = os.environ.get("TRICITY_DATA") or user_data_path("tricity", appauthor=False)
    return f"sqlite:///{Path(folder).absolute() / 'tricity.db'}"


def read_url(text: str) -> Place:
    """Take an address of a database apart."""
    try:
        url = make_url(text)
    except (ArgumentError, ValueError):
        raise StoreError(f"'{text}' is no address of a database; {CURE}") from None
    words = url.render_as_string(hide_password=True)
    if url.drivername == "sqlite":
        return _file(url.database, words)
    if url.drivername in POSTGRES:
        plain = url.set(drivername="postgresql")
        return Place(plain.render_as_string(hide_password=False), words)
    raise StoreError(f"'{words}' is of a kind that Tricity does not know; {CURE}")


def _file(name: str | None, words: str) -> Place:
    if not name or name == ":memory:" or name.startswith("file:"):
        raise StoreError(f"'{words}' names no file; write sqlite:///FILE")
    path = Path(name).expanduser().absolute()
    return Place(f"sqlite:///{path}", words, path)
