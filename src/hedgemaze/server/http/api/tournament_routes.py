"""The HTTP routes of tournaments."""

from __future__ import annotations

from typing import Any

from starlette.requests import Request
from starlette.responses import Response

from hedgemaze.server.clock import TimeSource
from hedgemaze.server.http.api.operations import Operation
from hedgemaze.server.http.middleware import player_of
from hedgemaze.server.http.requests import account_of, address_of, number_of, player_hash, read_body
from hedgemaze.server.http.responses import data_response, too_many_requests
from hedgemaze.server.limits import Buckets, Limits
from hedgemaze.server.tournaments.schemas import (
    JoinTournament,
    MadeTournament,
    NewTournament,
    PausePlayer,
    RemovePlayer,
    TournamentLists,
    TournamentView,
)
from hedgemaze.server.tournaments.tournaments import Tournaments

LONGEST_WAIT_MS = 20_000
"""Longest wait of a request for a change; reverse proxies give up after about half a minute."""


class TournamentApi:
    """Everything under ``/api/tournaments``."""

    def __init__(self, tournaments: Tournaments, limits: Limits, clock: TimeSource) -> None:
        self._tournaments = tournaments
        self._limits = limits
        self._clock = clock
        self.made_per_address = Buckets(limits.rooms)
        """Tournaments that an address makes or joins."""

    async def lists(self, request: Request) -> Response:
        """Returns the player's tournaments and those that are open to everyone."""
        return data_response(await self._tournaments.long_polling.lists(player_hash(request)))

    async def make(self, request: Request) -> Response:
        """Makes a tournament."""
        body = await read_body(request, NewTournament, self._limits.longest_body)
        if wait_ms := self.made_per_address.take(address_of(request), self._clock.now_ms()):
            return too_many_requests(wait_ms)
        player, headers = player_of(request.scope)
        tournament = await self._tournaments.make(body, player, account_of(request))
        response = data_response(MadeTournament(tournament=tournament), 201)
        response.raw_headers.extend(headers)
        return response

    async def view(self, request: Request) -> Response:
        """Returns a tournament; waits for a newer version if the query says so."""
        seen = number_of(request.query_params, "seen", 0, 2**31)
        wait_ms = number_of(request.query_params, "wait_ms", 0, LONGEST_WAIT_MS)
        return data_response(
            await self._tournaments.long_polling.view(_id(request), player_hash(request), seen, wait_ms)
        )

    async def join(self, request: Request) -> Response:
        """Lets the player join."""
        body = await read_body(request, JoinTournament, self._limits.longest_body)
        if wait_ms := self.made_per_address.take(address_of(request), self._clock.now_ms()):
            return too_many_requests(wait_ms)
        player, headers = player_of(request.scope)
        await self._tournaments.join(_id(request), body, player, account_of(request))
        response = data_response(await self._tournaments.long_polling.view(_id(request), player))
        response.raw_headers.extend(headers)
        return response

    async def leave(self, request: Request) -> Response:
        """Lets the player leave."""
        await self._tournaments.leave(_id(request), _key(request))
        return await self._now(request)

    async def pause(self, request: Request) -> Response:
        """Pauses the player, or ends the pause."""
        body = await read_body(request, PausePlayer, self._limits.longest_body)
        await self._tournaments.pause(_id(request), _key(request), is_paused=body.is_paused)
        return await self._now(request)

    async def start(self, request: Request) -> Response:
        """Starts a tournament, for its host."""
        await self._tournaments.begin(_id(request), _key(request))
        return await self._now(request)

    async def cancel(self, request: Request) -> Response:
        """Cancels a tournament, for its host."""
        await self._tournaments.cancel(_id(request), _key(request))
        return await self._now(request)

    async def remove(self, request: Request) -> Response:
        """Removes a player, for the host."""
        body = await read_body(request, RemovePlayer, self._limits.longest_body)
        await self._tournaments.remove(_id(request), _key(request), body.number)
        return await self._now(request)

    async def _now(self, request: Request) -> Response:
        return data_response(await self._tournaments.long_polling.view(_id(request), player_hash(request)))


def _id(request: Request) -> str:
    return str(request.path_params["tournament"])[:64]


def _key(request: Request) -> bytes:
    """Returns the key of the player; one that nobody has for a client without a cookie."""
    return player_hash(request) or b""


def _number(name: str, maximum: int) -> dict[str, Any]:
    schema = {"type": "integer", "minimum": 0, "maximum": maximum, "default": 0}
    return {"name": name, "in": "query", "schema": schema}


_ONE = "/api/tournaments/{tournament}"

OPERATIONS: tuple[Operation, ...] = (
    Operation(
        "GET",
        "/api/tournaments",
        TournamentApi.lists,
        "tournaments",
        "The player's tournaments, and those that are open to everyone.",
        TournamentLists,
    ),
    Operation(
        "POST",
        "/api/tournaments",
        TournamentApi.make,
        "makeTournament",
        "Makes a tournament.",
        MadeTournament,
        201,
        NewTournament,
    ),
    Operation(
        "GET",
        _ONE,
        TournamentApi.view,
        "tournament",
        "A tournament; waits for a version newer than `seen`, at most `wait_ms`.",
        TournamentView,
        query=(_number("seen", 2**31), _number("wait_ms", LONGEST_WAIT_MS)),
    ),
    Operation(
        "POST",
        f"{_ONE}/join",
        TournamentApi.join,
        "joinTournament",
        "Joins a tournament.",
        TournamentView,
        body=JoinTournament,
    ),
    Operation(
        "POST",
        f"{_ONE}/leave",
        TournamentApi.leave,
        "leaveTournament",
        "Leaves a tournament: all games that are left are lost.",
        TournamentView,
    ),
    Operation(
        "POST",
        f"{_ONE}/pause",
        TournamentApi.pause,
        "pauseTournament",
        "Pauses the player in an arena, or ends the pause.",
        TournamentView,
        body=PausePlayer,
    ),
    Operation(
        "POST",
        f"{_ONE}/start",
        TournamentApi.start,
        "startTournament",
        "Starts a tournament; for its host.",
        TournamentView,
    ),
    Operation(
        "POST",
        f"{_ONE}/cancel",
        TournamentApi.cancel,
        "cancelTournament",
        "Calls a tournament off before it begins; for its host.",
        TournamentView,
    ),
    Operation(
        "POST",
        f"{_ONE}/remove",
        TournamentApi.remove,
        "removeFromTournament",
        "Removes a player; for the host.",
        TournamentView,
        body=RemovePlayer,
    ),
)
