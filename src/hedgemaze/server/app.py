"""The application: all parts put together, as ASGI; and uvicorn with our settings."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass, field
from typing import Any

import uvicorn
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from hedgemaze.server.analysis.analyses import Analyses
from hedgemaze.server.analysis.routes import AnalysisApi
from hedgemaze.server.clock import Clock, SteadyClock
from hedgemaze.server.cluster.bus import Bus, NoBus
from hedgemaze.server.errors import missing_cluster
from hedgemaze.server.http.guard import AllowedOrigins, Guard, Receive, Scope, Send, player_of
from hedgemaze.server.http.open_connections import OpenConnections
from hedgemaze.server.http.player_data import PlayerData
from hedgemaze.server.http.protocol import HttpProtocol
from hedgemaze.server.http.routes import Api
from hedgemaze.server.http.static import StaticFiles
from hedgemaze.server.limits import Limits
from hedgemaze.server.live.engine_seats import Engines, EngineSeats
from hedgemaze.server.live.expiry import Expiry
from hedgemaze.server.live.service import Service
from hedgemaze.server.metrics import Metrics
from hedgemaze.server.socket.endpoint import SocketEndpoint
from hedgemaze.server.socket.websocket_protocol import SocketProtocol
from hedgemaze.server.storage import Store

__all__ = ["Expiry", "Options", "Server", "GracefulServer", "uvicorn_config"]

SOCKET_PATH = "/api/socket"


@dataclass(frozen=True, slots=True)
class Options:
    """What a host may choose."""

    limits: Limits = field(default_factory=Limits)
    sites: AllowedOrigins = field(default_factory=AllowedOrigins)
    nats: str | None = None
    """Where servers on one database hear of each other; without it they look into the database now and then."""
    expiry: Expiry = field(default_factory=Expiry)


class Server:
    """The parts of one server; `app` is what uvicorn runs."""

    def __init__(
        self, store: Store, engines: Engines | None = None, options: Options | None = None, clock: Clock | None = None
    ) -> None:
        options = options or Options()
        clock = clock or SteadyClock()
        self.service = _service(store, clock, options)
        self.service.expiry = options.expiry
        self.sockets = SocketEndpoint(self.service, options.limits)
        self.engine_seats = None if engines is None else EngineSeats(self.service, engines)
        self._engines = engines
        self._starting: asyncio.Task[None] | None = None
        self.analyses = _analyses(self.service, engines, options.limits)
        metrics = Metrics(self.service, self.sockets, self.engine_seats, self.analyses)
        asked = AnalysisApi(self.analyses, options.limits, clock)
        api = Api(self.service, PlayerData(self.service), asked, options.limits, metrics)
        self.pages = StaticFiles()

        async def page(request: Request) -> Response:
            return self.pages.answer(request)

        routes = [*api.routes(), Route("/{rest:path}", page, methods=["GET"])]
        self._starlette = Starlette(routes=routes, lifespan=self._lifespan)
        self.app = Guard(self._route, options.sites, options.limits, clock)

    async def _route(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "websocket":
            await self._starlette(scope, receive, send)
        elif scope["path"] == SOCKET_PATH and not self.service.is_stopping:
            secret, headers = player_of(scope)
            await self.sockets.serve(scope, receive, send, secret, headers)
        else:
            await receive()
            await send({"type": "websocket.close", "code": 4404})

    @contextlib.asynccontextmanager
    async def _lifespan(self, _: Starlette) -> AsyncIterator[None]:
        if self._engines is not None:
            self._starting = asyncio.create_task(self._engines.start())  # people need not wait for the engines
        await self.service.start()
        await self.sockets.start()
        try:
            yield
        finally:
            await self.stop()

    async def stop(self) -> None:
        """Ends everything in order: what is being stored is finished, clients are told, clocks will be credited."""
        if self.service.is_stopping:
            return
        if self.engine_seats is not None:
            await self.engine_seats.stop()
        await self.analyses.stop()
        await self.service.stop()
        await self.sockets.stop()
        if self._engines is not None and self._starting is not None:
            await self._starting
            await self._engines.stop()


def _service(store: Store, clock: Clock, options: Options) -> Service:
    """Returns the rooms of a server that is alone with its database, or of one among several."""
    if not store.is_shared:
        return Service(store, clock)
    from hedgemaze.server.cluster.service import ClusterService  # noqa: PLC0415  # for who asked for it

    node = secrets.token_hex(4)  # another one after a restart: what it once did is not its own any more
    announcer: Bus = NoBus()
    if options.nats is not None:
        try:
            from hedgemaze.server.cluster.bus_nats import NatsBus  # noqa: PLC0415
        except ImportError as error:
            raise missing_cluster(error.name or "nats") from None
        announcer = NatsBus(options.nats, node)
    return ClusterService(store, clock, announcer, node=node)


def _analyses(service: Service, engines: Engines | None, limits: Limits) -> Analyses:
    """Returns the analyses of a server that is alone, or those that others go on with."""
    if not service.store.is_shared:
        return Analyses(engines, limits, service.clock)
    from hedgemaze.server.analysis.shared import SharedAnalyses  # noqa: PLC0415
    from hedgemaze.server.cluster.service import ClusterService  # noqa: PLC0415

    assert isinstance(service, ClusterService)
    return SharedAnalyses(engines, limits, service)


def uvicorn_config(server: Server, host: str, port: int, limits: Limits, **more: Any) -> uvicorn.Config:
    """Returns uvicorn's settings: no compression of messages, no pings but ours, no header that names the program."""

    class Http(HttpProtocol):
        pass

    class Socket(SocketProtocol):
        rate = limits.frames

    config = uvicorn.Config(
        server.app,
        host=host,
        port=port,
        http=Http,
        ws=Socket,
        ws_max_size=limits.longest_message,
        ws_per_message_deflate=False,
        ws_ping_interval=None,
        server_header=False,
        access_log=False,
        log_config=None,
        lifespan="on",
        timeout_keep_alive=5,
        timeout_graceful_shutdown=5,
        **more,
    )
    Http.connections_open = OpenConnections(limits, config.forwarded_allow_ips)
    return config


class GracefulServer(uvicorn.Server):
    """Tells clients before uvicorn closes their sockets."""

    def __init__(self, config: uvicorn.Config, ours: Server) -> None:
        super().__init__(config)
        self._ours = ours
        self.on_started: Callable[[int], None] = lambda _: None
        """Called with the port, once there is one."""

    async def startup(self, sockets: Any = None) -> None:
        """Starts, and tells where."""
        await super().startup(sockets)
        if self.started:
            self.on_started(self.servers[0].sockets[0].getsockname()[1])

    async def shutdown(self, sockets: Any = None) -> None:
        """Stops in our order, then in uvicorn's."""
        for server in self.servers:
            server.close()
        await self._ours.stop()
        await super().shutdown(sockets)
