"""`ChallengeService`: challenges from one person to another, and rematches that wait for a person who has left.

A challenge to a game with a clock is over after a minute, since both must be there; one with days for each turn, or
without a clock, after a day.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import secrets
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec

from hedgemaze.errors import HedgemazeError
from hedgemaze.server.credentials import new_public_id
from hedgemaze.server.errors import ServerError
from hedgemaze.server.limits import Buckets, Limits
from hedgemaze.server.live.service import Service
from hedgemaze.server.people.accounts import Account, Accounts
from hedgemaze.server.social.challenge_tables import plan_table, settings_of
from hedgemaze.server.social.schemas import Accepted, Challenge, Challenges, NewChallenge, OfferedRematch
from hedgemaze.server.storage import ListedRoom
from hedgemaze.server.storage.social.challenges import OPEN, StoredChallenge

LIVE_MS = 60_000
LONG_MS = 86_400_000
MAX_OPEN = 10
"""Open challenges per account."""
_ANSWERED_MS = 30_000
"""For how long the challenger sees the answer after the challenge is over."""
_MAX_REMATCHES = 10

OnChallenge = Callable[[StoredChallenge, Account, Account], Awaitable[None]]
"""Is called with a new challenge, who has sent it, and who may accept it."""


class ChallengeService:
    """Challenges between accounts."""

    def __init__(self, service: Service, accounts: Accounts, limits: Limits) -> None:
        self._service = service
        self._accounts = accounts
        self._store = service.store.challenges
        self.rate = Buckets(limits.challenges)
        """Per account."""
        self.on_challenge: list[OnChallenge] = []

    async def send(self, account: Account, new: NewChallenge) -> Challenge:
        """Challenges a player; an earlier open challenge to the same player is cancelled.

        Raises:
            ServerError: there is no such player, one of the two blocks the other, or too many challenges are open.
            SettingsError: the game cannot be played.
            StorageError: the database is down.
        """
        now_ms = self._service.clock.now_ms()
        if wait_ms := self.rate.take(account.id, now_ms):
            raise ServerError("server.too_many", "a little slower, please", status=429, retry_after_ms=wait_ms)
        settings_of(new)
        other = await self._accounts.by_name(new.name)
        if other is None:
            raise ServerError("people.unknown_player", "there is no such player", status=404, given=new.name)
        if other.id == account.id:
            raise ServerError("people.yourself", "this is you", status=409)
        if (
            account.is_banned
            or other.is_banned
            or await self._service.store.social.blocks_among([account.id, other.id])
        ):
            raise ServerError("people.not_welcome", "this player cannot be challenged", status=403)
        lasts_ms = LIVE_MS if (new.base_ms or new.increment_ms) and not new.days else LONG_MS
        wanted = msgspec.json.encode(new).decode()
        stored = StoredChallenge(new_public_id(), account.id, other.id, wanted, now_ms, now_ms + lasts_ms)
        if not await self._store.add(stored, MAX_OPEN):
            raise ServerError("people.too_many_challenges", "too many challenges are open", status=409, given=MAX_OPEN)
        for callback in self.on_challenge:
            with contextlib.suppress(HedgemazeError):  # the challenge is stored: the other will find it
                await callback(stored, account, other)
        return _view(stored, account, other.name)

    async def waiting(self, account: Account) -> Challenges:
        """Returns the challenges from and to an account, and the rematches that others offer; none of blocked people.

        Raises:
            StorageError: the database is down.
        """
        now_ms = self._service.clock.now_ms()
        found, rematches = await asyncio.gather(
            self._store.of_account(account.id, now_ms, now_ms - _ANSWERED_MS),
            self._store.rematches(account.key, now_ms - LONG_MS, _MAX_REMATCHES),
        )
        others = {each.account for each in found}.union(*(_accounts_of(room) for room, _ in rematches))
        blocked = await self._blocked_by(account, others)
        shown = [
            each for each in found if each.account == account.id or (each.state == OPEN and each.account not in blocked)
        ]
        known = await self._accounts.by_ids(_other_of(each, account) for each in shown)
        return Challenges(
            now_ms=now_ms,
            challenges=[
                _view(each, account, known[_other_of(each, account)].name)
                for each in shown
                if _other_of(each, account) in known
            ],
            rematches=[
                view
                for room, seat in rematches
                if blocked.isdisjoint(_accounts_of(room)) and (view := _rematch(room, seat)) is not None
            ],
        )

    async def _blocked_by(self, account: Account, others: set[str]) -> set[str]:
        """Returns those others whom an account blocks."""
        if not others - {account.id}:
            return set()
        blocks = await self._service.store.social.blocks_among([account.id, *sorted(others)])
        return {other for one, other in blocks if one == account.id}

    async def accept(self, account: Account, challenge: str) -> Accepted:
        """Accepts a challenge: both sit at a new table and the game begins. A repeated request gets the same table.

        Raises:
            ServerError: the challenge is not open any more, or not for this account.
            StorageError: the database is down; the challenge is open or accepted.
        """
        self._service.tasks.require_running()
        stored = await self._of(account, challenge, is_sender=False)
        if stored.room is not None:
            return await self._accepted(account, stored.room)
        sender = await self._accounts.by_id(stored.account)
        if sender is None or stored.state != OPEN:
            raise _over(challenge)
        await self._require_unblocked(account, sender)
        new, now_ms = msgspec.json.decode(stored.wanted, type=NewChallenge), self._service.clock.now_ms()
        table = await plan_table(self._service, new, (sender, account), now_ms, secrets.randbelow)
        room: str | None = table.room.id
        if not await self._service.tasks.shield(_awaited(self._store.accept(stored.id, table, now_ms))):
            room = (await self._of(account, challenge, is_sender=False)).room  # accepted on another device
        if room is None:
            raise _over(challenge)
        return await self._accepted(account, room)

    async def _require_unblocked(self, account: Account, other: Account) -> None:
        """Refuses a game between two of whom one blocks the other, or with a player whom a host has banned."""
        if other.is_banned or await self._service.store.social.blocks_among([account.id, other.id]):
            raise ServerError("people.not_welcome", "this player cannot be challenged", status=403)

    async def _accepted(self, account: Account, room: str) -> Accepted:
        live = await self._service.live_room(room)  # this also starts its clock at this node
        return Accepted(room=room, seat=next(iter(live.seats_of((), account.key)), 0))

    async def decline(self, account: Account, challenge: str) -> None:
        """Declines a challenge.

        Raises:
            ServerError: the challenge is not open any more, or not for this account.
            StorageError: the database is down.
        """
        await self._close(account, challenge, "declined", is_sender=False)

    async def cancel(self, account: Account, challenge: str) -> None:
        """Withdraws the account's own challenge.

        Raises:
            ServerError: the challenge is not open any more, or not of this account.
            StorageError: the database is down.
        """
        await self._close(account, challenge, "cancelled", is_sender=True)

    async def _close(self, account: Account, challenge: str, state: str, *, is_sender: bool) -> None:
        stored = await self._of(account, challenge, is_sender=is_sender)
        if not await self._store.close(stored.id, state, self._service.clock.now_ms()):
            raise _over(challenge)

    async def _of(self, account: Account, challenge: str, *, is_sender: bool) -> StoredChallenge:
        found = await self._store.find(challenge)
        if found is None or (found.account if is_sender else found.other) != account.id:
            raise ServerError("people.no_such_challenge", "there is no such challenge", status=404, given=challenge)
        return found


async def _awaited(future: asyncio.Future[bool]) -> bool:
    return await future


def _over(challenge: str) -> ServerError:
    return ServerError("people.challenge_over", "the challenge is not open any more", status=409, given=challenge)


def _other_of(stored: StoredChallenge, account: Account) -> str:
    return stored.other if stored.account == account.id else stored.account


def _view(stored: StoredChallenge, account: Account, name: str) -> Challenge:
    wanted: dict[str, Any] = json.loads(stored.wanted)
    facts = wanted | {
        "id": stored.id,
        "name": name,
        "is_own": stored.account == account.id,
        "state": stored.state,
        "made_ms": stored.made_ms,
        "expires_ms": stored.expires_ms,
        "room": stored.room,
    }
    return msgspec.convert(facts, Challenge)


def _accounts_of(listed: ListedRoom) -> set[str]:
    """Returns the accounts at a table."""
    return {found for seat in json.loads(listed.about)["seats"] if (found := seat.get("account"))}


def _rematch(listed: ListedRoom, seat: int) -> OfferedRematch | None:
    """Returns an offer that waits for a seat; None if the seat has answered, or has made it."""
    about: dict[str, Any] = json.loads(listed.about)
    if seat not in about.get("rematch", {}).get("asked", ()):
        return None
    names = [other["name"] for number, other in enumerate(about["seats"], 1) if number != seat and other["name"]]
    return OfferedRematch(room=listed.id, seat=seat, names=names, mode=about["mode"], touched_ms=listed.touched_ms)
