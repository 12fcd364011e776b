"""How much memory is free for this process, and by how much its address space may grow."""

from __future__ import annotations

import contextlib
import importlib
import os
from pathlib import Path


def available_memory() -> int | None:
    """Returns the bytes of memory that are free, or None where the system does not say.

    The smallest of what the machine has, what the process's control group may still take (containers), and what its
    address space may still grow by.

    >>> free = available_memory()
    >>> free is None or free > 0
    True
    """
    found = [each for each in (_of_machine(), _of_group(), address_space_left()) if each is not None]
    return max(0, min(found)) if found else None


def _of_machine() -> int | None:
    with contextlib.suppress(OSError, ValueError):
        for line in Path("/proc/meminfo").read_text(encoding="ascii").splitlines():
            if line.startswith("MemAvailable:"):
                return int(line.split()[1]) * 1024
    try:
        return os.sysconf("SC_PHYS_PAGES") * os.sysconf("SC_PAGE_SIZE")
    except (AttributeError, ValueError, OSError):
        return None


def _of_group(root: Path = Path("/sys/fs/cgroup"), listing: Path = Path("/proc/self/cgroup")) -> int | None:
    """Returns what the control group and those above it leave; files in the page cache count as free."""
    left = []
    with contextlib.suppress(OSError, ValueError):
        for line in listing.read_text(encoding="utf-8").splitlines():
            _, kinds, name = line.split(":", 2)
            if kinds not in ("", "memory"):
                continue
            top = root if kinds == "" else root / "memory"
            limit, used = ("memory.max", "memory.current") if kinds == "" else _VERSION_1
            folder = top / name.lstrip("/")
            for each in (folder, *folder.parents):
                left += _left_in(each / limit, each / used, each / "memory.stat")
                if each == top:
                    break
    return min(left, default=None)


_VERSION_1 = ("memory.limit_in_bytes", "memory.usage_in_bytes")


def _left_in(limit: Path, used: Path, statistics: Path) -> list[int]:
    with contextlib.suppress(OSError, ValueError):
        entries = dict(line.split() for line in statistics.read_text(encoding="ascii").splitlines())
        cached = int(entries.get("inactive_file", 0)) + int(entries.get("active_file", 0))
        return [int(limit.read_text(encoding="ascii")) - int(used.read_text(encoding="ascii")) + cached]
    return []  # no limit is "max"


def address_space_left() -> int | None:
    """Returns the bytes that the limit of the address space (`ulimit -v`) leaves, or None without one."""
    with contextlib.suppress(ImportError, OSError, ValueError, AttributeError):
        resource = importlib.import_module("resource")  # not on Windows
        limit = int(resource.getrlimit(resource.RLIMIT_AS)[0])
        if limit != resource.RLIM_INFINITY:
            pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[0])
            return limit - pages * os.sysconf("SC_PAGE_SIZE")
    return None
