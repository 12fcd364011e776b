"""The lobby of one running server: quick pairing, open tables, limits and errors."""

from __future__ import annotations

import asyncio
import contextlib
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from hedgemaze.server.limits import Limits, Rate
from tests.server.helpers.client import Client
from tests.server.helpers.running import Running
from tests.server.lobby.lobby_client import LobbyClient

pytestmark = pytest.mark.anyio


async def test_two_people_find_each_other_and_play(alone: Running) -> None:
    async with LobbyClient(alone.address, name="Ada") as ada, LobbyClient(alone.address, name="Bob") as bob:
        answer = await ada.seek()
        assert answer["type"] == "seeking"
        assert (await bob.seek(id="b"))["type"] == "found"
        found = await ada.found()
        assert "id" not in found
        async with (
            alone.client(found["room"], token=ada.ticket) as at_table,
            alone.client(found["room"], token=bob.ticket) as other,
        ):
            table = at_table.table
            seat = table["seats"][found["seat"] - 1]
            assert at_table.welcome["seats"] == [found["seat"]]
            assert table["stage"] == "playing"
            assert seat["name"] == "Ada"
            assert {each["name"] for each in table["seats"]} == {"Ada", "Bob"}
            assert table["clocks"]["left_ms"] == [300_000, 300_000]
            side = table["clocks"]["running"]
            mover = at_table if side == seat["side"] else other
            assert (await mover.ask("act", "m", actions=[{"S": "e2", "N": "e8"}[side]]))["type"] == "ack"
            for each in (at_table, other):
                await each.wait_version(table["version"] + 1)


async def test_people_of_other_presets_are_not_paired(alone: Running) -> None:
    async with (
        LobbyClient(alone.address, "classic2-3+2") as ada,
        LobbyClient(alone.address, "classic2-10+5") as bob,
        LobbyClient(alone.address, "classic2-3+2") as eve,
    ):
        assert (await ada.seek())["type"] == "seeking"
        assert (await bob.seek())["type"] == "seeking"
        assert (await eve.seek())["type"] == "found"
        await ada.found()
        assert not [message for message in bob.received if message["type"] == "found"]


async def test_roles_are_respected_and_a_team_fills_seat_by_seat(alone: Running) -> None:
    wanted = ["ghosts", "ghosts", "ghosts", "pacman"]
    async with contextlib.AsyncExitStack() as stack:
        people = [
            await stack.enter_async_context(LobbyClient(alone.address, "pacman-10+5-team", role=role))
            for role in wanted
        ]
        for person in people[:3]:
            assert (await person.seek())["type"] == "seeking"
        await people[0].wait_until(lambda: people_in(people[0], "pacman-10+5-team") == 3)
        last = await people[3].seek()
        first, second = await people[0].found(), await people[1].found()
        assert last["seat"] == 1
        assert {first["seat"], second["seat"]} == {2, 3}
        assert last["room"] == first["room"] == second["room"]
        await people[2].wait_until(lambda: people_in(people[2], "pacman-10+5-team") == 1)


def people_in(client: Client, preset: str) -> int:
    """Returns how many people wait, by the messages that a client has received; the first one was removed."""
    counts = [message["waiting"][preset] for message in client.received if preset in message.get("waiting", {})]
    return int(counts[-1]) if counts else 0


async def test_cancelling_and_its_errors(alone: Running) -> None:
    async with LobbyClient(alone.address) as ada, LobbyClient(alone.address) as bob:
        assert (await ada.ask("cancel", "c1"))["code"] == "lobby.not_waiting"
        await ada.seek()
        other = LobbyClient(alone.address).ticket
        assert (await ada.seek(id="s2", ticket=other))["code"] == "lobby.already_waiting"
        assert (await ada.ask("cancel", "c2")) == {"type": "cancelled", "id": "c2"}
        assert (await bob.seek())["type"] == "seeking"
        assert (await bob.ask("ping", "p"))["type"] == "pong"


async def test_the_same_ticket_again_changes_nothing(alone: Running) -> None:
    ada = LobbyClient(alone.address)
    async with ada, LobbyClient(alone.address) as bob:
        since = (await ada.seek())["since_ms"]
        assert (await ada.seek(id="again"))["since_ms"] == since
        found = await bob.seek()
        own = await ada.found()
        assert (await bob.seek(id="again")) == {**found, "id": "again"}
    async with ada:  # a new socket after a lost one
        assert (await ada.seek(id="back")) == {**own, "id": "back"}


async def test_an_entry_ends_with_its_socket(alone: Running) -> None:
    ada = LobbyClient(alone.address)
    async with ada:
        await ada.seek()
    async with LobbyClient(alone.address) as bob:
        assert (await bob.seek())["type"] == "seeking"
    seekers = alone.server.lobby.seekers
    async with asyncio.timeout(10):
        while len(seekers) or await seekers.counts():
            await asyncio.sleep(0.01)


