"""`Notices`: turn notices of one node: subscriptions, and the loop that makes and sends notices."""

from __future__ import annotations

import asyncio
import base64
import contextlib
import hashlib
import logging
from dataclasses import dataclass, field

import msgspec

from hedgemaze.locales import best_language
from hedgemaze.server.errors import ServerError, StorageError
from hedgemaze.server.live.service import Service
from hedgemaze.server.notices.endpoints import PushServices
from hedgemaze.server.notices.push import TIMEOUT_SECONDS, check_keys
from hedgemaze.server.notices.schemas import NewSubscription
from hedgemaze.server.notices.sender import Sender
from hedgemaze.server.notices.texts import Facts
from hedgemaze.server.notices.vapid import VapidKey, new_private_key
from hedgemaze.server.notices.watcher import TurnWatcher
from hedgemaze.server.people.sessions import SignedIn
from hedgemaze.server.storage.notices.notices import NewNotice
from hedgemaze.server.storage.notices.subscriptions import Subscription

_log = logging.getLogger("hedgemaze.server")
_TICK_SECONDS = 1.0
_SWEEP_TICKS = 60
_CLEAN_TICKS = 600
_DAY_MS = 86_400_000
_KEEP_MS = 30 * _DAY_MS
"""How long settled notices stay after their turn should be over: clocks may have been credited."""
_ID_LENGTH = 22


@dataclass(frozen=True, slots=True)
class NoticeOptions:
    """The options of a host about notices."""

    services: PushServices = field(default_factory=PushServices)
    contact: str = "mailto:hedgemaze@localhost"
    """Where the operators of push services reach the host: ``mailto:`` or ``https:``."""
    timeout_s: float = TIMEOUT_SECONDS


