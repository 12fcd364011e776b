"""`Cluster`: the coordinator of one of several nodes on one database.

The database is the only truth; no node keeps state that another lacks. Flags and engine seats are leased: each node
claims those that are due soon and that no node holds, so that another node continues when one dies. Presence travels
over the bus alone, because it is only shown.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from hedgemaze.server.clock import TimeSource
from hedgemaze.server.cluster.bus import Bus, Gone, LobbyChanged, Message
from hedgemaze.server.cluster.job_claims import JobClaims
from hedgemaze.server.cluster.leases import ClusterLeases
from hedgemaze.server.cluster.peers import Peers
from hedgemaze.server.cluster.room_sync import ClusterSync
from hedgemaze.server.cluster.uptime import MIN_OUTAGE_MS, ClusterUptime
from hedgemaze.server.live.coordinator import Metric
from hedgemaze.server.storage import Store
from hedgemaze.server.tasks import Loop

if TYPE_CHECKING:
    from hedgemaze.server.live.room_cache import RoomCache


class Cluster:
    """A node among others; implements `live.coordinator.Coordinator`."""

    def __init__(self, store: Store, clock: TimeSource, bus: Bus, node: str) -> None:
        self.node = node
        self.on_lobby_change: list[Callable[[], None]] = []
        self.leases = ClusterLeases(store, clock, node)
        self.peers = Peers(bus, node)
        self.sync = ClusterSync(store, clock, bus, self.leases, self.peers)
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

    async def start(self) -> None:
        """Records for how long no node was running, connects to the bus and claims the first jobs."""
        now_ms = self._clock.now_ms()
        await self._store.heartbeats.record_downtime(now_ms, MIN_OUTAGE_MS)
        await self._store.heartbeats.record(self.node, now_ms)
        await self._bus.start(self._receive, self._connection_changed)
        await self.claims.claim()

    async def stop(self) -> None:
        """Leaves the cluster and releases all leases."""
        self._bus.publish(Gone(node=self.node))
        await self._bus.stop()
        await self._store.leases.release(self.node)
        await self._store.heartbeats.record(self.node, self._clock.now_ms())

    def background(self) -> Sequence[Loop]:
        """Returns the loops that run while the node runs."""
        return self.uptime.run, self.sync.run, self.claims.run, self.peers.run

    def metrics(self) -> dict[str, Metric]:
        """Returns gauges and histograms by name."""
        return {
            "hedgemaze_nodes_heard": ("Other nodes that can be heard.", len(self.peers)),
            "hedgemaze_nats_connected": ("Whether this node is connected to NATS.", self._bus.is_connected),
            "hedgemaze_announcements": ("Messages received from other nodes.", self.sync.received),
            "hedgemaze_gaps": ("Reads of events that other nodes have stored.", self.sync.gaps),
            "hedgemaze_remote_events_seconds": (
                "Age of events of other nodes when they are applied here, by the clocks of both nodes.",
                self.sync.ages,
            ),
            "hedgemaze_leases": ("Leases that this node holds.", len(self.leases)),
            "hedgemaze_database_away": ("Whether the database cannot be written.", self.uptime.is_storage_down),
        }

    def lobby_changed(self) -> None:
        """Notifies the other nodes that waiting people or open tables have changed."""
        self._bus.publish(LobbyChanged(node=self.node))

    def _receive(self, message: Message) -> None:
        """Handles a message of another node; never blocks."""
        if isinstance(message, LobbyChanged):
            for callback in self.on_lobby_change:
                callback()
        self.sync.receive(message)
        self.peers.receive(message)

    def _connection_changed(self) -> None:
        self.sync.request_poll()
        self.peers.request_presence()
