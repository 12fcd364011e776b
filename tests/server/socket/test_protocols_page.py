"""The wire's examples in docs/protocols.md, run against a real server."""

from __future__ import annotations

import asyncio
import contextlib
import json
import re
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from hedgemaze.server.socket.client_messages import CLIENT
from hedgemaze.server.wire import SERVER
from tests.server.helpers.running import Running

pytestmark = pytest.mark.anyio

PAGE = Path(__file__).resolve().parents[3] / "docs" / "protocols.md"


def examples(fence: str = "wire") -> list[tuple[str, str]]:
    """Returns the direction and the text of each example in blocks of one kind."""
    blocks = re.findall(rf"^```{fence}\n(.*?)^```", PAGE.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)
    lines = [line.partition(" ") for block in blocks for line in block.splitlines()]
    return [(who, text) for who, _, text in lines]


def is_like(heard: Any, wanted: Any) -> bool:
    """Compares two messages; three dots match anything."""
    if wanted == "...":
        return True
    if isinstance(wanted, dict) and isinstance(heard, dict):
        return heard.keys() == wanted.keys() and all(is_like(heard[key], wanted[key]) for key in wanted)
    if isinstance(wanted, list) and isinstance(heard, list):
        return len(heard) == len(wanted) and all(map(is_like, heard, wanted))
    return bool(heard == wanted)


def test_every_message_has_an_example() -> None:
    spoken = {(who.strip(">") == "", json.loads(text)["type"]) for who, text in examples()}
    kinds = {(True, kind.__struct_config__.tag) for kind in CLIENT}
    kinds |= {(False, kind.__struct_config__.tag) for kind in SERVER}
    assert spoken == kinds


async def test_the_examples_happen_as_they_are_written(folder: Path) -> None:
    async with Running(folder) as running:
        opened = await running.open_table()
        secrets = {"ROOM": opened["room"], "ADA": opened["token"], "JOIN": opened["join"]}
        url = f"{running.address.replace('http', 'ws', 1)}api/socket"
        async with connect(url, compression=None) as ada, connect(url, compression=None) as bob:
            reading = asyncio.create_task(read_all(bob))  # otherwise the server waits for Bob to read its last message
            for who, text in examples():
                for name, value in secrets.items():
                    text = text.replace(f'"{name}"', f'"{value}"')  # noqa: PLW2901
                if who == "<":
                    await expect(running, ada, json.loads(text))
                else:
                    await (ada if who == ">" else bob).send(text)
            await reading


async def read_all(socket: ClientConnection) -> None:
    with contextlib.suppress(ConnectionClosed):
        async for _ in socket:
            pass


async def expect(running: Running, socket: ClientConnection, wanted: dict[str, Any]) -> None:
    if wanted["type"] == "closing":
        await running.stop()
    heard = json.loads(await socket.recv())
    while heard["type"] == "ping" != wanted["type"]:  # the lag is measured again and again
        heard = json.loads(await socket.recv())
    assert is_like(heard, wanted), f"{json.dumps(heard)}\n is not\n{json.dumps(wanted)}"
