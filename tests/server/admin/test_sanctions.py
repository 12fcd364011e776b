"""Bans and mutes: they hold for HTTP, the sockets and the lobby, at once and on other nodes within seconds."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hedgemaze.server.admin.sanctions import network_of
from hedgemaze.server.errors import ServerError
from hedgemaze.server.limits import client_key
from tests.server.admin.hosts import Host, add_account, sign_in
from tests.server.helpers.client import Client
from tests.server.helpers.postgres import Postgres
from tests.server.helpers.running import Running
from tests.server.lobby.lobby_client import LobbyClient

pytestmark = pytest.mark.anyio

HERE = "127.0.0.1"


async def is_refused(running: Running, room: str, headers: dict[str, str]) -> list[bool]:
    """Returns whether HTTP, a room's socket and the lobby refuse a client."""
    answer = await running.http.get(f"api/rooms/{room}", headers=headers)
    found = [answer.status_code == 403]
    if found[0]:
        assert answer.json()["code"] == "people.banned"
    for client in (running.client(room), LobbyClient(running.address)):
        client.headers = headers
        client.hello = {} if found[0] else client.hello  # the socket may be closed before it can be sent
        await client.open()
        if found[0]:
            assert (await client.wait_for("closing"))["reason"] == "banned"
            found.append(await client.wait_closed() == 4403)
        else:
            await client.wait_for(client.first)
            found.append(False)
        await client.close()
    return found


async def answers(running: Running, status: int, headers: dict[str, str]) -> None:
    """Waits until a node answers a client with a status."""
    async with asyncio.timeout(20):
        while (await running.http.get("api/rooms", headers=headers)).status_code != status:
            await asyncio.sleep(0.1)


async def test_a_banned_account_is_refused_everywhere_at_once(alone: Running, host: Host) -> None:
    account = await add_account(alone.server.service.store, "Mallory")
    cookie = await sign_in(alone.server, account)
    room = (await alone.open_table())["room"]
    assert await is_refused(alone, room, cookie) == [False] * 3
    watcher, waiting = alone.client(room), LobbyClient(alone.address)
    watcher.headers = waiting.headers = cookie
    async with watcher, waiting:
        assert (await waiting.seek())["type"] == "seeking"
        id_ = await host.ban(account=account, reason="rude")
        for client in (watcher, waiting):
            assert (await client.wait_for("closing"))["reason"] == "banned"
    assert len(alone.server.lobby.seekers) == 0, "nobody is paired with a banned person"
    assert await is_refused(alone, room, cookie) == [True] * 3
    assert await is_refused(alone, room, {}) == [False] * 3, "others are not concerned"
    assert (await alone.http.get("api/me/export", headers=cookie)).status_code == 200, "it is their data"
    assert (await host.delete(f"sanctions/{id_}")).status_code == 200
    assert await is_refused(alone, room, cookie) == [False] * 3
    assert (await host.delete(f"sanctions/{id_}")).status_code == 404, "it is lifted already"


async def test_a_banned_address_is_refused_but_the_host_is_not(alone: Running, host: Host) -> None:
    room = (await alone.open_table())["room"]
    id_ = await host.ban(network=HERE)
    assert await is_refused(alone, room, {}) == [True] * 3
    assert (await alone.http.get("/")).status_code != 403, "the page can say why"
    shown = (await host.get("sanctions"))["sanctions"]
    assert [(each["network"], each["kind"]) for each in shown] == [(HERE, "ban")]
    assert (await host.delete(f"sanctions/{id_}")).status_code == 200
    assert await is_refused(alone, room, {}) == [False] * 3


@pytest.mark.slow
async def test_a_ban_with_an_end_ends(alone: Running, host: Host) -> None:
    account = await add_account(alone.server.service.store, "Mallory")
    cookie = await sign_in(alone.server, account)
    now_ms = alone.server.service.clock.now_ms()
    await host.ban(account=account, until_ms=now_ms + 3_000)
    people = alone.server.people.accounts
    found = await people.by_id(account)
    assert found is not None
    assert found.is_banned
    assert (await alone.http.get("api/rooms", headers=cookie)).status_code == 403
    await answers(alone, 200, cookie)
    assert alone.server.service.clock.now_ms() >= now_ms + 3_000
    await alone.server.admin.refresh()
    found = await people.by_id(account)
    assert found is not None
    assert not found.is_banned
    assert (await host.get("players", q="mallory"))["players"][0].get("is_banned") is None


