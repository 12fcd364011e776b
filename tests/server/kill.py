"""Kills a real server at random under load, and checks that nothing it had acknowledged is lost.

``python -m tests.server.kill --kills 100`` plays games through real sockets in several rooms at once, sends SIGKILL to
the server at random moments and restarts it on the same folder. `hedgemaze.client` sends unanswered messages again with
the same id. In the end every room's entries must be exactly what was acknowledged, each once and in order.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import random
import signal
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path

import httpx

from hedgemaze.client import ConnectionLostError, RoomClient, RoomLink, Settings, create
from tests.server.helpers.process import ServerProcess

__all__ = ["Report", "kill_repeatedly"]

_TABLE: Settings = {"mode": "classic2;size=5;fences=3", "seats": [{"holder": "here"}, {"holder": "here"}]}


@dataclass
class Report:
    """The result."""

    kills: int = 0
    acknowledged: int = 0
    sent_again: int = 0
    """Messages whose answer was lost in a kill."""
    lost: list[str] = field(default_factory=list)
    restart_seconds: list[float] = field(default_factory=list)


class _Player:
    """Plays both sides of one room after another, one action at a time, and remembers what was acknowledged."""

    def __init__(self, number: int, report: Report) -> None:
        self._random = random.Random(number)
        self._report = report
        self.is_ending = False
        self.rooms: dict[str, list[str]] = {}
        """By room: the acknowledged actions."""

    async def play(self, address: str) -> None:
        """Plays until `is_ending`; the client comes back by itself."""
        while not self.is_ending:
            with contextlib.suppress(ConnectionLostError):  # the server is down: again
                table = await create(address, _TABLE)
                async with RoomClient(RoomLink(address, table.room, table.token)) as room:
                    await self._game(room)
            await asyncio.sleep(0.05)

    async def _game(self, room: RoomClient) -> None:
        had = self.rooms[room.link.room] = []
        while (position := room.position) is not None and room.table.stage == "playing" and not self.is_ending:
            action = str(self._random.choice(position.legal_actions()))
            await room.act(action, seat=1 if position.side.letter == "S" else 2)
            had.append(action)
            self._report.acknowledged += 1
        self._report.sent_again += room.sent_again


async def kill_repeatedly(kills: int, seed: int, players: int = 8) -> Report:
    """Plays, kills and checks."""
    report, chance = Report(), random.Random(seed)
    with tempfile.TemporaryDirectory() as folder:
        server = ServerProcess(Path(folder))
        await server.start()
        server.keep_port()
        clients = [_Player(seed * 1_000 + number, report) for number in range(players)]
        games = [asyncio.create_task(player.play(server.address)) for player in clients]
        for _ in range(kills):
            before = report.acknowledged
            while report.acknowledged == before:  # under load: not before something was played again
                await asyncio.sleep(0.01)
            await asyncio.sleep(chance.uniform(0.0, 0.7))
            await server.end(signal.SIGKILL)
            report.kills += 1
            began = time.monotonic()
            await server.start()
            report.restart_seconds.append(time.monotonic() - began)
        for player in clients:
            player.is_ending = True
        await asyncio.gather(*games)
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
    print(f"{report.sent_again} messages sent again")
    print(f"restart: median {starts[len(starts) // 2]:.2f} s, longest {starts[-1]:.2f} s")
    print(*report.lost, sep="\n")
    return 1 if report.lost else 0


if __name__ == "__main__":
    sys.exit(main())
