"""`hedgemaze backup`: copies the embedded database, even of a running server."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from hedgemaze.cli.commands.serve import DataOption, data_folder
from hedgemaze.locales import t

TargetArgument = Annotated[str, typer.Argument(metavar="FILE", help="cli-option-backup-file")]


def backup(target: TargetArgument, data: DataOption = None) -> None:
    """Copy a consistent snapshot of a server's database; the server may run."""
    from hedgemaze.server.storage import DATABASE  # noqa: PLC0415  # slow to import, and optional
    from hedgemaze.server.storage.sqlite import backup as copy  # noqa: PLC0415

    source, path = data_folder(data) / DATABASE, Path(target).expanduser()
    copy(source, path)
    typer.echo(t("cli-backup-done", path=str(path), bytes=path.stat().st_size))
