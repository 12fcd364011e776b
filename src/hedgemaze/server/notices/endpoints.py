"""`PushServices`: which addresses the server may send push messages to.

The address comes from the client, so the server must not follow it anywhere: only to the push services of the big
browsers, and to those that the host adds. `docs/notices.md` lists them.
"""

from __future__ import annotations

import ipaddress
from dataclasses import dataclass
from urllib.parse import urlsplit

from hedgemaze.server.errors import ServerError

KNOWN = ("fcm.googleapis.com", "push.services.mozilla.com", "push.apple.com", "notify.windows.com")
"""The services of Chrome and its relatives, Firefox, Safari and Edge: these hosts, and all names below them."""
_MAX_LENGTH = 1_000


@dataclass(frozen=True, slots=True)
class Endpoint:
    """A checked address at a push service."""

    is_secure: bool
    host: str
    port: int
    path: str
    """With its query."""

    @property
    def origin(self) -> str:
        """Scheme, host and port: the audience of the signature (RFC 8292)."""
        scheme, usual = ("https", 443) if self.is_secure else ("http", 80)
        return f"{scheme}://{self.host}" if self.port == usual else f"{scheme}://{self.host}:{self.port}"


@dataclass(frozen=True, slots=True)
class PushServices:
    """The allowed push services.

    >>> services = PushServices()
    >>> services.check("https://updates.push.services.mozilla.com/wpush/v2/abc").host
    'updates.push.services.mozilla.com'
    >>> services.check("https://192.0.2.1/x")
    Traceback (most recent call last):
    hedgemaze.server.errors.ServerError: no known push service has this address: 'https://192.0.2.1/x'
    """

    more: tuple[str, ...] = ()
    """Further services of the host: names, each with all names below it; or ``http://127.0.0.1:PORT`` for tests."""

    def check(self, address: str) -> Endpoint:
        """Returns the parts of an allowed address.

        Raises:
            ServerError: ``notices.bad_endpoint``: the server sends nothing there.
        """
        endpoint = _parse(address)
        if endpoint is None or not (self._is_known(endpoint) or self._is_local(endpoint)):
            message = "no known push service has this address"
            raise ServerError("notices.bad_endpoint", message, given=address[:100])
        return endpoint

    def _is_known(self, endpoint: Endpoint) -> bool:
        if not endpoint.is_secure or endpoint.port != 443:
            return False
        names = (*KNOWN, *(name.lower() for name in self.more if "/" not in name))
        return any(endpoint.host == name or endpoint.host.endswith(f".{name}") for name in names)

    def _is_local(self, endpoint: Endpoint) -> bool:
        """Returns whether the host has named exactly this service of the same machine."""
        try:
            is_loopback = ipaddress.ip_address(endpoint.host).is_loopback
        except ValueError:
            return False
        return is_loopback and endpoint.origin in self.more


def _parse(address: str) -> Endpoint | None:
    """Returns the parts of an address; None if it is not plain, so that no two parsers read it differently."""
    is_plain = address.isascii() and address.isprintable() and not set(address) & set(' \\"')
    if not is_plain or len(address) > _MAX_LENGTH:
        return None
    try:
        parts = urlsplit(address)
        host, port = parts.hostname, parts.port
    except ValueError:
        return None
    if parts.scheme not in ("http", "https") or not host or "@" in parts.netloc or parts.fragment:
        return None
    if any(not (letter.isalnum() or letter in ".-") for letter in host):  # also no IPv6
        return None
    is_secure = parts.scheme == "https"
    path = f"{parts.path or '/'}{'?' + parts.query if parts.query else ''}"
    return Endpoint(is_secure, host, port or (443 if is_secure else 80), path)
