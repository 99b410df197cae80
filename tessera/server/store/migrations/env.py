"""What Alembic runs: on the connection of the server, in its transaction."""

from alembic import context

from tessera.server.store.schema import METADATA

context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA, transactional_ddl=False)
context.run_migrations()