BAD_BANS: tuple[tuple[dict[str, Any], str], ...] = (
    ({"kind": "ban"}, "admin.bad_sanction"),
    ({"kind": "ban", "account": "nobody"}, "admin.bad_sanction"),
    ({"kind": "mute"}, "admin.bad_sanction"),
    ({"kind": "mute", "network": "10.0.0.0/8"}, "admin.bad_network"),
    ({"kind": "ban", "network": "somewhere"}, "admin.bad_network"),
    ({"kind": "ban", "network": "10.0.0.0/8"}, "admin.bad_network"),
    ({"kind": "ban", "network": HERE, "until_ms": 5}, "admin.bad_time"),
    ({"kind": "kick", "network": HERE}, "server.unreadable"),
)


async def test_bad_bans(host: Host) -> None:
    for body, code in BAD_BANS:
        assert (await host.post("sanctions", body)).json()["code"] == code, body
    assert (await host.get("audit"))["items"] == []


async def test_a_muted_account_neither_talks_nor_changes_its_name(alone: Running, host: Host) -> None:
    account = await add_account(alone.server.service.store, "Mallory")
    cookie = await sign_in(alone.server, account)
    opened = await alone.open_table(seats=[{"holder": "elsewhere"}, {"holder": "elsewhere"}])
    client = alone.client(opened["room"], token=opened["join"])
    client.headers = cookie
    async with client:
        assert (await client.ask("sit", "s", seat=1, name="Mallory"))["type"] == "ack"
        assert (await client.ask("say", "a", phrase="hello"))["type"] == "ack"
        id_ = await host.ban(kind="mute", account=account)
        assert (await client.ask("say", "b", phrase="hello"))["code"] == "people.muted"
        assert (await client.ask("dress", "c", name="Other"))["code"] == "people.muted"
        assert (await client.ask("leave", "d"))["type"] == "ack", "the rest works"
        headers = cookie | {"Origin": alone.address.rstrip("/")}
        answer = await alone.http.post("api/account/name", json={"name": "Somebody"}, headers=headers)
        assert (answer.status_code, answer.json()["code"]) == (403, "people.muted")
        assert (await host.delete(f"sanctions/{id_}")).status_code == 200
        answer = await alone.http.post("api/account/name", json={"name": "Somebody"}, headers=headers)
        assert answer.status_code == 200, answer.text


async def test_a_muted_address_does_not_talk_with_or_without_an_account(alone: Running, host: Host) -> None:
    account = await add_account(alone.server.service.store, "Mallory")
    cookie = await sign_in(alone.server, account)
    opened = await alone.open_table()
    anonymous, known = alone.client(opened["room"], token=opened["token"]), alone.client(opened["room"])
    known.headers, known.hello = cookie, known.hello | {"token": opened["join"]}
    async with anonymous, known:
        assert (await known.ask("sit", "s", seat=2, name="Mallory"))["type"] == "ack"
        assert (await anonymous.ask("say", "a", phrase="hello"))["type"] == "ack"
        id_ = await host.ban(kind="mute", network=HERE)
        for client in (anonymous, known):
            assert (await client.ask("say", "b", phrase="hello"))["code"] == "people.muted"
            assert (await client.ask("dress", "c", name="Other"))["code"] == "people.muted"
        assert (await anonymous.ask("act", "d", actions=["e2"]))["type"] == "ack", "playing stays possible"
        found = await alone.server.people.accounts.by_id(account)
        assert found is not None
        assert not found.is_muted, "the account itself is not muted"
        assert (await host.delete(f"sanctions/{id_}")).status_code == 200
        for client in (anonymous, known):
            assert (await client.ask("say", "e", phrase="hello"))["type"] == "ack"
    assert [each["action"] for each in (await host.get("audit"))["items"]] == ["lifted", "mute.added"]


