"""Where the blocks of a table lie while it is made: in memory, or in a file that can be resumed."""

from __future__ import annotations

import contextlib
import errno
import json
import mmap
import os
import zlib
from pathlib import Path
from typing import Any, BinaryIO, Protocol

from hedgemaze.errors import TableError
from hedgemaze.solve.table_file import BLOCKS_BEGIN, VERSION, disk_error, partial_path, stride, write_header

BlockKey = tuple[int, ...]
"""A set of pellets, and for each of its subsets who wins after a catch: what a block depends on."""


class BlockStore(Protocol):
    """A place for blocks."""

    blocks: list[memoryview]
    keys: dict[BlockKey, int]
    """The number of each finished block."""

    def new(self, size: int) -> memoryview:
        """Returns the memory of a new block."""

    def keep(self, key: BlockKey, block: memoryview) -> int:
        """Keeps a finished block and returns its number."""


class MemoryStore:
    """Blocks in anonymous memory."""

    def __init__(self) -> None:
        self.blocks: list[memoryview] = []
        self.keys: dict[BlockKey, int] = {}

    def new(self, size: int) -> memoryview:
        """Returns the memory of a new block."""
        return anonymous(size)

    def keep(self, key: BlockKey, block: memoryview) -> int:
        """Keeps a finished block and returns its number."""
        self.blocks.append(block)
        self.keys[key] = len(self.blocks) - 1
        return self.keys[key]


class FileStore:
    """Blocks in a file beside the final one; a second file lists the finished blocks, so that work can be resumed."""

    def __init__(self, path: Path, identity: dict[str, Any], block_size: int, *, resumes: bool = True) -> None:
        self.path = path
        self.blocks: list[memoryview] = []
        self.keys: dict[BlockKey, int] = {}
        self._identity = identity | {"version": VERSION, "block_size": block_size}
        self._size = block_size
        self._partial = partial_path(path)
        self._journal = path.with_name(path.name + ".journal")
        self._sums: list[int] = []
        with disk_error(path):
            path.parent.mkdir(parents=True, exist_ok=True)
            if resumes:
                self._resume()
            self._file: BinaryIO = self._partial.open("r+b" if self._sums else "w+b")
            self.blocks = [self._map(number) for number in range(len(self._sums))]

    def _resume(self) -> None:
        """Reads which blocks are finished, if the files of an interrupted run are there and belong to this task."""
        with contextlib.suppress(OSError, ValueError, KeyError, TypeError):
            journal = json.loads(self._journal.read_text(encoding="utf-8"))
            if journal["identity"] != self._identity:
                return
            blocks = [(tuple(map(int, each["key"])), int(each["sum"])) for each in journal["blocks"]]
            with self._partial.open("rb") as file:
                for number, (key, wanted) in enumerate(blocks):
                    file.seek(BLOCKS_BEGIN + number * stride(self._size))
                    if zlib.crc32(file.read(self._size)) != wanted:
                        return
                    self.keys[key] = number
                    self._sums.append(wanted)

    def _map(self, number: int) -> memoryview:
        offset = BLOCKS_BEGIN + number * stride(self._size)
        end = offset + stride(self._size)
        if os.fstat(self._file.fileno()).st_size < end:
            self._file.truncate(end)
        try:
            return memoryview(mmap.mmap(self._file.fileno(), self._size, offset=offset))
        except OSError as error:
            if error.errno == errno.ENOMEM:
                raise _no_memory(self._size) from error
            raise

    def new(self, size: int) -> memoryview:
        """Returns the memory of a new block."""
        assert size == self._size
        with disk_error(self.path):
            number = len(self._sums)
            end = BLOCKS_BEGIN + (number + 1) * stride(size)
            if hasattr(os, "posix_fallocate"):  # a full disk is an error here, not a crash in a mapped page
                os.posix_fallocate(self._file.fileno(), 0, end)
            return self._map(number)

    def keep(self, key: BlockKey, block: memoryview) -> int:
        """Keeps a finished block and returns its number."""
        with disk_error(self.path):
            assert isinstance(block.obj, mmap.mmap)
            block.obj.flush()
            self.blocks.append(block)
            self._sums.append(zlib.crc32(block))
            self.keys[key] = len(self._sums) - 1
            self._release()
            listed = [{"key": key, "sum": self._sums[number]} for key, number in self.keys.items()]
            temporary = self._journal.with_name(self._journal.name + ".new")
            temporary.write_text(json.dumps({"identity": self._identity, "blocks": listed}), encoding="utf-8")
            temporary.replace(self._journal)
        return self.keys[key]

    def _release(self) -> None:
        """Gives the memory of all blocks back; what is used again comes from the file or its cache."""
        if hasattr(mmap, "MADV_DONTNEED"):
            for block in self.blocks:
                assert isinstance(block.obj, mmap.mmap)
                block.obj.madvise(mmap.MADV_DONTNEED)

    def finish(self, header: dict[str, Any]) -> None:
        """Writes the header and renames the file to its final name, so that the table appears atomically."""
        with disk_error(self.path):
            write_header(self._file, self._identity | header | {"sums": self._sums})
            self._file.flush()
            os.fsync(self._file.fileno())
            self.close()
            self._partial.replace(self.path)
            self._journal.unlink(missing_ok=True)

    def close(self) -> None:
        """Closes the file; its blocks stay readable while they are referenced."""
        self.blocks = []
        self._file.close()

    def __enter__(self) -> FileStore:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def anonymous(size: int) -> memoryview:
    """Returns anonymous memory.

    Raises:
        TableError: there is not enough.
    """
    try:
        return memoryview(mmap.mmap(-1, size))
    except (OSError, ValueError, OverflowError) as error:
        raise _no_memory(size) from error


def _no_memory(size: int) -> TableError:
    return TableError("solve.memory", f"{size / 1e9:.2f} GB of memory are not to be had")
