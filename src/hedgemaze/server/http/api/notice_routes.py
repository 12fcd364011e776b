"""`NoticeApi`: the routes with which a browser subscribes to notices."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from hedgemaze.server.http.api.operations import Operation
from hedgemaze.server.http.middleware import player_of
from hedgemaze.server.http.requests import address_of, player_hash, read_body
from hedgemaze.server.http.responses import data_response, too_many_requests
from hedgemaze.server.limits import Buckets, Limits
from hedgemaze.server.live.service import Service
from hedgemaze.server.notices.notices import Notices
from hedgemaze.server.notices.schemas import (
    NewSubscription,
    NoticeKey,
    SubscriptionInfo,
    SubscriptionList,
    Unsubscribed,
)
from hedgemaze.server.storage.notices.subscriptions import Subscription


class NoticeApi:
    """The handlers."""

    def __init__(self, notices: Notices, service: Service, limits: Limits) -> None:
        self._notices = notices
        self._service = service
        self._limits = limits
        self.made_per_address = Buckets(limits.subscriptions)

    async def key(self, _: Request) -> Response:
        """Returns the public key that a browser needs to subscribe."""
        return data_response(NoticeKey(key=(await self._notices.key()).public))

    async def subscriptions(self, request: Request) -> Response:
        """Returns the player's browsers that want notices."""
        player = player_hash(request)
        found = [] if player is None else await self._service.store.subscriptions.of_player(player)
        return data_response(SubscriptionList(subscriptions=[subscription_info(each) for each in found]))

    async def subscribe(self, request: Request) -> Response:
        """Stores the subscription of the player's browser."""
        if wait_ms := self.made_per_address.take(address_of(request), self._service.clock.now_ms()):
            return too_many_requests(wait_ms)
        wanted = await read_body(request, NewSubscription, self._limits.longest_body)
        player, headers = player_of(request.scope)
        made = await self._notices.subscribe(wanted, player, request.scope["state"].get("session"))
        response = data_response(subscription_info(made), 201)
        response.raw_headers.extend(headers)
        return response

    async def unsubscribe(self, request: Request) -> Response:
        """Deletes a subscription of the player."""
        id_ = request.path_params["subscription"]
        await self._notices.unsubscribe(id_, player_hash(request))
        return data_response(Unsubscribed(id=id_))


def subscription_info(each: Subscription) -> SubscriptionInfo:
    """Returns a subscription as its player sees it: without its secrets."""
    return SubscriptionInfo(
        id=each.id,
        service=each.endpoint.split("/")[2],
        language=each.language,
        games="all" if each.games == "all" else "days",
        wants_invitations=each.wants_invitations,
        made_ms=each.made_ms,
    )


OPERATIONS = (
    Operation(
        "GET",
        "/api/notices/key",
        NoticeApi.key,
        "noticeKey",
        "The public key that a browser needs to subscribe.",
        NoticeKey,
    ),
    Operation(
        "GET",
        "/api/notices",
        NoticeApi.subscriptions,
        "noticeSubscriptions",
        "The player's browsers that want notices.",
        SubscriptionList,
    ),
    Operation(
        "POST",
        "/api/notices",
        NoticeApi.subscribe,
        "subscribeToNotices",
        "Subscribes a browser of the player to notices.",
        SubscriptionInfo,
        201,
        NewSubscription,
    ),
    Operation(
        "DELETE",
        "/api/notices/{subscription}",
        NoticeApi.unsubscribe,
        "unsubscribeFromNotices",
        "Deletes a subscription of the player.",
        Unsubscribed,
    ),
)
