"""The composition root: puts all parts of a node together as an ASGI application, and configures uvicorn."""

from __future__ import annotations

import asyncio
import contextlib
import json
import secrets
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import uvicorn
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route
from starlette.types import Receive, Scope, Send

from hedgemaze.server import tracing
from hedgemaze.server.admin.admin import Admin
from hedgemaze.server.admin.backups import BackupPlan
from hedgemaze.server.admin.metrics import admin_metrics
from hedgemaze.server.analysis.analyses import Analyses, AnalysisJobs, LocalJobs
from hedgemaze.server.analysis.runner import AnalysisRunner
from hedgemaze.server.clock import SteadyClock, TimeSource
from hedgemaze.server.cluster.limit_sharing import LimitSharing
from hedgemaze.server.engines.interface import Engines
from hedgemaze.server.errors import missing_cluster
from hedgemaze.server.http.analysis_routes import AnalysisApi
from hedgemaze.server.http.api import (
    account_routes,
    admin_routes,
    moderation_routes,
    notice_routes,
    rating_routes,
    report_routes,
    social_routes,
    tournament_routes,
)
from hedgemaze.server.http.api.account_routes import AccountApi
from hedgemaze.server.http.api.admin_routes import AdminApi
from hedgemaze.server.http.api.moderation_routes import ModerationApi
from hedgemaze.server.http.api.notice_routes import NoticeApi
from hedgemaze.server.http.api.rating_routes import RatingApi
from hedgemaze.server.http.api.report_routes import ReportApi
from hedgemaze.server.http.api.social_routes import SocialApi
from hedgemaze.server.http.api.tournament_routes import TournamentApi
from hedgemaze.server.http.docs import docs_routes
from hedgemaze.server.http.middleware import RequestMiddleware, player_of
from hedgemaze.server.http.open_connections import OpenConnections
from hedgemaze.server.http.operations import ApiPart
from hedgemaze.server.http.origins import AllowedOrigins
from hedgemaze.server.http.player_data import PlayerData
from hedgemaze.server.http.protocol import HttpProtocol
from hedgemaze.server.http.routes import HttpApi
from hedgemaze.server.http.static import StaticFiles
from hedgemaze.server.limits import Buckets, Limits
from hedgemaze.server.live.coordinator import Coordinator, SingleNode
from hedgemaze.server.live.engine_seats import EngineSeats
from hedgemaze.server.live.expiry import Expiry, RoomCleaner
from hedgemaze.server.live.room_cache import RoomCache
from hedgemaze.server.live.service import Service
from hedgemaze.server.live.time_credit import TimeCredit
from hedgemaze.server.lobby.endpoint import LobbyEndpoint
from hedgemaze.server.lobby.lobby import Lobby
from hedgemaze.server.metrics import Metrics
from hedgemaze.server.notices.metrics import notice_metrics
from hedgemaze.server.notices.notices import NoticeOptions, Notices
from hedgemaze.server.people.accounts import Account
from hedgemaze.server.people.people import People
from hedgemaze.server.ratings.fair_play import FairPlay
from hedgemaze.server.ratings.ratings import Ratings
from hedgemaze.server.ratings.settlement import Settlement
from hedgemaze.server.social.challenges import ChallengeService
from hedgemaze.server.social.presence import Presences
from hedgemaze.server.social.relations import Social
from hedgemaze.server.social.watching import WatchList
from hedgemaze.server.socket.endpoint import SocketEndpoint
from hedgemaze.server.socket.websocket_protocol import SocketProtocol
from hedgemaze.server.storage import Store
from hedgemaze.server.storage.community.challenges import StoredChallenge
from hedgemaze.server.tasks import BackgroundTasks
from hedgemaze.server.tournaments.tournaments import Tournaments

__all__ = ["BackupPlan", "Expiry", "GracefulServer", "Options", "Server", "make_service", "uvicorn_config"]

SOCKET_PATH = "/api/socket"
LOBBY_PATH = "/api/lobby"


