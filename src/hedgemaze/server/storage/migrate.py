"""Brings a database's schema up to date with Alembic; the steps lie inside the package."""

from __future__ import annotations

from importlib.resources import files

__all__ = ["HEAD", "upgrade"]

HEAD = "0002"
"""The last step there is: a database that is there already is not looked at by Alembic, which takes long to import."""


def upgrade(url: str) -> None:
    """Takes the steps that a database lacks.

    Args:
        url: as SQLAlchemy writes it: ``sqlite:///games.db``, ``postgresql+psycopg://...``.
    """
    import sqlalchemy  # noqa: PLC0415  # slow, and needed only when there is something to do
    from alembic import command  # noqa: PLC0415
    from alembic.config import Config  # noqa: PLC0415

    config = Config()
    config.set_main_option("script_location", str(files("hedgemaze.server.storage").joinpath("migrations")))
    config.set_main_option("path_separator", "os")
    engine = sqlalchemy.create_engine(url)
    try:
        with engine.begin() as connection:
            config.attributes["connection"] = connection
            command.upgrade(config, HEAD)
    finally:
        engine.dispose()
