"""A small program that runs an engine as its child and kills all of its processes at the end.

It is started as a script in a bare Python: ``child_guard.py LIFELINE COMMAND...``. The lifeline is a pipe whose other
end the parent keeps open. When the parent closes it or ends, the guard kills the engine and every process that the
engine has started. When the engine exits by itself, the guard kills its children too. The file imports only the
standard library, so that it starts fast.
"""

from __future__ import annotations

import contextlib
import os
import select
import signal
import sys

_PR_SET_CHILD_SUBREAPER = 36
CANNOT_RUN = 127
"""Exit status if the command cannot be executed, as in a shell."""


def main(arguments: list[str]) -> int:
    """Runs a command until it exits or the lifeline is closed; returns its exit status, or 128 plus the signal."""
    lifeline, command = int(arguments[0]), arguments[1:]
    _adopt_orphans()
    wake_read, wake_write = os.pipe()
    os.set_blocking(wake_write, False)
    for number in (signal.SIGCHLD, signal.SIGTERM, signal.SIGINT, signal.SIGHUP):
        signal.signal(number, lambda *_: None)
    signal.set_wakeup_fd(wake_write)
    engine = os.fork()
    if engine == 0:
        _exec(command)
    null = os.open(os.devnull, os.O_RDWR)
    for stream in (0, 1, 2):  # only the engine keeps its streams open, so that the parent sees their end
        os.dup2(null, stream)
    status = _wait(engine, lifeline, wake_read)
    with contextlib.suppress(ProcessLookupError, PermissionError):
        os.killpg(engine, signal.SIGKILL)
    if status is None:
        status = os.waitpid(engine, 0)[1]
    _kill_orphans()
    code = os.waitstatus_to_exitcode(status)
    return code if code >= 0 else 128 - code


def _exec(command: list[str]) -> None:
    """Replaces the forked process by the engine, in its own session."""
    try:
        os.setsid()
        for number in (signal.SIGCHLD, signal.SIGTERM, signal.SIGINT, signal.SIGHUP):
            signal.signal(number, signal.SIG_DFL)
        os.execvp(command[0], command)  # without a shell
    except OSError as error:
        os.write(2, f"{command[0]}: {error.strerror}\n".encode())
    finally:
        os._exit(CANNOT_RUN)


def _wait(engine: int, lifeline: int, wake: int) -> int | None:
    """Waits for the engine and returns its status, or None if the lifeline was closed or a signal arrived."""
    while True:
        ready, _, _ = select.select([lifeline, wake], [], [])
        if wake in ready and any(number != signal.SIGCHLD for number in os.read(wake, 100)):
            return None
        ended, status = os.waitpid(engine, os.WNOHANG)
        if ended:
            return status
        if lifeline in ready:
            return None


def _adopt_orphans() -> None:
    """Makes this process the subreaper (Linux): orphaned descendants of the engine become its children."""
    with contextlib.suppress(ImportError, OSError, AttributeError):
        import ctypes  # noqa: PLC0415  # optional

        ctypes.CDLL(None).prctl(_PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0)


def _kill_orphans() -> None:
    """Kills all children of this process, including adopted orphans."""
    listing = f"/proc/self/task/{os.getpid()}/children"
    while True:
        with contextlib.suppress(OSError, ProcessLookupError):
            with open(listing, encoding="ascii") as file:  # noqa: PTH123  # importing pathlib would slow the start
                children = [int(number) for number in file.read().split()]
            for child in children:
                os.kill(child, signal.SIGKILL)
        try:
            if os.waitpid(-1, 0 if os.path.exists(listing) else os.WNOHANG)[0] == 0:  # noqa: PTH110
                return
        except ChildProcessError:
            return


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
