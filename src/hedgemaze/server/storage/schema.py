"""The tables. The migrations make them; a test compares the two."""

from __future__ import annotations

from sqlalchemy import BigInteger, Boolean, Column, Index, Integer, LargeBinary, MetaData, Table, Text, text

__all__ = ["metadata"]

metadata = MetaData()

rooms = Table(
    "rooms",
    metadata,
    Column("id", Text, primary_key=True),
    Column("opened_ms", BigInteger, nullable=False),
    Column("is_listed", Boolean, nullable=False),
    Column("join_hash", LargeBinary),
    Column("version", Integer, nullable=False),
    Column("touched_ms", BigInteger, nullable=False),
    Column("stage", Text, nullable=False),
    Column("deadline_ms", BigInteger),
    Column("is_engines_turn", Boolean, nullable=False),
    Column("about", Text, nullable=False),
    Column("rewrites", Integer, nullable=False, server_default=text("0")),
    Column("seen_ms", BigInteger),
    Index("rooms_by_stage", "stage", "touched_ms"),
    Index("rooms_by_deadline", "deadline_ms"),
    Index(
        "rooms_by_engines_turn",
        "touched_ms",
        sqlite_where=text("is_engines_turn"),
        postgresql_where=text("is_engines_turn"),
    ),
)
"""One row a room, kept in step with its log: what must be known without folding it.

`rewrites` counts how often names were taken out of the log; `seen_ms` is when a connection was last noted.
"""

events = Table(
    "events",
    metadata,
    Column("room", Text, primary_key=True),
    Column("version", Integer, primary_key=True, autoincrement=False),
    Column("at_ms", BigInteger, nullable=False),
    Column("data", Text, nullable=False),
    sqlite_with_rowid=False,
)
"""The logs. The primary key is the lock: of two appends at one version one is refused."""

snapshots = Table(
    "snapshots",
    metadata,
    Column("room", Text, primary_key=True),
    Column("version", Integer, nullable=False),
    Column("rewrites", Integer, nullable=False),
    Column("data", Text, nullable=False),
)
"""The fold of the beginning of a long log. It may be deleted at any time: the log is the truth."""

expired = Table("expired", metadata, Column("room", Text, primary_key=True))
"""Rooms that are gone but for events of theirs, which are deleted in small pieces."""

probes = Table(
    "probes",
    metadata,
    Column("node", Text, primary_key=True),
    Column("data", LargeBinary, nullable=False),
)
"""Where is tried whether anything can be written."""

seats = Table(
    "seats",
    metadata,
    Column("room", Text, primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("token_hash", LargeBinary, nullable=False),
    Column("player_hash", LargeBinary),
)
"""Who holds which seat now."""

visits = Table(
    "visits",
    metadata,
    Column("player_hash", LargeBinary, primary_key=True),
    Column("room", Text, primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Index("visits_by_room", "room"),
)
"""Which seats a player has, or once had: whose name it is that stands in a log."""

codes = Table(
    "codes",
    metadata,
    Column("code_hash", LargeBinary, primary_key=True),
    Column("room", Text, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("expires_ms", BigInteger, nullable=False),
)
"""Resume codes that are alive."""

outages = Table(
    "outages",
    metadata,
    Column("from_ms", BigInteger, primary_key=True, autoincrement=False),
    Column("until_ms", BigInteger, nullable=False),
)
"""When no server ran: running clocks are credited when their room is next used."""

beats = Table(
    "beats",
    metadata,
    Column("node", Text, primary_key=True),
    Column("at_ms", BigInteger, nullable=False),
)
"""When a server was last alive."""

leases = Table(
    "leases",
    metadata,
    Column("kind", Text, primary_key=True),
    Column("job", Text, primary_key=True),
    Column("node", Text, nullable=False),
    Column("until_ms", BigInteger, nullable=False),
)
"""Which server does what one of several is enough for, and until when unless it says so again."""

analyses = Table(
    "analyses",
    metadata,
    Column("job", Text, primary_key=True),
    Column("wish", Text, nullable=False),
    Column("asker", Text, nullable=False),
    Column("is_over", Boolean, nullable=False),
    Column("state", Text, nullable=False),
    Column("touched_ms", BigInteger, nullable=False),
)
"""What is analysed, or was a while ago; the job is the hash of the id that whoever asked was told."""
