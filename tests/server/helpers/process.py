"""`hedgemaze serve` as a child process, for tests and benchmarks that kill or measure it."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from pathlib import Path
from typing import IO, Self

__all__ = ["ServerProcess"]

_PROGRAM = "import sys; from hedgemaze.cli import main; sys.argv[0] = 'hedgemaze'; main()"
_LIMIT = (
    "import resource as r; n, hard = {files}, r.getrlimit(r.RLIMIT_NOFILE)[1]; "
    "r.setrlimit(r.RLIMIT_NOFILE, (n, n if {is_hard} else hard)); "
)


class ServerProcess:
    """A server on loopback with its database in a folder, without rate limits; it can be restarted."""

    def __init__(
        self,
        folder: Path,
        *arguments: str,
        workers: int = 0,
        files: int | None = None,
        is_hard: bool = True,
        stderr: IO[bytes] | None = None,
    ) -> None:
        """Prepares a server without starting it.

        Args:
            folder: the data folder.
            arguments: more arguments of `hedgemaze serve`.
            workers: number of engine processes.
            files: limit of open files.
            is_hard: whether the server cannot raise that limit.
            stderr: where its log goes.
        """
        self._stderr = stderr
        limit = "" if files is None else _LIMIT.format(files=files, is_hard=is_hard)
        options = ["--port", "0", "--no-limits", "--workers", str(workers), "--no-open", "--data", str(folder)]
        self._command = [sys.executable, "-c", limit + _PROGRAM, "serve", *options, *arguments]
        self._process: asyncio.subprocess.Process | None = None
        self.address = ""

    @property
    def pid(self) -> int:
        """The process id."""
        assert self._process is not None
        return self._process.pid

    @property
    def port(self) -> int:
        """The port it listens on."""
        return int(self.address.rstrip("/").rpartition(":")[2])

    def keep_port(self) -> None:
        """Listens on the same port when it is started again."""
        self._command[self._command.index("--port") + 1] = str(self.port)

    @property
    def cpu_seconds(self) -> float:
        """Processor time used so far."""
        fields = Path(f"/proc/{self.pid}/stat").read_text("ascii").rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    @property
    def memory_bytes(self) -> int:
        """Resident memory."""
        return int(Path(f"/proc/{self.pid}/statm").read_text("ascii").split()[1]) * os.sysconf("SC_PAGE_SIZE")

    async def __aenter__(self) -> Self:
        await self.start()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.end()

    async def start(self) -> None:
        """Starts the server; returns when it listens."""
        self._process = await asyncio.create_subprocess_exec(
            *self._command, stdout=asyncio.subprocess.PIPE, stderr=self._stderr
        )
        assert self._process.stdout is not None
        line = (await asyncio.wait_for(self._process.stdout.readline(), 180)).decode()
        assert line.startswith("Hedgemaze is at "), line
        self.address = line.split()[-1]

    async def end(self, how: signal.Signals = signal.SIGTERM) -> None:
        """Sends a signal to the server and waits for its end."""
        assert self._process is not None
        os.kill(self._process.pid, how)
        await self._process.wait()
