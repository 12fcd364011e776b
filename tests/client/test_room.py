"""The client on a real server: creating, joining, playing, watching, resuming."""

from __future__ import annotations

import asyncio
import random
import signal
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from hedgemaze.client import (
    ClientError,
    ConnectionLostError,
    RefusedError,
    RoomClient,
    RoomLink,
    Settings,
    create,
    record,
)
from hedgemaze.rules import Position, parse_records
from hedgemaze.server.limits import Limits, Rate
from tests.client.cuttable_proxy import CuttableProxy
from tests.server.helpers.process import ServerProcess
from tests.server.helpers.running import Running

pytestmark = pytest.mark.anyio

SMALL: Settings = {
    "mode": "classic2;size=5;fences=2",
    "seats": [{"holder": "here", "name": "Ada"}, {"holder": "elsewhere"}],
    "first": "chosen",
    "first_side": "S",
}


async def opened(address: str, **settings: Any) -> tuple[RoomLink, RoomLink]:
    """Opens a table; returns the links of Ada and of the invitation."""
    table = await create(address, {**SMALL, **settings})  # type: ignore[typeddict-item]  # the tests name real fields
    return RoomLink(address, table.room, table.token), RoomLink(address, table.room, table.join or "")


async def play(room: RoomClient, chance: random.Random) -> None:
    """Plays random actions to the end of the game."""
    async for table in room.updates():
        if table.stage == "ended":
            return
        position = room.position
        if table.stage == "playing" and position is not None and position.side is table.seats[room.seats[0] - 1].side:
            await room.act(str(chance.choice(position.legal_actions())))


async def test_two_clients_play_a_whole_game_and_a_third_watches(running: Running) -> None:
    ada_link, invitation = await opened(running.address)
    seen: list[str] = []
    async with (
        RoomClient(ada_link) as ada,
        RoomClient(invitation) as bob,
        RoomClient(RoomLink(running.address, ada.link.room), is_watching=True) as eve,
        RoomClient(invitation, on_event=lambda event: seen.append(event["event"])) as listener,
    ):
        assert (ada.seats, bob.seats, eve.seats) == ((1,), (), ())
        assert ada.table.stage == "waiting"
        assert ada.position is None
        assert ada.settings["mode"] == SMALL["mode"]
        assert await bob.sit(name="Bob") == 2
        assert bob.seats == (2,)
        assert [seat.name for seat in bob.table.seats] == ["Ada", "Bob"]
        await asyncio.gather(play(ada, random.Random(1)), play(bob, random.Random(2)))
        for each in (bob, eve, listener):
            table = await each.wait_for(lambda each=each: each.table.stage == "ended")  # type: ignore[misc]
            assert table == ada.table
            assert each.entries == ada.entries
            assert each.start == ada.start == Position.start(Position.parse(ada.start or "").mode).text
        assert ada.table.outcome is not None
        assert seen[:3] == ["seated", "started", "acted"]
        assert seen[-1] == "ended"
        (game,) = parse_records(await record(ada.link))
        assert [str(entry) for entry in game.entries] == ada.entries
        outcome = game.outcome()
        assert outcome is not None
        assert (outcome.reason, outcome.winner) == (ada.table.outcome.reason, ada.table.outcome.winner)


async def test_offers_answers_resignation_and_departure(running: Running) -> None:
    ada_link, invitation = await opened(running.address)
    async with RoomClient(ada_link) as ada, RoomClient(invitation) as bob:
        await bob.sit()
        await ada.act("c2")
        await ada.offer("take_back")
        (offer,) = (await bob.wait_for(lambda: bool(bob.table.offers))).offers
        assert (offer.kind, offer.seat, offer.asked) == ("take_back", 1, (2,))
        await bob.answer(offer.version, agree=True)
        assert bob.entries == []
        await ada.wait_for(lambda: not ada.entries)
        await ada.resign()
        assert ada.table.outcome is not None
        assert ada.table.outcome.winner is not None
        assert ada.table.outcome.winner.letter == "N"
        await bob.leave()
        await ada.wait_for(lambda: ada.table.seats[1].presence == "gone")


