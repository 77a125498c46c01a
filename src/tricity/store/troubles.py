"""What databases complain about, in words that name the cure."""

from collections.abc import Iterator
from contextlib import contextmanager
from sqlite3 import Error as SqliteError

from asyncpg import PostgresError
from asyncpg.exceptions import InterfaceError
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError

from tricity.engine.errors import ConflictError, StoreError
from tricity.store.urls import Place

TROUBLES = (SQLAlchemyError, SqliteError, PostgresError, InterfaceError, OSError)

SPACE = "see that its disk works and has space left"
REACH = "see that PostgreSQL runs there, and that the address is right"
ALLOW = "mend its permissions, or choose another with --database URL"
CURES = {
    "disk is full": SPACE,
    "no space left": SPACE,
    "disk i/o error": SPACE,
    "could not extend file": SPACE,
    "attempt to write a readonly": ALLOW,
    "permission denied": ALLOW,
    "read-only file system": ALLOW,
    "file exists": "a part of its path is no folder; name another file",
    "not a directory": "a part of its path is no folder; name another file",
    "unable to open": "see that its folder exists and may be written, or name another file",
    "not a database": "it is some other file; name another one",
    "malformed": "it is damaged; bring a backup back with `tricity db restore`",
    "is locked": "another program holds it; end that one, or try again later",
    "password authentication": "see that user and password in its address are right",
    "does not exist": "make it first (`createdb`), or see that its address is right",
    "connect": REACH,
    "no such file": REACH,
}


@contextmanager
def explained(place: Place) -> Iterator[None]:
    """Turn any complaint of a database into an error that names the cure."""
    try:
        yield
    except TROUBLES as trouble:
        raise explain(place, trouble) from trouble


def explain(place: Place, trouble: BaseException) -> StoreError:
    """Say what is wrong with a database, and what to do."""
    cause = trouble.orig if isinstance(trouble, DBAPIError) and trouble.orig else trouble
    said = " ".join(str(cause).split()) or type(cause).__name__
    if isinstance(trouble, IntegrityError):
        return ConflictError(f"the database {place.words} has other rows already ({said})")
    cures = (cure for words, cure in CURES.items() if words in said.lower())
    cure = next(cures, "try again, and report it if it stays so")
    return StoreError(f"the database {place.words} does not answer ({said}); {cure}")
