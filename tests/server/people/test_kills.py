"""Signing up while the server is killed: an account exists whole or not at all, and no name twice."""

from __future__ import annotations

import asyncio
import random
import signal
import sqlite3
from contextlib import closing
from pathlib import Path

import httpx
import pytest

from hedgemaze.server.storage import DATABASE
from tests.server.helpers.process import ServerProcess
from tests.server.people.browser import Browser
from tests.server.people.test_seats import open_table, seats

pytestmark = pytest.mark.anyio


async def sign_up(browser: Browser, name: str, acknowledged: dict[str, str]) -> None:
    """Opens a table and makes an account, as far as the server lives."""
    try:
        table = await open_table(browser)
        options = await browser.post("sign-up/options", {"name": name})
        if options.status_code != 200:
            return
        credential = browser.authenticator.create(options.json()["options"])
        if (await browser.post("sign-up", {"credential": credential})).status_code == 201:
            acknowledged[name] = table["room"]
    except httpx.TransportError:
        pass


@pytest.mark.full
async def test_accounts_are_whole_when_the_server_is_killed(tmp_path: Path) -> None:
    draw = random.Random(5)
    acknowledged: dict[str, str] = {}
    browsers: list[tuple[str, Browser]] = []
    server = ServerProcess(tmp_path)
    await server.start()
    server.keep_port()
    for wave in range(4):
        names = [f"Name {chr(65 + wave)}{letter}" for letter in "abcdefgh" * 2]  # each name is wanted twice
        new = [(name, Browser(server.address)) for name in names]
        browsers += new
        tasks = [asyncio.create_task(sign_up(browser, name, acknowledged)) for name, browser in new]
        await asyncio.sleep(draw.uniform(0.2, 1.5))
        await server.end(signal.SIGKILL)
        await asyncio.gather(*tasks)
        await server.start()
    with closing(sqlite3.connect(tmp_path / DATABASE)) as database:
        for query in (
            "SELECT count(*) FROM accounts WHERE id NOT IN (SELECT account FROM passkeys)",
            "SELECT count(*) FROM accounts WHERE id NOT IN (SELECT account FROM sessions)",
            "SELECT count(*) FROM passkeys WHERE account NOT IN (SELECT id FROM accounts)",
            "SELECT count(*) - count(DISTINCT name_key) FROM accounts",
        ):
            assert database.execute(query).fetchall() == [(0,)], query
        stored = {name for (name,) in database.execute("SELECT name FROM accounts")}
    assert acknowledged.keys() <= stored
    assert acknowledged, "every kill came too early"
    for name, room in acknowledged.items():
        owners = [browser for each, browser in browsers if each == name and "hedgemaze_session" in browser.http.cookies]
        assert len(owners) == 1
        assert (await owners[0].state())["account"]["name"] == name
        assert await seats(owners[0], room) == [1], "the seat came along"
    for _, browser in browsers:
        await browser.http.aclose()
    await server.end()
