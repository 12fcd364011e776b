"""`PlayerData`: the games of a player, resume codes, data export and erasure.

Erasure removes the player's name from the logs and the link to the player's seats. The games stay, for their other
players.
"""

from __future__ import annotations

import asyncio
import json
from dataclasses import replace
from typing import Any

import msgspec

from hedgemaze.server.credentials import CODE_MS, hashed, new_code, normal_code
from hedgemaze.server.errors import ServerError
from hedgemaze.server.live import views
from hedgemaze.server.live.loading import fold
from hedgemaze.server.live.service import Service
from hedgemaze.server.people.accounts import Account
from hedgemaze.server.people.people import People
from hedgemaze.server.schemas import Code, Games, OwnGame, SeatedHere
from hedgemaze.server.storage import StoredRoom

_ALL = 1_000_000
"""More games than a person plays."""


class PlayerData:
    """The data of players, identified by the hash of their cookie."""

    def __init__(self, service: Service, people: People) -> None:
        self._service = service
        self._people = people

    async def games(self, player: bytes) -> Games:
        """Returns a player's games."""
        found: dict[str, OwnGame] = {}
        for each in await self._service.store.seats.of_player(player):
            known = found.get(each.room)
            if known is None:
                found[each.room] = OwnGame(
                    room=each.room,
                    seats=[each.seat],
                    stage=each.stage,
                    touched_ms=each.touched_ms,
                    about=json.loads(each.about),
                )
            else:
                known.seats.append(each.seat)
        return Games(games=list(found.values()))

    async def export(self, player: bytes, account: Account | None = None) -> dict[str, Any]:
        """Returns all stored data of a player: the games with their whole logs, and the account."""
        games = []
        for game in (await self.games(player)).games:
            loaded = await self._service.store.rooms.load(game.room)
            if loaded is not None:
                log = [json.loads(data) for data in loaded.log]
                games.append({"room": game.room, "seats": game.seats, "events": log})
        found: dict[str, Any] = {"games": games}
        if subscriptions := await self._service.store.subscriptions.of_player(player):
            found["notices"] = [each.to_export() for each in subscriptions]
        if tournaments := await self._service.store.tournaments.of_player(player):
            found["tournaments"] = [
                {"id": each.id, "made_ms": each.made_ms, "settings": json.loads(each.settings)} for each in tournaments
            ]
        if reports := await self._service.store.moderation.reports_of(player, None if account is None else account.id):
            found["reports"] = [{"at_ms": each.at_ms, "reason": each.reason, "room": each.room} for each in reports]
        if account is not None:
            found["account"] = msgspec.to_builtins(await self._people.state(account, None))
            found["people"] = await self._service.store.social.exported(account.id)
            found["ratings"] = await self._ratings(account.id)
        return found

    async def _ratings(self, account: str) -> dict[str, Any]:
        """Returns an account's ratings, their history, and what hosts see of its play."""
        store = self._service.store
        return {
            "pools": [each._asdict() for each in await store.ratings.of_account(account)],
            "history": [each._asdict() for each in await store.ratings.history(account, _ALL)],
            "fair_play": [each._asdict() for each in await store.fair_play.of_account(account, _ALL)],
        }

    async def erase(self, player: bytes, account: Account | None = None) -> int:
        """Erases a player's names from all logs, the link to the seats, and the account; returns how many games."""
        games = (await self.games(player)).games
        for game in games:
            await self._erase_names(game.room, frozenset(game.seats))
        await self._service.store.seats.forget_player(player)
        await self._service.store.tournaments.erase(player)
        await self._service.store.subscriptions.forget_player(player)
        await self._service.store.moderation.erase_reporter(player)
        for game in games:
            live = await self._service.live_room(game.room)
            async with live.lock:
                self._service.name_erased(live)
        if account is not None:
            await self._people.erase(account)
        return len(games)

    async def _erase_names(self, room: str, seats: frozenset[int]) -> None:
        store = self._service.store
        live = await self._service.live_room(room)
        async with live.lock:
            loaded = await store.rooms.load(room)
            assert loaded is not None
            changed, about = await asyncio.to_thread(_erased, room, loaded, seats)  # slow for a long log
            await store.rooms.rewrite(room, changed, about)

    async def code(self, room: str, token: str, player: bytes | None, seat: int) -> Code:
        """Returns a resume code, which moves a seat and the others of its token to another device.

        Raises:
            ServerError: the seat is not the player's.
        """
        live = await self._service.latest(room)
        mine = live.seats_of([hashed(token)] if token else [], player)
        wanted = seat or (mine[0] if mine else 0)
        if wanted not in mine:
            raise ServerError("server.not_your_seat", "this seat is not yours", status=403, given=seat)
        code, now_ms = new_code(), self._service.clock.now_ms()
        await self._service.store.seats.add_code(hashed(code), room, wanted, now_ms + CODE_MS, now_ms)
        return Code(code=code, expires_ms=now_ms + CODE_MS)

    async def resume(self, code: str, player: bytes | None) -> SeatedHere:
        """Uses a resume code: moves its seat to the client that sent it.

        Raises:
            ServerError: the code does not exist or has expired.
        """
        found = await self._service.store.seats.take_code(hashed(normal_code(code)), self._service.clock.now_ms())
        if found is None:
            raise ServerError("server.bad_code", "the code does not exist or has expired", status=404)
        room, seat = found
        token, seats = await self._service.move_seats(room, seat, player)
        return SeatedHere(room=room, token=token, seats=list(seats))


def _erased(room: str, loaded: StoredRoom, seats: frozenset[int]) -> tuple[tuple[tuple[int, str], ...], str]:
    """Returns the changed events after the names of some seats are erased, and the room's new row of a list."""
    changed = {
        version: json.dumps(after, separators=(",", ":"), ensure_ascii=False)
        for version, data in enumerate(loaded.log, 1)
        if (after := without_names(json.loads(data), seats)) != json.loads(data)
    }
    log = tuple(changed.get(version, data) for version, data in enumerate(loaded.log, 1))
    folded = fold(room, replace(loaded, log=log))
    assert folded is not None, "a whole log has no snapshot"
    return tuple(changed.items()), views.about(folded[0].room)


_PERSONAL = ("name", "account", "rating", "is_provisional")
"""Fields of a seat that say who sits there."""


def without_names(data: dict[str, Any], seats: frozenset[int]) -> dict[str, Any]:
    """Returns an event, as data, with the names and accounts of some seats erased."""
    match data["event"]:
        case "seated" if data["seat"] in seats:
            return {key: value for key, value in data.items() if key not in _PERSONAL} | {"name": ""}
        case "opened":
            return data | {"settings": _settings_without_names(data["settings"], seats)}
        case "rematched":
            moved = frozenset(new for new, old in enumerate(data["seats"], 1) if old in seats)
            return data | {"settings": _settings_without_names(data["settings"], moved)}
    return data


def _settings_without_names(settings: dict[str, Any], seats: frozenset[int]) -> dict[str, Any]:
    plans = [
        {key: value for key, value in plan.items() if key not in _PERSONAL or number not in seats}
        for number, plan in enumerate(settings["seats"], 1)
    ]
    return settings | {"seats": plans}
