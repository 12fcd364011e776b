"""`WorkerProcess`: one worker process, seen from the pool."""

from __future__ import annotations

import asyncio
import contextlib
import os
from collections.abc import AsyncGenerator, Sequence
from pathlib import Path
from typing import Self

from hedgemaze.errors import EngineError
from hedgemaze.server.engines.job import Job
from hedgemaze.server.engines.worker_messages import HEAD, LONGEST_FRAME, FromWorker, ToWorker, frame, read_from_worker

_EXIT_S = 1.0
"""How long a worker may live after it has closed its output."""


class WorkerProcess:
    """A running worker and its jobs; it works on the last one, the others are interrupted."""

    def __init__(self, process: asyncio.subprocess.Process, now: float) -> None:
        assert process.stdin is not None and process.stdout is not None
        self._process = process
        self._input, self._output = process.stdin, process.stdout
        self.jobs: list[Job] = []
        self.is_ready = False
        self.is_ending = False
        """Whether it was killed or asked to exit; it gets no more jobs."""
        self.last_message_at = now
        """When it last sent a message or got a job, by the event loop's clock."""

    @classmethod
    async def start(cls, command: Sequence[str]) -> Self:
        """Starts a worker in its own session, so that Ctrl-C in the terminal reaches only the server.

        Raises:
            OSError: the command cannot be run.
        """
        pipe = asyncio.subprocess.PIPE
        process = await asyncio.create_subprocess_exec(*command, stdin=pipe, stdout=pipe, start_new_session=True)
        return cls(process, asyncio.get_running_loop().time())

    @property
    def pid(self) -> int:
        """The process id."""
        return self._process.pid

    @property
    def can_work(self) -> bool:
        """Whether it can take jobs."""
        return self.is_ready and not self.is_ending

    @property
    def memory_bytes(self) -> int | None:
        """Resident memory; None where it is unknown (not Linux)."""
        try:
            return int(Path(f"/proc/{self.pid}/statm").read_text("ascii").split()[1]) * os.sysconf("SC_PAGE_SIZE")
        except (OSError, ValueError, IndexError, AttributeError):  # Windows has no `sysconf`
            return None

    def send(self, message: ToWorker) -> None:
        """Sends a message without waiting; ignored if the worker has ended."""
        if not self._input.is_closing():
            self._input.write(frame(message))

    async def messages(self) -> AsyncGenerator[FromWorker, None]:
        """Yields the messages of the worker until it ends.

        Raises:
            EngineError: a message is malformed.
        """
        with contextlib.suppress(asyncio.IncompleteReadError, ConnectionError):
            while True:
                (length,) = HEAD.unpack(await self._output.readexactly(HEAD.size))
                if length > LONGEST_FRAME:
                    raise EngineError("engine.rubbish", "a worker sent a malformed message", given=length)
                yield read_from_worker(await self._output.readexactly(length))

    def close_input(self) -> None:
        """Closes the input of the worker, which makes it exit."""
        self.is_ending = True
        self._input.close()

    def kill(self) -> None:
        """Kills the worker."""
        self.is_ending = True
        with contextlib.suppress(ProcessLookupError):
            self._process.kill()

    async def wait_ended(self) -> None:
        """Ends the worker if it still runs, waits for its exit and closes the pipes."""
        self.is_ending = True
        self._input.close()
        if not self._output.at_eof():
            self.kill()
            while await self._output.read(65_536):  # asyncio reports the exit only after the pipe is read to its end
                pass
        try:  # asyncio is confused by a kill just after the exit
            await asyncio.wait_for(self._process.wait(), _EXIT_S)
        except TimeoutError:
            self.kill()
            await self._process.wait()
        with contextlib.suppress(ConnectionError):
            await self._input.wait_closed()
