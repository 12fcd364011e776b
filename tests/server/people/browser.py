"""A browser for tests of accounts: cookies, an authenticator, and sockets that send the cookies."""

from __future__ import annotations

from types import TracebackType
from typing import Any, Self

import httpx

from tests.server.helpers.client import Client
from tests.server.people.authenticator import Authenticator

__all__ = ["Browser"]


class Browser:
    """One browser at ``localhost``; passkeys do not work at an IP address."""

    def __init__(self, address: str, authenticator: Authenticator | None = None) -> None:
        self.address = address.replace("127.0.0.1", "localhost")
        self.origin = self.address.rstrip("/")
        self.http = httpx.AsyncClient(base_url=self.address, headers={"Origin": self.origin})
        self.authenticator = authenticator or Authenticator(self.origin)

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.http.aclose()

    async def post(self, path: str, body: Any = None) -> httpx.Response:
        return await self.http.post(f"api/account/{path}", json=body)

    async def ok(self, path: str, body: Any = None) -> dict[str, Any]:
        """Posts what must succeed."""
        answer = await self.post(path, body)
        assert answer.status_code in (200, 201), answer.text
        return dict(answer.json())

    async def state(self) -> dict[str, Any]:
        return dict((await self.http.get("api/account")).json())

    async def sign_up(self, name: str) -> dict[str, Any]:
        options = (await self.ok("sign-up/options", {"name": name}))["options"]
        return await self.ok("sign-up", {"credential": self.authenticator.create(options)})

    async def sign_in(self) -> dict[str, Any]:
        options = (await self.ok("sign-in/options"))["options"]
        return await self.ok("sign-in", {"credential": self.authenticator.get(options)})

    def device(self) -> Browser:
        """Returns another browser that has the same passkeys."""
        return Browser(self.address, self.authenticator)

    def client(self, room: str, path: str = "api/socket", **hello: Any) -> Client:
        """Returns a socket with the cookies."""
        client = Client(self.address, room, **hello)
        client.path = path
        client.headers["Cookie"] = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        return client


def code(answer: httpx.Response) -> tuple[int, str]:
    """Returns status and code of an error."""
    return answer.status_code, answer.json().get("code", "")
