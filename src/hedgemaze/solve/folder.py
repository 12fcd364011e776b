"""The folder of tables: where they lie, what they are called, and which there are."""

from __future__ import annotations

import hashlib
import os
import re
from pathlib import Path

from hedgemaze.rules import Mode, format_mode

SUFFIX = ".hmtable"


def table_folder() -> Path:
    """Returns the folder of tables in the user's data folder."""
    base = os.environ.get("XDG_DATA_HOME") or "~/.local/share"
    return Path(base).expanduser() / "hedgemaze" / "tables"


def default_path(mode: Mode, ghosts: int) -> Path:
    """Returns the path of a mode's table in the folder: the maze's name, the ghosts and a hash of the rules.

    >>> default_path(Mode.named("pacman"), 4).name
    'A1-4-4eb7ef52a0.hmtable'
    """
    text = format_mode(mode)
    name = re.sub(r"[^A-Za-z0-9]+", "-", mode.maze.name if mode.maze is not None else "") or "maze"
    digest = hashlib.sha256(text.encode()).hexdigest()[:10]
    return table_folder() / f"{name}-{ghosts}-{digest}{SUFFIX}"


def list_tables(folder: Path | None = None) -> list[Path]:
    """Returns the files in the folder of tables, by name; none if there is no folder.

    >>> list_tables(Path("no-such-folder"))
    []
    """
    return sorted((folder or table_folder()).glob(f"*{SUFFIX}"))
