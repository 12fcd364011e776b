"""`hedgemaze ugi`: the engine for other programs, over UGI on standard input and output."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from importlib.metadata import PackageNotFoundError, version

from hedgemaze.errors import EngineError
from hedgemaze.protocols.ugi.engine import UgiEngine
from hedgemaze.protocols.ugi.lines import error_line

_LONGEST_LINE = 1_000_000


def ugi() -> None:
    """Speak the UGI protocol (UCI generalised) on standard input and output; docs/protocols.md shows it."""
    try:
        name = f"Hedgemaze {version('hedgemaze')}"
    except PackageNotFoundError:
        name = "Hedgemaze"
    output = LineWriter()
    engine = UgiEngine(output.write, name)
    try:
        for line in input_lines():
            if line is None:
                message = f"a line has at most {_LONGEST_LINE} bytes"
                output.write(error_line(EngineError("protocol.too_long", message)))
            elif not engine.answer(line):
                return
            output.must_be_read()
    finally:
        engine.close()


class LineWriter:
    """Writes and flushes lines to standard output. A closed pipe raises in `must_be_read`, not in writing threads."""

    def __init__(self) -> None:
        self._is_read = True

    def write(self, line: str) -> None:
        """Writes and flushes a line."""
        try:
            sys.stdout.write(line + "\n")
            sys.stdout.flush()
        except BrokenPipeError:
            self._is_read = False

    def must_be_read(self) -> None:
        """Raises: BrokenPipeError: the pipe was closed by its reader."""
        if not self._is_read:
            raise BrokenPipeError


def input_lines() -> Iterator[str | None]:
    """Yields the lines of standard input, with invalid UTF-8 replaced; None for a line that is too long."""
    stream = sys.stdin.buffer
    while raw := stream.readline(_LONGEST_LINE):
        if len(raw) < _LONGEST_LINE or raw.endswith(b"\n"):
            yield raw.decode("utf-8", "replace")
            continue
        while raw and not raw.endswith(b"\n"):
            raw = stream.readline(_LONGEST_LINE)
        yield None
