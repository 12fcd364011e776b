"""`EngineSeats`: plays the engine seats of all rooms.

After every change of a room it asks the engine pool for the action of the engine whose turn it is, and hands the answer
to the service as the command of any other seat. Searches run in other processes, so they delay no move. The room
refuses an answer to an outdated position. While people are to act, strong levels ponder (`pondering`).
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any

from hedgemaze import core
from hedgemaze.errors import EngineError, HedgemazeError
from hedgemaze.rooms import Act, EngineTurn, Judge, Room, Stage, engines_to_answer
from hedgemaze.rules import Side
from hedgemaze.server.engines.game_text import game_text
from hedgemaze.server.engines.interface import Engines
from hedgemaze.server.live.live_room import EngineWork, LiveRoom
from hedgemaze.server.live.pondering import Pondering
from hedgemaze.server.live.service import Service
from hedgemaze.server.storage import ENGINES

_log = logging.getLogger("hedgemaze.server")
_MAX_SECONDS = 60.0
_JUDGE_SECONDS = 0.5
_CLOCK_FRACTION = 12
"""An engine uses at most one part in this many of its remaining time per action."""
_RETRY_SECONDS = 1.0
_MIN_WAIT_MS = 50
"""A shorter wait in the queue is charged to the engine's clock: it is not worth an event."""


class EngineSeats:
    """Lets engines play the seats whose turn it is."""

    def __init__(self, service: Service, engines: Engines) -> None:
        self._service = service
        self._engines = engines
        self._thinking: dict[tuple[str, int], tuple[EngineWork, asyncio.Task[None]]] = {}
        """Per room and seat: what it thinks about, and the task."""
        self._pondering = Pondering(engines)
        service.coordinator.leases.enable_engines()
        service.cache.on_change.append(self.update)

    @property
    def thinking(self) -> int:
        """The number of engine seats that think now."""
        return len(self._thinking)

    def update(self, live: LiveRoom) -> None:
        """Starts and cancels searches after a change of a room."""
        coordinator = self._service.coordinator
        if coordinator.uptime.is_storage_down:
            return  # the result could not be stored; the room changes again when its clock is credited
        if not coordinator.leases.has(ENGINES, live.id):
            self._cancel(live)
            self._pondering.forget(live.id)
            return
        if not live.engine_turns:
            self._pondering.update(live.id, live.room, lambda seat: _seed(live.id, seat))
        work = live.engine_work
        for turn in live.engine_turns:
            self._start(live, turn.seat, (*work[:2], ()), self._play(live.id, live.room, turn))
        if live.room.stage is Stage.PLAYING and live.room.offers:
            for seat in engines_to_answer(live.room):
                if all(turn.seat != seat for turn in live.engine_turns):
                    self._start(live, seat, work, self._judge(live.id, live.room, seat))

    def _cancel(self, live: LiveRoom) -> None:
        """Cancels the searches of a room whose engines another node plays now."""
        if self._thinking:
            for seat in range(1, len(live.room.seats) + 1):
                known = self._thinking.get((live.id, seat))
                if known is not None:
                    known[1].cancel()

    async def stop(self) -> None:
        """Cancels all searches."""
        await self._pondering.stop()
        tasks = [task for _, task in self._thinking.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _start(self, live: LiveRoom, seat: int, work: EngineWork, thinking: Coroutine[Any, Any, None]) -> None:
        """Starts a seat's search, unless it already thinks about the same: chat does not restart a search."""
        key = (live.id, seat)
        known = self._thinking.get(key)
        if known is not None:
            if known[0] == work:
                thinking.close()
                return
            known[1].cancel()
        task = asyncio.create_task(thinking)
        self._thinking[key] = (work, task)
        task.add_done_callback(lambda done: self._ended(key, done))

    def _ended(self, key: tuple[str, int], task: asyncio.Task[None]) -> None:
        known = self._thinking.get(key)
        if known is not None and known[1] is task:
            del self._thinking[key]
        if not task.cancelled() and task.exception() is not None:
            _log.error("an engine seat failed", exc_info=task.exception(), extra={"room": key[0]})

    async def _play(self, room_id: str, room: Room, turn: EngineTurn) -> None:
        started = asyncio.get_running_loop().time()
        pondered = self._pondering.take(room_id, room, turn.seat)
        actions, waited_ms = turn.catch or ((pondered,) if pondered is not None else ()), 0
        while not actions:
            try:
                token, waited_ms = await self._choose(room_id, room, turn, started)
                actions = (token,)
            except EngineError as error:
                _log.warning("an engine gave no answer", extra={"room": room_id, "code": error.code})
                await asyncio.sleep(_RETRY_SECONDS)
        command_id = f"engine {turn.version}"
        act = Act(seat=turn.seat, id=command_id, version=turn.version, actions=actions, waited_ms=waited_ms)
        # The command changes the room, which cancels searches of old positions; it must not cancel this task.
        self._thinking.pop((room_id, turn.seat), None)
        try:
            await self._service.carry_out(room_id, act)
        except HedgemazeError as error:
            _log.info("an engine's action was refused", extra={"room": room_id, "code": error.code})

    async def _choose(self, room_id: str, room: Room, turn: EngineTurn, started: float) -> tuple[str, int]:
        """Returns the action of a seat, and for how many milliseconds of its clock it waited in the queue."""
        play, clocks = room.play, room.clocks
        assert play is not None and clocks is not None
        is_ghosts = play.position.side is Side.GHOSTS
        begun_ms: list[int] = []
        now_ms = self._service.clock.now_ms
        token = await self._engines.choose(
            _game(room),
            turn.level,
            tuple(piece.letter for piece in turn.pieces) if is_ghosts and turn.pieces else None,
            self._seconds(room),
            seed=_seed(room_id, turn.seat),
            room=room_id,
            started=started,
            position=play.position,
            on_begin=lambda: begun_ms.append(now_ms()),
        )
        waited_ms = (begun_ms[-1] if begun_ms else now_ms()) - clocks.since_ms
        return token, waited_ms if waited_ms >= _MIN_WAIT_MS else 0

    def _seconds(self, room: Room) -> float:
        """Returns how long an engine may think: a fraction of its remaining time, if there is a clock."""
        left = room.remaining(self._service.clock.now_ms())
        if left is None or room.play is None:
            return _MAX_SECONDS
        mine = left[room.settings.rules.sides.index(room.play.position.side)]
        return min(_MAX_SECONDS, max(0.05, mine / 1_000 / _CLOCK_FRACTION))

    async def _judge(self, room_id: str, room: Room, seat: int) -> None:
        """Answers a draw offer by the value of a short search."""
        try:
            report = await self._engines.hint(_game(room), _JUDGE_SECONDS, room=room_id)
            value = float(report["values"][room.side(seat).letter])
            self._thinking.pop((room_id, seat), None)
            await self._service.carry_out(room_id, Judge(seat=seat, value=value))
        except (HedgemazeError, KeyError, TypeError) as error:
            _log.info("a draw offer was not judged", extra={"room": room_id, "error": type(error).__name__})


def _seed(room_id: str, seat: int) -> int:
    return core.stream_seed(core.text_word(room_id), seat)


def _game(room: Room) -> str:
    """Returns a room's game as engines read it."""
    assert room.play is not None
    return game_text(room.play.start, room.play.entries)