async def test_a_player_waits_once(alone: Running) -> None:
    """A second tab takes the place of the first; one person is never paired with themselves."""
    await alone.http.get("api/me")
    cookie = "; ".join(f"{name}={value}" for name, value in alone.http.cookies.items())
    tabs = [LobbyClient(alone.address) for _ in range(2)]
    for tab in tabs:
        tab.headers["Cookie"] = cookie
    async with tabs[0], tabs[1], LobbyClient(alone.address) as bob:
        await tabs[0].seek()
        assert (await tabs[1].seek())["type"] == "seeking"
        assert (await tabs[0].wait_for("cancelled")) == {"type": "cancelled", "reason": "replaced"}
        assert (await bob.seek())["type"] == "found"
        await tabs[1].found()


@pytest.mark.parametrize(
    ("fields", "code"),
    [
        ({"preset": "classic2-1+0"}, "lobby.unknown_preset"),
        ({"preset": "classic2-5+5", "role": "ghosts"}, "lobby.bad_role"),
        ({"name": "\u200b"}, "room.bad_name"),
        ({"name": "x" * 41}, "room.bad_name"),
        ({"role": "king"}, "server.unreadable"),
        ({"ticket": "short"}, "server.unreadable"),
        ({"ticket": "x" * 65}, "server.unreadable"),
        ({"preset": "x" * 65}, "server.unreadable"),
        ({"rated": True}, "server.unreadable"),
    ],
)
async def test_bad_requests_have_codes(running: Running, fields: dict[str, Any], code: str) -> None:
    async with LobbyClient(running.address) as ada:
        answer = await ada.seek(**fields)
        assert (answer["type"], answer["code"]) == ("error", code)
        assert (await ada.ask("cancel", "c"))["code"] == "lobby.not_waiting"


@pytest.mark.slow
async def test_rubbish_is_answered_and_floods_are_cut(folder: Path) -> None:
    limits = replace(Limits.none(), messages=Rate(5, 0.001), patience=3, seeks=Rate(2, 0.001))
    async with Running(folder, limits) as running, LobbyClient(running.address) as ada:
        for text in ("[", b"\x00", '{"type": "act", "id": "a"}'):
            await ada.send(text)
            assert (await ada.wait_for("error"))["code"] == "server.unreadable"
        for number in range(9):
            with contextlib.suppress(Exception):
                await ada.send({"type": "ping", "id": f"p{number}"})
        assert await ada.wait_closed() == 4429
    async with Running(folder, limits) as running:
        answers = []
        for _ in range(3):
            async with LobbyClient(running.address) as bob:
                answers.append(await bob.seek())
        assert [answer["type"] for answer in answers] == ["seeking", "seeking", "error"]
        assert (answers[2]["code"], answers[2]["retry_after_ms"] > 0) == ("server.too_many", True)


@pytest.mark.slow
async def test_open_tables_come_and_go(alone: Running) -> None:
    async with LobbyClient(alone.address) as eve:
        private = await alone.open_table()
        opened = await alone.open_table(visibility="listed", timing={"base_ms": 180_000, "increment_ms": 2_000})
        async with alone.client(private["room"], token=private["token"]):
            async with alone.client(opened["room"], token=opened["token"]):
                (table,) = (await eve.wait_for("change"))["set"]
                assert table["room"] == opened["room"]
                assert table["about"]["timing"] == {"base_ms": 180_000, "increment_ms": 2_000}
                assert [seat["presence"] for seat in table["about"]["seats"]] == ["taken", "empty"]
                async with LobbyClient(alone.address) as late:
                    assert late.first_message["tables"] == [table]
            # The host is not there any more.
            assert (await eve.wait_for("change")) == {"type": "change", "gone": [opened["room"]]}
            async with alone.client(opened["room"], token=opened["token"]):
                assert (await eve.wait_for("change"))["set"] == [table]
                async with alone.client(opened["room"]) as guest:  # no invitation is needed
                    assert (await guest.ask("sit", "s", seat=2, name="Bob"))["type"] == "ack"
                    assert (await eve.wait_for("change")) == {"type": "change", "gone": [opened["room"]]}


async def test_a_table_with_days_is_shown_without_its_host(alone: Running) -> None:
    opened = await alone.open_table(visibility="listed", timing={"days": 3})
    async with LobbyClient(alone.address) as eve:
        shown = eve.first_message.get("tables") or (await eve.wait_for("change"))["set"]
        assert [table["room"] for table in shown] == [opened["room"]]


async def test_what_a_crash_has_left_is_removed(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with Running(folder) as running, LobbyClient(running.address) as ada:
        await ada.seek()
        found = LobbyClient(running.address)
        async with found:
            await found.seek()
            await ada.found()
            await ada.seek(id="next", ticket=LobbyClient(running.address).ticket)
            monkeypatch.setattr(running.server.lobby, "stop", nothing)  # as if the process had died
            monkeypatch.setattr(running.server.lobby, "leave", lambda _: None)
            await running.stop()
    async with Running(folder) as running, LobbyClient(running.address) as bob:
        assert (await bob.seek())["type"] == "seeking", "the person of the earlier process is not there"
        assert (await bob.ask("cancel", "c"))["type"] == "cancelled"
        assert (await bob.seek(id="old", ticket=found.ticket))["type"] == "found", "pairings are remembered"


async def nothing() -> None:
    pass
