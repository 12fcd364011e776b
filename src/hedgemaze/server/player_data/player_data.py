"""`PlayerData`: the games of a player, export and erasure of everything that is stored.

Erasure removes the player's name from the logs and the link to the player's seats. The games stay, for their other
players.
"""

from __future__ import annotations

import asyncio
import json
from typing import Any

import msgspec

from hedgemaze.server.live.service import Service
from hedgemaze.server.people.accounts import Account
from hedgemaze.server.people.people import People
from hedgemaze.server.player_data.name_erasure import erase_names
from hedgemaze.server.schemas import Games, OwnGame

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
            found["results"] = await self._results(account.id)
        return found

    async def _ratings(self, account: str) -> dict[str, Any]:
        """Returns an account's ratings, their history, and what hosts see of its play."""
        store = self._service.store
        return {
            "pools": [each._asdict() for each in await store.ratings.of_account(account)],
            "history": [each._asdict() for each in await store.ratings.history(account, _ALL)],
            "fair_play": [each._asdict() for each in await store.fair_play.of_account(account, _ALL)],
        }

    async def _results(self, account: str) -> dict[str, Any]:
        """Returns the games that an account's devices have counted, and its progress with puzzles."""
        games, puzzles = await self._service.store.results.of_account(account)
        return {"games": [json.loads(each.data) for each in games], "puzzles": json.loads(puzzles or "{}")}

    async def erase(self, player: bytes, account: Account | None = None) -> int:
        """Erases a player's names from all logs, the link to the seats, and the account; returns how many games."""
        store = self._service.store
        await store.lobby.forget_player(player)
        count = await self._erase_games(player)
        await store.tournaments.erase(player)
        await store.subscriptions.forget_player(player)
        await store.moderation.erase_reporter(player)
        if account is not None:
            await self._people.erase(account)
        return count + await self._erase_games(player)  # those that have begun meanwhile

    async def _erase_games(self, player: bytes) -> int:
        """Erases a player from all games; returns how many. A repeated call finds those that are left."""
        games = (await self.games(player)).games
        for game in games:
            await self._erase_names(game.room, frozenset(game.seats), player)
        await self._service.store.seats.forget_player(player)
        return len(games)

    async def _erase_names(self, room: str, seats: frozenset[int], player: bytes) -> None:
        store = self._service.store
        live = await self._service.live_room(room)
        async with live.lock:  # until it is dropped: else its next event, a rematch, could bring the name back
            loaded = await store.rooms.load(room)
            assert loaded is not None
            changed, about = await asyncio.to_thread(erase_names, room, loaded, seats)  # slow for a long log
            await asyncio.gather(
                store.rooms.rewrite(room, changed, about),
                store.seats.forget_holder(room, player),
                store.notices.erase_names(room),
            )
            self._service.name_erased(live)
