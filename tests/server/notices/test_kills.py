"""Notices while the server is killed: a turn is reported once, and a browser never loses its subscription."""

from __future__ import annotations

import asyncio
import contextlib
import signal
from pathlib import Path

import httpx
import pytest

from hedgemaze.server.notices.notices import subscription_id
from tests.server.helpers.client import Client
from tests.server.helpers.process import ServerProcess
from tests.server.notices.push_service import PushService

pytestmark = pytest.mark.anyio

GAMES = 5
OWNERS, KILLS = 20, 4


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


@pytest.mark.full
@pytest.mark.slow
async def test_a_browser_that_replaces_its_subscription_has_one_whenever_the_server_is_killed(tmp_path: Path) -> None:
    with PushService() as push:
        async with (
            ServerProcess(tmp_path, "--push-service", push.address) as server,
            contextlib.AsyncExitStack() as stack,
        ):
            server.keep_port()
            owners = [Owner(server.address, push, number) for number in range(OWNERS)]
            for each in owners:
                stack.push_async_callback(each.http.aclose)
                await each.http.post("api/notices", json=each.bodies[0] | {"games": "all"})
            for kill in range(KILLS):
                replacing = [asyncio.create_task(each.replace_for_ever()) for each in owners]
                await asyncio.sleep(0.5 + 0.013 * kill)
                await server.end(signal.SIGKILL)
                await asyncio.gather(*replacing)
                await server.start()
                left = [(await each.http.get("api/notices")).json()["subscriptions"] for each in owners]
                assert [[one["games"] for one in each] for each in left] == [["all"]] * OWNERS, "with the first wishes"
            assert min(each.replaced for each in owners) > KILLS, "they were busy"


class Owner:
    """A browser whose push service gives it one of two addresses in turn."""

    def __init__(self, address: str, push: PushService, number: int) -> None:
        self.http = httpx.AsyncClient(base_url=address, timeout=60)
        self.bodies = [push.browser(f"b{number}-{each}").subscription() for each in range(2)]
        self.replaced = 0
        self._last = 0
        """Which of the two the server has; after a kill perhaps the other."""

    async def replace_for_ever(self) -> None:
        """Replaces the subscription again and again, until the server is killed."""
        with contextlib.suppress(httpx.HTTPError):
            (stored,) = (await self.http.get("api/notices")).json()["subscriptions"]
            self._last = [subscription_id(body["endpoint"]) for body in self.bodies].index(stored["id"])
            while True:
                old, new = self.bodies[self._last], self.bodies[1 - self._last]
                answer = await self.http.post("api/notices", json=new | {"replaces": old["endpoint"]})
                assert answer.status_code == 201, answer.text
                self._last = 1 - self._last
                self.replaced += 1
