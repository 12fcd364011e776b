"""Challenges: exactly once, for the right person, in time; and rematches that wait for a person who has left."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from hedgemaze.rooms import Answer, Offer, OfferKind, Resign, SettingsError, Stage
from hedgemaze.server.errors import ServerError
from hedgemaze.server.limits import Limits, Rate
from hedgemaze.server.live.service import Service
from hedgemaze.server.lobby.presets import FIRST_TURN_MS
from hedgemaze.server.people.accounts import Account, Accounts
from hedgemaze.server.social.challenges import LIVE_MS, LONG_MS, ChallengeService
from hedgemaze.server.social.relations import Social
from hedgemaze.server.social.schemas import NewChallenge
from hedgemaze.server.social.watching import WatchList
from hedgemaze.server.storage.social.relations import Wishes
from tests.server.cluster.nodes import Node
from tests.server.helpers.fakes import FakeClock, make_alone
from tests.server.social.accounts import make_account

pytestmark = pytest.mark.anyio
_FAST: dict[str, Any] = {"base_ms": 300_000, "increment_ms": 5_000}


class World:
    """A node with three people."""

    def __init__(self, service: Service, clock: FakeClock, people: list[Account], limits: Limits | None = None) -> None:
        self.service = service
        self.clock = clock
        self.ada, self.bob, self.eve = people
        self.accounts = Accounts(service.store, clock)
        self.social = Social(service, self.accounts)
        self.challenges = ChallengeService(service, self.accounts, limits or Limits.none())

    async def refused(self, code: str, sender: Account, name: str) -> None:
        with pytest.raises(ServerError) as caught:
            await self.challenges.send(sender, NewChallenge(name=name, mode="classic2"))
        assert caught.value.code == code


@pytest.fixture
async def world(where: Path | str, clock: FakeClock) -> AsyncIterator[World]:
    service = make_alone(where, clock)
    await service.start(with_loops=False)
    yield World(service, clock, [await make_account(service.store, name) for name in ("Ada", "Bob", "Eve")])
    await service.stop()


async def test_an_accepted_challenge_is_a_game_of_both(world: World) -> None:
    sent = await world.challenges.send(
        world.ada, NewChallenge(name="bob", mode="pacman", role="ghosts", is_rated=True, **_FAST)
    )
    assert (sent.name, sent.is_own, sent.state) == ("Bob", True, "open")
    [seen] = (await world.challenges.waiting(world.bob)).challenges
    assert (seen.id, seen.name, seen.is_own, seen.is_rated) == (sent.id, "Ada", False, True)
    accepted = await world.challenges.accept(world.bob, sent.id)
    live = await world.service.live_room(accepted.room)
    assert live.room.stage is Stage.PLAYING
    assert live.room.settings.is_rated
    assert live.room.settings.timing.first_turn_ms == FIRST_TURN_MS, "both must be there"
    assert [(seat.name, seat.account) for seat in live.room.seats] == [("Bob", world.bob.id), ("Ada", world.ada.id)]
    assert live.seats_of((), world.ada.key) == (2,), "Ada wanted the ghosts"
    assert live.seats_of((), world.bob.key) == (accepted.seat,) == (1,)
    [told] = (await world.challenges.waiting(world.ada)).challenges
    assert (told.state, told.room) == ("accepted", accepted.room)
    assert await world.challenges.accept(world.bob, sent.id) == accepted, "a repeated request has the same answer"


async def test_a_challenge_is_accepted_once(world: World) -> None:
    for _ in range(5):
        sent = await world.challenges.send(world.ada, NewChallenge(name="Bob", mode="classic2", **_FAST))
        accept = [world.challenges.accept(world.bob, sent.id) for _ in range(3)]
        results = await asyncio.gather(*accept, world.challenges.cancel(world.ada, sent.id), return_exceptions=True)
        rooms = {each.room for each in results if not isinstance(each, BaseException) and each is not None}
        stored = await world.service.store.challenges.find(sent.id)
        assert stored is not None
        assert rooms == ({stored.room} if stored.state == "accepted" else set())
        assert len(await world.service.store.challenges.running(world.bob.key, 50, is_public=False)) == len(
            await world.service.store.challenges.running(world.ada.key, 50, is_public=False)
        )


async def test_two_devices_on_two_nodes_get_one_game(nodes: tuple[Node, Node], clock: FakeClock) -> None:
    ada, bob = [await make_account(nodes[0].service.store, name) for name in ("Ada", "Bob")]
    one, two = (ChallengeService(each.service, Accounts(each.service.store, clock), Limits.none()) for each in nodes)
    for _ in range(5):
        sent = await one.send(ada, NewChallenge(name="Bob", mode="classic2", **_FAST))
        accepted = await asyncio.gather(one.accept(bob, sent.id), two.accept(bob, sent.id))
        assert accepted[0] == accepted[1]
    assert len(await nodes[0].service.store.challenges.running(bob.key, 50, is_public=False)) == 5


async def test_a_challenge_is_over_in_time(world: World) -> None:
    fast = await world.challenges.send(world.ada, NewChallenge(name="Bob", mode="classic2", **_FAST))
    slow = await world.challenges.send(world.ada, NewChallenge(name="Eve", mode="classic2", days=3))
    assert (fast.expires_ms - fast.made_ms, slow.expires_ms - slow.made_ms) == (LIVE_MS, LONG_MS)
    world.clock.time_ms += LIVE_MS
    assert (await world.challenges.waiting(world.bob)).challenges == []
    with pytest.raises(ServerError, match="not open"):
        await world.challenges.accept(world.bob, fast.id)
    assert len((await world.challenges.waiting(world.eve)).challenges) == 1
    await world.challenges.accept(world.eve, slow.id)


async def test_decline_cancel_and_replace(world: World) -> None:
    first = await world.challenges.send(world.ada, NewChallenge(name="Bob", mode="classic2", **_FAST))
    second = await world.challenges.send(world.ada, NewChallenge(name="Bob", mode="advanced", **_FAST))
    assert [each.id for each in (await world.challenges.waiting(world.bob)).challenges] == [second.id]
    with pytest.raises(ServerError, match="not open"):
        await world.challenges.accept(world.bob, first.id)
    await world.challenges.decline(world.bob, second.id)
    states = {each.id: each.state for each in (await world.challenges.waiting(world.ada)).challenges}
    assert states == {first.id: "cancelled", second.id: "declined"}
    third = await world.challenges.send(world.ada, NewChallenge(name="Bob", mode="classic2", **_FAST))
    for person, challenge in ((world.eve, third.id), (world.ada, third.id)):
        with pytest.raises(ServerError, match="no such challenge"):
            await world.challenges.accept(person, challenge)
    await world.challenges.cancel(world.ada, third.id)
    assert (await world.challenges.waiting(world.bob)).challenges == []


async def test_refusals(world: World) -> None:
    await world.refused("people.unknown_player", world.ada, "Nobody")
    await world.refused("people.yourself", world.ada, "Ada")
    await world.social.relate(world.bob, "Ada", "block")
    await world.refused("people.not_welcome", world.ada, "Bob")
    await world.refused("people.not_welcome", world.bob, "Ada")
    with pytest.raises(SettingsError):
        await world.challenges.send(world.ada, NewChallenge(name="Eve", mode="classic2", is_rated=True))


async def test_a_block_also_ends_an_open_challenge(world: World) -> None:
    sent = await world.challenges.send(world.ada, NewChallenge(name="Bob", mode="classic2", **_FAST))
    await world.social.relate(world.ada, "Bob", "block")
    with pytest.raises(ServerError) as caught:
        await world.challenges.accept(world.bob, sent.id)
    assert caught.value.code == "people.not_welcome"


async def test_challenges_are_limited(world: World) -> None:
    limited = World(world.service, world.clock, [world.ada, world.bob, world.eve], Limits(challenges=Rate(2, 0.1)))
    for _ in range(2):
        await limited.challenges.send(world.ada, NewChallenge(name="Bob", mode="classic2"))
    await limited.refused("server.too_many", world.ada, "Bob")


async def test_a_rematch_finds_the_player_who_has_left(world: World) -> None:
    """Bob has closed the page; Ada's offer waits in his list, and in that of an anonymous player in `/api/me`."""
    sent = await world.challenges.send(world.ada, NewChallenge(name="Bob", mode="classic2", **_FAST))
    accepted = await world.challenges.accept(world.bob, sent.id)
    ada, bob = 3 - accepted.seat, accepted.seat
    await world.service.carry_out(accepted.room, Resign(seat=bob, id="r"))
    assert (await world.challenges.waiting(world.bob)).rematches == []
    await world.service.carry_out(accepted.room, Offer(seat=ada, id="o", kind=OfferKind.REMATCH))
    [offered] = (await world.challenges.waiting(world.bob)).rematches
    assert (offered.room, offered.seat, offered.names, offered.mode) == (accepted.room, bob, ["Ada"], "classic2")
    assert (await world.challenges.waiting(world.ada)).rematches == []
    live = await world.service.live_room(accepted.room)
    [offer] = live.room.offers
    await world.service.carry_out(accepted.room, Answer(seat=bob, id="a", offer=offer.version, agree=True))
    assert (await world.challenges.waiting(world.bob)).rematches == []
    following = live.table().next_room
    assert following is not None
    again = await world.service.live_room(following)
    assert again.room.stage is Stage.PLAYING
    assert {seat.account for seat in again.room.seats} == {world.ada.id, world.bob.id}


