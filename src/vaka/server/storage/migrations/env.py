"""The environment of Alembic: it uses our connection, within our transaction."""

from alembic import context

context.configure(connection=context.config.attributes["connection"], target_metadata=None)
context.run_migrations()
