"""`Backups`: copies of an SQLite database, made on a schedule; old ones are deleted.

A copy is written beside the others under another name, checked, flushed to the disk and renamed. So a file with the
name of a backup is whole, whatever happens, and a copy that fails leaves the others alone.
"""

from __future__ import annotations

import asyncio
import logging
import re
import time
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

from hedgemaze.server.clock import TimeSource
from hedgemaze.server.errors import ServerError, StorageError
from hedgemaze.server.storage import Store
from hedgemaze.server.storage.sqlite import backup

_log = logging.getLogger("hedgemaze.server")
_NAME = re.compile(r"hedgemaze-\d{8}T\d{9}Z\.db")
_CHECK_SECONDS = 30.0


@dataclass(frozen=True, slots=True)
class BackupPlan:
    """Where backups go and how many stay."""

    folder: Path | None = None
    """None: no backups."""
    every_seconds: float = 86_400.0
    """0: only when a host asks for one."""
    keep: int = 7


@dataclass(frozen=True, slots=True)
class BackupFile:
    """A whole backup."""

    name: str
    made_ms: int
    bytes: int


class Backups:
    """The backups of one server."""

    def __init__(self, store: Store, clock: TimeSource, plan: BackupPlan) -> None:
        self.plan = plan
        self._source = store.path
        self._clock = clock
        self._lock = asyncio.Lock()
        self.made = 0
        """Backups since the start of the process."""
        self.failed = 0
        self.last_error = ""
        self.seconds = 0.0
        """How long the last one took."""

    def require(self) -> tuple[Path, Path]:
        """Returns the database and the folder of the backups.

        Raises:
            ServerError: the database is not a file, or no folder was given.
        """
        if self._source is None:
            raise ServerError("admin.backup_elsewhere", "PostgreSQL is backed up with its own tools", status=409)
        if self.plan.folder is None:
            raise ServerError("admin.backup_off", "the server was started without --backup-folder", status=409)
        return self._source, self.plan.folder

    async def make(self, name: str | None = None) -> BackupFile:
        """Makes a backup now and deletes the oldest ones.

        Args:
            name: a `backup_name`; None for that of now.

        Raises:
            ServerError: there is nothing to back up, or no folder.
            StorageError: the copy failed; the earlier backups are as they were.
        """
        source, folder = self.require()
        async with self._lock:
            began = time.perf_counter()
            name = name or backup_name(self._clock.now_ms())
            try:
                await asyncio.to_thread(_copy, source, folder / name)
            except StorageError as error:
                self.failed += 1
                self.last_error = error.message
                _log.error("the backup failed", extra={"code": error.code, "error": error.message})
                raise
            self.made += 1
            self.last_error = ""
            self.seconds = time.perf_counter() - began
            for old in list_backups(folder)[max(self.plan.keep, 1) :]:
                (folder / old.name).unlink(missing_ok=True)
            return next(each for each in list_backups(folder) if each.name == name)

    async def run(self) -> None:
        """Makes backups when they are due, until it is cancelled."""
        if self._source is None or self.plan.folder is None or not self.plan.every_seconds:
            await asyncio.Event().wait()  # nothing to do
        while True:
            if self.is_due():
                try:
                    await self.make()
                except StorageError:
                    await asyncio.sleep(min(600.0, self.plan.every_seconds))  # logged; the disk may be full
            await asyncio.sleep(min(_CHECK_SECONDS, self.plan.every_seconds))

    def is_due(self) -> bool:
        """Returns whether the latest backup is too old; backups of earlier processes count."""
        _, folder = self.require()
        found = list_backups(folder)
        return not found or self._clock.now_ms() - found[0].made_ms >= self.plan.every_seconds * 1_000


def list_backups(folder: Path) -> list[BackupFile]:
    """Returns the backups in a folder, the latest first; unfinished copies have other names."""
    if not folder.is_dir():
        return []
    found = [path for path in folder.iterdir() if _NAME.fullmatch(path.name)]
    return [
        BackupFile(path.name, _made_ms(path.name), path.stat().st_size)
        for path in sorted(found, key=lambda each: each.name, reverse=True)
    ]


def _copy(source: Path, target: Path) -> None:
    try:
        target.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        for draft in target.parent.glob(".hedgemaze-*.tmp*"):  # of a process that was killed
            draft.unlink(missing_ok=True)
    except OSError as error:
        raise StorageError("storage.backup_failed", f"the folder cannot be used ({error})") from None
    backup(source, target)


def backup_name(now_ms: int) -> str:
    """Returns the name of a backup, by its time to the millisecond.

    >>> backup_name(1_700_000_000_123)
    'hedgemaze-20231114T221320123Z.db'
    """
    moment = datetime.fromtimestamp(now_ms // 1_000, UTC)
    return f"hedgemaze-{moment:%Y%m%dT%H%M%S}{now_ms % 1_000:03d}Z.db"


def _made_ms(name: str) -> int:
    moment = datetime.strptime(name[10:25], "%Y%m%dT%H%M%S").replace(tzinfo=UTC)
    return int(moment.timestamp()) * 1_000 + int(name[25:28])
