"""The HTTP routes of analyses; `http.api.openapi` describes them."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from hedgemaze.server.analysis.analyses import Analyses
from hedgemaze.server.clock import TimeSource
from hedgemaze.server.http.requests import address_of, number_of, player_hash, read_body
from hedgemaze.server.http.responses import data_response, too_many_requests
from hedgemaze.server.limits import Buckets, Limits
from hedgemaze.server.schemas import AnalysisRequest

LONGEST_WAIT_MS = 25_000
"""Longest wait of a request for a change; reverse proxies give up after about half a minute."""


class AnalysisApi:
    """Everything under ``/api/analyses``."""

    def __init__(self, analyses: Analyses, limits: Limits, clock: TimeSource) -> None:
        self._analyses = analyses
        self._limits = limits
        self._clock = clock
        self._started = Buckets(limits.begun_analyses)

    async def begin(self, request: Request) -> Response:
        """Starts an analysis."""
        body = await read_body(request, AnalysisRequest, self._limits.longest_body)
        if wait_ms := self._started.take(address_of(request), self._clock.now_ms()):
            return too_many_requests(wait_ms)
        return data_response(await self._analyses.begin(body, player_hash(request), address_of(request)), 201)

    async def poll(self, request: Request) -> Response:
        """Returns the state of an analysis; waits for a change if the query says so."""
        seen = number_of(request.query_params, "seen", 0, 2**31)
        wait_ms = number_of(request.query_params, "wait_ms", 0, LONGEST_WAIT_MS)
        return data_response(await self._analyses.poll(_id(request), seen, wait_ms))

    async def cancel(self, request: Request) -> Response:
        """Cancels an analysis."""
        return data_response(await self._analyses.cancel(_id(request)))


def _id(request: Request) -> str:
    return str(request.path_params["analysis"])[:64]
