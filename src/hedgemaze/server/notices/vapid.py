"""`VapidKey`: the server's key pair for push messages, and the header that proves who sends them (RFC 8292)."""

from __future__ import annotations

import base64
import secrets
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from py_vapid import Vapid02

_KEY_BYTES = 32
_VALID_SECONDS = 12 * 3_600
"""How long a header is valid; push services accept a day at most."""
_REUSE_SECONDS = _VALID_SECONDS // 2


def new_private_key() -> bytes:
    """Returns a new private key: a random number below the order of the curve, which begins with 32 ones."""
    while (key := secrets.token_bytes(_KEY_BYTES)).startswith((b"\xff" * 4, b"\x00" * 4)):
        pass
    return key


class VapidKey:
    """A key pair. It is used in one thread at a time.

    >>> key = VapidKey(bytes([*bytes(31), 1]), "mailto:host@example.org")
    >>> key.public[:8], len(key.public)
    ('BGsX0fLh', 87)
    """

    def __init__(self, private_key: bytes, contact: str) -> None:
        """Reads a key.

        Args:
            private_key: 32 bytes.
            contact: ``mailto:`` or ``https:``, for the operators of push services.
        """
        from py_vapid import Vapid02  # noqa: PLC0415  # slow to import, and many servers send no notice

        self._vapid: Vapid02 = Vapid02.from_raw(_base64url(private_key).encode())
        self._contact = contact
        self._headers: dict[str, tuple[float, str]] = {}

    @property
    def public(self) -> str:
        """The public key, an uncompressed point, base64url."""
        numbers = self._vapid.public_key.public_numbers()
        return _base64url(b"\x04" + numbers.x.to_bytes(_KEY_BYTES, "big") + numbers.y.to_bytes(_KEY_BYTES, "big"))

    def authorization(self, audience: str, now_s: float) -> str:
        """Returns the Authorization header for a push service, which is reused for hours."""
        made_s, header = self._headers.get(audience, (0.0, ""))
        if not header or not made_s <= now_s < made_s + _REUSE_SECONDS:
            claims = {"aud": audience, "exp": int(now_s) + _VALID_SECONDS, "sub": self._contact}
            header = str(self._vapid.sign(claims)["Authorization"])
            self._headers[audience] = now_s, header
        return header


def _base64url(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()
