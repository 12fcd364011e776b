"""What Alembic runs: the steps, on the connection that `migrate` hands in."""

from __future__ import annotations

from alembic import context

from hedgemaze.server.storage.schema import metadata


def _run() -> None:
    connection = context.config.attributes["connection"]
    context.configure(connection=connection, target_metadata=metadata)
    with context.begin_transaction():
        context.run_migrations()


if getattr(context, "_proxy", None) is not None:  # run by Alembic, not just imported
    _run()