class Notices:
    """The notices of one node."""

    def __init__(self, service: Service, options: NoticeOptions | None = None) -> None:
        options = options or NoticeOptions()
        self._service = service
        self._store = service.store.notices
        self._subscriptions = service.store.subscriptions
        self._options = options
        self._key: asyncio.Task[VapidKey] | None = None
        self._ticks = 0
        self._has_rows = True
        """Whether there may be rows to delete; an idle server should not write to the disk."""
        self.watcher = TurnWatcher(service)
        self.sender = Sender(service, options.services, self.key, options.timeout_s)

    async def start(self) -> None:
        """Starts the loop."""
        self._service.tasks.run_forever(self._run)

    async def stop(self) -> None:
        """Finishes the messages that are being sent."""
        await self.sender.stop()

    async def key(self) -> VapidKey:
        """Returns the key of the server, which is made once and stays in the database.

        Raises:
            StorageError: the database is down.
        """
        if self._key is None or (self._key.done() and (self._key.cancelled() or self._key.exception() is not None)):
            self._key = asyncio.create_task(self._read_key())
        return await asyncio.shield(self._key)

    async def _read_key(self) -> VapidKey:
        stored = await self._subscriptions.key(new_private_key(), self._service.clock.now_ms())
        return await asyncio.to_thread(VapidKey, stored, self._options.contact)  # imports a library

    # Subscriptions.

    async def subscribe(self, wanted: NewSubscription, player: bytes, session: bytes | None = None) -> Subscription:
        """Stores a subscription of a player's browser, in place of an earlier one of the same browser.

        Raises:
            ServerError: its address or keys cannot be used.
            StorageError: the database is down.
        """
        self._options.services.check(wanted.endpoint)
        await asyncio.to_thread(check_keys, wanted.keys.p256dh, wanted.keys.auth)
        subscription = Subscription(
            id=subscription_id(wanted.endpoint),
            player=player,
            endpoint=wanted.endpoint,
            p256dh=wanted.keys.p256dh,
            auth=wanted.keys.auth,
            language=best_language([wanted.language]),
            games=wanted.games,
            wants_invitations=wanted.wants_invitations,
            made_ms=self._service.clock.now_ms(),
            session=session,
        )
        replaced = subscription_id(wanted.replaces) if wanted.replaces else ""
        subscription = await self._subscriptions.subscribe(subscription, replaced)
        self._has_rows = True
        return subscription

    async def unsubscribe(self, id: str, player: bytes | None) -> None:  # noqa: A002  # the field of a subscription
        """Deletes a subscription of a player.

        Raises:
            ServerError: the player has no such subscription.
            StorageError: the database is down.
        """
        if player is None or not await self._subscriptions.unsubscribe(id, player):
            raise ServerError("notices.unknown", "you have no such subscription", status=404, given=id)

    def signed_in(self, change: SignedIn) -> None:
        """Gives the subscriptions of a browser to the account that it has signed in to; never blocks."""
        if change.player is not None and not self._service.is_stopping:
            self._service.spawn(self._move(change.player, change.account.key, change.session))

    async def _move(self, player: bytes, account: bytes, session: bytes) -> None:
        try:
            await self._subscriptions.move_player(player, account, session)
        except StorageError as error:  # the page subscribes again when it is next opened
            _log.warning("subscriptions were not given to an account", extra={"code": error.code})

    # Notices of other parts.

    async def challenge(self, player: bytes, id: str, name: str, mode: str, url: str, expires_ms: int) -> None:  # noqa: A002
        """Reports a challenge to a player, once.

        Args:
            player: the key of the player who is challenged.
            id: of the challenge.
            name: of the player who challenges.
            mode: the name of the mode.
            url: what shows the challenge: ``#/...``.
            expires_ms: when the challenge is over.

        Raises:
            StorageError: the database is down.
        """
        await self._add("challenge", id, player, Facts(name=name, mode=mode, url=url), expires_ms)

    async def pairing(
        self, player: bytes, room: str, tournament: str, expires_ms: int | None = None, mode: str = ""
    ) -> None:
        """Reports a game of a tournament that begins to a player, once.

        Args:
            player: the key of the player.
            room: the room of the game.
            tournament: the name of the tournament.
            expires_ms: until when the player must be there; a day from now if it is not given.
            mode: the name of the mode, for a tournament without a name.

        Raises:
            StorageError: the database is down.
        """
        url = f"#/table/{room}"
        expires_ms = expires_ms or self._service.clock.now_ms() + _DAY_MS
        await self._add("pairing", room, player, Facts(name=tournament, mode=mode, url=url), expires_ms)

    async def _add(self, kind: str, subject: str, player: bytes, facts: Facts, expires_ms: int) -> None:
        notice = NewNotice(
            subject=subject,
            number=0,
            kind=kind,
            player=player,
            seat=0,
            data=msgspec.json.encode(facts).decode(),
            due_ms=self._service.clock.now_ms(),
            expires_ms=expires_ms,
            since_ms=self._service.clock.now_ms(),
        )
        await self._store.add([notice])

    # The loop.

    async def _run(self) -> None:
        while True:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self.watcher.is_busy.wait(), _TICK_SECONDS)
            try:
                await self.tick()
            except StorageError as error:
                _log.warning("notices could not be read or stored", extra={"code": error.code})
            await asyncio.sleep(_TICK_SECONDS / 4)

    async def tick(self) -> None:
        """Makes, sends and deletes the notices that are due.

        Raises:
            StorageError: the database is down.
        """
        new = await self.watcher.store_changes()
        due = await self.sender.tick()
        self._has_rows |= bool(new or due)
        if self._ticks % _SWEEP_TICKS == 0:
            await self.watcher.sweep()
        if self._ticks % _CLEAN_TICKS == 0 and self._has_rows:
            self._has_rows = await self._store.delete_old(self._service.clock.now_ms() - _KEEP_MS)
        self._ticks += 1


def subscription_id(endpoint: str) -> str:
    """Returns the id of a browser's subscription.

    >>> subscription_id("https://push.example.org/a") == subscription_id("https://push.example.org/a")
    True
    """
    digest = hashlib.sha256(f"subscription {endpoint}".encode()).digest()
    return base64.urlsafe_b64encode(digest).decode()[:_ID_LENGTH]
