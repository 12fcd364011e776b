"""`make_in_process`: makes one table in a process of its own."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable, Sequence

from hedgemaze.errors import EngineError, TableError
from hedgemaze.server.solving.messages import CannotMake, FromSolver, SolveTask, Solving, line, read_from_solver

_EXIT_S = 0.5
"""How long the process may live after its input was closed, before it is killed."""
_SILENCE_S = 3_600.0
"""A process that sends nothing for this long counts as hung; on idle cores there is progress every few seconds."""


async def make_in_process(command: Sequence[str], task: SolveTask, report: Callable[[float], None]) -> None:
    """Makes a table; calls `report` with its progress, 0 to 1. If it is cancelled, the process ends.

    Raises:
        TableError: the process says that the table cannot be made; the code is the solver's.
        EngineError: the process cannot be started, has crashed, or hangs.
    """
    pipe = asyncio.subprocess.PIPE
    try:  # in its own session, so that Ctrl-C in the terminal reaches only the server
        process = await asyncio.create_subprocess_exec(*command, stdin=pipe, stdout=pipe, start_new_session=True)
    except OSError as error:
        raise _crashed(str(error)) from error
    assert process.stdin is not None and process.stdout is not None
    try:
        process.stdin.write(line(task))
        while True:
            message = await _next_message(process.stdout)
            if isinstance(message, Solving):
                report(message.done)
            elif isinstance(message, CannotMake):
                raise TableError(message.code, message.message, given=task.path)
            else:
                return
    finally:
        await asyncio.shield(_end(process))


async def _next_message(output: asyncio.StreamReader) -> FromSolver:
    """Returns the next message.

    Raises:
        EngineError: the process has ended, hangs, or has sent something else.
    """
    try:
        text = await asyncio.wait_for(output.readline(), _SILENCE_S)
        if text:
            return read_from_solver(text)
    except TimeoutError:
        raise _crashed("it hangs") from None
    except (ValueError, ConnectionError) as error:  # a line that is too long or malformed is a ValueError
        raise _crashed(str(error)) from error
    raise _crashed("it ended")


async def _end(process: asyncio.subprocess.Process) -> None:
    """Ends the process, and kills it if it takes long."""
    assert process.stdin is not None and process.stdout is not None
    process.stdin.close()
    with contextlib.suppress(TimeoutError):
        await asyncio.wait_for(_exited(process), _EXIT_S)
        return
    with contextlib.suppress(ProcessLookupError):
        process.kill()
    await _exited(process)


async def _exited(process: asyncio.subprocess.Process) -> None:
    """Waits for the exit; asyncio reports it only after the output is read to its end."""
    assert process.stdout is not None
    while await process.stdout.read(65_536):
        pass
    await process.wait()


def _crashed(why: str) -> EngineError:
    return EngineError("engine.crashed", f"the solver process failed: {why}")
