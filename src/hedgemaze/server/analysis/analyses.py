"""`Analyses`: takes requests for analyses, keeps their results for a while and enforces quotas.

A client that knows the unguessable id of an analysis may poll and cancel it. An `AnalysisJobs` decides which node does
the work: `LocalJobs` for a single node, `shared.SharedJobs` for several.
"""

from __future__ import annotations

import asyncio
import contextlib
from typing import Protocol

from starlette.concurrency import run_in_threadpool

from hedgemaze.errors import HedgemazeError
from hedgemaze.server.analysis.analysis import Analysis, game_of, job_of
from hedgemaze.server.analysis.runner import AnalysisRunner
from hedgemaze.server.clock import TimeSource
from hedgemaze.server.credentials import new_token
from hedgemaze.server.errors import ServerError
from hedgemaze.server.limits import Limits
from hedgemaze.server.schemas import AnalysisRequest, AnalysisState

KEEP_MS = 10 * 60_000
"""How long a result can be fetched."""
_MAX_KEPT = 2_000
"""Analyses of all players together, finished ones included."""
_BUSY_MS = 5_000


class AnalysisJobs(Protocol):
    """Runs analyses, on this node or another, and finds those of other nodes."""

    known: dict[str, Analysis]
    """By job: the analyses in memory."""

    @property
    def running(self) -> int:
        """The number of analyses that this node works on."""
        ...

    def require(self) -> None:
        """Refuses if no analysis can be done.

        Raises:
            ServerError: there are no engines.
        """

    async def submit(self, analysis: Analysis, player: bytes | None) -> None:
        """Starts an analysis, on this node or another.

        Raises:
            StorageError: it could not be stored.
        """

    async def cancel(self, analysis: Analysis) -> None:
        """Stops the work on an analysis that a client has cancelled."""

    async def find(self, job: str) -> Analysis | None:
        """Returns an analysis by its job, or None."""
        ...

    async def stop(self) -> None:
        """Stops all work of this node."""


class LocalJobs:
    """The analyses of a single node, in its memory."""

    def __init__(self, runner: AnalysisRunner) -> None:
        self.known: dict[str, Analysis] = {}
        self._runner = runner

    @property
    def running(self) -> int:
        """The number of analyses that are not over."""
        return sum(not each.is_over for each in self.known.values())

    def require(self) -> None:
        """Refuses without engines."""
        if not self._runner.has_engines:
            raise ServerError("engine.unavailable", "the engines are not running", status=503)

    async def submit(self, analysis: Analysis, player: bytes | None) -> None:  # noqa: ARG002
        """Starts an analysis."""
        self._runner.start(analysis)

    async def cancel(self, analysis: Analysis) -> None:
        """Cancels the task of an analysis."""
        if analysis.task is not None:
            analysis.task.cancel()

    async def find(self, job: str) -> Analysis | None:
        """Returns an analysis from memory."""
        return self.known.get(job)

    async def stop(self) -> None:
        """Cancels all analyses."""
        tasks = [each.task for each in self.known.values() if each.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


class Analyses:
    """The analyses of a node."""

    def __init__(self, jobs: AnalysisJobs, limits: Limits, clock: TimeSource) -> None:
        self._jobs = jobs
        self._limits = limits
        self._clock = clock

    def __len__(self) -> int:
        """Returns how many analyses this node works on."""
        return self._jobs.running

    async def begin(self, request: AnalysisRequest, player: bytes | None, address: str) -> AnalysisState:
        """Starts an analysis.

        Raises:
            ServerError: it cannot be done, or there are too many of this player, this address or in total.
            NotationError, IllegalActionError, ModeError, GameOverError: the game cannot be read or analysed.
        """
        self._jobs.require()
        game = await run_in_threadpool(game_of, request)
        owner = address if player is None else player.hex()
        self._sweep()
        self._check_quota(owner, address)
        id = new_token()  # noqa: A001
        analysis = Analysis(job_of(id), request, owner, address, game)
        self._jobs.known[analysis.job] = analysis
        try:
            await self._jobs.submit(analysis, player)
        except HedgemazeError:
            del self._jobs.known[analysis.job]
            raise
        return analysis.state(id)

    async def poll(self, id: str, seen: int, wait_ms: int) -> AnalysisState:  # noqa: A002  # the API's name
        """Returns the state of an analysis, as soon as it is newer than `seen`, or after `wait_ms`.

        Raises:
            ServerError: there is no such analysis.
        """
        analysis = await self._find(job_of(id))
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(wait_ms / 1_000):
                while analysis.number <= seen and not analysis.is_over:
                    await analysis.changed.wait()
        return analysis.state(id)

    async def cancel(self, id: str) -> AnalysisState:  # noqa: A002
        """Cancels an analysis; one that is over stays as it is.

        Raises:
            ServerError: there is no such analysis.
        """
        analysis = await self._find(job_of(id))
        if not analysis.is_over:
            analysis.end("cancelled", self._clock.now_ms())
            await self._jobs.cancel(analysis)
        return analysis.state(id)

    async def stop(self) -> None:
        """Stops all work of this node."""
        await self._jobs.stop()

    async def _find(self, job: str) -> Analysis:
        self._sweep()
        found = await self._jobs.find(job)
        if found is None:
            raise ServerError("server.no_such_analysis", "there is no such analysis, or not any more", status=404)
        return found

    def _check_quota(self, owner: str, address: str) -> None:
        running = [each for each in self._jobs.known.values() if not each.is_over]
        by_owner = sum(each.owner == owner for each in running)
        by_address = sum(each.address == address for each in running)
        if by_owner >= self._limits.analyses or by_address >= self._limits.analyses_of_address:
            raise ServerError(
                "server.too_many_analyses", "let the others end first", status=429, retry_after_ms=_BUSY_MS
            )
        if len(self._jobs.known) >= _MAX_KEPT:
            raise ServerError("engine.busy", "too many analyses wait already", status=503, retry_after_ms=_BUSY_MS)

    def _sweep(self) -> None:
        """Forgets analyses that ended long ago."""
        before_ms, known = self._clock.now_ms() - KEEP_MS, self._jobs.known
        for each in [each for each in known.values() if each.is_over and each.ended_ms < before_ms]:
            del known[each.job]
