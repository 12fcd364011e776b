"""How much one address and one connection may ask for: token buckets, and the figures."""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass, field

__all__ = ["Buckets", "Limits", "Rate"]

MOST_KEYS = 100_000
"""Addresses that are remembered; the one unheard of for longest is forgotten first."""


@dataclass(frozen=True, slots=True)
class Rate:
    """So many at once, and so many a second in the long run; a burst of 0 is no limit."""

    burst: float
    per_second: float


@dataclass(frozen=True, slots=True)
class Limits:
    """The figures of a server."""

    requests: Rate = Rate(200, 50)
    """HTTP requests of one address."""
    rooms: Rate = Rate(20, 0.2)
    """Tables that one address sets up."""
    codes: Rate = Rate(5, 0.1)
    """Resume codes that one address tries or asks for."""
    sockets: Rate = Rate(100, 10)
    """Sockets that one address opens."""
    messages: Rate = Rate(60, 20)
    """Messages of one socket, and of all sockets of one seat together."""
    begun_analyses: Rate = Rate(20, 0.5)
    """Analyses that one address asks for."""
    records: Rate = Rate(200, 2)
    """Games whose record one address asks for: to write one takes long."""
    sockets_at_once: int = 500
    """Sockets of one address that are open."""
    analyses: int = 2
    """Analyses of one person under way."""
    analyses_of_address: int = 8
    """Analyses of one address under way."""
    patience: int = 200
    """A socket that sends so many messages beyond its rate in one go is closed."""
    longest_message: int = 16_384
    """In bytes, of one socket message."""
    longest_body: int = 65_536
    """In bytes, of one HTTP request."""
    backlog: int = 1_000_000
    """Bytes that may wait for a slow reader before it is dropped."""

    @classmethod
    def none(cls) -> Limits:
        """Returns figures without rates, for load tests and for a server of one's own."""
        free = Rate(0, 0)
        many = 1_000_000
        return cls(free, free, free, free, free, free, free, many, analyses=1_000, analyses_of_address=1_000)


@dataclass(slots=True)
class _Bucket:
    tokens: float
    at_ms: int


@dataclass(slots=True)
class Buckets:
    """One bucket for each key.

    >>> buckets = Buckets(Rate(burst=2, per_second=1))
    >>> [buckets.take("a", now_ms=0) for _ in range(3)], buckets.take("a", now_ms=1_000), buckets.take("b", 0)
    ([0, 0, 1000], 0, 0)
    >>> buckets.take("b", now_ms=0, count=9), buckets.take("b", now_ms=1_000, count=9)
    (1000, 0)
    """

    rate: Rate
    _held: OrderedDict[str, _Bucket] = field(default_factory=OrderedDict)

    def take(self, key: str, now_ms: int, count: int = 1) -> int:
        """Takes so many, a burst at most; returns 0, or in how many milliseconds there will be so many."""
        if not self.rate.burst:
            return 0
        bucket = self._held.get(key)
        if bucket is None:
            bucket = self._held[key] = _Bucket(self.rate.burst, now_ms)
            if len(self._held) > MOST_KEYS:
                self._held.popitem(last=False)
        else:
            self._held.move_to_end(key)
        gained = max(0, now_ms - bucket.at_ms) * self.rate.per_second / 1_000
        bucket.tokens, bucket.at_ms = min(self.rate.burst, bucket.tokens + gained), now_ms
        wanted = min(count, self.rate.burst)
        if bucket.tokens >= wanted:
            bucket.tokens -= wanted
            return 0
        return max(1, round((wanted - bucket.tokens) / self.rate.per_second * 1_000))
