"""A PostgreSQL server for tests, from the programs on this machine; never runs as root."""

from __future__ import annotations

import itertools
import os
import pwd
import shutil
import subprocess
import tempfile
from pathlib import Path
from typing import Self

import psycopg

__all__ = ["Postgres"]

_USERS = ("postgres", "nobody")


class Postgres:
    """A PostgreSQL server in a temporary folder that listens on a Unix socket only."""

    def __init__(self) -> None:
        self._bin = _programs()
        self._user = next(name for name in _USERS if _is_user(name)) if os.getuid() == 0 else None
        self._folder = Path(tempfile.mkdtemp(prefix="pg-"))
        self._numbers = itertools.count(1)

    def __enter__(self) -> Self:
        if self._user is not None:
            shutil.chown(self._folder, self._user)
        data = self._folder / "data"
        self._run("initdb", "--auth=trust", "--username=tests", "--no-sync", "--locale=C", "--encoding=UTF8", data)
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.kill()
        shutil.rmtree(self._folder, ignore_errors=True)

    def start(self) -> None:
        """Starts the server, also after `kill`."""
        options = f"-c listen_addresses='' -c unix_socket_directories={self._folder} -c max_connections=50"
        log = self._folder / "log"
        self._run("pg_ctl", "start", "--wait", "-D", self._folder / "data", "-l", log, "-o", options)

    def kill(self) -> None:
        """Stops the server at once, as a crash would."""
        self._run("pg_ctl", "stop", "--mode=immediate", "-D", self._folder / "data")

    def new_database(self) -> str:
        """Creates an empty database and returns its URL."""
        name = f"games{next(self._numbers)}"
        with psycopg.connect(self._url("postgres"), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}".encode())
        return self._url(name)

    def _url(self, name: str) -> str:
        return f"postgresql://tests@/{name}?host={self._folder}"

    def _run(self, program: str, *arguments: str | Path) -> None:
        subprocess.run(
            [self._bin / program, *arguments],
            user=self._user,
            cwd=self._folder,
            check=True,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            timeout=120,
        )


def _is_user(name: str) -> bool:
    try:
        pwd.getpwnam(name)
    except KeyError:
        return False
    return True


def _programs() -> Path:
    """Returns the folder with PostgreSQL's programs; installs Debian's package if it may."""
    found = _installed()
    if found is None and os.getuid() == 0 and shutil.which("apt-get"):
        for arguments in (["update"], ["install", "--yes", "--no-install-recommends", "postgresql"]):
            subprocess.run(["apt-get", "--quiet", *arguments], check=True, capture_output=True)
        found = _installed()
    assert found is not None, "install PostgreSQL (Debian: postgresql)"
    return found


def _installed() -> Path | None:
    on_path = shutil.which("initdb")
    if on_path is not None:
        return Path(on_path).resolve().parent
    return next(iter(sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)), None)
