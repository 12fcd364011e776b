"""The HTTP routes about people: profiles, following, blocking, privacy, results, challenges, games to watch."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from hedgemaze.server.clock import TimeSource
from hedgemaze.server.errors import ServerError
from hedgemaze.server.http.api.operations import Operation
from hedgemaze.server.http.requests import account_of, read_body, require_account
from hedgemaze.server.http.responses import data_response
from hedgemaze.server.limits import Buckets, Limits
from hedgemaze.server.people.accounts import Account
from hedgemaze.server.social.challenges import ChallengeService
from hedgemaze.server.social.presence import Presences
from hedgemaze.server.social.relations import RelationKind, Social
from hedgemaze.server.social.results import Results
from hedgemaze.server.social.schemas import (
    Accepted,
    Challenge,
    Challenges,
    NewChallenge,
    NewResults,
    OwnResults,
    PeopleList,
    Profile,
    PuzzleProgress,
    Relation,
    Watching,
    WishesBody,
)
from hedgemaze.server.social.watching import WatchList


class SocialApi:
    """Everything under ``/api/players``, ``/api/people``, ``/api/challenges`` and ``/api/watching``."""

    def __init__(
        self,
        social: Social,
        results: Results,
        challenges: ChallengeService,
        presences: Presences,
        watch_list: WatchList,
        limits: Limits,
        clock: TimeSource,
    ) -> None:
        self._social = social
        self._results = results
        self._challenges = challenges
        self._presences = presences
        self._watch_list = watch_list
        self._longest = limits.longest_body
        self.changes = Buckets(limits.social)
        """Per account."""
        self._clock = clock

    async def profile(self, request: Request) -> Response:
        """Returns the profile of a player."""
        return data_response(await self._social.profile(_name(request), account_of(request)))

    async def follow(self, request: Request) -> Response:
        """Follows a player."""
        return await self._relate(request, "follow")

    async def unfollow(self, request: Request) -> Response:
        """Ends following a player."""
        return await self._unrelate(request, "follow")

    async def block(self, request: Request) -> Response:
        """Blocks a player."""
        return await self._relate(request, "block")

    async def unblock(self, request: Request) -> Response:
        """Ends blocking a player."""
        return await self._unrelate(request, "block")

    async def people(self, request: Request) -> Response:
        """Returns whom the player follows and blocks."""
        return data_response(await self._social.people(require_account(request)))

    async def wishes(self, request: Request) -> Response:
        """Returns the player's privacy settings."""
        return data_response(await self._social.wishes(require_account(request)))

    async def set_wishes(self, request: Request) -> Response:
        """Stores the player's privacy settings."""
        account = self._changing(request)
        wishes = await read_body(request, WishesBody, self._longest)
        await self._social.set_wishes(account, wishes)
        return data_response(wishes)

    async def results(self, request: Request) -> Response:
        """Returns the results of the player on all devices."""
        return data_response(await self._results.of_account(require_account(request)))

    async def add_results(self, request: Request) -> Response:
        """Adds results that a device of the player has counted."""
        account = self._changing(request)
        new = await read_body(request, NewResults, self._longest)
        return data_response(await self._results.add(account, new))

    async def challenges(self, request: Request) -> Response:
        """Returns the challenges and rematches that wait for the player, whose page is open."""
        account = require_account(request)
        self._presences.polled(account.id)
        return data_response(await self._challenges.waiting(account))

    async def challenge(self, request: Request) -> Response:
        """Challenges a player."""
        account = require_account(request)
        new = await read_body(request, NewChallenge, self._longest)
        return data_response(await self._challenges.send(account, new), 201)

    async def accept(self, request: Request) -> Response:
        """Accepts a challenge."""
        return data_response(await self._challenges.accept(require_account(request), _challenge(request)))

    async def decline(self, request: Request) -> Response:
        """Declines a challenge."""
        account = require_account(request)
        await self._challenges.decline(account, _challenge(request))
        return data_response(await self._challenges.waiting(account))

    async def cancel(self, request: Request) -> Response:
        """Withdraws the player's own challenge."""
        account = require_account(request)
        await self._challenges.cancel(account, _challenge(request))
        return data_response(await self._challenges.waiting(account))

    async def watching(self, _: Request) -> Response:
        """Returns games to watch."""
        return data_response(await self._watch_list.watching())

    async def _relate(self, request: Request, kind: RelationKind) -> Response:
        await self._social.relate(self._changing(request), _name(request), kind)
        return data_response(Relation(relation=kind))

    async def _unrelate(self, request: Request, kind: RelationKind) -> Response:
        await self._social.unrelate(self._changing(request), _name(request), kind)
        return data_response(Relation(relation=""))

    def _changing(self, request: Request) -> Account:
        """Returns the account of a request that changes something.

        Raises:
            ServerError: there is none, or it changes too much.
        """
        account = require_account(request)
        if wait_ms := self.changes.take(account.id, self._clock.now_ms()):
            raise ServerError("server.too_many", "a little slower, please", status=429, retry_after_ms=wait_ms)
        return account


def _name(request: Request) -> str:
    return str(request.path_params["name"])[:64]


def _challenge(request: Request) -> str:
    return str(request.path_params["challenge"])[:64]


_A = SocialApi
_P = "/api/players/{name}"
_C = "/api/challenges/{challenge}"
OPERATIONS: tuple[Operation, ...] = (
    Operation("GET", _P, _A.profile, "profile", "The profile of a player.", Profile),
    Operation("POST", f"{_P}/follow", _A.follow, "follow", "Follows a player; this ends blocking.", Relation),
    Operation("DELETE", f"{_P}/follow", _A.unfollow, "unfollow", "Ends following a player.", Relation),
    Operation("POST", f"{_P}/block", _A.block, "block", "Blocks a player; this ends following.", Relation),
    Operation("DELETE", f"{_P}/block", _A.unblock, "unblock", "Ends blocking a player.", Relation),
    Operation("GET", "/api/people", _A.people, "people", "Whom the player follows and blocks.", PeopleList),
    Operation("GET", "/api/people/wishes", _A.wishes, "wishes", "The player's privacy settings.", WishesBody),
    Operation(
        "POST",
        "/api/people/wishes",
        _A.set_wishes,
        "setWishes",
        "Changes the player's privacy settings.",
        WishesBody,
        body=WishesBody,
    ),
    Operation(
        "GET",
        "/api/people/results",
        _A.results,
        "results",
        "The player's finished games and solved puzzles, from all devices.",
        OwnResults,
    ),
    Operation(
        "POST",
        "/api/people/results",
        _A.add_results,
        "addResults",
        "Adds what a device has counted; returns the progress with puzzles of all devices.",
        PuzzleProgress,
        body=NewResults,
    ),
    Operation(
        "GET",
        "/api/challenges",
        _A.challenges,
        "challenges",
        "Challenges and rematches that wait for the player; asking also says that the player is here.",
        Challenges,
    ),
    Operation(
        "POST", "/api/challenges", _A.challenge, "challenge", "Challenges a player.", Challenge, 201, NewChallenge
    ),
    Operation("POST", f"{_C}/accept", _A.accept, "acceptChallenge", "Accepts a challenge.", Accepted),
    Operation("POST", f"{_C}/decline", _A.decline, "declineChallenge", "Declines a challenge.", Challenges),
    Operation("DELETE", _C, _A.cancel, "cancelChallenge", "Withdraws the player's own challenge.", Challenges),
    Operation(
        "GET",
        "/api/watching",
        _A.watching,
        "watching",
        "Running games that everyone may watch, those of the highest-rated players first.",
        Watching,
    ),
)
