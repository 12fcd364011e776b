"""The composition root: puts all parts of a node together as an ASGI application."""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from pathlib import Path

from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route
from starlette.types import Receive, Scope, Send

from hedgemaze.server.admin.admin import Admin
from hedgemaze.server.admin.backups import BackupPlan
from hedgemaze.server.admin.metrics import admin_metrics
from hedgemaze.server.analysis.analyses import Analyses
from hedgemaze.server.analysis.runner import AnalysisRunner
from hedgemaze.server.clock import SteadyClock, TimeSource
from hedgemaze.server.engines.interface import Engines
from hedgemaze.server.http.api.analysis_routes import AnalysisApi
from hedgemaze.server.http.api.exact_routes import ExactApi
from hedgemaze.server.http.api.parts import Community, CommunityApi
from hedgemaze.server.http.docs import docs_routes
from hedgemaze.server.http.middleware import RequestMiddleware, player_of
from hedgemaze.server.http.origins import AllowedOrigins
from hedgemaze.server.http.routes import HttpApi
from hedgemaze.server.http.static import StaticFiles
from hedgemaze.server.limits import Limits
from hedgemaze.server.live.engine_seats import EngineSeats
from hedgemaze.server.live.expiry import Expiry
from hedgemaze.server.lobby.endpoint import LobbyEndpoint
from hedgemaze.server.lobby.lobby import Lobby
from hedgemaze.server.metrics import Metrics
from hedgemaze.server.node import coordinate, make_service, share_limits
from hedgemaze.server.notices.metrics import notice_metrics
from hedgemaze.server.notices.notices import NoticeOptions, Notices
from hedgemaze.server.people.accounts import Account
from hedgemaze.server.people.people import People
from hedgemaze.server.player_data.player_data import PlayerData
from hedgemaze.server.ratings.fair_play import FairPlay
from hedgemaze.server.ratings.ratings import Ratings
from hedgemaze.server.ratings.settlement import Settlement
from hedgemaze.server.social.challenges import ChallengeService
from hedgemaze.server.social.presence import Presences
from hedgemaze.server.social.relations import Social
from hedgemaze.server.social.results import Results
from hedgemaze.server.socket.endpoint import SocketEndpoint
from hedgemaze.server.solving import SolvePlan, TableMaker
from hedgemaze.server.storage import Store
from hedgemaze.server.storage.social.challenges import StoredChallenge
from hedgemaze.server.tournaments.tournaments import Tournaments

__all__ = ["BackupPlan", "Expiry", "Options", "Server"]

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
    solving: SolvePlan | None = None
    """Makes the tables of exact values that the maze editor asks for; by default none."""


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
        coordinator, jobs = coordinate(store, clock, runner, options.nats)
        self.service = make_service(store, clock, coordinator, options.expiry)
        self.engine_seats = None if engines is None else EngineSeats(self.service, engines)
        self.analyses = Analyses(jobs, options.limits, clock)
        self.sockets = SocketEndpoint(self.service, options.limits)
        self.lobby = Lobby(self.service)
        self.lobby_sockets = LobbyEndpoint(self.lobby, self.service, options.limits)
        self.fair_play = None if engines is None else FairPlay(self.service, engines)
        self.settlement = Settlement(self.service)
        self._table_maker = None if options.solving is None else TableMaker(options.solving, clock)
        self._add_people(options)
        self.app = RequestMiddleware(self._route, options.origins, options.limits, clock, self.people.accounts)
        self.app.is_banned = self.admin.is_banned
        self.metrics = Metrics(self.service, self.sockets, self.engine_seats, self.analyses, self.app.stats, engines)
        self.metrics.lobby = self.lobby_sockets
        self.metrics.sources.append(lambda: admin_metrics(self.admin))
        self.metrics.sources.append(lambda: notice_metrics(self.notices))
        self.static_files = StaticFiles()
        self._starlette = Starlette(routes=self._routes(options.limits), lifespan=self._lifespan)

    def _add_people(self, options: Options) -> None:
        """Adds what the node does for people besides their rooms: accounts, ratings, notices, tournaments, hosts."""
        self.people = People(self.service)
        accounts, sessions = self.people.accounts, self.people.sessions
        self.sockets.open.follow(sessions)
        self.lobby_sockets.open.follow(sessions)
        self.notices = Notices(self.service, options.notices)
        sessions.on_sign_in.append(self.notices.signed_in)
        self.ratings = Ratings(self.service)
        accounts.on_erase.append(self.ratings.erase)
        self.service.cache.account_seats.check_name = accounts.check_other_name
        self.presences = Presences(self.service, self._connected_accounts)
        self.social = Social(self.service, accounts)
        self.results = Results(self.service, accounts)
        self.challenges = ChallengeService(self.service, accounts, options.limits)
        self.challenges.on_challenge.append(self._report_challenge)
        self.tournaments = Tournaments(self.service)
        self.tournaments.manager.notices = self.notices
        self.admin = Admin(
            self.service,
            accounts,
            self.sockets,
            self.lobby_sockets,
            options.limits,
            options.backups,
            options.admin_token_file,
        )

    def _routes(self, limits: Limits) -> list[BaseRoute]:
        """Returns all routes of HTTP; several nodes share some limits from now on."""
        community = Community(
            people=self.people,
            lobby=self.lobby,
            ratings=self.ratings,
            notices=self.notices,
            social=self.social,
            results=self.results,
            challenges=self.challenges,
            presences=self.presences,
            tournaments=self.tournaments,
            admin=self.admin,
        )
        people_api = CommunityApi(self.service, community, limits)
        exact = ExactApi(self._table_maker, limits, self.service.clock)
        api = HttpApi(
            self.service,
            PlayerData(self.service, self.people),
            AnalysisApi(self.analyses, limits, self.service.clock),
            exact,
            limits,
            self.metrics,
            people_api.parts,
            self.sockets.spectator_delay,
        )
        shared = {
            "rooms": api.rooms_per_address,
            "codes": api.codes_per_address,
            "tables": exact.begun_per_address,
            "seeks": self.lobby_sockets.seeks,
        }
        self.limit_sharing = share_limits(self.service, shared | people_api.shared_limits)

        async def page(request: Request) -> Response:
            return self.static_files.respond(request)

        return [*api.routes(), *docs_routes(), Route("/{rest:path}", page, methods=["GET"])]

    async def _report_challenge(self, challenge: StoredChallenge, sender: Account, other: Account) -> None:
        """Sends a player a notice of a challenge."""
        mode = str(json.loads(challenge.wanted)["mode"])
        await self.notices.challenge(other.key, challenge.id, sender.name, mode, "#/me", challenge.expires_ms)

    def _connected_accounts(self) -> set[str]:
        """Returns the accounts of all open sockets."""
        connections = (*self.sockets.open, *self.lobby_sockets.open)
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
        await self.sockets.open.start()
        await self.lobby.start()
        await self.lobby_sockets.open.start()
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
        """Stops the node: its jobs, then the service with rooms and database, then the other sockets and the engines.

        ``README.md`` of this package has the order.
        """
        if self.service.is_stopping:
            return
        if self._table_maker is not None:
            await self._table_maker.stop()
        if self.engine_seats is not None:
            await self.engine_seats.stop()
        await self.analyses.stop()
        await self.lobby.stop()
        await self.notices.stop()
        await self.tournaments.stop()
        await self.service.stop()
        await self.sockets.open.stop()
        await self.lobby_sockets.open.stop()
        if self._engines is not None and self._engines_starting is not None:
            await self._engines_starting
            await self._engines.stop()
