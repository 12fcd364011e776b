"""Where rooms are kept: SQLite by default, PostgreSQL for several nodes; one `Store` for both.

The log's primary key (room, version) is the lock: an append at a version that is taken returns False, and whoever asked
reloads and judges again.
"""

from __future__ import annotations

from pathlib import Path

from hedgemaze.server.errors import missing_cluster
from hedgemaze.server.storage import sqlite
from hedgemaze.server.storage.analyses import ANALYSIS
from hedgemaze.server.storage.leases import ENGINES, FLAG
from hedgemaze.server.storage.rows import (
    Finished,
    Gap,
    Glance,
    Holding,
    Lease,
    Listing,
    Loaded,
    NewRoom,
    StoredAnalysis,
    StoredEvent,
    StoredSnapshot,
    Summary,
    Visit,
)
from hedgemaze.server.storage.store import Store

__all__ = [
    "ANALYSIS",
    "DATABASE",
    "ENGINES",
    "FLAG",
    "Finished",
    "Gap",
    "Glance",
    "Holding",
    "Lease",
    "Listing",
    "Loaded",
    "NewRoom",
    "Store",
    "StoredAnalysis",
    "StoredEvent",
    "StoredSnapshot",
    "Summary",
    "Visit",
    "open_store",
]

DATABASE = "hedgemaze.db"
"""The name of the file in the data folder."""


def open_store(where: Path | str) -> Store:
    """Returns the store of a data folder, or of a PostgreSQL database by its URL, with the schema up to date.

    Raises:
        StorageError: the PostgreSQL database cannot be reached.
        ServerError: the packages for it are not installed.
    """
    if isinstance(where, str):
        try:
            from hedgemaze.server.storage import postgres  # noqa: PLC0415  # psycopg is there for who asked for it
        except ImportError as error:  # psycopg without libpq raises no ModuleNotFoundError
            raise missing_cluster(error.name or "psycopg") from None
        postgres.prepare(where)
        return Store(lambda: postgres.PostgresDatabase(where), is_shared=True)
    path = where / DATABASE
    sqlite.prepare(path)
    return Store(lambda: sqlite.SqliteDatabase(path))
