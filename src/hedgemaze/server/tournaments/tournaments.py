"""`Tournaments`: the tournaments of one node: the requests of hosts and players."""

from __future__ import annotations

import secrets
from collections.abc import Callable

import msgspec

from hedgemaze.rooms import RoomError, pool_of
from hedgemaze.rooms.handlers.settings_checks import is_name, normal_name
from hedgemaze.rules import parse_mode
from hedgemaze.server.credentials import hashed, new_room_id, new_token
from hedgemaze.server.errors import ServerError
from hedgemaze.server.live.account_seats import Person
from hedgemaze.server.live.service import Service
from hedgemaze.server.storage.database_thread import Database
from hedgemaze.server.storage.moderation.admin import HostChange
from hedgemaze.server.storage.tournaments.rows import StoredPlayer, StoredTournament, TournamentState
from hedgemaze.server.storage.tournaments.tournaments import change_tournament, order_of
from hedgemaze.server.tournaments import plan, requests
from hedgemaze.server.tournaments.long_polling import LongPolling
from hedgemaze.server.tournaments.manager import Manager
from hedgemaze.server.tournaments.schemas import (
    JoinTournament,
    NewTournament,
    TournamentSettings,
)
from hedgemaze.server.tournaments.settings_checks import checked

_MAX_UNFINISHED = 10
"""Tournaments of one host that are not over."""
_LATEST_START_MS = 30 * 86_400_000


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
        self.long_polling = LongPolling(service)

    async def start(self) -> None:
        """Starts the loops."""
        self._service.tasks.run_forever(self.manager.run)
        self.long_polling.start()

    async def stop(self) -> None:
        """Answers all requests that wait for a change."""
        self.long_polling.stop()

    # Requests.

    async def make(self, wanted: NewTournament, key: bytes, person: Person | None) -> str:
        """Makes a tournament; returns its id.

        Raises:
            HedgemazeError: the settings cannot be used.
        """
        self._service.tasks.require_running()
        now_ms = self._service.clock.now_ms()
        settings = checked(wanted)
        await self._service.cache.account_seats.check_name(settings.title)
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
        state, _ = await self.long_polling.state(tournament)
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
        """Cancels a tournament, for the host.

        Raises:
            HedgemazeError: the request is refused.
        """
        await self._change(tournament, requests.cancel(key, self._service.clock.now_ms()))

    async def call_off(self, tournament: str, change: HostChange) -> None:
        """Cancels a tournament that is not over, for a host of the server; running games stay games without it.

        Raises:
            ServerError: there is no such tournament, or it is over.
            StorageError: the database is down.
        """
        self._service.tasks.require_running()
        await self.long_polling.state(tournament)
        planned = requests.call_off(change.at_ms)

        def work(database: Database) -> tuple[ServerError | None, object, object]:
            before: dict[str, str] = {}

            def noted(state: TournamentState) -> requests.Planned:
                before.update(stage=state.row.stage, title=plan.settings_of(state).title)
                return planned(state)

            error = change_tournament(database, tournament, noted)
            is_changed = bool(before) and error is None
            return error, before, before | {"stage": "cancelled"} if is_changed else before

        error = await self._service.store.admin.audited(change, work, order_of(tournament))
        if error is not None:
            raise error
        self._changed(tournament)

    async def _change(self, tournament: str, planned: requests.Plan) -> None:
        self._service.tasks.require_running()
        await self.long_polling.state(tournament)
        error = await self._store.change(tournament, planned)
        if error is not None:
            raise error
        self._changed(tournament)

    def _changed(self, tournament: str) -> None:
        """Wakes the clients that look at a tournament, and the manager."""
        self.long_polling.changed(tournament)
        self.manager.wake.set()

    async def _joining(
        self, settings: TournamentSettings, wanted: JoinTournament, key: bytes, person: Person | None
    ) -> requests.Joining:
        if wanted.is_bot:
            person = None
        name = normal_name(wanted.name if person is None else person.name)
        if not name or not is_name(name):
            raise RoomError("room.bad_name", "this name cannot be shown", given=wanted.name)
        if person is None:
            await self._service.cache.account_seats.check_name(name)
        mode, rating = parse_mode(settings.mode), None
        if person is not None:
            rating = await self._service.cache.account_seats.rating_of(person.id, pool_of(mode, mode.deal[0][0].side))
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
