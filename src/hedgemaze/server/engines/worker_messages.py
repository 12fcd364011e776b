"""Messages between the pool and its workers: JSON frames with a length prefix of four bytes, big-endian.

The pool sends `Ask`, `StopSearch` and `CancelJob`. A worker sends `Ready` once, `JobProgress` during long jobs, and
exactly one `JobResult` or `Failed` per job.
"""

from __future__ import annotations

import struct
from typing import Any, Literal

import msgspec

from hedgemaze import errors
from hedgemaze.errors import EngineError, HedgemazeError

JobKind = Literal["move", "hint", "analysis", "review", "ponder"]

HEAD = struct.Struct(">I")
LONGEST_FRAME = 4_000_000
"""Largest frame in bytes; a longer prefix means a corrupt stream."""
_LONGEST_MESSAGE = 1_000
_KINDS = {kind.__name__: kind for kind in (errors.GameOverError, errors.NotationError, errors.ModeError, EngineError)}


class Ask(msgspec.Struct, tag="ask", frozen=True, kw_only=True, omit_defaults=True):
    """Start a job."""

    id: int
    kind: JobKind
    game: str
    until: float = 0.0
    """End of a move's search, by the monotonic clock, which all processes of a machine share."""
    level: int = 8
    seed: int = 0
    pieces: str | None = None
    """Letters of the pieces that may move, or of the ghosts in the seat's hand to ponder for; None for all."""
    side: str = ""
    """Letter of the side to ponder for."""
    seconds: float | None = None
    nodes: int | None = None
    lines: int = 5
    """Number of actions in a report."""
    every: float = 0.2
    """Seconds between reports."""


class StopSearch(msgspec.Struct, tag="stop", frozen=True):
    """Answer a job at once, with the best action so far."""

    id: int


class CancelJob(msgspec.Struct, tag="cancel", frozen=True):
    """Abort a job; the worker closes it with `Failed`."""

    id: int


class Ready(msgspec.Struct, tag="ready", frozen=True):
    """The worker has loaded its modules."""

    pid: int


class JobProgress(msgspec.Struct, tag="progress", frozen=True):
    """A report of an analysis, the progress of a review, or the answers pondered so far; more follows."""

    id: int
    data: dict[str, Any]


class JobResult(msgspec.Struct, tag="answered", frozen=True):
    """Closes a job: with the token of a move under ``action``, the last report, the review or pondered answers."""

    id: int
    data: dict[str, Any]


class Failed(msgspec.Struct, tag="failed", frozen=True):
    """Closes a job that failed or was cancelled."""

    id: int
    kind: str
    code: str
    message: str

    @classmethod
    def of(cls, job: int, error: HedgemazeError) -> Failed:
        """Returns an error as a message; `to_error` turns unknown classes into `EngineError`."""
        return cls(job, type(error).__name__, error.code, str(error)[:_LONGEST_MESSAGE])

    def to_error(self) -> HedgemazeError:
        """Returns the error of the worker."""
        return _KINDS.get(self.kind, EngineError)(self.code, self.message)


ToWorker = Ask | StopSearch | CancelJob
FromWorker = Ready | JobProgress | JobResult | Failed

_encode = msgspec.json.Encoder().encode
_to_worker = msgspec.json.Decoder(ToWorker)
_from_worker = msgspec.json.Decoder(FromWorker)


def frame(message: ToWorker | FromWorker) -> bytes:
    """Returns a message as a frame with its length."""
    data = _encode(message)
    return HEAD.pack(len(data)) + data


def read_to_worker(data: bytes) -> ToWorker:
    """Decodes a message to a worker, without its length."""
    message: ToWorker = _to_worker.decode(data)
    return message


def read_from_worker(data: bytes) -> FromWorker:
    """Decodes a message of a worker, without its length.

    Raises:
        EngineError: it is malformed.
    """
    try:
        message: FromWorker = _from_worker.decode(data)
    except msgspec.MsgspecError as error:
        raise EngineError("engine.rubbish", f"a worker sent a malformed message ({error})") from None
    return message