async def test_what_the_server_refuses_has_its_codes(running: Running) -> None:
    with pytest.raises(RefusedError, match="cannot be set up") as error:
        await create(running.address, {"mode": "classic2", "seats": []})
    assert error.value.code == "room.bad_settings"
    with pytest.raises(RefusedError) as error:
        await RoomClient(RoomLink(running.address, "nowhere")).__aenter__()
    assert error.value.code == "server.no_such_room"
    ada_link, invitation = await opened(running.address)
    with pytest.raises(RefusedError) as error:
        await record(ada_link)
    assert error.value.code == "room.not_started"
    async with RoomClient(ada_link) as ada, RoomClient(invitation) as bob, RoomClient(invitation) as late:
        for wrong, code in ((late.act("c2"), "room.spectator"), (late.sit(1), "room.seat_taken")):
            with pytest.raises(RefusedError) as error:
                await wrong
            assert error.value.code == code
        await bob.sit()
        with pytest.raises(RefusedError, match="all seats are taken"):
            await late.sit()
        for action, code in (("c3", "action.too_far"), ("c9", "square.off_board"), ("??", "action.unreadable")):
            with pytest.raises(RefusedError) as error:
                await ada.act(action)
            assert error.value.code == code
        with pytest.raises(RefusedError) as error:
            await bob.act("c4")
        assert error.value.code == "room.not_your_turn"
        assert ada.entries == []
        await ada.act("c2")


async def test_a_client_comes_back_after_every_cut(running: Running, proxy: CuttableProxy) -> None:
    ada_link, invitation = await opened(running.address)
    async with RoomClient(replace(ada_link, server=proxy.address)) as ada, RoomClient(invitation) as bob:
        await bob.sit()
        games = asyncio.gather(play(ada, random.Random(3)), play(bob, random.Random(4)))
        while not games.done():
            await asyncio.sleep(0.02)
            proxy.cut()
        await games
        assert ada.entries == bob.entries
        assert proxy.connections > 1


async def test_an_action_whose_answer_is_lost_is_played_once(running: Running, proxy: CuttableProxy) -> None:
    ada_link, invitation = await opened(running.address)
    async with RoomClient(replace(ada_link, server=proxy.address)) as ada, RoomClient(invitation) as bob:
        await bob.sit()
        await ada.wait_for(lambda: ada.table.stage == "playing")
        proxy.is_deaf = True
        acting = asyncio.create_task(ada.act("c2"))
        await bob.wait_for(lambda: bob.entries == ["c2"])
        assert not acting.done()
        proxy.is_deaf = False
        proxy.cut()
        await acting
        assert ada.entries == ["c2"]
        await bob.act("c4")
        await ada.wait_for(lambda: len(ada.entries) == 2)
        assert ada.entries == ["c2", "c4"]


async def test_a_seat_whose_answer_is_lost_is_taken_once(running: Running, proxy: CuttableProxy) -> None:
    ada_link, invitation = await opened(running.address)
    async with RoomClient(replace(invitation, server=proxy.address)) as bob, RoomClient(ada_link) as ada:
        proxy.is_deaf = True
        sitting = asyncio.create_task(bob.sit(name="Bob"))
        await ada.wait_for(lambda: ada.table.seats[1].presence == "taken")
        proxy.is_deaf = False
        proxy.cut()
        assert await sitting == 2
        assert bob.seats == (2,)
    async with RoomClient(replace(bob.link, server=running.address)) as again:
        assert again.seats == (2,)
        assert again.start is not None


async def test_a_client_gives_up_when_its_patience_ends(running: Running, proxy: CuttableProxy) -> None:
    ada_link, _ = await opened(running.address)
    async with RoomClient(replace(ada_link, server=proxy.address), patience_s=0.3) as ada:
        proxy.is_unplugged = True
        proxy.cut()
        with pytest.raises(ConnectionLostError, match="cannot be reached"):
            await ada.wait_for(lambda: False)
        with pytest.raises(ConnectionLostError):
            await ada.act("c2")


