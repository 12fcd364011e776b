"""The HTTP API of a real server: tables, records, the player's data, health."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from hedgemaze.rules import parse_record
from hedgemaze.server.limits import Limits, Rate
from tests.server.helpers.running import Running

pytestmark = pytest.mark.anyio


async def finish(running: Running, **settings: Any) -> str:
    """Plays a short game at one table to its end and returns the room."""
    opened = await running.open_table(**settings)
    async with (
        running.client(opened["room"], token=opened["token"]) as ada,
        running.client(opened["room"], token=opened["join"]) as bob,
    ):
        await bob.ask("sit", "1", seat=2, name="Bob")
        await ada.ask("act", "2", actions=["e2"])
        await bob.ask("resign", "3")
    return str(opened["room"])


async def test_private_tables_are_not_listed(alone: Running) -> None:
    await alone.open_table()
    listed = await alone.open_table(visibility="listed")
    rooms = (await alone.http.get("api/rooms")).json()["rooms"]
    assert [room["room"] for room in rooms] == [listed["room"]]
    assert rooms[0]["about"]["seats"][0]["name"] == "Ada"
    assert (await alone.http.get("api/rooms?stage=playing")).json() == {"rooms": []}
    assert (await alone.http.get("api/rooms?stage=old")).json()["code"] == "server.bad_query"


async def test_a_room_and_its_record(running: Running) -> None:
    room = await finish(running)
    info = (await running.http.get(f"api/rooms/{room}")).json()
    assert info["table"]["outcome"] == {"reason": "resigned", "winner": "S"}
    assert info["snapshot"]["entries"] == ["e2", "N:resigned"]
    record = await running.http.get(f"api/rooms/{room}/record")
    game = parse_record(record.text)
    assert (game.tags["Seat1"], game.tags["Seat2"]) == ("Ada", "Bob")
    assert str(game.outcome()) == "S-wins"
    missing = await running.http.get("api/rooms/nowhere/record")
    assert (missing.status_code, missing.json()["code"]) == (404, "server.no_such_room")
    waiting = await running.open_table()
    unbegun = await running.http.get(f"api/rooms/{waiting['room']}/record")
    assert (unbegun.status_code, unbegun.json()["code"]) == (400, "room.not_started")


async def test_pages_of_records(alone: Running) -> None:
    rooms = [await finish(alone, visibility="listed") for _ in range(3)]
    await finish(alone)
    found: list[dict[str, Any]] = []
    after_ms, after = 0, ""
    while True:
        page = await alone.http.get("api/records", params={"after_ms": after_ms, "after": after, "limit": 2})
        lines = [json.loads(line) for line in page.text.splitlines()]
        if not lines:
            break
        found += lines
        after_ms, after = lines[-1]["touched_ms"], lines[-1]["room"]
    assert sorted(each["room"] for each in found) == sorted(rooms)
    assert {str(parse_record(each["record"]).outcome()) for each in found} == {"S-wins"}


async def test_refused_settings_list_all_reasons(running: Running) -> None:
    body: dict[str, Any] = {"mode": "classic2;size=4", "seats": []}
    refused = await running.http.post("api/rooms", json=body)
    assert (refused.status_code, refused.json()["code"]) == (400, "mode.bad_size")
    body = {"mode": "classic2", "seats": [{"level": 9}], "timing": {"days": 99}}
    refused = await running.http.post("api/rooms", json=body)
    assert refused.json()["code"] == "room.bad_settings"
    assert [reason.partition(":")[0] for reason in refused.json()["reasons"]] == [
        "room.bad_clock",
        "room.bad_level",
        "room.bad_seats",
    ]
    opened = await running.open_table(mode="classic2;fences=10")
    info = (await running.http.get(f"api/rooms/{opened['room']}")).json()
    assert info["table"]["mode"] == "classic2"


@pytest.mark.parametrize("body", [b"", b"{", b"[]", b"\xff", b'{"mode": 7}', b"[" * 60_000])
async def test_malformed_bodies_are_refused(running: Running, body: bytes) -> None:
    refused = await running.http.post("api/rooms", content=body)
    assert (refused.status_code, refused.json()["code"]) == (400, "server.unreadable")


async def test_large_bodies_are_refused(running: Running) -> None:
    refused = await running.http.post("api/rooms", content=b"x" * 100_000)
    assert (refused.status_code, refused.json()["code"]) == (413, "server.too_large")


async def test_export_and_erasure_of_a_players_games(running: Running) -> None:
    room = await finish(running)
    (game,) = (await running.http.get("api/me")).json()["games"]
    assert (game["room"], game["seats"], game["stage"]) == (room, [1], "ended")
    (exported,) = (await running.http.get("api/me/export")).json()["games"]
    assert [event["event"] for event in exported["events"]] == [
        "opened",
        "seated",
        "started",
        "acted",
        "resigned",
        "ended",
    ]
    assert "Ada" in (await running.http.get(f"api/rooms/{room}/record")).text
    assert (await running.http.delete("api/me")).json() == {"games": 1}
    record = (await running.http.get(f"api/rooms/{room}/record")).text
    assert "Ada" not in record
    assert "Bob" in record
    assert (await running.http.get("api/me")).json() == {"games": []}
    info = (await running.http.get(f"api/rooms/{room}")).text
    assert "Ada" not in info
    loaded = await running.server.service.store.rooms.load(room)
    assert loaded is not None
    assert "Ada" not in "".join(loaded.log)


async def test_connected_clients_see_the_erasure_at_once(running: Running) -> None:
    opened = await running.open_table()
    async with running.client(opened["room"]) as eve:
        await running.http.delete("api/me")
        await eve.find(lambda message: message["type"] == "welcome" and "name" not in message["table"]["seats"][0])


async def test_the_rate_limit_of_records_counts_games(folder: Path) -> None:
    async with Running(folder, Limits(records=Rate(3, 0.001))) as running:
        rooms = []
        for _ in range(2):
            opened = await running.open_table(visibility="listed", seats=[{"holder": "here"}, {"holder": "here"}])
            async with running.client(opened["room"], token=opened["token"]) as client:
                assert (await client.ask("resign", "1", seat=1))["type"] == "ack"
            rooms.append(opened["room"])
        assert len((await running.http.get("api/records")).text.splitlines()) == 2
        refused = await running.http.get("api/records")
        assert (refused.status_code, refused.json()["code"]) == (429, "server.too_many")
        assert (await running.http.get(f"api/rooms/{rooms[0]}/record")).status_code == 200
        assert (await running.http.get(f"api/rooms/{rooms[0]}/record")).status_code == 429


async def test_unknown_paths_and_methods(running: Running) -> None:
    assert (await running.http.get("api/nothing")).json()["code"] == "server.no_such_path"
    refused = await running.http.put("api/rooms")
    assert (refused.status_code, refused.headers["allow"]) == (405, "GET, POST")
    assert (await running.http.head("api/health")).status_code == 200


async def test_health_metrics_and_mazes(alone: Running) -> None:
    await finish(alone)
    assert (await alone.http.get("api/health")).json() == {"status": "ok", "rooms": 1, "sockets": 0}
    metrics = (await alone.http.get("metrics")).text
    assert "\nhedgemaze_commands_total 3.0\n" in metrics
    assert "\nhedgemaze_rooms 1.0\n" in metrics
    names = [maze["name"] for maze in (await alone.http.get("api/mazes")).json()["mazes"]]
    assert names == ["A1", "A2", "A3", "A4", "chamber", "pinwheel"]
