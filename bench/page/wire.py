"""Bytes per move that the server sends on the sockets of a room, counted at the client."""

from __future__ import annotations

import asyncio
import itertools
import json
import tempfile
from pathlib import Path
from typing import Any

from bench.server.light_client import LightSocket, message, post_json, random_actions
from hedgemaze.rules import Mode, Position
from tests.server.helpers.process import ServerProcess

__all__ = ["bytes_of_moves"]

_MODES = ("classic2", "pacman", "advanced")
_PLIES = 60


async def bytes_of_moves() -> dict[str, list[int]]:
    """Returns for each mode the bytes of the busiest socket per action of a random game."""
    with tempfile.TemporaryDirectory() as folder:
        async with ServerProcess(Path(folder)) as server:
            return {name: await _played(server, name) for name in _MODES}


async def _played(server: ServerProcess, name: str) -> list[int]:
    table: dict[str, Any] = {"mode": name, "seats": [{"holder": "here", "name": "Ada"}, {"holder": "elsewhere"}]}
    table["timing"] = {"base_ms": 3_600_000, "increment_ms": 2_000}
    if name == "classic2":
        table |= {"first": "chosen", "first_side": "S"}
    (opened,) = await post_json(server.port, "/api/rooms", [table])
    ada = await LightSocket.open(server.port, message(type="hello", room=opened["room"], token=opened["token"]))
    bob = await LightSocket.open(server.port, message(type="hello", room=opened["room"], token=opened["join"]))
    received = [0, 0]

    def count(socket: LightSocket, payload: bytes, _: float) -> None:
        received[socket.number] += len(payload)

    ack = json.loads(await bob.ask(message(type="sit", id="sit", seat=2, name="Bob"), b"ac"))
    version = ack["version"]
    for number, socket in enumerate((ada, bob)):
        socket.number, socket.on_message = number, count
    sizes: list[int] = []
    position = Position.start(Mode.named(name))
    for ply, token in enumerate(itertools.islice(random_actions(position.mode, 7, _PLIES), _PLIES)):
        mover = ada if 1 in position.turn.seats else bob
        position = position.play(token)
        await asyncio.sleep(0.05)  # until all messages of the previous move have arrived
        received[:] = [0, 0]
        answer = json.loads(await mover.ask(message(type="act", id=str(ply), version=version, actions=[token]), b"ac"))
        received[mover.number] += len(json.dumps(answer, separators=(",", ":")))
        version = answer["version"]
        await asyncio.sleep(0.05)
        sizes.append(max(received))
        if position.outcome() is not None:
            break
    ada.close()
    bob.close()
    return sizes
