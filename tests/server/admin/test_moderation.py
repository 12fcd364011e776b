"""Closing rooms, reports from players, the name filter, announcements, and the lists of hosts."""

from __future__ import annotations

from typing import Any

import httpx
import pytest

from hedgemaze.server.admin.reports import KEEP_KEY_MS
from hedgemaze.server.limits import Limits
from tests.server.admin.hosts import Host, add_account, sign_in
from tests.server.helpers.running import Running
from tests.server.lobby.lobby_client import LobbyClient
from tests.server.tournaments.helpers import body as tournament_body

pytestmark = pytest.mark.anyio

DAY_MS = 86_400_000


async def actions(host: Host) -> list[str]:
    return [each["action"] for each in (await host.get("audit"))["items"]]


async def test_players_see_that_their_room_was_closed(alone: Running, host: Host) -> None:
    opened = await alone.open_table()
    room = opened["room"]
    ada, bob = (alone.client(room, token=opened[name]) for name in ("token", "join"))
    async with ada, bob:
        await bob.ask("sit", "sit", seat=2, name="Bob")
        await ada.wait_version(3)
        assert (await ada.ask("act", "1", version=3, actions=["e2"]))["type"] == "ack"
        answer = await host.post(f"rooms/{room}/close", {"reason": "unkind"})
        assert answer.status_code == 200, answer.text
        for client in (ada, bob):
            await client.wait_version(5)
            assert client.table["stage"] == "ended"
            assert client.table["closed"] == "unkind"
            assert "outcome" not in client.table, "it has no result"
            assert client.events[-1]["event"] == "closed"
        for message in ({"type": "say", "phrase": "hello"}, {"type": "offer", "kind": "rematch"}):
            fields: dict[str, Any] = {key: value for key, value in message.items() if key != "type"}
            assert (await bob.ask(message["type"], message["type"], **fields))["code"] == "room.closed"
    record = await alone.http.get(f"api/rooms/{room}/record")
    assert '[Result "*"]' in record.text
    assert (await host.post(f"rooms/{room}/close", {"reason": "other"})).status_code == 200, "nothing more happens"
    assert await actions(host) == ["room.closed"]
    shown = (await host.get("rooms", q=room))["rooms"]
    assert [each["about"]["closed"] for each in shown] == ["unkind"]


async def test_a_table_that_waits_can_be_closed(alone: Running, host: Host) -> None:
    opened = await alone.open_table(visibility="listed")
    assert (await host.post(f"rooms/{opened['room']}/close", {"reason": "other"})).status_code == 200
    bob = alone.client(opened["room"], token=opened["join"])
    async with bob:
        assert (await bob.ask("sit", "sit", seat=2, name="Bob"))["code"] == "room.closed"
    listed = (await alone.http.get("api/rooms")).json()["rooms"]
    assert opened["room"] not in [each["room"] for each in listed]
    assert (await alone.http.get("api/records")).status_code == 200, "a game that never began has no record"
    assert (await host.post("rooms/nothere/close", {"reason": "other"})).status_code == 404
    assert (await host.post(f"rooms/{opened['room']}/close", {"reason": "bored"})).status_code == 400
    assert await actions(host) == ["room.closed"]


async def test_rooms_are_found_by_name_and_stage(alone: Running, host: Host) -> None:
    rooms = [(await alone.open_table(seats=[{"holder": "here", "name": name}, {"holder": "elsewhere"}]))["room"]
             for name in ("Ada", "Zoe", "50% off")]  # fmt: skip
    found = (await host.get("rooms", q="zoe"))["rooms"]
    assert [each["room"] for each in found] == [rooms[1]]
    assert len((await host.get("rooms"))["rooms"]) == 3
    assert len((await host.get("rooms", stage="waiting"))["rooms"]) == 3
    assert (await host.get("rooms", stage="ended"))["rooms"] == []
    assert [each["room"] for each in (await host.get("rooms", q="50%"))["rooms"]] == [rooms[2]]
    assert (await host.get("rooms", page=1))["rooms"] == []
    foreign = (await alone.open_table(seats=[{"holder": "here", "name": "Ömer"}, {"holder": "elsewhere"}]))["room"]
    for text in ("Ömer", "ÖMER", foreign, foreign.upper()):
        assert [each["room"] for each in (await host.get("rooms", q=text))["rooms"]] == [foreign], text
    client = alone.client(rooms[0])
    async with client:
        shown = await host.get(f"rooms/{rooms[0]}")
        assert shown["connected"] == [{"seats": [], "network": "127.0.0.1"}]


