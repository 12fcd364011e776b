"""`Flags`: ends the games of sides whose time has run out, without a command from a client."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

from hedgemaze.errors import HedgemazeError
from hedgemaze.rooms import apply, due
from hedgemaze.server.errors import ServerError

if TYPE_CHECKING:
    from hedgemaze.server.live.service import Service

_log = logging.getLogger("hedgemaze.server")
_BATCH = 100
"""Rooms whose flags fall at once; they share a commit."""
_DOWN_SECONDS = 0.05
_RETRY_MS = 1_000
_FAULT_MS = 60_000
"""Delay before a room is tried again after a fault of ours."""


class Flags:
    """Looks after the deadlines of this node."""

    def __init__(self, service: Service) -> None:
        self._service = service
        self._cache = service.cache
        self._clock = service.clock

    async def run(self) -> None:
        """Runs until it is cancelled."""
        while True:
            await self.run_due()
            await self._cache.deadlines.wait(self._clock.now_ms())

    async def run_due(self) -> None:
        """Looks after all rooms whose deadline has come.

        Does nothing while nothing can be stored, and credits outages first.
        """
        uptime = self._service.coordinator.uptime
        await uptime.check()
        if uptime.is_storage_down:
            await asyncio.sleep(_DOWN_SECONDS)
            return
        rooms = self._cache.deadlines.pop_due(self._clock.now_ms())
        for begin in range(0, len(rooms), _BATCH):
            await asyncio.gather(*(self._try(room_id) for room_id in rooms[begin : begin + _BATCH]))

    async def _try(self, room_id: str) -> None:
        try:
            await self._service.tasks.shield(self.flag(room_id))
        except ServerError as error:
            _log.warning("a deadline of an unknown room", extra={"room": room_id, "code": error.code})
        except HedgemazeError as error:  # the database is down
            _log.warning("a deadline failed", extra={"room": room_id, "code": error.code})
            self._cache.schedule(room_id, self._clock.now_ms() + _RETRY_MS)
        except Exception:  # a fault of ours in one room must not delay the others
            _log.exception("a deadline failed", extra={"room": room_id})
            self._cache.deadlines.set(room_id, self._clock.now_ms() + _FAULT_MS)

    async def flag(self, room_id: str) -> None:
        """Ends the turn or game of a side whose time is over; schedules the room's next deadline."""
        live = await self._service.latest(room_id)
        async with live.lock:
            if not await self._service.is_ready(live):
                self._cache.deadlines.set(room_id, self._clock.now_ms())
                return
            events = due(live.room, self._clock.now_ms())
            # The deadline may have been set before a write failed: then `changed` schedules it after the backoff.
            if not events or self._cache.backoff.earliest_ms(room_id, 0) > self._clock.now_ms():
                self._cache.changed(live)
                return
            after = live.room
            for event in events:
                after = apply(after, event)
            if not await self._service.append(live, after, events):
                self._cache.deadlines.set(room_id, self._clock.now_ms())
