"""Brings a database's schema up to date with Alembic; the steps lie inside the package."""

from __future__ import annotations

from collections.abc import Callable
from importlib.resources import files
from typing import Any

from hedgemaze.server.errors import StorageError

__all__ = ["HEAD", "upgrade"]

HEAD = "0004"
"""The last step there is: a database that is there already is not looked at by Alembic, which takes long to import."""


def upgrade(url: str, found: str | None = None, connect: Callable[[], Any] | None = None) -> None:
    """Takes the steps that a database lacks.

    Args:
        url: as SQLAlchemy writes it: ``sqlite:///games.db``, ``postgresql+psycopg://...``.
        found: the last step it has; None for none.
        connect: makes the connection, if not the URL.

    Raises:
        StorageError: the database has steps that are not known here.
    """
    if found == HEAD:
        return
    if found is not None and found > HEAD:
        message = "the database was made by a newer version"
        raise StorageError("storage.unavailable", f"{message} ({found}, here {HEAD})")
    import sqlalchemy  # noqa: PLC0415  # slow, and needed only when there is something to do
    from alembic import command  # noqa: PLC0415
    from alembic.config import Config  # noqa: PLC0415

    config = Config()
    config.set_main_option("script_location", str(files("hedgemaze.server.storage").joinpath("migrations")))
    config.set_main_option("path_separator", "os")
    engine = sqlalchemy.create_engine(url, **({} if connect is None else {"creator": connect}))
    try:
        with engine.begin() as connection:
            config.attributes["connection"] = connection
            command.upgrade(config, HEAD)
    finally:
        engine.dispose()
