"""The two cookies of a browser: the anonymous player's secret, and the session of an account."""

from __future__ import annotations

import re

from starlette.datastructures import Headers

PLAYER = "hedgemaze_player"
"""The cookie with an anonymous player's secret, which identifies the player's games."""
SESSION = "hedgemaze_session"
"""The cookie with the secret of a session: the browser is signed in to an account."""
_SECONDS = 400 * 86_400
"""The longest time that browsers keep cookies."""
_SECRET = re.compile("[A-Za-z0-9_-]{20,64}")


def cookie_header(name: str, secret: str, *, is_secure: bool) -> tuple[bytes, bytes]:
    """Returns the Set-Cookie header of a secret; an empty secret deletes the cookie."""
    secure = "; Secure" if is_secure else ""
    seconds = _SECONDS if secret else 0
    value = f"{name}={secret}; Path=/; Max-Age={seconds}; HttpOnly; SameSite=Strict{secure}"
    return b"set-cookie", value.encode()


def read_cookie(headers: Headers, name: str) -> str | None:
    """Returns the secret in a cookie: the first well-formed one of that name.

    The header is split at semicolons and at the first equals sign (RFC 6265, 5.4). Other programs on the same or a
    parent host may set malformed cookies, which must not hide this one.
    """
    for header in headers.getlist("cookie"):
        for pair in header.split(";"):
            found, _, value = pair.partition("=")
            if found.strip() == name and _SECRET.fullmatch(secret := value.strip().strip('"')):
                return secret
    return None
