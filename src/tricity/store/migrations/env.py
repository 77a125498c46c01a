"""Where Alembic begins: it loads this file under the name `env_py`."""

from alembic import context

from tricity.store.schema import metadata


def migrate() -> None:
    """Run the steps on the connection that upgrade.py hands over, in one transaction."""
    context.configure(
        connection=context.config.attributes["connection"],
        target_metadata=metadata,
        transactional_ddl=True,
    )
    with context.begin_transaction():
        context.run_migrations()


if __name__ == "env_py":
    migrate()
