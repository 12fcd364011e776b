"""Reading files and standard input with a size limit, and writing files atomically."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from hedgemaze.cli.errors import CommandError
from hedgemaze.errors import Between, system_reason
from hedgemaze.locales import t

LARGEST_FILE = 64_000_000
"""Largest file in bytes; larger ones are refused."""


def read_text(name: str) -> str:
    """Returns the text of a UTF-8 file, or of standard input for ``-``.

    Raises:
        CommandError: the file cannot be opened, is too large, or is not UTF-8.
    """
    data = _read_bytes(name)
    if len(data) > LARGEST_FILE:
        message, allowed = f"this file has more than {_mb(LARGEST_FILE)}", Between(most=_mb(LARGEST_FILE))
        raise CommandError("file.too_large", message, given=_label(name), allowed=allowed)
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        message = f"this file is not UTF-8 text (byte {error.start} cannot be read)"
        raise CommandError("file.not_utf8", message, given=_label(name)) from None


def _read_bytes(name: str) -> bytes:
    try:
        if name == "-":
            return sys.stdin.buffer.read(LARGEST_FILE + 1)
        with Path(name).open("rb") as file:
            return file.read(LARGEST_FILE + 1)
    except (OSError, ValueError) as error:
        message, reason = f"cannot read this file ({_cause(error)})", system_reason(error)
        raise CommandError("file.unreadable", message, given=_label(name), reason=reason) from None


def exists(name: str) -> bool:
    """Returns whether a file or folder of this name exists."""
    try:
        return Path(name).exists()
    except (OSError, ValueError):
        return False


def write_text(name: str, text: str) -> None:
    """Writes a text to a file atomically, or to standard output for ``-``.

    Raises:
        CommandError: the file cannot be written; an existing file is unchanged.
    """
    if name == "-":
        sys.stdout.write(text)
        return
    try:
        path = Path(name).resolve()
        if path.exists() and not path.is_file():
            _write_bytes(path, text, os.O_WRONLY)  # a device or a pipe cannot be replaced
            return
        temporary = path.with_name(f".{path.name[:100]}.{os.getpid()}.tmp")
        try:
            _write_bytes(temporary, text, os.O_WRONLY | os.O_CREAT | os.O_TRUNC)
            temporary.replace(path)
        finally:
            temporary.unlink(missing_ok=True)
    except (OSError, ValueError, RuntimeError) as error:
        message, reason = f"cannot write this file ({_cause(error)})", system_reason(error)
        raise CommandError("file.unwritable", message, given=name, reason=reason) from None


def _write_bytes(path: Path, text: str, flags: int) -> None:
    with open(os.open(path, flags, 0o666), "wb") as file:  # noqa: PTH123  # a descriptor, not a path
        file.write(text.encode("utf-8", "replace"))
        file.flush()
        if path.is_file():
            os.fsync(file.fileno())


def _label(name: str) -> str:
    return t("cli-standard-input") if name == "-" else name


def _cause(error: Exception) -> str:
    return str(getattr(error, "strerror", None) or error).lower()


def _mb(size: int) -> str:
    return f"{size / 1e6:g} MB"
