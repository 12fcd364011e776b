"""A small program that runs an engine and makes sure that nothing of it is left behind.

It is started by its path with a bare Python: ``child_guard.py LIFELINE COMMAND...``. The lifeline is a pipe whose
other end the parent holds. When the parent closes it or ends, the guard kills the engine and every process that the
engine has started. When the engine ends by itself, the same happens to its children. This file imports nothing of ours.
"""

from __future__ import annotations

import contextlib
import os
import select
import signal
import sys

__all__ = ["main"]

_PR_SET_CHILD_SUBREAPER = 36
_CANNOT_RUN = 127


def main(arguments: list[str]) -> int:
    """Runs a command until it ends or the lifeline is closed; returns its exit status, signals as 128 and more."""
    lifeline, command = int(arguments[0]), arguments[1:]
    _adopt_orphans()
    wake_read, wake_write = os.pipe()
    os.set_blocking(wake_write, False)
    for number in (signal.SIGCHLD, signal.SIGTERM, signal.SIGINT, signal.SIGHUP):
        signal.signal(number, lambda *_: None)
    signal.set_wakeup_fd(wake_write)
    engine = os.fork()
    if engine == 0:
        _become(command)
    nowhere = os.open(os.devnull, os.O_RDWR)
    for stream in (0, 1, 2):  # the engine alone holds its streams, so that their end is seen
        os.dup2(nowhere, stream)
    status = _wait(engine, lifeline, wake_read)
    with contextlib.suppress(ProcessLookupError, PermissionError):
        os.killpg(engine, signal.SIGKILL)
    if status is None:
        status = os.waitpid(engine, 0)[1]
    _kill_orphans()
    code = os.waitstatus_to_exitcode(status)
    return code if code >= 0 else 128 - code


def _become(command: list[str]) -> None:
    """Turns the new process into the engine, in a group of its own."""
    try:
        os.setsid()
        for number in (signal.SIGCHLD, signal.SIGTERM, signal.SIGINT, signal.SIGHUP):
            signal.signal(number, signal.SIG_DFL)
        os.execvp(command[0], command)  # without a shell
    except OSError as error:
        os.write(2, f"{command[0]}: {error.strerror}\n".encode())
    finally:
        os._exit(_CANNOT_RUN)


def _wait(engine: int, lifeline: int, wake: int) -> int | None:
    """Returns the engine's status when it has ended, or None when the lifeline was closed or somebody said stop."""
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
    """Asks Linux that whatever the engine starts and abandons becomes our child."""
    with contextlib.suppress(ImportError, OSError, AttributeError):
        import ctypes  # noqa: PLC0415  # where there is none we do without

        ctypes.CDLL(None).prctl(_PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0)


def _kill_orphans() -> None:
    """Kills whatever has become our child, until there is nothing left."""
    listing = f"/proc/self/task/{os.getpid()}/children"
    while True:
        with contextlib.suppress(OSError, ProcessLookupError):
            with open(listing, encoding="ascii") as file:  # noqa: PTH123  # this program starts as fast as it can
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
