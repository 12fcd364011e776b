"""A real server on loopback, in the event loop of the test."""

from __future__ import annotations

import asyncio
import contextlib
from pathlib import Path
from typing import Any, Self

import httpx

from hedgemaze.server.app import Options, Server
from hedgemaze.server.engines.interface import Engines
from hedgemaze.server.http.open_connections import OpenConnections
from hedgemaze.server.http.origins import AllowedOrigins
from hedgemaze.server.limits import Limits
from hedgemaze.server.notices.notices import NoticeOptions
from hedgemaze.server.solving import SolvePlan
from hedgemaze.server.storage import open_store
from hedgemaze.server.uvicorn_server import GracefulServer, uvicorn_config
from tests.server.helpers.client import Client

__all__ = ["Running"]


class _Quiet(GracefulServer):
    """Does not capture signals: they are for pytest."""

    @contextlib.contextmanager
    def capture_signals(self) -> Any:
        yield


class Running:
    """A server and its address; `http` is a client with cookies, like one browser."""

    def __init__(
        self,
        folder: Path,
        limits: Limits | None = None,
        engines: Engines | None = None,
        origins: AllowedOrigins | None = None,
        notices: NoticeOptions | None = None,
        solving: SolvePlan | None = None,
        **config: Any,
    ) -> None:
        limits = limits or Limits.none()
        origins = origins or AllowedOrigins(is_local=True)
        options = Options(limits, origins, notices=notices or NoticeOptions(), solving=solving)
        self.server = Server(open_store(folder), engines, options)
        self._uvicorn = _Quiet(uvicorn_config(self.server, "127.0.0.1", 0, limits, **config), self.server)
        self._task: asyncio.Task[None] | None = None
        self.address = ""

    async def __aenter__(self) -> Self:
        started: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self._uvicorn.on_started = started.set_result
        self._task = asyncio.create_task(self._uvicorn.serve())
        self.address = f"http://127.0.0.1:{await asyncio.wait_for(started, 30)}/"
        self.http = httpx.AsyncClient(base_url=self.address)
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.http.aclose()
        await self.stop()

    @property
    def http_connections(self) -> OpenConnections:
        """The open HTTP connections."""
        protocol: Any = self._uvicorn.config.http_protocol_class
        counted: OpenConnections = protocol.open_connections
        return counted

    async def stop(self) -> None:
        assert self._task is not None
        self._uvicorn.should_exit = True
        await self._task

    async def open_table(self, **settings: Any) -> dict[str, Any]:
        """Opens a table: Ada here, one seat elsewhere, south begins, unless the settings say otherwise."""
        body = {
            "mode": "classic2",
            "seats": [{"holder": "here", "name": "Ada"}, {"holder": "elsewhere"}],
            "timing": {"base_ms": 600_000},
            "first": "chosen",
            "first_side": "S",
        }
        answer = await self.http.post("api/rooms", json=body | settings)
        assert answer.status_code == 201, answer.text
        return dict(answer.json())

    def client(self, room: str, **hello: Any) -> Client:
        return Client(self.address, room, **hello)
