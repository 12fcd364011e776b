"""Logs as lines of JSON, with request and room ids; secrets are in none of them."""

from __future__ import annotations

import json
import logging
import sys
from collections import OrderedDict
from datetime import UTC, datetime
from typing import Any

__all__ = ["JsonLines", "RateLimitFilter", "configure"]

_MOST_ALIKE = 5
_ALIKE_SECONDS = 60.0
_MOST_KINDS = 1_000

_USUAL = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName", "color_message"}


class JsonLines(logging.Formatter):
    """Writes a record as one line: time, level, logger, text, and whatever it was given beside."""

    def format(self, record: logging.LogRecord) -> str:
        """Returns the line."""
        data: dict[str, Any] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "text": record.getMessage(),
        }
        data |= {key: value for key, value in vars(record).items() if key not in _USUAL}
        if record.exc_info:
            data["trace"] = self.formatException(record.exc_info)
        return json.dumps(data, ensure_ascii=False, default=str)


class RateLimitFilter(logging.Filter):
    """Lets few records pass that say the same: what strangers cause must not fill the disk.

    The first that passes again has ``left_out``, how many did not.
    """

    def __init__(self) -> None:
        super().__init__()
        self._seen: OrderedDict[tuple[str, str], tuple[float, int]] = OrderedDict()
        """Of each kind when its first was written, and how many came since."""

    def filter(self, record: logging.LogRecord) -> bool:
        """Tells whether a record is written."""
        kind = record.name, str(record.msg)[:80]
        since, count = self._seen.get(kind, (record.created, 0))
        if record.created - since > _ALIKE_SECONDS:
            if count > _MOST_ALIKE:
                record.left_out = count - _MOST_ALIKE
            since, count = record.created, 0
        self._seen[kind] = since, count + 1
        self._seen.move_to_end(kind)
        if len(self._seen) > _MOST_KINDS:
            self._seen.popitem(last=False)
        return count < _MOST_ALIKE


def configure(level: str = "warning") -> None:
    """Lets all loggers write lines of JSON to standard error.

    What uvicorn says below the level of warnings is left out: visitors' addresses, and for debugging whole messages and
    headers, with secrets in them.
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