async def test_reports_reach_the_hosts_once(alone: Running, host: Host) -> None:
    account = await add_account(alone.server.service.store, "Mallory")
    opened = await alone.open_table()
    body = {"room": opened["room"], "seat": 1, "reason": "name"}
    first = await alone.http.post("api/reports", json=body)
    assert (first.status_code, first.json()) == (201, {"is_new": True})
    assert (await alone.http.post("api/reports", json=body)).json() == {"is_new": False}
    assert (await alone.http.post("api/reports", json={"name": "mallory", "reason": "cheating"})).json()["is_new"]
    cookie = await sign_in(alone.server, account)
    assert (await alone.http.post("api/reports", json=body, headers=cookie)).json()["is_new"], "another player"
    shown = (await host.get("reports"))["reports"]
    assert [(each["name"], each["reason"], each.get("account")) for each in shown] == [
        ("Ada", "name", None),
        ("Mallory", "cheating", account),
        ("Ada", "name", None),
    ]
    assert [each.get("reporter", "") for each in shown] == ["Mallory", "", ""]
    assert (await host.post(f"reports/{shown[0]['id']}/handled")).status_code == 200
    assert (await host.post(f"reports/{shown[0]['id']}/handled")).status_code == 404
    assert len((await host.get("reports"))["reports"]) == 2
    assert (await host.get("reports", all="1", q="ada"))["reports"][0]["handled_by"] == "tests"
    assert (await host.get("status"))["open_reports"] == 2
    assert await actions(host) == ["report.handled"]


async def test_an_erased_account_is_in_no_report(alone: Running, host: Host) -> None:
    store = alone.server.service.store
    cookie = await sign_in(alone.server, await add_account(store, "Alice"))
    mallory = await add_account(store, "Mallory")
    for body, headers in (({"name": "Mallory"}, cookie), ({"name": "Mallory"}, {}), ({"name": "Alice"}, {})):
        answer = await alone.http.post("api/reports", json={"reason": "name", **body}, headers=headers)
        assert answer.json() == {"is_new": True}
    accounts = alone.server.people.accounts
    for id_ in ("id-alice", mallory):
        account = await accounts.by_id(id_)
        assert account is not None
        await accounts.erase(account)
    shown = (await host.get("reports"))["reports"]
    assert [(each["name"], "account" in each) for each in shown] == [("", False), ("", False)]


async def keys_of_reports(running: Running) -> list[bool]:
    """Returns of each report whether it has its sender's key."""
    rows = await running.server.service.store.connections.read(
        lambda database: database.rows("SELECT reporter FROM reports ORDER BY id")
    )
    return [len(reporter) == 32 for (reporter,) in rows]


async def test_the_key_of_an_anonymous_reporter_is_forgotten(alone: Running, host: Host) -> None:
    admin, store = alone.server.admin, alone.server.service.store
    await add_account(store, "Mallory")
    for reason in ("name", "phrases", "cheating"):
        assert (await alone.http.post("api/reports", json={"name": "Mallory", "reason": reason})).status_code == 201
    shown = (await host.get("reports"))["reports"]
    await host.post(f"reports/{shown[-1]['id']}/handled")
    assert await keys_of_reports(alone) == [False, True, True], "a handled report needs no key"
    await admin.clean_reports()
    assert await keys_of_reports(alone) == [False, True, True]
    await store.connections.write(
        lambda database: database.execute(
            "UPDATE reports SET at_ms = at_ms - ? WHERE reason = 'phrases'", (KEEP_KEY_MS,)
        )
    )
    await admin.clean_reports()
    assert await keys_of_reports(alone) == [False, False, True], "a month is enough to find repeated reports"
    exported = (await alone.http.get("api/me/export")).json()
    assert [each["reason"] for each in exported["reports"]] == ["cheating"]
    assert (await alone.http.delete("api/me")).status_code == 200
    assert [each["reason"] for each in (await host.get("reports", all="1"))["reports"]] == ["phrases", "name"]


@pytest.mark.parametrize(
    "body",
    [
        {"room": "ROOM", "seat": 2, "reason": "name"},
        {"room": "ROOM", "seat": 0, "reason": "name"},
        {"name": "Nobody", "reason": "name"},
        {"reason": "name"},
    ],
)
async def test_nobody_can_be_reported_who_is_not_there(alone: Running, host: Host, body: dict[str, Any]) -> None:
    opened = await alone.open_table()
    answer = await alone.http.post("api/reports", json=body | ({"room": opened["room"]} if "room" in body else {}))
    assert (answer.status_code, answer.json()["code"]) == (404, "admin.nobody_there")
    assert (await host.get("reports"))["reports"] == []


