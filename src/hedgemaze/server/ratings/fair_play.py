"""`FairPlay`: compares finished rated games with the engine, when the engines have nothing else to do.

The figures are for hosts. Nothing follows from them by itself: good play is not a proof of help.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from hedgemaze.engine import Judged, Mark, accuracy
from hedgemaze.errors import EngineError, HedgemazeError
from hedgemaze.rooms import Room
from hedgemaze.rules import Side, parse_action
from hedgemaze.server.engines.game_text import game_text
from hedgemaze.server.engines.interface import Engines
from hedgemaze.server.errors import ServerError, StorageError
from hedgemaze.server.live.service import Service
from hedgemaze.server.storage.ratings.fair_play import PlayFigures

FAIR_PLAY = "fair_play"
"""Kind of lease: one node reviews a game."""
BEST_COST = 0.01
"""An action that costs at most this share of the point counts as a best one: searches differ by as much."""
REVIEW_SECONDS = 20.0
"""Time of the engine for one game."""
_RUN_SECONDS = 15.0
_MAX_ATTEMPTS = 3
RETRY_MS = 600_000
"""A review that has failed, although the database works, is tried again after this time."""
_log = logging.getLogger("hedgemaze.server")


class FairPlay:
    """Reviews rated games, one at a time per node."""

    def __init__(self, service: Service, engines: Engines, seconds: float = REVIEW_SECONDS) -> None:
        self._service = service
        self._store = service.store.fair_play
        self._engines = engines
        self._seconds = seconds
        self._attempts: Counter[str] = Counter()
        self._failed: dict[str, int] = {}
        """Games whose review has failed, and when each is tried again."""

    def start(self) -> None:
        """Starts the loop."""
        self._service.tasks.run_forever(self._run)

    async def _run(self) -> None:
        while True:
            await asyncio.sleep(_RUN_SECONDS)
            with contextlib.suppress(StorageError):
                while self._is_idle and await self.review_next():
                    await asyncio.sleep(1.0)

    @property
    def _is_idle(self) -> bool:
        stats = self._engines.stats
        return not stats.waiting and not stats.running and not self._service.coordinator.uptime.is_storage_down

    async def review_next(self) -> bool:
        """Reviews the oldest game that waits for it; False if there is none, or another node reviews it.

        Raises:
            StorageError: the database is down.
        """
        now_ms = self._service.clock.now_ms()
        self._failed = {room: at_ms for room, at_ms in self._failed.items() if at_ms > now_ms}
        room_id = await self._store.next_to_review(tuple(self._failed))
        leases = self._service.coordinator.leases
        if room_id is None or not await leases.claim(FAIR_PLAY, room_id):
            return False
        try:
            return await self._review(room_id)
        except Exception as error:
            if isinstance(error, StorageError):
                await self._service.store.connections.probe()  # raises if it is the database, not this game
            _log.exception("a review is put off", extra={"room": room_id})
            self._failed[room_id] = now_ms + RETRY_MS
            return True
        finally:
            await leases.release(FAIR_PLAY, room_id)

    async def _review(self, room_id: str) -> bool:
        figures: Sequence[PlayFigures] = ()
        is_done = False
        try:
            room = (await self._service.latest(room_id)).room
            figures = figures_of(room_id, room, await self._judge(room))
            is_done = True
        except StorageError:
            raise
        except EngineError as error:
            self._attempts[room_id] += 1
            if self._attempts[room_id] < _MAX_ATTEMPTS:
                return False  # the engines may be starting, or a worker has crashed
            _log.warning("a rated game cannot be reviewed", extra={"room": room_id, "code": error.code})
        except (ServerError, HedgemazeError) as error:  # the room has expired
            _log.info("a rated game is not reviewed", extra={"room": room_id, "code": error.code})
        del self._attempts[room_id]
        await self._store.reviewed(room_id, figures, is_done=is_done)
        return True

    async def _judge(self, room: Room) -> list[dict[str, Any]]:
        """Returns the judged actions of a game."""
        assert room.play is not None
        result: dict[str, Any] = {}
        game = game_text(room.play.start, room.play.entries)
        async with contextlib.aclosing(self._engines.review(game, self._seconds, room=FAIR_PLAY)) as reports:
            async for report in reports:
                result = report
        judged: list[dict[str, Any]] = result.get("judged", [])
        return judged


def figures_of(room_id: str, room: Room, judged: Sequence[Mapping[str, Any]]) -> list[PlayFigures]:
    """Returns how each person of a game played; people of one team have the figures of their team."""
    family = room.settings.rules.family
    actions = [
        Judged(
            each["index"],
            parse_action(each["action"], family),
            Side(each["side"]),
            each["before"],
            each["after"],
            each["cost"],
            Mark(each["mark"]),
            (),
        )
        for each in judged
    ]
    found = []
    for number, seat in enumerate(room.seats, 1):
        side = room.side(number)
        costs = [each.cost for each in actions if each.side is side]
        if seat.account is None or not costs:
            continue
        share = sum(cost <= BEST_COST for cost in costs) / len(costs)
        mean = sum(costs) / len(costs)
        quality = accuracy(actions, side)
        figures = (1.0 if quality is None else quality), share, mean, len(costs)
        found.append(PlayFigures(seat.account, room_id, room.at_ms, *figures))
    return found
