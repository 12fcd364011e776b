"""`Sender`: delivers the notices that are due, and decides what becomes of those that fail."""

from __future__ import annotations

import asyncio
import base64
import functools
import hashlib
import logging
import queue
from collections import Counter
from collections.abc import Awaitable, Callable
from dataclasses import replace

import msgspec

from hedgemaze.errors import HedgemazeError
from hedgemaze.server.errors import ServerError, StorageError
from hedgemaze.server.live.service import Service
from hedgemaze.server.notices.endpoints import Endpoint, PushServices
from hedgemaze.server.notices.push import TIMEOUT_SECONDS, PushResult, encrypt, post
from hedgemaze.server.notices.push_threads import PushThreads
from hedgemaze.server.notices.texts import Facts, payload
from hedgemaze.server.notices.turns import GRACE_MS, is_still_to_move, reminder_ms
from hedgemaze.server.notices.vapid import VapidKey
from hedgemaze.server.storage.notices.notices import DueNotice
from hedgemaze.server.storage.notices.subscriptions import Subscription

_log = logging.getLogger("hedgemaze.server")
CLAIM_MS = 60_000
"""A notice that a node has taken is due again after this time, in case the node dies."""
MAX_ATTEMPTS = 8
FIRST_BACKOFF_MS = 15_000
MAX_BACKOFF_MS = 3_600_000
_MAX_RETRY_AFTER_MS = 24 * 3_600_000
_BATCH = 100
_STOP_SECONDS = 2.0
_facts = msgspec.json.Decoder(Facts)


