"""`Sessions`: devices that are signed in, and what a device loses when it is signed out.

A device that is signed out loses its session, its open sockets, and the tokens of the account's unfinished games, which
all get new ones. The other devices of the account need no tokens: the account itself holds the seats.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import re
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from hedgemaze.errors import HedgemazeError
from hedgemaze.server.credentials import hashed, new_public_id, new_token
from hedgemaze.server.errors import StorageError
from hedgemaze.server.live.service import Service
from hedgemaze.server.people.accounts import SESSION_MS, SHARED_MS, Account, Accounts
from hedgemaze.server.storage.accounts.sessions import StoredSession

_log = logging.getLogger("hedgemaze.server")
_CLEAN_SECONDS = 3_600.0
_MAX_GONE = 10_000
_SYSTEMS = ("Android", "iPhone", "iPad", "Windows", "Mac OS X", "CrOS", "Linux")
_BROWSERS = ("Edg", "OPR", "SamsungBrowser", "Firefox", "FxiOS", "Chrome", "CriOS", "Safari")
_SHOWN = {"Edg": "Edge", "OPR": "Opera", "FxiOS": "Firefox", "CriOS": "Chrome", "Mac OS X": "Mac", "CrOS": "ChromeOS"}


@dataclass(frozen=True, slots=True)
class NewSession:
    """A session to be stored, and the secret for its cookie."""

    secret: str
    stored: StoredSession

    @property
    def hash(self) -> bytes:
        """The hash of the secret."""
        return self.stored.secret


@dataclass(frozen=True, slots=True)
class SignedIn:
    """What changes for the open sockets of a browser that has signed in."""

    player: bytes | None
    """The key that they had."""
    account: Account
    session: bytes


class Sessions:
    """The sessions of all accounts."""

    def __init__(self, service: Service, accounts: Accounts) -> None:
        self._service = service
        self._store = service.store.sessions
        self._accounts = accounts
        self._open: Counter[bytes] = Counter()
        """Sessions with open sockets on this node, by the hash of the cookie."""
        self._gone: dict[bytes, None] = {}
        """Sessions that ended lately: a socket may have been signed in just before, and opened just after."""
        self.on_sign_in: list[Callable[[SignedIn], None]] = []
        """Called when a browser has signed in; must not block."""
        self.on_end: list[Callable[[frozenset[bytes]], None]] = []
        """Called with the hashes of sessions that have ended, on any node; must not block."""

    def start(self) -> None:
        """Starts the background loops."""
        self._service.tasks.run_forever(self._clean)
        if self._service.store.is_shared:
            self._service.tasks.run_forever(self._watch)

    def new(self, account: str, agent: str) -> NewSession:
        """Returns a new session of an account, not yet stored.

        Args:
            account: its id.
            agent: the header User-Agent.
        """
        secret, now_ms = new_token(), self._service.clock.now_ms()
        stored = StoredSession(hashed(secret), new_public_id(), account, device_name(agent), now_ms, now_ms)
        return NewSession(secret, stored)

    async def of_account(self, account: Account) -> list[StoredSession]:
        """Returns the sessions of an account, the latest first.

        Raises:
            StorageError: the database is down.
        """
        return await self._store.sessions(account.id)

    async def signed_in(self, account: Account, session: bytes, player: bytes | None, rooms: Iterable[str]) -> None:
        """Is called when a browser has signed in and what it had is stored as the account's.

        Args:
            account: the account.
            session: the hash of the new cookie.
            player: the key that the browser had before.
            rooms: rooms whose seats have moved to the account.
        """
        self._accounts.forget(account.id)
        for callback in self.on_sign_in:
            callback(SignedIn(player, account, session))
        for room in rooms:
            await self._reload_holdings(room)

    async def end(self, account: Account, sessions: Sequence[str] | None = None) -> int:
        """Signs devices out, by the ids of their sessions; all of the account for None. Returns how many.

        Raises:
            StorageError: the database is down; the call can be repeated.
        """
        ended = await self._store.end(account.id, sessions, account.key)
        self._accounts.forget(account.id)
        self.ended(ended.secrets)
        for room in ended.rooms:
            with contextlib.suppress(HedgemazeError):  # the room has expired meanwhile
                await self._service.live_room(room)
                await self._reload_holdings(room)
        return len(ended.secrets)

    # Open sockets.

    def opened(self, session: bytes | None) -> bool:
        """Is called when a socket of a session is opened; returns False if the session has ended meanwhile."""
        if session is not None:
            self._open[session] += 1
        return session not in self._gone

    def closed(self, session: bytes | None) -> None:
        """Is called when a socket of a session is closed."""
        if session is not None:
            self._open[session] -= 1
            if self._open[session] <= 0:
                del self._open[session]

    async def check(self) -> None:
        """Closes the sockets of sessions that another node has ended.

        Raises:
            StorageError: the database is down.
        """
        if known := tuple(self._open):
            self.ended(frozenset(known) - await self._store.existing(known))

    def ended(self, sessions: Iterable[bytes]) -> None:
        """Closes the sockets of sessions that do not exist any more, by the hashes of their cookies."""
        if gone := frozenset(sessions):
            self._gone |= dict.fromkeys(gone)
            while len(self._gone) > _MAX_GONE:
                del self._gone[next(iter(self._gone))]
            for callback in self.on_end:
                callback(gone)

    async def _watch(self) -> None:
        while True:
            await asyncio.sleep(SHARED_MS / 1_000)
            try:
                await self.check()
            except StorageError as error:
                _log.warning("sessions could not be read", extra={"code": error.code})

    async def _clean(self) -> None:
        while True:
            await asyncio.sleep(_CLEAN_SECONDS)
            with contextlib.suppress(StorageError):
                await self._store.delete_unused(self._service.clock.now_ms() - SESSION_MS)

    # Seats.

    async def _reload_holdings(self, room: str) -> None:
        """Reads again who holds the seats of a room, if it is in memory, and notifies the other nodes."""
        live = self._service.cache.peek(room)
        if live is None:
            return
        async with live.lock:
            stored = await self._service.store.rooms.events_after(room, live.room.version)
            self._service.cache.reseat(live, stored.holdings)
            self._service.coordinator.sync.seats_moved(live)


def device_name(agent: str) -> str:
    """Returns a browser and its system, from the header User-Agent, for people to recognise their devices.

    >>> device_name("Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"), device_name("x")
    ('Firefox, Linux', '')
    """
    system = next((each for each in _SYSTEMS if each in agent), None)
    browser = next((each for each in _BROWSERS if re.search(rf"{each}\w*/", agent)), None)
    return ", ".join(_SHOWN.get(each, each) for each in (browser, system) if each is not None)
