"""Messages over a real NATS server, which is killed and restarted."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

import pytest
from nats.aio.client import Client

from hedgemaze.server.cluster import bus as messages
from hedgemaze.server.cluster.bus_nats import SUBJECT, NatsBus
from tests.server.cluster.nodes import until
from tests.server.helpers.nats import Nats

pytestmark = pytest.mark.anyio


class Peer:
    """A bus, and the messages that it has received."""

    def __init__(self, url: str, node: str) -> None:
        self.bus = NatsBus(url, node)
        self.received: list[messages.Message] = []
        self.changes = 0

    async def start(self) -> None:
        await self.bus.start(self.received.append, self._change)

    def _change(self) -> None:
        self.changes += 1


@pytest.fixture
async def peers() -> AsyncIterator[tuple[Nats, Peer, Peer]]:
    with Nats() as nats:
        pair = Peer(nats.url, "one"), Peer(nats.url, "two")
        for peer in pair:
            await peer.start()
            await until(lambda: peer.bus.is_connected)  # noqa: B023  # awaited here
        yield nats, *pair
        for peer in pair:
            await peer.bus.stop()


async def test_a_bus_that_stops_while_it_disconnects_closes_its_connection(
    peers: tuple[Nats, Peer, Peer], monkeypatch: pytest.MonkeyPatch
) -> None:
    steps: list[str] = []
    close = Client.close

    async def close_slowly(client: Client) -> None:
        steps.append("begun")
        await asyncio.sleep(0.05)
        await close(client)
        steps.append("closed")

    nats, one, two = peers
    await two.bus.stop()
    monkeypatch.setattr(Client, "close", close_slowly)
    nats.kill()
    await until(lambda: bool(steps))
    await one.bus.stop()
    assert steps == ["begun", "closed"]


async def test_messages_reach_the_others_in_order_and_not_the_sender(peers: tuple[Nats, Peer, Peer]) -> None:
    _, one, two = peers
    sent = [messages.Present(node="one", room="r", watching=number) for number in range(200)]
    for each in sent:
        one.bus.publish(each)
    await until(lambda: len(two.received) == 200)
    assert two.received == sent
    assert one.received == []


async def test_a_lost_connection_is_made_again(peers: tuple[Nats, Peer, Peer]) -> None:
    nats, one, two = peers
    nats.kill()
    await until(lambda: not one.bus.is_connected and not two.bus.is_connected)
    one.bus.publish(messages.Alive(node="lost"))
    nats.start()
    await until(lambda: one.bus.is_connected and two.bus.is_connected)
    while not two.received:  # a connected node may not have subscribed yet
        one.bus.publish(messages.Alive(node="one"))
        await asyncio.sleep(0.05)
    assert all(each == messages.Alive(node="one") for each in two.received)
    assert (one.changes, two.changes) == (3, 3)


async def test_unknown_messages_are_ignored(peers: tuple[Nats, Peer, Peer]) -> None:
    _, one, two = peers
    assert one.bus._client is not None
    for data in (b"", b"\xff", b'{"kind":"newer","node":"one"}', b'{"kind":"alive"}'):
        await one.bus._client.publish(SUBJECT, data)
    one.bus.publish(messages.Gone(node="one"))
    await until(lambda: bool(two.received))
    assert two.received == [messages.Gone(node="one")]


async def test_the_last_message_is_sent_before_the_end(peers: tuple[Nats, Peer, Peer]) -> None:
    _, one, two = peers
    one.bus.publish(messages.Gone(node="one"))
    await one.bus.stop()
    await asyncio.sleep(0)
    await until(lambda: two.received == [messages.Gone(node="one")])


@pytest.mark.slow
async def test_connecting_is_repeated_until_nats_is_up() -> None:
    nats = Nats()
    peer = Peer(nats.url, "one")
    await peer.start()
    await asyncio.sleep(0.1)
    assert not peer.bus.is_connected
    peer.bus.publish(messages.Alive(node="one"))
    with nats:
        await until(lambda: peer.bus.is_connected)
        await peer.bus.stop()
    assert peer.changes == 2
