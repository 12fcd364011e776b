"""`Pondering`: engine seats think on the time of people, on workers that nobody needs.

A pondered answer is exactly what the seat would play anyway, so it changes how soon a seat answers, never what it
plays. Answers are stored by the whole text of the game: after a take back or any other turn of events they simply do
not fit.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable
from dataclasses import dataclass, field

from hedgemaze.engine import PERFECT, level_of
from hedgemaze.engine.players.pondering import can_ponder
from hedgemaze.rooms import Room, Stage
from hedgemaze.rules import Side
from hedgemaze.server.engines.game_text import game_text
from hedgemaze.server.engines.interface import Engines

_log = logging.getLogger("hedgemaze.server")
_MAX_ROOMS = 2_000
"""Rooms whose answers are kept; the oldest go first."""


@dataclass(slots=True)
class _Pondered:
    """What the seat of a room ponders on, and what it has found."""

    seat: int
    level: int
    changed: int
    """`GameState.changed` of the game at which it ponders."""
    text: str
    """That game."""
    answers: dict[str, str] = field(default_factory=dict)
    """Actions by the texts of the games in which they will be played."""
    task: asyncio.Task[None] | None = None


class Pondering:
    """Ponders for one engine seat per room, and remembers the answers until the seat's turn."""

    def __init__(self, engines: Engines) -> None:
        self._engines = engines
        self._rooms: dict[str, _Pondered] = {}

    def update(self, room_id: str, room: Room, seed_of: Callable[[int], int]) -> None:
        """Begins to ponder while people are to act; ends it when they have acted.

        Args:
            room_id: the room's id.
            room: its state.
            seed_of: returns the seed of an engine seat.
        """
        found = self._rooms.get(room_id)
        if room.play is None or room.stage is not Stage.PLAYING:
            self.forget(room_id)
            return
        if found is not None and found.changed == room.play.changed:
            return  # chat, offers: nothing to do with it
        seat = _pondering_seat(room)
        if seat is None:
            self.forget(room_id)
            return
        text = game_text(room.play.start, room.play.entries)
        begun = _Pondered(seat, room.seat(seat).level, room.play.changed, text)
        if found is not None:
            self.forget(room_id)
            if (found.seat, found.level) == (seat, begun.level):
                begun.answers = {key: each for key, each in found.answers.items() if key.startswith(text)}
        self._rooms[room_id] = begun
        begun.task = asyncio.create_task(self._ponder(room_id, room, begun, seed_of(seat)))
        begun.task.add_done_callback(lambda task: self._ended(begun, task))
        if len(self._rooms) > _MAX_ROOMS:
            self.forget(next(iter(self._rooms)))

    def take(self, room_id: str, room: Room, seat: int) -> str | None:
        """Returns the token of a seat's action if it was pondered; forgets what else was."""
        found = self._rooms.pop(room_id, None)
        if found is None or room.play is None:
            return None
        self._end_task(found)
        is_mine = (found.seat, found.level) == (seat, room.seat(seat).level)
        action = found.answers.get(game_text(room.play.start, room.play.entries)) if is_mine else None
        if action is None or room.play.position.why_illegal(action) is not None:
            return None
        self._engines.stats.ponder_hits += 1
        self._engines.stats.moves += 1
        return action

    def forget(self, room_id: str) -> None:
        """Ends pondering in a room and drops its answers."""
        found = self._rooms.pop(room_id, None)
        if found is not None:
            self._end_task(found)

    async def stop(self) -> None:
        """Ends all pondering."""
        tasks = [each.task for each in self._rooms.values() if each.task is not None]
        for room_id in list(self._rooms):
            self.forget(room_id)
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _ponder(self, room_id: str, room: Room, pondered: _Pondered, seed: int) -> None:
        play, seat = room.play, room.seat(pondered.seat)
        assert play is not None
        side = room.side(pondered.seat)
        hand = tuple(seat.hand) if side is Side.GHOSTS else None
        found = self._engines.ponder(pondered.text, pondered.level, side.letter, hand, seed=seed, room=room_id)
        async with contextlib.aclosing(found) as reports:
            async for answers in reports:
                for expected, action in answers.items():
                    pondered.answers[game_text(play.start, (*play.entries, *expected.split()))] = action

    @staticmethod
    def _end_task(pondered: _Pondered) -> None:
        if pondered.task is not None:
            pondered.task.cancel()
            pondered.task = None

    @staticmethod
    def _ended(pondered: _Pondered, task: asyncio.Task[None]) -> None:
        if pondered.task is task:
            pondered.task = None
        if not task.cancelled() and task.exception() is not None:
            _log.error("pondering failed", exc_info=task.exception())


def _pondering_seat(room: Room) -> int | None:
    """Returns the engine seat that acts next after people; None if there is none, or it is not worth it.

    A team of ghosts that several seats share does not ponder: who moves which ghost is not known in advance.
    """
    if room.play is None or not room.persons or not any(seat.is_engine for seat in room.seats):
        return None
    position = room.play.position
    playing = position.playing
    at = playing.index(position.side)
    for side in (*playing[at + 1 :], *playing[:at]):
        seats = [number for number, seat in enumerate(room.seats, 1) if seat.hand and room.side(number) is side]
        if len(seats) == 1 and room.seat(seats[0]).is_engine:
            number = room.seat(seats[0]).level
            is_worth_it = number != PERFECT and can_ponder(level_of(position.mode, side, number))
            return seats[0] if is_worth_it else None
    return None