async def test_blocked_people_are_not_in_the_list(world: World) -> None:
    sent = await world.challenges.send(world.ada, NewChallenge(name="Bob", mode="classic2", **_FAST))
    accepted = await world.challenges.accept(world.bob, sent.id)
    await world.service.carry_out(accepted.room, Resign(seat=accepted.seat, id="r"))
    await world.service.carry_out(accepted.room, Offer(seat=3 - accepted.seat, id="o", kind=OfferKind.REMATCH))
    await world.challenges.send(world.ada, NewChallenge(name="Bob", mode="advanced", **_FAST))
    await world.challenges.send(world.eve, NewChallenge(name="Bob", mode="advanced", **_FAST))
    waiting = await world.challenges.waiting(world.bob)
    assert (len(waiting.challenges), len(waiting.rematches)) == (2, 1)
    await world.social.relate(world.bob, "Ada", "block")
    waiting = await world.challenges.waiting(world.bob)
    assert ([each.name for each in waiting.challenges], waiting.rematches) == (["Eve"], [])
    shown = (await world.challenges.waiting(world.ada)).challenges
    assert "open" in {each.state for each in shown}, "who is blocked does not see it"
    await world.social.unrelate(world.bob, "Ada", "block")
    assert len((await world.challenges.waiting(world.bob)).rematches) == 1