async def test_a_server_that_is_not_there_is_one_error(unused_port: int) -> None:
    link = RoomLink(f"http://127.0.0.1:{unused_port}/", "abc")
    with pytest.raises(ConnectionLostError) as error:
        await RoomClient(link).__aenter__()
    assert error.value.code == "client.unreachable"
    with pytest.raises(ConnectionLostError):
        await create(link.server, SMALL)


@pytest.fixture
async def unused_port() -> int:
    server = await asyncio.start_server(lambda *_: None, "127.0.0.1", 0)
    port: int = server.sockets[0].getsockname()[1]
    server.close()
    await server.wait_closed()
    return port


async def test_a_seat_that_moves_to_another_device_ends_the_client(running: Running) -> None:
    ada_link, _ = await opened(running.address)
    async with RoomClient(ada_link) as ada:
        body = {"token": ada_link.token}
        code = (await running.http.post(f"api/rooms/{ada_link.room}/code", json=body)).json()["code"]
        await running.http.post("api/resume", json={"code": code})
        with pytest.raises(ConnectionLostError) as error:
            await ada.wait_for(lambda: False)
        assert error.value.code == "client.moved"


async def test_a_client_beyond_its_rate_waits_and_goes_on(tmp_path: Path) -> None:
    async with Running(tmp_path, replace(Limits(), messages=Rate(3, 20))) as running:
        ada_link, invitation = await opened(running.address)
        async with RoomClient(ada_link) as ada, RoomClient(invitation) as bob:
            await bob.sit()
            await asyncio.gather(*(ada.command("say", phrase="hello") for _ in range(5)))
            assert ada.table.version == 3 + 5


async def test_one_client_holds_several_seats_with_one_token(running: Running) -> None:
    _, invitation = await opened(running.address, mode="classic3", seats=[{}, {}, {}], first="drawn", first_side=None)
    async with RoomClient(invitation) as both, RoomClient(invitation) as third:
        assert [await both.sit(), await both.sit()] == [1, 2]
        await third.sit()
        async with RoomClient(both.link) as again:
            assert again.seats == both.seats == (1, 2)
            with pytest.raises(RefusedError) as error:
                await again.resign()
            assert error.value.code == "server.which_seat"
            await again.resign(seat=2)


async def test_an_exception_of_the_callers_callback_ends_the_client(running: Running) -> None:
    def fail(event: dict[str, Any]) -> None:
        raise LookupError(event["event"])

    ada_link, invitation = await opened(running.address)
    async with RoomClient(ada_link, on_event=fail) as ada, RoomClient(invitation) as bob:
        await bob.sit()
        with pytest.raises(ClientError, match="LookupError") as error:
            await ada.wait_for(lambda: False)
        assert error.value.code == "client.callback_failed"


@pytest.mark.slow
async def test_a_killed_server_comes_back_and_nothing_acknowledged_is_lost(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path)
    await server.start()
    server.keep_port()
    ada_link, invitation = await opened(server.address)
    chance = random.Random(7)
    async with RoomClient(ada_link) as ada, RoomClient(invitation) as bob:
        await bob.sit()
        await ada.wait_for(lambda: ada.position is not None)
        acknowledged: list[str] = []

        async def play_on() -> None:
            while len(acknowledged) < 12:
                mover = ada if len(acknowledged) % 2 == 0 else bob
                await mover.wait_for(lambda mover=mover: len(mover.entries) == len(acknowledged))  # type: ignore[misc]
                assert mover.position is not None
                steps = [str(action) for action in mover.position.legal_actions() if len(str(action)) == 2]
                action = chance.choice([step for step in steps if step[1] not in "15"] or steps)
                await mover.act(action)
                acknowledged.append(action)

        playing = asyncio.create_task(play_on())
        for _ in range(2):
            await asyncio.sleep(0.05)
            await server.end(signal.SIGKILL)
            await server.start()
        await playing
        await ada.wait_for(lambda: len(ada.entries) == len(acknowledged))  # the last action was the other client's
        assert ada.entries == acknowledged
    await server.end()
