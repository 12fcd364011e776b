"""The lobby's examples in docs/protocols.md, run against a real server."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest
from websockets.asyncio.client import connect

from hedgemaze.server.lobby.lobby_messages import CLIENT, SERVER
from tests.server.helpers.running import Running
from tests.server.socket.test_protocols_page import examples, expect, read_all

pytestmark = pytest.mark.anyio


def test_every_message_has_an_example() -> None:
    spoken = {(who.strip(">") == "", json.loads(text)["type"]) for who, text in examples("lobby")}
    kinds = {(True, kind.__struct_config__.tag) for kind in CLIENT}
    kinds |= {(False, kind.__struct_config__.tag) for kind in SERVER}
    assert spoken == kinds


async def test_the_examples_happen_as_they_are_written(folder: Path) -> None:
    async with Running(folder) as running:
        seats = [{"holder": "here", "name": "Eve"}, {"holder": "elsewhere"}]
        opened = await running.open_table(visibility="listed", timing={"days": 3}, seats=seats)
        url = f"{running.address.replace('http', 'ws', 1)}api/lobby"
        async with connect(url, compression=None) as ada, connect(url, compression=None) as bob:
            reading = asyncio.create_task(read_all(bob))
            for who, text in examples("lobby"):
                message = text.replace('"ROOM"', f'"{opened["room"]}"')
                if who == "<":
                    await expect(running, ada, json.loads(message))
                else:
                    await (ada if who == ">" else bob).send(message)
            await reading
