"""What is one's own: the games behind a player's cookie, their export, and their erasure.

Erasing takes the name out of the logs and forgets whose seat it was; the game stays, for the others who played it.
"""

from __future__ import annotations

import asyncio
import json
from dataclasses import replace
from typing import Any

from hedgemaze.server.credentials import CODE_MS, hashed, new_code, normal_code
from hedgemaze.server.errors import ServerError
from hedgemaze.server.http.schemas import Code, Game, Games, Seated
from hedgemaze.server.live import views
from hedgemaze.server.live.loading import fold
from hedgemaze.server.live.service import Service
from hedgemaze.server.storage import Loaded

__all__ = ["PlayerData"]


class PlayerData:
    """Seats and games of persons, beside the playing."""

    def __init__(self, service: Service) -> None:
        self._service = service

    async def games(self, player: bytes) -> Games:
        """Returns a player's games."""
        found: dict[str, Game] = {}
        for visit in await self._service.store.visits(player):
            known = found.get(visit.room)
            if known is None:
                found[visit.room] = Game(
                    room=visit.room,
                    seats=[visit.seat],
                    stage=visit.stage,
                    touched_ms=visit.touched_ms,
                    about=json.loads(visit.about),
                )
            else:
                known.seats.append(visit.seat)
        return Games(games=list(found.values()))

    async def export(self, player: bytes) -> dict[str, Any]:
        """Returns everything that is kept about a player: the games with their whole logs."""
        games = []
        for game in (await self.games(player)).games:
            loaded = await self._service.store.load(game.room)
            if loaded is not None:
                log = [json.loads(data) for data in loaded.log]
                games.append({"room": game.room, "seats": game.seats, "events": log})
        return {"games": games}

    async def erase(self, player: bytes) -> int:
        """Takes a player's names out of all logs and forgets the player; returns in how many games."""
        games = (await self.games(player)).games
        for game in games:
            await self._erase_names(game.room, frozenset(game.seats))
        await self._service.store.forget(player)
        for game in games:
            live = await self._service.live_room(game.room)
            async with live.lock:
                self._service.name_erased(live)
        return len(games)

    async def _erase_names(self, room: str, seats: frozenset[int]) -> None:
        store = self._service.store
        live = await self._service.live_room(room)
        async with live.lock:
            loaded = await store.load(room)
            assert loaded is not None
            changed, about = await asyncio.to_thread(_without_names, room, loaded, seats)  # a log may be long
            await store.rewrite(room, changed, about)

    async def code(self, room: str, token: str, player: bytes | None, seat: int) -> Code:
        """Returns a code that moves a seat, and those held with it, to another device.

        Raises:
            ServerError: the seat is not the asker's.
        """
        live = await self._service.latest(room)
        mine = live.seats_of([hashed(token)] if token else [], player)
        wanted = seat or (mine[0] if mine else 0)
        if wanted not in mine:
            raise ServerError("server.not_your_seat", "this seat is not yours", status=403, given=seat)
        code, now_ms = new_code(), self._service.clock.now_ms()
        await self._service.store.add_code(hashed(code), room, wanted, now_ms + CODE_MS, now_ms)
        return Code(code=code, expires_ms=now_ms + CODE_MS)

    async def resume(self, code: str, player: bytes | None) -> Seated:
        """Uses a code up and gives its seat to whoever typed it.

        Raises:
            ServerError: there is no such code, or not any more.
        """
        found = await self._service.store.take_code(hashed(normal_code(code)), self._service.clock.now_ms())
        if found is None:
            raise ServerError("server.bad_code", "there is no such code, or not any more", status=404)
        room, seat = found
        token, seats = await self._service.move_seats(room, seat, player)
        return Seated(room=room, token=token, seats=list(seats))


def _without_names(room: str, loaded: Loaded, seats: frozenset[int]) -> tuple[tuple[tuple[int, str], ...], str]:
    """Returns the events of a log that name some seats, without the names, and what a list shows of the room then."""
    changed = {
        version: json.dumps(after, separators=(",", ":"), ensure_ascii=False)
        for version, data in enumerate(loaded.log, 1)
        if (after := nameless(json.loads(data), seats)) != json.loads(data)
    }
    log = tuple(changed.get(version, data) for version, data in enumerate(loaded.log, 1))
    folded = fold(room, replace(loaded, log=log))
    assert folded is not None, "a whole log has no snapshot"
    return tuple(changed.items()), views.about(folded[0].room)


def nameless(data: dict[str, Any], seats: frozenset[int]) -> dict[str, Any]:
    """Returns an event, as data, without the names of some seats."""
    match data["event"]:
        case "seated" if data["seat"] in seats:
            return data | {"name": ""}
        case "opened":
            return data | {"settings": _nameless_settings(data["settings"], seats)}
        case "rematched":
            moved = frozenset(new for new, old in enumerate(data["seats"], 1) if old in seats)
            return data | {"settings": _nameless_settings(data["settings"], moved)}
    return data


def _nameless_settings(settings: dict[str, Any], seats: frozenset[int]) -> dict[str, Any]:
    plans = [
        {key: value for key, value in plan.items() if key != "name" or number not in seats}
        for number, plan in enumerate(settings["seats"], 1)
    ]
    return settings | {"seats": plans}
