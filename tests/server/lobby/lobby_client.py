"""A client of the lobby for tests."""

from __future__ import annotations

import secrets
from typing import Any, Self

from tests.server.helpers.client import Client

__all__ = ["LobbyClient"]


class LobbyClient(Client):
    """A socket in the lobby, with a ticket of its own."""

    path = "api/lobby"
    first = "lobby"

    def __init__(self, address: str, preset: str = "classic2-5+5", **seek: Any) -> None:
        super().__init__(address, "")
        self.hello = {}
        self.ticket = secrets.token_urlsafe(20)
        self.first_message: dict[str, Any] = {}
        self.seek_fields: dict[str, Any] = {"preset": preset, "ticket": self.ticket, **seek}

    async def __aenter__(self) -> Self:
        await self.open()
        self.first_message = await self.wait_for(self.first)
        return self

    async def seek(self, id: str = "s", **fields: Any) -> dict[str, Any]:  # noqa: A002  # the message's word
        """Asks for a partner; returns the answer."""
        return await self.ask("seek", id, **(self.seek_fields | fields))

    async def answer(self, id: str) -> dict[str, Any]:  # noqa: A002
        return await self.find(lambda message: message.get("id") == id)

    async def found(self) -> dict[str, Any]:
        """Waits for a table."""
        return await self.wait_for("found")
