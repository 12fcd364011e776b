"""Figures for Prometheus, read from the parts when they are asked for."""

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

__all__ = ["Metrics"]


class Metrics(Collector):
    """The server's figures."""

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
        """Returns all figures as Prometheus reads them."""
        return generate_latest(self._registry)

    def collect(self) -> Iterator[Metric]:
        """Yields the figures."""
        service = self._service
        commits, jobs = service.store.commits
        yield GaugeMetricFamily("hedgemaze_rooms", "Rooms in memory.", service.rooms)
        yield GaugeMetricFamily("hedgemaze_sockets", "Open sockets.", len(self._sockets))
        yield GaugeMetricFamily("hedgemaze_alarms", "Flags that may fall.", len(service.alarms))
        thinking = 0 if self._engines is None else self._engines.thinking
        yield GaugeMetricFamily("hedgemaze_engines_thinking", "Engine seats that think.", thinking)
        yield GaugeMetricFamily("hedgemaze_analyses", "Analyses under way.", len(self._analyses))
        for name, (what, value) in service.figures().items():
            yield GaugeMetricFamily(name, what, value)
        yield CounterMetricFamily("hedgemaze_messages", "Messages of clients.", self._sockets.received)
        yield CounterMetricFamily("hedgemaze_commands", "Commands that changed a room.", service.acted)
        yield CounterMetricFamily("hedgemaze_commits", "Transactions of the writer.", commits)
        yield CounterMetricFamily("hedgemaze_commit_jobs", "What they held.", jobs)