async def test_profile_and_watch_list_show_public_games_only(world: World) -> None:
    watch_list = WatchList(world.service)
    rooms = {}
    for person, is_rated in ((world.bob, True), (world.eve, False)):
        new = NewChallenge(name=person.name, mode="classic2", is_rated=is_rated, **_FAST)
        sent = await world.challenges.send(world.ada, new)
        rooms[person.name] = (await world.challenges.accept(person, sent.id)).room
    rated = rooms["Bob"]
    world.clock.time_ms += 10_000
    [game] = (await watch_list.watching()).games
    assert game.room == rated
    assert game.position is not None
    assert (await world.social.profile("Ada", world.ada)).playing[0].room == rated
    live = await world.service.live_room(rated)
    await world.service.carry_out(rated, Resign(seat=1, id="r"))
    assert live.room.stage is Stage.ENDED
    world.clock.time_ms += 10_000
    assert (await watch_list.watching()).games == []
    assert [each.room for each in (await world.social.profile("Ada", None)).games] == [rated]


async def test_the_game_of_the_highest_rated_players_is_the_first_to_watch(world: World) -> None:
    ratings = {world.ada.id: 1500, world.bob.id: 1400, world.eve.id: 1900}

    async def rating_of(account: str, pool: str) -> tuple[int, bool]:
        assert pool == "classic2"
        return ratings[account], False

    world.service.cache.account_seats.rating_of = rating_of
    rooms = []
    for sender, name in ((world.ada, "Eve"), (world.eve, "Bob"), (world.bob, "Ada")):
        sent = await world.challenges.send(sender, NewChallenge(name=name, mode="classic2", is_rated=True, **_FAST))
        taker = {"Ada": world.ada, "Bob": world.bob, "Eve": world.eve}[name]
        rooms.append((await world.challenges.accept(taker, sent.id)).room)
        world.clock.time_ms += 1_000
    world.clock.time_ms += 10_000
    assert [each.room for each in (await WatchList(world.service).watching()).games] == rooms, "1700, 1650, 1450"


async def test_the_list_shows_no_position_of_a_delayed_game(world: World) -> None:
    await world.service.store.social.set_wishes(world.bob.id, Wishes(is_delayed=True))
    sent = await world.challenges.send(world.ada, NewChallenge(name="Bob", mode="classic2", is_rated=True, **_FAST))
    await world.challenges.accept(world.bob, sent.id)
    [game] = (await WatchList(world.service).watching()).games
    assert game.position is None
