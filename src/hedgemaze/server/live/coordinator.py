"""`Coordinator`: what depends on other nodes on the same database; `SingleNode` is the one without other nodes.

`hedgemaze.server.cluster.Cluster` is the implementation for several nodes.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Protocol

from hedgemaze.server.clock import TimeSource
from hedgemaze.server.live.live_room import LiveRoom, PendingAppend
from hedgemaze.server.live.uptime import LocalUptime, Uptime
from hedgemaze.server.storage import Lease, Store
from hedgemaze.server.tasks import Loop
from hedgemaze.server.telemetry.histograms import Histogram

if TYPE_CHECKING:
    from hedgemaze.server.live.room_cache import RoomCache

Metric = tuple[str, float | Histogram]
"""Help text and value of a gauge or a histogram."""


class Leases(Protocol):
    """Which node does a job that one node must do: delete expired rooms, play a room's engines, run an analysis."""

    async def claim(self, kind: str, job: str) -> bool:
        """Takes the lease of a job; False if another node holds it. It is renewed until it is released."""
        ...

    async def release(self, kind: str, job: str) -> None:
        """Releases the lease of a job, finished or not."""

    def has(self, kind: str, job: str) -> bool:
        """Returns whether this node holds the lease of a job now."""
        ...

    def enable_engines(self) -> None:
        """Is called when this node can play engine seats."""

    def engine_lease(self, room_id: str, pending: PendingAppend) -> Lease | None:
        """Returns the lease to store together with events after which engines must act; None if there is none."""
        ...

    def may_flag(self, room_id: str, at_ms: int) -> bool:
        """Returns whether this node ends the game of a room whose clock runs out at `at_ms`."""
        ...


class RoomSync(Protocol):
    """Exchanges changes of rooms with the other nodes. No method but `refresh` blocks."""

    is_shared: bool
    """Whether other nodes may write to the same database."""

    async def refresh(self, live: LiveRoom) -> bool:
        """Applies what other nodes have stored in a room, whose lock is held; False if there is nothing new."""
        ...

    def was_overtaken(self, live: LiveRoom) -> bool:
        """Returns whether another node stored events of a room while it was being loaded."""
        ...

    def appended(self, live: LiveRoom, pending: PendingAppend, lease: Lease | None, *, seats_changed: bool) -> None:
        """Is called when this node has stored events, before clients get them."""

    def seats_moved(self, live: LiveRoom) -> None:
        """Is called when seats have changed hands without an event."""

    def name_erased(self, live: LiveRoom) -> None:
        """Is called when a name was erased from a room's log."""

    def presence_changed(self, live: LiveRoom) -> None:
        """Is called when a subscriber of a room has joined, left or changed seats."""


class Coordinator(Protocol):
    """This node among the others."""

    node: str
    """The name of this node."""
    on_lobby_change: list[Callable[[], None]]
    """Called when another node has changed the lobby; must not block."""

    @property
    def leases(self) -> Leases:
        """The jobs of this node."""
        ...

    @property
    def sync(self) -> RoomSync:
        """Exchanges changes of rooms."""
        ...

    @property
    def uptime(self) -> Uptime:
        """Detects outages."""
        ...

    def attach(self, rooms: RoomCache) -> None:
        """Connects the coordinator with the rooms of this node; called once, before `start`."""

    async def start(self) -> None:
        """Records for how long no node was running, and schedules the deadlines of this node."""

    async def stop(self) -> None:
        """Hands all jobs over to the other nodes."""

    def background(self) -> Sequence[Loop]:
        """Returns the loops that run while the node runs."""
        ...

    def metrics(self) -> dict[str, Metric]:
        """Returns gauges and histograms by name."""
        ...

    def lobby_changed(self) -> None:
        """Notifies the other nodes that waiting people or open tables have changed; never blocks."""


class _LocalLeases:
    """Leases of a single node: every job is its own, and nothing is stored."""

    async def claim(self, kind: str, job: str) -> bool:  # noqa: ARG002
        return True

    async def release(self, kind: str, job: str) -> None:
        pass

    def has(self, kind: str, job: str) -> bool:  # noqa: ARG002
        return True

    def enable_engines(self) -> None:
        pass

    def engine_lease(self, room_id: str, pending: PendingAppend) -> Lease | None:  # noqa: ARG002
        return None

    def may_flag(self, room_id: str, at_ms: int) -> bool:  # noqa: ARG002
        return True


class _LocalSync:
    """The rooms of a single node: no other node writes or listens."""

    is_shared = False

    async def refresh(self, live: LiveRoom) -> bool:  # noqa: ARG002
        return False

    def was_overtaken(self, live: LiveRoom) -> bool:  # noqa: ARG002
        return False

    def appended(self, live: LiveRoom, pending: PendingAppend, lease: Lease | None, *, seats_changed: bool) -> None:
        pass

    def seats_moved(self, live: LiveRoom) -> None:
        pass

    def name_erased(self, live: LiveRoom) -> None:
        pass

    def presence_changed(self, live: LiveRoom) -> None:
        pass


class SingleNode:
    """The coordinator of a single node: no other node uses the database."""

    def __init__(self, store: Store, clock: TimeSource, node: str = "one") -> None:
        self.leases = _LocalLeases()
        self.sync = _LocalSync()
        self.uptime = LocalUptime(store, clock, node)
        self.node = node
        self.on_lobby_change: list[Callable[[], None]] = []
        self._store = store
        self._clock = clock
        self._rooms: RoomCache

    def attach(self, rooms: RoomCache) -> None:
        """Connects the coordinator with the rooms of this node."""
        self._rooms = rooms
        self.uptime.attach(rooms)

    async def start(self) -> None:
        """Records for how long the node was not running, and schedules all deadlines in the database."""
        now_ms = self._clock.now_ms()
        await self._store.heartbeats.record_downtime(now_ms)
        await self._store.heartbeats.record(self.node, now_ms)
        for at_ms, room_id in await self._store.room_index.deadlines():
            self._rooms.deadlines.set(room_id, at_ms or now_ms)

    async def stop(self) -> None:
        """Records until when the node was running."""
        await self._store.heartbeats.record(self.node, self._clock.now_ms())

    def background(self) -> Sequence[Loop]:
        """Returns the heartbeat."""
        return (self.uptime.run,)

    def metrics(self) -> dict[str, Metric]:
        """Returns the state of the database."""
        return {"hedgemaze_database_away": ("Whether the database cannot be written.", self.uptime.is_storage_down)}

    def lobby_changed(self) -> None:
        """Does nothing: there are no other nodes."""
