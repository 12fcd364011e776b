"""`TurnWatcher`: notices of turns, from the changes of rooms; a sweep finds those that a crash has left out."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Sequence

from hedgemaze.errors import HedgemazeError
from hedgemaze.rooms import Stage
from hedgemaze.server.live.live_room import LiveRoom
from hedgemaze.server.live.service import Service
from hedgemaze.server.notices.turns import notices_of
from hedgemaze.server.storage.notices.notices import NewNotice

NOTICES = "notices"
"""Kind of lease: one node looks for notices that are missing."""
_MAX_ROOMS = 10_000
"""Rooms that wait to be looked at; the sweep finds the others."""
_BATCH = 200
_RECENT_MS = 300_000
"""How far back a sweep looks."""


class TurnWatcher:
    """Watches the rooms of one node."""

    def __init__(self, service: Service) -> None:
        self._service = service
        self._store = service.store.notices
        self._subscriptions = service.store.subscriptions
        self._changed: OrderedDict[str, list[NewNotice]] = OrderedDict()
        """Notices by room, before it is known whether anyone wants them."""
        self._versions: dict[str, int] = {}
        """The version of each of these rooms."""
        self._turns: OrderedDict[str, tuple[int, int]] = OrderedDict()
        """Per room: the turn and the change of the position that was looked at last."""
        self._is_first_sweep = True
        self.is_busy = asyncio.Event()
        """Set while there is something to look at."""
        service.cache.on_change.append(self.room_changed)

    def room_changed(self, live: LiveRoom) -> None:
        """Takes note of a change of a room; never blocks."""
        room = live.room
        if room.stage is not Stage.PLAYING or room.play is None:
            self._turns.pop(live.id, None)
            return
        turn = room.play.turn_version, room.play.changed
        if self._turns.get(live.id) == turn:
            return
        self._turns[live.id] = turn
        self._turns.move_to_end(live.id)
        if len(self._turns) > _MAX_ROOMS:
            self._turns.popitem(last=False)
        self._look(live)

    def _look(self, live: LiveRoom) -> None:
        present = live.presence().seats
        found = notices_of(live.id, live.room, live.holdings, self._service.clock.now_ms(), present)
        if found and len(self._changed) < _MAX_ROOMS:
            self._changed[live.id] = found
            self._versions[live.id] = live.room.version
            self.is_busy.set()

    async def store_changes(self) -> int:
        """Stores the notices that a browser has subscribed to; returns how many are new.

        Raises:
            StorageError: the database is down; the sweep finds them later.
        """
        count = 0
        while self._changed:
            batch = [self._changed.popitem(last=False) for _ in range(min(_BATCH, len(self._changed)))]
            versions = [(room, self._versions.pop(room)) for room, _ in batch]
            count += await self._store_wanted([each for _, found in batch for each in found], versions)
        self.is_busy.clear()
        return count

    async def _store_wanted(self, notices: Sequence[NewNotice], versions: Sequence[tuple[str, int]]) -> int:
        players = sorted({each.player for each in notices})
        subscribed = await self._subscriptions.subscribed(players) if players else frozenset()
        wanted = [each for each in notices if each.player in subscribed]
        rooms = {each.subject for each in wanted}
        checked = [(room, version) for room, version in versions if room in rooms]
        return await self._store.add(wanted, checked) if wanted else 0

    async def sweep(self) -> None:
        """Looks at rooms of subscribers whose last events no node has looked at.

        Raises:
            StorageError: the database is down.
        """
        leases = self._service.coordinator.leases
        if not await leases.claim(NOTICES, "sweep"):
            return
        try:
            since_ms = 0 if self._is_first_sweep else self._service.clock.now_ms() - _RECENT_MS
            rooms = await self._store.unchecked(since_ms, _BATCH)
            for room_id in rooms:
                await self._sweep_room(room_id)
            self._is_first_sweep = len(rooms) == _BATCH and self._is_first_sweep
        finally:
            await leases.release(NOTICES, "sweep")

    async def _sweep_room(self, room_id: str) -> None:
        try:
            live = await self._service.latest(room_id)
        except HedgemazeError:  # it was deleted
            return
        found = notices_of(room_id, live.room, live.holdings, self._service.clock.now_ms(), live.presence().seats)
        await self._store.add(found, [(room_id, live.room.version)])