@dataclass(frozen=True, slots=True)
class Options:
    """The options of a host."""

    limits: Limits = field(default_factory=Limits)
    origins: AllowedOrigins = field(default_factory=AllowedOrigins)
    nats: str | None = None
    """URL of the NATS server between nodes on one database; without it they poll the database."""
    expiry: Expiry = field(default_factory=Expiry)
    backups: BackupPlan = field(default_factory=BackupPlan)
    admin_token_file: Path | None = None
    """A file with an admin token; it is made if it does not exist."""
    notices: NoticeOptions = field(default_factory=NoticeOptions)


class Server:
    """The parts of one node; uvicorn runs `app`."""

    def __init__(
        self,
        store: Store,
        engines: Engines | None = None,
        options: Options | None = None,
        clock: TimeSource | None = None,
    ) -> None:
        options = options or Options()
        clock = clock or SteadyClock()
        self._engines = engines
        self._engines_starting: asyncio.Task[None] | None = None
        runner = AnalysisRunner(engines, clock)
        coordinator, jobs = _coordinate(store, clock, runner, options.nats)
        self.service = make_service(store, clock, coordinator, options.expiry)
        self.engine_seats = None if engines is None else EngineSeats(self.service, engines)
        self.analyses = Analyses(jobs, options.limits, clock)
        self.sockets = SocketEndpoint(self.service, options.limits)
        self.lobby = Lobby(self.service)
        self.lobby_sockets = LobbyEndpoint(self.lobby, self.service, options.limits)
        self.people = People(self.service)
        self.sockets.follow(self.people.sessions)
        self.lobby_sockets.follow(self.people.sessions)
        self.notices = Notices(self.service, options.notices)
        self.people.sessions.on_sign_in.append(self.notices.signed_in)
        self.ratings = Ratings(self.service)
        self.settlement = Settlement(self.service)
        self.fair_play = None if engines is None else FairPlay(self.service, engines)
        self.people.accounts.on_erase.append(self.ratings.erase)
        self.app = RequestMiddleware(self._route, options.origins, options.limits, clock, self.people.accounts)
        metrics = Metrics(self.service, self.sockets, self.engine_seats, self.analyses, self.app.stats, engines)
        self.admin = Admin(
            self.service,
            self.people.accounts,
            self.sockets,
            self.lobby_sockets,
            options.limits,
            options.backups,
            options.admin_token_file,
        )
        self.app.is_banned = self.admin.is_banned
        self.metrics = metrics
        metrics.lobby = self.lobby_sockets
        metrics.sources.append(lambda: admin_metrics(self.admin))
        metrics.sources.append(lambda: notice_metrics(self.notices))
        analysis_api = AnalysisApi(self.analyses, options.limits, clock)
        account_api = AccountApi(self.people, options.limits, clock)
        parts = [ApiPart(account_api, account_routes.OPERATIONS)]
        admin_api = AdminApi(self.admin, self.lobby)
        parts += [
            ApiPart(admin_api, admin_routes.OPERATIONS),
            ApiPart(ModerationApi(admin_api), moderation_routes.OPERATIONS),
            ApiPart(ReportApi(self.admin), report_routes.OPERATIONS),
        ]
        parts.append(ApiPart(self._social_api(options.limits), social_routes.OPERATIONS))
        rating_api = RatingApi(self.ratings, self.people.accounts, store)
        parts.append(ApiPart(rating_api, rating_routes.OPERATIONS))
        notice_api = NoticeApi(self.notices, self.service, options.limits)
        parts.append(ApiPart(notice_api, notice_routes.OPERATIONS))
        self.tournaments = Tournaments(self.service)
        self.tournaments.manager.notices = self.notices
        tournament_api = TournamentApi(self.tournaments, options.limits, clock)
        parts.append(ApiPart(tournament_api, tournament_routes.OPERATIONS))
        player_data = PlayerData(self.service, self.people)
        api = HttpApi(self.service, player_data, analysis_api, options.limits, metrics, parts, self.sockets.delays)
        self.limit_sharing = _share_limits(
            self.service,
            {
                "rooms": api.rooms_per_address,
                "codes": api.codes_per_address,
                "seeks": self.lobby_sockets.seeks,
                "sign_ins": account_api.ceremonies,
                "recoveries": account_api.recoveries,
                "reports": self.admin.reports.rate,
                "admin": self.admin.tokens.attempts,
            },
        )
        self.static_files = StaticFiles()

        async def page(request: Request) -> Response:
            return self.static_files.respond(request)

        routes = [*api.routes(), *docs_routes(), Route("/{rest:path}", page, methods=["GET"])]
        self._starlette = Starlette(routes=routes, lifespan=self._lifespan)

    def _social_api(self, limits: Limits) -> SocialApi:
        """Puts together what people know of each other."""
        accounts = self.people.accounts
        self.presences = Presences(self.service, self._connected_accounts)
        self.social = Social(self.service, accounts)
        self.challenges = ChallengeService(self.service, accounts, limits)
        self.challenges.on_challenge.append(self._report_challenge)
        watch_list = WatchList(self.service)
        return SocialApi(self.social, self.challenges, self.presences, watch_list, limits, self.service.clock)

    async def _report_challenge(self, challenge: StoredChallenge, sender: Account, other: Account) -> None:
        """Lets notices tell a player of a challenge."""
        mode = str(json.loads(challenge.wanted)["mode"])
        await self.notices.challenge(other.key, challenge.id, sender.name, mode, "#/me", challenge.expires_ms)

    def _connected_accounts(self) -> set[str]:
        """Returns the accounts of all open sockets."""
        connections = (*self.sockets.connections, *self.lobby_sockets.connections)
        return {each.account.id for each in connections if each.account is not None}

    async def _route(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "websocket":
            await self._starlette(scope, receive, send)
        elif scope["path"] == SOCKET_PATH and not self.service.is_stopping:
            player, headers = player_of(scope)
            await self.sockets.serve(scope, receive, send, player, headers)
        elif scope["path"] == LOBBY_PATH and not self.service.is_stopping:
            player, headers = player_of(scope)
            await self.lobby_sockets.serve(scope, receive, send, player, headers)
        else:
            await receive()
            await send({"type": "websocket.close", "code": 4404})

    @contextlib.asynccontextmanager
    async def _lifespan(self, _: Starlette) -> AsyncIterator[None]:
        if self._engines is not None:
            self._engines_starting = asyncio.create_task(self._engines.start())  # players need not wait for it
        await self.service.start()
        self.settlement.start()
        if self.fair_play is not None:
            self.fair_play.start()
        self.people.sessions.start()
        self.service.tasks.run_forever(self.presences.run)
        await self.sockets.start()
        await self.lobby.start()
        await self.lobby_sockets.start()
        await self.notices.start()
        await self.tournaments.start()
        await self.admin.start()
        if self.limit_sharing is not None:
            self.service.tasks.run_forever(self.limit_sharing.run)
        try:
            yield
        finally:
            await self.stop()

    async def stop(self) -> None:
        """Stops the node: cancels searches, finishes all writes, sends clients a closing message, closes the rest."""
        if self.service.is_stopping:
            return
        if self.engine_seats is not None:
            await self.engine_seats.stop()
        await self.analyses.stop()
        await self.lobby.stop()
        await self.notices.stop()
        await self.tournaments.stop()
        await self.service.stop()
        await self.sockets.stop()
        await self.lobby_sockets.stop()
        if self._engines is not None and self._engines_starting is not None:
            await self._engines_starting
            await self._engines.stop()


def make_service(
    store: Store,
    clock: TimeSource,
    coordinator: Coordinator,
    expiry: Expiry | None = None,
    randbelow: Callable[[int], int] = secrets.randbelow,
) -> Service:
    """Puts the service together with its rooms.

    Args:
        store: the database.
        clock: the time.
        coordinator: `SingleNode` for a single node, `Cluster` for one of several.
        expiry: when unused rooms are deleted.
        randbelow: the source of random numbers, as `secrets.randbelow`.
    """
    credit = TimeCredit(store, clock, coordinator, randbelow)
    cache = RoomCache(store, clock, coordinator, credit, BackgroundTasks(), randbelow)
    coordinator.attach(cache)
    cleaner = RoomCleaner(store, clock, coordinator, cache, expiry or Expiry())
    return Service(store, clock, coordinator, cache, cleaner, randbelow)


def _coordinate(
    store: Store, clock: TimeSource, runner: AnalysisRunner, nats: str | None
) -> tuple[Coordinator, AnalysisJobs]:
    """Returns the parts that differ between a single node and one of several."""
    if not store.is_shared:
        return SingleNode(store, clock), LocalJobs(runner)
    from hedgemaze.server.analysis.shared import SharedJobs  # noqa: PLC0415  # only a cluster needs them
    from hedgemaze.server.cluster.bus import Bus, NoBus  # noqa: PLC0415
    from hedgemaze.server.cluster.cluster import Cluster  # noqa: PLC0415

    node = secrets.token_hex(4)  # new after each start: leases of an earlier process are not this one's
    bus: Bus = NoBus()
    if nats is not None:
        try:
            from hedgemaze.server.cluster.bus_nats import NatsBus  # noqa: PLC0415
        except ImportError as error:
            raise missing_cluster(error.name or "nats") from None
        bus = NatsBus(nats, node)
    cluster = Cluster(store, clock, bus, node)
    jobs = SharedJobs(runner, store, clock, cluster.leases)
    cluster.claims.sources.append(jobs)
    return cluster, jobs


def _share_limits(service: Service, limits: dict[str, Buckets]) -> LimitSharing | None:
    """Lets limits hold for all nodes together; None for a single node."""
    if not service.store.is_shared:
        return None
    sharing = LimitSharing(service.store, service.clock, service.coordinator.node)
    for name, buckets in limits.items():
        sharing.add(name, buckets)
    return sharing


def uvicorn_config(server: Server, host: str, port: int, limits: Limits, **more: Any) -> uvicorn.Config:
    """Returns uvicorn's settings: no compression, no WebSocket pings but ours, no Server header."""

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
    Http.open_connections = OpenConnections(limits, config.forwarded_allow_ips)
    return config


class GracefulServer(uvicorn.Server):
    """Sends clients a closing message before uvicorn closes their sockets."""

    def __init__(self, config: uvicorn.Config, ours: Server, drain_seconds: float = 0.0) -> None:
        """Prepares a server.

        Args:
            config: uvicorn's settings.
            ours: the node.
            drain_seconds: for how long the node goes on after SIGTERM while ``/ready`` says that it will stop.
        """
        super().__init__(config)
        self._ours = ours
        self._drain_seconds = drain_seconds
        self.on_started: Callable[[int], None] = lambda _: None
        """Called with the port when the server listens."""

    async def startup(self, sockets: Any = None) -> None:
        """Starts, and reports the port."""
        await super().startup(sockets)
        if self.started:
            self.on_started(self.servers[0].sockets[0].getsockname()[1])

    async def shutdown(self, sockets: Any = None) -> None:
        """Lets proxies notice that it will stop, then stops our parts, then uvicorn; called on SIGTERM and SIGINT."""
        self._ours.service.is_draining = True
        loop = asyncio.get_running_loop()
        end = loop.time() + self._drain_seconds
        while loop.time() < end and not self.force_exit:  # a second Ctrl-C
            await asyncio.sleep(0.05)
        for server in self.servers:
            server.close()
        await self._ours.stop()
        await super().shutdown(sockets)
        await asyncio.to_thread(tracing.stop)  # here, because uvicorn then ends the process by the signal it has caught
