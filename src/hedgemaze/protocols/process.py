"""An outside engine as a process: lines to it and from it, each with a deadline, and an end that leaves nothing."""

from __future__ import annotations

import contextlib
import os
import select
import subprocess
import sys
import time
from collections import deque
from collections.abc import Mapping, Sequence
from pathlib import Path

from hedgemaze.errors import EngineError
from hedgemaze.protocols import child_guard

__all__ = ["EngineProcess"]

_LONGEST_LINE = 65_536
_MOST_OUTPUT = 8_000_000
_TAIL = 2_000
_POLITE_S = 0.3
_KEEPER_S = 10.0
_CANNOT_RUN = 127


class EngineProcess:
    """A running engine, in a process group of its own, under a guard that ends it when we end.

    Raises:
        EngineError: the folder or the command cannot be used.
    """

    def __init__(
        self, command: Sequence[str], *, folder: str | None = None, environment: Mapping[str, str] | None = None
    ) -> None:
        held, self._lifeline = os.pipe()
        program = [sys.executable, "-I", "-S", str(Path(child_guard.__file__)), str(held), *command]
        try:
            self._process = subprocess.Popen(
                program,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                cwd=folder,
                env={**os.environ, **(environment or {})},
                pass_fds=(held,),
                start_new_session=True,
                bufsize=0,
            )
        except (OSError, ValueError) as error:
            os.close(self._lifeline)
            raise EngineError("engine.no_start", f"cannot be started ({error})", given=" ".join(command)) from None
        finally:
            os.close(held)
        assert self._process.stdin and self._process.stdout and self._process.stderr
        self._stdin, self._stdout, self._stderr = self._process.stdin, self._process.stdout, self._process.stderr
        os.set_blocking(self._stdin.fileno(), False)
        self._lines: deque[bytes] = deque()
        self._pending = b""
        self._said = b""
        self._output = 0
        self._is_closed = False

    @property
    def complaints(self) -> str:
        """The end of what the engine wrote on standard error."""
        return self._said.decode("utf-8", "replace")

    def send(self, line: str, deadline: float) -> None:
        """Sends one line; the output since is counted anew.

        Raises:
            EngineError: the engine has ended or does not read.
        """
        data = line.encode("utf-8", "replace") + b"\n"
        self._output = 0
        poll = select.poll()
        poll.register(self._stdin, select.POLLOUT)
        while data:
            if not poll.poll(_milliseconds(deadline)):
                raise EngineError("engine.timed_out", "does not read what it is told", given=line)
            try:
                data = data[os.write(self._stdin.fileno(), data) :]
            except BlockingIOError:
                continue
            except OSError:
                raise self._ended() from None

    def read_line(self, deadline: float) -> str:
        """Returns the next line, white space around it removed; bytes that are no UTF-8 are replaced.

        Raises:
            EngineError: it did not come in time, the engine has ended, or it says far too much.
        """
        while not self._lines:
            if len(self._pending) > _LONGEST_LINE:
                raise EngineError("engine.flooded", f"a line of more than {_LONGEST_LINE} bytes")
            *whole, self._pending = (self._pending + self._receive(deadline)).split(b"\n")
            self._lines.extend(whole)
        line = self._lines.popleft()
        self._output += len(line) + 1
        if self._output > _MOST_OUTPUT:
            raise EngineError("engine.flooded", f"more than {_MOST_OUTPUT} bytes without an answer")
        if time.monotonic() > deadline:
            raise EngineError("engine.timed_out", "no answer in time")
        return line.decode("utf-8", "replace").strip()

    def _receive(self, deadline: float) -> bytes:
        poll = select.poll()
        poll.register(self._stdout, select.POLLIN)
        if not self._stderr.closed:
            poll.register(self._stderr, select.POLLIN)
        ready = {descriptor for descriptor, _ in poll.poll(_milliseconds(deadline))}
        if not ready:
            raise EngineError("engine.timed_out", "no answer in time")
        if not self._stderr.closed and self._stderr.fileno() in ready:
            words = os.read(self._stderr.fileno(), _LONGEST_LINE)
            self._said = (self._said + words)[-_TAIL:]
            if not words:
                self._stderr.close()
        if self._stdout.fileno() not in ready:
            return b""
        data = os.read(self._stdout.fileno(), _LONGEST_LINE)
        if not data:
            raise self._ended()
        return data

    def _ended(self) -> EngineError:
        """Returns what to say about an engine whose pipes are closed."""
        try:
            status = self._process.wait(_POLITE_S)
        except subprocess.TimeoutExpired:
            return EngineError("engine.crashed", "has closed its output")
        if not self._stderr.closed and select.select([self._stderr], [], [], 0)[0]:
            self._said = (self._said + os.read(self._stderr.fileno(), _LONGEST_LINE))[-_TAIL:]
        if status == _CANNOT_RUN:
            return EngineError("engine.no_start", f"cannot be started ({self.complaints.strip()})")
        return EngineError("engine.crashed", f"has ended (exit status {status})")

    def close(self, farewell: str | None = None) -> None:
        """Ends the engine and everything it has started: politely for a moment if there is a farewell, then at once."""
        if self._is_closed:
            return
        self._is_closed = True
        if farewell is not None:
            with contextlib.suppress(EngineError):
                self.send(farewell, time.monotonic() + _POLITE_S)
        with contextlib.suppress(OSError):
            self._stdin.close()
        if farewell is not None:
            with contextlib.suppress(subprocess.TimeoutExpired):
                self._process.wait(_POLITE_S)
        os.close(self._lifeline)
        try:
            self._process.wait(_KEEPER_S)
        except subprocess.TimeoutExpired:  # a process that the system itself cannot end
            self._process.kill()
        self._stdout.close()
        self._stderr.close()


def _milliseconds(deadline: float) -> float:
    return max(0.0, 1000 * (deadline - time.monotonic()))
