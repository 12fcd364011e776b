"""`SharedAnalyses`: analyses of several servers on one database.

Each is a row, and who works on it has its lease. He writes now and then how far he is; at any other server whoever asks
is told what the row says. If he dies the lease runs out and another server begins anew, under the same id. A server
without engines takes analyses on for those that have some.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging

import msgspec

from hedgemaze.server.analysis.analyses import KEEP_MS, Analyses, Analysis, Analysts
from hedgemaze.server.cluster.leases import LEASE_MS
from hedgemaze.server.cluster.service import ClusterService
from hedgemaze.server.errors import StorageError
from hedgemaze.server.http.schemas import AnalysisState, AnalysisWish, Fault
from hedgemaze.server.limits import Limits
from hedgemaze.server.storage import ANALYSIS, Lease, StoredAnalysis

__all__ = ["SharedAnalyses"]

_log = logging.getLogger("hedgemaze.server")
_WRITE_SECONDS = 1.0
"""How often is written how far an analysis is."""
_LOOK_SECONDS = 0.5
"""How often is read how far another server's is."""
_MOST_AT_ONCE = 4
"""Analyses that are taken over at once."""
_ANEW = 1_000
"""What is added to the number of one that begins anew: more than was told since its row was written."""
_KEEP_OPEN_MS = 60 * 60_000
"""How long one is kept that nobody has worked on."""
_UNTAKEN_MS = 30_000
"""How long a server without engines waits until another has taken an analysis."""


