"""`AllowedOrigins`: which hosts and origins may use the server; protects visitors against other sites' pages."""

from __future__ import annotations

import ipaddress
from dataclasses import dataclass
from urllib.parse import urlsplit


@dataclass(frozen=True, slots=True)
class AllowedOrigins:
    """The host names of the server. A page of another origin may not use it with a visitor's cookie."""

    names: tuple[str, ...] = ()
    """Host names, with the port where it is not the default; empty to accept the host of any request."""
    is_local: bool = False
    """Whether to accept only loopback names where `names` is empty: guards against DNS rebinding."""

    def allows_host(self, host: str) -> bool:
        """Returns whether a request with this Host header may be answered."""
        if self.names:
            return host in self.names or is_loopback(host)
        return not self.is_local or is_loopback(host)

    def allows_origin(self, origin: str | None, host: str) -> bool:
        """Returns whether a page of this origin may use the server; programs send no origin."""
        if origin is None:
            return True
        try:
            parts = urlsplit(origin)
        except ValueError:  # a malformed IPv6 address
            return False
        return parts.netloc.lower() == host and parts.scheme in ("http", "https")


def is_loopback(host: str) -> bool:
    """Returns whether a Host header names this machine."""
    try:
        name = urlsplit(f"//{host}").hostname if has_host_characters(host) else None
        if name is None or name == "localhost" or name.endswith(".localhost"):
            return name is not None
        return ipaddress.ip_address(name).is_loopback
    except ValueError:
        return False


def has_host_characters(host: str) -> bool:
    """Returns whether a Host header has only letters, digits and ``.:-[]``, and may be copied into a header."""
    return bool(host) and all(letter.isalnum() or letter in ".:-[]" for letter in host)
