"""`ClusterSync`: keeps rooms in memory equal to a database that other nodes write to.

A node publishes on the bus what it stores. A node that receives such a message applies the events to the room in its
memory if they are the next ones of its log. Lost messages do no harm: missing events are read from the database when a
message leaves a gap, when a client comes, before a command is refused, and by polling, which is frequent while not all
nodes can be heard.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import sys
from typing import TYPE_CHECKING

from hedgemaze.errors import HedgemazeError
from hedgemaze.rooms import Stage
from hedgemaze.server.clock import TimeSource
from hedgemaze.server.cluster import bus as messages
from hedgemaze.server.cluster.bus import Bus
from hedgemaze.server.cluster.leases import ClusterLeases
from hedgemaze.server.cluster.peers import Peers
from hedgemaze.server.errors import StorageError
from hedgemaze.server.live.live_room import LiveRoom, PendingAppend, RemoteAppend
from hedgemaze.server.storage import ENGINES, Lease, RoomVersion, Store
from hedgemaze.server.telemetry.histograms import Histogram

if TYPE_CHECKING:
    from hedgemaze.server.live.room_cache import RoomCache

_log = logging.getLogger("hedgemaze.server")
_POLL_SECONDS = 5.0
_FAST_POLL_SECONDS = 0.5
"""While not all nodes can be heard."""
_BATCH = 100
_ALIVE_MS = 3_000
"""A node with a heartbeat this recent is alive."""
_MAX_EVENT_BYTES = 250_000
"""Longer events are published without their content; NATS carries at most a megabyte."""


class ClusterSync:
    """Publishes and receives changes of rooms; implements `live.coordinator.RoomSync`."""

    is_shared = True

    def __init__(self, store: Store, clock: TimeSource, bus: Bus, leases: ClusterLeases, peers: Peers) -> None:
        self.received = 0
        """Messages received from other nodes."""
        self.gaps = 0
        """Reads of events that other nodes have stored."""
        self.ages = Histogram()
        """How old the newest of another node's events is when a room here applies them."""
        self.hears_all = False
        """Whether all nodes that were alive at the last poll could be heard."""
        self._store = store
        self._clock = clock
        self._bus = bus
        self._node = leases.node
        self._leases = leases
        self._peers = peers
        self._overtaken: dict[str, int] = {}
        """Per room that is being loaded: the last version that was published meanwhile."""
        self._poll_now = asyncio.Event()
        self._rooms: RoomCache

    def attach(self, rooms: RoomCache) -> None:
        """Connects it with the rooms of this node."""
        self._rooms = rooms

    # Messages to other nodes.

    def appended(self, live: LiveRoom, pending: PendingAppend, lease: Lease | None, *, seats_changed: bool) -> None:
        """Takes note of a lease that was stored with events, and publishes the events."""
        if lease is not None:
            self._leases.note(lease)
        elif not pending.is_same_engine_work:
            self._leases.forget(ENGINES, live.id)
        is_short = sum(map(len, pending.data)) <= _MAX_EVENT_BYTES
        self._bus.publish(
            messages.Appended(
                node=self._node,
                room=live.id,
                version=pending.room.version,
                events=tuple(messages.Raw(data) for data in pending.data) if is_short else (),
                is_seating=seats_changed,
                wants_engines=lease is None and pending.summary.is_engines_turn and not pending.is_same_engine_work,
                is_same_work=pending.is_same_engine_work,
            )
        )

    def seats_moved(self, live: LiveRoom) -> None:
        """Publishes that seats have changed hands without an event."""
        self._bus.publish(messages.SeatsMoved(node=self._node, room=live.id))

    def name_erased(self, live: LiveRoom) -> None:
        """Publishes that a name was erased from a room's log."""
        self._bus.publish(messages.NameErased(node=self._node, room=live.id))

    def presence_changed(self, live: LiveRoom) -> None:
        """Publishes who is connected to a room here."""
        self._peers.publish(live)

    # Messages of other nodes.

    def receive(self, message: messages.Message) -> None:
        """Handles a message of another node; never blocks."""
        self.received += 1
        match message:
            case messages.Appended():
                if not message.is_same_work:
                    # The node that changed the room plays its engines, or asks the others to.
                    self._leases.forget(ENGINES, message.room)
                if message.wants_engines and self._leases.has_engines:
                    self._leases.claim_soon.set()
                self._receive_events(message)
            case messages.SeatsMoved():
                self._refresh_soon(message.room)
            case messages.NameErased():
                self._drop_soon(message.room)

    def _receive_events(self, message: messages.Appended) -> None:
        live = self._rooms.peek(message.room)
        if live is None:
            if message.room in self._rooms.loading():
                self._overtaken[message.room] = max(message.version, self._overtaken.get(message.room, 0))
            return
        missing = message.version - live.room.version
        if missing <= 0:
            return
        if message.is_seating or missing > len(message.events) or live.lock.locked():
            self._refresh_soon(message.room)
            return
        try:
            remote = RemoteAppend(live, [bytes(data) for data in message.events[-missing:]])
        except HedgemazeError:  # they do not continue the log that is known here
            self._refresh_soon(message.room)
            return
        live.apply_remote(remote)
        self._applied(live)
        self._rooms.changed(live)

    def _applied(self, live: LiveRoom) -> None:
        self.ages.observe(max(0, self._clock.now_ms() - live.room.at_ms) / 1_000)

    def was_overtaken(self, live: LiveRoom) -> bool:
        """Returns whether another node published events of a room while it was being loaded."""
        return self._overtaken.pop(live.id, 0) > live.room.version

    # Reading the database.

    async def refresh(self, live: LiveRoom) -> bool:
        """Applies what other nodes have stored in a room, whose lock is held; False if there is nothing new."""
        self.gaps += 1
        is_new = await self._rooms.catch_up(live)
        if is_new:
            self._applied(live)
        return is_new

    def reload_running(self) -> None:
        """Lets all rooms with a running game be loaded again."""
        for live in self._rooms.all():
            if live.room.stage is Stage.PLAYING:
                self._drop_soon(live.id)
        for room_id in self._rooms.loading():  # it may have been read too early
            self._overtaken[room_id] = sys.maxsize

    def _drop_soon(self, room_id: str) -> None:
        """Drops a room, after the write that is under way."""
        live = self._rooms.peek(room_id)
        if live is not None and not live.lock.locked():
            self._rooms.drop(live)
        elif live is not None:
            self._rooms.tasks.spawn(self._drop(live))

    async def _drop(self, live: LiveRoom) -> None:
        async with live.lock:
            self._rooms.drop(live)

    def _refresh_soon(self, room_id: str) -> None:
        live = self._rooms.peek(room_id)
        if live is not None and not self._rooms.tasks.is_stopping:
            self._rooms.tasks.spawn(self._try_refresh(live))

    async def _try_refresh(self, live: LiveRoom) -> None:
        try:
            async with live.lock:
                if not live.is_dropped:
                    await self.refresh(live)
        except HedgemazeError as error:  # the next poll repeats it
            _log.warning("missing events could not be read", extra={"room": live.id, "code": error.code})

    # Polling.

    async def run(self) -> None:
        """Polls until it is cancelled."""
        while True:
            seconds = _POLL_SECONDS if self._bus.is_connected and self.hears_all else _FAST_POLL_SECONDS
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._poll_now.wait(), seconds)
            self._poll_now.clear()
            try:
                await self.poll()
            except StorageError as error:
                _log.warning("the database could not be polled", extra={"code": error.code})
                await asyncio.sleep(_FAST_POLL_SECONDS)

    def request_poll(self) -> None:
        """Lets `run` poll at once; never blocks."""
        self._poll_now.set()

    async def poll(self) -> None:
        """Compares the rooms in use here with the database, and the nodes that are alive with those that are heard."""
        used = [live.id for live in self._rooms.all() if live.subscribers or live.engine_turns]
        for begin in range(0, len(used), _BATCH):
            for room_id, stored in (await self._store.room_index.versions(used[begin : begin + _BATCH])).items():
                live = self._rooms.peek(room_id)
                if live is not None and not live.lock.locked():
                    self._compare(live, stored)
        alive = await self._store.heartbeats.nodes_since(self._clock.now_ms() - _ALIVE_MS)
        self.hears_all = self._bus.is_connected and alive <= {self._node, *self._peers.names}

    def _compare(self, live: LiveRoom, stored: RoomVersion) -> None:
        ahead = stored.version - live.room.version
        if ahead == 0 and stored.about != live.about:  # a name was erased
            self._rooms.drop(live)
        elif ahead > 0 or (ahead == 0 and dict(live.holdings) != {each.seat: each for each in stored.holdings}):
            self._refresh_soon(live.id)
