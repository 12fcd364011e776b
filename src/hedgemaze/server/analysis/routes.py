"""The routes of analyses; `openapi` describes them."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from hedgemaze.server.analysis.analyses import Analyses
from hedgemaze.server.clock import Clock
from hedgemaze.server.http.requests import address_of, number_of, player_hash, read_body
from hedgemaze.server.http.responses import data_response, too_many
from hedgemaze.server.http.schemas import AnalysisWish
from hedgemaze.server.limits import Buckets, Limits

__all__ = ["LONGEST_WAIT_MS", "AnalysisApi"]

LONGEST_WAIT_MS = 25_000
"""How long a request may wait for news; proxies give up after half a minute or so."""


class AnalysisApi:
    """Everything under ``/api/analyses``."""

    def __init__(self, analyses: Analyses, limits: Limits, clock: Clock) -> None:
        self._analyses = analyses
        self._limits = limits
        self._clock = clock
        self._begun = Buckets(limits.begun_analyses)

    async def begin(self, request: Request) -> Response:
        """Takes an analysis on."""
        wish = await read_body(request, AnalysisWish, self._limits.longest_body)
        if wait_ms := self._begun.take(address_of(request), self._clock.now_ms()):
            return too_many(wait_ms)
        return data_response(await self._analyses.begin(wish, player_hash(request), address_of(request)), 201)

    async def look(self, request: Request) -> Response:
        """Returns how an analysis stands; waits for news if it is told to."""
        seen = number_of(request.query_params, "seen", 0, 2**31)
        wait_ms = number_of(request.query_params, "wait_ms", 0, LONGEST_WAIT_MS)
        return data_response(await self._analyses.look(_id(request), seen, wait_ms))

    async def cancel(self, request: Request) -> Response:
        """Ends an analysis."""
        return data_response(await self._analyses.cancel(_id(request)))


def _id(request: Request) -> str:
    return str(request.path_params["analysis"])[:64]
