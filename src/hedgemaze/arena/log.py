"""The log of a match: JSON lines, a head and then one finished game a line; a match that was killed goes on from it."""

from __future__ import annotations

import contextlib
import json
import os
from pathlib import Path
from typing import Any

from hedgemaze.arena.referee import GameResult
from hedgemaze.errors import EngineError

__all__ = ["MatchLog", "read_log"]

_VERSION = 1


class MatchLog:
    """An open log. Only one match writes to a file at a time.

    Args:
        path: the file; made if it is not there.
        head: what the match is; a log that is continued must be of the same.

    Raises:
        EngineError: the file cannot be used, is no log, is of another match, or is in use.
    """

    def __init__(self, path: Path, head: dict[str, Any]) -> None:
        self.path = path
        try:
            self._file = os.open(path, os.O_RDWR | os.O_CREAT | os.O_APPEND, 0o666)
        except OSError as error:
            raise EngineError(
                "match.log_unusable", f"cannot use this log ({error.strerror})", given=str(path)
            ) from None
        try:
            _lock(self._file, path)
            self.results = self._resume({"type": "match", "version": _VERSION, **head})
        except BaseException:
            os.close(self._file)
            raise

    def _resume(self, head: dict[str, Any]) -> list[GameResult]:
        """Returns the games of an earlier run; a last line that was not finished is cut off."""
        data = self.path.read_bytes()
        whole = data[: data.rfind(b"\n") + 1]
        if len(whole) < len(data):
            os.ftruncate(self._file, len(whole))
        if not whole:
            self._append(head)
            return []
        found, results = _parsed(whole, self.path)
        if found != head:
            names = [name for name in {**found, **head} if found.get(name) != head.get(name)]
            message = f"the log is of another match: {', '.join(names)} differ"
            raise EngineError("match.other_match", message, given=str(self.path))
        return results

    def add(self, result: GameResult) -> None:
        """Writes a finished game; it is on the disk when this returns."""
        self._append({"type": "game", **result.to_data()})
        os.fsync(self._file)

    def _append(self, data: dict[str, Any]) -> None:
        os.write(self._file, (json.dumps(data, ensure_ascii=False) + "\n").encode())

    def close(self) -> None:
        """Lets others use the file."""
        os.close(self._file)


def read_log(path: Path) -> tuple[dict[str, Any], list[GameResult]]:
    """Returns the head and the games of a log; a last line that was not finished is left out.

    Raises:
        EngineError: the file cannot be read, or is no log.
    """
    try:
        data = path.read_bytes()
    except OSError as error:
        raise EngineError("match.log_unusable", f"cannot use this log ({error.strerror})", given=str(path)) from None
    return _parsed(data[: data.rfind(b"\n") + 1], path)


def _parsed(data: bytes, path: Path) -> tuple[dict[str, Any], list[GameResult]]:
    head: dict[str, Any] | None = None
    results: dict[int, GameResult] = {}
    for number, line in enumerate(data.splitlines(), 1):
        try:
            row = json.loads(line)
            if head is None:
                if row["type"] != "match" or row["version"] != _VERSION:
                    raise ValueError("no head")
                head = row
            else:
                result = GameResult.from_data(row)
                results.setdefault(result.number, result)
        except (ValueError, TypeError, KeyError, RecursionError):
            message = f"line {number} is not of a log of version {_VERSION}"
            raise EngineError("match.log_unusable", message, given=str(path)) from None
    if head is None:
        raise EngineError("match.log_unusable", "an empty log", given=str(path))
    return head, list(results.values())


def _lock(file: int, path: Path) -> None:
    with contextlib.suppress(ImportError):
        import fcntl  # noqa: PLC0415  # not everywhere

        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise EngineError("match.log_in_use", "another match writes to this log", given=str(path)) from None
