"""`OpenTables`: the tables that are open to everyone, and how many people wait for each preset.

A table is shown while one of its people is connected, on any node; a table with days for each turn is always shown.
"""

from __future__ import annotations

import json

from hedgemaze.rooms import Stage
from hedgemaze.server.live.live_room import LiveRoom
from hedgemaze.server.live.service import Service
from hedgemaze.server.lobby.lobby_messages import Change, LobbyMessage, OpenTable
from hedgemaze.server.lobby.seekers import Seekers
from hedgemaze.server.storage import TABLE, Lease

MAX_TABLES = 100
"""Tables that are shown at most."""
_PRESENT_MS = 6_000
"""How long a table is shown after the node of its people has died."""
_MARK_MS = 2_000


class OpenTables:
    """What the lobby shows."""

    def __init__(self, service: Service, seekers: Seekers) -> None:
        self._service = service
        self._store = service.store.lobby
        self._seekers = seekers
        self._tables: dict[str, OpenTable] = {}
        self._waiting: dict[str, int] = {}
        self._abouts: dict[str, str] = {}
        """The text that each of the tables was read from."""
        self._here: set[str] = set()
        """Open tables in this node's memory."""
        self._marked: dict[str, int] = {}
        """Open tables with people at this node, and when that was recorded."""

    @property
    def waiting(self) -> dict[str, int]:
        """The number of people who wait, by preset."""
        return self._waiting

    def note(self, live: LiveRoom) -> bool:
        """Takes note of a change of a room; returns whether it concerns the lobby."""
        if not live.is_listed:
            return False
        is_waiting = live.room.stage is Stage.WAITING
        if not is_waiting and live.id not in self._here:
            return False
        if is_waiting:
            self._here.add(live.id)
        else:
            self._here.discard(live.id)
        return True

    def snapshot(self) -> LobbyMessage:
        """Returns the whole lobby."""
        now_ms = self._service.clock.now_ms()
        return LobbyMessage(now_ms=now_ms, tables=tuple(self._tables.values()), waiting=self._waiting)

    async def mark_present(self) -> None:
        """Records at which open tables people are connected to this node.

        Raises:
            StorageError: the database is down.
        """
        now_ms, node = self._service.clock.now_ms(), self._service.coordinator.node
        present = {room for room in self._here if self._has_people(room)}
        self._here = {room for room in self._here if room in self._service.cache}
        due = [room for room in present if now_ms - self._marked.get(room, -_MARK_MS) >= _MARK_MS]
        left = self._marked.keys() - present
        if due or left:
            leases = [Lease(TABLE, room, node, now_ms + _PRESENT_MS) for room in due]
            await self._store.mark_tables(leases, sorted(left), node)
        self._marked = {room: now_ms if room in due else self._marked[room] for room in present}

    def _has_people(self, room: str) -> bool:
        live = self._service.cache.peek(room)
        return live is not None and bool(live.local_presence()[0])

    async def refresh(self) -> Change | None:
        """Reads the lobby; returns what has changed, None if nothing has.

        Raises:
            StorageError: the database is down.
        """
        found = await self._store.open_tables(self._service.clock.now_ms(), MAX_TABLES)
        waiting = await self._seekers.counts()
        tables: dict[str, OpenTable] = {}
        for listed, is_present in found:
            if self._abouts.get(listed.id) == listed.about and listed.id in self._tables:
                table = self._tables[listed.id]
            else:
                table = OpenTable(room=listed.id, opened_ms=listed.opened_ms, about=json.loads(listed.about))
            if is_present or "days" in table.about.get("timing", {}):
                tables[listed.id] = table
        changed = tuple(table for room, table in tables.items() if self._tables.get(room) is not table)
        gone = tuple(room for room in self._tables if room not in tables)
        counts = {name: waiting.get(name, 0) for name in self._waiting | waiting}
        moved = {name: count for name, count in counts.items() if self._waiting.get(name, 0) != count}
        self._tables, self._waiting = tables, waiting
        self._abouts = {listed.id: listed.about for listed, _ in found}
        return Change(set=changed, gone=gone, waiting=moved) if changed or gone or moved else None
