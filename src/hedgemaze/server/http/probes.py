"""`Probes`: whether the process answers (``/live``), and whether it should get requests (``/ready``).

An orchestrator restarts a node that is not live, and sends no clients to one that is not ready. A database that is down
must not restart nodes, so ``/live`` checks nothing else. Probes come by address, from outside and often: the middleware
checks neither their host nor their rate.
"""

from __future__ import annotations

import asyncio

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from hedgemaze.server.errors import ServerError, StorageError
from hedgemaze.server.live.service import Service

PATHS = frozenset(("/live", "/ready"))
_DATABASE_SECONDS = 2.0
"""A database that takes longer to commit a row counts as unavailable."""


class Probes:
    """Answers the probes of an orchestrator or a proxy."""

    def __init__(self, service: Service) -> None:
        self._service = service

    async def live(self, _: Request) -> Response:
        """Returns 200: the event loop answers."""
        return PlainTextResponse("ok\n")

    async def ready(self, _: Request) -> Response:
        """Returns 200 if the node is not about to stop and the database accepts writes."""
        if self._service.is_draining or self._service.is_stopping:
            raise ServerError("server.stopping", "the server stops", status=503, retry_after_ms=1_000)
        try:
            await asyncio.wait_for(self._service.store.connections.check(), _DATABASE_SECONDS)
        except TimeoutError:
            raise StorageError("storage.unavailable", "the database does not answer") from None
        return PlainTextResponse("ok\n")
