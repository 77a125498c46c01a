"""Tables, seats, logs, snapshots, chat and reviews."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Set up an empty database."""
    _add_tables()
    _add_seats()
    _add_logs()
    _add_talk()


def _add_tables() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("rules_version", sa.Integer(), nullable=False),
        sa.Column("cards", sa.Text(), nullable=False),
        sa.Column("card_files", sa.JSON()),
        sa.Column("options", sa.JSON(), nullable=False),
        sa.Column("seats", sa.Integer(), nullable=False),
        sa.Column("seed", sa.Text(), nullable=False),
        sa.Column("salt", sa.Text(), nullable=False),
        sa.Column("commitment", sa.Text(), nullable=False),
        sa.Column("creator", sa.Text(), nullable=False),
        sa.Column("is_public", sa.Boolean(), nullable=False),
        sa.Column("allows_hints", sa.Boolean(), nullable=False),
        sa.Column("undo", sa.Text(), nullable=False),
        sa.Column("clock", sa.JSON()),
        sa.Column("created_at", sa.Double(), nullable=False),
        sa.Column("started_at", sa.Double()),
        sa.Column("finished_at", sa.Double()),
        sa.Column("rematch", sa.Text()),
        sa.Column("is_imported", sa.Boolean(), nullable=False),
        sa.Column("has_chosen_seed", sa.Boolean(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="tables_pk"),
    )
    op.create_index("tables_creator", "tables", ["creator", "finished_at"])
    started_at: sa.ColumnClause[float] = sa.column("started_at")
    _add_lobby_index("tables_gathering", started_at.is_(None))
    _add_lobby_index("tables_running", started_at.is_not(None))


def _add_lobby_index(name: str, condition: sa.ColumnElement[bool]) -> None:
    is_public = sa.column("is_public", sa.Boolean())
    finished_at: sa.ColumnClause[float] = sa.column("finished_at")
    where = sa.and_(is_public, condition, finished_at.is_(None))
    op.create_index(name, "tables", ["created_at"], sqlite_where=where, postgresql_where=where)


def _add_seats() -> None:
    op.create_table(
        "seats",
        sa.Column("table", sa.Text(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("owner", sa.Text()),
        sa.Column("name", sa.Text()),
        sa.Column("level", sa.Text()),
        sa.Column("is_away", sa.Boolean(), nullable=False),
        sa.Column("wish", sa.Text()),
        sa.Column("joined_at", sa.Double()),
        *_keys("seats", "seat"),
    )
    op.create_index("seats_owner", "seats", ["owner"])


def _add_logs() -> None:
    op.create_table(
        "entries",
        sa.Column("table", sa.Text(), nullable=False),
        sa.Column("ply", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("move", sa.Integer(), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        *_keys("entries", "ply"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "snapshots",
        sa.Column("table", sa.Text(), nullable=False),
        sa.Column("ply", sa.Integer(), nullable=False),
        sa.Column("state", sa.LargeBinary(), nullable=False),
        *_keys("snapshots", "ply"),
    )


def _add_talk() -> None:
    op.create_table(
        "chat",
        sa.Column("table", sa.Text(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer()),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        *_keys("chat", "number"),
    )
    op.create_table(
        "reviews",
        sa.Column("table", sa.Text(), nullable=False),
        sa.Column("status", sa.Text(), nullable=False),
        sa.Column("done", sa.Integer(), nullable=False),
        sa.Column("total", sa.Integer(), nullable=False),
        sa.Column("verdicts", sa.JSON()),
        *_keys("reviews"),
    )


def _keys(table: str, *columns: str) -> tuple[sa.Constraint, ...]:
    return (
        sa.PrimaryKeyConstraint("table", *columns, name=f"{table}_pk"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name=f"{table}_table_fk"),
    )
