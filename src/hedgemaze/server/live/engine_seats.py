"""`EngineSeats`: plays for the engine seats of all rooms.

Whenever a room changes it looks whose turn it is, asks the pool and hands the answer to the service as any seat's
command. A search runs elsewhere, so it never delays anybody's move; an answer to a game that has moved on is refused by
the room.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from typing import Any, Protocol

from hedgemaze import core
from hedgemaze.errors import EngineError, HedgemazeError
from hedgemaze.rooms import Act, EngineTurn, Judge, Room, Stage, engines_to_answer
from hedgemaze.rules import Side
from hedgemaze.server.analysis.analyses import Analysts
from hedgemaze.server.live.live_room import LiveRoom, Work
from hedgemaze.server.live.service import Service
from hedgemaze.server.storage import ENGINES

__all__ = ["EngineSeats", "Engines"]

_log = logging.getLogger("hedgemaze.server")
_LONGEST_SECONDS = 60.0
_JUDGE_SECONDS = 0.5
_SHARE_OF_CLOCK = 12
_AGAIN_SECONDS = 1.0
_LEAST_WAIT_MS = 50
"""What is less is charged to an engine's clock: it is not worth an event."""


class Engines(Analysts, Protocol):
    """What is needed of a pool of engines; `hedgemaze.server.engines.EnginePool` is one."""

    async def start(self) -> None:
        """Starts the workers."""

    async def stop(self) -> None:
        """Ends them."""

    async def choose(
        self,
        record: str,
        level: int,
        pieces: tuple[str, ...] | None,
        seconds: float,
        *,
        seed: int,
        room: str = "",
        started: float | None = None,
        position: core.Position | None = None,
        on_begin: Callable[[], None] | None = None,
    ) -> str:
        """Returns the token of what a level plays; says when it begins to think."""
        ...

    async def hint(
        self, record: str, seconds: float = 1.0, *, pieces: tuple[str, ...] | None = None, room: str = ""
    ) -> dict[str, Any]:
        """Returns the report of a short search."""
        ...


class EngineSeats:
    """Watches rooms and plays their engines."""

    def __init__(self, service: Service, engines: Engines) -> None:
        self._service = service
        self._engines = engines
        self._thinking: dict[tuple[str, int], tuple[Work, asyncio.Task[None]]] = {}
        service.has_engines = True
        service.on_change.append(self.look)

    @property
    def thinking(self) -> int:
        """How many engine seats think now."""
        return len(self._thinking)

    def look(self, live: LiveRoom) -> None:
        """Lets engines think whose turn it is, if this server is to play them."""
        if self._service.is_away:
            return  # what it finds could not be stored; it is asked again when it can
        if not self._service.leases.has(ENGINES, live.id):
            self._forget(live)
            return
        work = live.work
        for turn in live.turns:
            self._begin(live, turn.seat, (*work[:2], ()), self._play(live.id, live.room, turn))
        if live.room.stage is Stage.PLAYING and live.room.offers:
            for seat in engines_to_answer(live.room):
                if all(turn.seat != seat for turn in live.turns):
                    self._begin(live, seat, work, self._judge(live.id, live.room, seat))

    def _forget(self, live: LiveRoom) -> None:
        """Ends thinking that another server does now."""
        if self._thinking:
            for seat in range(1, len(live.room.seats) + 1):
                known = self._thinking.get((live.id, seat))
                if known is not None:
                    known[1].cancel()

    async def stop(self) -> None:
        """Ends all thinking."""
        tasks = [task for _, task in self._thinking.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _begin(self, live: LiveRoom, seat: int, work: Work, thinking: Coroutine[Any, Any, None]) -> None:
        """Lets a seat think, unless it thinks about the same already: talk does not make it begin anew."""
        key = (live.id, seat)
        known = self._thinking.get(key)
        if known is not None:
            if known[0] == work:
                thinking.close()
                return
            known[1].cancel()
        task = asyncio.create_task(thinking)
        self._thinking[key] = (work, task)
        task.add_done_callback(lambda done: self._end(key, done))

    def _end(self, key: tuple[str, int], task: asyncio.Task[None]) -> None:
        known = self._thinking.get(key)
        if known is not None and known[1] is task:
            del self._thinking[key]
        if not task.cancelled() and task.exception() is not None:
            _log.error("an engine seat failed", exc_info=task.exception(), extra={"room": key[0]})

    async def _play(self, id: str, room: Room, turn: EngineTurn) -> None:  # noqa: A002  # the room's word for it
        started = asyncio.get_running_loop().time()
        actions, waited_ms = turn.catch, 0
        while not actions:
            try:
                token, waited_ms = await self._choose(id, room, turn, started)
                actions = (token,)
            except EngineError as error:
                _log.warning("an engine gave no answer", extra={"room": id, "code": error.code})
                await asyncio.sleep(_AGAIN_SECONDS)
        name = f"engine {turn.version}"
        act = Act(seat=turn.seat, id=name, version=turn.version, actions=actions, waited_ms=waited_ms)
        # The task is not this turn's any more once the room has changed: what it causes must not cancel it.
        self._thinking.pop((id, turn.seat), None)
        try:
            await self._service.carry_out(id, act)
        except HedgemazeError as error:
            _log.info("an engine's action was refused", extra={"room": id, "code": error.code})

    async def _choose(self, id: str, room: Room, turn: EngineTurn, started: float) -> tuple[str, int]:  # noqa: A002
        """Returns what a seat plays, and for how many milliseconds of its clock it did not think about it."""
        play, clocks = room.play, room.clocks
        assert play is not None and clocks is not None
        is_ghosts = play.position.side is Side.GHOSTS
        begun_ms: list[int] = []
        now_ms = self._service.clock.now_ms
        token = await self._engines.choose(
            game_text(room),
            turn.level,
            tuple(piece.letter for piece in turn.pieces) if is_ghosts and turn.pieces else None,
            self._seconds(room),
            seed=core.stream_seed(core.text_word(id), turn.seat),
            room=id,
            started=started,
            position=play.position,
            on_begin=lambda: begun_ms.append(now_ms()),
        )
        waited_ms = (begun_ms[-1] if begun_ms else now_ms()) - clocks.since_ms
        return token, waited_ms if waited_ms >= _LEAST_WAIT_MS else 0

    def _seconds(self, room: Room) -> float:
        """Returns how long an engine may think: a part of its clock, if it has one."""
        left = room.remaining(self._service.clock.now_ms())
        if left is None or room.play is None:
            return _LONGEST_SECONDS
        mine = left[room.settings.rules.sides.index(room.play.position.side)]
        return min(_LONGEST_SECONDS, max(0.05, mine / 1_000 / _SHARE_OF_CLOCK))

    async def _judge(self, id: str, room: Room, seat: int) -> None:  # noqa: A002
        """Answers a draw offer by what a short search expects."""
        try:
            report = await self._engines.hint(game_text(room), _JUDGE_SECONDS, room=id)
            value = float(report["values"][room.side(seat).letter])
            self._thinking.pop((id, seat), None)
            await self._service.carry_out(id, Judge(seat=seat, value=value))
        except (HedgemazeError, KeyError, TypeError) as error:
            _log.info("a draw offer was not judged", extra={"room": id, "error": type(error).__name__})


def game_text(room: Room) -> str:
    """Returns a room's game as engines read it: the start and what was played since."""
    assert room.play is not None
    played = " ".join(room.play.entries)
    return f"{room.play.start} moves {played}" if played else room.play.start
