"""`HearingService`: rooms that other servers change as well.

What this server stores it announces; what others announce it takes into the rooms it has in memory, if it is the next
of their log. Whatever was missed is filled in from the database: when an announcement leaves a gap, when a client
comes, before a command is refused, and by a look round from time to time, which is frequent while nobody can be heard.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from collections.abc import Callable, Sequence

from hedgemaze.errors import HedgemazeError
from hedgemaze.server.clock import Clock
from hedgemaze.server.cluster import bus as announce
from hedgemaze.server.errors import StorageError
from hedgemaze.server.live.live_room import Draft, LiveRoom, RemoteAppend
from hedgemaze.server.live.service import Service
from hedgemaze.server.storage import Glance, Lease, Store

__all__ = ["HearingService"]

_log = logging.getLogger("hedgemaze.server")
_LOOK_SECONDS = 5.0
_LOOK_SECONDS_DEAF = 0.5
_AT_ONCE = 100
_LONGEST_TOLD = 250_000
"""Bytes; NATS carries a megabyte at most."""


class HearingService(Service):
    """A server's rooms among several servers."""

    def __init__(
        self,
        store: Store,
        clock: Clock,
        announcer: announce.Bus,
        *,
        draw: Callable[[int], int] = secrets.randbelow,
        node: str,
    ) -> None:
        super().__init__(store, clock, draw=draw, node=node)
        self.announcer = announcer
        self.heard = 0
        """Announcements so far."""
        self.gaps = 0
        """How often the database was asked for what others had done."""
        self._overtaken: dict[str, int] = {}
        """Of rooms that are being read: the last version that was announced meanwhile."""
        self._look_now = asyncio.Event()
        self.hears_all = False
        """Whether everybody who is alive could be heard at the last look round."""

    # What others have done.

    async def fresh(self, id: str) -> LiveRoom:  # noqa: A002  # the room's word for it
        """Returns a room as it is stored, also if another server was the last to change it."""
        while True:
            if id not in self._held:
                return await self.live_room(id)
            live = await self.live_room(id)
            async with live.lock:
                if not live.is_dropped:
                    await self._fill(live)
                    return live

    def hear(self, told: announce.Any) -> None:
        """Takes an announcement; never waits."""
        self.heard += 1
        match told:
            case announce.Appended():
                self._hear_events(told)
            case announce.Moved():
                self._fill_soon(told.room)
            case announce.Erased():
                self._drop_soon(told.room)

    def _hear_events(self, told: announce.Appended) -> None:
        live = self._held.get(told.room)
        if live is None:
            if told.room in self._loading:
                self._overtaken[told.room] = max(told.version, self._overtaken.get(told.room, 0))
            return
        lacks = told.version - live.room.version
        if lacks <= 0:
            return
        if told.is_seating or lacks > len(told.events) or live.lock.locked():
            self._fill_soon(told.room)
            return
        try:
            heard = RemoteAppend(live, [bytes(data) for data in told.events[-lacks:]])
        except HedgemazeError:  # not the continuation of what is known here
            self._fill_soon(told.room)
            return
        live.take_heard(heard)
        self._changed(live)

    def _drop_soon(self, room: str) -> None:
        """Has a room read anew, after what is being stored in it."""
        live = self._held.get(room)
        if live is not None and not live.lock.locked():
            self.drop(live)
        elif live is not None:
            self.spawn(self._drop_later(live))

    async def _drop_later(self, live: LiveRoom) -> None:
        async with live.lock:
            self.drop(live)

    def _fill_soon(self, room: str) -> None:
        live = self._held.get(room)
        if live is not None and not self.is_stopping:
            self.spawn(self._fill_quietly(live))

    async def _fill_quietly(self, live: LiveRoom) -> None:
        try:
            async with live.lock:
                if not live.is_dropped:
                    await self._fill(live)
        except HedgemazeError as error:  # the next look round finds it
            _log.warning("a gap was not filled", extra={"room": live.id, "code": error.code})

    async def _fill(self, live: LiveRoom) -> bool:
        self.gaps += 1
        return await self._catch_up(live)

    async def _is_behind(self, live: LiveRoom) -> bool:
        return await self._fill(live)

    def _is_overtaken(self, live: LiveRoom) -> bool:
        return self._overtaken.pop(live.id, 0) > live.room.version

    # The look round.

    async def look_round(self) -> None:
        """Compares the rooms that are in use here with the database."""
        used = [live.id for live in self._held.values() if live.listeners or live.turns]
        for begin in range(0, len(used), _AT_ONCE):
            for room, seen in (await self.store.glance(used[begin : begin + _AT_ONCE])).items():
                live = self._held.get(room)
                if live is not None and not live.lock.locked():
                    self._compare(live, seen)

    def _compare(self, live: LiveRoom, seen: Glance) -> None:
        ahead = seen.version - live.room.version
        if ahead == 0 and seen.about != live.about:  # a name was erased
            self.drop(live)
        elif ahead > 0 or (ahead == 0 and dict(live.holdings) != {each.seat: each for each in seen.holdings}):
            self._fill_soon(live.id)

    async def _look(self) -> None:
        while True:
            seconds = _LOOK_SECONDS if self.announcer.is_connected and self.hears_all else _LOOK_SECONDS_DEAF
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._look_now.wait(), seconds)
            self._look_now.clear()
            try:
                await self.look_round()
            except StorageError as error:
                _log.warning("the database cannot be looked at", extra={"code": error.code})
                await asyncio.sleep(_LOOK_SECONDS_DEAF)

    # What others are told.

    def _appended(self, live: LiveRoom, draft: Draft, lease: Lease | None, *, is_seating: bool) -> None:
        is_told = sum(map(len, draft.data)) <= _LONGEST_TOLD
        wants_engines = lease is None and draft.summary.is_engines_turn and not draft.is_same_work
        self.announcer.tell(
            announce.Appended(
                node=self.node,
                room=live.id,
                version=draft.room.version,
                events=raw(draft.data) if is_told else (),
                is_seating=is_seating,
                wants_engines=wants_engines,
                is_same_work=draft.is_same_work,
            )
        )

    def _moved(self, live: LiveRoom) -> None:
        self.announcer.tell(announce.Moved(node=self.node, room=live.id))

    def erased(self, live: LiveRoom) -> None:
        """Is called when a name was taken out of a room's log: everybody reads it anew."""
        self.announcer.tell(announce.Erased(node=self.node, room=live.id))
        super().erased(live)


def raw(data: Sequence[bytes]) -> tuple[announce.Raw, ...]:
    """Returns events as an announcement carries them."""
    return tuple(announce.Raw(each) for each in data)
