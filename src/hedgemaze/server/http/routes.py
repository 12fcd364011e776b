"""`HttpApi`: the routes of the HTTP API and their handlers; `openapi` describes them."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import AsyncIterator, Sequence
from dataclasses import replace

from starlette.concurrency import run_in_threadpool
from starlette.requests import ClientDisconnect, Request
from starlette.responses import PlainTextResponse, Response, StreamingResponse
from starlette.routing import BaseRoute, Route

from hedgemaze.errors import HedgemazeError
from hedgemaze.rooms import Settings
from hedgemaze.rules import format_mode, maze_names, named_maze, parse_mode
from hedgemaze.server.errors import ServerError
from hedgemaze.server.http.api.analysis_routes import AnalysisApi
from hedgemaze.server.http.api.exact_routes import ExactApi
from hedgemaze.server.http.api.openapi import document
from hedgemaze.server.http.api.operations import ApiPart, Handler
from hedgemaze.server.http.cookies import SESSION, cookie_header
from hedgemaze.server.http.middleware import player_of
from hedgemaze.server.http.probes import Probes
from hedgemaze.server.http.records import record_line, record_of
from hedgemaze.server.http.requests import account_of, address_of, number_of, player_hash, read_body, room_of
from hedgemaze.server.http.responses import data_response, error_response, response_of_exception, too_many_requests
from hedgemaze.server.limits import Buckets, Limits
from hedgemaze.server.live import views
from hedgemaze.server.live.service import Service
from hedgemaze.server.metrics import Metrics
from hedgemaze.server.player_data.player_data import PlayerData
from hedgemaze.server.player_data.resume_codes import ResumeCodes
from hedgemaze.server.schemas import (
    CodeRequest,
    Erased,
    Health,
    Listed,
    Mazes,
    NewTable,
    ResumeRequest,
    RoomInfo,
    Rooms,
)
from hedgemaze.server.socket.spectator_delay import SpectatorDelay

_log = logging.getLogger("hedgemaze.server")
_STAGES = ("waiting", "playing", "ended")
_MAX_RECORDS = 200


class HttpApi:
    """All routes under ``/api``, ``/metrics`` and the probes."""

    def __init__(
        self,
        service: Service,
        player_data: PlayerData,
        analyses: AnalysisApi,
        exact: ExactApi,
        limits: Limits,
        metrics: Metrics,
        parts: Sequence[ApiPart],
        spectator_delay: SpectatorDelay,
    ) -> None:
        self._parts = parts
        self._spectator_delay = spectator_delay
        self._service = service
        self._player_data = player_data
        self._resume_codes = ResumeCodes(service)
        self._analyses = analyses
        self._exact = exact
        self._limits = limits
        self._metrics = metrics
        self._probes = Probes(service)
        self.rooms_per_address = Buckets(limits.rooms)
        self.codes_per_address = Buckets(limits.codes)
        self._records = Buckets(limits.records)
        self._record_lock = asyncio.Semaphore(1)
        """One record is formatted at a time: many at once would delay moves."""

    def routes(self) -> list[BaseRoute]:
        """Returns the routes; every other path under ``/api`` is a 404."""
        table: list[tuple[str, str, Handler]] = [
            ("GET", "/api/health", self.health),
            ("GET", "/api/openapi.json", self.openapi),
            ("GET", "/api/mazes", self.mazes),
            ("GET", "/api/rooms", self.list_rooms),
            ("POST", "/api/rooms", self.open_room),
            ("GET", "/api/rooms/{room}", self.room),
            ("GET", "/api/rooms/{room}/record", self.record),
            ("POST", "/api/rooms/{room}/code", self.code),
            ("POST", "/api/resume", self.resume),
            ("GET", "/api/records", self.records),
            ("POST", "/api/analyses", self._analyses.begin),
            ("GET", "/api/analyses/{analysis}", self._analyses.poll),
            ("DELETE", "/api/analyses/{analysis}", self._analyses.cancel),
            ("POST", "/api/exact", self._exact.exact),
            ("GET", "/api/me", self.games),
            ("DELETE", "/api/me", self.erase),
            ("GET", "/api/me/export", self.export),
            ("GET", "/metrics", self.metrics),
            ("GET", "/live", self._probes.live),
            ("GET", "/ready", self._probes.ready),
        ]
        for part in self._parts:
            table += part.table()
        paths: dict[str, dict[str, Handler]] = {}
        for method, path, handler in table:
            paths.setdefault(path, {})[method] = handler
        found: list[BaseRoute] = [Route(path, _dispatch(by), methods=_ALL_METHODS) for path, by in paths.items()]
        return [*found, Route("/api/{rest:path}", _unknown, methods=_ALL_METHODS)]

    async def health(self, _: Request) -> Response:
        """Returns 200 if the database accepts writes."""
        await self._service.store.connections.check()
        return data_response(
            Health(status="ok", rooms=len(self._service.cache), sockets=self._service.cache.subscribers),
        )

    async def openapi(self, _: Request) -> Response:
        """Returns the OpenAPI document."""
        return data_response(document())

    async def metrics(self, _: Request) -> Response:
        """Returns metrics for Prometheus."""
        return Response(self._metrics.text(), media_type="text/plain; version=0.0.4")

    async def mazes(self, _: Request) -> Response:
        """Returns the shipped mazes."""
        return data_response(Mazes(mazes=[named_maze(name).to_data() for name in maze_names()]))

    async def list_rooms(self, request: Request) -> Response:
        """Returns the listed tables of a stage."""
        stage = request.query_params.get("stage", "waiting")
        if stage not in _STAGES:
            raise ServerError("server.bad_query", f"stages are {', '.join(_STAGES)}", given=stage)
        listed = [
            Listed(
                room=each.id,
                stage=each.stage,
                opened_ms=each.opened_ms,
                touched_ms=each.touched_ms,
                about=json.loads(each.about),
            )
            for each in await self._service.store.room_index.listed(stage)
        ]
        return data_response(Rooms(rooms=listed))

    async def open_room(self, request: Request) -> Response:
        """Opens a table."""
        settings = await read_body(request, Settings, self._limits.longest_body)
        if wait_ms := self.rooms_per_address.take(address_of(request), self._service.clock.now_ms()):
            return too_many_requests(wait_ms)
        settings = replace(settings, mode=format_mode(parse_mode(settings.mode)))
        settings = await self._service.cache.account_seats.opening(settings, account_of(request))
        player, headers = player_of(request.scope)
        opened = await self._service.open_table(settings, player)
        table = NewTable(room=opened.room, token=opened.token, seats=list(opened.seats), join=opened.join)
        response = data_response(table, 201)
        response.raw_headers.extend(headers)
        return response

    async def room(self, request: Request) -> Response:
        """Returns the state of a room."""
        live = await self._spectator_delay.seen_by(await self._service.latest(room_of(request)), player_hash(request))
        return data_response(
            RoomInfo(
                room=live.id,
                table=live.table(),
                snapshot=views.snapshot(live.room, live.opened_ms),
            )
        )

    async def record(self, request: Request) -> Response:
        """Returns a room's game as a record."""
        live = await self._spectator_delay.seen_by(await self._service.latest(room_of(request)), player_hash(request))
        room, opened_ms = live.room, live.opened_ms
        if wait_ms := self._records.take(address_of(request), self._service.clock.now_ms()):
            return too_many_requests(wait_ms)
        async with self._record_lock:
            text = await run_in_threadpool(record_of, room, opened_ms)
        return PlainTextResponse(text)

    async def records(self, request: Request) -> Response:
        """Returns one page of finished games of listed tables, one JSON object per line.

        The time and room of the last one are the parameters for the next page.
        """
        query = request.query_params
        after_ms, limit = number_of(query, "after_ms", 0, 2**53), number_of(query, "limit", 100, _MAX_RECORDS)
        after = query.get("after", "")
        if len(after) > 64:
            raise ServerError("server.bad_query", "after is the id of a room", given=after)
        finished = await self._service.store.room_index.finished(after_ms, after, limit, is_listed=True)
        count = max(1, len(finished))
        if wait_ms := self._records.take(address_of(request), self._service.clock.now_ms(), count):
            return too_many_requests(wait_ms)

        async def lines() -> AsyncIterator[str]:
            for each in finished:
                async with self._record_lock:
                    line = await run_in_threadpool(record_line, each)
                yield line

        return StreamingResponse(lines(), media_type="application/x-ndjson")

    async def code(self, request: Request) -> Response:
        """Returns a resume code for a seat of the player."""
        body = await read_body(request, CodeRequest, self._limits.longest_body)
        if wait_ms := self.codes_per_address.take(address_of(request), self._service.clock.now_ms()):
            return too_many_requests(wait_ms)
        code = await self._resume_codes.make(room_of(request), body.token, player_hash(request), body.seat)
        return data_response(code, 201)

    async def resume(self, request: Request) -> Response:
        """Moves a seat to this client by its resume code."""
        body = await read_body(request, ResumeRequest, self._limits.longest_body)
        if wait_ms := self.codes_per_address.take(address_of(request), self._service.clock.now_ms()):
            return too_many_requests(wait_ms)
        player, headers = player_of(request.scope)
        response = data_response(await self._resume_codes.use(body.code, player))
        response.raw_headers.extend(headers)
        return response

    async def games(self, request: Request) -> Response:
        """Returns the player's games."""
        player, headers = player_of(request.scope)
        response = data_response(await self._player_data.games(player))
        response.raw_headers.extend(headers)
        return response

    async def export(self, request: Request) -> Response:
        """Returns all stored data of the player."""
        player = player_hash(request)
        account = account_of(request)
        return data_response({"games": []} if player is None else await self._player_data.export(player, account))

    async def erase(self, request: Request) -> Response:
        """Erases the player's name from all games, and the link to them."""
        player = player_hash(request)
        account = account_of(request)
        games = 0 if player is None else await self._player_data.erase(player, account)
        response = data_response(Erased(games=games))
        if account is not None:
            is_secure = request.scope["state"]["is_secure"]
            response.raw_headers.append(cookie_header(SESSION, "", is_secure=is_secure))
        return response


_ALL_METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "QUERY"]


def _dispatch(handlers: dict[str, Handler]) -> Handler:
    """Returns one handler for all methods of a path, which turns exceptions into responses."""

    async def handle(request: Request) -> Response:
        handler = handlers.get("GET" if request.method == "HEAD" else request.method)
        if handler is None:
            response = error_response(405, "server.bad_method", "this cannot be done here")
            response.headers["Allow"] = ", ".join(handlers)
            return response
        try:
            return await handler(request)
        except HedgemazeError as error:
            return response_of_exception(error, request.scope["state"].get("request"))
        except ClientDisconnect:
            return Response(status_code=400)
        except Exception:
            _log.exception("a request failed", extra={"request": request.scope["state"].get("request")})
            return error_response(500, "server.fault", "this is a fault of ours")

    return handle


async def _unknown(_: Request) -> Response:
    return error_response(404, "server.no_such_path", "there is nothing here")
