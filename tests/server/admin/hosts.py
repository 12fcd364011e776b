"""Hosts and signed-in people for tests."""

from __future__ import annotations

import secrets
from typing import Any

import httpx

from hedgemaze.server.app import Server
from hedgemaze.server.credentials import hashed, new_token
from hedgemaze.server.http.cookies import SESSION
from hedgemaze.server.people.names import name_key
from hedgemaze.server.storage import Store
from hedgemaze.server.storage.database_thread import Database
from hedgemaze.server.storage.moderation.admin import put_token

__all__ = ["Host", "add_account", "sign_in"]


async def add_account(store: Store, name: str) -> str:
    """Adds an account without a passkey; returns its id."""
    account = f"id-{name.lower()}"

    def work(database: Database) -> None:
        row = (account, name, name_key(name), 1, False, False)
        columns = "id, name, name_key, made_ms, is_muted, is_banned"
        database.execute(f"INSERT INTO accounts ({columns}) VALUES (?, ?, ?, ?, ?, ?)", row)

    await store.connections.write(work)
    return account


async def sign_in(server: Server, account: str) -> dict[str, str]:
    """Adds a session of an account; returns the header with its cookie."""
    secret = secrets.token_urlsafe(20)
    now_ms = server.service.clock.now_ms()

    def work(database: Database) -> None:
        row = (hashed(secret), secret[:8], account, "", now_ms, now_ms)
        columns = "secret_hash, id, account, device, made_ms, used_ms"
        database.execute(f"INSERT INTO sessions ({columns}) VALUES (?, ?, ?, ?, ?, ?)", row)

    await server.service.store.connections.write(work)
    return {"Cookie": f"{SESSION}={secret}"}


class Host:
    """A client with an admin token."""

    def __init__(self, address: str, token: str) -> None:
        self.http = httpx.AsyncClient(base_url=address, headers={"Authorization": f"Bearer {token}"}, timeout=60)

    @classmethod
    async def of(cls, server: Server, address: str, label: str = "tests") -> Host:
        """Returns a host with a new token, of which the audit log knows nothing."""
        token = new_token()
        await server.service.store.connections.write(lambda database: put_token(database, label, hashed(token), 1))
        return cls(address, token)

    async def get(self, path: str, **query: Any) -> Any:
        answer = await self.http.get(f"api/admin/{path}", params=query)
        assert answer.status_code == 200, answer.text
        return answer.json()

    async def post(self, path: str, body: object = None) -> httpx.Response:
        return await self.http.post(f"api/admin/{path}", json=body)

    async def delete(self, path: str) -> httpx.Response:
        return await self.http.delete(f"api/admin/{path}")

    async def ban(self, **fields: Any) -> str:
        """Bans or mutes; returns the id."""
        answer = await self.post("sanctions", {"kind": "ban", **fields})
        assert answer.status_code == 201, answer.text
        return str(answer.json()["id"])
