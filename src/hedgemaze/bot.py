"""`Bot`: lets a player (a level, or an outside engine) play at a table of a server (extra ``client``).

A bot agrees to take-backs and to the resignation of its team, and declines draws. `hedgemaze bot` uses it.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Callable, Coroutine
from typing import Any

from hedgemaze.client import ClientError, OfferView, RefusedError, RoomClient, TableView
from hedgemaze.engine.players.clock import Clock
from hedgemaze.engine.players.level_player import LevelPlayer
from hedgemaze.engine.players.player import Player
from hedgemaze.errors import EngineError
from hedgemaze.rules import Action, Game, Piece, Position, Side, Step, Stop, parse_mode

__all__ = ["Bot"]

_MOVE_MS = 1_000
_UNLIMITED_S = 600.0
"""Time after which an outside engine counts as hanging, at a table without clocks."""
_SPARE_MS = 200
"""Time on the clock reserved for the way to the server."""
_AGREES = ("take_back", "resign")


class Bot:
    """One seat that a player plays.

    Args:
        room: a connected client that holds the seat.
        player: a level, which can also play some of the ghosts, or any `Player`, which plays a whole side.
        move_ms: time for an action, besides the clock; without both, a second.
        on_action: is called with every action before it is sent.
        agrees_to_rematch: whether it accepts a rematch.

    Raises:
        ClientError: the seat has some of the ghosts, and the player needs all of them.

    >>> from hedgemaze.client import RoomLink
    >>> from hedgemaze.engine import LevelPlayer
    >>> async def play(link: str) -> None:
    ...     async with RoomClient(RoomLink.parse(link)) as room:
    ...         await room.sit(name="Robo", is_bot=True)
    ...         table = await Bot(room, LevelPlayer(4)).play()
    ...         print(table.outcome)
    """

    def __init__(
        self,
        room: RoomClient,
        player: LevelPlayer | Player,
        *,
        move_ms: int | None = None,
        on_action: Callable[[str], None] | None = None,
        agrees_to_rematch: bool = False,
    ) -> None:
        self._room, self._player, self._move_ms = room, player, move_ms
        self._on_action, self.agrees_to_rematch = on_action, agrees_to_rematch
        self.seat = room.seats[0]
        self._game: Game | None = None
        self._known: list[str] = []
        """The entries that `_game` has."""
        if not isinstance(player, LevelPlayer) and not self._is_whole_side:
            message = "an outside engine plays a whole side, and this seat has only some of the ghosts"
            raise ClientError("client.part_of_side", message, given=room.table.seats[self.seat - 1].hand)

    async def play(self) -> TableView:
        """Plays to the end of the game and returns the last state of the table.

        Raises:
            HedgemazeError: the player failed, or played something illegal; or the connection has ended for good.
        """
        async for table in self._room.updates():
            await self.answer_offers()
            if table.stage == "ended":
                return table
            if table.stage == "playing" and self._is_to_move(table):
                await self._act()
        raise AssertionError("updates have no end")

    async def answer_offers(self) -> None:
        """Answers all open offers that ask this seat."""
        for offer in self._room.table.offers:
            if self.seat in offer.asked and self.seat not in offer.agreed:
                await self._ignore_late(self._room.answer(offer.version, agree=self._agrees(offer), seat=self.seat))

    def _agrees(self, offer: OfferView) -> bool:
        return offer.kind in _AGREES or (offer.kind == "rematch" and self.agrees_to_rematch)

    def _is_to_move(self, table: TableView) -> bool:
        position, seat = self._room.position, table.seats[self.seat - 1]
        if position is None or position.side is not seat.side:
            return False
        pieces = {action.piece for action in position.legal_actions() if isinstance(action, Step | Stop)}
        return seat.side is not Side.GHOSTS or not pieces or any(piece.letter in seat.hand for piece in pieces)

    async def _act(self) -> None:
        clock, version, side = self._clock(), self._room.table.version, self._room.table.seats[self.seat - 1].side
        allowed_s = clock.remaining_ms[side] / 1_000 if clock.remaining_ms else _UNLIMITED_S
        start, entries = self._room.start or "", list(self._room.entries)
        choosing = asyncio.create_task(asyncio.to_thread(self._choose, start, entries, clock, allowed_s))
        try:
            action = str(await asyncio.shield(choosing))
        except asyncio.CancelledError:  # the thread must end before the player can be closed
            with contextlib.suppress(EngineError):
                self._player.stop()
            await asyncio.wait({choosing})
            raise
        if self._on_action is not None:
            self._on_action(action)
        await self._ignore_late(self._room.act(action, seat=self.seat), version)

    def _choose(self, start: str, entries: list[str], clock: Clock, allowed_s: float) -> Action | str:
        """Returns the player's action; runs in a thread."""
        game = self._game
        if game is None or game.start.text != start or entries[: len(self._known)] != self._known:
            game, self._known = Game(Position.parse(start)), []
        for entry in entries[len(self._known) :]:
            game.add(entry)
        is_new, self._game, self._known = game is not self._game, game, entries
        if isinstance(self._player, LevelPlayer):
            budget = clock.budget(game.position)
            seconds = None if budget is None else min(budget.soft_s, allowed_s)
            return self._player.choose(game, seconds=seconds, pieces=self._pieces(game.position))
        if is_new:
            self._player.new_game(game)
        return self._player.choose(game, clock, allowed_s)

    def _pieces(self, position: Position) -> tuple[Piece, ...] | None:
        """Returns the pieces that the seat may move; None for all of its side, or a fence of the chamber."""
        seat = self._room.table.seats[self.seat - 1]
        is_fence = not any(isinstance(action, Step | Stop) for action in position.legal_actions())
        return None if is_fence or self._is_whole_side else tuple(map(Piece, seat.hand))

    @property
    def _is_whole_side(self) -> bool:
        seats = self._room.table.seats
        return not any(
            each.hand for each in seats if each.side is seats[self.seat - 1].side and each is not seats[self.seat - 1]
        )

    def _clock(self) -> Clock:
        """Returns the clocks as they are now."""
        table, timing = self._room.table, self._room.settings.get("timing", {})
        if table.clocks is None or timing.get("days"):
            return Clock(move_ms=self._move_ms or _MOVE_MS)
        sides = parse_mode(table.mode).sides
        left = dict(zip(sides, table.clocks.left_ms, strict=True))
        if table.clocks.running is not None and not table.clocks.is_free:
            left[table.clocks.running] -= round(1_000 * time.time() + self._room.ahead_ms - table.clocks.at_ms)
        left = {side: max(1, ms - _SPARE_MS) for side, ms in left.items()}
        return Clock(self._move_ms, left, dict.fromkeys(sides, timing.get("increment_ms", 0)))

    async def _ignore_late(self, command: Coroutine[Any, Any, None], version: int = 0) -> None:
        """Waits for a command that was chosen at a version; a refusal because the game has moved on is no error."""
        try:
            await command
        except RefusedError as error:
            if not error.code.startswith("room.") and self._room.table.version == version:
                raise
