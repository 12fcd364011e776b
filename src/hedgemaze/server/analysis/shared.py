"""`SharedJobs`: analyses that several nodes on one database share.

Each analysis is a row. The node that holds its lease works on it and writes its progress into the row; other nodes read
the row. If the holder dies, the lease runs out and another node starts again, under the same id. A node without engines
accepts analyses for the nodes that have some.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging

import msgspec

from hedgemaze.server.analysis.analyses import KEEP_MS
from hedgemaze.server.analysis.analysis import Analysis
from hedgemaze.server.analysis.runner import AnalysisRunner
from hedgemaze.server.clock import TimeSource
from hedgemaze.server.cluster.leases import LEASE_MS, ClusterLeases
from hedgemaze.server.errors import StorageError
from hedgemaze.server.schemas import AnalysisRequest, AnalysisState, ErrorBody
from hedgemaze.server.storage import ANALYSIS, Lease, Store, StoredAnalysis

_log = logging.getLogger("hedgemaze.server")
_WRITE_SECONDS = 1.0
"""How often progress is written."""
_POLL_SECONDS = 0.5
"""How often another node's progress is read."""
_MAX_CLAIMED = 4
"""Analyses that are claimed at once."""
_TAKEOVER_STEP = 1_000
"""Added to the report number on takeover, so that report numbers never go backwards."""
_KEEP_OPEN_MS = 60 * 60_000
"""How long the row of an analysis is kept that no node works on."""
_UNCLAIMED_MS = 30_000
"""How long a node without engines waits for another node to claim an analysis."""


