"""The daily challenge: tables that belong to a day, who played it, and how the bots did."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Add a column and two tables; nothing that is there changes."""
    op.add_column("tables", sa.Column("daily", sa.Text()))
    _add_attempts()
    op.create_table(
        "yardsticks",
        sa.Column("day", sa.Text(), nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("rules_version", sa.Integer(), nullable=False),
        sa.Column("results", sa.JSON(), nullable=False),
        sa.Column("is_done", sa.Boolean(), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("day", "game", "rules_version", name="yardsticks_pk"),
    )


def _add_attempts() -> None:
    op.create_table(
        "attempts",
        sa.Column("day", sa.Text(), nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("owner", sa.Text(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("table", sa.Text(), nullable=False),
        sa.Column("rules_version", sa.Integer(), nullable=False),
        sa.Column("is_late", sa.Boolean(), nullable=False),
        sa.Column("mark", sa.Integer()),
        sa.Column("score", sa.Integer()),
        sa.Column("rival", sa.Integer()),
        sa.Column("spare", sa.Integer()),
        sa.Column("outcome", sa.Double()),
        sa.PrimaryKeyConstraint("day", "game", "owner", "number", name="attempts_pk"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="attempts_table_fk"),
    )
    op.create_index("attempts_owner", "attempts", ["owner", "day"])
    op.create_index("attempts_table", "attempts", ["table"])
