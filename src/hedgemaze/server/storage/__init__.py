"""The database: SQLite by default, PostgreSQL for several nodes; one `Store` for both.

The primary key of the event log (room, version) is the lock: an append at a version that exists returns False, and the
caller reloads the room and decides again.

In dependency order: `rows` (values), `database_thread` (jobs and their transactions), `connections`, `locks`, `schema`,
`sqlite` and `postgres`, `store`. The queries are in `lobby` and in the folders, each named after its tables.
"""

from hedgemaze.server.storage.lobby import RATED, TABLE
from hedgemaze.server.storage.nodes.analyses import ANALYSIS
from hedgemaze.server.storage.nodes.leases import ENGINES, FLAG
from hedgemaze.server.storage.rows import (
    EventsAfter,
    FinishedGame,
    Holding,
    Lease,
    ListedRoom,
    NewRoom,
    Paired,
    PlayerSeat,
    RoomSummary,
    RoomVersion,
    SeatedTable,
    SeekResult,
    StoredAnalysis,
    StoredEvent,
    StoredRoom,
    StoredSeek,
    StoredSnapshot,
)
from hedgemaze.server.storage.store import DATABASE, Store, open_store

__all__ = [
    "ANALYSIS",
    "DATABASE",
    "ENGINES",
    "FLAG",
    "RATED",
    "TABLE",
    "EventsAfter",
    "FinishedGame",
    "Holding",
    "Lease",
    "ListedRoom",
    "NewRoom",
    "SeatedTable",
    "Paired",
    "PlayerSeat",
    "RoomSummary",
    "RoomVersion",
    "StoredSeek",
    "SeekResult",
    "Store",
    "StoredAnalysis",
    "StoredEvent",
    "StoredRoom",
    "StoredSnapshot",
    "open_store",
]
