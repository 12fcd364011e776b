"""`MatchLog`: the log of a match: a header and one line of JSON per finished game. A killed match resumes from it."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

from hedgemaze.arena.referee import GameResult
from hedgemaze.errors import EngineError, system_reason
from hedgemaze.file_lock import lock_file

_VERSION = 1
_FLAGS = os.O_RDWR | os.O_CREAT | os.O_APPEND | getattr(os, "O_BINARY", 0)  # Windows would change the line ends


class MatchLog:
    """An open log, locked against other matches.

    Args:
        path: the file; created if missing.
        header: describes the match; an existing log must have the same header.

    Raises:
        EngineError: the file cannot be opened, is no log, belongs to another match, or is in use.
    """

    def __init__(self, path: Path, header: dict[str, Any]) -> None:
        self.path = path
        try:
            self._file = os.open(path, _FLAGS, 0o666)
        except OSError as error:
            raise _unusable(path, error) from None
        try:
            _lock(self._file, path)
            self.results = self._resume({"type": "match", "version": _VERSION, **header})
        except BaseException:
            os.close(self._file)
            raise

    def _resume(self, header: dict[str, Any]) -> list[GameResult]:
        """Returns the games of an earlier run; an incomplete last line is truncated."""
        data = self.path.read_bytes()
        whole = data[: data.rfind(b"\n") + 1]
        if len(whole) < len(data):
            os.ftruncate(self._file, len(whole))
        if not whole:
            self._append(header)
            return []
        found, results = _parsed(whole, self.path)
        if found != header:
            names = [name for name in {**found, **header} if found.get(name) != header.get(name)]
            message = f"the log is of another match: {', '.join(names)} differ"
            raise EngineError("match.other_match", message, given=str(self.path))
        return results

    def add(self, result: GameResult) -> None:
        """Appends a finished game and syncs the file."""
        self._append({"type": "game", **result.to_data()})
        os.fsync(self._file)

    def _append(self, data: dict[str, Any]) -> None:
        os.write(self._file, (json.dumps(data, ensure_ascii=False) + "\n").encode())

    def close(self) -> None:
        """Closes and unlocks the file."""
        os.close(self._file)


def read_log(path: Path) -> tuple[dict[str, Any], list[GameResult]]:
    """Returns the header and the games of a log, without an incomplete last line.

    Raises:
        EngineError: the file cannot be read, or is no log.

    >>> import tempfile
    >>> from hedgemaze.arena import Match
    >>> from hedgemaze.rules import Mode
    >>> with tempfile.TemporaryDirectory() as folder:
    ...     path = Path(folder) / "games.jsonl"
    ...     ended = Match(Mode.named("classic2", size=3), ["greedy", "random"], rounds=1, concurrency=0, log=path).run()
    ...     header, games = read_log(path)
    >>> len(games) == len(ended.results)
    True
    """
    try:
        data = path.read_bytes()
    except OSError as error:
        raise _unusable(path, error) from None
    return _parsed(data[: data.rfind(b"\n") + 1], path)


def _parsed(data: bytes, path: Path) -> tuple[dict[str, Any], list[GameResult]]:
    header: dict[str, Any] | None = None
    results: dict[int, GameResult] = {}
    for number, line in enumerate(data.splitlines(), 1):
        try:
            row = json.loads(line)
            if header is None:
                if row["type"] != "match" or row["version"] != _VERSION:
                    raise ValueError("no header")
                header = row
            else:
                result = GameResult.from_data(row)
                results.setdefault(result.number, result)
        except (ValueError, TypeError, KeyError, RecursionError):
            message = f"line {number} is not of a log of version {_VERSION}"
            details = {"line": number}
            raise EngineError("match.log_unusable", message, given=str(path), details=details) from None
    if header is None:
        raise EngineError("match.log_unusable", "this log is empty", given=str(path), reason="empty_file")
    return header, list(results.values())


def _unusable(path: Path, error: OSError) -> EngineError:
    message = f"cannot use this log ({error.strerror})"
    return EngineError("match.log_unusable", message, given=str(path), reason=system_reason(error))


def _lock(file: int, path: Path) -> None:
    if not lock_file(file):
        raise EngineError("match.log_in_use", "another match writes to this log", given=str(path))
