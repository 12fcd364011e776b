"""Secrets that prove who may use a seat: tokens, the cookie of an anonymous player, and resume codes.

Only hashes of secrets are stored or logged. Tokens and cookies have 160 random bits, so a plain hash of them cannot be
reversed. A resume code is short; therefore it is valid for minutes, works once, and attempts are rate-limited.
"""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets

CODE_MS = 10 * 60_000
"""How long a resume code is valid."""
_CODE_LETTERS = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"  # without letters and digits that look alike
_CODE_LENGTH = 8
_RECOVERY_GROUPS = 4
_RECOVERY_GROUP = 5
_TOKEN_BYTES = 20
_ROOM_BYTES = 10


def new_token() -> str:
    """Returns a new secret for a seat, an invitation or a player."""
    return secrets.token_urlsafe(_TOKEN_BYTES)


def new_room_id() -> str:
    """Returns the id of a new room. It is unguessable, since every client that knows it may watch."""
    return _letters(secrets.token_bytes(_ROOM_BYTES))


def next_room_id(room: str) -> str:
    """Returns the id of a room's rematch; it is the same on every node, so the rematch is opened once."""
    return _letters(hashlib.sha256(f"rematch {room}".encode()).digest()[:_ROOM_BYTES])


def new_code() -> str:
    """Returns a resume code that is easy to type: ``K7QM-2XHA``."""
    letters = "".join(secrets.choice(_CODE_LETTERS) for _ in range(_CODE_LENGTH))
    return f"{letters[:4]}-{letters[4:]}"


def normal_code(code: str) -> str:
    """Returns a typed code as `new_code` writes it.

    >>> normal_code(" k7qm2xha ")
    'K7QM-2XHA'
    """
    letters = "".join(code.split()).replace("-", "").upper()
    return f"{letters[:4]}-{letters[4:]}"


def new_recovery_code() -> str:
    """Returns a recovery code of an account, with 99 random bits, so it needs no expiry: ``K7QM2-XHA4B-...``."""
    letters = "".join(secrets.choice(_CODE_LETTERS) for _ in range(_RECOVERY_GROUPS * _RECOVERY_GROUP))
    return normal_recovery_code(letters)


def normal_recovery_code(code: str) -> str:
    """Returns a typed recovery code as `new_recovery_code` writes it.

    >>> normal_recovery_code("k7qm2 xha4b k7qm2-xha4c")
    'K7QM2-XHA4B-K7QM2-XHA4C'
    """
    letters = "".join(code.split()).replace("-", "").upper()
    groups = [letters[begin : begin + _RECOVERY_GROUP] for begin in range(0, len(letters), _RECOVERY_GROUP)]
    return "-".join(groups)


def new_public_id() -> str:
    """Returns the public id of a new account, passkey or session; it proves nothing."""
    return _letters(secrets.token_bytes(_ROOM_BYTES))


def account_key(account: str) -> bytes:
    """Returns the player key of an account; no cookie has this hash, because no cookie contains a space."""
    return hashed(f"account {account}")


def hashed(secret: str) -> bytes:
    """Returns the hash of a secret, which is all that is stored."""
    return hashlib.sha256(secret.encode("utf-8", "replace")).digest()


def hashed_bytes(secret: bytes) -> bytes:
    """Returns the hash of a secret that is no text, such as a challenge."""
    return hashlib.sha256(secret).digest()


def is_same(one: bytes | None, other: bytes | None) -> bool:
    """Compares two hashes in constant time."""
    return one is not None and other is not None and hmac.compare_digest(one, other)


def _letters(raw: bytes) -> str:
    return base64.b32encode(raw).decode().lower()
