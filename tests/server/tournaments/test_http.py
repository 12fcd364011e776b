"""Tournaments over HTTP: cookies, bots with a token, waiting for a change, export and erasure."""

from __future__ import annotations

from typing import Any

import httpx
import pytest

from tests.server.helpers.running import Running
from tests.server.tournaments.helpers import body

pytestmark = pytest.mark.anyio


async def post(client: httpx.AsyncClient, path: str, data: dict[str, Any] | None = None) -> dict[str, Any]:
    answer = await client.post(f"api/tournaments{path}", json=data)
    assert answer.status_code < 300, answer.text
    return dict(answer.json())


async def test_a_tournament_by_a_link(running: Running) -> None:
    tournament = (await post(running.http, "", body(allows_bots=True, is_listed=True)))["tournament"]
    async with httpx.AsyncClient(base_url=running.address) as bob, httpx.AsyncClient(base_url=running.address) as bot:
        view = await post(bob, f"/{tournament}/join", {"name": "Bob"})
        assert "hedgemaze_player" in bob.cookies
        assert view["me"] == {"number": 2}
        token = "b" * 22
        await post(bot, f"/{tournament}/join", {"name": "Bot", "is_bot": True, "token": token})
        bot.cookies.clear()
        await post(bot, f"/{tournament}/join", {"name": "Eve"})
        refused = await bob.post(f"api/tournaments/{tournament}/start")
        assert (refused.status_code, refused.json()["code"]) == (403, "tournament.not_host")
        view = await post(running.http, f"/{tournament}/start")
        assert (view["stage"], view["rounds"], len(view["games"])) == ("playing", 3, 2)
        (game,) = [each for each in view["games"] if 3 in (each["first"], each["second"])]
        async with running.client(game["room"], token=token) as room:
            assert room.welcome["seats"] == [1 if game["first"] == 3 else 2]
        lists = (await bob.get("api/tournaments")).json()
        assert [each["players"] for each in lists["mine"]] == [4]
        exported = (await bob.get("api/me/export")).json()
        assert [each["id"] for each in exported["tournaments"]] == [tournament]
        await bob.delete("api/me")
        view = (await bob.get(f"api/tournaments/{tournament}?seen=1&wait_ms=10")).json()
        assert [each.get("name", "") for each in view["players"]] == ["Ada", "", "Bot", "Eve"]
        assert view.get("me", {}) == {}


async def test_who_is_not_there(running: Running) -> None:
    answer = await running.http.get("api/tournaments/nothing")
    assert (answer.status_code, answer.json()["code"]) == (404, "tournament.none")
    answer = await running.http.post("api/tournaments", json=body(kind="swiss"))
    assert (answer.status_code, answer.json()["code"]) == (400, "server.unreadable")
