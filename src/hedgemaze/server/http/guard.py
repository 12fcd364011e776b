"""What stands before every request: origin, host, rates, the player's cookie, safe headers, a line in the log."""

from __future__ import annotations

import ipaddress
import logging
import re
import secrets
import time
from collections.abc import Awaitable, Callable, MutableMapping
from dataclasses import dataclass
from typing import Any
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders

from hedgemaze.server.clock import Clock
from hedgemaze.server.credentials import new_token
from hedgemaze.server.http.responses import fault, too_many
from hedgemaze.server.limits import Buckets, Limits, subscriber

__all__ = ["COOKIE", "AllowedOrigins", "Guard", "is_loopback"]

Scope = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[MutableMapping[str, Any]]]
Send = Callable[[MutableMapping[str, Any]], Awaitable[None]]
App = Callable[[Scope, Receive, Send], Awaitable[None]]

COOKIE = "hedgemaze_player"
"""An anonymous player's secret: which games are one's own."""
_COOKIE_SECONDS = 400 * 86_400
_SECRET = re.compile("[A-Za-z0-9_-]{20,64}")
_HSTS_SECONDS = 365 * 86_400
_SAFE = {"GET", "HEAD", "OPTIONS"}
_ANALYSES = "/api/analyses/"
_log = logging.getLogger("hedgemaze.access")


@dataclass(frozen=True, slots=True)
class AllowedOrigins:
    """Under which names the server is reached: a page of any other may not use it in a visitor's name."""

    names: tuple[str, ...] = ()
    """Host names, with the port where it is not the usual one; empty for whatever the request says."""
    is_local: bool = False
    """Whether only this machine's own names are meant: another that leads here would be somebody's trick."""

    def is_host(self, host: str) -> bool:
        """Tells whether a request was meant for this server."""
        if self.names:
            return host in self.names or is_loopback(host)
        return not self.is_local or is_loopback(host)

    def is_origin(self, origin: str | None, host: str) -> bool:
        """Tells whether a page of that origin may use the server; programs have none."""
        if origin is None:
            return True
        try:
            parts = urlsplit(origin)
        except ValueError:  # half an address of IPv6
            return False
        return parts.netloc.lower() == host and parts.scheme in ("http", "https")


class Guard:
    """The outermost part of the application."""

    def __init__(self, app: App, sites: AllowedOrigins, limits: Limits, clock: Clock) -> None:
        self._app = app
        self._sites = sites
        self._buckets = Buckets(limits.requests)
        self._clock = clock

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answers what must not go on, and lets the rest pass."""
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        host = headers.get("host", "").lower()
        state = scope.setdefault("state", {})
        state["request"] = secrets.token_hex(6)
        state["player"] = _player(headers)
        state["subscriber"] = subscriber((scope.get("client") or ("", 0))[0])
        state["is_secure"] = scope["scheme"] in ("https", "wss")
        is_foreign = not self._sites.is_host(host) or not self._sites.is_origin(headers.get("origin"), host)
        if scope["type"] == "websocket":
            if is_foreign:
                await receive()
                await send({"type": "websocket.close", "code": 4403})
                return
            await self._app(scope, receive, send)
            return
        await self._http(scope, receive, _with_headers(scope, send, host), is_foreign=is_foreign)

    async def _http(self, scope: Scope, receive: Receive, send: Send, *, is_foreign: bool) -> None:
        started = time.perf_counter()
        status = 0

        async def noting(message: MutableMapping[str, Any]) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        wait_ms = self._buckets.take(scope["state"]["subscriber"], self._clock.now_ms())
        try:
            if wait_ms:
                await too_many(wait_ms)(scope, receive, noting)
            elif is_foreign and (
                scope["method"] not in _SAFE or not self._sites.is_host(Headers(scope=scope).get("host", "").lower())
            ):
                refused = fault(403, "server.foreign_origin", "this page may not use the server")
                await refused(scope, receive, noting)
            else:
                await self._app(scope, receive, noting)
        finally:
            facts = {
                "request": scope["state"]["request"],
                "method": scope["method"],
                "path": _shown(scope["path"]),
                "status": status,
                "ms": round((time.perf_counter() - started) * 1_000, 1),
            }
            _log.info("request", extra=facts)


def cookie_header(secret: str, *, is_secure: bool) -> str:
    """Returns the header that gives a browser its player's cookie."""
    secure = "; Secure" if is_secure else ""
    return f"{COOKIE}={secret}; Path=/; Max-Age={_COOKIE_SECONDS}; HttpOnly; SameSite=Strict{secure}"


