"""The HTTP route of the tables of exact values; `http.api.openapi` describes it."""

from __future__ import annotations

from typing import Literal

from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import Response

from hedgemaze.errors import UnsupportedRuleError
from hedgemaze.rules import Mode, Position
from hedgemaze.server.clock import TimeSource
from hedgemaze.server.http.requests import address_of, read_body
from hedgemaze.server.http.responses import data_response, too_many_requests
from hedgemaze.server.limits import Buckets, Limits
from hedgemaze.server.schemas import ExactAnswer, ExactRequest, ExactValue, TableMaking
from hedgemaze.server.solving import TableMaker
from hedgemaze.solve import check_supported, find_exact


class ExactApi:
    """What the tables say about positions; with a `TableMaker`, missing ones are made for clients that want it."""

    def __init__(self, maker: TableMaker | None, limits: Limits, clock: TimeSource) -> None:
        self._maker = maker
        self._limits = limits
        self._clock = clock
        self._questions = Buckets(limits.records)
        self.begun_per_address = Buckets(limits.tables)

    async def exact(self, request: Request) -> Response:
        """Returns what the tables of exact values say about a position."""
        body = await read_body(request, ExactRequest, self._limits.longest_body)
        address = address_of(request)
        if wait_ms := self._questions.take(address, self._clock.now_ms()):
            return too_many_requests(wait_ms)
        mode, found = await run_in_threadpool(_look_up, body.position)
        if self._maker is None or mode is None or (found is not None and found.of == "game"):
            return data_response(ExactAnswer(exact=found))
        making = self._maker.state(mode)
        if making is None and body.make:
            self._maker.check_room()
            if wait_ms := self.begun_per_address.take(address, self._clock.now_ms()):
                return too_many_requests(wait_ms)
            making = self._maker.add(mode)
        making = making or TableMaking(state="possible", progress=0.0)
        return data_response(ExactAnswer(exact=found, making=making))


def _look_up(text: str) -> tuple[Mode | None, ExactValue | None]:
    """Asks the tables about a position; the first question about a large one reads all of it.

    Returns:
        The mode if the solver supports it and the game goes on; what is known.
    """
    position = Position.parse(text)
    mode = position.mode if position.outcome() is None and _is_supported(position.mode) else None
    found = find_exact(position)
    if found is None:
        return mode, None
    best = [str(action) for action in found.best]
    of: Literal["game", "life"] = "game" if found.is_certain else "life"
    return mode, ExactValue(of=of, value=found.value.value, distance=found.distance, best=best)


def _is_supported(mode: Mode) -> bool:
    try:
        check_supported(mode)
    except UnsupportedRuleError:
        return False
    return True
