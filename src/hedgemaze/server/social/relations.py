"""`Social`: profiles, whom people follow and block, and their privacy settings."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterable
from typing import Literal

from hedgemaze.server.credentials import account_key
from hedgemaze.server.errors import ServerError
from hedgemaze.server.live.service import Service
from hedgemaze.server.people.accounts import Account, Accounts
from hedgemaze.server.social.schemas import KnownPlayer, ListedGame, PeopleList, Profile, WishesBody
from hedgemaze.server.storage import ListedRoom
from hedgemaze.server.storage.social.relations import BLOCK, FOLLOW, Wishes

RelationKind = Literal["follow", "block"]
MAX_RELATIONS = 200
"""People whom an account may follow, and whom it may block."""
_MAX_GAMES = 20
_MAX_RUNNING = 5


class Social:
    """What people know of each other."""

    def __init__(self, service: Service, accounts: Accounts) -> None:
        self._service = service
        self._accounts = accounts
        self._store = service.store.social
        accounts.on_erase.append(self._erase)

    async def find(self, name: str) -> Account:
        """Returns the account with a name.

        Raises:
            ServerError: there is none.
        """
        found = await self._accounts.by_name(name)
        if found is None:
            raise ServerError("people.unknown_player", "there is no such player", status=404, given=name[:64])
        return found

    async def profile(self, name: str, caller: Account | None) -> Profile:
        """Returns the profile of a player.

        Raises:
            ServerError: there is no such player.
            StorageError: the database is down.
        """
        player = await self.find(name)
        is_own = caller is not None and caller.id == player.id
        now_ms, games = self._service.clock.now_ms(), self._service.store.challenges
        present, finished, running, relations = await asyncio.gather(
            self._store.present([player.id], now_ms),
            games.finished(player.key, _MAX_GAMES, is_public=not is_own),
            games.running(player.key, _MAX_RUNNING, is_public=True),
            self._relations(caller),
        )
        return Profile(
            name=player.name,
            account=player.id,
            made_ms=player.made_ms,
            is_here=player.id in present,
            playing=[to_game(each) for each in running] if is_own or player.id in present else [],
            games=[to_game(each) for each in finished],
            relation=relations.get(player.id, ""),
            is_own=is_own,
        )

    async def people(self, account: Account) -> PeopleList:
        """Returns whom an account follows and blocks.

        Raises:
            StorageError: the database is down.
        """
        relations = await self._relations(account)
        followed = [other for other, kind in relations.items() if kind == FOLLOW]
        blocked = [other for other, kind in relations.items() if kind == BLOCK]
        known, present = await asyncio.gather(
            self._accounts.by_ids(relations), self._store.present(followed, self._service.clock.now_ms())
        )
        rooms = dict(zip(sorted(present), await asyncio.gather(*map(self._room_of, sorted(present))), strict=True))
        people = [
            KnownPlayer(name=known[other].name, is_here=other in present, room=rooms.get(other))
            for other in followed
            if other in known
        ]
        return PeopleList(
            followed=sorted(people, key=lambda each: (each.room is None, not each.is_here, each.name.casefold())),
            blocked=[KnownPlayer(name=known[other].name) for other in blocked if other in known],
        )

    async def relate(self, account: Account, name: str, kind: RelationKind) -> None:
        """Lets an account follow or block a player, which ends the opposite.

        Raises:
            ServerError: there is no such player, it is the account itself, or it has too many relations.
            StorageError: the database is down.
        """
        other = await self.find(name)
        if other.id == account.id:
            raise ServerError("people.yourself", "this is you", status=409)
        now_ms = self._service.clock.now_ms()
        if not await self._store.set_relation(account.id, other.id, kind, now_ms, MAX_RELATIONS):
            raise ServerError("people.too_many_people", "the list is full", status=409, given=MAX_RELATIONS)

    async def unrelate(self, account: Account, name: str, kind: RelationKind) -> None:
        """Ends following or blocking, if there was any.

        Raises:
            ServerError: there is no such player.
            StorageError: the database is down.
        """
        await self._store.delete_relation(account.id, (await self.find(name)).id, kind)

    async def is_blocked(self, one: str, other: str) -> bool:
        """Returns whether one of two accounts blocks the other.

        Raises:
            StorageError: the database is down.
        """
        return bool(await self._store.blocks_among([one, other]))

    async def wishes(self, account: Account) -> WishesBody:
        """Returns the privacy settings of an account.

        Raises:
            StorageError: the database is down.
        """
        found = (await self._store.wishes([account.id])).get(account.id, Wishes())
        return WishesBody(is_hidden=found.is_hidden, is_delayed=found.is_delayed)

    async def set_wishes(self, account: Account, wishes: WishesBody) -> None:
        """Stores the privacy settings of an account.

        Raises:
            StorageError: the database is down.
        """
        await self._store.set_wishes(account.id, Wishes(wishes.is_hidden, wishes.is_delayed))

    async def _relations(self, account: Account | None) -> dict[str, RelationKind]:
        if account is None:
            return {}
        kinds: dict[str, RelationKind] = {FOLLOW: "follow", BLOCK: "block"}
        return {other: kinds[kind] for other, kind in (await self._store.relations(account.id)).items()}

    async def _room_of(self, account: str) -> str | None:
        """Returns a running game of an account that everyone may watch."""
        found = await self._service.store.challenges.running(account_key(account), 1, is_public=True)
        return found[0].id if found else None

    async def _erase(self, account: str) -> None:
        await self._store.erase(account)


def to_game(listed: ListedRoom, position: str | None = None) -> ListedGame:
    """Returns a row of a list."""
    return ListedGame(
        room=listed.id,
        opened_ms=listed.opened_ms,
        touched_ms=listed.touched_ms,
        about=json.loads(listed.about),
        position=position,
    )


def accounts_of(games: Iterable[ListedGame]) -> set[str]:
    """Returns the accounts that play in some games."""
    return {account for game in games for seat in game.about.get("seats", ()) if (account := seat.get("account"))}
