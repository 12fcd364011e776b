"""Logs as lines of JSON, with request and room ids and without secrets."""

from __future__ import annotations

import json
import logging
import sys
from collections import OrderedDict
from contextvars import ContextVar
from datetime import UTC, datetime
from typing import Any

request_id: ContextVar[str | None] = ContextVar("request_id", default=None)
"""The id of the request or socket that the current task works for: it is in every line that the task logs."""

_MAX_REPEATS = 5
_WINDOW_SECONDS = 60.0
_MAX_KINDS = 1_000

_STANDARD_FIELDS = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName", "color_message"}


class JsonLines(logging.Formatter):
    """Formats a record as one line: time, level, logger, text and the `extra` fields."""

    def format(self, record: logging.LogRecord) -> str:
        """Returns the line."""
        data: dict[str, Any] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "text": record.getMessage(),
        }
        if (request := request_id.get()) is not None:
            data["request"] = request
        data |= {key: value for key, value in vars(record).items() if key not in _STANDARD_FIELDS}
        if record.exc_info:
            data["trace"] = self.formatException(record.exc_info)
        return json.dumps(data, ensure_ascii=False, default=str)


class RateLimitFilter(logging.Filter):
    """Drops most repetitions of a record, so that strangers cannot fill the disk.

    The first record that passes again has ``left_out``, the number of dropped ones.
    """

    def __init__(self) -> None:
        super().__init__()
        self._seen: OrderedDict[tuple[str, str], tuple[float, int]] = OrderedDict()
        """Per logger and text: when the first record of a window was written, and how many came since."""

    def filter(self, record: logging.LogRecord) -> bool:
        """Returns whether a record is written."""
        kind = record.name, str(record.msg)[:80]
        since, count = self._seen.get(kind, (record.created, 0))
        if record.created - since > _WINDOW_SECONDS:
            if count > _MAX_REPEATS:
                record.left_out = count - _MAX_REPEATS
            since, count = record.created, 0
        self._seen[kind] = since, count + 1
        self._seen.move_to_end(kind)
        if len(self._seen) > _MAX_KINDS:
            self._seen.popitem(last=False)
        return count < _MAX_REPEATS


def configure(level: str = "warning") -> None:
    """Configures all loggers to write lines of JSON to standard error.

    Records of uvicorn below warnings are dropped: they contain visitors' addresses, and at debug level whole messages
    and headers with secrets.
    """
    for name, least in (("hedgemaze", 0), ("uvicorn", logging.WARNING), ("asyncio", logging.INFO)):
        handler = logging.StreamHandler(sys.stderr)
        handler.setFormatter(JsonLines())
        if least:
            handler.addFilter(RateLimitFilter())
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.setLevel(max(least, _number(level)))
        logger.propagate = False


def _number(level: str) -> int:
    return logging.getLevelNamesMapping()[level.upper()]
