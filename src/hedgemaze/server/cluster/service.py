"""`ClusterService`: one of several servers on one database.

None of them keeps a truth of its own. Flags that fall and engines that should act are leased: each server claims what
falls due soon and what nobody does, so that another goes on when one dies. Who is connected where is told by way of
announcements alone: it need not be known for anything but to be shown.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import sys
from collections.abc import Callable, Coroutine, Sequence
from typing import Any, Protocol

from hedgemaze.errors import HedgemazeError
from hedgemaze.rooms import Stage
from hedgemaze.server.clock import Clock
from hedgemaze.server.cluster import bus as announce
from hedgemaze.server.cluster.hearing import HearingService
from hedgemaze.server.cluster.leases import LEASE_MS, Leases
from hedgemaze.server.cluster.peers import Peers
from hedgemaze.server.errors import StorageError
from hedgemaze.server.live.live_room import Draft, LiveRoom
from hedgemaze.server.storage import ENGINES, FLAG, Lease, Store

__all__ = ["ClusterService", "WorkClaimer"]

_log = logging.getLogger("hedgemaze.server")
_CLAIM_SECONDS = 1.0
_CLAIM_AT_LEAST_SECONDS = 0.05
_AHEAD_MS = 3_000
"""Flags are claimed so long before they fall, so that they fall on time."""
_BEAT_SECONDS = 1.0
_PATIENCE_SECONDS = 3.0
"""A database that does not answer for so long is away."""
_ALIVE_MS = 3_000
_OUTAGE_MS = 5_000
"""Clocks are credited when no server could store anything for so long."""
_MOST_ENGINES = 20
"""Rooms whose engines are taken over at once."""
_TIDY_EVERY = 60


class WorkClaimer(Protocol):
    """Somebody with leased work beside rooms: analyses."""

    async def take(self) -> None:
        """Takes what nobody does.

        Raises:
            StorageError: the database is away.
        """

    def lose(self, kind: str, job: str) -> None:
        """Is called when a lease is another's by now, or nobody's; must not wait."""

    async def tidy(self) -> None:
        """Forgets what is over."""


class ClusterService(HearingService):
    """A server that others can stand in for."""

    _least_gap_ms = _OUTAGE_MS

    def __init__(
        self,
        store: Store,
        clock: Clock,
        announcer: announce.Bus,
        *,
        draw: Callable[[int], int] = secrets.randbelow,
        node: str,
    ) -> None:
        super().__init__(store, clock, announcer, draw=draw, node=node)
        self.leases: Leases = Leases(store, clock, node)
        self.neighbours = Peers(self)
        self.takers: list[WorkClaimer] = []
        """Who else has work that another server may go on with."""
        self._claim_now = asyncio.Event()
        self._beating = asyncio.Lock()

    # Life.

    async def _begin(self) -> None:
        now_ms = self.clock.now_ms()
        await self.store.came_back(now_ms, _OUTAGE_MS)
        await self.store.beat(self.node, now_ms)
        await self.announcer.start(self.hear, self._connected)
        await self.claim()

    async def _end(self) -> None:
        self.announcer.tell(announce.Gone(node=self.node))
        await self.announcer.stop()
        await self.store.release(self.node)
        await super()._end()

    def _background(self) -> Sequence[Callable[[], Coroutine[Any, Any, None]]]:
        return (*super()._background(), self._look, self._claim, self.neighbours.live)

    def hear(self, told: announce.Any) -> None:
        """Takes an announcement; never waits."""
        if isinstance(told, announce.Appended):
            if not told.is_same_work:
                self.leases.forget(ENGINES, told.room)  # who changed the room plays its engines, or asks for somebody
            if told.wants_engines and self.has_engines:
                self._claim_now.set()
        super().hear(told)
        self.neighbours.hear(told)

    def _connected(self) -> None:
        """Is called when others can be heard again, or not any more."""
        self._look_now.set()
        self.neighbours.ask()

    def figures(self) -> dict[str, tuple[str, float]]:
        """Returns figures of the cluster: by name what it is, and how much."""
        return {
            "hedgemaze_nodes_heard": ("Other servers that can be heard.", len(self.neighbours)),
            "hedgemaze_nats_connected": ("Whether others can be heard at all.", self.announcer.is_connected),
            "hedgemaze_announcements": ("Announcements of others so far.", self.heard),
            "hedgemaze_gaps": ("How often the database was asked for what others had done.", self.gaps),
            "hedgemaze_leases": ("Jobs that are this server's.", len(self.leases)),
        } | super().figures()

    # Presence.

    def tell_presence(self, live: LiveRoom, *, is_news: bool = True) -> None:
        """Tells who is connected to a room, here and to the others."""
        super().tell_presence(live, is_news=is_news)
        self.neighbours.tell(live)

    # Leases.

    def _engines_lease(self, id: str, draft: Draft) -> Lease | None:  # noqa: A002  # the room's word for it
        is_new = self.has_engines and draft.summary.is_engines_turn and not draft.is_same_work
        return self.leases.lease(ENGINES, id) if is_new else None

    def _appended(self, live: LiveRoom, draft: Draft, lease: Lease | None, *, is_seating: bool) -> None:
        if lease is not None:
            self.leases.note(lease)
        elif not draft.is_same_work:
            self.leases.forget(ENGINES, live.id)
        super()._appended(live, draft, lease, is_seating=is_seating)

    def _set_alarm(self, id: str, at_ms: int | None) -> None:  # noqa: A002
        is_near = at_ms is not None and at_ms <= self.clock.now_ms() + _AHEAD_MS
        is_mine = is_near and self.leases.has(FLAG, id)
        super()._set_alarm(id, at_ms if is_mine else None)
        if is_near and not is_mine:
            self._claim_now.set()

    async def claim(self) -> None:
        """Renews what is this server's, and takes what falls due soon or should be done and is nobody's.

        Raises:
            StorageError: the database is away.
        """
        for kind, job in await self.leases.renew():
            if kind == ENGINES and (live := self._held.get(job)) is not None:
                self._changed(live)
            for taker in self.takers:
                taker.lose(kind, job)
        now_ms = self.clock.now_ms()
        until_ms = now_ms + LEASE_MS
        for at_ms, room in await self.store.claim_flags(self.node, now_ms, now_ms + _AHEAD_MS, until_ms):
            self.leases.note(Lease(FLAG, room, self.node, until_ms))
            self.alarms.set(room, self.backoff.earliest_ms(room, at_ms))
        for taker in self.takers:
            await taker.take()
        if not self.has_engines:
            return
        for room in await self.store.claim_engines(self.node, now_ms, until_ms, _MOST_ENGINES):
            if not self.leases.has(ENGINES, room):
                self.leases.note(Lease(ENGINES, room, self.node, until_ms))
                self.spawn(self._take_over(room))

    async def _take_over(self, room: str) -> None:
        """Lets the engines of a room act."""
        try:
            live = await self.fresh(room)
            self._changed(live)
        except HedgemazeError as error:
            self.leases.forget(ENGINES, room)
            _log.warning("a room was not taken over", extra={"room": room, "code": error.code})

    async def _claim(self) -> None:
        count = 0
        while True:
            await asyncio.sleep(_CLAIM_AT_LEAST_SECONDS)
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._claim_now.wait(), _CLAIM_SECONDS)
            self._claim_now.clear()
            if self.is_away:
                continue
            count += 1
            try:
                await self.claim()
                if count % _TIDY_EVERY == 0:
                    await self.store.tidy(self.clock.now_ms())
                    for taker in self.takers:
                        await taker.tidy()
            except StorageError as error:
                _log.warning("nothing could be claimed", extra={"code": error.code})

    async def look_round(self) -> None:
        """Compares the rooms that are in use here with the database, and who is alive with who can be heard."""
        await super().look_round()
        alive = await self.store.alive(self.clock.now_ms() - _ALIVE_MS)
        self.hears_all = self.announcer.is_connected and alive <= {self.node, *self.neighbours.names}

    # The database away, and back.

    async def _check_time(self) -> None:
        await super()._check_time()
        if self.is_away:  # the task that found the gap asks the database about it now
            async with self._beating:
                pass

    async def _stood_still(self, from_ms: int, until_ms: int) -> None:  # noqa: ARG002
        """Finds out whether the others stood still too: only then clocks are credited."""
        self.is_away = True
        await self.beat()

    def _must_store(self) -> None:
        """Refuses nothing: a database that is slow to beat may still store."""

    async def _look_at_storage(self, since_ms: int) -> None:
        """Leaves it to `beat`: only the database knows whether another server could store something."""

    async def _beat(self) -> None:
        while True:
            await asyncio.sleep(_BEAT_SECONDS)
            await self.beat()

    async def beat(self) -> None:
        """Notes that this server is alive; after the database was away, credits the clocks."""
        if self.heartbeat is not None and self.heartbeat.beat() is not None:
            self.is_away = True  # a beat before the gap is known would hide it from everybody
        try:
            async with self._beating, asyncio.timeout(_PATIENCE_SECONDS):
                if self.is_away:
                    await self._come_back()
                await self.store.beat(self.node, self.clock.now_ms())
        except (StorageError, TimeoutError):
            if not self.is_away:
                _log.warning("the database is away")
            self.is_away = True

    async def _come_back(self) -> None:
        """Notes how long nobody could store anything; rooms whose time runs are read anew, which credits them."""
        await self.store.came_back(self.clock.now_ms(), _OUTAGE_MS)
        for live in self.all_in_memory():
            if live.room.stage is Stage.PLAYING:
                self._drop_soon(live.id)
        for room in self._loading:  # it may have been read too early
            self._overtaken[room] = sys.maxsize
        self.backoff.clear()
        self.is_away = False
        _log.warning("the database is there again")
