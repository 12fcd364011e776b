"""Kills a real server at random under load, and checks that nothing it had acknowledged is lost.

``python -m tests.server.kill --kills 100`` plays games through real sockets in several rooms at once, sends SIGKILL to
the server at random moments and restarts it on the same folder. Clients send unanswered messages again with the same
id. In the end every room's entries must be exactly what was acknowledged, each once and in order.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import itertools
import random
import signal
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path

import httpx
from websockets.exceptions import WebSocketException

from hedgemaze.core import Position
from tests.server.client import Client
from tests.server.process import ServerProcess

__all__ = ["Report", "kill_repeatedly"]

_SEATS = [{"holder": "here"}, {"holder": "here"}]


@dataclass
class Report:
    """The result."""

    kills: int = 0
    acknowledged: int = 0
    sent_again: int = 0
    """Messages whose answer was lost in a kill."""
    stored_before: int = 0
    """How many of those the server had stored."""
    lost: list[str] = field(default_factory=list)
    restart_seconds: list[float] = field(default_factory=list)


class _Player:
    """Plays both sides of one room after another, one action at a time, and remembers what was acknowledged."""

    def __init__(self, number: int, report: Report) -> None:
        self._random = random.Random(number)
        self._report = report
        self._ids = itertools.count(1)
        self.rooms: dict[str, list[str]] = {}
        """By room: the acknowledged actions."""
        self._room = ""
        self._token = ""
        self._pending: tuple[str, str] | None = None

    async def play(self, address: str) -> None:
        """Plays until the connection breaks."""
        with contextlib.suppress(ConnectionError, OSError, httpx.HTTPError, TimeoutError, WebSocketException):
            while True:
                if not self._room:
                    await self._open(address)
                async with Client(address, self._room, token=self._token) as client:
                    await self._game(client)

    async def _open(self, address: str) -> None:
        async with httpx.AsyncClient(base_url=address) as http:
            body = {"mode": "classic2;size=5;fences=3", "seats": _SEATS}
            opened = (await http.post("api/rooms", json=body)).json()
        self._room, self._token = opened["room"], opened["token"]
        self.rooms[self._room] = []

    async def _game(self, client: Client) -> None:
        had = self.rooms[self._room]
        if self._pending is not None:
            self._report.sent_again += 1
            self._report.stored_before += len(client.entries) == len(had) + 1
        while client.table["stage"] == "playing" or self._pending is not None:
            if self._pending is None:
                position = Position.parse(client.table["position"])
                self._pending = (str(next(self._ids)), str(self._random.choice(position.legal_actions())))
                seat = 1 if position.side.letter == "S" else 2
                self._seat = seat
            id_, token = self._pending
            answer = await client.ask("act", id_, seat=self._seat, actions=[token])
            assert answer["type"] == "ack", answer
            had.append(token)
            self._pending = None
            self._report.acknowledged += 1
            await client.wait_version(answer["version"])
        self._room = ""

    async def finish(self, address: str) -> None:
        """Sends the last unanswered message again."""
        if self._pending is not None:
            async with Client(address, self._room, token=self._token) as client:
                answer = await client.ask("act", self._pending[0], seat=self._seat, actions=[self._pending[1]])
                assert answer["type"] == "ack", answer
                self.rooms[self._room].append(self._pending[1])


async def kill_repeatedly(kills: int, seed: int, players: int = 8) -> Report:
    """Plays, kills and checks."""
    report, chance = Report(), random.Random(seed)
    with tempfile.TemporaryDirectory() as folder:
        server = ServerProcess(Path(folder))
        clients = [_Player(seed * 1_000 + number, report) for number in range(players)]
        await server.start()
        for _ in range(kills):
            games = [asyncio.create_task(player.play(server.address)) for player in clients]
            before = report.acknowledged
            while report.acknowledged == before:  # under load: not before something was played again
                await asyncio.sleep(0.01)
            await asyncio.sleep(chance.uniform(0.0, 0.7))
            await server.end(signal.SIGKILL)
            report.kills += 1
            await asyncio.gather(*games)
            began = time.monotonic()
            await server.start()
            report.restart_seconds.append(time.monotonic() - began)
        for player in clients:
            await player.finish(server.address)
        async with httpx.AsyncClient(base_url=server.address) as http:
            for player in clients:
                for room, acknowledged in player.rooms.items():
                    kept = (await http.get(f"api/rooms/{room}")).json()["snapshot"].get("entries", [])
                    if kept != acknowledged:
                        report.lost.append(f"{room}: {acknowledged} acknowledged, {kept} kept")
        await server.end(signal.SIGTERM)
    return report


def main() -> int:
    parser = argparse.ArgumentParser(description="Kills a server repeatedly.")
    parser.add_argument("--kills", type=int, default=10)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--players", type=int, default=8)
    options = parser.parse_args()
    report = asyncio.run(kill_repeatedly(options.kills, options.seed, options.players))
    starts = sorted(report.restart_seconds)
    print(f"{report.kills} kills, {report.acknowledged} actions acknowledged, {len(report.lost)} rooms differ")
    print(f"{report.sent_again} messages sent again, {report.stored_before} of them had been stored")
    print(f"restart: median {starts[len(starts) // 2]:.2f} s, longest {starts[-1]:.2f} s")
    print(*report.lost, sep="\n")
    return 1 if report.lost else 0


if __name__ == "__main__":
    sys.exit(main())
