"""Which version a database has, and how it becomes the one of this program."""

from typing import TYPE_CHECKING

from sqlalchemy import Connection, inspect, text

from tricity.engine.errors import StoreError
from tricity.store.schema import HEAD, metadata
from tricity.store.urls import Place

if TYPE_CHECKING:
    from alembic.config import Config

LOCK = 0x7472_6963  # any number, the same in all processes
VERSIONS = "alembic_version"  # the table in which Alembic keeps it


def version(connection: Connection) -> str | None:
    """The last migration of a database; None where nothing is yet."""
    names = set(inspect(connection).get_table_names())
    if VERSIONS in names:
        return connection.execute(text(f"SELECT version_num FROM {VERSIONS}")).scalar()
    if taken := sorted(names & set(metadata.tables)):
        raise StoreError(
            f"the database has a table '{taken[0]}' that is not Tricity's; "
            "give Tricity a database of its own"
        )
    return None


def known_versions() -> list[str]:
    """All versions that this program can upgrade, the newest first."""
    from alembic.script import ScriptDirectory

    script = ScriptDirectory.from_config(_config())
    return [revision.revision for revision in script.walk_revisions()]


def check(place: Place, found: str) -> None:
    """Refuse a database of another version, with the cure."""
    if found == HEAD:
        return
    check_age(f"the database {place.words}", found)
    raise StoreError(
        f"the database {place.words} is of version {found}, this program needs {HEAD}; "
        "make a backup (`tricity db backup FILE`), then run `tricity db upgrade`"
    )


def check_age(what: str, found: str) -> None:
    """Refuse what a newer program made."""
    if found not in known_versions():
        raise StoreError(
            f"{what} is of version {found}, newer than this program ({HEAD}); "
            "install the newest Tricity"
        )


def upgrade(connection: Connection, to: str = "head") -> None:
    """Bring a database to the version of this program, or to an older one on the way."""
    from alembic.command import upgrade as run

    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
    config = _config()
    config.attributes["connection"] = connection
    run(config, to)


def _config() -> "Config":
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", "tricity.store:migrations")
    config.set_main_option("path_separator", "os")
    return config
