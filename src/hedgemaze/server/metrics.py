"""Metrics for Prometheus, collected from the parts on each request; `docs/hosting.md` describes each."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import TYPE_CHECKING

from prometheus_client import CollectorRegistry, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, HistogramMetricFamily
from prometheus_client.registry import Collector

from hedgemaze.server.telemetry.histograms import Histogram

if TYPE_CHECKING:
    from prometheus_client.metrics_core import Metric

    from hedgemaze.server.analysis.analyses import Analyses
    from hedgemaze.server.engines.interface import Engines
    from hedgemaze.server.live.engine_seats import EngineSeats
    from hedgemaze.server.live.service import Service
    from hedgemaze.server.lobby.endpoint import LobbyEndpoint
    from hedgemaze.server.socket.endpoint import SocketEndpoint


class RequestStats:
    """Counts of HTTP requests, without probes; the middleware fills them."""

    def __init__(self) -> None:
        self.seconds = Histogram()
        self.statuses: Counter[str] = Counter()
        """By the class of the status, such as ``4xx``."""
        self.errors: Counter[str] = Counter()
        """By code."""

    def add(self, status: int, seconds: float, code: str | None) -> None:
        """Counts a request; a status of 0 means that the client was gone."""
        self.seconds.observe(seconds)
        self.statuses[f"{status // 100}xx" if status else "none"] += 1
        if code is not None:
            self.errors[code] += 1


class Metrics(Collector):
    """The metrics of a node."""

    def __init__(
        self,
        service: Service,
        sockets: SocketEndpoint,
        engine_seats: EngineSeats | None,
        analyses: Analyses,
        requests: RequestStats,
        engines: Engines | None,
    ) -> None:
        self._service = service
        self._sockets = sockets
        self._engine_seats = engine_seats
        self._analyses = analyses
        self._requests = requests
        self._engines = engines
        self.lobby: LobbyEndpoint | None = None
        self.sources: list[Callable[[], Iterable[Metric]]] = []
        """Metrics of parts that this module does not know."""
        self._registry = CollectorRegistry()
        self._registry.register(self)

    def text(self) -> bytes:
        """Returns all metrics in the Prometheus text format."""
        return generate_latest(self._registry)

    def collect(self) -> Iterator[Metric]:
        """Yields the metrics."""
        yield from self._rooms()
        yield from self._traffic()
        yield from self._writes()
        yield from self._pool()
        if self.lobby is not None:
            yield from _lobby(self.lobby)
        for source in self.sources:
            yield from source()
        for name, (text, value) in self._service.coordinator.metrics().items():
            yield (
                _histogram(name, text, value) if isinstance(value, Histogram) else GaugeMetricFamily(name, text, value)
            )

    def _rooms(self) -> Iterator[Metric]:
        cache = self._service.cache
        stages, holders = Counter[str](), Counter[str]()
        for live in cache.all():
            stages[live.room.stage.value] += 1
            for seat in live.room.seats:
                holders[seat.holder.value] += 1
        yield GaugeMetricFamily("hedgemaze_rooms", "Rooms in memory.", len(cache))
        yield _gauges("hedgemaze_rooms_by_stage", "Rooms in memory, by stage.", "stage", stages)
        yield _gauges("hedgemaze_seats", "Seats of rooms in memory, by who plays them.", "holder", holders)
        yield GaugeMetricFamily("hedgemaze_seats_connected", "Seats with a socket here.", self._sockets.seats)
        yield GaugeMetricFamily("hedgemaze_sockets", "Open sockets.", len(self._sockets.open))
        yield GaugeMetricFamily(
            "hedgemaze_alarms", "Rooms with a deadline that this node looks after.", len(cache.deadlines)
        )
        yield GaugeMetricFamily("hedgemaze_analyses", "Analyses that this node works on.", len(self._analyses))
        yield GaugeMetricFamily("hedgemaze_draining", "Whether the node is about to stop.", self._service.is_draining)

    def _traffic(self) -> Iterator[Metric]:
        requests, sockets = self._requests, self._sockets
        yield CounterMetricFamily("hedgemaze_messages", "Messages from clients.", sockets.received)
        yield CounterMetricFamily("hedgemaze_commands", "Commands that changed a room.", self._service.executed)
        yield _counters("hedgemaze_requests", "HTTP requests.", ("status",), _labelled(requests.statuses))
        yield _histogram("hedgemaze_request_seconds", "Duration of HTTP requests.", requests.seconds)
        yield _histogram(
            "hedgemaze_move_to_ack_seconds",
            "From the arrival of a move until its acknowledgement is written to the socket.",
            sockets.move_to_ack,
        )
        yield _histogram(
            "hedgemaze_ack_to_opponent_seconds",
            "From when a command is stored until its events are written to all sockets of the room on this node.",
            self._service.ack_to_opponent,
        )
        errors = [*_labelled(requests.errors, "http"), *_labelled(sockets.errors, "socket")]
        if self.lobby is not None:
            errors += _labelled(self.lobby.errors, "lobby")
        yield _counters("hedgemaze_errors", "Refused requests and messages.", ("where", "code"), errors)

    def _writes(self) -> Iterator[Metric]:
        stats = self._service.store.connections.stats
        yield CounterMetricFamily("hedgemaze_commits", "Write transactions.", stats.commits)
        yield CounterMetricFamily("hedgemaze_commit_jobs", "Jobs in write transactions.", stats.jobs)
        yield CounterMetricFamily("hedgemaze_commits_failed", "Write transactions rolled back.", stats.failed)
        yield _histogram("hedgemaze_commit_seconds", "Duration of write transactions.", stats.seconds)
        jobs = HistogramMetricFamily(
            "hedgemaze_job_seconds", "Duration of jobs of the database threads, without the commit.", labels=("kind",)
        )
        for kind, each in self._service.store.connections.job_stats.items():
            jobs.add_metric((kind,), each.seconds.buckets(), each.seconds.total)
        yield jobs
        yield _histogram(
            "hedgemaze_loop_delay_seconds", "From a commit until the event loop hears of it.", stats.loop_delay
        )

    def _pool(self) -> Iterator[Metric]:
        thinking = 0 if self._engine_seats is None else self._engine_seats.thinking
        yield GaugeMetricFamily("hedgemaze_engines_thinking", "Engine seats that think now.", thinking)
        if self._engines is None:
            return
        stats = self._engines.stats
        jobs = {"waiting": stats.waiting, "running": stats.running}
        yield _gauges("hedgemaze_engine_jobs", "Jobs of the engine workers.", "state", jobs)
        queue = HistogramMetricFamily(
            "hedgemaze_engine_queue_seconds", "From a request until a worker starts it.", labels=("kind",)
        )
        for kind, waited in stats.queue.items():
            queue.add_metric((kind,), waited.buckets(), waited.total)
        yield queue
        moves = {
            "answered": stats.moves,
            "shortened": stats.shortened,
            "fallback": stats.fallbacks,
        }
        yield _counters("hedgemaze_engine_moves", "Moves of engines, by how.", ("how",), _labelled(moves))
        ponderings = {"found": stats.pondered, "played": stats.ponder_hits, "given_up": stats.ponderings_given_up}
        text = "Answers of engines on people's time, by what became of them."
        yield _counters("hedgemaze_engine_pondering", text, ("result",), _labelled(ponderings))
        yield CounterMetricFamily("hedgemaze_engine_retries", "Jobs given to a second worker.", stats.retried)
        lost = {"crashed": stats.crashed, "hung": stats.hung, "memory": stats.over_memory}
        yield _counters("hedgemaze_engine_workers_lost", "Workers replaced, by why.", ("why",), _labelled(lost))


def _lobby(endpoint: LobbyEndpoint) -> Iterator[Metric]:
    """Yields the metrics of the lobby."""
    seekers = endpoint.lobby.seekers
    yield GaugeMetricFamily("hedgemaze_lobby_sockets", "Open sockets of the lobby.", len(endpoint.open))
    yield GaugeMetricFamily("hedgemaze_lobby_waiting", "People at this node who wait for a partner.", len(seekers))
    yield _counters(
        "hedgemaze_lobby_seeks", "Requests for a partner, by their result.", ("result",), _labelled(seekers.results)
    )
    yield CounterMetricFamily("hedgemaze_lobby_pairings", "Tables that this node has made.", seekers.pairings)


def _histogram(name: str, text: str, value: Histogram) -> Metric:
    return HistogramMetricFamily(name, text, buckets=value.buckets(), sum_value=value.total)


def _gauges(name: str, text: str, label: str, values: Mapping[str, float]) -> Metric:
    family = GaugeMetricFamily(name, text, labels=(label,))
    for key, value in sorted(values.items()):
        family.add_metric((key,), value)
    return family


def _counters(name: str, text: str, labels: tuple[str, ...], rows: Iterable[tuple[tuple[str, ...], float]]) -> Metric:
    family = CounterMetricFamily(name, text, labels=labels)
    for keys, value in rows:
        family.add_metric(keys, value)
    return family


def _labelled(values: Mapping[str, float], *before: str) -> list[tuple[tuple[str, ...], float]]:
    """Returns the rows of a counter: the labels `before` and the key, and the value."""
    return [((*before, key), value) for key, value in sorted(values.items())]
