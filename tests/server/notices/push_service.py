"""A fake push service on loopback: verifies the VAPID signature of each request and decrypts its body."""

from __future__ import annotations

import base64
import json
import os
import threading
import time
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, Self

import http_ece
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02

__all__ = ["Browser", "Delivered", "PushService"]


@dataclass(frozen=True)
class Delivered:
    """A message that the service has accepted."""

    browser: str
    headers: dict[str, str]
    claims: dict[str, Any]
    payload: dict[str, str]


class Browser:
    """A browser's half of a subscription: its keys, and its address at the service."""

    def __init__(self, address: str, name: str) -> None:
        self.name = name
        self.endpoint = f"{address}/push/{name}"
        self._private = ec.generate_private_key(ec.SECP256R1())
        self._auth = os.urandom(16)

    def subscription(self, **more: Any) -> dict[str, Any]:
        """Returns the body of a request to subscribe."""
        point = self._private.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return {"endpoint": self.endpoint, "keys": {"p256dh": _text(point), "auth": _text(self._auth)}, **more}

    def decrypt(self, body: bytes) -> dict[str, str]:
        plain = http_ece.decrypt(body, private_key=self._private, auth_secret=self._auth)
        found: dict[str, str] = json.loads(plain)
        return found


@dataclass
class PushService:
    """The service. `answers` are the next statuses, with headers; then every message is accepted."""

    key: str = ""
    """The server's public key; messages signed by another one are refused. Empty to accept any."""
    delivered: list[Delivered] = field(default_factory=list)
    faults: list[str] = field(default_factory=list)
    answers: deque[tuple[int, dict[str, str]]] = field(default_factory=deque)
    gate: threading.Event = field(default_factory=threading.Event)
    """While it is not set, no request is answered."""
    requests: int = 0
    now_s: Callable[[], float] = time.time
    """The time by which signatures are judged."""

    def __enter__(self) -> Self:
        service = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                service.gate.wait(20)
                status, headers = service._judge(self.path, dict(self.headers.items()), body)
                try:
                    self.send_response(status)
                    for name, value in {"Content-Length": "0", **headers}.items():
                        self.send_header(name, value)
                    self.end_headers()
                except OSError:  # the server did not wait
                    return

            def log_message(self, *_: object) -> None:
                pass

        self.gate.set()
        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self._server.daemon_threads = True
        self.address = f"http://127.0.0.1:{self._server.server_port}"
        self._browsers: dict[str, Browser] = {}
        threading.Thread(target=self._server.serve_forever, kwargs={"poll_interval": 0.02}, daemon=True).start()
        return self

    def __exit__(self, *_: object) -> None:
        self.gate.set()
        self._server.shutdown()
        self._server.server_close()

    def browser(self, name: str) -> Browser:
        """Returns a browser that has subscribed here."""
        return self._browsers.setdefault(name, Browser(self.address, name))

    def titles(self, name: str) -> list[str]:
        """Returns the titles of the notices that a browser got."""
        return [each.payload["title"] for each in self.delivered if each.browser == name]

    def _judge(self, path: str, headers: dict[str, str], body: bytes) -> tuple[int, dict[str, str]]:
        self.requests += 1
        if self.answers:
            return self.answers.popleft()
        browser = self._browsers.get(path.removeprefix("/push/"))
        try:
            assert browser is not None, path
            claims = self._verify(headers)
            assert headers["Content-Encoding"] == "aes128gcm", headers
            assert 0 <= int(headers["TTL"]) <= 31 * 86_400, headers
            assert len(headers["Topic"]) <= 32, headers
            assert len(body) <= 4_096, len(body)
            payload = browser.decrypt(body)
            assert set(payload) == {"kind", "room", "title", "body", "url"}, payload
        except Exception as error:  # reported to the test, in the test's thread
            self.faults.append(f"{type(error).__name__}: {error}")
            return 403, {}
        self.delivered.append(Delivered(browser.name, headers, claims, payload))
        return 201, {"Location": f"{self.address}/message/{len(self.delivered)}"}

    def _verify(self, headers: dict[str, str]) -> dict[str, Any]:
        """Returns the claims of the signature after checking them (RFC 8292)."""
        scheme, _, fields = headers["Authorization"].partition(" ")
        assert scheme == "vapid", scheme
        parts = dict(part.split("=", 1) for part in fields.split(","))
        assert not self.key or parts["k"] == self.key, "another key"
        assert Vapid02.verify(headers["Authorization"]), "the signature is wrong"
        head, claims, _ = parts["t"].split(".")
        assert _json(head)["alg"] == "ES256", head
        found = _json(claims)
        now_s = self.now_s()
        assert found["aud"] == self.address, found
        assert now_s < found["exp"] <= now_s + 86_400, found
        assert found["sub"].startswith(("mailto:", "https:")), found
        return found


def _json(text: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(base64.urlsafe_b64decode(text + "=" * (-len(text) % 4)))
    return found


def _text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()
