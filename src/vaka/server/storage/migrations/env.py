"""Alembic comes here to learn what it works on: a connection whose transaction we hold."""

from alembic import context

context.configure(connection=context.config.attributes["connection"], target_metadata=None)
context.run_migrations()
