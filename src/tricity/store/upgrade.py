"""Which version a database has, and how it becomes the one of this program."""

from typing import TYPE_CHECKING

from sqlalchemy import Connection, inspect, text

from tricity.engine.errors import StoreError
from tricity.store.schema import HEAD, metadata
from tricity.store.urls import Place

if TYPE_CHECKING:
    from alembic.config import Config

LOCK = 0x7472_6963  # any number, the same in all processes


def version(connection: Connection) -> str | None:
    """The last migration of a database; None where nothing is yet."""
    names = set(inspect(connection).get_table_names())
    if "alembic_version" in names:
        return connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
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


def check(place: Place, found: str | None) -> None:
    """Refuse a database of another version, with the cure."""
    if found == HEAD:
        return
    if found in known_versions():
        raise StoreError(
            f"the database {place.words} is of version {found}, this program needs {HEAD}; "
            "make a backup, then run `tricity db upgrade`"
        )
    raise StoreError(
        f"the database {place.words} is of version {found}, newer than this program ({HEAD}); "
        "install the newest Tricity"
    )


def upgrade(connection: Connection) -> None:
    """Bring a database to the version of this program."""
    from alembic.command import upgrade as run

    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
    config = _config()
    config.attributes["connection"] = connection
    run(config, "head")


def _config() -> "Config":
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", "tricity.store:migrations")
    config.set_main_option("path_separator", "os")
    return config
