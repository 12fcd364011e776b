"""The solver process: ``python -m hedgemaze.server.solving.solver``.

It reads a task from standard input, writes lines to standard output (`messages`) and ends. It exits at once when its
input is closed, so it does not outlive its server; what it has finished of a table stays in the file and is used by the
next run.
"""

from __future__ import annotations

import contextlib
import os
import sys
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import msgspec

from hedgemaze.errors import HedgemazeError, TableError
from hedgemaze.file_lock import lock_file
from hedgemaze.rules import Mode, parse_mode
from hedgemaze.server.solving.messages import CannotMake, FromSolver, Made, SolveTask, Solving, line
from hedgemaze.server.solving.space import check_space
from hedgemaze.solve import Progress, load, solve
from hedgemaze.solve.table_file import disk_error

_NICENESS = 19
_LOCK = "solving.lock"
_LOCK_WAIT_S = 1.0
_STEP = 0.005
"""Progress is sent when it has grown by this much."""


def make(task: SolveTask, send: Callable[[FromSolver], None]) -> None:
    """Makes a table unless it is already there.

    Raises:
        HedgemazeError: it cannot be made.
    """
    mode, path = parse_mode(task.mode), Path(task.path)
    with disk_error(path):
        path.parent.mkdir(parents=True, exist_ok=True)
    with _locked(path, lambda: send(Solving(done=0.0))):
        if _exists(path, mode, task.ghosts):
            return
        check_space(mode, task.ghosts, path, task.space)
        sent = -1.0

        def report(progress: Progress) -> None:
            nonlocal sent
            if progress.done >= sent + _STEP:
                sent = progress.done
                send(Solving(done=sent))

        solve(mode, ghosts=task.ghosts, progress=report, path=path)


@contextlib.contextmanager
def _locked(path: Path, wait: Callable[[], None]) -> Iterator[None]:
    """Waits for the other servers on this machine that make tables in the same folder; calls `wait` every second."""
    with disk_error(path), (path.parent / _LOCK).open("wb") as file:
        while not lock_file(file.fileno()):
            wait()
            time.sleep(_LOCK_WAIT_S)
        yield


def _exists(path: Path, mode: Mode, ghosts: int) -> bool:
    """Returns whether the table is there; one that is damaged, or of another version, is made again."""
    if not path.exists():
        return False
    try:
        table = load(path)
        table.check()
    except TableError as error:
        if error.code not in ("table.damaged", "table.version"):
            raise
        return False
    if (table.mode, table.ghosts) != (mode, ghosts):
        raise TableError("table.exists", "this file is the table of another game", given=str(path))
    return True


def _end_with_input() -> None:
    """Ends the process when the server closes its input."""
    while os.read(0, 4_096):
        pass
    os._exit(0)


def _yield_to_others() -> None:
    """Gives way to all other processes for the processor, and when memory runs out."""
    if hasattr(os, "nice"):
        os.nice(_NICENESS)
    with contextlib.suppress(OSError):  # Linux alone has it
        Path("/proc/self/oom_score_adj").write_text("1000", encoding="ascii")


def main() -> None:
    """Runs one task."""
    output = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # other output must not mix with the messages
    _yield_to_others()
    task = msgspec.json.decode(sys.stdin.buffer.readline(), type=SolveTask)
    threading.Thread(target=_end_with_input, daemon=True).start()

    def send(message: FromSolver) -> None:
        try:
            output.write(line(message))
            output.flush()
        except OSError:  # the server is gone
            os._exit(0)

    try:
        make(task, send)
        send(Made())
    except HedgemazeError as error:
        send(CannotMake(code=error.code, message=error.message))


if __name__ == "__main__":
    main()
