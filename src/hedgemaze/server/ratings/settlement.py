"""`Settlement`: counts every finished rated game exactly once.

Every node that sees a rated game end counts it at once; the row of the game in the database decides which one did. What
a crash has left over is found by a sweep.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Mapping, Sequence

from hedgemaze.errors import HedgemazeError
from hedgemaze.rooms import Room, Stage
from hedgemaze.server.errors import StorageError
from hedgemaze.server.live.live_room import LiveRoom
from hedgemaze.server.live.service import Service
from hedgemaze.server.ratings.glicko import Rating, periods_between
from hedgemaze.server.ratings.results import RatedPlayer, new_ratings, players_of, void_reason
from hedgemaze.server.storage.ratings.ratings import RatingChange, StoredRating

_log = logging.getLogger("hedgemaze.server")
_SWEEP_SECONDS = 10.0
_RECENT_MS = 3_600_000
"""Later sweeps look back this far; the first one looks at all games."""
RETRY_MS = 600_000
"""A game that could not be counted, although the database works, is tried again after this time."""
_BATCH = 50
_MAX_REMEMBERED = 10_000


class Settlement:
    """Counts the rated games that end on this node, and those that were left over."""

    def __init__(self, service: Service) -> None:
        self._service = service
        self._store = service.store.ratings
        self._counted: dict[str, None] = {}
        """Rooms that this node knows to be counted or is counting."""
        self._failed: dict[str, int] = {}
        """Games that could not be counted, and when each is tried again."""
        self.counted = 0
        """Games that this node has counted, for the metrics."""
        service.cache.on_change.append(self._room_changed)

    def start(self) -> None:
        """Starts the sweep."""
        self._service.tasks.run_forever(self._run)

    async def _run(self) -> None:
        since_ms = 0
        while True:
            with contextlib.suppress(StorageError):
                if not self._service.coordinator.uptime.is_storage_down:
                    await self.sweep(since_ms)
                    since_ms = self._service.clock.now_ms() - _RECENT_MS
            await asyncio.sleep(_SWEEP_SECONDS)

    async def sweep(self, since_ms: int = 0) -> None:
        """Counts finished games that are not counted; one that fails does not stop the others.

        Args:
            since_ms: only games that ended since then, and those that have failed before.

        Raises:
            StorageError: the database is down.
        """
        now_ms = self._service.clock.now_ms()
        for room in [each for each, at_ms in self._failed.items() if at_ms <= now_ms]:
            await self._count_left_over(room)
        while rooms := await self._store.uncounted(since_ms, _BATCH, tuple(self._failed)):
            for room in rooms:
                await self._count_left_over(room)
            if len(rooms) < _BATCH:
                return

    async def _count_left_over(self, room: str) -> None:
        """Counts a game, or puts it off if it fails.

        Raises:
            StorageError: the database is down.
        """
        now_ms = self._service.clock.now_ms()
        try:
            try:
                await self.count(room, (await self._service.latest(room)).room)
            except StorageError:
                raise
            except HedgemazeError as error:  # a log that cannot be read
                _log.exception("a rated game cannot be counted", extra={"room": room, "code": error.code})
                await self._store.void(room, now_ms, "closed")
        except Exception as error:
            if isinstance(error, StorageError):
                await self._service.store.connections.probe()  # raises if it is the database, not this game
            _log.exception("a rated game is put off", extra={"room": room})
            self._failed[room] = now_ms + RETRY_MS
        else:
            self._failed.pop(room, None)

    def _room_changed(self, live: LiveRoom) -> None:
        room = live.room
        if room.stage is not Stage.ENDED or not room.settings.is_rated or live.id in self._counted:
            return
        if self._service.is_stopping:
            return  # the sweep after the next start counts it
        self._remember(live.id)
        self._service.spawn(self._count_soon(live.id, room))

    def _remember(self, room: str) -> None:
        self._counted[room] = None
        if len(self._counted) > _MAX_REMEMBERED:
            del self._counted[next(iter(self._counted))]

    async def _count_soon(self, room_id: str, room: Room) -> None:
        try:
            await self.count(room_id, room)
        except StorageError as error:  # the sweep tries again
            self._counted.pop(room_id, None)
            _log.warning("a rated game could not be counted yet", extra={"room": room_id, "code": error.code})

    async def count(self, room_id: str, room: Room) -> None:
        """Counts a finished game, or records why it does not count; does nothing if that was done before.

        Raises:
            StorageError: the database is down.
        """
        reason = void_reason(room)
        if reason is not None:
            await self._store.void(room_id, room.at_ms, reason)
            return
        players = players_of(room)

        def plan(before: Mapping[tuple[str, str], StoredRating]) -> list[tuple[StoredRating, RatingChange]]:
            return _changes(room_id, room, players, before)

        if await self._store.count(room_id, room.at_ms, [each.account for each in players], plan):
            self.counted += 1


def _changes(
    room_id: str, room: Room, players: Sequence[RatedPlayer], stored: Mapping[tuple[str, str], StoredRating]
) -> list[tuple[StoredRating, RatingChange]]:
    """Returns the new ratings after a game, and the rows of their history."""
    at_ms = room.at_ms
    before, periods = {}, {}
    for each in players:
        known = stored.get((each.account, each.pool))
        before[each.seat] = Rating() if known is None else Rating(known.rating, known.deviation, known.volatility)
        periods[each.seat] = 0.0 if known is None else periods_between(known.at_ms, at_ms)
    after = new_ratings(players, before, periods, room.settings.rules.family)
    changes = []
    for each in players:
        known, new = stored.get((each.account, each.pool)), after[each.seat]
        games = 1 if known is None else known.games + 1
        latest_ms = at_ms if known is None else max(at_ms, known.at_ms)
        rating = StoredRating(each.account, each.pool, new.rating, new.deviation, new.volatility, games, latest_ms)
        old = before[each.seat].rating
        change = RatingChange(
            each.account, each.pool, room_id, each.seat, each.place, old, new.rating, new.deviation, at_ms
        )
        changes.append((rating, change))
    return changes
