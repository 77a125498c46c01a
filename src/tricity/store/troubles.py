"""What databases complain about, in words that name the cure."""

from collections.abc import Iterator
from contextlib import contextmanager
from errno import EACCES, ENOSPC, EPERM, EROFS
from sqlite3 import Error as SqliteError

from asyncpg import PostgresError
from asyncpg.exceptions import InterfaceError
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError

from tricity.engine.errors import ConflictError, StoreError
from tricity.store.urls import Place

TROUBLES = (SQLAlchemyError, SqliteError, PostgresError, InterfaceError, OSError)

CURES = {
    "disk is full": "free some space on its disk",
    "no space left": "free some space on its disk",
    "could not extend file": "free some space on its disk",
    "attempt to write a readonly": "it may only be read; mend its permissions",
    "permission denied": "mend its permissions, or choose another with --database URL",
    "unable to open": "see that its folder exists and may be written, or name another file",
    "not a database": "it is some other file; name another one",
    "malformed": "it is damaged; bring a backup back with `tricity db restore`",
    "is locked": "another program holds it; end that one, or try again later",
    "password authentication": "see that user and password in its address are right",
    "does not exist": "make it first (`createdb`), or see that its address is right",
    "connection refused": "see that PostgreSQL runs there, and that the address is right",
    "connection": "see that PostgreSQL runs, and that the address is right",
}
NUMBERS = {
    EACCES: "permission denied",
    EPERM: "permission denied",
    EROFS: "permission denied",
    ENOSPC: "disk is full",
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
    number = cause.errno if isinstance(cause, OSError) else None
    said = " ".join(str(cause).split()) or type(cause).__name__
    known = f"{NUMBERS.get(number or 0, '')} {said}".lower()
    cure = next((cure for words, cure in CURES.items() if words in known), "")
    ending = f"; {cure}" if cure else ""
    if isinstance(trouble, IntegrityError):
        return ConflictError(f"the database {place.words} has other rows already ({said})")
    return StoreError(f"the database {place.words} does not answer ({said}){ending}")
