"""Accounts for tests, made without passkeys."""

from __future__ import annotations

from hedgemaze.server.credentials import hashed
from hedgemaze.server.http.cookies import SESSION
from hedgemaze.server.people.accounts import Account
from hedgemaze.server.people.names import name_key
from hedgemaze.server.storage import Store
from hedgemaze.server.storage.database_thread import Database

__all__ = ["cookie_of", "make_account"]

_MADE_MS = 1_700_000_000_000
_USED_MS = 4_000_000_000_000
"""Later than every test."""


async def make_account(store: Store, name: str) -> Account:
    """Adds an account that is signed in on one device; see `cookie_of`."""
    account = Account(f"id-{name.lower()}", name, _MADE_MS)

    def work(database: Database) -> None:
        database.execute(
            "INSERT INTO accounts (id, name, name_key, made_ms, is_muted, is_banned) VALUES (?, ?, ?, ?, FALSE, FALSE)",
            (account.id, name, name_key(name), _MADE_MS),
        )
        database.execute(
            "INSERT INTO sessions (secret_hash, id, account, device, made_ms, used_ms) VALUES (?, ?, ?, ?, ?, ?)",
            (hashed(_secret(account)), f"session-{name}", account.id, "test", _MADE_MS, _USED_MS),
        )

    await store.connections.write(work)
    return account


def cookie_of(account: Account) -> dict[str, str]:
    """Returns the header that signs a request in."""
    return {"Cookie": f"{SESSION}={_secret(account)}"}


def _secret(account: Account) -> str:
    return f"session-of-{account.id}".ljust(27, "0")
