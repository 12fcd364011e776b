"""`hedgemaze serve` as a process of its own, for what kills it or measures it."""

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
    """A server on loopback with its database in a folder, without limits of rate; it may be started again and again."""

    def __init__(
        self,
        folder: Path,
        *arguments: str,
        workers: int = 0,
        files: int | None = None,
        is_hard: bool = True,
        stderr: IO[bytes] | None = None,
    ) -> None:
        """Makes one that is not started yet.

        Args:
            folder: of the database.
            arguments: of `hedgemaze serve` beside the usual ones.
            workers: processes for engines.
            files: that it may open at most.
            is_hard: whether it may not raise that limit itself.
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
        """The number of the process."""
        assert self._process is not None
        return self._process.pid

    @property
    def port(self) -> int:
        """Where it listens."""
        return int(self.address.rstrip("/").rpartition(":")[2])

    @property
    def cpu_seconds(self) -> float:
        """Processor time that it has used so far."""
        fields = Path(f"/proc/{self.pid}/stat").read_text("ascii").rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    @property
    def memory_bytes(self) -> int:
        """What it takes of the machine's memory."""
        return int(Path(f"/proc/{self.pid}/statm").read_text("ascii").split()[1]) * os.sysconf("SC_PAGE_SIZE")

    async def __aenter__(self) -> Self:
        await self.start()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.end()

    async def start(self) -> None:
        """Starts it; returns when it listens."""
        self._process = await asyncio.create_subprocess_exec(
            *self._command, stdout=asyncio.subprocess.PIPE, stderr=self._stderr
        )
        assert self._process.stdout is not None
        line = (await asyncio.wait_for(self._process.stdout.readline(), 180)).decode()
        assert line.startswith("Hedgemaze is at "), line
        self.address = line.split()[-1]

    async def end(self, how: signal.Signals = signal.SIGTERM) -> None:
        """Ends it by a signal, and waits."""
        assert self._process is not None
        os.kill(self._process.pid, how)
        await self._process.wait()
