"""`hedgemaze export`: prints the records of a server's finished games."""

from __future__ import annotations

import asyncio
import json
from typing import Annotated

import typer

from hedgemaze.cli.commands.serve import DatabaseOption, DataOption, data_folder

LinesOption = Annotated[bool, typer.Option("--json-lines", help="cli-option-export-json-lines")]
_AT_ONCE = 100


def export(data: DataOption = None, database: DatabaseOption = None, is_lines: LinesOption = False) -> None:
    """Print all finished games of a server, oldest first; the server may run."""
    from hedgemaze.server.errors import StorageError  # noqa: PLC0415  # slow to import, and optional
    from hedgemaze.server.storage import DATABASE, open_store  # noqa: PLC0415

    folder = data_folder(data)
    if not database and not (folder / DATABASE).is_file():
        raise StorageError("storage.missing", "there is no database", given=str(folder / DATABASE))
    asyncio.run(_export(open_store(database or folder), is_lines=is_lines))


async def _export(store: object, *, is_lines: bool) -> None:
    from hedgemaze.server.http.records import record_line  # noqa: PLC0415
    from hedgemaze.server.storage import Store  # noqa: PLC0415

    assert isinstance(store, Store)
    await store.start()
    try:
        after_ms, after = 0, ""
        while found := await store.room_index.finished(after_ms, after, _AT_ONCE, is_listed=False):
            for game in found:
                line = record_line(game)
                record = json.loads(line)["record"]
                if is_lines:
                    typer.echo(line, nl=False)
                elif record is not None:
                    typer.echo(record)
            after_ms, after = found[-1].touched_ms, found[-1].room
    finally:
        await store.stop()
