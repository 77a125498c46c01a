"""The tables of the database; columns are named as the fields in rows.py."""

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    and_,
)

HEAD = "0002"  # the migration that leads to what stands here

NAMES = {
    "pk": "%(table_name)s_pk",
    "fk": "%(table_name)s_%(column_0_name)s_fk",
}
metadata = MetaData(naming_convention=NAMES)


def _table_id() -> Column[str]:
    return Column("table", Text, ForeignKey("tables.id"), primary_key=True)


def _number(name: str) -> Column[int]:
    return Column(name, Integer, primary_key=True, autoincrement=False)


tables = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("rules_version", Integer, nullable=False),
    Column("cards", Text, nullable=False),
    Column("card_files", JSON(none_as_null=True)),
    Column("options", JSON(none_as_null=True), nullable=False),
    Column("seats", Integer, nullable=False),
    Column("seed", Text, nullable=False),
    Column("salt", Text, nullable=False),
    Column("commitment", Text, nullable=False),
    Column("creator", Text, nullable=False),
    Column("is_public", Boolean, nullable=False),
    Column("allows_hints", Boolean, nullable=False),
    Column("undo", Text, nullable=False),
    Column("clock", JSON(none_as_null=True)),
    Column("created_at", Double, nullable=False),
    Column("started_at", Double),
    Column("finished_at", Double),
    Column("rematch", Text),
    Column("is_imported", Boolean, nullable=False),
    Column("has_chosen_seed", Boolean, nullable=False),
    Column("daily", Text),
)

seats = Table(
    "seats",
    metadata,
    _table_id(),
    _number("seat"),
    Column("kind", Text, nullable=False),
    Column("owner", Text),
    Column("name", Text),
    Column("level", Text),
    Column("is_away", Boolean, nullable=False),
    Column("wish", Text),
    Column("joined_at", Double),
)

entries = Table(
    "entries",
    metadata,
    _table_id(),
    _number("ply"),
    Column("seat", Integer, nullable=False),
    Column("move", Integer, nullable=False),
    Column("at", Double, nullable=False),
    sqlite_with_rowid=False,
)

snapshots = Table(
    "snapshots",
    metadata,
    _table_id(),
    _number("ply"),
    Column("state", LargeBinary, nullable=False),
)

chat = Table(
    "chat",
    metadata,
    _table_id(),
    _number("number"),
    Column("seat", Integer),
    Column("name", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Double, nullable=False),
)

reviews = Table(
    "reviews",
    metadata,
    _table_id(),
    Column("status", Text, nullable=False),
    Column("done", Integer, nullable=False),
    Column("total", Integer, nullable=False),
    Column("verdicts", JSON(none_as_null=True)),
)

attempts = Table(
    "attempts",
    metadata,
    Column("day", Text, primary_key=True),
    Column("game", Text, primary_key=True),
    Column("owner", Text, primary_key=True),
    _number("number"),
    Column("table", Text, ForeignKey("tables.id"), nullable=False),
    Column("rules_version", Integer, nullable=False),
    Column("is_late", Boolean, nullable=False),
    Column("mark", Integer),
    Column("score", Integer),
    Column("rival", Integer),
    Column("spare", Integer),
    Column("outcome", Double),
)

yardsticks = Table(
    "yardsticks",
    metadata,
    Column("day", Text, primary_key=True),
    Column("game", Text, primary_key=True),
    _number("rules_version"),
    Column("results", JSON(none_as_null=True), nullable=False),
    Column("is_done", Boolean, nullable=False),
    Column("at", Double, nullable=False),
)

IS_GATHERING = and_(
    tables.c.is_public, tables.c.started_at.is_(None), tables.c.finished_at.is_(None)
)
IS_RUNNING = and_(
    tables.c.is_public, tables.c.started_at.is_not(None), tables.c.finished_at.is_(None)
)

Index(
    "tables_gathering",
    tables.c.created_at,
    sqlite_where=IS_GATHERING,
    postgresql_where=IS_GATHERING,
)
Index(
    "tables_running",
    tables.c.created_at,
    sqlite_where=IS_RUNNING,
    postgresql_where=IS_RUNNING,
)
Index("tables_creator", tables.c.creator, tables.c.finished_at)
Index("seats_owner", seats.c.owner)
Index("attempts_owner", attempts.c.owner, attempts.c.day)
Index("attempts_table", attempts.c.table)
