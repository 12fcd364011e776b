"""`Cluster`: the coordinator of one of several nodes on one database.

The database is the only truth; no node keeps state that another lacks. Flags and engine seats are leased: each node
claims those that are due soon and that no node holds, so that another node continues when one dies. Presence travels
over the bus alone, because it is only shown.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from hedgemaze.server.clock import Clock
from hedgemaze.server.cluster import bus as messages
from hedgemaze.server.cluster.bus import Bus
from hedgemaze.server.cluster.job_claims import FLAG_AHEAD_MS, JobClaims
from hedgemaze.server.cluster.leases import Leases
from hedgemaze.server.cluster.peers import Peers
from hedgemaze.server.cluster.room_sync import RoomSync
from hedgemaze.server.cluster.uptime import MIN_OUTAGE_MS, ClusterUptime
from hedgemaze.server.live.coordinator import Metric
from hedgemaze.server.live.live_room import LiveRoom, PendingAppend
from hedgemaze.server.storage import ENGINES, FLAG, Lease, Store
from hedgemaze.server.tasks import Loop

if TYPE_CHECKING:
    from hedgemaze.server.live.room_cache import RoomCache

__all__ = ["Cluster"]


class Cluster:
    """A node among others; implements `live.coordinator.Coordinator`."""

    is_shared = True

    def __init__(self, store: Store, clock: Clock, bus: Bus, node: str) -> None:
        self.node = node
        self.leases = Leases(store, clock, node)
        self.peers = Peers(bus, node)
        self.sync = RoomSync(store, clock, bus, node, self.peers)
        self.uptime = ClusterUptime(store, clock, node, self.sync)
        self.claims = JobClaims(store, clock, self.leases, self.uptime)
        self._store = store
        self._clock = clock
        self._bus = bus

    def attach(self, rooms: RoomCache) -> None:
        """Connects the parts with the rooms of this node."""
        self.peers.attach(rooms)
        self.sync.attach(rooms)
        self.uptime.attach(rooms)
        self.claims.attach(rooms)

    def enable_engines(self) -> None:
        """Lets this node claim engine seats."""
        self.claims.has_engines = True

    async def start(self) -> None:
        """Records for how long no node was running, connects to the bus and claims the first jobs."""
        now_ms = self._clock.now_ms()
        await self._store.heartbeats.record_downtime(now_ms, MIN_OUTAGE_MS)
        await self._store.heartbeats.record(self.node, now_ms)
        await self._bus.start(self.receive, self._connection_changed)
        await self.claims.claim()

    async def stop(self) -> None:
        """Leaves the cluster and releases all leases."""
        self._bus.publish(messages.Gone(node=self.node))
        await self._bus.stop()
        await self._store.leases.release(self.node)
        await self._store.heartbeats.record(self.node, self._clock.now_ms())

    def background(self) -> Sequence[Loop]:
        """Returns the loops that run while the node runs."""
        return self.uptime.run, self.sync.run, self.claims.run, self.peers.run

    def metrics(self) -> dict[str, Metric]:
        """Returns gauges by name."""
        return {
            "hedgemaze_nodes_heard": ("Other nodes that can be heard.", len(self.peers)),
            "hedgemaze_nats_connected": ("Whether this node is connected to NATS.", self._bus.is_connected),
            "hedgemaze_announcements": ("Messages received from other nodes.", self.sync.received),
            "hedgemaze_gaps": ("Reads of events that other nodes have stored.", self.sync.gaps),
            "hedgemaze_leases": ("Leases that this node holds.", len(self.leases)),
            "hedgemaze_database_away": ("Whether the database cannot be written.", self.uptime.is_storage_down),
        }

    # Messages from other nodes.

    def receive(self, message: messages.Message) -> None:
        """Handles a message of another node; never blocks."""
        if isinstance(message, messages.Appended):
            if not message.is_same_work:
                # The node that changed the room plays its engines, or asks the others to.
                self.leases.forget(ENGINES, message.room)
            if message.wants_engines and self.claims.has_engines:
                self.claims.request()
        self.sync.receive(message)
        self.peers.receive(message)

    def _connection_changed(self) -> None:
        self.sync.request_poll()
        self.peers.request_presence()

    async def refresh(self, live: LiveRoom) -> bool:
        """Applies what other nodes have stored in a room, whose lock is held; False if there is nothing new."""
        return await self.sync.refresh(live)

    def was_overtaken(self, live: LiveRoom) -> bool:
        """Returns whether another node stored events of a room while it was being loaded."""
        return self.sync.was_overtaken(live)

    # Messages to other nodes.

    def appended(self, live: LiveRoom, pending: PendingAppend, lease: Lease | None, *, seats_changed: bool) -> None:
        """Takes note of a lease that was stored with events, and publishes the events."""
        if lease is not None:
            self.leases.note(lease)
        elif not pending.is_same_engine_work:
            self.leases.forget(ENGINES, live.id)
        wants_engines = lease is None and pending.summary.is_engines_turn and not pending.is_same_engine_work
        self.sync.publish(live, pending, seats_changed=seats_changed, wants_engines=wants_engines)

    def seats_moved(self, live: LiveRoom) -> None:
        """Publishes that seats have changed hands without an event."""
        self._bus.publish(messages.Moved(node=self.node, room=live.id))

    def name_erased(self, live: LiveRoom) -> None:
        """Publishes that a name was erased from a room's log."""
        self._bus.publish(messages.Erased(node=self.node, room=live.id))

    def presence_changed(self, live: LiveRoom) -> None:
        """Publishes who is connected to a room here."""
        self.peers.publish(live)

    # Leases.

    def engine_lease(self, room_id: str, pending: PendingAppend) -> Lease | None:
        """Returns a lease to store with events after which engines must act, if this node has engines."""
        is_new = pending.summary.is_engines_turn and not pending.is_same_engine_work
        return self.leases.lease(ENGINES, room_id) if self.claims.has_engines and is_new else None

    def may_flag(self, room_id: str, at_ms: int) -> bool:
        """Returns whether this node holds the lease of a room's flag; claims it soon if it falls soon."""
        if at_ms > self._clock.now_ms() + FLAG_AHEAD_MS:
            return False
        if self.leases.has(FLAG, room_id):
            return True
        self.claims.request()
        return False
