"""Run by Alembic within ``database.migrate``, with the caller's connection and transaction."""

from alembic import context

from kupa.tables.store.schema import metadata

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=metadata, render_as_batch=True)
context.run_migrations()
