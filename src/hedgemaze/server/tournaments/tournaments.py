"""`Tournaments`: the tournaments of one node: requests of hosts and players, and what clients see."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections import OrderedDict
from collections.abc import Callable

import msgspec

from hedgemaze.errors import HedgemazeError
from hedgemaze.rooms import RoomError, pool_of
from hedgemaze.rooms.handlers.settings_checks import is_name, normal_name
from hedgemaze.rules import format_mode, parse_mode
from hedgemaze.server.credentials import hashed, new_room_id, new_token
from hedgemaze.server.errors import ServerError, StorageError
from hedgemaze.server.live.seating import Person
from hedgemaze.server.live.service import Service
from hedgemaze.server.storage.community.tournaments import StoredPlayer, StoredTournament, TournamentState
from hedgemaze.server.tournaments import plan, requests, round_robin, tables, views
from hedgemaze.server.tournaments.manager import Manager
from hedgemaze.server.tournaments.model import Kind
from hedgemaze.server.tournaments.schemas import (
    JoinTournament,
    NewTournament,
    TournamentLists,
    TournamentSettings,
    TournamentView,
)

_MAX_UNFINISHED = 10
"""Tournaments of one host that are not over."""
_LATEST_START_MS = 30 * 86_400_000
_MARK_MS = 10_000
"""How often it is recorded that a player looks at a tournament."""
_MAX_CACHED = 100
_POLL_SECONDS = 1.0


class Tournaments:
    """The tournaments of one node.

    Args:
        service: the rooms.
        randbelow: the source of random numbers, as `secrets.randbelow`.
    """

    def __init__(self, service: Service, randbelow: Callable[[int], int] = secrets.randbelow) -> None:
        self._service = service
        self._store = service.store.tournaments
        self._randbelow = randbelow
        self.manager = Manager(service, randbelow, self._changed)
        self._states: OrderedDict[str, tuple[TournamentState, TournamentView]] = OrderedDict()
        """The last known state and view, by tournament."""
        self._waiting: dict[str, asyncio.Event] = {}
        """Set when a tournament changes that clients look at."""
        self._marked: dict[tuple[str, bytes], int] = {}
        """When it was last recorded that a player looks at a tournament."""

    async def start(self) -> None:
        """Starts the loops."""
        self._service.tasks.run_forever(self.manager.run)
        if self._service.coordinator.sync.is_shared:
            self._service.tasks.run_forever(self._poll)

    async def stop(self) -> None:
        """Answers all requests that wait for a change."""
        for event in self._waiting.values():
            event.set()

    # Requests.

    async def make(self, wanted: NewTournament, key: bytes, person: Person | None) -> str:
        """Makes a tournament; returns its id.

        Raises:
            HedgemazeError: the settings cannot be used.
        """
        self._service.tasks.require_running()
        now_ms = self._service.clock.now_ms()
        settings = _checked(wanted)
        if wanted.starts_ms is not None and not now_ms - 60_000 <= wanted.starts_ms <= now_ms + _LATEST_START_MS:
            raise ServerError("tournament.bad_start", "it begins within 30 days", given=wanted.starts_ms)
        if settings.is_rated and person is None:
            raise ServerError("tournament.accounts_only", "its games are rated: you need an account", status=403)
        if await self._store.unfinished_of_host(key) >= _MAX_UNFINISHED:
            raise ServerError("tournament.too_many", "finish your other tournaments first", status=429)
        tournament = new_room_id()
        data = msgspec.json.encode(settings).decode()
        row = StoredTournament(
            tournament, data, key, settings.is_listed, "waiting", 1, now_ms, wanted.starts_ms, None, None, None, 0
        )
        players: list[StoredPlayer] = []
        if wanted.plays:
            joining = await self._joining(settings, JoinTournament(name=wanted.name), key, person)
            changes, error = requests.join(joining)(TournamentState(row))
            if error is not None:
                raise error
            players = list(changes.players)
        await self._store.add(row._replace(size=len(players)), players)
        return tournament

    async def join(self, tournament: str, wanted: JoinTournament, key: bytes, person: Person | None) -> None:
        """Lets a player join.

        Raises:
            HedgemazeError: the player may not.
        """
        state, _ = await self._state(tournament)
        joining = await self._joining(plan.settings_of(state), wanted, key, person)
        await self._change(tournament, requests.join(joining))

    async def leave(self, tournament: str, key: bytes) -> None:
        """Lets a player leave.

        Raises:
            HedgemazeError: the player may not.
        """
        await self._change(tournament, requests.leave(key))

    async def remove(self, tournament: str, key: bytes, number: int) -> None:
        """Removes a player, for the host.

        Raises:
            HedgemazeError: the request is refused.
        """
        await self._change(tournament, requests.remove(key, number))

    async def pause(self, tournament: str, key: bytes, *, is_paused: bool) -> None:
        """Pauses a player of an arena, or ends the pause.

        Raises:
            HedgemazeError: the request is refused.
        """
        now_ms = self._service.clock.now_ms()
        await self._change(tournament, requests.pause(key, is_paused=is_paused, now_ms=now_ms))

    async def begin(self, tournament: str, key: bytes) -> None:
        """Starts a tournament, for the host.

        Raises:
            HedgemazeError: the request is refused.
        """
        await self._change(tournament, requests.start(key, self._service.clock.now_ms()))
        await self.manager.advance(tournament)

    async def cancel(self, tournament: str, key: bytes) -> None:
        """Calls a tournament off, for the host.

        Raises:
            HedgemazeError: the request is refused.
        """
        await self._change(tournament, requests.cancel(key, self._service.clock.now_ms()))

    # What clients see.

    async def view(self, tournament: str, key: bytes | None, seen: int = 0, wait_ms: int = 0) -> TournamentView:
        """Returns a tournament; waits for a version newer than `seen`, at most `wait_ms`.

        Raises:
            ServerError: there is no such tournament.
        """
        event = self._waiting.setdefault(tournament, asyncio.Event())
        state, view = await self._state(tournament)
        await self._mark_seen(state, key)
        if wait_ms and view.version <= seen and not self._service.is_stopping:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(event.wait(), wait_ms / 1_000)
            state, view = await self._state(tournament)
        return msgspec.structs.replace(view, now_ms=self._service.clock.now_ms(), me=views.me(state, key))

    async def lists(self, key: bytes | None) -> TournamentLists:
        """Returns the player's tournaments and those that are open to everyone."""
        mine = [] if key is None else await self._store.of_player(key)
        return TournamentLists(
            now_ms=self._service.clock.now_ms(),
            mine=[views.listed(row) for row in mine if row.stage != "cancelled"],
            listed=[views.listed(row) for row in await self._store.listed()],
        )

    async def _state(self, tournament: str) -> tuple[TournamentState, TournamentView]:
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

    async def _change(self, tournament: str, planned: requests.Plan) -> None:
        self._service.tasks.require_running()
        await self._state(tournament)
        error = await self._store.change(tournament, planned)
        if error is not None:
            raise error
        self._changed(tournament)

    def _changed(self, tournament: str) -> None:
        """Wakes the clients that look at a tournament, and the manager."""
        event = self._waiting.pop(tournament, None)
        if event is not None:
            event.set()
        self.manager.wake.set()

    async def _joining(
        self, settings: TournamentSettings, wanted: JoinTournament, key: bytes, person: Person | None
    ) -> requests.Joining:
        if wanted.is_bot:
            person = None
        name = normal_name(wanted.name if person is None else person.name)
        if not name or not is_name(name):
            raise RoomError("room.bad_name", "this name cannot be shown", given=wanted.name)
        mode, rating = parse_mode(settings.mode), None
        if person is not None:
            rating = await self._service.cache.seating.rating_of(person.id, pool_of(mode, mode.deal[0][0].side))
        return requests.Joining(
            key=key,
            token=hashed(wanted.token or new_token()),
            name=name,
            account=None if person is None else person.id,
            is_bot=wanted.is_bot,
            rating=None if rating is None else rating[0],
            lot=self._randbelow(plan.MAX_LOT),
            now_ms=self._service.clock.now_ms(),
        )

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
                            event = self._waiting.pop(tournament, None)
                            if event is not None:
                                event.set()


def _checked(wanted: NewTournament) -> TournamentSettings:
    """Returns the settings of a new tournament in their normal form.

    Raises:
        HedgemazeError: they cannot be used.
    """
    try:
        mode = parse_mode(wanted.mode)
    except HedgemazeError as error:
        raise ServerError("tournament.bad_mode", error.message, given=wanted.mode) from None
    if len(mode.deal) != 2:
        raise ServerError("tournament.bad_mode", "tournaments have games for two", given=wanted.mode)
    title = normal_name(wanted.title)
    if not is_name(title):
        raise RoomError("room.bad_name", "this name cannot be shown", given=wanted.title)
    if wanted.kind is Kind.ROUND_ROBIN and wanted.places > round_robin.MAX_PLAYERS:
        message = f"a round robin has at most {round_robin.MAX_PLAYERS} players"
        raise ServerError("tournament.bad_places", message, given=wanted.places)
    if wanted.is_rated and (wanted.fill_level or wanted.allows_bots):
        raise ServerError("tournament.bad_rated", "rated games are between people")
    fields = {name: getattr(wanted, name) for name in TournamentSettings.__struct_fields__}
    settings = TournamentSettings(**fields | {"title": title, "mode": format_mode(mode)})
    tables.check(settings)
    return settings
