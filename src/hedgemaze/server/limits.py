"""Rate limits and quotas per address and connection, and the token buckets that enforce them."""

from __future__ import annotations

import hashlib
import ipaddress
from collections import OrderedDict
from dataclasses import dataclass, field
from functools import lru_cache

_NETWORK_BITS = 64
"""The smallest IPv6 network that an internet provider gives to one customer, who may use any address in it."""

MAX_KEYS = 100_000
"""Most keys per limit; the least recently used one is forgotten first."""


@dataclass(frozen=True, slots=True)
class Rate:
    """A token bucket: its size, and the tokens it gains per second; a burst of 0 means no limit."""

    burst: float
    per_second: float


@dataclass(frozen=True, slots=True)
class Limits:
    """All limits of a node."""

    requests: Rate = Rate(200, 50)
    """HTTP requests per address."""
    rooms: Rate = Rate(20, 0.2)
    """New tables per address."""
    codes: Rate = Rate(5, 0.1)
    """Resume codes that an address tries or requests."""
    sockets: Rate = Rate(100, 10)
    """New sockets per address."""
    seeks: Rate = Rate(30, 0.5)
    """Requests for a partner per address."""
    challenges: Rate = Rate(10, 0.1)
    """Challenges to other players per account."""
    social: Rate = Rate(60, 1)
    """Changes of an account's follows, blocks and privacy settings."""
    subscriptions: Rate = Rate(30, 0.2)
    """Subscriptions to notices per address."""
    reports: Rate = Rate(5, 1 / 60)
    """Reports about other players per address."""
    admin_attempts: Rate = Rate(10, 1 / 30)
    """Wrong admin tokens per address."""
    sign_ins: Rate = Rate(20, 0.1)
    """Steps of signing up or in per address."""
    recoveries: Rate = Rate(5, 1 / 120)
    """Recovery codes that an address tries."""
    messages: Rate = Rate(60, 20)
    """Messages per socket, and of all sockets of a seat together."""
    bot_messages: Rate = Rate(40, 5)
    """Messages per seat of a bot, instead of `messages`."""
    frames: Rate = Rate(600, 100)
    """WebSocket frames per socket, including fragments, pings and pongs; a socket that sends more is closed."""
    begun_analyses: Rate = Rate(20, 0.5)
    """New analyses per address."""
    records: Rate = Rate(200, 2)
    """Game records per address; writing one is slow."""
    tables: Rate = Rate(5, 1 / 300)
    """Tables of exact values per address that the server begins to make; one with four ghosts takes minutes."""
    sockets_at_once: int = 500
    """Open sockets per address."""
    bots_at_once: int = 20
    """Seats that the bots of an address hold in games that are not over."""
    connections_at_once: int = 100
    """Open HTTP connections per address, without WebSockets."""
    head_seconds: float = 10.0
    """Timeout for the headers of a request, from the connection or the previous response."""
    body_seconds: float = 30.0
    """Timeout for the body of a request, from its headers."""
    unread_seconds: float = 30.0
    """Timeout for a client that does not read its response."""
    analyses: int = 2
    """Running analyses per player."""
    analyses_of_address: int = 8
    """Running analyses per address."""
    patience: int = 200
    """A socket is closed after this many refused messages in a row."""
    longest_message: int = 16_384
    """Longest WebSocket message, in bytes."""
    longest_body: int = 65_536
    """Longest body of an HTTP request, in bytes."""
    backlog: int = 1_000_000
    """Most unsent bytes per socket before it is closed as too slow."""

    @classmethod
    def none(cls) -> Limits:
        """Returns limits without rates, for load tests and private servers."""
        free = Rate(0, 0)
        many = 1_000_000
        return cls(
            requests=free,
            rooms=free,
            codes=free,
            sockets=free,
            seeks=free,
            challenges=free,
            social=free,
            subscriptions=free,
            reports=free,
            admin_attempts=free,
            sign_ins=free,
            recoveries=free,
            messages=free,
            bot_messages=free,
            frames=free,
            begun_analyses=free,
            records=free,
            tables=free,
            sockets_at_once=many,
            bots_at_once=many,
            connections_at_once=many,
            analyses=1_000,
            analyses_of_address=1_000,
        )


