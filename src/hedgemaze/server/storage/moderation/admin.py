"""`AdminStore`: the tokens of hosts, and the audit log of what hosts have done.

A change by a host and its row of the audit log are written in one transaction: `audited` adds the row to a job.
"""

from __future__ import annotations

import asyncio
import json
import re
import secrets
from collections.abc import Callable
from typing import NamedTuple, TypeVar

from hedgemaze.server.storage.connections import Connections
from hedgemaze.server.storage.database_thread import Database

_T = TypeVar("_T")
ORDER = "admin"
"""Sort key of all jobs of hosts in a shared database; they need space on the disk."""
MAX_PAGE = 200
LAST_ID = "z"
"""Sorts after every id."""
_TOKENS = "SELECT label, made_ms, used_ms, revoked_ms FROM admin_tokens ORDER BY made_ms, label"
_ADD_TOKEN = "INSERT INTO admin_tokens (label, token_hash, made_ms) VALUES (?, ?, ?) ON CONFLICT DO NOTHING"
_ADD_ENTRY = "INSERT INTO audit (id, at_ms, token, action, subject, old_value, new_value) VALUES (?, ?, ?, ?, ?, ?, ?)"
CONTAINS = "LIKE lower(CAST(? AS TEXT))"
"""SQL: whether a text in lower case matches a `pattern`. The database makes both small: SQLite knows A to Z alone."""
_ENTRIES = (
    "SELECT id, at_ms, token, action, subject, old_value, new_value FROM audit WHERE id < ? AND"
    f" (lower(token) {CONTAINS} OR lower(action) {CONTAINS} OR lower(subject) {CONTAINS}) ORDER BY id DESC LIMIT ?"
)


class AdminToken(NamedTuple):
    """An admin token, without its secret."""

    label: str
    made_ms: int
    used_ms: int | None
    """When it was last used, to the minute."""
    revoked_ms: int | None


class HostChange(NamedTuple):
    """Which host changes what."""

    token: str
    """The label of the host's token; `tokens.COMMAND_LINE` for a change without one."""
    at_ms: int
    action: str
    subject: str


class AuditEntry(NamedTuple):
    """One row of the audit log."""

    id: str
    at_ms: int
    token: str
    action: str
    subject: str
    old: str
    """The value before the change, as JSON."""
    new: str


def row_id(at_ms: int) -> str:
    """Returns a new id; ids sort by time.

    >>> row_id(5) < row_id(6) < row_id(1_700_000_000_000)
    True
    """
    return f"{at_ms:015d}{secrets.token_hex(4)}"


def pattern(text: str) -> str:
    """Returns the pattern of LIKE that finds a text anywhere in another; see `CONTAINS`.

    >>> pattern("Ada 50%")
    '%Ada 50_%'
    """
    found = re.sub(r"[%\\]", "_", text)
    return f"%{found}%"


class AdminStore:
    """Reads and writes tokens and the audit log."""

    def __init__(self, connections: Connections) -> None:
        self._connections = connections

    def hashes(self) -> asyncio.Future[list[tuple[str, bytes]]]:
        """Returns the label and the hash of each token that is not revoked."""
        query = "SELECT label, token_hash FROM admin_tokens WHERE revoked_ms IS NULL"

        def work(database: Database) -> list[tuple[str, bytes]]:
            return [(label, bytes(token)) for label, token in database.rows(query)]

        return self._connections.read(work)

    def mark_used(self, label: str, now_ms: int) -> asyncio.Future[None]:
        """Records that a token is in use."""

        def work(database: Database) -> None:
            database.execute("UPDATE admin_tokens SET used_ms = ? WHERE label = ?", (now_ms, label))

        return self._connections.write(work)

    def tokens(self) -> asyncio.Future[list[AdminToken]]:
        """Returns all tokens, the oldest first."""
        return self._connections.read(lambda database: [AdminToken(*row) for row in database.rows(_TOKENS)])

    def revoke(self, change: HostChange) -> asyncio.Future[bool]:
        """Revokes the token whose label is the change's subject; False if there is none in force."""

        def work(database: Database) -> bool:
            if not revoke_token(database, change.subject, change.at_ms):
                return False
            add_entry(database, change, None, {"revoked_ms": change.at_ms})
            return True

        return self._connections.write(work, ORDER)

    def audited(
        self, change: HostChange, work: Callable[[Database], tuple[_T, object, object]], order: str = ORDER
    ) -> asyncio.Future[_T]:
        """Runs a job and adds its row to the audit log, in one transaction.

        Args:
            change: who changes what.
            work: makes the change; returns the result, and the values before and after for the audit log, as data.
                Nothing is added if these are equal.
            order: the sort key of the job, if it locks rows of another part of the server.
        """

        def both(database: Database) -> _T:
            result, old, new = work(database)
            if old != new:
                add_entry(database, change, old, new)
            return result

        return self._connections.write(both, order)

    def entries(self, before: str, wanted: str, limit: int) -> asyncio.Future[list[AuditEntry]]:
        """Returns one page of the audit log, the latest first.

        Args:
            before: the id of the last row of the page before; empty for the first page.
            wanted: a text that label, action or subject must contain.
            limit: the size of the page.
        """
        values = (before or LAST_ID, *(pattern(wanted),) * 3, min(limit, MAX_PAGE))
        return self._connections.read(lambda database: [AuditEntry(*row) for row in database.rows(_ENTRIES, values)])


def put_token(database: Database, label: str, token: bytes, now_ms: int) -> bool:
    """Adds a token by its hash; False if the label exists."""
    return database.execute(_ADD_TOKEN, (label, token, now_ms)) == 1


def revoke_token(database: Database, label: str, now_ms: int) -> bool:
    """Revokes a token; False if there is none in force."""
    statement = "UPDATE admin_tokens SET revoked_ms = ? WHERE label = ? AND revoked_ms IS NULL"
    return database.execute(statement, (now_ms, label)) == 1


def add_entry(database: Database, change: HostChange, old: object, new: object) -> None:
    """Adds a row to the audit log."""
    values = (json.dumps(old, ensure_ascii=False), json.dumps(new, ensure_ascii=False))
    row = (row_id(change.at_ms), change.at_ms, change.token, change.action, change.subject, *values)
    database.execute(_ADD_ENTRY, row)
