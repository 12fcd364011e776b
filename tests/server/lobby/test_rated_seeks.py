"""Rated quick pairing on a running server: accounts, ratings in seats, ranges, blocks, ratings after the game."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from hedgemaze.server.people.accounts import Account
from hedgemaze.server.storage.database_thread import Database
from tests.server.helpers.client import Client
from tests.server.helpers.running import Running
from tests.server.lobby.lobby_client import LobbyClient
from tests.server.social.accounts import cookie_of, make_account

pytestmark = pytest.mark.anyio


def seeker(running: Running, account: Account | None, preset: str = "classic2-5+5", **seek: Any) -> LobbyClient:
    client = LobbyClient(running.address, preset, **({"is_rated": True} | seek))
    client.headers = {} if account is None else cookie_of(account)
    return client


async def set_rating(running: Running, account: Account, rating: int, pool: str = "classic2") -> None:
    def work(database: Database) -> None:
        row = (account.id, pool, rating, 60.0, 0.06, 20, running.server.service.clock.now_ms())
        columns = "account, pool, rating, deviation, volatility, games, at_ms"
        database.execute(f"INSERT INTO ratings ({columns}) VALUES (?, ?, ?, ?, ?, ?, ?)", row)

    await running.server.service.store.connections.write(work)


async def people(running: Running, *names: str) -> list[Account]:
    return [await make_account(running.server.service.store, name) for name in names]


async def test_a_rated_game_needs_an_account(alone: Running) -> None:
    async with seeker(alone, None) as anonymous:
        assert (await anonymous.seek())["code"] == "people.sign_in_first"


async def test_from_the_lobby_to_new_ratings(alone: Running) -> None:
    ada, bob = await people(alone, "Ada", "Bob")
    await set_rating(alone, ada, 1520)
    async with seeker(alone, ada, name="Somebody") as one, seeker(alone, bob) as two:
        waiting = await one.seek()
        assert (waiting["type"], waiting["rating"]) == ("seeking", 1520)
        found = await two.seek()
        await one.found()
        room = found["room"]
        async with alone.client(room, token=one.ticket) as first, alone.client(room, token=two.ticket) as second:
            by_name = {seat["name"]: seat for seat in first.table["seats"]}
            assert (by_name["Ada"]["account"], by_name["Ada"]["rating"]) == ("id-ada", 1520)
            assert "is_provisional" not in by_name["Ada"]
            assert (by_name["Bob"]["rating"], by_name["Bob"]["is_provisional"]) == (1500, True)
            assert first.welcome["snapshot"]["settings"]["is_rated"]
            await play(first, second)
            assert (await second.ask("resign", "end"))["type"] == "ack"
    answer = await counted(alone, room)
    assert answer["state"] == "counted"
    seats = {change["seat"]: change for change in answer["changes"]}
    assert len(seats) == 2
    winner = max(seats.values(), key=lambda change: change["rating"] - change["before"])
    assert winner["before"] == 1520
    assert winner["rating"] > 1520
    ratings = (await alone.http.get("api/players/ada/ratings")).json()
    assert ratings["name"] == "Ada"
    assert ratings["pools"][0]["rating"] == winner["rating"]
    assert [(point["room"], point["place"]) for point in ratings["history"]] == [(room, 1)]
    exported = (await alone.http.get("api/me/export", headers=cookie_of(ada))).json()["ratings"]
    assert [(row["pool"], row["games"]) for row in exported["pools"]] == [("classic2", 21)]
    assert [row["room"] for row in exported["history"]] == [room]
    assert (await alone.http.get("api/leaderboard/classic2")).json()["people"][0]["name"] == "Ada"
    assert (await alone.http.get("api/leaderboard/chess")).status_code == 404
    assert (await alone.http.get("api/players/nobody/ratings")).json()["code"] == "people.unknown_player"


async def counted(running: Running, room: str) -> dict[str, Any]:
    """Waits until a game is counted."""
    async with asyncio.timeout(20):
        while (answer := (await running.http.get(f"api/rooms/{room}/ratings")).json())["state"] == "waiting":
            await asyncio.sleep(0.02)
    return dict(answer)


async def play(*clients: Client) -> None:
    """Plays two turns each."""
    by_side = {client.table["seats"][client.welcome["seats"][0] - 1]["side"]: client for client in clients}
    table = clients[0].table
    squares = {"S": ["e2", "e3"], "N": ["e8", "e7"]}
    side = table["clocks"]["running"]
    for number in range(4):
        action = squares[side].pop(0)
        assert (await by_side[side].ask("act", f"m{number}", actions=[action]))["type"] == "ack"
        side = {"S": "N", "N": "S"}[side]


@pytest.mark.slow
async def test_ranges_and_blocks(alone: Running) -> None:
    ada, bob, eve = await people(alone, "Ada", "Bob", "Eve")
    await set_rating(alone, ada, 1500)
    await set_rating(alone, bob, 1550)
    await set_rating(alone, eve, 1750)
    await alone.server.service.store.social.set_relation(bob.id, ada.id, "block", 1, 100)
    async with seeker(alone, ada) as one, seeker(alone, bob) as two, seeker(alone, eve) as three:
        assert (await one.seek())["type"] == "seeking"
        assert (await two.seek())["type"] == "seeking", "Bob blocks Ada"
        assert (await three.seek())["type"] == "seeking", "too far from both"
        found = await three.found()  # the ranges widen: after six seconds Bob fits
        assert found["room"] == (await two.found())["room"]
        assert not [each for each in one.received if each["type"] == "found"]


async def test_casual_and_rated_people_wait_apart(alone: Running) -> None:
    ada, bob = await people(alone, "Ada", "Bob")
    async with seeker(alone, ada) as one, seeker(alone, bob, is_rated=False) as two:
        assert (await one.seek())["type"] == "seeking"
        assert "rating" not in await two.seek()
        await two.wait_until(
            lambda: any("classic2-5+5:rated" in message.get("waiting", {}) for message in two.received)
        )


async def test_no_client_can_name_an_account(alone: Running) -> None:
    seats = [{"holder": "here", "account": "id-ada", "rating": 2000}, {"holder": "elsewhere"}]
    table = {"mode": "classic2", "timing": {"base_ms": 60_000}, "seats": seats}
    opened = (await alone.http.post("api/rooms", json=table)).json()
    info = (await alone.http.get(f"api/rooms/{opened['room']}")).json()
    assert "account" not in info["table"]["seats"][0]
    assert "rating" not in info["table"]["seats"][0]
    rated = await alone.http.post("api/rooms", json=table | {"is_rated": True})
    assert rated.status_code == 422 or "room.rated_account" in rated.text
    async with alone.client(opened["room"], token=opened["join"]) as guest:
        answer = await guest.ask("sit", "s", seat=2, account="id-bob")
        assert answer["code"] == "server.unreadable"
