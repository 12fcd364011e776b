"""Bots: where they may sit, how they are marked, what limits them, and how they play."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from hedgemaze.bot import Bot
from hedgemaze.client import ClientError, RefusedError, RoomClient, record
from hedgemaze.engine import LevelPlayer
from hedgemaze.engine.players.baselines import GreedyPlayer, RandomPlayer
from hedgemaze.rules import Action, Game
from hedgemaze.server.limits import Limits, Rate
from tests.client.test_room import opened
from tests.server.helpers.running import Running

pytestmark = pytest.mark.anyio

BOTS: dict[str, Any] = {"allows_bots": True}


async def test_a_bot_may_sit_only_where_the_table_allows_it(running: Running) -> None:
    _, invitation = await opened(running.address)
    async with RoomClient(invitation) as bot:
        with pytest.raises(RefusedError) as error:
            await bot.sit(is_bot=True)
        assert error.value.code == "room.no_bots"
        assert bot.seats == ()
        assert await bot.sit() == 2, "a person may"


async def test_everyone_sees_that_a_seat_is_a_bots(running: Running) -> None:
    ada_link, invitation = await opened(running.address, visibility="listed", **BOTS)
    async with RoomClient(ada_link) as ada, RoomClient(invitation) as bot:
        await bot.sit(name="Robo", is_bot=True)
        await bot.command("say", phrase="hello")
        for each in (ada, bot):
            await each.wait_for(lambda each=each: each.table.stage == "playing")  # type: ignore[misc]
            assert [seat.is_bot for seat in each.table.seats] == [False, True]
        snapshot = (await running.http.get(f"api/rooms/{ada_link.room}")).json()
        assert snapshot["table"]["seats"][1]["is_bot"] is True
        (listed,) = (await running.http.get("api/rooms?stage=playing")).json()["rooms"]
        assert [seat.get("is_bot") for seat in listed["about"]["seats"]] == [None, True]
        assert '[Seat2Type "bot"]' in await record(ada_link)
        assert "Seat1Type" not in await record(ada_link)


async def test_a_bot_stays_marked_through_a_new_name_and_a_rematch(running: Running) -> None:
    seats = [{"holder": "here", "is_bot": True}, {"holder": "elsewhere"}, {"holder": "elsewhere"}]
    ada_link, invitation = await opened(
        running.address, mode="pacman;deal=P.BK.IC", seats=seats, first="drawn", **BOTS | {"first_side": None}
    )
    async with RoomClient(ada_link) as ada, RoomClient(invitation) as bot, RoomClient(invitation) as cora:
        await bot.sit(2, "Robo", is_bot=True)
        await bot.command("dress", name="Robo II")
        assert [seat.is_bot for seat in bot.table.seats] == [True, True, False]
        await cora.sit(3)
        await ada.resign()
        await ada.offer("rematch")
        for each in (bot, cora):
            (offer,) = (await each.wait_for(lambda each=each: bool(each.table.offers))).offers  # type: ignore[misc]
            await each.answer(offer.version, agree=True)
        table = await bot.wait_for(lambda: bot.table.next_room is not None)
        async with RoomClient(replace(bot.link, room=table.next_room or "")) as again:
            assert again.seats == (1,)
            assert [(seat.is_bot, seat.name) for seat in again.table.seats] == [
                (True, "Robo II"),
                (False, ""),
                (True, ""),
            ]


async def test_a_seat_that_a_bot_left_is_free_for_people(running: Running) -> None:
    _, invitation = await opened(
        running.address, mode="classic3", seats=[{"holder": "here"}, {}, {}], first="drawn", first_side=None, **BOTS
    )
    async with RoomClient(invitation) as bot, RoomClient(invitation) as person:
        await bot.sit(2, is_bot=True)
        await bot.leave()
        assert not bot.table.seats[1].is_bot
        await person.sit(2)
        assert not person.table.seats[1].is_bot


async def test_only_the_openers_own_seats_are_bots_from_the_start(running: Running) -> None:
    with pytest.raises(RefusedError) as error:
        await opened(running.address, seats=[{"holder": "here"}, {"holder": "elsewhere", "is_bot": True}])
    assert error.value.code == "room.bad_settings"


async def test_the_bots_of_an_address_hold_a_limited_number_of_seats(tmp_path: Path) -> None:
    async with Running(tmp_path, replace(Limits(), bots_at_once=2)) as running:
        tables = [await opened(running.address, **BOTS) for _ in range(4)]
        clients = [await RoomClient(invitation).__aenter__() for _, invitation in tables]
        await clients[0].sit(is_bot=True)
        results = await asyncio.gather(*(each.sit(is_bot=True) for each in clients[1:]), return_exceptions=True)
        refused = [each for each in results if isinstance(each, RefusedError)]
        assert [each.code for each in refused] == ["server.too_many_bots"] * 2, "also if they come together"
        late = clients[1 + results.index(refused[0])]
        async with RoomClient(clients[0].link) as again:
            assert again.seats == (2,), "a bot comes back to its own seat"
        await clients[0].resign()
        assert await late.sit(is_bot=True) == 2, "after the end of a game there is room for another"
        for each in clients:
            await each.close()


async def refusal(client: RoomClient) -> str:
    """Sends a command that is refused; returns the code."""
    with pytest.raises(RefusedError) as error:
        await client.command("flag")
    return error.value.code


async def test_a_bot_has_its_own_rate(tmp_path: Path) -> None:
    limits = replace(Limits(), bot_messages=Rate(4, 40))
    async with Running(tmp_path, limits) as running:
        ada_link, invitation = await opened(running.address, **BOTS)
        async with RoomClient(ada_link) as ada, running.client(invitation.room, token=invitation.token) as bot:
            await bot.ask("sit", "sit", seat=2, is_bot=True)
            answers = [await bot.ask("ping", str(number)) for number in range(30)]
            assert {each.get("code") for each in answers} == {None, "server.too_many"}
            person = [await refusal(ada) for _ in range(30)]
            assert set(person) == {"room.flag_not_fallen"}, "a person has the rate of people"


async def test_two_levels_play_a_whole_game(running: Running) -> None:
    ada_link, invitation = await opened(running.address, timing={"base_ms": 60_000, "increment_ms": 100}, **BOTS)
    async with RoomClient(ada_link) as ada, RoomClient(invitation) as bob:
        await bob.sit(is_bot=True)
        played: list[str] = []
        one = Bot(ada, LevelPlayer(1, seed=1), move_ms=20)
        two = Bot(bob, LevelPlayer(2, seed=2), move_ms=20, on_action=played.append)
        table, _ = await asyncio.gather(one.play(), two.play())
        assert table.outcome is not None
        assert played == [entry for entry in ada.entries[1::2] if ":" not in entry]


async def test_levels_play_the_ghosts_together(running: Running) -> None:
    """Each of two bots moves its own ghosts; PAC-MAN resigns after a few turns."""
    seats = [{"holder": "here"}, {"holder": "elsewhere"}, {"holder": "elsewhere"}]
    ada_link, invitation = await opened(
        running.address, mode="pacman;deal=P.BK.IC", seats=seats, first="drawn", first_side=None, **BOTS
    )
    async with RoomClient(ada_link) as ada, RoomClient(invitation) as one, RoomClient(invitation) as two:
        await one.sit(2, is_bot=True)
        await two.sit(3, is_bot=True)
        with pytest.raises(ClientError) as error:
            Bot(one, GreedyPlayer())
        assert error.value.code == "client.part_of_side"
        ghosts = asyncio.gather(*(Bot(each, LevelPlayer(1, seed=5), move_ms=20).play() for each in (one, two)))
        async with asyncio.timeout(60):
            for _ in range(4):
                await ada.wait_for(lambda: ada.position is not None and ada.position.side.letter == "P")
                assert ada.position is not None
                await ada.act(str(ada.position.legal_actions()[0]))
            await ada.wait_for(lambda: sum(entry[0] in "IC" for entry in ada.entries) >= 4)
            await ada.resign()
            await ghosts


async def test_a_bot_answers_offers(running: Running) -> None:
    ada_link, invitation = await opened(running.address, **BOTS)
    async with RoomClient(ada_link) as ada, RoomClient(invitation) as bob:
        await bob.sit(is_bot=True)
        playing = asyncio.create_task(Bot(bob, RandomPlayer(1), move_ms=10, agrees_to_rematch=True).play())
        await ada.act("c2")
        await ada.wait_for(lambda: len(ada.entries) == 2)
        await ada.offer("take_back")
        await ada.wait_for(lambda: not ada.entries)
        await ada.offer("draw")
        await ada.wait_for(lambda: not ada.table.offers)
        assert ada.table.stage == "playing", "it declines"
        await ada.resign()
        await playing


class Cheater(RandomPlayer):
    """Plays what is illegal."""

    def choose(self, game: Game, *_: object) -> Action | str:  # type: ignore[override]
        assert game.outcome() is None
        return "e5"


async def test_an_illegal_action_of_a_player_is_an_error(running: Running) -> None:
    ada_link, _ = await opened(running.address, seats=[{"holder": "here"}, {"holder": "here"}])
    async with RoomClient(ada_link) as ada:
        with pytest.raises(RefusedError) as error:
            await Bot(ada, Cheater(1)).play()
        assert error.value.code.startswith("action.")