def player_of(scope: Scope) -> tuple[str, list[tuple[bytes, bytes]]]:
    """Returns a visitor's secret, and the headers that give a new visitor his."""
    known = scope["state"].get("player")
    if known is not None:
        return known, []
    secret = new_token()
    return secret, [(b"set-cookie", cookie_header(secret, is_secure=scope["state"]["is_secure"]).encode())]


def _with_headers(scope: Scope, send: Send, host: str) -> Send:
    policy = "; ".join(
        (
            "default-src 'none'",
            "script-src 'self' 'wasm-unsafe-eval'",
            "style-src 'self'",
            "img-src 'self' data: blob:",
            "font-src 'self'",
            "media-src 'self'",
            "manifest-src 'self'",
            "worker-src 'self'",
            f"connect-src 'self' ws://{host} wss://{host}" if _is_plain(host) else "connect-src 'self'",
            "base-uri 'none'",
            "form-action 'none'",
            "frame-ancestors 'none'",
        )
    )

    async def wrapped(message: MutableMapping[str, Any]) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            headers["Content-Security-Policy"] = policy
            headers["X-Content-Type-Options"] = "nosniff"
            headers["Referrer-Policy"] = "no-referrer"
            headers["Cross-Origin-Opener-Policy"] = "same-origin"
            headers["Cross-Origin-Embedder-Policy"] = "require-corp"
            headers["Cross-Origin-Resource-Policy"] = "same-origin"
            headers["Permissions-Policy"] = "camera=(), geolocation=(), microphone=(), payment=()"
            headers["X-Request-Id"] = scope["state"]["request"]
            if scope["state"]["is_secure"] and not is_loopback(host):  # of which other programs have other ports
                headers["Strict-Transport-Security"] = f"max-age={_HSTS_SECONDS}"
            if "cache-control" not in headers:
                headers["Cache-Control"] = "no-store"
        await send(message)

    return wrapped


def _player(headers: Headers) -> str | None:
    """Returns the player's secret: of the cookies with our name the first that could be one.

    The header is split at semicolons and at the first equals sign, as browsers write it (RFC 6265, 5.4): cookies of
    other programs on the same host or above it may hold anything, and must not cost a player his seats.
    """
    for header in headers.getlist("cookie"):
        for pair in header.split(";"):
            name, _, value = pair.partition("=")
            if name.strip() == COOKIE and _SECRET.fullmatch(secret := value.strip().strip('"')):
                return secret
    return None


def _shown(path: str) -> str:
    """Returns a path for the log; an analysis' id is a secret."""
    if path.startswith(_ANALYSES) and len(path) > len(_ANALYSES):
        return f"{_ANALYSES}..."
    return path[:200]


def _is_plain(host: str) -> bool:
    return bool(host) and all(letter.isalnum() or letter in ".:-[]" for letter in host)


def is_loopback(host: str) -> bool:
    """Tells whether the host of a URL, with or without a port, is this machine; an IPv6 address has brackets."""
    try:
        name = urlsplit(f"//{host}").hostname if _is_plain(host) else None
        if name is None or name == "localhost" or name.endswith(".localhost"):
            return name is not None
        return ipaddress.ip_address(name).is_loopback
    except ValueError:
        return False
