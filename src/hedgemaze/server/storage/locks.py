"""`take_lock`: locks between the nodes; each is a row of the table ``locks``."""

from __future__ import annotations

from enum import Enum

from hedgemaze.server.storage.database_thread import Database

_TAKE = "INSERT INTO locks (name, taken) VALUES (?, 0) ON CONFLICT (name) DO UPDATE SET taken = locks.taken + 1"


class Lock(Enum):
    """What only one node may change at a time; the values are in the database."""

    LOBBY = "lobby"
    """The people who wait for a partner."""
    NAMES = "names"
    """The names that accounts have."""
    RATINGS = "ratings"
    """Ratings, and which games are counted."""


def take_lock(database: Database, lock: Lock) -> None:
    """Takes a lock until the end of the transaction; SQLite has one writer anyway."""
    if database.is_shared:
        database.execute(_TAKE, (lock.value,))
