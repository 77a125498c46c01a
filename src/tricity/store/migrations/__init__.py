"""How databases of older versions become new ones, step by step (Alembic)."""
