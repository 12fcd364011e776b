"""`Ratings`: the ratings of people, as they are now; a rating becomes less certain while its person does not play."""

from __future__ import annotations

from collections.abc import Iterable

from hedgemaze.server.live.account_seats import SeatRating
from hedgemaze.server.live.service import Service
from hedgemaze.server.ratings.glicko import PROVISIONAL, Rating, idle, periods_between
from hedgemaze.server.storage.ratings.ratings import RatingChange, StoredRating, TopRating

MAX_HISTORY = 1_000
"""Games in the history of one person."""
MAX_TOP = 50


def rating_now(stored: StoredRating | TopRating | None, now_ms: int) -> Rating:
    """Returns a stored rating as it is now; that of a person without a rated game is the first one."""
    if stored is None:
        return Rating()
    then = Rating(stored.rating, stored.deviation, stored.volatility)
    return idle(then, periods_between(stored.at_ms, now_ms))


class Ratings:
    """Reads the ratings of all people; new seats get theirs from here."""

    def __init__(self, service: Service) -> None:
        self._store = service.store.ratings
        self._clock = service.clock
        service.cache.account_seats.rating_of = self.rating_of

    async def rating_of(self, account: str, pool: str) -> SeatRating:
        """Returns an account's rating in a pool, as people see it, and whether it is provisional.

        Raises:
            StorageError: the database is down.
        """
        found = {each.pool: each for each in await self._store.of_account(account)}
        now = rating_now(found.get(pool), self._clock.now_ms())
        return now.shown, now.is_provisional

    async def of_accounts(self, accounts: Iterable[str]) -> dict[str, dict[str, tuple[Rating, StoredRating]]]:
        """Returns the ratings of some accounts, by account and pool: as they are now, and as they are stored.

        Raises:
            StorageError: the database is down.
        """
        now_ms = self._clock.now_ms()
        found: dict[str, dict[str, tuple[Rating, StoredRating]]] = {}
        for each in await self._store.of_accounts(tuple(dict.fromkeys(accounts))):
            found.setdefault(each.account, {})[each.pool] = rating_now(each, now_ms), each
        return found

    async def history(self, account: str) -> list[RatingChange]:
        """Returns the changes of an account's ratings, the oldest first.

        Raises:
            StorageError: the database is down.
        """
        return list(reversed(await self._store.history(account, MAX_HISTORY)))

    async def top(self, pool: str) -> list[tuple[TopRating, Rating]]:
        """Returns the highest ratings of a pool that are not provisional now.

        Raises:
            StorageError: the database is down.
        """
        now_ms = self._clock.now_ms()
        found = [(each, rating_now(each, now_ms)) for each in await self._store.top(pool, PROVISIONAL, 2 * MAX_TOP)]
        return [(each, now) for each, now in found if not now.is_provisional][:MAX_TOP]

    async def erase(self, account: str) -> None:
        """Deletes what is known of an account's play; the ratings of opponents stay."""
        await self._store.erase(account)
