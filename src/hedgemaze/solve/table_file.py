"""The file format of tables (`docs/formats.md`): a header of 64 KiB, then blocks that are mapped into memory."""

from __future__ import annotations

import contextlib
import json
import os
import struct
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any, BinaryIO

from hedgemaze.errors import TableError, system_reason

MAGIC = b"HMTABLE\n"
VERSION = 1
BLOCKS_BEGIN = 65_536
"""Where the first block begins; blocks begin at multiples of it, as memory maps of every system need."""

_PREFIX = struct.Struct("<8sII")
"""Magic, length of the JSON text, its CRC-32."""


def stride(block_size: int) -> int:
    """Returns the distance from the beginning of one block to that of the next."""
    return -(-block_size // BLOCKS_BEGIN) * BLOCKS_BEGIN


def partial_path(path: Path) -> Path:
    """Returns the file in which the blocks of a table lie while it is made."""
    return path.with_name(path.name + ".part")


def write_header(file: BinaryIO, header: dict[str, Any]) -> None:
    """Writes the header at the beginning of a file."""
    text = json.dumps(header, separators=(",", ":")).encode()
    assert _PREFIX.size + len(text) <= BLOCKS_BEGIN
    file.seek(0)
    file.write((_PREFIX.pack(MAGIC, len(text), zlib.crc32(text)) + text).ljust(BLOCKS_BEGIN, b"\0"))


def read_header(file: BinaryIO, path: Path) -> dict[str, Any]:
    """Reads and checks the header of a file, and the length of the file.

    Raises:
        TableError: this is no table, one of another version, or one that is damaged.
    """
    start = file.read(BLOCKS_BEGIN)
    if start[: len(MAGIC)] != MAGIC:
        raise TableError("table.foreign", "this file is not a table of exact values", given=str(path))
    magic, length, wanted = _PREFIX.unpack_from(start.ljust(_PREFIX.size, b"\0"))
    text = start[_PREFIX.size : _PREFIX.size + length]
    if magic != MAGIC or len(text) != length or zlib.crc32(text) != wanted:
        raise damaged(path)
    try:
        header: dict[str, Any] = json.loads(text)
        version, size = header.get("version"), len(header.get("sums", ())) * stride(header.get("block_size", 0))
    except (AttributeError, RecursionError, TypeError, ValueError) as error:
        raise damaged(path) from error
    if version != VERSION:
        message = f"this table has version {version}, and {VERSION} is needed; solve the maze again"
        raise TableError("table.version", message, given=str(path))
    if os.fstat(file.fileno()).st_size != BLOCKS_BEGIN + size:
        raise damaged(path)
    return header


def damaged(path: Path) -> TableError:
    """Returns the error for a file that is cut off or changed."""
    return TableError("table.damaged", "this table is damaged; solve the maze again", given=str(path))


@contextlib.contextmanager
def disk_error(path: Path) -> Iterator[None]:
    """Turns an error of the system into a TableError."""
    try:
        yield
    except OSError as error:
        message = f"the file cannot be used: {error.strerror or error}"
        raise TableError("table.file", message, given=str(path), reason=system_reason(error)) from error