class SharedJobs:
    """The analyses that this node works on, and those of other nodes that it watches.

    Implements `analyses.AnalysisJobs` and `cluster.job_claims.JobSource`.
    """

    def __init__(self, runner: AnalysisRunner, store: Store, clock: TimeSource, leases: ClusterLeases) -> None:
        self.known: dict[str, Analysis] = {}
        self._runner = runner
        self._store = store
        self._clock = clock
        self._leases = leases
        self._writers: dict[str, asyncio.Task[None]] = {}
        """By job: the tasks that write the progress of this node's analyses."""
        self._is_stopping = False

    @property
    def running(self) -> int:
        """The number of analyses that this node works on."""
        return len(self._writers)

    def require(self) -> None:
        """Refuses nothing: another node may have engines."""

    async def stop(self) -> None:
        """Stops the work of this node; other nodes continue it."""
        self._is_stopping = True
        tasks = [*(each.task for each in self.known.values() if each.task is not None), *self._writers.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    # Jobs of all nodes.

    async def claim_jobs(self) -> None:
        """Claims analyses that no node works on."""
        if not self._runner.has_engines or self._is_stopping:
            return
        node, now_ms = self._leases.node, self._clock.now_ms()
        until_ms = now_ms + LEASE_MS
        for row in await self._store.analyses.claim(node, now_ms, until_ms, _MAX_CLAIMED):
            self._leases.note(Lease(ANALYSIS, row.job, node, until_ms))
            known = self.known.get(row.job)
            if known is not None and known.is_over:  # its result could not be written before the lease ran out
                self._writers[row.job] = asyncio.create_task(self._write(known))
                continue
            if known is not None:
                self._stop_work(known, keeps_lease=True)  # it was watched, or its lease ran out meanwhile
            analysis = known or Analysis(row.job, _request(row), row.owner)
            analysis.status, analysis.report = "waiting", None
            analysis.number = max(analysis.number, _state(row).number) + _TAKEOVER_STEP
            self.known[row.job] = analysis
            self._work_on(analysis)

    def lease_lost(self, kind: str, job: str) -> None:
        """Stops work on an analysis that was cancelled at another node or is done by another node; watches its row."""
        analysis = self.known.get(job)
        if kind == ANALYSIS and analysis is not None and not analysis.is_over:
            self._stop_work(analysis)
            analysis.task = asyncio.create_task(self._watch(analysis))

    async def delete_old_jobs(self) -> None:
        """Deletes rows of analyses that ended long ago."""
        now_ms = self._clock.now_ms()
        await self._store.analyses.delete_old(now_ms - KEEP_MS, now_ms - _KEEP_OPEN_MS)

    # Analyses of this node.

    async def submit(self, analysis: Analysis, player: bytes | None) -> None:
        """Stores an analysis; works on it here if this node has engines."""
        lease = self._leases.lease(ANALYSIS, analysis.job) if self._runner.has_engines else None
        request = msgspec.json.encode(analysis.request).decode()
        owner = "" if player is None else player.hex()
        now_ms = self._clock.now_ms()
        row = StoredAnalysis(analysis.job, request, owner, is_over=False, state=_text(analysis), touched_ms=now_ms)
        await self._store.analyses.add(row, lease)
        if lease is None:
            analysis.task = asyncio.create_task(self._watch(analysis, self._clock.now_ms() + _UNCLAIMED_MS))
        else:
            self._leases.note(lease)
            self._work_on(analysis)

    async def cancel(self, analysis: Analysis) -> None:
        """Stops the work on a cancelled analysis, at any node."""
        self._stop_work(analysis)
        if not await self._store.analyses.cancel(analysis.job, _text(analysis), self._clock.now_ms()):
            await self._adopt(analysis)

    def _work_on(self, analysis: Analysis) -> None:
        self._runner.start(analysis)
        self._writers[analysis.job] = asyncio.create_task(self._write(analysis))

    def _stop_work(self, analysis: Analysis, *, keeps_lease: bool = False) -> None:
        if not keeps_lease:
            self._leases.forget(ANALYSIS, analysis.job)
        writer = self._writers.pop(analysis.job, None)
        for task in (analysis.task, writer):
            if task is not None:
                task.cancel()

    async def _adopt(self, analysis: Analysis) -> None:
        """Takes over the end that another node has written first."""
        row = await self._store.analyses.read(analysis.job)
        if row is not None and row.is_over:
            _update(analysis, row)

    async def _write(self, analysis: Analysis) -> None:
        """Writes the progress of an analysis until it is over or another node's, then forgets its lease."""
        is_mine = False
        try:
            is_mine = await self._write_progress(analysis)
        except Exception:  # a fault of ours must not keep the lease for ever
            _log.exception("an analysis was not written")
        self._writers.pop(analysis.job, None)
        self._leases.forget(ANALYSIS, analysis.job)
        if not is_mine and not analysis.is_over:
            self.lease_lost(ANALYSIS, analysis.job)
        elif not is_mine:
            with contextlib.suppress(StorageError):
                await self._adopt(analysis)

    async def _write_progress(self, analysis: Analysis) -> bool:
        """Writes progress every second, and the end; returns whether the lease was this node's until then."""
        written, is_mine, is_over = 0, True, False
        while is_mine and not is_over:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(_WRITE_SECONDS):
                    while not analysis.is_over:
                        await analysis.changed.wait()
            if analysis.number == written:
                continue
            written, is_over = analysis.number, analysis.is_over
            try:
                is_mine = await self._store.analyses.update(
                    analysis.job, self._leases.node, _text(analysis), self._clock.now_ms(), is_over=is_over
                )
            except StorageError as error:  # repeated while the lease is this node's
                _log.warning("an analysis was not written", extra={"code": error.code})
                written, is_over = -1, False
                await asyncio.sleep(_WRITE_SECONDS)
        return is_mine

    # Analyses of other nodes.

    async def find(self, job: str) -> Analysis | None:
        """Returns an analysis from memory, or from its row; then watches it until it is over."""
        if job not in self.known:
            row = await self._store.analyses.read(job)
            is_old = row is not None and row.is_over and row.touched_ms < self._clock.now_ms() - KEEP_MS
            if row is not None and not is_old and job not in self.known:
                analysis = self.known[job] = Analysis(job, _request(row), row.owner)
                _update(analysis, row)
                if not row.is_over:
                    analysis.task = asyncio.create_task(self._watch(analysis))
        return self.known.get(job)

    async def _watch(self, analysis: Analysis, give_up_ms: int | None = None) -> None:
        """Reads another node's progress until the analysis is over.

        Args:
            analysis: the analysis.
            give_up_ms: when it fails if no node has claimed it.
        """
        while not analysis.is_over:
            with contextlib.suppress(StorageError):
                row = await self._store.analyses.read(analysis.job)
                if row is None:
                    self.known.pop(analysis.job, None)
                    analysis.end("cancelled", self._clock.now_ms())
                    return
                _update(analysis, row)
                if give_up_ms is not None and self._clock.now_ms() >= give_up_ms:
                    give_up_ms = None
                    await self._give_up(analysis)
            await asyncio.sleep(_POLL_SECONDS)

    async def _give_up(self, analysis: Analysis) -> None:
        """Ends an analysis that no node works on."""
        if await self._leases.claim(ANALYSIS, analysis.job):
            analysis.error = ErrorBody(code="engine.unavailable", message="no server with engines is running")
            analysis.end("failed", self._clock.now_ms())
            await self._write(analysis)


def _request(row: StoredAnalysis) -> AnalysisRequest:
    return msgspec.json.decode(row.request, type=AnalysisRequest)


def _state(row: StoredAnalysis) -> AnalysisState:
    return msgspec.json.decode(row.state, type=AnalysisState)


def _text(analysis: Analysis) -> str:
    """Returns the state of an analysis for its row: without the id, which is secret."""
    return msgspec.json.encode(analysis.state("")).decode()


def _update(analysis: Analysis, row: StoredAnalysis) -> None:
    """Applies a row to an analysis in memory; never goes back to an older report."""
    state = _state(row)
    if row.is_over:
        analysis.ended_ms = row.touched_ms
    elif state.number <= analysis.number:
        return
    analysis.status, analysis.report, analysis.error = state.status, state.report, state.error
    analysis.number = max(state.number, analysis.number + 1) - 1
    analysis.notify()
