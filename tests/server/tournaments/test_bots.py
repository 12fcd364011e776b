"""Bots in a tournament whose host allows them: they join, find their games and play them to the end."""

from __future__ import annotations

import asyncio
from typing import Any

import httpx
import pytest

from hedgemaze.bot import Bot
from hedgemaze.client import RoomClient, RoomLink
from hedgemaze.engine import LevelPlayer
from tests.server.helpers.running import Running
from tests.server.tournaments.helpers import body

pytestmark = [pytest.mark.anyio, pytest.mark.slow]


async def play(http: httpx.AsyncClient, tournament: str, token: str) -> dict[str, Any]:
    """Plays until the tournament is over; returns it as it is then."""
    view: dict[str, Any] = {"version": 0, "stage": "playing"}
    while view["stage"] != "ended":
        query = {"seen": view["version"], "wait_ms": 2_000}
        view = (await http.get(f"api/tournaments/{tournament}", params=query)).json()
        if room := view["me"].get("room"):
            async with RoomClient(RoomLink(str(http.base_url), room, token)) as client:
                assert client.table.seats[client.seats[0] - 1].is_bot
                await Bot(client, LevelPlayer(1)).play()
    return view


async def test_bots_play_a_tournament_whose_host_allows_them(running: Running) -> None:
    made = await running.http.post("api/tournaments", json=body(allows_bots=True, plays=False))
    tournament, names = made.json()["tournament"], ("Robo", "Sprinter", "Walker")
    bots = {name.ljust(22, "x"): httpx.AsyncClient(base_url=running.address, timeout=30) for name in names}
    for name, (token, http) in zip(names, bots.items(), strict=True):
        joined = {"name": name, "is_bot": True, "token": token}
        answer = await http.post(f"api/tournaments/{tournament}/join", json=joined)
        assert answer.status_code == 200, answer.text
    assert (await running.http.post(f"api/tournaments/{tournament}/start")).status_code == 200
    async with asyncio.timeout(60):
        view, *_ = await asyncio.gather(*(play(http, tournament, token) for token, http in bots.items()))
    assert [(each["name"], each["is_bot"]) for each in view["players"]] == [(name, True) for name in names]
    assert len(view["games"]) == 3
    assert {each["result"] for each in view["games"]} <= {"first", "second", "draw"}
    assert {each["cause"] for each in view["games"]} == {"played"}
    assert [row["played"] for row in view["standings"]] == [2, 2, 2]
    for http in bots.values():
        await http.aclose()


async def test_a_bot_stays_out_where_the_host_has_not_allowed_it(running: Running) -> None:
    tournament = (await running.http.post("api/tournaments", json=body())).json()["tournament"]
    async with httpx.AsyncClient(base_url=running.address) as http:
        wanted = {"name": "Robo", "is_bot": True, "token": "x" * 22}
        answer = await http.post(f"api/tournaments/{tournament}/join", json=wanted)
    assert (answer.status_code, answer.json()["code"]) == (403, "tournament.no_bots")
    view = (await running.http.get(f"api/tournaments/{tournament}")).json()
    assert [each["name"] for each in view["players"]] == ["Ada"]
