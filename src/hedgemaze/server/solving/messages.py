"""The messages between the server and its solver process: lines of JSON."""

from __future__ import annotations

import msgspec


class SolveTask(msgspec.Struct, frozen=True, kw_only=True):
    """The only line to the process: the table that it makes."""

    mode: str
    """The text of the mode."""
    ghosts: int
    path: str
    """The file of the table."""
    space: int
    """Bytes that all files in its folder may take together."""


class Solving(msgspec.Struct, frozen=True, kw_only=True, tag="solving"):
    """How far the process is."""

    done: float
    """0 to 1."""


class Made(msgspec.Struct, frozen=True, kw_only=True, tag="made"):
    """The table is there; the last line."""


class CannotMake(msgspec.Struct, frozen=True, kw_only=True, tag="failed"):
    """The table cannot be made; the last line."""

    code: str
    message: str


FromSolver = Solving | Made | CannotMake
_DECODER: msgspec.json.Decoder[FromSolver] = msgspec.json.Decoder(FromSolver)


def line(message: msgspec.Struct) -> bytes:
    """Returns a message as a line."""
    return msgspec.json.encode(message) + b"\n"


def read_from_solver(text: bytes) -> FromSolver:
    """Reads a line of the process.

    Raises:
        msgspec.MsgspecError: it is malformed.
    """
    return _DECODER.decode(text)