async def test_reports_are_limited(folder: Any) -> None:
    async with Running(folder, Limits()) as running:
        answers = [await running.http.post("api/reports", json={"name": "x", "reason": "other"}) for _ in range(7)]
        assert [each.status_code for each in answers] == [404] * 5 + [429] * 2


async def test_the_name_filter(alone: Running, host: Host) -> None:
    people = alone.server.people.accounts
    assert await people.checked_name("Blockhead") == "Blockhead"
    assert (await host.post("names", {"word": " Block "})).status_code == 201
    assert (await host.post("names", {"word": "block"})).status_code == 201, "twice is once"
    assert [each["word"] for each in (await host.get("names"))["words"]] == ["block"]
    with pytest.raises(Exception, match="name"):
        await people.checked_name("Blockhead")
    assert (await host.delete("names/block")).status_code == 200
    assert (await host.delete("names/block")).status_code == 404
    assert await people.checked_name("Blockhead") == "Blockhead"
    assert (await host.post("names", {"word": "  a "})).json()["code"] == "admin.bad_word"
    assert await actions(host) == ["name.allowed", "name.filtered"]


@pytest.mark.parametrize("name", ["Admin", "\u2605 [Adm1n] \u2605", "Blockhead", "b.l.o.c.k"])
async def test_names_without_an_account_are_filtered_too(alone: Running, host: Host, name: str) -> None:
    opened = await alone.open_table()
    person_and_bot: tuple[dict[str, Any], ...] = ({}, {"is_bot": True})
    await host.post("names", {"word": "block"})
    seats = [{"holder": "here", "name": name}, {"holder": "elsewhere"}]
    refused = await alone.http.post(
        "api/rooms", json={"mode": "classic2", "seats": seats, "first": "chosen", "first_side": "S"}
    )
    assert (refused.status_code, refused.json()["code"]) == (400, "people.name_reserved")
    for more in ({"title": name}, {"name": name}):
        refused = await alone.http.post("api/tournaments", json=tournament_body(**more))
        assert (refused.status_code, refused.json()["code"]) == (400, "people.name_reserved")
    tournament = (await alone.http.post("api/tournaments", json=tournament_body(title="Ghost cup"))).json()[
        "tournament"
    ]
    for each in person_and_bot:
        joining = await alone.http.post(f"api/tournaments/{tournament}/join", json={"name": name, **each})
        assert joining.json()["code"] == "people.name_reserved"
    async with LobbyClient(alone.address) as seeker:
        assert (await seeker.seek(name=name))["code"] == "people.name_reserved"
        assert (await seeker.seek("again", name="Bob"))["type"] == "seeking"
    async with alone.client(opened["room"], token=opened["token"]) as ada:
        assert (await ada.ask("dress", "d", name=name))["code"] == "people.name_reserved"
        assert (await ada.ask("dress", "e", name="Ada L."))["type"] == "ack"
    async with alone.client(opened["room"], token=opened["join"]) as bob:
        for number, each in enumerate(person_and_bot):
            assert (await bob.ask("sit", f"{number}", seat=2, name=name, **each))["code"] == "people.name_reserved"
        assert (await bob.ask("sit", "c", seat=2, name="Bob"))["type"] == "ack"


async def test_a_word_that_is_filtered_later_changes_no_game(alone: Running, host: Host) -> None:
    opened = await alone.open_table(seats=[{"holder": "here", "name": "Blockhead"}, {"holder": "elsewhere"}])
    async with alone.client(opened["room"], token=opened["token"]) as ada:
        await host.post("names", {"word": "block"})
        changed = await ada.ask("dress", "d", name="Blockhead", character="I")
        assert changed["type"] == "ack", "the name stays"
        async with alone.client(opened["room"], token=opened["join"]) as bob:
            assert (await bob.ask("sit", "s", seat=2, name="Bob"))["type"] == "ack"
            assert (await bob.ask("sit", "s", seat=2, name="Blockhead"))["type"] == "ack", "a repeated message"
        assert ada.table["seats"][0]["name"] == "Blockhead"


