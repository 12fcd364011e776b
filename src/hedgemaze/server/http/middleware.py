"""`RequestMiddleware`: checks origin, host and rate of requests; adds player, security headers and a log line."""

from __future__ import annotations

import logging
import re
import secrets
import time
from collections.abc import Callable, Mapping

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from hedgemaze.server import wire
from hedgemaze.server.clock import TimeSource
from hedgemaze.server.credentials import hashed, new_token
from hedgemaze.server.errors import StorageError
from hedgemaze.server.http.cookies import PLAYER, SESSION, cookie_header, read_cookie
from hedgemaze.server.http.origins import AllowedOrigins, has_host_characters, is_loopback
from hedgemaze.server.http.probes import PATHS as PROBES
from hedgemaze.server.http.responses import error_response, response_of_exception, too_many_requests
from hedgemaze.server.limits import Buckets, Limits, client_key
from hedgemaze.server.metrics import RequestStats
from hedgemaze.server.people.accounts import Accounts
from hedgemaze.server.telemetry import tracing
from hedgemaze.server.telemetry.logs import request_id

_REQUEST_ID = re.compile("[A-Za-z0-9_-]{8,64}")
_HSTS_SECONDS = 365 * 86_400
_SAFE_METHODS = {"GET", "HEAD", "OPTIONS"}
_ANALYSES = "/api/analyses/"
_OPEN_TO_BANNED = ("/api/admin/", "/api/me", "/api/announcements", "/api/health")
"""Paths for banned clients, too: a host must be able to lift a ban, and everyone to erase their data."""
_log = logging.getLogger("hedgemaze.access")


class RequestMiddleware:
    """The outermost layer of the ASGI application."""

    def __init__(
        self, app: ASGIApp, origins: AllowedOrigins, limits: Limits, clock: TimeSource, accounts: Accounts
    ) -> None:
        self._app = app
        self._accounts = accounts
        self._origins = origins
        self._buckets = Buckets(limits.requests)
        self._clock = clock
        self.is_banned: Callable[[str, str | None], bool] = lambda _address, _account: False
        """Whether a host has banned an address, as `limits.client_key`, or an account; set by the composition root."""
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
        state["player"] = read_cookie(headers, PLAYER)
        state["player_key"] = None if state["player"] is None else hashed(state["player"])
        state["account"] = state["session"] = None
        state["client_key"] = client_key((scope.get("client") or ("", 0))[0])
        state["is_secure"] = scope["scheme"] in ("https", "wss")
        is_foreign = not self._origins.allows_host(host) or not self._origins.allows_origin(headers.get("origin"), host)
        if scope["type"] == "websocket":
            if is_foreign:
                await receive()
                await send({"type": "websocket.close", "code": 4403})
                return
            try:
                await self._sign_in(scope, headers)
            except StorageError:
                await receive()
                await send({"type": "websocket.close", "code": 1013})
                return
            if self._is_banned(scope):
                await _refuse_socket(receive, send)
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
                    await self._answer(scope, receive, send_and_note, headers)
                    if span is not None:
                        span.set_attribute("hedgemaze.status", status)
        finally:
            seconds = time.perf_counter() - started
            code: str | None = state.get("code")
            more = {"status": status, "ms": round(seconds * 1_000, 1)} | ({} if code is None else {"code": code})
            _log.log(logging.DEBUG if is_probe else logging.INFO, "request", extra=facts | more)
            if not is_probe:
                self.stats.add(status, seconds, code)

    async def _answer(self, scope: Scope, receive: Receive, send: Send, headers: Headers) -> None:
        """Answers a request that is not refused; only the API needs to know the account."""
        if scope["path"].startswith("/api/"):
            try:
                await self._sign_in(scope, headers)
            except StorageError as error:
                await response_of_exception(error, scope["state"]["request"])(scope, receive, send)
                return
            if self._is_banned(scope):
                response = error_response(403, "people.banned", "a host has banned you from this server")
                await response(scope, receive, send)
                return
        await self._app(scope, receive, send)

    def _is_banned(self, scope: Scope) -> bool:
        """Returns whether a client may not use a path; everyone may see and erase what is stored about them."""
        account = scope["state"]["account"]
        is_open = scope["path"].startswith(_OPEN_TO_BANNED)
        return not is_open and self.is_banned(scope["state"]["client_key"], None if account is None else account.id)

    async def _sign_in(self, scope: Scope, headers: Headers) -> None:
        """Finds the account of a browser that is signed in; without such a cookie it reads no database.

        Raises:
            StorageError: the database is down.
        """
        secret = read_cookie(headers, SESSION)
        if secret is None:
            return
        session = hashed(secret)
        account = await self._accounts.of_session(session)
        if account is not None:
            scope["state"] |= {"account": account, "session": session, "player_key": account.key}


async def _refuse_socket(receive: Receive, send: Send) -> None:
    """Accepts a socket only to say why it is closed: a browser does not show why a handshake was refused."""
    if (await receive())["type"] == "websocket.connect":
        closing = wire.Closing(reason="banned")
        await send({"type": "websocket.accept"})
        await send({"type": "websocket.send", "text": wire.encode(closing).decode()})
        await send({"type": "websocket.close", "code": 4403})


def player_of(scope: Scope) -> tuple[bytes, list[tuple[bytes, bytes]]]:
    """Returns the player's key; for a new anonymous player also the headers that set the cookie."""
    known = scope["state"].get("player_key")
    if known is not None:
        return known, []
    secret, is_secure = new_token(), scope["state"]["is_secure"]
    return hashed(secret), [cookie_header(PLAYER, secret, is_secure=is_secure)]


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


def _loggable(path: str) -> str:
    """Returns a path for the log, without the id of an analysis, which is secret."""
    if path.startswith(_ANALYSES) and len(path) > len(_ANALYSES):
        return f"{_ANALYSES}..."
    return path[:200]
