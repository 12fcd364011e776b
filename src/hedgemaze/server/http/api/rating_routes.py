"""The HTTP routes about ratings: those of a person, the highest ones, and what a game changed."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from hedgemaze.rooms import POOLS
from hedgemaze.server.errors import ServerError
from hedgemaze.server.http.api.operations import Operation
from hedgemaze.server.http.requests import room_of
from hedgemaze.server.http.responses import data_response
from hedgemaze.server.people.accounts import Accounts
from hedgemaze.server.ratings.glicko import PROVISIONAL
from hedgemaze.server.ratings.ratings import Ratings
from hedgemaze.server.ratings.schemas import (
    GameRatings,
    Leaderboard,
    LeaderboardRow,
    PlayerRatings,
    PoolRating,
    RatingPoint,
    SeatChange,
)
from hedgemaze.server.storage import Store


class RatingApi:
    """Answers questions about ratings."""

    def __init__(self, ratings: Ratings, accounts: Accounts, store: Store) -> None:
        self._ratings = ratings
        self._accounts = accounts
        self._store = store

    async def player(self, request: Request) -> Response:
        """Returns the ratings of a person."""
        name = str(request.path_params["name"])[:64]
        account = await self._accounts.by_name(name)
        if account is None:
            raise ServerError("people.unknown_player", "there is no such player", status=404, given=name)
        found = (await self._ratings.of_accounts((account.id,))).get(account.id, {})
        pools = [
            PoolRating(
                pool=pool,
                rating=now.shown,
                deviation=round(now.deviation),
                is_provisional=now.is_provisional,
                games=stored.games,
                at_ms=stored.at_ms,
            )
            for pool in POOLS
            if pool in found
            for now, stored in (found[pool],)
        ]
        history = [
            RatingPoint(
                pool=each.pool,
                room=each.room,
                at_ms=each.at_ms,
                before=round(each.before),
                rating=round(each.rating),
                place=each.place,
            )
            for each in await self._ratings.history(account.id)
        ]
        return data_response(PlayerRatings(name=account.name, pools=pools, history=history))

    async def leaderboard(self, request: Request) -> Response:
        """Returns the highest ratings of a pool."""
        pool = str(request.path_params["pool"])
        if pool not in POOLS:
            raise ServerError("ratings.no_such_pool", f"pools are {', '.join(POOLS)}", status=404, given=pool[:64])
        rows = [
            LeaderboardRow(name=each.name, rating=now.shown, games=each.games)
            for each, now in await self._ratings.top(pool)
        ]
        return data_response(Leaderboard(pool=pool, people=rows))

    async def game(self, request: Request) -> Response:
        """Returns what a rated game changed."""
        found = await self._store.ratings.game(room_of(request))
        if found is None:
            return data_response(GameRatings(state="waiting"))
        if found.void:
            return data_response(GameRatings(state="void", reason=found.void))
        changes = [
            SeatChange(
                seat=each.seat,
                before=round(each.before),
                rating=round(each.rating),
                is_provisional=each.deviation > PROVISIONAL,
            )
            for each in found.changes
        ]
        return data_response(GameRatings(state="counted", changes=changes))


_A = RatingApi
OPERATIONS: tuple[Operation, ...] = (
    Operation(
        "GET",
        "/api/players/{name}/ratings",
        _A.player,
        "playerRatings",
        "The ratings of a player, and their history.",
        PlayerRatings,
    ),
    Operation(
        "GET", "/api/leaderboard/{pool}", _A.leaderboard, "leaderboard", "The highest ratings of a pool.", Leaderboard
    ),
    Operation("GET", "/api/rooms/{room}/ratings", _A.game, "gameRatings", "What a rated game changed.", GameRatings),
)