async def test_a_host_calls_a_tournament_off(alone: Running, host: Host) -> None:
    made = (await alone.http.post("api/tournaments", json=tournament_body(title="Rude cup", is_listed=True))).json()
    path = f"api/tournaments/{made['tournament']}"
    for name in ("Bob", "Cem"):
        async with httpx.AsyncClient(base_url=alone.address) as other:
            assert (await other.post(f"{path}/join", json={"name": name})).status_code == 200
    view = (await alone.http.post(f"{path}/start")).json()
    room = next(each["room"] for each in view["games"])
    assert [each["id"] for each in (await alone.http.get("api/tournaments")).json()["listed"]] == [made["tournament"]]
    cancelled = await host.post(f"tournaments/{made['tournament']}/cancel")
    assert (cancelled.status_code, cancelled.json()) == (200, {"is_done": True})
    lists = (await alone.http.get("api/tournaments")).json()
    assert (lists.get("listed", []), lists.get("mine", [])) == ([], [])
    assert (await alone.http.get(path)).json()["stage"] == "cancelled"
    assert (await alone.http.get(f"api/rooms/{room}")).json()["table"]["stage"] == "playing", "the game goes on"
    assert (await host.post(f"tournaments/{made['tournament']}/cancel")).json()["code"] == "tournament.over"
    assert (await host.post("tournaments/nothing/cancel")).json()["code"] == "tournament.none"
    [item] = (await host.get("audit"))["items"]
    assert (item["token"], item["action"], item["subject"]) == ("tests", "tournament.cancelled", made["tournament"])
    assert (item["old"], item["new"]["stage"]) == ({"stage": "playing", "title": "Rude cup"}, "cancelled")
    store = alone.server.service.store
    assert await store.tournaments.due(2**52) == []
    assert await store.tournaments.delete_unused(2**52) == 1
    left = await store.connections.read(lambda database: database.rows("SELECT count(*) FROM tournament_games"))
    assert left == [(0,)]


async def test_announcements_are_shown_in_their_time(alone: Running, host: Host) -> None:
    now_ms = alone.server.service.clock.now_ms()

    async def shown() -> list[str]:
        found = (await alone.http.get("api/announcements")).json()["announcements"]
        return [each["texts"]["*"] for each in found]

    assert await shown() == []
    body = {"texts": {"*": "Down at nine", "de": "Um neun ist Pause"}, "until_ms": now_ms + DAY_MS}
    added = (await host.post("announcements", body)).json()
    later = {"texts": {"*": "Later"}, "from_ms": now_ms + DAY_MS, "until_ms": now_ms + 2 * DAY_MS}
    assert (await host.post("announcements", later)).status_code == 201
    assert await shown() == ["Down at nine"]
    assert len((await host.get("announcements"))["announcements"]) == 2
    for bad, code in (
        ({"texts": {"de": "nur so"}, "until_ms": now_ms + DAY_MS}, "admin.bad_announcement"),
        ({"texts": {"*": "x"}, "until_ms": now_ms - 1}, "admin.bad_time"),
    ):
        assert (await host.post("announcements", bad)).json()["code"] == code
    assert (await host.delete(f"announcements/{added['id']}")).status_code == 200
    assert await shown() == []
    assert await actions(host) == ["announcement.deleted", "announcement.added", "announcement.added"]


async def test_players_and_the_state_of_the_server(alone: Running, host: Host) -> None:
    for name in ("Mallory", "Alice"):
        await sign_in(alone.server, await add_account(alone.server.service.store, name))
    found = (await host.get("players", q="MALL"))["players"]
    assert [(each["name"], each["sessions"]) for each in found] == [("Mallory", 1)]
    assert len((await host.get("players"))["players"]) == 2
    status = await host.get("status")
    assert (status["token"], status["database"], status["accounts"]) == ("tests", "sqlite", 2)
    assert status["slow"]
    assert {each["kind"] for each in status["slow"]} <= {"read", "write"}
    assert [each["ms"] for each in status["slow"]] == sorted((each["ms"] for each in status["slow"]), reverse=True)


async def test_players_are_found_in_any_script_and_case(host: Host, alone: Running) -> None:
    for name in ("Mallory", "Ömer Ünal", "ΝΙΚΟΣ"):
        await add_account(alone.server.service.store, name)
    for text, name in (
        ("ma11", "Mallory"),
        ("Ömer", "Ömer Ünal"),
        ("ömer ü", "Ömer Ünal"),
        ("ÜNAL", "Ömer Ünal"),
        ("νικ", "ΝΙΚΟΣ"),
        ("id-ömer ünal", "Ömer Ünal"),
    ):
        assert [each["name"] for each in (await host.get("players", q=text))["players"]] == [name], text
    assert (await host.get("players", q="._"))["players"] == [], "a text without letters is not everybody"
