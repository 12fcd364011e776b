"""Rooms that several nodes change: bus messages, gaps, repeated messages, moved seats, erased names."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from hedgemaze.errors import HedgemazeError
from hedgemaze.rooms import Act, Answer, Offer, OfferKind, Resign, Say, Sit, Stage
from hedgemaze.server.cluster import bus as messages
from hedgemaze.server.credentials import hashed, next_room_id
from hedgemaze.server.live.service import Service
from hedgemaze.server.people.people import People
from hedgemaze.server.player_data.player_data import PlayerData
from tests.server.cluster.nodes import Node, cluster_of, until
from tests.server.helpers.fakes import FakeSubscriber, table

pytestmark = pytest.mark.anyio

ADA, BOB = hashed("ada" * 10), hashed("bob" * 10)


async def begin(service: Service, **settings: Any) -> str:
    """Opens a table with Ada in seat 1 and Bob in seat 2."""
    opened = await service.open_table(table(**settings), ADA)
    await service.sit(opened.room, Sit(seat=2, id="sit", name="Bob"), BOB)
    return opened.room


def act(seat: int, *actions: str, id: str = "", version: int | None = None) -> Act:  # noqa: A002
    return Act(seat=seat, id=id, actions=actions, version=version)


async def test_events_stored_by_another_node_are_published(nodes: tuple[Node, Node]) -> None:
    one, two = nodes[0].service, nodes[1].service
    room = await begin(one)
    subscriber = FakeSubscriber(2)
    live = await two.live_room(room)
    two.subscribe(live, subscriber)
    await one.carry_out(room, act(1, "e2"))
    assert subscriber.events() == ["acted"], "at once, without the database"
    assert subscriber.received[-1]["entries"] == {"keep": 0, "add": ["e2"]}
    assert subscriber.received[-1]["table"]["position"] == "classic2 - Se2Ne9 10,10 - N - 1"
    assert cluster_of(two).sync.gaps == 0
    await two.carry_out(room, act(2, "e8"))
    assert (await one.live_room(room)).room == live.room
    assert (await one.live_room(room)).welcome((), 3, 0) == live.welcome((), 3, 0)


async def test_a_gap_is_filled_from_the_database(nodes: tuple[Node, Node]) -> None:
    one, two = nodes[0].service, nodes[1].service
    room = await begin(one)
    subscriber = FakeSubscriber(2)
    live = await two.live_room(room)
    two.subscribe(live, subscriber)
    nodes[0].bus.disconnect()
    await one.carry_out(room, act(1, "e2"))
    await one.carry_out(room, act(2, "e8"))
    assert subscriber.events() == []
    nodes[0].bus.connect()
    await one.carry_out(room, act(1, "e3"))
    await until(lambda: live.room.version == 6)
    assert subscriber.events() == ["acted", "acted", "acted"]
    assert subscriber.received[-1]["entries"] == {"keep": 0, "add": ["e2", "e8", "e3"]}
    assert cluster_of(two).sync.gaps == 1


async def test_without_a_bus_polling_finds_all_changes(nodes: tuple[Node, Node]) -> None:
    one, two = nodes[0].service, nodes[1].service
    rooms = [await begin(one) for _ in range(3)]
    nodes[0].bus.disconnect()
    subscribers = [FakeSubscriber(2) for _ in rooms]
    for room, subscriber in zip(rooms, subscribers, strict=True):
        two.subscribe(await two.live_room(room), subscriber)
    for room in rooms[:2]:
        await one.carry_out(room, act(1, "e2"))
    await cluster_of(two).sync.poll()
    await until(lambda: all(subscriber.events() for subscriber in subscribers[:2]))
    assert [subscriber.events() for subscriber in subscribers] == [["acted"], ["acted"], []]
    assert cluster_of(two).sync.gaps == 2


async def test_a_repeated_message_at_another_node_changes_nothing(nodes: tuple[Node, Node]) -> None:
    one, two = nodes[0].service, nodes[1].service
    room = await begin(one)
    await two.live_room(room)
    nodes[0].bus.disconnect()
    first = await one.carry_out(room, act(1, "e2", id="a", version=3))
    again = await two.carry_out(room, act(1, "e2", id="a", version=3))
    assert again.room == first.room
    assert again.room.version == 4


async def test_no_command_is_refused_because_of_a_lost_message(nodes: tuple[Node, Node]) -> None:
    one, two = nodes[0].service, nodes[1].service
    room = await begin(one)
    await two.live_room(room)
    nodes[0].bus.disconnect()
    await one.carry_out(room, act(1, "e2"))
    live = await two.carry_out(room, act(2, "e8"))
    assert live.room.version == 5
    assert cluster_of(two).sync.gaps == 1
    with pytest.raises(HedgemazeError, match="another side's turn"):
        await two.carry_out(room, act(2, "e7"))


async def test_simultaneous_writes_are_stored_one_after_the_other(nodes: tuple[Node, Node]) -> None:
    one, two = nodes[0].service, nodes[1].service
    room = await begin(one)
    subscribers = FakeSubscriber(1), FakeSubscriber(2)
    for service, subscriber in zip((one, two), subscribers, strict=True):
        service.subscribe(await service.live_room(room), subscriber)
    await asyncio.gather(*(each.carry_out(room, Say(seat=1, phrase="hello")) for each in (one, two, one, two)))
    live_rooms = [await service.live_room(room) for service in (one, two)]
    await until(lambda: all(live.room.version == 7 for live in live_rooms))
    assert live_rooms[0].room == live_rooms[1].room
    for subscriber in subscribers:
        versions = [
            event["version"]
            for message in subscriber.received
            if message["type"] == "events"
            for event in message["events"]
        ]
        assert versions == [4, 5, 6, 7]


async def test_a_room_that_changes_while_it_is_loaded_is_loaded_again(
    nodes: tuple[Node, Node], monkeypatch: pytest.MonkeyPatch
) -> None:
    one, two = nodes[0].service, nodes[1].service
    room = await begin(one)
    load, is_read, may_go = two.store.rooms.load, asyncio.Event(), asyncio.Event()

    async def slow(id: str, **how: Any) -> Any:  # noqa: A002
        loaded = await load(id, **how)
        is_read.set()
        await may_go.wait()
        return loaded

    monkeypatch.setattr(two.store.rooms, "load", slow)
    reading = asyncio.create_task(two.live_room(room))
    await is_read.wait()
    await one.carry_out(room, act(1, "e2"))
    may_go.set()
    assert (await reading).room.version == 4


async def test_a_new_client_gets_the_room_as_it_is_stored(nodes: tuple[Node, Node]) -> None:
    one, two = nodes[0].service, nodes[1].service
    room = await begin(one)
    await two.live_room(room)
    nodes[0].bus.disconnect()
    await one.carry_out(room, act(1, "e2"))
    token, _ = await one.move_seats(room, 2, None)
    live = await two.latest(room)
    assert live.room.version == 4
    assert live.seats_of([hashed(token)], None) == (2,)


@pytest.mark.parametrize("is_heard", [True, False])
async def test_a_moved_seat_closes_its_sockets_at_other_nodes(nodes: tuple[Node, Node], is_heard: bool) -> None:
    one, two = nodes[0].service, nodes[1].service
    room = await begin(one)
    subscriber = FakeSubscriber(2)
    two.subscribe(await two.live_room(room), subscriber)
    nodes[0].bus.connect(is_connected=is_heard)
    await one.move_seats(room, 2, None)
    if not is_heard:
        await cluster_of(two).sync.poll()
    await until(lambda: subscriber.received[-1] == {"type": "closing", "reason": "moved"})
    assert (await two.live_room(room)).seats_of([], BOB) == ()


@pytest.mark.parametrize("is_heard", [True, False])
async def test_an_erased_name_is_forgotten_everywhere(nodes: tuple[Node, Node], is_heard: bool) -> None:
    one, two = nodes[0].service, nodes[1].service
    room = await begin(one)
    live = await two.live_room(room)
    two.subscribe(live, FakeSubscriber(1))
    assert live.room.seats[1].name == "Bob"
    nodes[0].bus.connect(is_connected=is_heard)
    await PlayerData(one, People(one)).erase(BOB)
    if not is_heard:
        await cluster_of(two).sync.poll()
    assert live.is_dropped
    assert (await two.live_room(room)).room.seats[1].name == ""
    await two.carry_out(room, act(1, "e2"))
    assert all('"Bob"' not in listing.about for listing in await one.store.seats.of_player(ADA))


async def test_a_rematch_is_stored_before_it_is_published(nodes: tuple[Node, Node]) -> None:
    one, two = nodes[0].service, nodes[1].service
    room = await begin(one)
    subscriber = FakeSubscriber(2)
    two.subscribe(await two.live_room(room), subscriber)
    await one.carry_out(room, Resign(seat=1))
    live = await one.carry_out(room, Offer(seat=1, kind=OfferKind.REMATCH))
    nodes[0].bus.disconnect()
    await one.carry_out(room, Answer(seat=2, offer=live.room.offers[0].version, agree=True))
    await cluster_of(two).sync.poll()
    await until(lambda: subscriber.received[-1]["table"].get("next_room") is not None)
    again = await two.live_room(next_room_id(room))
    assert again.room.stage is Stage.PLAYING
    assert again.room == (await one.live_room(next_room_id(room))).room


async def test_long_events_are_published_without_content(
    nodes: tuple[Node, Node], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("hedgemaze.server.cluster.room_sync._MAX_EVENT_BYTES", 10)
    one, two = nodes[0].service, nodes[1].service
    room = await begin(one)
    live = await two.live_room(room)
    await one.carry_out(room, act(1, "e2"))
    assert [message.events for message in nodes[0].bus.published if isinstance(message, messages.Appended)] == [()] * 3
    await until(lambda: live.room.version == 4)


async def test_presence_is_published_across_nodes_and_forgotten_with_them(nodes: tuple[Node, Node]) -> None:
    one, two = nodes[0].service, nodes[1].service
    room = await begin(one)
    ada, bob, eve = FakeSubscriber(1), FakeSubscriber(2), FakeSubscriber()
    one.subscribe(await one.live_room(room), ada)
    two.subscribe(await two.live_room(room), bob)
    assert ada.received[-1] == {"type": "presence", "seats": [1, 2]}
    assert bob.received[-1] == {"type": "presence", "seats": [1, 2]}
    two.subscribe(await two.live_room(room), eve)
    assert ada.received[-1] == {"type": "presence", "seats": [1, 2], "watching": 1}
    two.unsubscribe(bob)
    assert ada.received[-1] == {"type": "presence", "seats": [1], "watching": 1}
    assert len(cluster_of(one).peers) == 1
    nodes[1].bus.disconnect()
    cluster_of(one).peers.forget_silent(asyncio.get_running_loop().time() + 3)
    assert len(cluster_of(one).peers) == 1
    cluster_of(one).peers.forget_silent(asyncio.get_running_loop().time() + 5)
    assert ada.received[-1] == {"type": "presence", "seats": [1]}
    nodes[1].bus.connect()
    assert ada.received[-1] == {"type": "presence", "seats": [1], "watching": 1}
    assert len(cluster_of(one).peers) == 1