@lru_cache(maxsize=4_096)
def client_key(address: str) -> str:
    """Returns the key of an address for rate limits: IPv4 as it is, IPv6 as its /64 network.

    >>> client_key("2001:db8:1:2:aaaa::1") == client_key("2001:db8:1:2::7"), client_key("::ffff:192.0.2.1")
    (True, '192.0.2.1')
    """
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:  # a proxy's own text, or a socket without an address
        return address[:64]
    if found.version == 4:
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.IPv6Network((found, _NETWORK_BITS), strict=False))


@dataclass(slots=True)
class _Bucket:
    tokens: float
    at_ms: int


@dataclass(slots=True)
class Buckets:
    """Token buckets, one per key.

    >>> buckets = Buckets(Rate(burst=2, per_second=1))
    >>> [buckets.take("a", now_ms=0) for _ in range(3)], buckets.take("a", now_ms=1_000), buckets.take("b", 0)
    ([0, 0, 1000], 0, 0)
    >>> buckets.take("b", now_ms=0, count=9), buckets.take("b", now_ms=1_000, count=9)
    (1000, 0)
    """

    rate: Rate
    _buckets: OrderedDict[str, _Bucket] = field(default_factory=OrderedDict)
    _taken: dict[str, float] | None = None
    """Per key: tokens taken since `drain`; None if no other node counts them."""

    def take(self, key: str, now_ms: int, count: int = 1) -> int:
        """Takes `count` tokens, a whole burst at most; returns 0, or the milliseconds to wait."""
        if not self.rate.burst:
            return 0
        if self._taken is not None:
            key = digest(key)
        bucket = self._filled(key, now_ms)
        wanted = min(count, self.rate.burst)
        if bucket.tokens < wanted:
            return self._wait_ms(wanted - bucket.tokens)
        bucket.tokens -= wanted
        if self._taken is not None and wanted:
            self._taken[key] = self._taken.get(key, 0.0) + wanted
        return 0

    def wait_ms(self, key: str, now_ms: int) -> int:
        """Returns the milliseconds until `take` would succeed, without taking anything."""
        if not self.rate.burst:
            return 0
        tokens = self._filled(key if self._taken is None else digest(key), now_ms).tokens
        return 0 if tokens >= 1 else self._wait_ms(1 - tokens)

    # Nodes that share a limit (`cluster.limit_sharing`).

    def share(self) -> None:
        """Begins to count what is taken, for the other nodes; called before the first `take`."""
        self._taken = {}

    def drain(self) -> dict[str, float]:
        """Returns what was taken since the last call, by the digest of the key."""
        if self._taken is None:
            return {}
        taken, self._taken = self._taken, {}
        return taken

    def charge(self, key: str, now_ms: int, count: float) -> None:
        """Takes tokens that another node has given out; the bucket may owe tokens afterwards.

        Args:
            key: the digest of the key.
            now_ms: the time.
            count: how many.
        """
        if self.rate.burst:
            self._filled(key, now_ms).tokens -= count

    def _filled(self, key: str, now_ms: int) -> _Bucket:
        """Returns the bucket of a key, with the tokens that it has gained."""
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = self._buckets[key] = _Bucket(self.rate.burst, now_ms)
            if len(self._buckets) > MAX_KEYS:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(key)
        gained = max(0, now_ms - bucket.at_ms) * self.rate.per_second / 1_000
        bucket.tokens, bucket.at_ms = min(self.rate.burst, bucket.tokens + gained), now_ms
        return bucket

    def _wait_ms(self, missing: float) -> int:
        return max(1, round(missing / self.rate.per_second * 1_000))


def digest(key: str) -> str:
    """Returns a short hash of a key: nodes share how much was taken, not by which address."""
    return hashlib.blake2b(key.encode("utf-8", "replace"), digest_size=9).hexdigest()
