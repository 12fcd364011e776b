"""`lock_file`: an exclusive lock on an open file, on every system."""

from __future__ import annotations

import os
import sys

_FAR = 2**30
"""Windows: the byte that is locked, far behind the end, because there nobody else can read a locked byte."""


def lock_file(descriptor: int) -> bool:
    """Locks an open file without waiting; returns whether it did.

    Closing the file unlocks it, and so does the end of the process.

    >>> import tempfile
    >>> with tempfile.TemporaryFile() as file:
    ...     lock_file(file.fileno())
    True
    """
    try:
        if sys.platform == "win32":
            import msvcrt  # noqa: PLC0415  # exists there alone

            before = os.lseek(descriptor, 0, os.SEEK_CUR)
            os.lseek(descriptor, _FAR, os.SEEK_SET)
            try:
                msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
            finally:
                os.lseek(descriptor, before, os.SEEK_SET)
        else:
            import fcntl  # noqa: PLC0415  # exists everywhere but there

            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True
