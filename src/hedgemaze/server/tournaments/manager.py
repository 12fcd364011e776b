"""`Manager`: keeps tournaments going: results, new rounds, starts and ends; one node at a time for each tournament.

The lease only avoids double work. Everything that happens is written in the transaction that has read the state, so two
nodes, or one that dies, never pair a game twice.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable, Sequence

from hedgemaze.errors import HedgemazeError
from hedgemaze.rooms import Resign, Stage, pool_of
from hedgemaze.rules import parse_mode
from hedgemaze.server.errors import StorageError
from hedgemaze.server.live.account_seats import SeatRating
from hedgemaze.server.live.live_room import LiveRoom
from hedgemaze.server.live.service import Service
from hedgemaze.server.notices.notices import Notices
from hedgemaze.server.storage.tournaments.rows import Changes, NewGameRoom, TournamentState
from hedgemaze.server.tournaments import plan
from hedgemaze.server.tournaments.rules.model import Pairing

TOURNAMENT = "tournament"
"""Kind of lease: the holder keeps a tournament going."""
_log = logging.getLogger("hedgemaze.server")
_TICK_SECONDS = 1.0
_PAUSE_SECONDS = 0.1
"""Shortest time between two ticks."""
_CALL_MS = 600_000
"""A notice of a game is of no use after this time."""
_CLEAN_TICKS = 3_600
_UNUSED_MS = 7 * 86_400_000
"""A tournament that has not begun after this time is deleted, unless it begins at a later time."""


class Manager:
    """Runs the tournaments of this node.

    Args:
        service: the rooms.
        randbelow: the source of random numbers, as `secrets.randbelow`.
        on_change: called with the id of a tournament that has changed; must not block.
    """

    def __init__(self, service: Service, randbelow: Callable[[int], int], on_change: Callable[[str], None]) -> None:
        self.wake = asyncio.Event()
        self.notices: Notices | None = None
        """Calls players who do not look at the page of the tournament."""
        self._service = service
        self._store = service.store.tournaments
        self._randbelow = randbelow
        self._on_change = on_change
        self._rooms: set[str] = set()
        """Rooms of open games of the tournaments that this node keeps going."""
        self._kept: set[str] = set()
        """These tournaments."""
        self._ticks = 0
        service.cache.on_change.append(self._room_changed)

    async def run(self) -> None:
        """Runs until it is cancelled."""
        while True:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self.wake.wait(), _TICK_SECONDS)
            self.wake.clear()
            try:
                await self.tick()
            except StorageError as error:
                _log.warning("tournaments could not be read", extra={"code": error.code})
            await asyncio.sleep(_PAUSE_SECONDS)

    async def tick(self) -> None:
        """Takes the next step of all tournaments that no other node keeps going.

        Raises:
            StorageError: the database is down.
        """
        if self._service.coordinator.uptime.is_storage_down or self._service.is_stopping:
            return
        leases, rooms = self._service.coordinator.leases, set[str]()
        due = await self._store.due(self._service.clock.now_ms())
        for tournament in self._kept.difference(due):  # it is over, or a host has called it off
            await leases.release(TOURNAMENT, tournament)
        self._kept.intersection_update(due)
        for tournament in due:
            if leases.has(TOURNAMENT, tournament) or await leases.claim(TOURNAMENT, tournament):
                self._kept.add(tournament)
                try:
                    rooms |= await self.advance(tournament)
                except Exception:  # one that cannot go on must not stop the others
                    _log.exception("a tournament could not go on", extra={"tournament": tournament})
        self._rooms = rooms
        self._ticks += 1
        if self._ticks % _CLEAN_TICKS == 0:
            await self._store.delete_unused(self._service.clock.now_ms() - _UNUSED_MS)

    async def advance(self, tournament: str) -> set[str]:
        """Takes the next step of one tournament; returns the rooms of its open games.

        Raises:
            StorageError: the database is down.
        """
        state = await self._store.read(tournament)
        if state is None:
            return set()
        await self._resign_leavers(state)
        is_pending, step = plan.is_pending(state, self._service.clock.now_ms())
        opened: Sequence[str] = ()
        if is_pending:
            ratings = await self._ratings(state, step.pairings)
            now_ms = self._service.clock.now_ms()

            def planned(now: TournamentState) -> tuple[Changes, Changes]:
                changes = plan.advance(now, now_ms, self._randbelow, ratings)
                return changes, changes

            changes = await self._store.change(tournament, planned)
            if changes is not None:
                opened = [new.room.id for new in changes.rooms]
                self._service.spawn(self._call(state, changes.rooms))
                self._service.spawn(self._load(opened))
                self._on_change(tournament)
                if "ended_ms" in changes.columns:
                    await self._service.coordinator.leases.release(TOURNAMENT, tournament)
                elif not changes.rooms:
                    self.wake.set()  # forfeits alone: the next round may begin
        return {each.room for each in state.games if each.room and each.result is None} | set(opened)

    async def _resign_leavers(self, state: TournamentState) -> None:
        """Ends running games of players who have left the tournament."""
        out = {each.number for each in state.players if each.state in {"left", "removed"}}
        if not out:
            return
        for game in state.games:
            seats = [seat for seat, number in enumerate((game.first, game.second), 1) if number in out]
            if game.result is not None or game.room is None or game.stage != "playing" or not seats:
                continue
            try:
                await self._service.carry_out(game.room, Resign(seat=seats[0], id="tournament"))
            except HedgemazeError as error:
                _log.info("a player could not resign", extra={"room": game.room, "code": error.code})

    async def _ratings(self, state: TournamentState, pairings: Sequence[Pairing]) -> dict[tuple[str, int], SeatRating]:
        """Returns the ratings of those who are about to play, by account and seat; before the start, of everyone."""
        accounts = {each.number: each.account for each in state.players}
        wanted = {(number, seat) for each in pairings for seat, number in enumerate((each.first, each.second), 1)} or {
            (number, seat) for number in accounts for seat in (1, 2) if state.row.stage == "waiting"
        }
        mode = parse_mode(plan.settings_of(state).mode)
        found: dict[tuple[str, int], SeatRating] = {}
        for number, seat in sorted(wanted):
            account = accounts[number]
            if account is not None:
                pool = pool_of(mode, mode.deal[seat - 1][0].side)
                rating = await self._service.cache.account_seats.rating_of(account, pool)
                if rating is not None:
                    found[account, seat] = rating
        return found

    async def _call(self, state: TournamentState, rooms: Sequence[NewGameRoom]) -> None:
        """Sends notices to those who play now and do not look at the page of the tournament."""
        now_ms, settings = self._service.clock.now_ms(), plan.settings_of(state)
        away = {each.player for each in state.players if each.seen_ms + plan.SEEN_MS < now_ms}
        for new in rooms:
            for holding in new.holdings:
                if self.notices is None or holding.player is None or holding.player not in away:
                    continue
                with contextlib.suppress(StorageError):
                    until_ms, mode = now_ms + _CALL_MS, parse_mode(settings.mode).name
                    await self.notices.pairing(holding.player, new.room.id, settings.title, until_ms, mode)

    async def _load(self, rooms: Sequence[str]) -> None:
        """Loads new rooms: their clocks run, and engines play."""
        for room in rooms:
            with contextlib.suppress(HedgemazeError):
                await self._service.live_room(room)

    def _room_changed(self, live: LiveRoom) -> None:
        if live.room.stage is Stage.ENDED and live.id in self._rooms:
            self.wake.set()
