"""Run by Alembic: migrates a database over a connection that the caller opened."""

from alembic import context

from spadework.web.db.models import METADATA

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
    render_as_batch=True,
    transactional_ddl=True,
)
with context.begin_transaction():
    context.run_migrations()
