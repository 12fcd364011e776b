"""`Results`: the finished games of an account and its progress with puzzles, from all its devices."""

from __future__ import annotations

import msgspec

from hedgemaze.server.live.service import Service
from hedgemaze.server.people.accounts import Account, Accounts
from hedgemaze.server.social.schemas import MAX_SOLVED, CountedGame, NewResults, OwnResults, PuzzleProgress
from hedgemaze.server.storage.social.results import StoredResult

MAX_GAMES = 500
"""Games of an account that are kept, the latest; a device keeps as many."""
_game = msgspec.json.Decoder(CountedGame)
_progress = msgspec.json.Decoder(PuzzleProgress)


class Results:
    """Reads and adds the results of accounts; their owners alone see them."""

    def __init__(self, service: Service, accounts: Accounts) -> None:
        self._store = service.store.results
        accounts.on_erase.append(self._erase)

    async def of_account(self, account: Account) -> OwnResults:
        """Returns everything that is stored.

        Raises:
            StorageError: the database is down.
        """
        games, puzzles = await self._store.of_account(account.id)
        return OwnResults(games=[_game.decode(each.data) for each in games], puzzles=_decoded(puzzles))

    async def add(self, account: Account, new: NewResults) -> PuzzleProgress:
        """Adds what a device has counted; returns the progress with puzzles of all devices.

        Raises:
            StorageError: the database is down.
        """
        games = {each.key: StoredResult(each.key, each.at_ms, _encoded(each)) for each in new.games}

        def merge(before: str | None) -> str | None:
            return _encoded(merged(_decoded(before), new.puzzles))

        after = await self._store.add(account.id, list(games.values()), MAX_GAMES, merge)
        return _decoded(after)

    async def _erase(self, account: str) -> None:
        await self._store.erase(account)


def merged(one: PuzzleProgress, other: PuzzleProgress) -> PuzzleProgress:
    """Returns the progress of two devices together; the order of the two does not matter.

    Every puzzle that was solved on one of them is solved. The running streak is that of the device that was used last.

    >>> phone = PuzzleProgress(solved=["a", "b"], streak=2, best=5, day=20_000, days=3, changed_ms=10)
    >>> laptop = PuzzleProgress(solved=["b", "c"], streak=0, best=4, day=19_990, days=9, changed_ms=20)
    >>> both = merged(phone, laptop)
    >>> both.solved, both.streak, both.best, both.day, both.days
    (['a', 'b', 'c'], 0, 5, 20000, 3)
    """
    last = max(one, other, key=lambda each: (each.changed_ms, each.streak))
    latest = max(one, other, key=lambda each: (each.day, each.days))
    return PuzzleProgress(
        solved=sorted({*one.solved, *other.solved})[:MAX_SOLVED],
        streak=last.streak,
        best=max(one.best, other.best),
        day=latest.day,
        days=latest.days,
        changed_ms=last.changed_ms,
    )


def _decoded(data: str | None) -> PuzzleProgress:
    return PuzzleProgress() if data is None else _progress.decode(data)


def _encoded(value: CountedGame | PuzzleProgress) -> str:
    return msgspec.json.encode(value).decode()
