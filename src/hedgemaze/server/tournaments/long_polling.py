"""`LongPolling`: what clients see of tournaments, and the requests that wait for a change (long polling)."""

from __future__ import annotations

import asyncio
import contextlib
from collections import OrderedDict

import msgspec

from hedgemaze.server.errors import ServerError, StorageError
from hedgemaze.server.live.service import Service
from hedgemaze.server.storage.tournaments.rows import TournamentState
from hedgemaze.server.tournaments import views
from hedgemaze.server.tournaments.schemas import TournamentLists, TournamentView

_MARK_MS = 10_000
"""How often it is recorded that a player looks at a tournament."""
_MAX_CACHED = 100
_MAX_WATCHED = 1_000
"""Tournaments whose clients wait for a change."""
_POLL_SECONDS = 1.0


class LongPolling:
    """The tournaments that clients of this node look at."""

    def __init__(self, service: Service) -> None:
        self._service = service
        self._store = service.store.tournaments
        self._states: OrderedDict[str, tuple[TournamentState, TournamentView]] = OrderedDict()
        """The last known state and view, by tournament."""
        self._waiting: dict[str, asyncio.Event] = {}
        """Set when a tournament changes that clients look at."""
        self._marked: dict[tuple[str, bytes], int] = {}
        """When it was last recorded that a player looks at a tournament."""

    def start(self) -> None:
        """Starts to look for changes that other nodes make, if there are other nodes."""
        if self._service.coordinator.sync.is_shared:
            self._service.tasks.run_forever(self._poll)

    def stop(self) -> None:
        """Answers all requests that wait for a change."""
        for event in self._waiting.values():
            event.set()

    def changed(self, tournament: str) -> None:
        """Wakes the clients that look at a tournament."""
        event = self._waiting.pop(tournament, None)
        if event is not None:
            event.set()

    async def view(self, tournament: str, key: bytes | None, seen: int = 0, wait_ms: int = 0) -> TournamentView:
        """Returns a tournament; waits for a version newer than `seen`, at most `wait_ms`.

        Raises:
            ServerError: there is no such tournament.
        """
        event = self._event(tournament) if wait_ms else asyncio.Event()
        state, view = await self.state(tournament)
        await self._mark_seen(state, key)
        if wait_ms and view.version <= seen and not self._service.is_stopping:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(event.wait(), wait_ms / 1_000)
            state, view = await self.state(tournament)
        return msgspec.structs.replace(view, now_ms=self._service.clock.now_ms(), me=views.me(state, key))

    async def lists(self, key: bytes | None) -> TournamentLists:
        """Returns the player's tournaments and those that are open to everyone."""
        mine = [] if key is None else await self._store.of_player(key)
        return TournamentLists(
            now_ms=self._service.clock.now_ms(),
            mine=[views.listed(row) for row in mine if row.stage != "cancelled"],
            listed=[views.listed(row) for row in await self._store.listed()],
        )

    def _event(self, tournament: str) -> asyncio.Event:
        """Returns the event that is set when a tournament changes."""
        if tournament not in self._waiting and len(self._waiting) >= _MAX_WATCHED:
            self._waiting.pop(next(iter(self._waiting))).set()  # its clients ask again
        return self._waiting.setdefault(tournament, asyncio.Event())

    async def state(self, tournament: str) -> tuple[TournamentState, TournamentView]:
        """Returns a tournament as it is stored.

        Raises:
            ServerError: there is no such tournament.
        """
        known = self._states.get(tournament)
        version = (await self._store.versions([tournament])).get(tournament)
        if known is not None and known[0].row.version == version:
            self._states.move_to_end(tournament)
            return known
        state = None if version is None else await self._store.read(tournament)
        if state is None:
            self._states.pop(tournament, None)
            self._waiting.pop(tournament, None)
            raise ServerError("tournament.none", "there is no such tournament", status=404)
        found = self._states[tournament] = state, views.view(state)
        while len(self._states) > _MAX_CACHED:
            self._states.popitem(last=False)
        return found

    async def _mark_seen(self, state: TournamentState, key: bytes | None) -> None:
        """Records that a player looks at a tournament, at most every few seconds."""
        is_over = state.row.stage in {"ended", "cancelled"}
        if key is None or is_over or all(each.player != key for each in state.players):
            return
        tournament, now_ms = state.row.id, self._service.clock.now_ms()
        if self._marked.get((tournament, key), 0) + _MARK_MS <= now_ms:
            self._marked = {each: at for each, at in self._marked.items() if at + _MARK_MS > now_ms}
            self._marked[tournament, key] = now_ms
            with contextlib.suppress(StorageError):
                await self._store.mark_seen(tournament, key, now_ms)

    async def _poll(self) -> None:
        """Notices changes that other nodes have made."""
        while True:
            await asyncio.sleep(_POLL_SECONDS)
            watched = [each for each in self._waiting if each in self._states]
            if watched and not self._service.coordinator.uptime.is_storage_down:
                with contextlib.suppress(StorageError):
                    for tournament, version in (await self._store.versions(watched[:_MAX_CACHED])).items():
                        known = self._states.get(tournament)
                        if known is not None and known[0].row.version != version:
                            self.changed(tournament)
