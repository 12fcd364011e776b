"""Announcements through a real NATS server, which is killed and comes back."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

import pytest

from hedgemaze.server.cluster import bus as announce
from hedgemaze.server.cluster.bus_nats import SUBJECT, NatsBus
from tests.server.nats import Nats
from tests.server.nodes import until

pytestmark = pytest.mark.anyio


class Voice:
    """An announcer, and what it has heard."""

    def __init__(self, url: str, node: str) -> None:
        self.announcer = NatsBus(url, node)
        self.heard: list[announce.Any] = []
        self.changes = 0

    async def start(self) -> None:
        await self.announcer.start(self.heard.append, self._change)

    def _change(self) -> None:
        self.changes += 1


@pytest.fixture
async def voices() -> AsyncIterator[tuple[Nats, Voice, Voice]]:
    with Nats() as nats:
        pair = Voice(nats.url, "one"), Voice(nats.url, "two")
        for voice in pair:
            await voice.start()
            await until(lambda: voice.announcer.is_connected)  # noqa: B023  # awaited here
        yield nats, *pair
        for voice in pair:
            await voice.announcer.stop()


async def test_others_hear_what_one_tells_in_order_and_oneself_does_not(voices: tuple[Nats, Voice, Voice]) -> None:
    _, one, two = voices
    told = [announce.Present(node="one", room="r", watching=number) for number in range(200)]
    for each in told:
        one.announcer.tell(each)
    await until(lambda: len(two.heard) == 200)
    assert two.heard == told
    assert one.heard == []


async def test_a_lost_connection_is_made_anew(voices: tuple[Nats, Voice, Voice]) -> None:
    nats, one, two = voices
    nats.kill()
    await until(lambda: not one.announcer.is_connected and not two.announcer.is_connected)
    one.announcer.tell(announce.Alive(node="lost"))
    nats.start()
    await until(lambda: one.announcer.is_connected and two.announcer.is_connected)
    while not two.heard:  # whoever is connected may still be about to subscribe, and misses what is told before
        one.announcer.tell(announce.Alive(node="one"))
        await asyncio.sleep(0.05)
    assert all(each == announce.Alive(node="one") for each in two.heard)
    assert (one.changes, two.changes) == (3, 3)


async def test_what_is_not_understood_is_left_alone(voices: tuple[Nats, Voice, Voice]) -> None:
    _, one, two = voices
    assert one.announcer._client is not None
    for data in (b"", b"\xff", b'{"kind":"newer","node":"one"}', b'{"kind":"alive"}'):
        await one.announcer._client.publish(SUBJECT, data)
    one.announcer.tell(announce.Gone(node="one"))
    await until(lambda: bool(two.heard))
    assert two.heard == [announce.Gone(node="one")]


async def test_what_is_told_last_is_sent_before_the_end(voices: tuple[Nats, Voice, Voice]) -> None:
    _, one, two = voices
    one.announcer.tell(announce.Gone(node="one"))
    await one.announcer.stop()
    await asyncio.sleep(0)
    await until(lambda: two.heard == [announce.Gone(node="one")])


async def test_a_server_that_is_not_there_yet_is_waited_for() -> None:
    nats = Nats()
    voice = Voice(nats.url, "one")
    await voice.start()
    await asyncio.sleep(0.1)
    assert not voice.announcer.is_connected
    voice.announcer.tell(announce.Alive(node="one"))
    with nats:
        await until(lambda: voice.announcer.is_connected)
        await voice.announcer.stop()
    assert voice.changes == 2
