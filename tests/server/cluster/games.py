"""Games on several nodes at once: each seat is a client of its own that connects to any node that is up.

A seat that loses its server goes to another, says which version it has, and sends what was not answered again with the
same id. It keeps every event it received, to compare them with the log.
"""

from __future__ import annotations

import asyncio
import random
import secrets
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import httpx
from websockets.exceptions import WebSocketException

from hedgemaze.core import Position
from tests.server.helpers.client import Client

__all__ = ["BROKEN", "Game", "Player", "Pick"]

BROKEN = (ConnectionError, OSError, httpx.HTTPError, TimeoutError, WebSocketException)
"""How a client notices that a node was killed."""
_LATER = ("storage.unavailable", "server.stopping", "storage.closed")
"""Refusals after which a client retries."""

Pick = Callable[[], str]
"""Returns the address of any node that is up, as a load balancer would."""


@dataclass
class Player:
    """One seat's client."""

    pick: Pick
    chance: random.Random
    room: str
    seat: int
    side: str
    secret: str
    """The cookie, which holds the seat."""
    join: str | None = None
    think_seconds: float = 0.0
    most: int = 60
    """Entries after which the side to move resigns."""
    address: str = ""
    """The node that it is connected to now."""
    version: int = 1
    log: dict[int, dict[str, Any]] = field(default_factory=dict)
    entries: list[str] = field(default_factory=list)
    acknowledged: dict[str, float] = field(default_factory=dict)
    """By id of the message: when it was acknowledged."""
    tokens: dict[str, str] = field(default_factory=dict)
    """By id of the message: what was played."""
    refused: list[str] = field(default_factory=list)
    sent_again: int = 0
    deadline_ms: int | None = None
    _pending: tuple[str, dict[str, Any]] | None = None

    async def play(self) -> None:
        """Plays to the end of the game, on as many nodes as it takes."""
        if self.join is not None:
            self._pending = ("sit", {"type": "sit", "seat": self.seat})
        is_over = False
        while not is_over:
            self.address = self.pick()
            hello = {"version": self.version} | ({} if self.join is None else {"token": self.join})
            client = Client(self.address, self.room, **hello)
            client.headers = {"Cookie": f"hedgemaze_player={self.secret}"}
            client.entries = list(self.entries)
            try:
                async with client:
                    is_over = await self._talk(client)
            except BROKEN:
                await asyncio.sleep(self.chance.uniform(0.02, 0.2))
            finally:
                self._remember(client)

    async def _talk(self, client: Client) -> bool:
        if self._pending is not None and self._pending[0] in self.tokens:
            self.sent_again += 1
        while True:
            if self._pending is None:
                await client.wait_until(lambda: self._is_turn(client) or self._is_over(client), 60)
                if self._is_over(client):
                    return True
                if self.think_seconds:
                    await asyncio.sleep(self.chance.uniform(0, 2 * self.think_seconds))
                self._pending = (f"{self.seat}-{len(self.tokens)}", self._wish(client))
            id_, wish = self._pending
            self.tokens[id_] = " ".join(wish.get("actions", [wish["type"]]))
            await client.send({**wish, "id": id_})
            answer = await client.answer(id_)
            if answer["type"] == "ack":
                self.acknowledged[id_] = time.monotonic()
                await client.wait_version(answer["version"])
            elif answer["code"] in _LATER:
                await asyncio.sleep(0.1)
                continue
            else:
                self.refused.append(f"{self.room} {id_} {wish}: {answer}")
            self._pending = None

    def _wish(self, client: Client) -> dict[str, Any]:
        if len(client.entries) >= self.most:
            return {"type": "resign", "version": client.version}
        action = self.chance.choice(Position.parse(client.table["position"]).legal_actions())
        return {"type": "act", "version": client.version, "actions": [str(action)]}

    def _is_turn(self, client: Client) -> bool:
        table = client.table
        return table["stage"] == "playing" and Position.parse(table["position"]).side.letter == self.side

    @staticmethod
    def _is_over(client: Client) -> bool:
        return bool(client.table["stage"] == "ended")

    def _remember(self, client: Client) -> None:
        """Keeps what a socket has received, closed or not."""
        for event in client.events:
            known = self.log.setdefault(event["version"], event)
            if known != event:
                self.refused.append(f"{self.room}: received {known} and {event}")
        self.version = max(self.version, client.version)
        self.entries = client.entries
        self.deadline_ms = (client.table.get("clocks") or {}).get("deadline_ms", self.deadline_ms)

    def heard(self) -> list[dict[str, Any]]:
        """Returns the events that it has received, in order."""
        return [self.log[version] for version in sorted(self.log)]


class Game:
    """A table and its players."""

    def __init__(self, kind: str, players: list[Player]) -> None:
        self.kind = kind
        self.players = players
        self.room = players[0].room

    @classmethod
    async def open(cls, kind: str, pick: Pick, chance: random.Random, think_seconds: float) -> Game:
        """Sets up a table at any node: ``people`` on two clients, or one against an ``engine``."""
        plans: list[dict[str, Any]] = [{"holder": "here"}, {"holder": "elsewhere"}]
        if kind == "engine":
            plans[1] = {"holder": "engine", "level": 1}
        body = {"mode": "classic2;size=5;fences=3", "seats": plans, "timing": {"base_ms": 600_000}}
        secret_one, secret_two = secrets.token_urlsafe(20), secrets.token_urlsafe(20)
        opened: dict[str, Any] = {}
        while "room" not in opened:
            try:
                async with httpx.AsyncClient(base_url=pick(), cookies={"hedgemaze_player": secret_one}) as http:
                    opened = (await http.post("api/rooms", json=body)).json()
            except BROKEN:
                await asyncio.sleep(0.1)
        make = {"pick": pick, "room": opened["room"], "think_seconds": think_seconds}
        most = 12 if kind == "engine" else 40
        players = [
            Player(chance=random.Random(chance.random()), seat=1, side="S", secret=secret_one, most=most, **make)
        ]
        if kind == "people":
            two = random.Random(chance.random())
            players.append(
                Player(chance=two, seat=2, side="N", secret=secret_two, join=opened["join"], most=most, **make)
            )
        return cls(kind, players)

    async def play(self) -> None:
        """Plays to the end."""
        async with asyncio.TaskGroup() as group:
            for player in self.players:
                group.create_task(player.play())

    def faults(self, stored: list[dict[str, Any]], entries: list[str]) -> list[str]:
        """Compares what was acknowledged, and what each client received, with the log.

        Args:
            stored: the log.
            entries: the entries of the game by its fold.
        """
        found = [fault for player in self.players for fault in player.refused]
        if [event["version"] for event in stored] != list(range(1, len(stored) + 1)):
            found.append(f"{self.room}: the log has gaps")
        for player in self.players:
            commands = [event.get("command") for event in stored if event.get("seat") == player.seat]
            for id_ in player.acknowledged:
                if commands.count(id_) != 1:
                    found.append(f"{self.room}: {id_} was acknowledged and is {commands.count(id_)} times in the log")
            by_version = {event["version"]: event for event in stored}
            found += [
                f"{self.room}: seat {player.seat} received {event}"
                for event in player.heard()
                if by_version.get(event["version"]) != event
            ]
            if player.entries != entries or player.version != len(stored):
                found.append(f"{self.room}: seat {player.seat} has {player.version} of {len(stored)}: {player.entries}")
        return found

    def missed(self, stored: list[dict[str, Any]]) -> int:
        """Returns how many events its clients received in a snapshot instead of one by one."""
        return sum(len(stored) - 1 - len(player.log) for player in self.players)
