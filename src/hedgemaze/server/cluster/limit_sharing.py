"""`LimitSharing`: rate limits that hold for all nodes together.

Each node decides at once, by its own buckets. Every second it stores what it has given out since, as one row, and takes
what the others have given out from its own buckets, which may then owe tokens. A request never waits for that.

So an address that uses N nodes at once gets at most `(N - 1) * (burst + D * rate)` more than one node would give, where
D is the delay of about two seconds; it owes that afterwards. In the long run it gets the rate, not N times the rate.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections import deque

from hedgemaze.server.clock import TimeSource
from hedgemaze.server.errors import StorageError
from hedgemaze.server.limits import Buckets
from hedgemaze.server.storage import Store

PERIOD_SECONDS = 1.0
KEEP_MS = 30_000
"""How old a row may be to count: a node that could not read for longer forgets the rest."""
_CLEAN_PERIODS = 30
_MAX_KEYS = 5_000
"""Keys per row; of more, those that took most."""


class LimitSharing:
    """The shared limits of one node; a single node has none and pays nothing."""

    def __init__(self, store: Store, clock: TimeSource, node: str) -> None:
        self._store = store.usage
        self._clock = clock
        self._node = node
        self._buckets: dict[str, Buckets] = {}
        self._number = 0
        self._seen: dict[str, int] = {}
        """Per node: the number of its last row that was counted here."""
        self._order: deque[str] = deque(maxlen=1_000)
        self._periods = 0

    def add(self, name: str, buckets: Buckets) -> None:
        """Shares a limit with the nodes that have one of the same name; called before it is used."""
        assert name not in self._buckets, name
        buckets.share()
        self._buckets[name] = buckets

    async def run(self) -> None:
        """Runs until it is cancelled."""
        while True:
            await asyncio.sleep(PERIOD_SECONDS)
            with contextlib.suppress(StorageError):
                await self.exchange()

    async def exchange(self) -> None:
        """Stores what this node has given out, and takes over what the others have.

        Raises:
            StorageError: the database is down; until it is back each node counts for itself.
        """
        now_ms = self._clock.now_ms()
        used = {name: taken for name, buckets in self._buckets.items() if (taken := _most(buckets.drain()))}
        if used:
            self._number += 1
            await self._store.add(self._node, self._number, now_ms, json.dumps(used, separators=(",", ":")))
        for node, number, data in await self._store.of_others(self._node, now_ms - KEEP_MS):
            if number > self._seen.get(node, 0):
                self._note(node, number)
                self._charge(json.loads(data), now_ms)
        self._periods += 1
        if self._periods % _CLEAN_PERIODS == 0:
            await self._store.delete_old(now_ms - 2 * KEEP_MS)

    def _note(self, node: str, number: int) -> None:
        if node not in self._seen:
            if len(self._order) == self._order.maxlen:
                del self._seen[self._order.popleft()]
            self._order.append(node)
        self._seen[node] = number

    def _charge(self, used: dict[str, dict[str, float]], now_ms: int) -> None:
        for name, taken in used.items():
            buckets = self._buckets.get(name)  # a newer node may share more
            if buckets is not None:
                for key, count in taken.items():
                    buckets.charge(key, now_ms, count)


def _most(taken: dict[str, float]) -> dict[str, float]:
    """Returns the keys that took most."""
    if len(taken) <= _MAX_KEYS:
        return taken
    return dict(sorted(taken.items(), key=lambda each: each[1], reverse=True)[:_MAX_KEYS])
