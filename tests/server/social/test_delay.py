"""Spectators see a rated game later if a player has chosen so: on the socket, in the room's state and in its record."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import pytest

from hedgemaze.rooms import Act, Room, Say, Stage
from hedgemaze.server.limits import Limits
from hedgemaze.server.live.live_room import LiveRoom
from hedgemaze.server.live.service import Service
from hedgemaze.server.people.accounts import Account, Accounts
from hedgemaze.server.social.challenges import ChallengeService
from hedgemaze.server.social.schemas import NewChallenge
from hedgemaze.server.socket.spectator_delay import DELAY_MS, SpectatorDelay
from hedgemaze.server.storage.social.relations import Wishes
from tests.server.cluster.nodes import Node, until
from tests.server.helpers.fakes import FakeClock, FakeSubscriber, settle
from tests.server.social.accounts import make_account

pytestmark = pytest.mark.anyio


class Game:
    """A rated game between Ada and Bob."""

    def __init__(self, service: Service, clock: FakeClock, room: str, people: tuple[Account, Account]) -> None:
        self.service = service
        self.clock = clock
        self.room = room
        self.people = people
        self.spectator_delay = SpectatorDelay(service)
        self._count = 0
        self._draw = random.Random(1)

    async def live(self) -> LiveRoom:
        return await self.service.live_room(self.room)

    async def act(self) -> None:
        """Plays an action of the side to move, unless the game is over."""
        live = await self.live()
        if live.room.play is None or live.room.stage is not Stage.PLAYING:
            return
        position = live.room.play.position
        seat = next(number for number in (1, 2) if live.room.side(number) is position.turn.side)
        action = str(self._draw.choice(position.legal_actions()))
        self._count += 1
        command = Act(seat=seat, id=f"a{self._count}", actions=(action,))
        await self.service.carry_out(self.room, command)

    async def watch(self) -> FakeSubscriber:
        """Returns a new spectator."""
        live = await self.live()
        delayed = await self.spectator_delay.enter(live)
        assert delayed is not None
        eve = FakeSubscriber()
        eve.received.append({"type": "welcome", "version": delayed.past.room.version})
        self.spectator_delay.add(delayed, eve)
        return eve

    async def wait(self, ms: int) -> None:
        """Lets time pass."""
        self.clock.time_ms += ms
        delayed = await self.spectator_delay.enter(await self.live())
        assert delayed is not None
        delayed.advance()
        await settle(self.service)


@pytest.fixture
async def game(service: Service, clock: FakeClock) -> Game:
    return await begin(service, clock)


async def begin(service: Service, clock: FakeClock) -> Game:
    """Begins a rated game in which Bob has chosen the delay."""
    ada, bob = await make_account(service.store, "Ada"), await make_account(service.store, "Bob")
    await service.store.social.set_wishes(bob.id, Wishes(is_delayed=True))
    challenges = ChallengeService(service, Accounts(service.store, clock), Limits.none())
    new = NewChallenge(name="Bob", mode="classic2", days=7, is_rated=True)
    sent = await challenges.send(ada, new)
    accepted = await challenges.accept(bob, sent.id)
    return Game(service, clock, accepted.room, (ada, bob))


def events_of(eve: FakeSubscriber) -> list[dict[str, Any]]:
    return [event for message in eve.received if message["type"] == "events" for event in message["events"]]


async def test_a_spectator_sees_an_action_three_minutes_later(game: Game) -> None:
    eve = await game.watch()
    await game.act()
    await settle(game.service)
    assert events_of(eve) == []
    await game.wait(DELAY_MS - 1)
    assert events_of(eve) == []
    await game.wait(1)
    assert [event["event"] for event in events_of(eve)] == ["acted"]
    last = [message for message in eve.received if message["type"] == "events"][-1]
    assert last["table"]["delay_ms"] == DELAY_MS
    assert last["table"]["clocks"]["at_ms"] == game.clock.time_ms, "the clock runs from now on"


async def test_never_younger_than_the_delay(game: Game) -> None:
    """Random games: whatever a spectator gets after the start is at least as old as the delay, and all of it comes."""
    for seed in range(4):
        draw = random.Random(seed)
        eve = await game.watch()
        for _ in range(10):
            await game.act()
            await game.wait(draw.choice((0, 1, 1_000, 30_000, 100_000)))
            for event in events_of(eve):
                assert event["at_ms"] <= game.clock.time_ms - DELAY_MS
        await game.wait(DELAY_MS)
        live = await game.live()
        versions = [event["version"] for event in events_of(eve)]
        assert versions == list(range(live.room.version + 1 - len(versions), live.room.version + 1))
        assert versions or live.room.stage is Stage.ENDED
        assert game.spectator_delay.remove(eve)
        assert not live.subscribers, "nobody watches: the live room is left alone"


async def test_a_spectator_who_comes_later_gets_the_past(game: Game) -> None:
    for _ in range(3):
        await game.act()
        game.clock.time_ms += DELAY_MS // 2
    live = await game.live()
    delayed = await game.spectator_delay.enter(live)
    assert delayed is not None
    welcome = delayed.past.welcome((), 0, game.clock.time_ms)
    assert welcome.snapshot is not None
    assert len(welcome.snapshot.entries) == 2
    assert live.room.play is not None
    assert len(live.room.play.entries) == 3
    game.spectator_delay.release(delayed)


async def test_state_and_record_do_not_tell(game: Game) -> None:
    await game.act()
    live = await game.live()
    ada, bob = game.people
    for person in (ada, bob):
        assert await game.spectator_delay.seen_by(live, person.key) is live
    for other in (None, b"someone else"):
        seen = await game.spectator_delay.seen_by(live, other)
        assert _entries(seen.room) == 0
        assert seen.table().position != live.table().position
    game.clock.time_ms += DELAY_MS
    assert await game.spectator_delay.seen_by(live, None) is live


async def test_without_the_wish_nobody_is_behind(game: Game) -> None:
    await game.service.store.social.set_wishes(game.people[1].id, Wishes())
    eve = await game.watch()
    await game.act()
    await settle(game.service)
    assert [event["event"] for event in events_of(eve)] == ["acted"]


async def test_phrases_are_held_back_as_well(game: Game) -> None:
    eve = await game.watch()
    await game.service.carry_out(game.room, Say(seat=1, id="s1", phrase="well_played"))
    await settle(game.service)
    assert events_of(eve) == []
    await game.wait(DELAY_MS)
    assert [event["event"] for event in events_of(eve)] == ["said"]


async def test_a_room_that_is_loaded_again_stays_delayed(game: Game) -> None:
    eve = await game.watch()
    await game.act()
    game.service.cache.drop(await game.live())
    await settle(game.service)
    await asyncio.sleep(0)
    assert events_of(eve) == []
    shown = [message for message in eve.received if message["type"] == "welcome" and "table" in message]
    assert all(not message["snapshot"].get("entries") for message in shown)
    await game.act()
    await game.wait(DELAY_MS)
    assert [event["event"] for event in events_of(eve)] == ["acted", "acted"]


async def test_on_another_node_than_the_players(nodes: tuple[Node, Node], clock: FakeClock) -> None:
    game = await begin(nodes[0].service, clock)
    elsewhere = Game(nodes[1].service, clock, game.room, game.people)
    eve = await elsewhere.watch()
    await game.act()
    version = (await game.live()).room.version
    live = await elsewhere.live()
    await until(lambda: live.room.version == version)
    await settle(elsewhere.service)
    assert events_of(eve) == []
    await elsewhere.wait(DELAY_MS)
    assert [event["version"] for event in events_of(eve)] == [version]


async def test_presence_counts_every_spectator(game: Game) -> None:
    one, _ = await game.watch(), await game.watch()
    live = await game.live()
    assert live.presence().watching == 2
    game.spectator_delay.remove(one)
    assert live.presence().watching == 1


def _entries(room: Room) -> int:
    return 0 if room.play is None else len(room.play.entries)
