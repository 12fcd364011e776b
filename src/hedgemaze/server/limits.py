"""How much one address and one connection may ask for: token buckets, and the figures."""

from __future__ import annotations

import ipaddress
from collections import OrderedDict
from dataclasses import dataclass, field
from functools import lru_cache

__all__ = ["Buckets", "Limits", "Rate", "subscriber"]

_SUBSCRIBER_BITS = 64
"""The IPv6 prefix that one subscriber gets at least: below it addresses cost nothing."""

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
    frames: Rate = Rate(600, 100)
    """WebSocket frames of one socket: pieces of messages, pings and pongs too. One that sends more is cut off."""
    begun_analyses: Rate = Rate(20, 0.5)
    """Analyses that one address asks for."""
    records: Rate = Rate(200, 2)
    """Games whose record one address asks for: to write one takes long."""
    sockets_at_once: int = 500
    """Sockets of one address that are open."""
    connections_at_once: int = 100
    """HTTP connections of one address that are open; those that became sockets are not among them."""
    head_seconds: float = 10.0
    """Until a request's headers are complete, from the connection or from the answer before."""
    body_seconds: float = 30.0
    """Until a request's body is complete, from its headers."""
    unread_seconds: float = 30.0
    """For which a client may read nothing of an answer."""
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
        return cls(
            requests=free,
            rooms=free,
            codes=free,
            sockets=free,
            messages=free,
            frames=free,
            begun_analyses=free,
            records=free,
            sockets_at_once=many,
            connections_at_once=many,
            analyses=1_000,
            analyses_of_address=1_000,
        )


@lru_cache(maxsize=4_096)
def subscriber(address: str) -> str:
    """Returns whom an address counts for: itself, and of IPv6 its network of 64 bits.

    >>> subscriber("2001:db8:1:2:aaaa::1") == subscriber("2001:db8:1:2::7"), subscriber("::ffff:192.0.2.1")
    (True, '192.0.2.1')
    """
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:  # a proxy's word, or a socket without addresses
        return address[:64]
    if found.version == 4:
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.IPv6Network((found, _SUBSCRIBER_BITS), strict=False))


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
