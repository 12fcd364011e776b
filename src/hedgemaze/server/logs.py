"""Logs as lines of JSON, with request and room ids; secrets are in none of them."""

from __future__ import annotations

import json
import logging
import sys
from datetime import UTC, datetime
from typing import Any

__all__ = ["JsonLines", "configure"]

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


def configure(level: str = "warning") -> None:
    """Lets all loggers write lines of JSON to standard error.

    What uvicorn says at the level of debugging is left out: whole messages and headers, with secrets in them.
    """
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    for name in ("hedgemaze", "uvicorn", "asyncio"):
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.setLevel(_number(level) if name == "hedgemaze" else max(logging.INFO, _number(level)))
        logger.propagate = False


def _number(level: str) -> int:
    return logging.getLevelNamesMapping()[level.upper()]
