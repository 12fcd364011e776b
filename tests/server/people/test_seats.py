"""What an account does to seats: they come along, open on every device, and are lost with the session."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.helpers.running import Running
from tests.server.people.browser import Browser

pytestmark = pytest.mark.anyio

_TABLE: dict[str, Any] = {
    "mode": "classic2",
    "seats": [{"holder": "here", "name": "Whoever"}, {"holder": "elsewhere"}],
    "first": "chosen",
    "first_side": "S",
}


async def open_table(browser: Browser, **more: Any) -> dict[str, Any]:
    answer = await browser.http.post("api/rooms", json=_TABLE | more)
    assert answer.status_code == 201, answer.text
    return dict(answer.json())


async def seats(browser: Browser, room: str, **hello: Any) -> list[int]:
    """Returns the seats that a new socket of a browser holds."""
    async with browser.client(room, **hello) as client:
        return list(client.welcome["seats"])


async def test_an_anonymous_seat_becomes_the_accounts(running: Running) -> None:
    async with Browser(running.address) as anna, anna.device() as phone, Browser(running.address) as other:
        table = await open_table(anna)
        async with anna.client(table["room"]) as before:
            assert before.welcome["seats"] == [1]
            await anna.sign_up("Anna")
            answer = await before.ask("dress", "d1", name="Still me")
            assert answer["type"] == "ack", "the open socket keeps its seat"
        assert await seats(anna, table["room"]) == [1]
        assert await seats(phone, table["room"]) == []
        await phone.sign_in()
        assert await seats(phone, table["room"]) == [1], "on every device"
        assert await seats(other, table["room"]) == []
        games = (await phone.http.get("api/me")).json()["games"]
        assert [game["room"] for game in games] == [table["room"]]


async def test_signing_in_brings_the_games_of_this_browser(running: Running) -> None:
    async with Browser(running.address) as ben, ben.device() as phone:
        await ben.sign_up("Ben")
        table = await open_table(phone)
        assert await seats(phone, table["room"]) == [1]
        await phone.sign_in()
        assert await seats(phone, table["room"]) == [1]
        assert await seats(ben, table["room"]) == [1]


async def test_the_reports_of_this_browser_come_along(running: Running) -> None:
    async with Browser(running.address) as bob, Browser(running.address) as nora:
        await bob.sign_up("Rude Bob")
        for reason in ("name", "phrases"):
            answer = await nora.http.post("api/reports", json={"name": "Rude Bob", "reason": reason})
            assert answer.status_code == 201, answer.text
            if reason == "name":
                await nora.sign_up("Nora")
        exported = (await nora.http.get("api/me/export")).json()
        assert [each["reason"] for each in exported["reports"]] == ["name", "phrases"]
        assert (await nora.http.delete("api/me")).status_code == 200
        store = running.server.service.store
        assert await store.moderation.reports("", "rude bob", 10, is_open=False) == []


async def test_a_signed_out_device_loses_its_seats(running: Running) -> None:
    async with Browser(running.address) as cleo, cleo.device() as phone:
        await cleo.sign_up("Cleo")
        table = await open_table(cleo)
        await phone.sign_in()
        async with phone.client(table["room"]) as socket, cleo.client(table["room"], token=table["token"]) as thief:
            assert socket.welcome["seats"] == thief.welcome["seats"] == [1]
            (stolen,) = (each["id"] for each in (await phone.state())["sessions"] if not each.get("is_here"))
            assert (await phone.http.delete(f"api/account/sessions/{stolen}")).json() == {"sessions": 1}
            assert await thief.wait_closed() == 4409
            assert (await socket.ask("dress", "d1", name="Cleo"))["type"] == "ack", "the other device plays on"
        assert await seats(cleo, table["room"], token=table["token"]) == [], "the token is void too"
        assert await cleo.state() == {"account": None}
        assert await seats(phone, table["room"]) == [1]
        await phone.ok("sign-out")
        assert await seats(phone, table["room"]) == []


async def test_signing_out_everywhere(running: Running) -> None:
    async with Browser(running.address) as dan, dan.device() as phone:
        await dan.sign_up("Dan")
        await phone.sign_in()
        assert (await dan.http.delete("api/account/sessions")).json() == {"sessions": 2}
        for browser in (dan, phone):
            assert await browser.state() == {"account": None}


async def test_seats_carry_the_name_and_the_id_of_the_account(running: Running) -> None:
    async with Browser(running.address) as ella, Browser(running.address) as fred:
        account = (await ella.sign_up("Ella"))["account"]
        table = await open_table(ella, seats=[{"holder": "here", "name": "Eve"}, {"holder": "elsewhere"}])
        forged = [{"holder": "here", "name": "Fred", "account": account["id"]}, {"holder": "elsewhere"}]
        other = await open_table(fred, seats=forged)
        async with ella.client(table["room"]) as one, fred.client(other["room"], token=other["token"]) as two:
            seat = one.welcome["table"]["seats"][0]
            assert (seat["name"], seat["account"]) == ("Ella", account["id"])
            assert two.welcome["table"]["seats"][0].get("account") is None, "a client cannot say who it is"
        async with ella.client(other["room"], token=other["join"]) as guest:
            assert (await guest.ask("sit", "s1", seat=2, name="Somebody"))["type"] == "ack"
            await guest.wait_until(lambda: guest.table["seats"][1].get("name") == "Ella")
            assert guest.table["seats"][1]["account"] == account["id"]


async def test_the_lobby_knows_the_account(running: Running) -> None:
    async with Browser(running.address) as gus, Browser(running.address) as hal:
        account = (await gus.sign_up("Gus"))["account"]
        clients = []
        for browser, name in ((gus, "Nobody"), (hal, "Hal")):
            client = browser.client("", "api/lobby")
            client.hello = {}
            await client.open()
            ticket = f"{name:_<22}"
            await client.send({"type": "seek", "id": "1", "preset": "classic2-5+5", "ticket": ticket, "name": name})
            clients.append(client)
        found = await clients[0].wait_for("found")
        for client in clients:
            await client.close()
        view = (await gus.http.get(f"api/rooms/{found['room']}")).json()["table"]["seats"]
        assert ("Gus", account["id"]) in [(each.get("name"), each.get("account")) for each in view]
        assert await seats(gus, found["room"]) == [found["seat"]]


@pytest.mark.parametrize(("endpoint", "name"), [("sockets", "Tess"), ("lobby_sockets", "Ulla")])
async def test_a_socket_that_is_opened_during_a_sign_out_is_closed(
    running: Running, monkeypatch: pytest.MonkeyPatch, endpoint: str, name: str
) -> None:
    served = getattr(running.server, endpoint)
    serve = served.serve
    async with Browser(running.address) as tess, tess.device() as phone:
        await tess.sign_up(name)
        table = await open_table(tess)
        await phone.sign_in()

        async def late(*handshake: Any) -> None:
            """The handshake is signed in already; now the account is signed out everywhere."""
            assert (await phone.http.delete("api/account/sessions")).status_code == 200
            await serve(*handshake)

        monkeypatch.setattr(served, "serve", late)
        client = tess.client(table["room"])
        if endpoint == "lobby_sockets":
            client.path = "api/lobby"
        await client.open()
        assert await client.wait_closed() == 4409
