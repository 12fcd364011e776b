"""What is logged, and what is not."""

from __future__ import annotations

import io
import json
import logging
from collections.abc import Iterator

import pytest

from hedgemaze.server.telemetry import logs

NAMES = ("hedgemaze", "uvicorn", "asyncio")


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch) -> Iterator[io.StringIO]:
    """Loggers as a server configures them; returns their output."""
    loggers = [logging.getLogger(name) for name in NAMES]
    before = [(each, each.handlers, each.level, each.propagate) for each in loggers]
    stream = io.StringIO()
    monkeypatch.setattr("sys.stderr", stream)
    logs.configure("debug")
    yield stream
    for logger, handlers, level, propagate in before:
        logger.handlers, logger.propagate = handlers, propagate
        logger.setLevel(level)


def lines(stream: io.StringIO) -> list[dict[str, object]]:
    return [json.loads(line) for line in stream.getvalue().splitlines()]


def test_addresses_of_visitors_are_not_written(written: io.StringIO) -> None:
    logging.getLogger("uvicorn.error").info('%s - "WebSocket %s" [accepted]', "192.0.2.1:5", "/api/socket")
    logging.getLogger("uvicorn.error").debug("< GET / HTTP/1.1")
    logging.getLogger("hedgemaze.access").info("request")
    assert [line["text"] for line in lines(written)] == ["request"]


def test_repeated_records_are_dropped(written: io.StringIO, monkeypatch: pytest.MonkeyPatch) -> None:
    for _ in range(1_000):
        logging.getLogger("asyncio").error("socket.accept() out of system resource\nsocket: ...")
        logging.getLogger("uvicorn.error").warning("Invalid HTTP request received.")
    logging.getLogger("asyncio").error("something else")
    assert len(lines(written)) == 11
    monkeypatch.setattr(logs, "_WINDOW_SECONDS", -1.0)
    logging.getLogger("uvicorn.error").warning("Invalid HTTP request received.")
    assert lines(written)[-1]["left_out"] == 995


def test_our_own_records_are_all_written(written: io.StringIO) -> None:
    for _ in range(20):
        logging.getLogger("hedgemaze.access").info("request")
    assert len(lines(written)) == 20
