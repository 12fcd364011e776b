"""`CreditingRoomCache`: rooms whose clocks are credited with time in which nobody could play.

There are two kinds of such time: the process stood still, or nothing could be stored. Both end as an outage that is
noted in the database for rooms that are loaded later, and remembered here for those in memory. A room is credited
before anything in it is judged, so that no move is late and no flag falls because of it.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable

from hedgemaze.errors import HedgemazeError
from hedgemaze.rooms import Stage
from hedgemaze.server.clock import Clock, Heartbeat, SteadyClock
from hedgemaze.server.errors import StorageError
from hedgemaze.server.live.live_room import LiveRoom
from hedgemaze.server.live.room_cache import RoomCache
from hedgemaze.server.storage import Store

__all__ = ["STALL_MS", "CreditingRoomCache"]

_log = logging.getLogger("hedgemaze.server")
_TICK_SECONDS = 0.25
_AT_ONCE = 100
"""Rooms that are credited together."""
STALL_MS = 2_000
"""A server that stood still for so long credits the clocks; less is like lag."""


class CreditingRoomCache(RoomCache):
    """Rooms in memory, and what this server knows of time that was nobody's."""

    _least_gap_ms = STALL_MS

    def __init__(self, store: Store, clock: Clock, draw: Callable[[int], int], node: str) -> None:
        super().__init__(store, clock, draw)
        self.node = node
        """The server's name among several."""
        self.heartbeat: Heartbeat | None = None
        """Notices when this server stood still; None for a test that moves the clock itself."""
        self._away_since_ms = 0

    async def beat(self) -> None:
        """Notes that this server is alive; after nothing could be stored, credits the clocks."""
        with contextlib.suppress(StorageError):
            if self.is_away:
                await self.store.probe()
                await self._come_back()
            await self.store.beat(self.node, self.clock.now_ms())

    async def _tick(self) -> None:
        """Notices that the process stood still, or that the wall clock was set."""
        while True:
            await asyncio.sleep(_TICK_SECONDS)
            if isinstance(self.clock, SteadyClock):
                self.clock.align()
            await self._check_time()

    async def _check_time(self) -> None:
        """Sees to it that a gap in this server's life is known before anything is judged."""
        if self.heartbeat is not None and (gap := self.heartbeat.beat()) is not None:
            _log.warning("the server stood still", extra={"ms": gap[1] - gap[0]})
            await self._stood_still(*gap)

    async def _stood_still(self, from_ms: int, until_ms: int) -> None:
        """Credits the clocks: those of rooms in memory soon, or when they are used; the others when they are loaded."""
        self.outages.add(from_ms, until_ms)
        self.spawn(self._note_outage(from_ms, until_ms))

    async def _note_outage(self, from_ms: int, until_ms: int) -> None:
        try:
            await self.store.add_outage(from_ms, until_ms)
        except StorageError:  # it is written when something can be written again
            self._write_failed(None)
        await self._credit_all()

    def _write_failed(self, id: str | None) -> None:  # noqa: A002
        """Looks whether it was this room alone, or nothing can be stored at all."""
        super()._write_failed(id)
        if not self.is_away and not self.is_stopping:
            self.spawn(self._look_at_storage(self.clock.now_ms()))

    async def _look_at_storage(self, since_ms: int) -> None:
        """Tries whether anything can be stored; if not, no flag falls until it can."""
        try:
            await self.store.probe()
        except StorageError as error:
            if not self.is_away:
                _log.warning("nothing can be stored", extra={"code": error.code})
                self.is_away, self._away_since_ms = True, since_ms

    async def _come_back(self) -> None:
        """Notes for how long nothing could be stored, and credits the clocks."""
        since_ms, now_ms = self._away_since_ms, self.clock.now_ms()
        for outage in (*self.outages.since(since_ms), (since_ms, now_ms)):
            await self.store.add_outage(*outage)
        self.outages.add(since_ms, now_ms)
        self.backoff.clear()
        self.is_away = False
        _log.warning("things can be stored again")
        self.spawn(self._credit_all())

    async def _credit_all(self) -> None:
        """Credits the running clocks in memory, and lets engines think again that could not act."""
        playing = [live for live in self._held.values() if live.room.stage is Stage.PLAYING]
        for begin in range(0, len(playing), _AT_ONCE):  # so that they share a commit
            await asyncio.gather(*(self._credit_quietly(live) for live in playing[begin : begin + _AT_ONCE]))

    async def _credit_quietly(self, live: LiveRoom) -> None:
        try:
            async with live.lock:
                if not live.is_dropped and await self._is_credited(live):
                    self._changed(live)
        except HedgemazeError as error:  # when the room is used
            _log.warning("a clock was not credited", extra={"room": live.id, "code": error.code})

    def _is_owed(self, live: LiveRoom) -> bool:
        """Tells whether there was an outage since a room's last event."""
        return self.outages.last_ms > live.room.at_ms

    async def _is_credited(self, live: LiveRoom) -> bool:
        """Credits a room, under its lock, with outages since its last event; False after a lost race."""
        version = live.room.version
        if not await self._credit(live):
            await self._catch_up(live)
            return False
        if live.room.version != version:
            self._changed(live)
        return True

    def _must_store(self) -> None:
        """Refuses while nothing can be stored: what was stored before the time is credited would be charged for it."""
        if self.is_away:
            raise StorageError("storage.unavailable", "nothing can be stored now")
