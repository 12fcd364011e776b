"""`AnalysisRunner`: runs analyses in the engine pool, with a lower priority than moves and hints."""

from __future__ import annotations

import asyncio
import contextlib
import logging

from starlette.concurrency import run_in_threadpool

from hedgemaze.errors import HedgemazeError
from hedgemaze.server.analysis.analysis import Analysis, game_of
from hedgemaze.server.clock import TimeSource
from hedgemaze.server.engines.interface import AnalysisPool
from hedgemaze.server.schemas import ErrorBody

_log = logging.getLogger("hedgemaze.server")


class AnalysisRunner:
    """Runs analyses in the engine pool of this node, if there is one."""

    def __init__(self, pool: AnalysisPool | None, clock: TimeSource) -> None:
        self._pool = pool
        self._clock = clock

    @property
    def has_engines(self) -> bool:
        """Whether this node has engines."""
        return self._pool is not None

    def start(self, analysis: Analysis) -> None:
        """Starts the task that works on an analysis."""
        assert self._pool is not None
        analysis.task = asyncio.create_task(self._run(analysis, self._pool))

    async def _run(self, analysis: Analysis, pool: AnalysisPool) -> None:
        request, queue_key = analysis.request, f"analysis of {analysis.owner or analysis.job}"
        try:
            game = analysis.game or await run_in_threadpool(game_of, request)
            if request.kind == "review":
                reports = pool.review(game, request.seconds, room=queue_key)
            else:
                reports = pool.analyse(game, request.seconds, request.nodes, lines=request.lines, room=queue_key)
            async with contextlib.aclosing(reports):
                async for report in reports:
                    analysis.status, analysis.report = "running", report
                    analysis.notify()
            analysis.end("done", self._clock.now_ms())
        except HedgemazeError as error:
            analysis.error = ErrorBody(code=error.code, message=error.message[:500])
            analysis.end("failed", self._clock.now_ms())
        except Exception:
            _log.exception("an analysis failed")
            analysis.error = ErrorBody(code="server.fault", message="this is a fault of ours")
            analysis.end("failed", self._clock.now_ms())
