"""Helpers of the tests of tournaments: settings, and playing their rooms."""

from __future__ import annotations

import random
from typing import Any

from hedgemaze.rooms import Resign, Stage
from hedgemaze.server.live.service import Service
from hedgemaze.server.storage.tournaments.rows import TournamentState
from hedgemaze.server.tournaments.rules.model import TournamentKind
from hedgemaze.server.tournaments.schemas import NewTournament, TournamentClock
from hedgemaze.server.tournaments.tournaments import Tournaments

__all__ = ["SMALL", "body", "end_games", "key", "state_of", "wanted"]

SMALL = "classic2;size=5;fences=1"
"""A mode whose games are short."""


def wanted(kind: TournamentKind = TournamentKind.ROUND_ROBIN, **more: Any) -> NewTournament:
    fields: dict[str, Any] = {"mode": SMALL, "timing": TournamentClock(base_ms=60_000), "name": "Ada", "places": 8}
    return NewTournament(kind=kind, **(fields | more))


def body(kind: str = "round_robin", **more: Any) -> dict[str, Any]:
    """Returns the body of a request to make a tournament."""
    return {"kind": kind, "mode": SMALL, "timing": {"base_ms": 60_000}, "name": "Ada", "places": 8} | more


def key(name: str) -> bytes:
    return name.encode().ljust(32, b".")


async def state_of(tournaments: Tournaments, tournament: str) -> TournamentState:
    state = await tournaments._store.read(tournament)
    assert state is not None
    return state


async def end_games(service: Service, state: TournamentState, chance: random.Random) -> None:
    """Ends some of the running games: one of the players resigns."""
    running = [game for game in state.games if game.result is None and game.room is not None]
    for game in chance.sample(running, chance.randint(min(1, len(running)), len(running))):
        assert game.room is not None
        live = await service.live_room(game.room)
        if live.room.stage is Stage.PLAYING:
            people = live.room.persons
            await service.carry_out(game.room, Resign(seat=chance.choice(people), id="end"))
