"""`EngineProcess`: an outside engine as a child process: lines in both directions, with deadlines, and a clean end."""

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

from hedgemaze.errors import Between, EngineError, system_reason
from hedgemaze.protocols import child_guard

_LONGEST_LINE = 65_536
_MAX_OUTPUT = 8_000_000
_STDERR_END = 2_000
_EXIT_S = 0.3
_GUARD_S = 10.0


class EngineProcess:
    """A running engine in its own process group. A guard process kills it when this process ends.

    Raises:
        EngineError: the folder or the command cannot be used.
    """

    def __init__(
        self, command: Sequence[str], *, folder: str | None = None, environment: Mapping[str, str] | None = None
    ) -> None:
        if not hasattr(os, "fork"):
            message = "cannot be started (engines of other programs run on Linux and macOS alone)"
            raise EngineError("engine.no_start", message, given=" ".join(command))
        self._command = " ".join(command)
        lifeline, self._lifeline = os.pipe()
        program = [sys.executable, "-I", "-S", str(Path(child_guard.__file__)), str(lifeline), *command]
        try:
            self._process = subprocess.Popen(
                program,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                cwd=folder,
                env={**os.environ, **(environment or {})},
                pass_fds=(lifeline,),
                start_new_session=True,
                bufsize=0,
            )
        except (OSError, ValueError) as error:
            os.close(self._lifeline)
            message, reason = f"cannot be started ({error})", system_reason(error)
            raise EngineError("engine.no_start", message, given=self._command, reason=reason) from None
        finally:
            os.close(lifeline)
        assert self._process.stdin and self._process.stdout and self._process.stderr
        self._stdin, self._stdout, self._stderr = self._process.stdin, self._process.stdout, self._process.stderr
        os.set_blocking(self._stdin.fileno(), False)
        self._lines: deque[bytes] = deque()
        self._pending = b""
        self._stderr_end = b""
        self._output = 0
        self._is_closed = False

    @property
    def stderr_end(self) -> str:
        """The last bytes of the engine's standard error, as text."""
        return self._stderr_end.decode("utf-8", "replace")

    def send(self, line: str, deadline: float) -> None:
        """Sends one line, and resets the count of output bytes.

        Raises:
            EngineError: the engine has exited or does not read its input.
        """
        data = line.encode("utf-8", "replace") + b"\n"
        self._output = 0
        poll = select.poll()
        poll.register(self._stdin, select.POLLOUT)
        while data:
            if not poll.poll(_milliseconds(deadline)):
                raise EngineError("engine.timed_out", "does not read its input", given=line)
            try:
                data = data[os.write(self._stdin.fileno(), data) :]
            except BlockingIOError:
                continue
            except OSError:
                raise self._ended() from None

    def read_line(self, deadline: float) -> str:
        """Returns the next line without surrounding white space; invalid UTF-8 is replaced.

        Raises:
            EngineError: no line arrived in time, the engine has exited, or its output is too long.
        """
        while not self._lines:
            if len(self._pending) > _LONGEST_LINE:
                message, allowed = f"a line of more than {_LONGEST_LINE} bytes", Between(most=_LONGEST_LINE)
                raise EngineError("engine.flooded", message, allowed=allowed)
            *whole, self._pending = (self._pending + self._receive(deadline)).split(b"\n")
            self._lines.extend(whole)
        line = self._lines.popleft()
        self._output += len(line) + 1
        if self._output > _MAX_OUTPUT:
            message, allowed = f"more than {_MAX_OUTPUT} bytes without an answer", Between(most=_MAX_OUTPUT)
            raise EngineError("engine.flooded", message, allowed=allowed)
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
            data = os.read(self._stderr.fileno(), _LONGEST_LINE)
            self._stderr_end = (self._stderr_end + data)[-_STDERR_END:]
            if not data:
                self._stderr.close()
        if self._stdout.fileno() not in ready:
            return b""
        data = os.read(self._stdout.fileno(), _LONGEST_LINE)
        if not data:
            raise self._ended()
        return data

    def _ended(self) -> EngineError:
        """Returns the error for an engine that has closed its pipes."""
        try:
            status = self._process.wait(_EXIT_S)
        except subprocess.TimeoutExpired:
            return EngineError("engine.crashed", "has closed its output")
        if not self._stderr.closed and select.select([self._stderr], [], [], 0)[0]:
            self._stderr_end = (self._stderr_end + os.read(self._stderr.fileno(), _LONGEST_LINE))[-_STDERR_END:]
        if status == child_guard.CANNOT_RUN:
            message, said = f"cannot be started ({self.stderr_end.strip()})", self.stderr_end.strip()
            return EngineError("engine.no_start", message, given=self._command, reason=said)
        message, details = f"has ended (exit status {status})", {"status": status}
        return EngineError("engine.crashed", message, details=details, reason="exit_status")

    def close(self, quit_command: str | None = None) -> None:
        """Ends the engine and its child processes: `quit_command` asks the engine to exit, then the guard kills it."""
        if self._is_closed:
            return
        self._is_closed = True
        if quit_command is not None:
            with contextlib.suppress(EngineError):
                self.send(quit_command, time.monotonic() + _EXIT_S)
        with contextlib.suppress(OSError):
            self._stdin.close()
        if quit_command is not None:
            with contextlib.suppress(subprocess.TimeoutExpired):
                self._process.wait(_EXIT_S)
        os.close(self._lifeline)
        try:
            self._process.wait(_GUARD_S)
        except subprocess.TimeoutExpired:  # the guard cannot kill the engine, for example during a blocked system call
            self._process.kill()
        self._stdout.close()
        self._stderr.close()


def _milliseconds(deadline: float) -> float:
    return max(0.0, 1000 * (deadline - time.monotonic()))
