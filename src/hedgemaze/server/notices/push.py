"""One push message: encryption for a browser (RFC 8291), and the request to its push service (RFC 8030).

The request uses `http.client` of the standard library: it follows no redirect and asks no proxy of the environment.
"""

from __future__ import annotations

import base64
import binascii
import contextlib
import email.utils
import http.client
import ssl
import time
from dataclasses import dataclass

from hedgemaze.server.errors import ServerError
from hedgemaze.server.notices.endpoints import Endpoint

TIMEOUT_SECONDS = 10.0
"""Longest wait for a connection, and for each part of an answer."""
MAX_PAYLOAD_BYTES = 2_000
"""All push services take 4,096 bytes after encryption."""
_POINT_BYTES = 65
_AUTH_BYTES = 16
_MAX_ANSWER_BYTES = 1_024


@dataclass(frozen=True, slots=True)
class PushResult:
    """The answer of a push service."""

    status: int
    """The HTTP status; 0 without an answer."""
    retry_after_s: float | None = None
    """When the service wants to be asked again."""
    error: str = ""

    @property
    def is_accepted(self) -> bool:
        """Whether the service will deliver the message."""
        return 200 <= self.status < 300

    @property
    def is_gone(self) -> bool:
        """Whether the subscription does not exist any more."""
        return self.status in (404, 410)

    @property
    def is_refused(self) -> bool:
        """Whether the same message would be refused again."""
        return 300 <= self.status < 500 and self.status not in (408, 425, 429) and not self.is_gone


def check_keys(p256dh: str, auth: str) -> None:
    """Checks the keys of a subscription.

    Raises:
        ServerError: ``notices.bad_subscription``: nothing can be encrypted for them.
    """
    from cryptography.hazmat.primitives.asymmetric import ec  # noqa: PLC0415  # slow to import

    try:
        point, secret = _decoded(p256dh), _decoded(auth)
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
        if len(point) != _POINT_BYTES or len(secret) != _AUTH_BYTES:
            raise ValueError
    except ValueError:
        message = "the keys of the subscription cannot be used"
        raise ServerError("notices.bad_subscription", message) from None


def encrypt(payload: bytes, p256dh: str, auth: str) -> bytes:
    """Returns a payload encrypted for a browser, in the coding aes128gcm (RFC 8188)."""
    import http_ece  # noqa: PLC0415  # slow to import
    from cryptography.hazmat.primitives.asymmetric import ec  # noqa: PLC0415

    own = ec.generate_private_key(ec.SECP256R1())
    return bytes(http_ece.encrypt(payload, private_key=own, dh=_decoded(p256dh), auth_secret=_decoded(auth)))


def post(endpoint: Endpoint, body: bytes, headers: dict[str, str], timeout_s: float = TIMEOUT_SECONDS) -> PushResult:
    """Sends one message; blocks until the service answers or the time is over."""
    connection = _connect(endpoint, timeout_s)
    try:
        connection.request("POST", endpoint.path, body, headers)
        answer = connection.getresponse()
        answer.read(_MAX_ANSWER_BYTES)
        return PushResult(answer.status, _retry_after(answer.getheader("Retry-After")))
    except (OSError, http.client.HTTPException) as error:
        return PushResult(0, error=type(error).__name__)
    finally:
        with contextlib.suppress(OSError):
            connection.close()


def _connect(endpoint: Endpoint, timeout_s: float) -> http.client.HTTPConnection:
    if not endpoint.is_secure:
        return http.client.HTTPConnection(endpoint.host, endpoint.port, timeout=timeout_s)
    context = ssl.create_default_context()
    return http.client.HTTPSConnection(endpoint.host, endpoint.port, timeout=timeout_s, context=context)


def _retry_after(value: str | None) -> float | None:
    """Returns the seconds of a Retry-After header, which has seconds or a date."""
    if value is None:
        return None
    if value.isascii() and value.isdigit() and len(value) < 9:
        return float(value)
    try:
        return max(0.0, email.utils.parsedate_to_datetime(value).timestamp() - time.time())
    except (ValueError, OverflowError):
        return None


def _decoded(text: str) -> bytes:
    try:
        return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)
    except (binascii.Error, ValueError):
        raise ValueError from None
