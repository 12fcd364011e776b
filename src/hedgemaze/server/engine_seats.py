"""`EngineSeats`: plays for the engine seats of all rooms.

Whenever a room changes it looks whose turn it is, asks the pool and hands the answer to the service as any seat's
command. A search runs elsewhere, so it never delays anybody's move; an answer to a game that has moved on is refused by
the room.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
from typing import Any, Protocol

from hedgemaze import core
from hedgemaze.errors import EngineError, HedgemazeError
from hedgemaze.rooms import Act, EngineTurn, Judge, Room, Stage, engines_to_answer
from hedgemaze.rules import Side
from hedgemaze.server.analyses import Analysts
from hedgemaze.server.held import Held
from hedgemaze.server.service import Service
from hedgemaze.server.storage import ENGINES

__all__ = ["EngineSeats", "Engines"]

_log = logging.getLogger("hedgemaze.server")
_LONGEST_SECONDS = 60.0
_JUDGE_SECONDS = 0.5
_SHARE_OF_CLOCK = 12
_AGAIN_SECONDS = 1.0


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
    ) -> str:
        """Returns the token of what a level plays."""
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
        self._thinking: dict[tuple[str, int], tuple[int, asyncio.Task[None]]] = {}
        service.has_engines = True
        service.on_change.append(self.look)

    @property
    def thinking(self) -> int:
        """How many engine seats think now."""
        return len(self._thinking)

    def look(self, held: Held) -> None:
        """Lets engines think whose turn it is, if this server is to play them."""
        if not self._service.leases.has(ENGINES, held.id):
            self._forget(held)
            return
        for turn in held.turns:
            self._begin(held, turn.seat, turn.version, self._play(held.id, held.room, turn))
        if held.room.stage is Stage.PLAYING and held.room.offers:
            for seat in engines_to_answer(held.room):
                if all(turn.seat != seat for turn in held.turns):
                    self._begin(held, seat, held.room.version, self._judge(held.id, held.room, seat))

    def _forget(self, held: Held) -> None:
        """Ends thinking that another server does now."""
        if self._thinking:
            for seat in range(1, len(held.room.seats) + 1):
                known = self._thinking.get((held.id, seat))
                if known is not None:
                    known[1].cancel()

    async def stop(self) -> None:
        """Ends all thinking."""
        tasks = [task for _, task in self._thinking.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _begin(self, held: Held, seat: int, version: int, work: Any) -> None:
        key = (held.id, seat)
        known = self._thinking.get(key)
        if known is not None:
            if known[0] == version:
                work.close()
                return
            known[1].cancel()
        task = asyncio.create_task(work)
        self._thinking[key] = (version, task)
        task.add_done_callback(lambda done: self._end(key, done))

    def _end(self, key: tuple[str, int], task: asyncio.Task[None]) -> None:
        known = self._thinking.get(key)
        if known is not None and known[1] is task:
            del self._thinking[key]
        if not task.cancelled() and task.exception() is not None:
            _log.error("an engine seat failed", exc_info=task.exception(), extra={"room": key[0]})

    async def _play(self, id: str, room: Room, turn: EngineTurn) -> None:  # noqa: A002  # the room's word for it
        started = asyncio.get_running_loop().time()
        actions = turn.catch
        while not actions:
            try:
                actions = (await self._choose(id, room, turn, started),)
            except EngineError as error:
                _log.warning("an engine gave no answer", extra={"room": id, "code": error.code})
                await asyncio.sleep(_AGAIN_SECONDS)
        act = Act(seat=turn.seat, id=f"engine {turn.version}", version=turn.version, actions=actions)
        # The task is not this turn's any more once the room has changed: what it causes must not cancel it.
        self._thinking.pop((id, turn.seat), None)
        try:
            await self._service.carry_out(id, act)
        except HedgemazeError as error:
            _log.info("an engine's action was refused", extra={"room": id, "code": error.code})

    async def _choose(self, id: str, room: Room, turn: EngineTurn, started: float) -> str:  # noqa: A002
        play = room.play
        assert play is not None
        is_ghosts = play.position.side is Side.GHOSTS
        return await self._engines.choose(
            game_text(room),
            turn.level,
            tuple(piece.letter for piece in turn.pieces) if is_ghosts and turn.pieces else None,
            self._seconds(room),
            seed=int.from_bytes(hashlib.sha256(id.encode()).digest()[:4], "big") >> 1,
            room=id,
            started=started,
            position=play.position,
        )

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
