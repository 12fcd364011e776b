"""`WatchList`: running games that everyone may watch, those of the players with the highest ratings first."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from typing import Any

from hedgemaze.server.live.service import Service
from hedgemaze.server.social.relations import accounts_of, to_game
from hedgemaze.server.social.schemas import ListedGame, Watching

MAX_SHOWN = 50
MAX_PICTURES = 12
"""Games with a position for a picture."""
_FRESH_MS = 2_000
"""For how long a list is sent again without reading the database."""
_IDLE_MS = 30 * 60_000
"""A game with a clock in which nothing has happened for this long is not shown."""


@dataclass(frozen=True, slots=True)
class _Cached:
    at_ms: int
    games: list[ListedGame]


class WatchList:
    """The games to watch, on all nodes."""

    def __init__(self, service: Service) -> None:
        self._service = service
        self._cached = _Cached(-_FRESH_MS, [])
        self._reading = asyncio.Lock()

    async def watching(self) -> Watching:
        """Returns the list.

        Raises:
            StorageError: the database is down.
        """
        async with self._reading:
            now_ms = self._service.clock.now_ms()
            if now_ms - self._cached.at_ms >= _FRESH_MS:
                self._cached = _Cached(now_ms, await self._read(now_ms))
            return Watching(now_ms=now_ms, games=self._cached.games)

    async def _read(self, now_ms: int) -> list[ListedGame]:
        found = [to_game(each) for each in await self._service.store.challenges.watched()]
        games = sorted((game for game in found if _is_alive(game, now_ms)), key=_order)[:MAX_SHOWN]
        delayed = await self._delayed(games)
        return [
            to_picture(game, self._position(game.room)) if number < MAX_PICTURES and game.room not in delayed else game
            for number, game in enumerate(games)
        ]

    async def _delayed(self, games: list[ListedGame]) -> set[str]:
        """Returns the rooms whose positions nobody may see now."""
        wishes = await self._service.store.social.wishes(sorted(accounts_of(games)))
        return {
            game.room
            for game in games
            if game.about.get("is_rated")
            and any(wishes[each].is_delayed for each in accounts_of([game]) & wishes.keys())
        }

    def _position(self, room: str) -> str | None:
        live = self._service.cache.peek(room)
        return None if live is None or live.room.play is None else live.room.play.position.text


def to_picture(game: ListedGame, position: str | None) -> ListedGame:
    """Returns a game with the position of its picture."""
    return ListedGame(
        room=game.room, opened_ms=game.opened_ms, touched_ms=game.touched_ms, about=game.about, position=position
    )


def _is_alive(game: ListedGame, now_ms: int) -> bool:
    return "days" in game.about.get("timing", {}) or game.touched_ms + _IDLE_MS > now_ms


def _order(game: ListedGame) -> tuple[float, int, str]:
    """Sorts by the mean rating of the players who have one; games without any come last, the latest first."""
    ratings: list[int] = [seat["rating"] for seat in _seats(game.about) if seat.get("rating")]
    mean = sum(ratings) / len(ratings) if ratings else 0.0
    return -mean, -game.opened_ms, game.room


def _seats(about: dict[str, Any]) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = about.get("seats", [])
    return found
