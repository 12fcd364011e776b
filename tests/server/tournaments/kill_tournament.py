"""Tournaments of engines on nodes that are killed at random.

``python -m tests.server.tournaments.kill_tournament --kind knock_out --players 64 --kills 8`` lets engines of the
lowest level play a tournament on a small board while the only node is killed with SIGKILL and started again; with
``--nodes 2`` on PostgreSQL, where another node goes on. In the end every game must have been opened once and played to
its end, and the standings must be those that follow from the logs of the rooms.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import random
import signal
import sys
import tempfile
import time
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx

from hedgemaze.rooms import event_from_data, replay
from hedgemaze.rooms.seats import sides_by_seat
from hedgemaze.server.storage import Store, open_store
from hedgemaze.server.storage.tournaments.rows import StoredGame, TournamentState
from hedgemaze.server.tournaments.game_rooms import room_id
from hedgemaze.server.tournaments.plan import games_of, players_of, settings_of
from hedgemaze.server.tournaments.rules.model import PairingResult, TournamentKind
from hedgemaze.server.tournaments.rules.standings import standings
from tests.server.cluster.kill_nodes import Cluster
from tests.server.helpers.process import ServerProcess
from tests.server.tournaments.helpers import body

__all__ = ["Report", "play_and_kill"]

_DOWN = (httpx.HTTPError, OSError)
_PATIENCE_SECONDS = 1_200.0


@dataclass
class Report:
    """The result."""

    players: int = 0
    games: int = 0
    kills: int = 0
    seconds: float = 0.0
    faults: list[str] = field(default_factory=list)


async def play_and_kill(kind: str, players: int, kills: int, seed: int, nodes: int = 1) -> Report:
    """Lets engines play a tournament while nodes are killed.

    Args:
        kind: the kind of the tournament.
        players: how many engines.
        kills: how many nodes are killed, one after another.
        seed: of all random choices.
        nodes: 1 for a single node with SQLite, more for PostgreSQL.
    """
    if nodes > 1:
        async with Cluster(nodes, workers=1) as cluster:

            async def restart(chance: random.Random) -> None:
                number = chance.choice(sorted(cluster.up))
                await cluster.end(number, signal.SIGKILL)
                await asyncio.sleep(chance.uniform(0.1, 1.0))
                await cluster.start(number)

            return await _play(kind, players, kills, seed, cluster.address, restart, cluster.url)
    with tempfile.TemporaryDirectory() as folder:
        server = ServerProcess(Path(folder), "--log", "error", workers=1)
        await server.start()
        server.keep_port()

        async def again(_: random.Random) -> None:
            await server.end(signal.SIGKILL)
            await server.start()

        try:
            return await _play(kind, players, kills, seed, lambda _: server.address, again, Path(folder))
        finally:
            await server.end(signal.SIGTERM)


async def _play(
    kind: str, players: int, kills: int, seed: int, address: Any, restart: Any, where: Path | str
) -> Report:
    report, chance, began = Report(players=players), random.Random(seed), time.monotonic()
    async with httpx.AsyncClient(timeout=30) as http:
        wanted = body(kind, places=players, fill_level=1, plays=False, minutes=1)
        made = await http.post(f"{address(chance)}api/tournaments", json=wanted)
        assert made.status_code == 201, made.text
        tournament = made.json()["tournament"]
        started = await http.post(f"{address(chance)}api/tournaments/{tournament}/start")
        assert started.status_code == 200, started.text
        last: dict[str, Any] = started.json()
        while last["stage"] != "ended":
            if report.kills < kills and _progress(last) * (kills + 1) > report.kills + 0.5:
                await asyncio.sleep(chance.uniform(0.0, 0.3))
                await restart(chance)
                report.kills += 1
            with contextlib.suppress(*_DOWN):
                query = {"seen": last["version"], "wait_ms": 1_000}
                answer = await http.get(f"{address(chance)}api/tournaments/{tournament}", params=query)
                if answer.status_code == 200:
                    last = answer.json()
            if time.monotonic() - began > _PATIENCE_SECONDS:
                report.faults.append(f"it does not end: {last['stage']}, {len(last.get('games', []))} games")
                return report
    store = open_store(where)
    await store.start()
    state = await store.tournaments.read(tournament)
    assert state is not None
    report.games = len(state.games)
    report.faults += await _faults(store, state, last)
    await store.stop()
    report.seconds = time.monotonic() - began
    return report


def _progress(view: dict[str, Any]) -> float:
    """Returns how much of a tournament is over, 0 to 1; the kills are spread over it."""
    if view.get("ends_ms"):
        return float((view["now_ms"] - view["started_ms"]) / (view["ends_ms"] - view["started_ms"]))
    count, over = len(view["players"]), sum("result" in game for game in view.get("games", []))
    return over / (count - 1 if view["settings"]["kind"] == "knock_out" else count * (count - 1) / 2)


async def _faults(store: Store, state: TournamentState, view: dict[str, Any]) -> list[str]:
    """Compares the stored games with the logs of their rooms, and the standings with the games."""
    faults, settings, replayed = [], settings_of(state), []
    for game in state.games:
        if game.room is None:
            replayed.append(game)
            continue
        if game.room != room_id(state.row.id, game.round, game.table, game.leg):
            faults.append(f"{game}: another room")
        result = await _result_in_log(store, game, settings.mode)
        replayed.append(game._replace(result=None if result is None else result.value))
        if result is None or result.value != game.result:
            faults.append(f"{game}: the log says {result}")
    rooms = Counter(game.room for game in state.games)
    faults += [f"{room} has {count} games" for room, count in rooms.items() if room is not None and count != 1]
    rows = standings(settings.kind, players_of(state), games_of(replayed))
    shown = [(row["number"], row["place"], row["points"]) for row in view["standings"]]
    if shown != [(row.number, row.place, row.points) for row in rows]:
        faults.append("the standings differ from the games")
    count = len(state.players)
    pairs = Counter(frozenset((game.first, game.second)) for game in state.games)
    once_each = (count * (count - 1) // 2, 1)
    if settings.kind is TournamentKind.ROUND_ROBIN and (len(pairs), max(pairs.values())) != once_each:
        faults.append(f"{len(pairs)} pairs have met")
    if settings.kind is TournamentKind.KNOCK_OUT and sum(row.place == 1 for row in rows) != 1:
        faults.append("there is no winner")
    faults += _overlaps(state.games)
    return faults


def _overlaps(games: tuple[StoredGame, ...]) -> list[str]:
    """Returns players who had two games at the same time."""
    faults, until = [], dict[int, int]()
    for game in sorted(games, key=lambda each: each.paired_ms):
        for number in (game.first, game.second):
            if until.get(number, 0) > game.paired_ms:
                faults.append(f"player {number} has two games at once")
            until[number] = game.ended_ms or game.paired_ms
    return faults


async def _result_in_log(store: Store, game: StoredGame, mode: str) -> PairingResult | None:
    assert game.room is not None
    stored = await store.rooms.load(game.room)
    room = None if stored is None else replay([event_from_data(json.loads(data)) for data in stored.log])
    if room is None or room.outcome is None:
        return None
    if room.outcome.winner is None:
        return PairingResult.DRAW
    return PairingResult.FIRST if room.outcome.winner is sides_by_seat(mode)[0] else PairingResult.SECOND


def main() -> int:
    parser = argparse.ArgumentParser(description="Kills nodes while engines play a tournament.")
    parser.add_argument("--kind", choices=[kind.value for kind in TournamentKind], default="knock_out")
    parser.add_argument("--players", type=int, default=64)
    parser.add_argument("--kills", type=int, default=8)
    parser.add_argument("--nodes", type=int, default=1)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    report = asyncio.run(play_and_kill(options.kind, options.players, options.kills, options.seed, options.nodes))
    print(f"{report.players} engines, {report.games} games, {report.kills} kills, {report.seconds:.0f} s")
    print(f"{len(report.faults)} faults", *report.faults[:20], sep="\n")
    return 1 if report.faults else 0


if __name__ == "__main__":
    sys.exit(main())