class SharedAnalyses(Analyses):
    """All analyses of a server among several: those it works on, and those it watches others work on."""

    def __init__(self, analysts: Analysts | None, limits: Limits, service: ClusterService) -> None:
        super().__init__(analysts, limits, service.clock)
        self._service = service
        self._store = service.store
        self._writers: dict[str, asyncio.Task[None]] = {}
        self._is_stopping = False
        service.takers.append(self)

    def __len__(self) -> int:
        """Returns how many this server works on."""
        return len(self._writers)

    async def stop(self) -> None:
        """Lets go of all; others go on with what is not over."""
        self._is_stopping = True
        watched = [each.task for each in self._kept.values() if each.task is not None]
        tasks = [*watched, *self._writers.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    # What the other servers do.

    async def take(self) -> None:
        """Takes analyses that nobody works on."""
        if not self.can_work or self._is_stopping:
            return
        now_ms = self._clock.now_ms()
        until_ms = now_ms + LEASE_MS
        for row in await self._store.claim_analyses(self._service.node, now_ms, until_ms, _MOST_AT_ONCE):
            self._service.leases.note(Lease(ANALYSIS, row.job, self._service.node, until_ms))
            known = self._kept.get(row.job)
            if known is not None and known.is_over:  # it could not be written in time
                self._writers[row.job] = asyncio.create_task(self._write(known))
                continue
            if known is not None:
                self._stop_work(known, is_kept=True)  # it was watched, or its lease ran out meanwhile
            analysis = known or Analysis(row.job, _wish(row), row.asker)
            analysis.status, analysis.report = "waiting", None
            analysis.number = max(analysis.number, _state(row).number) + _ANEW
            self._kept[row.job] = analysis
            self._work_on(analysis)

    def lose(self, kind: str, job: str) -> None:
        """Stops what was cancelled elsewhere or is another's by now; its row tells which."""
        analysis = self._kept.get(job)
        if kind == ANALYSIS and analysis is not None and not analysis.is_over:
            self._stop_work(analysis)
            analysis.task = asyncio.create_task(self._watch(analysis))

    async def tidy(self) -> None:
        """Forgets what was over long ago."""
        now_ms = self._clock.now_ms()
        await self._store.forget_analyses(now_ms - KEEP_MS, now_ms - _KEEP_OPEN_MS)

    # One analysis.

    def _must_be_possible(self) -> None:
        """It always is: another server may have engines."""

    async def _take_on(self, analysis: Analysis, player: bytes | None) -> None:
        lease = self._service.leases.lease(ANALYSIS, analysis.job) if self.can_work else None
        wish = msgspec.json.encode(analysis.wish).decode()
        asker = "" if player is None else player.hex()
        row = StoredAnalysis(analysis.job, wish, asker, is_over=False, state=_text(analysis), touched_ms=self._now_ms())
        await self._store.add_analysis(row, lease)
        if lease is None:
            analysis.task = asyncio.create_task(self._watch(analysis, self._now_ms() + _UNTAKEN_MS))
        else:
            self._service.leases.note(lease)
            self._work_on(analysis)

    def _work_on(self, analysis: Analysis) -> None:
        self.start(analysis)
        self._writers[analysis.job] = asyncio.create_task(self._write(analysis))

    def _stop_work(self, analysis: Analysis, *, is_kept: bool = False) -> None:
        if not is_kept:
            self._service.leases.forget(ANALYSIS, analysis.job)
        writer = self._writers.pop(analysis.job, None)
        for task in (analysis.task, writer):
            if task is not None:
                task.cancel()

    async def _cancelled(self, analysis: Analysis) -> None:
        self._stop_work(analysis)
        if not await self._store.cancel_analysis(analysis.job, _text(analysis), self._now_ms()):
            await self._adopt(analysis)

    async def _adopt(self, analysis: Analysis) -> None:
        """Takes the end that another server has written: it was there first."""
        row = await self._store.read_analysis(analysis.job)
        if row is not None and row.is_over:
            _take(analysis, row)

    async def _write(self, analysis: Analysis) -> None:
        """Writes how far an analysis is until it is over or another's, and gives its lease back."""
        is_mine = False
        try:
            is_mine = await self._write_on(analysis)
        except Exception:  # a fault of ours must not keep the lease for ever
            _log.exception("an analysis was not written")
        self._writers.pop(analysis.job, None)
        self._service.leases.forget(ANALYSIS, analysis.job)
        if not is_mine and not analysis.is_over:
            self.lose(ANALYSIS, analysis.job)
        elif not is_mine:
            with contextlib.suppress(StorageError):
                await self._adopt(analysis)

    async def _write_on(self, analysis: Analysis) -> bool:
        """Writes now and then, and in the end; returns whether it was this server's until then."""
        written, is_mine, is_over = 0, True, False
        while is_mine and not is_over:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(_WRITE_SECONDS):
                    while not analysis.is_over:
                        await analysis.news.wait()
            if analysis.number == written:
                continue
            written, is_over = analysis.number, analysis.is_over
            try:
                is_mine = await self._store.tell_analysis(
                    analysis.job, self._service.node, _text(analysis), self._now_ms(), is_over=is_over
                )
            except StorageError as error:  # again, as long as the lease is ours
                _log.warning("an analysis was not written", extra={"code": error.code})
                written, is_over = -1, False
                await asyncio.sleep(_WRITE_SECONDS)
        return is_mine

    # What another server works on.

    async def _find(self, job: str) -> Analysis:
        self._sweep()
        if job not in self._kept:
            row = await self._store.read_analysis(job)
            is_old = row is not None and row.is_over and row.touched_ms < self._now_ms() - KEEP_MS
            if row is not None and not is_old and job not in self._kept:
                analysis = self._kept[job] = Analysis(job, _wish(row), row.asker)
                _take(analysis, row)
                if not row.is_over:
                    analysis.task = asyncio.create_task(self._watch(analysis))
        return await super()._find(job)

    async def _watch(self, analysis: Analysis, give_up_ms: int | None = None) -> None:
        """Reads how far another server is, until it is over, or until nobody has taken it for too long."""
        while not analysis.is_over:
            with contextlib.suppress(StorageError):
                row = await self._store.read_analysis(analysis.job)
                if row is None:
                    self._kept.pop(analysis.job, None)
                    self._end(analysis, "cancelled")
                    return
                _take(analysis, row)
                if give_up_ms is not None and self._now_ms() >= give_up_ms:
                    give_up_ms = None
                    await self._give_up(analysis)
            await asyncio.sleep(_LOOK_SECONDS)

    async def _give_up(self, analysis: Analysis) -> None:
        """Ends an analysis that nobody works on."""
        if await self._service.leases.claim(ANALYSIS, analysis.job):
            analysis.error = Fault(code="engine.unavailable", message="no server with engines is running")
            self._end(analysis, "failed")
            await self._write(analysis)

    def _now_ms(self) -> int:
        return self._clock.now_ms()


def _wish(row: StoredAnalysis) -> AnalysisWish:
    return msgspec.json.decode(row.wish, type=AnalysisWish)


def _state(row: StoredAnalysis) -> AnalysisState:
    return msgspec.json.decode(row.state, type=AnalysisState)


def _text(analysis: Analysis) -> str:
    """Returns how far an analysis is, as its row has it: without the id, which is secret."""
    return msgspec.json.encode(analysis.state("")).decode()


def _take(analysis: Analysis, row: StoredAnalysis) -> None:
    """Makes what a row says what is known here; what was told once is not taken back."""
    state = _state(row)
    if row.is_over:
        analysis.ended_ms = row.touched_ms
    elif state.number <= analysis.number:
        return
    analysis.status, analysis.report, analysis.error = state.status, state.report, state.error
    analysis.number = max(state.number, analysis.number + 1) - 1
    analysis.tell()
