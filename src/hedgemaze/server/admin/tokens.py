"""`AdminTokens`: the secrets of hosts, which open the admin page; only their hashes are stored."""

from __future__ import annotations

import contextlib
import os
import re
from pathlib import Path

from hedgemaze.errors import system_reason
from hedgemaze.server.credentials import hashed, is_same, new_token
from hedgemaze.server.errors import ServerError, StorageError
from hedgemaze.server.limits import Buckets, Limits
from hedgemaze.server.live.service import Service
from hedgemaze.server.storage import Store
from hedgemaze.server.storage.database_thread import Database
from hedgemaze.server.storage.moderation.admin import HostChange, put_token

COMMAND_LINE = "hedgemaze admin"
"""Stands in the audit log for the label of a token, where the machine itself made the change; no label has a space."""
FILE_LABEL = "file"
"""The label of the token of ``--admin-token-file``."""
_LABEL = re.compile("[A-Za-z0-9_.-]{1,32}")
_USED_MS = 60_000
"""How often the use of a token is recorded."""


class AdminTokens:
    """The tokens of one server."""

    def __init__(self, service: Service, limits: Limits) -> None:
        self._service = service
        self.attempts = Buckets(limits.admin_attempts)
        """Wrong tokens per address."""
        self.refused = 0
        """Requests without a valid token so far, for the metrics."""
        self._used: dict[str, int] = {}

    async def check(self, token: str, address: str) -> str:
        """Returns the label of a token.

        A revoked token is refused at once, on every node: the database is asked each time.

        Raises:
            ServerError: it is not a valid token, or the address has tried too many.
        """
        now_ms = self._service.clock.now_ms()
        if wait_ms := self.attempts.wait_ms(address, now_ms):
            raise ServerError("server.too_many", "a little slower, please", status=429, retry_after_ms=wait_ms)
        given, found = hashed(token), None
        for label, known in await self._service.store.admin.hashes():  # all of them: constant time
            if is_same(given, known):
                found = label
        if not token or found is None:
            self.refused += 1
            if token:
                self.attempts.take(address, now_ms)
            raise ServerError("admin.no_token", "this needs an admin token", status=401)
        if now_ms - self._used.get(found, 0) >= _USED_MS:
            self._used[found] = now_ms
            self._service.spawn(self._mark_used(found, now_ms))
        return found

    async def _mark_used(self, label: str, now_ms: int) -> None:
        with contextlib.suppress(StorageError):
            await self._service.store.admin.mark_used(label, now_ms)

    async def make(self, label: str, change: HostChange) -> str:
        """Makes a token and returns it; it is shown once.

        Raises:
            ServerError: the label cannot be used.
        """
        return await _make(self._service.store, label, change)


def check_label(label: str) -> None:
    """Checks the label of a token.

    Raises:
        ServerError: it has other characters, or too many.
    """
    if not _LABEL.fullmatch(label):
        raise ServerError("admin.bad_label", "a label has up to 32 letters, digits, dots and dashes", given=label)


async def make_token(store: Store, label: str, now_ms: int) -> str:
    """Makes a token without a running server; returns it.

    Raises:
        ServerError: the label cannot be used.
        StorageError: the database failed.
    """
    return await _make(store, label, HostChange(COMMAND_LINE, now_ms, "token.made", label))


async def _make(store: Store, label: str, change: HostChange) -> str:
    check_label(label)
    token = new_token()

    def work(database: Database) -> tuple[bool, object, object]:
        is_new = put_token(database, label, hashed(token), change.at_ms)
        return is_new, None, {"label": label} if is_new else None

    if not await store.admin.audited(change, work):
        raise ServerError("admin.label_taken", "there is a token with this label", status=409, given=label)
    return token


def token_of_file(path: Path) -> str:
    """Returns the token in a file; makes the file, for its owner alone, if it does not exist.

    Raises:
        ServerError: the file cannot be used, or has no token of at least 20 characters.
    """
    try:
        with contextlib.suppress(FileExistsError):
            descriptor = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
            with os.fdopen(descriptor, "w", encoding="ascii") as file:
                file.write(f"{new_token()}\n")
        token = path.read_text("utf-8").strip()
    except (OSError, UnicodeDecodeError) as error:
        message, reason = f"the file cannot be used ({error})", system_reason(error)
        raise ServerError("admin.bad_token_file", message, given=str(path), reason=reason) from None
    if not re.fullmatch(r"\S{20,200}", token):
        raise ServerError("admin.bad_token_file", "a token has 20 to 200 characters", given=str(path))
    return token


async def use_file(store: Store, path: Path, now_ms: int) -> None:
    """Lets the token in a file be valid; another one that the file had before is not any more.

    Raises:
        ServerError: the file cannot be used.
        StorageError: the database failed.
    """
    token = hashed(token_of_file(path))
    replace = (
        "UPDATE admin_tokens SET token_hash = ?, revoked_ms = NULL"
        " WHERE label = ? AND (token_hash <> ? OR revoked_ms IS NOT NULL)"
    )

    def work(database: Database) -> tuple[None, object, object]:
        is_new = put_token(database, FILE_LABEL, token, now_ms)
        is_changed = is_new or database.execute(replace, (token, FILE_LABEL, token)) == 1
        return None, None, {"label": FILE_LABEL} if is_changed else None

    await store.admin.audited(HostChange(COMMAND_LINE, now_ms, "token.made", FILE_LABEL), work)


async def revoke(store: Store, label: str, now_ms: int) -> bool:
    """Revokes a token without a running server; False if there is none in force."""
    return await store.admin.revoke(HostChange(COMMAND_LINE, now_ms, "token.revoked", label))