async def test_an_older_reading_does_not_undo_a_ban(
    alone: Running, host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    store, sanctions = alone.server.service.store.moderation, alone.server.admin.sanctions
    read, has_read = store.sanctions_in_force, asyncio.Event()

    async def slow(now_ms: int) -> object:
        found = await read(now_ms)
        if not has_read.is_set():
            has_read.set()
            await asyncio.sleep(0.2)
        return found

    monkeypatch.setattr(store, "sanctions_in_force", slow)
    older = asyncio.create_task(sanctions.refresh())
    await has_read.wait()
    await host.ban(network="203.0.113.9")
    await older
    assert sanctions.ban_of("203.0.113.9", None) is not None


async def test_every_change_is_in_the_audit_log(alone: Running, host: Host) -> None:
    account = await add_account(alone.server.service.store, "Mallory")
    first = await host.ban(account=account, reason="rude")
    second = await host.ban(account=account, reason="very rude")
    await host.delete(f"sanctions/{second}")
    items = (await host.get("audit"))["items"]
    assert [each["action"] for each in items] == ["lifted", "ban.added", "ban.added"]
    assert items[1]["old"]["id"] == first, "the new ban replaces the old one"
    assert items[1]["new"]["reason"] == "very rude"
    assert items[2]["old"] is None
    assert {each["token"] for each in items} == {"tests"}
    assert (await host.get("audit", before=items[0]["id"]))["items"] == items[1:]
    assert [each["id"] for each in (await host.get("audit", q="LIFTED"))["items"]] == [items[0]["id"]]
    shown = (await host.get("sanctions"))["sanctions"]
    assert [(each["reason"], "lifted_ms" in each) for each in shown] == [("very rude", True), ("rude", True)]
    assert shown[0]["name"] == "Mallory"
    assert (await host.get("sanctions", q="VERY"))["sanctions"] == shown[:1]
    assert (await host.get("sanctions", q="zara"))["sanctions"] == []
    await alone.server.service.store.connections.write(
        lambda database: database.execute("UPDATE accounts SET name = 'Zara' WHERE id = ?", (account,))
    )
    found = (await host.get("sanctions", q="zara"))["sanctions"]
    assert [each["id"] for each in found] == [second, first], "by the name that the account has now"


@settings(deadline=None)
@given(st.ip_addresses())
def test_a_banned_network_is_the_key_of_its_clients(address: object) -> None:
    key = client_key(str(address))
    assert network_of(f" {address} ") == key
    assert network_of(key) == key


@pytest.mark.parametrize("text", ["", "x", "10.0.0.1/24", "2001:db8::/48", "1.2.3.4/64", "127.0.0.1;"])
def test_no_network(text: str) -> None:
    with pytest.raises(ServerError, match="no address"):
        network_of(text)


@pytest.mark.slow
async def test_a_ban_holds_on_another_node_within_seconds(postgres: Postgres) -> None:
    url: Any = postgres.new_database()
    async with Running(url) as one, Running(url) as two:
        host = await Host.of(one.server, one.address)
        account = await add_account(one.server.service.store, "Mallory")
        cookie = await sign_in(two.server, account)
        room = (await two.open_table())["room"]
        assert await is_refused(two, room, cookie) == [False] * 3
        watcher = Client(two.address, room)
        watcher.headers = cookie
        async with watcher:
            id_ = await host.ban(account=account)
            assert (await watcher.wait_for("closing"))["reason"] == "banned"
        assert await is_refused(two, room, cookie) == [True] * 3
        await host.delete(f"sanctions/{id_}")
        await answers(two, 200, cookie)
        assert await is_refused(two, room, cookie) == [False] * 3
        await host.ban(network=HERE)
        await answers(two, 403, {})
        assert await is_refused(two, room, {}) == [True] * 3
        nodes = (await host.get("status"))["nodes"]
        assert len(nodes) == 2
        assert sum(each.get("is_this", False) for each in nodes) == 1
        await host.http.aclose()
