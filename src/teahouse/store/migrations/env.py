"""How Alembic reaches the database: over the connection, and in the transaction, that `migrate.py` has opened."""

from __future__ import annotations

from alembic import context

from teahouse.store.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
context.run_migrations()
