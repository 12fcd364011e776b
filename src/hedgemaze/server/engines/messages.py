"""What the pool and its workers say to each other: frames of a length (four bytes, big-endian) and so much JSON.

The pool asks, stops or cancels; a worker says that it is ready, gives news of long work, and closes every job with
exactly one answer or failure.
"""

from __future__ import annotations

import struct
from typing import Any, Literal

import msgspec

from hedgemaze import errors
from hedgemaze.errors import EngineError, HedgemazeError

__all__ = ["Answered", "Ask", "Cancel", "Failed", "News", "Ready", "Stop", "FromWorker", "ToWorker"]
__all__ += ["HEAD", "LONGEST_FRAME", "Kind", "frame", "read_from_worker", "read_to_worker"]

Kind = Literal["move", "hint", "analysis", "review"]

HEAD = struct.Struct(">I")
LONGEST_FRAME = 4_000_000
"""Bytes; whoever announces more speaks another language."""
_LONGEST_MESSAGE = 1_000
_KINDS = {kind.__name__: kind for kind in (errors.GameOverError, errors.NotationError, errors.ModeError, EngineError)}


class Ask(msgspec.Struct, tag="ask", frozen=True, kw_only=True, omit_defaults=True):
    """A job."""

    id: int
    kind: Kind
    game: str
    until: float = 0.0
    """A move ends then, by the monotonic clock that all processes of a machine share."""
    level: int = 8
    seed: int = 0
    pieces: str | None = None
    """Letters of those that may be moved; None for all."""
    seconds: float | None = None
    nodes: int | None = None
    lines: int = 5
    """How many actions a report has."""
    every: float = 0.2
    """Seconds between reports."""


class Stop(msgspec.Struct, tag="stop", frozen=True):
    """Answer a job at once, with what is known."""

    id: int


class Cancel(msgspec.Struct, tag="cancel", frozen=True):
    """Drop a job; it is closed by a failure."""

    id: int


class Ready(msgspec.Struct, tag="ready", frozen=True):
    """A worker has loaded what it needs."""

    pid: int


class News(msgspec.Struct, tag="news", frozen=True):
    """A report, or how far a review has come; more follows."""

    id: int
    data: dict[str, Any]


class Answered(msgspec.Struct, tag="answered", frozen=True):
    """Closes a job: of a move its token under ``action``, else the last report or the review."""

    id: int
    data: dict[str, Any]


class Failed(msgspec.Struct, tag="failed", frozen=True):
    """Closes a job: it cannot be done, or was cancelled."""

    id: int
    kind: str
    code: str
    message: str

    @classmethod
    def of(cls, job: int, error: HedgemazeError) -> Failed:
        """Returns an error as a message; of an unusual class it becomes an `EngineError`."""
        return cls(job, type(error).__name__, error.code, str(error)[:_LONGEST_MESSAGE])

    def to_error(self) -> HedgemazeError:
        """Returns the error as it was raised."""
        return _KINDS.get(self.kind, EngineError)(self.code, self.message)


ToWorker = Ask | Stop | Cancel
FromWorker = Ready | News | Answered | Failed

_encode = msgspec.json.Encoder().encode
_to_worker = msgspec.json.Decoder(ToWorker)
_from_worker = msgspec.json.Decoder(FromWorker)


def frame(message: ToWorker | FromWorker) -> bytes:
    """Returns a message as it goes through a pipe."""
    data = _encode(message)
    return HEAD.pack(len(data)) + data


def read_to_worker(data: bytes) -> ToWorker:
    """Reads what a worker is told, without the length."""
    message: ToWorker = _to_worker.decode(data)
    return message


def read_from_worker(data: bytes) -> FromWorker:
    """Reads what a worker says, without the length.

    Raises:
        EngineError: it is no message.
    """
    try:
        message: FromWorker = _from_worker.decode(data)
    except msgspec.MsgspecError as error:
        raise EngineError("engine.rubbish", f"a worker talks rubbish ({error})") from None
    return message
