"""`WorkerProcess`: the pool's end of one worker."""

from __future__ import annotations

import asyncio
import contextlib
import os
from collections.abc import AsyncGenerator, Sequence
from pathlib import Path
from typing import Self

from hedgemaze.errors import EngineError
from hedgemaze.server.engines.job import Job
from hedgemaze.server.engines.messages import HEAD, LONGEST_FRAME, FromWorker, ToWorker, frame, read_from_worker

__all__ = ["WorkerProcess"]

_EXIT_S = 1.0
"""From the end of its output to its own end."""


class WorkerProcess:
    """A running worker and the jobs it has, the one it works on last."""

    def __init__(self, process: asyncio.subprocess.Process, now: float) -> None:
        assert process.stdin is not None and process.stdout is not None
        self._process = process
        self._input, self._output = process.stdin, process.stdout
        self.jobs: list[Job] = []
        self.is_ready = False
        self.is_doomed = False
        """It has been killed, and gets no more jobs."""
        self.heard = now
        """When it last said something."""

    @classmethod
    async def start(cls, command: Sequence[str]) -> Self:
        """Starts a worker, in a session of its own: Ctrl-C in the server's terminal is for the server.

        Raises:
            OSError: it cannot be started.
        """
        pipe = asyncio.subprocess.PIPE
        process = await asyncio.create_subprocess_exec(*command, stdin=pipe, stdout=pipe, start_new_session=True)
        return cls(process, asyncio.get_running_loop().time())

    @property
    def pid(self) -> int:
        """The number of the process."""
        return self._process.pid

    @property
    def can_work(self) -> bool:
        """Whether it may be given jobs."""
        return self.is_ready and not self.is_doomed

    @property
    def memory_bytes(self) -> int | None:
        """What it takes of the machine's memory; None where the system does not tell (only Linux does)."""
        try:
            return int(Path(f"/proc/{self.pid}/statm").read_text("ascii").split()[1]) * os.sysconf("SC_PAGE_SIZE")
        except (OSError, ValueError, IndexError):
            return None

    def send(self, message: ToWorker) -> None:
        """Tells it something, without waiting; a worker that has ended does not hear it."""
        if not self._input.is_closing():
            self._input.write(frame(message))

    async def messages(self) -> AsyncGenerator[FromWorker, None]:
        """Yields what it says, until it ends.

        Raises:
            EngineError: it talks rubbish.
        """
        with contextlib.suppress(asyncio.IncompleteReadError, ConnectionError):
            while True:
                (length,) = HEAD.unpack(await self._output.readexactly(HEAD.size))
                if length > LONGEST_FRAME:
                    raise EngineError("engine.rubbish", "a worker talks rubbish", given=length)
                yield read_from_worker(await self._output.readexactly(length))

    def hang_up(self) -> None:
        """Tells it to end: a worker ends with its input."""
        self.is_doomed = True
        self._input.close()

    def kill(self) -> None:
        """Ends it at once."""
        self.is_doomed = True
        with contextlib.suppress(ProcessLookupError):
            self._process.kill()

    async def gone(self) -> None:
        """Ends it, waits until nothing is left of it, and closes the pipes."""
        self.is_doomed = True
        self._input.close()
        if not self._output.at_eof():
            self.kill()
            while await self._output.read(65_536):  # the exit is only told when the pipe has been read to its end
                pass
        try:  # killing what has just ended by itself would confuse asyncio
            await asyncio.wait_for(self._process.wait(), _EXIT_S)
        except TimeoutError:
            self.kill()
            await self._process.wait()
        with contextlib.suppress(ConnectionError):
            await self._input.wait_closed()