class Sender:
    """Sends the notices of one node.

    Args:
        service: the rooms.
        services: the allowed push services.
        key: returns the key of the server.
        timeout_s: the longest wait for a push service.
    """

    def __init__(
        self,
        service: Service,
        services: PushServices,
        key: Callable[[], Awaitable[VapidKey]],
        timeout_s: float = TIMEOUT_SECONDS,
    ) -> None:
        self._service = service
        self._store = service.store.notices
        self._subscriptions = service.store.subscriptions
        self._services = services
        self._key = key
        self._timeout_s = timeout_s
        self._threads = PushThreads()
        self._tasks: set[asyncio.Task[None]] = set()
        self._paused: dict[str, int] = {}
        """Per host of a push service that does not work: when it is asked again."""
        self.results: Counter[str] = Counter()
        """What became of notices: sent, seen, over, gone, failed."""

    async def tick(self) -> int:
        """Starts to send what is due; returns how many notices are due or will be in a moment.

        Raises:
            StorageError: the database is down.
        """
        now_ms = self._service.clock.now_ms()
        found = await self._store.due(now_ms + GRACE_MS, _BATCH)
        for notice in found:
            if notice.seat and self._is_here(notice):
                await self._settle(notice, "seen")
            elif notice.due_ms <= now_ms and not self._threads.is_full:
                await self._begin(notice, now_ms)
        return len(found)

    async def finish(self) -> None:
        """Waits until no message is being sent."""
        while self._tasks:
            await asyncio.wait(self._tasks)

    async def stop(self) -> None:
        """Lets messages that are being sent finish for a moment."""
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=_STOP_SECONDS)
        for task in self._tasks:
            task.cancel()
        self._threads.stop()

    def _is_here(self, notice: DueNotice) -> bool:
        """Returns whether the player is at the table, connected to this node; other nodes look for themselves."""
        live = self._service.cache.peek(notice.subject)
        return live is not None and notice.seat in live.local_presence()[0]

    async def _settle(self, notice: DueNotice, result: str) -> None:
        if await self._store.move(notice, None):
            self.results[result] += 1

    async def _begin(self, notice: DueNotice, now_ms: int) -> None:
        """Takes a due notice, if it is still of use and no other node has it, and sends it."""
        try:
            endpoint = self._services.check(notice.subscription.endpoint)
        except ServerError:  # the host no longer allows this service
            await self._subscriptions.unsubscribe(notice.subscription.id)
            return
        paused_ms = self._paused.get(endpoint.host, 0)
        if paused_ms > now_ms:
            await self._store.move(notice, paused_ms)
            return
        expires_ms = await self._expires_ms(notice, now_ms) if notice.seat else notice.expires_ms
        if expires_ms is None:
            return
        if expires_ms <= now_ms:
            await self._settle(notice, "over")
            return
        taken = replace(notice, due_ms=now_ms + CLAIM_MS, expires_ms=expires_ms, attempts=notice.attempts + 1)
        if await self._store.move(notice, taken.due_ms, attempts=1):
            task = asyncio.create_task(self._send(taken, endpoint))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _expires_ms(self, notice: DueNotice, now_ms: int) -> int | None:
        """Returns until when a notice of a turn is of use; None after it was settled, or its time moved."""
        try:
            live = await self._service.latest(notice.subject)
        except StorageError:
            raise
        except HedgemazeError:  # the room was deleted
            await self._settle(notice, "over")
            return None
        if not is_still_to_move(live.room, notice.seat, notice.number):
            await self._settle(notice, "over")
            return None
        if notice.seat in live.presence().seats:
            await self._settle(notice, "seen")
            return None
        due_ms = reminder_ms(live.room) if notice.kind == "reminder" else None
        if due_ms is not None and due_ms > now_ms:  # the player was given more time
            await self._store.move(notice, due_ms)
            return None
        return notice.expires_ms if live.deadline_ms is None else live.deadline_ms

    async def _send(self, notice: DueNotice, endpoint: Endpoint) -> None:
        """Sends a notice that this node has taken, and settles it or tries it again later."""
        try:
            await self._settle_result(notice, endpoint, await self._deliver(notice, endpoint))
        except StorageError as error:  # the notice is due again after `CLAIM_MS`
            _log.warning("a notice could not be settled", extra={"code": error.code})

    async def _deliver(self, notice: DueNotice, endpoint: Endpoint) -> PushResult:
        now_ms, to = self._service.clock.now_ms(), notice.subscription
        text = payload(
            notice.kind, notice.subject, _facts.decode(notice.data), to.language, left_ms=notice.expires_ms - now_ms
        )
        key = await self._key()
        headers = {
            "Authorization": key.authorization(endpoint.origin, now_ms / 1_000),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(max(0, notice.expires_ms - now_ms) // 1_000),
            "Topic": topic_of(notice.subject),
            "Urgency": "normal",
        }
        work = functools.partial(_encrypt_and_post, endpoint, text, to, headers, self._timeout_s)
        try:
            return await self._threads.submit(work)
        except queue.Full:
            return PushResult(0, error="Full")

    async def _settle_result(self, notice: DueNotice, endpoint: Endpoint, result: PushResult) -> None:
        now_ms = self._service.clock.now_ms()
        if result.is_accepted:
            await self._settle(notice, "sent")
            return
        facts = {"service": endpoint.host, "status": result.status, "error": result.error}
        if result.is_gone:
            self.results["gone"] += 1
            await self._subscriptions.unsubscribe(notice.subscription.id)
            return
        wait_ms = min(MAX_BACKOFF_MS, FIRST_BACKOFF_MS << (notice.attempts - 1))
        if result.retry_after_s is not None:
            wait_ms = max(wait_ms, min(_MAX_RETRY_AFTER_MS, round(result.retry_after_s * 1_000)))
        if result.is_refused or notice.attempts >= MAX_ATTEMPTS or now_ms + wait_ms >= notice.expires_ms:
            _log.warning("a notice was given up", extra=facts)
            await self._settle(notice, "failed")
            return
        _log.info("a notice is sent again later", extra=facts)
        self._paused[endpoint.host] = now_ms + min(wait_ms, FIRST_BACKOFF_MS)
        await self._store.move(notice, now_ms + wait_ms)


def topic_of(subject: str) -> str:
    """Returns the topic of a subject: an undelivered message is replaced by the next one of its topic (RFC 8030)."""
    return base64.urlsafe_b64encode(hashlib.sha256(subject.encode()).digest()[:24]).decode()


def _encrypt_and_post(
    endpoint: Endpoint, text: bytes, to: Subscription, headers: dict[str, str], timeout_s: float
) -> PushResult:
    """Runs in a thread of `PushThreads`."""
    return post(endpoint, encrypt(text, to.p256dh, to.auth), headers, timeout_s)
