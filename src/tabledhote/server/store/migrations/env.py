"""Runs the migrations on the connection that the store hands over; there is no alembic.ini."""

from alembic import context

from tabledhote.server.store.schema import METADATA

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
    render_as_batch=True,
)
with context.begin_transaction():
    context.run_migrations()
