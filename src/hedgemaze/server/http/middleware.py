"""`RequestMiddleware`: checks origin, host and rate of requests; adds player, security headers and a log line."""

from __future__ import annotations

import logging
import re
import secrets
import time
from collections.abc import Mapping

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from hedgemaze.server import tracing
from hedgemaze.server.clock import TimeSource
from hedgemaze.server.credentials import new_token
from hedgemaze.server.http.origins import AllowedOrigins, has_host_characters, is_loopback
from hedgemaze.server.http.probes import PATHS as PROBES
from hedgemaze.server.http.responses import error_response, too_many_requests
from hedgemaze.server.limits import Buckets, Limits, client_key
from hedgemaze.server.logs import request_id
from hedgemaze.server.metrics import RequestStats

COOKIE = "hedgemaze_player"
"""The cookie with an anonymous player's secret, which identifies the player's games."""
_COOKIE_SECONDS = 400 * 86_400
_SECRET = re.compile("[A-Za-z0-9_-]{20,64}")
_REQUEST_ID = re.compile("[A-Za-z0-9_-]{8,64}")
_HSTS_SECONDS = 365 * 86_400
_SAFE_METHODS = {"GET", "HEAD", "OPTIONS"}
_ANALYSES = "/api/analyses/"
_log = logging.getLogger("hedgemaze.access")


class RequestMiddleware:
    """The outermost layer of the ASGI application."""

    def __init__(self, app: ASGIApp, origins: AllowedOrigins, limits: Limits, clock: TimeSource) -> None:
        self._app = app
        self._origins = origins
        self._buckets = Buckets(limits.requests)
        self._clock = clock
        self.stats = RequestStats()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Passes a request on, or refuses it."""
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        host = headers.get("host", "").lower()
        state = scope.setdefault("state", {})
        state["request"] = _request_id(headers, is_proxy="is_proxy" in state)
        request_id.set(state["request"])
        state["player"] = _player(headers)
        state["client_key"] = client_key((scope.get("client") or ("", 0))[0])
        state["is_secure"] = scope["scheme"] in ("https", "wss")
        is_foreign = not self._origins.allows_host(host) or not self._origins.allows_origin(headers.get("origin"), host)
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
        status, is_probe = 0, scope["path"] in PROBES and scope["method"] in _SAFE_METHODS
        state, headers = scope["state"], Headers(scope=scope)
        parent: Mapping[str, str] | None = headers if "is_proxy" in state else None

        async def send_and_note(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        is_refused = is_foreign and (
            scope["method"] not in _SAFE_METHODS or not self._origins.allows_host(headers.get("host", "").lower())
        )
        wait_ms = 0 if is_probe else self._buckets.take(state["client_key"], self._clock.now_ms())
        facts = {"request": state["request"], "method": scope["method"], "path": _loggable(scope["path"])}
        try:
            if is_probe:
                await self._app(scope, receive, send_and_note)
            elif wait_ms:
                await too_many_requests(wait_ms)(scope, receive, send_and_note)
            elif is_refused:
                refused = error_response(403, "server.foreign_origin", "this page may not use the server")
                await refused(scope, receive, send_and_note)
            else:
                with tracing.span("request", parent, **facts) as span:
                    await self._app(scope, receive, send_and_note)
                    if span is not None:
                        span.set_attribute("hedgemaze.status", status)
        finally:
            seconds = time.perf_counter() - started
            code: str | None = state.get("code")
            more = {"status": status, "ms": round(seconds * 1_000, 1)} | ({} if code is None else {"code": code})
            _log.log(logging.DEBUG if is_probe else logging.INFO, "request", extra=facts | more)
            if not is_probe:
                self.stats.add(status, seconds, code)


def cookie_header(secret: str, *, is_secure: bool) -> str:
    """Returns the Set-Cookie header of a player's secret."""
    secure = "; Secure" if is_secure else ""
    return f"{COOKIE}={secret}; Path=/; Max-Age={_COOKIE_SECONDS}; HttpOnly; SameSite=Strict{secure}"


def player_of(scope: Scope) -> tuple[str, list[tuple[bytes, bytes]]]:
    """Returns the player's secret; for a new player also the headers that set the cookie."""
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
            f"connect-src 'self' ws://{host} wss://{host}" if has_host_characters(host) else "connect-src 'self'",
            "base-uri 'none'",
            "form-action 'none'",
            "frame-ancestors 'none'",
        )
    )

    async def wrapped(message: Message) -> None:
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
            if scope["state"]["is_secure"] and not is_loopback(host):  # HSTS holds for all ports of a host
                headers["Strict-Transport-Security"] = f"max-age={_HSTS_SECONDS}"
            if "cache-control" not in headers:
                headers["Cache-Control"] = "no-store"
        await send(message)

    return wrapped


def _request_id(headers: Headers, *, is_proxy: bool) -> str:
    """Returns the id that a trusted proxy gave the request, if it is well-formed, or a new one."""
    given = headers.get("x-request-id", "") if is_proxy else ""
    return given if _REQUEST_ID.fullmatch(given) else secrets.token_hex(6)


def _player(headers: Headers) -> str | None:
    """Returns the player's secret: the first well-formed cookie of that name.

    The header is split at semicolons and at the first equals sign (RFC 6265, 5.4). Other programs on the same or a
    parent host may set malformed cookies, which must not hide this one.
    """
    for header in headers.getlist("cookie"):
        for pair in header.split(";"):
            name, _, value = pair.partition("=")
            if name.strip() == COOKIE and _SECRET.fullmatch(secret := value.strip().strip('"')):
                return secret
    return None


def _loggable(path: str) -> str:
    """Returns a path for the log, without the id of an analysis, which is secret."""
    if path.startswith(_ANALYSES) and len(path) > len(_ANALYSES):
        return f"{_ANALYSES}..."
    return path[:200]
