"""Bodies of the requests and responses about notices."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

NoticeGames = Literal["days", "all"]
"""The games whose turns are reported: those with days for each turn, or all."""


class _Struct(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    pass


class NoticeKey(_Struct, frozen=True, kw_only=True):
    """The key that a browser needs to subscribe."""

    key: str
    """The server's public key for push messages (RFC 8292), base64url."""


class PushKeys(_Struct, frozen=True, kw_only=True):
    """The keys of a browser's subscription (RFC 8291), base64url."""

    p256dh: Annotated[str, Meta(min_length=1, max_length=128)]
    auth: Annotated[str, Meta(min_length=1, max_length=64)]


class NewSubscription(_Struct, frozen=True, kw_only=True):
    """A browser that wants notices; `endpoint` and `keys` are those of its `PushSubscription`."""

    endpoint: Annotated[str, Meta(min_length=1, max_length=1_000)]
    keys: PushKeys
    language: Annotated[str, Meta(max_length=35)] = "en"
    """The language of the texts, as a BCP 47 tag."""
    games: NoticeGames = "days"
    wants_invitations: bool = True
    """Whether challenges and pairings of tournaments are reported."""
    replaces: Annotated[str, Meta(max_length=1_000)] = ""
    """The endpoint of an earlier subscription of the browser, which passes on its language and preferences."""


class SubscriptionInfo(_Struct, frozen=True, kw_only=True):
    """A browser of the player that wants notices."""

    id: str
    service: str
    """The host of its push service."""
    language: str
    games: NoticeGames
    wants_invitations: bool
    made_ms: int


class SubscriptionList(_Struct, frozen=True, kw_only=True):
    """The browsers of the player that want notices, the latest first."""

    subscriptions: list[SubscriptionInfo]


class Unsubscribed(_Struct, frozen=True, kw_only=True):
    """The result of a deletion."""

    id: str
