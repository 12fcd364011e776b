"""`hedgemaze migrate`: brings a database to the schema of this version, without starting a server."""

from __future__ import annotations

import os

import typer

from hedgemaze.cli.commands.serve import DatabaseOption, DataOption, data_folder
from hedgemaze.cli.errors import CommandError
from hedgemaze.locales import t


def migrate(data: DataOption = None, database: DatabaseOption = None) -> None:
    """Create or upgrade the tables of a database; a server does the same when it starts."""
    try:
        from hedgemaze.server import storage  # noqa: PLC0415  # slow to import, and optional
        from hedgemaze.server.storage.schema import VERSION  # noqa: PLC0415
        from hedgemaze.server.storage.sqlite import lock_folder  # noqa: PLC0415
    except ModuleNotFoundError as error:
        raise CommandError("server.not_installed", "pip install 'hedgemaze[server]' first", given=error.name) from None
    folder = data_folder(data)
    lock = None if database else lock_folder(folder)
    try:
        storage.open_store(database or folder)
    finally:
        if lock is not None:
            os.close(lock)
    typer.echo(t("cli-migrate-done", version=VERSION))
