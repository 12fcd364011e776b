"""`check_space`: whether the disk has room for a whole table, within what the host allows."""

from __future__ import annotations

import contextlib
import shutil
from pathlib import Path

from hedgemaze.errors import TableError
from hedgemaze.rules import Mode
from hedgemaze.solve.limits import SETS, make_problem
from hedgemaze.solve.table_file import BLOCKS_BEGIN, disk_error, partial_path, stride

_RESERVE = 1_000_000_000
"""Bytes that stay free, because the database may lie on the same disk."""


def check_space(mode: Mode, ghosts: int, path: Path, most: int) -> None:
    """Checks that a table fits, even if its numbers of lives share no blocks.

    Args:
        mode: the mode of the table.
        ghosts: its number of ghosts.
        path: its file. What an interrupted run has written there counts as its own.
        most: bytes that all files in its folder may take together.

    Raises:
        TableError: it does not fit.
    """
    blocks = mode.house.lives * len(SETS)
    needed = BLOCKS_BEGIN + blocks * stride(make_problem(mode, ghosts).block_size)
    with disk_error(path):
        sizes = _sizes(path.parent)
        written = sizes.get(partial_path(path).name, 0)
        free = min(most - sum(sizes.values()), shutil.disk_usage(path.parent).free - _RESERVE) + written
    if free < needed:
        message = f"the table may need {needed / 1e9:.2f} GB on the disk, and {max(free, 0) / 1e9:.2f} GB may be used"
        raise TableError("table.file", message, given=str(path), reason="disk_full")


def _sizes(folder: Path) -> dict[str, int]:
    """Returns the sizes of the files in a folder by name; files may vanish meanwhile."""
    found: dict[str, int] = {}
    for each in folder.iterdir():
        with contextlib.suppress(FileNotFoundError):
            found[each.name] = each.stat().st_size
    return found
