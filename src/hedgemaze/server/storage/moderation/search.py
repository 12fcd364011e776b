"""`HostSearch`: rooms and accounts as hosts look for them.

A search reads rows of the latest rooms only: it runs in the thread that also loads rooms for players.
"""

from __future__ import annotations

import asyncio
import json
from typing import NamedTuple

from hedgemaze.server.storage.connections import Connections
from hedgemaze.server.storage.database_thread import Database
from hedgemaze.server.storage.moderation.admin import CONTAINS, pattern
from hedgemaze.server.storage.rows import ListedRoom

_LATEST = 20_000
"""Rooms that a search by text looks at."""
_ROOMS = "SELECT id, stage, opened_ms, touched_ms, about FROM rooms"
_ACCOUNTS = (
    "SELECT id, name, made_ms, is_muted, is_banned,"
    " (SELECT count(*) FROM sessions WHERE account = accounts.id),"
    " (SELECT max(used_ms) FROM sessions WHERE account = accounts.id),"
    " (SELECT count(*) FROM fair_play WHERE account = accounts.id),"
    " (SELECT sum(best_share * actions) / sum(actions) FROM fair_play WHERE account = accounts.id) FROM accounts"
)


class FoundAccount(NamedTuple):
    """An account in a list of a host."""

    id: str
    name: str
    made_ms: int
    is_muted: bool
    is_banned: bool
    sessions: int
    """Devices that are signed in."""
    used_ms: int | None
    """When one of them was last used, to the day."""
    reviewed: int
    """Rated games that were compared with the engine."""
    best_share: float | None
    """Share of the actions in them that the engine found best; None without such games."""


class HostSearch:
    """Queries of hosts."""

    def __init__(self, connections: Connections) -> None:
        self._connections = connections

    def rooms(self, wanted: str, stage: str, limit: int, skip: int) -> asyncio.Future[list[ListedRoom]]:
        """Returns rooms, the latest first.

        Args:
            wanted: a text in the id or in a name; empty for all.
            stage: one of the stages; empty for all.
            limit: the size of a page.
            skip: how many come before this page.
        """
        where, values = ("WHERE stage = ?", (stage,)) if stage else ("", ())
        latest = f"SELECT * FROM ({_ROOMS} {where} ORDER BY touched_ms DESC LIMIT {_LATEST}) AS latest"
        found = f"lower(id) {CONTAINS} OR lower(about) {CONTAINS}"
        query = f"{latest} WHERE {found} ORDER BY touched_ms DESC, id LIMIT ? OFFSET ?"
        name = json.dumps(wanted)[1:-1]  # `about` is JSON

        def work(database: Database) -> list[ListedRoom]:
            row_values = (*values, pattern(wanted), pattern(name), limit, skip)
            return [ListedRoom(*row) for row in database.rows(query, row_values)]

        return self._connections.read(work)

    def accounts(self, wanted: str, name_key: str, limit: int, skip: int) -> asyncio.Future[list[FoundAccount]]:
        """Returns accounts, the newest first.

        Args:
            wanted: a text in the name, or the id; empty for all.
            name_key: `people.names.name_key` of it: names that look alike are found, too, in any case.
            limit: the size of a page.
            skip: how many come before this page.
        """
        found = f"lower(name) {CONTAINS} OR name_key LIKE ? OR id = ?"
        query = f"{_ACCOUNTS} WHERE {found} ORDER BY made_ms DESC, id LIMIT ? OFFSET ?"
        values = (pattern(wanted), pattern(name_key) if name_key else "", wanted, limit, skip)

        def work(database: Database) -> list[FoundAccount]:
            return [
                FoundAccount(id_, name, made_ms, bool(muted), bool(banned), int(sessions), used_ms, int(games), share)
                for id_, name, made_ms, muted, banned, sessions, used_ms, games, share in database.rows(query, values)
            ]

        return self._connections.read(work)

    def counts(self) -> asyncio.Future[dict[str, int]]:
        """Returns how many accounts there are, and how many sessions."""

        def work(database: Database) -> dict[str, int]:
            tables = ("accounts", "sessions")
            return {each: int(database.rows(f"SELECT count(*) FROM {each}")[0][0]) for each in tables}

        return self._connections.read(work)

    def beats(self) -> asyncio.Future[list[tuple[str, int]]]:
        """Returns each node with the time of its last heartbeat, the latest first."""
        query = "SELECT node, at_ms FROM beats ORDER BY at_ms DESC LIMIT 100"
        return self._connections.read(lambda database: [(node, int(at_ms)) for node, at_ms in database.rows(query)])
