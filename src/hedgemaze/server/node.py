"""Puts a node's service together with what differs between a single node and one of several."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping

from hedgemaze.server.analysis.analyses import AnalysisJobs, LocalJobs
from hedgemaze.server.analysis.runner import AnalysisRunner
from hedgemaze.server.clock import TimeSource
from hedgemaze.server.cluster.limit_sharing import LimitSharing
from hedgemaze.server.errors import missing_cluster
from hedgemaze.server.limits import Buckets
from hedgemaze.server.live.coordinator import Coordinator, SingleNode
from hedgemaze.server.live.expiry import Expiry, RoomCleaner
from hedgemaze.server.live.room_cache import RoomCache
from hedgemaze.server.live.service import Service
from hedgemaze.server.live.time_credit import TimeCredit
from hedgemaze.server.storage import Store
from hedgemaze.server.tasks import BackgroundTasks


def make_service(
    store: Store,
    clock: TimeSource,
    coordinator: Coordinator,
    expiry: Expiry | None = None,
    randbelow: Callable[[int], int] = secrets.randbelow,
) -> Service:
    """Puts the service together with its rooms.

    Args:
        store: the database.
        clock: the time.
        coordinator: `SingleNode` for a single node, `Cluster` for one of several.
        expiry: when unused rooms are deleted.
        randbelow: the source of random numbers, as `secrets.randbelow`.
    """
    credit = TimeCredit(store, clock, coordinator, randbelow)
    cache = RoomCache(store, clock, coordinator, credit, BackgroundTasks(), randbelow)
    coordinator.attach(cache)
    cleaner = RoomCleaner(store, clock, coordinator, cache, expiry or Expiry())
    return Service(store, clock, coordinator, cache, cleaner, randbelow)


def coordinate(
    store: Store, clock: TimeSource, runner: AnalysisRunner, nats: str | None
) -> tuple[Coordinator, AnalysisJobs]:
    """Returns the parts that differ between a single node and one of several.

    Raises:
        ServerError: the packages for several nodes are not installed.
    """
    if not store.is_shared:
        return SingleNode(store, clock), LocalJobs(runner)
    from hedgemaze.server.analysis.shared import SharedJobs  # noqa: PLC0415  # only a cluster needs them
    from hedgemaze.server.cluster.bus import Bus, NoBus  # noqa: PLC0415
    from hedgemaze.server.cluster.cluster import Cluster  # noqa: PLC0415

    node = secrets.token_hex(4)  # new after each start: leases of an earlier process are not this one's
    bus: Bus = NoBus()
    if nats is not None:
        try:
            from hedgemaze.server.cluster.bus_nats import NatsBus  # noqa: PLC0415
        except ImportError as error:
            raise missing_cluster(error.name or "nats") from None
        bus = NatsBus(nats, node)
    cluster = Cluster(store, clock, bus, node)
    jobs = SharedJobs(runner, store, clock, cluster.leases)
    cluster.claims.sources.append(jobs)
    return cluster, jobs


def share_limits(service: Service, limits: Mapping[str, Buckets]) -> LimitSharing | None:
    """Lets limits hold for all nodes together; None for a single node."""
    if not service.store.is_shared:
        return None
    sharing = LimitSharing(service.store, service.clock, service.coordinator.node)
    for name, buckets in limits.items():
        sharing.add(name, buckets)
    return sharing
