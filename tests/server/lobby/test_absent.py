"""Strangers who do not come to the table that quick pairing has found: the game is called off and does not count."""

from __future__ import annotations

import random

import pytest

from hedgemaze.rooms import Act, CloseReason, Stage
from hedgemaze.server.limits import Limits
from hedgemaze.server.live.service import Service
from hedgemaze.server.lobby.lobby import Lobby
from hedgemaze.server.lobby.lobby_messages import Found, Seek, Seeking
from hedgemaze.server.lobby.presets import FIRST_TURN_MS, QUEUES
from hedgemaze.server.people.accounts import Account
from hedgemaze.server.ratings.ratings import Ratings
from hedgemaze.server.ratings.settlement import Settlement
from hedgemaze.server.socket.connection import Connection
from tests.server.helpers.fakes import FakeChannel, FakeClock, FakeSubscriber, settle
from tests.server.social.accounts import make_account

pytestmark = pytest.mark.anyio


async def seek(lobby: Lobby, person: Account, number: int) -> Seeking | Found | None:
    connection = Connection(FakeChannel([]), FakeChannel.close, Limits.none())
    connection.player, connection.account = person.key, person
    ticket = f"{person.name}{number}".ljust(22, "_")
    message = Seek(id="s", preset="classic2-5+5", ticket=ticket, name=person.name, is_rated=True)
    return await lobby.seekers.seek(connection, message)


async def test_who_waits_for_an_absent_stranger_is_told_and_may_look_again(service: Service, clock: FakeClock) -> None:
    ratings, lobby = Ratings(service), Lobby(service, random.Random(1).randrange)
    service.cache.account_seats.rating_of = ratings.rating_of
    Settlement(service)
    people = [await make_account(service.store, name) for name in ("Ada", "Bob")]
    assert isinstance(await seek(lobby, people[0], 1), Seeking)
    found = await seek(lobby, people[1], 1)
    assert isinstance(found, Found)
    live = await service.live_room(found.room)
    waiting = FakeSubscriber()
    service.subscribe(live, waiting)
    assert live.room.play is not None
    first = next(seat for seat in (1, 2) if live.room.side(seat) is live.room.play.position.side)
    move = {"S": "e2", "N": "e8"}[live.room.play.position.side.value]
    await service.carry_out(found.room, Act(seat=first, id="m", actions=(move,)))
    clock.time_ms += FIRST_TURN_MS - 1
    await service.flags.run_due()
    assert waiting.events() == ["acted"]
    clock.time_ms += 1
    await service.flags.run_due()
    assert waiting.events() == ["acted", "closed"]
    assert (live.room.stage, live.room.closed, live.room.outcome) == (Stage.ENDED, CloseReason.ABSENT, None)
    await settle(service)
    game = await service.store.ratings.game(found.room)
    assert game is not None
    assert await service.store.ratings.of_accounts([each.id for each in people]) == [], "it does not count"
    assert isinstance(await seek(lobby, people[0], 2), Seeking)
    again = await seek(lobby, people[1], 2)
    assert isinstance(again, Found)
    assert again.room != found.room
    await settle(service)


def test_every_game_of_quick_pairing_has_the_limit() -> None:
    assert {preset.settings.timing.first_turn_ms for preset in QUEUES.values()} == {FIRST_TURN_MS}
