"""Notices while the server is killed: a turn whose move was acknowledged is reported once."""

from __future__ import annotations

import asyncio
import signal
from pathlib import Path

import httpx
import pytest

from tests.server.client import Client
from tests.server.notices.push_service import PushService
from tests.server.process import ServerProcess

pytestmark = pytest.mark.anyio

GAMES = 5


@pytest.mark.full
@pytest.mark.slow
async def test_every_turn_is_reported_once_although_the_server_is_killed_after_the_move(tmp_path: Path) -> None:
    with PushService() as push:
        async with ServerProcess(tmp_path, "--push-service", push.address) as server:
            server.keep_port()
            rooms = [await play_and_kill(server, push, number) for number in range(GAMES)]
            async with asyncio.timeout(90):
                while len(push.delivered) < GAMES and not push.faults:
                    await asyncio.sleep(0.1)
            await asyncio.sleep(3)
    assert push.faults == []
    assert sorted(each.payload["room"] for each in push.delivered) == sorted(rooms)
    assert {each.payload["kind"] for each in push.delivered} == {"turn"}


async def play_and_kill(server: ServerProcess, push: PushService, number: int) -> str:
    """Lets Ada act in a game with Bob, who wants notices, and kills the server at different moments after that."""
    body = {
        "mode": "classic2",
        "seats": [{"holder": "here", "name": "Ada"}, {"holder": "elsewhere"}],
        "timing": {"days": 3},
        "first": "chosen",
        "first_side": "S",
    }
    async with httpx.AsyncClient(base_url=server.address) as ada, httpx.AsyncClient(base_url=server.address) as bob:
        await bob.post("api/notices", json=push.browser(f"bob{number}").subscription())
        table = (await ada.post("api/rooms", json=body)).json()
        guest = Client(server.address, table["room"], token=table["join"])
        guest.headers["Cookie"] = f"hedgemaze_player={bob.cookies['hedgemaze_player']}"
        async with guest:
            await guest.ask("sit", "s", seat=2, name="Bob")
        async with Client(server.address, table["room"], token=table["token"]) as mover:
            assert (await mover.ask("act", "a", actions=["e2"]))["type"] == "ack"
            await asyncio.sleep(number * 0.9)  # before it is noted, while it waits, while it is sent
            await server.end(signal.SIGKILL)
    await server.start()
    return str(table["room"])
