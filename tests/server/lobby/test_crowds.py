"""People who wait behind a crowd that blocks itself: they find each other nevertheless."""

from __future__ import annotations

import itertools
import random

import pytest

from hedgemaze.server.limits import Limits
from hedgemaze.server.live.service import Service
from hedgemaze.server.lobby.lobby import Lobby
from hedgemaze.server.lobby.lobby_messages import Found, Seek, Seeking
from hedgemaze.server.people.accounts import Account
from hedgemaze.server.socket.connection import Connection
from hedgemaze.server.storage.lobby import MAX_CASUAL, MAX_LATEST
from tests.server.helpers.fakes import FakeChannel, FakeClock, settle
from tests.server.social.accounts import make_account

pytestmark = pytest.mark.anyio

NAMES = [f"P{number:02}" for number in range(MAX_CASUAL + MAX_LATEST + 2)]


async def seek(lobby: Lobby, person: Account, preset: str) -> Seeking | Found | None:
    connection = Connection(FakeChannel([]), FakeChannel.close, Limits.none())
    connection.player, connection.account = person.key, person
    return await lobby.seekers.seek(connection, Seek(id="s", preset=preset, ticket=person.name.ljust(22, "_")))


@pytest.mark.parametrize(("preset", "seats"), [("classic2-5+5", 2), ("classic4-5+5", 4)])
async def test_nobody_waits_for_ever_behind_a_crowd_that_blocks_itself(
    service: Service, clock: FakeClock, preset: str, seats: int
) -> None:
    lobby = Lobby(service, random.Random(1).randrange)
    crowd = [await make_account(service.store, name) for name in NAMES]
    for one, other in itertools.combinations(crowd, 2):
        await service.store.social.set_relation(one.id, other.id, "block", 1, 200)
    for person in crowd:
        clock.time_ms += 1
        assert isinstance(await seek(lobby, person, preset), Seeking)
    for name in ("Ada", "Bob", "Eve")[: seats - 2]:  # with one of the crowd they fill the table
        clock.time_ms += 1
        assert isinstance(await seek(lobby, await make_account(service.store, name), preset), Seeking), name
    zoe = await make_account(service.store, "Zoe")
    found = await seek(lobby, zoe, preset)
    assert isinstance(found, Found)
    live = await service.live_room(found.room)
    names = [seat.name for seat in live.room.seats]
    assert names.count("Zoe") == 1
    assert sum(name in NAMES for name in names) == 1, "who has waited longest comes first"
    await settle(service)


async def test_people_whom_the_whole_crowd_blocks_find_each_other(service: Service, clock: FakeClock) -> None:
    lobby = Lobby(service, random.Random(1).randrange)
    crowd = [await make_account(service.store, name) for name in NAMES]
    strangers = [await make_account(service.store, name) for name in ("Ada", "Bob")]
    for one, other in itertools.combinations([*crowd, *strangers], 2):
        if other is not strangers[1] or one is not strangers[0]:
            await service.store.social.set_relation(one.id, other.id, "block", 1, 200)
    for person in [*crowd, strangers[0]]:
        clock.time_ms += 1
        assert isinstance(await seek(lobby, person, "classic2-5+5"), Seeking)
    clock.time_ms += 1
    found = await seek(lobby, strangers[1], "classic2-5+5")
    assert isinstance(found, Found)
    live = await service.live_room(found.room)
    assert sorted(seat.name for seat in live.room.seats) == ["Ada", "Bob"]
    await settle(service)
