"""Metrics for Prometheus, collected from the parts on each request."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from prometheus_client import CollectorRegistry, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily
from prometheus_client.registry import Collector

if TYPE_CHECKING:
    from prometheus_client.metrics_core import Metric

    from hedgemaze.server.analysis.analyses import Analyses
    from hedgemaze.server.live.engine_seats import EngineSeats
    from hedgemaze.server.live.service import Service
    from hedgemaze.server.socket.endpoint import SocketEndpoint


class Metrics(Collector):
    """The metrics of a node."""

    def __init__(
        self, service: Service, sockets: SocketEndpoint, engines: EngineSeats | None, analyses: Analyses
    ) -> None:
        self._service = service
        self._sockets = sockets
        self._engines = engines
        self._analyses = analyses
        self._registry = CollectorRegistry()
        self._registry.register(self)

    def text(self) -> bytes:
        """Returns all metrics in the Prometheus text format."""
        return generate_latest(self._registry)

    def collect(self) -> Iterator[Metric]:
        """Yields the metrics."""
        service = self._service
        commits, jobs = service.store.connections.commits
        yield GaugeMetricFamily("hedgemaze_rooms", "Rooms in memory.", len(service.cache))
        yield GaugeMetricFamily("hedgemaze_sockets", "Open sockets.", len(self._sockets))
        yield GaugeMetricFamily(
            "hedgemaze_alarms", "Rooms with a deadline that this node looks after.", len(service.cache.deadlines)
        )
        thinking = 0 if self._engines is None else self._engines.thinking
        yield GaugeMetricFamily("hedgemaze_engines_thinking", "Engine seats that think now.", thinking)
        yield GaugeMetricFamily("hedgemaze_analyses", "Analyses that this node works on.", len(self._analyses))
        for name, (text, value) in service.coordinator.metrics().items():
            yield GaugeMetricFamily(name, text, value)
        yield CounterMetricFamily("hedgemaze_messages", "Messages from clients.", self._sockets.received)
        yield CounterMetricFamily("hedgemaze_commands", "Commands that changed a room.", service.executed)
        yield CounterMetricFamily("hedgemaze_commits", "Write transactions.", commits)
        yield CounterMetricFamily("hedgemaze_commit_jobs", "Jobs in write transactions.", jobs)
