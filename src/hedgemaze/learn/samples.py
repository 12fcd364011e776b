"""Positions of self-play as the executable `selfplay` writes them, and their targets for training.

`docs/learning.md` specifies the file.
"""

from __future__ import annotations

import struct
import subprocess
import zlib
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

MAGIC = b"HMZPOS\r\n"
VERSION = 1
LEGAL_WORDS = 9
NO_INPUT = 65535
_HEAD = struct.Struct("<8sIIQ72s")


SAMPLE = np.dtype(
    [
        ("horizontal", "<u8"),
        ("vertical", "<u8"),
        ("squares", "u1", 4),
        ("stocks", "u1", 4),
        ("side", "u1"),
        ("sides", "u1"),
        ("retired", "u1"),
        ("policy_count", "u1"),
        ("game", "<u4"),
        ("ply", "<u2"),
        ("reserved", "<u2"),
        ("root", "u1", 4),
        ("result", "u1", 4),
        ("policy", "u1", (26, 2)),
    ]
)
"""One position: 96 bytes."""


@dataclass(frozen=True)
class Batch:
    """Positions ready for training: one row per position."""

    inputs: NDArray[np.uint16]
    """The numbers of the active inputs, filled up with `NO_INPUT`."""
    legal: NDArray[np.uint16]
    """A bit per output of the policy."""
    root: NDArray[np.float32]
    """Values of the search, from the side to move in turn order."""
    result: NDArray[np.float32]
    """Values of the outcome, likewise."""
    policy: NDArray[np.uint8]
    """Pairs of output and share, 26 per position."""
    game: NDArray[np.uint32]
    """The number of the game within the file."""

    def __len__(self) -> int:
        return len(self.inputs)

    def rows(self, mask: NDArray[np.bool_]) -> Batch:
        """Returns some of the positions."""
        return Batch(
            inputs=self.inputs[mask],
            legal=self.legal[mask],
            root=self.root[mask],
            result=self.result[mask],
            policy=self.policy[mask],
            game=self.game[mask],
        )


def unpack_samples(data: bytes) -> tuple[str, NDArray[np.void]]:
    """Returns the text of the mode and the positions of a file.

    Raises:
        ValueError: this is not a complete file of samples.
    """
    if len(data) < _HEAD.size or data[:8] != MAGIC:
        raise ValueError("not a file of samples")
    _, version, checksum, count, mode = _HEAD.unpack_from(data)
    if version != VERSION:
        raise ValueError(f"samples of version {version}; this program reads {VERSION}")
    body = memoryview(data)[_HEAD.size :]
    if len(body) != count * SAMPLE.itemsize or zlib.crc32(body) != checksum:
        raise ValueError("the samples are damaged or incomplete")
    return mode.rstrip(b"\0").decode(), np.frombuffer(body, SAMPLE)


def pack_samples(mode: str, samples: NDArray[np.void]) -> bytes:
    """Returns the file of some positions."""
    body = samples.tobytes()
    return _HEAD.pack(MAGIC, VERSION, zlib.crc32(body), len(samples), mode.encode()) + body


def read_samples(path: Path) -> tuple[str, NDArray[np.void]]:
    """Reads a file of samples: the text of the mode, and the positions.

    Raises:
        ValueError: this is not a complete file of samples.
    """
    try:
        return unpack_samples(path.read_bytes())
    except ValueError as error:
        raise ValueError(f"{path}: {error}") from None


def seen_from_mover(values: NDArray[np.uint8], side: NDArray[np.uint8], sides: int) -> NDArray[np.float32]:
    """Turns values per side into values in turn order from the side to move; they sum to 1."""
    order = (side[:, None].astype(np.int64) + np.arange(sides)) % sides
    turned = np.take_along_axis(values[:, :sides].astype(np.float32), order, axis=1)
    shares: NDArray[np.float32] = turned / np.maximum(turned.sum(axis=1, keepdims=True), 1)
    return shares


def prepare(path: Path, selfplay: Path, *, sides: int, width: int, threads: int) -> Batch:
    """Computes inputs and targets of a file of samples.

    Raises:
        ValueError: this is not a complete file of samples.
        CalledProcessError: `selfplay` refuses it.
    """
    _, samples = read_samples(path)
    target = path.with_suffix(".inputs")
    command = [selfplay, "inputs", "--in", path, "--out", target, "--width", width, "--threads", threads]
    subprocess.run([str(word) for word in command], check=True)
    rows = np.fromfile(target, "<u2").reshape(-1, LEGAL_WORDS + width)
    target.unlink()
    return Batch(
        inputs=rows[:, LEGAL_WORDS:],
        legal=rows[:, :LEGAL_WORDS],
        root=seen_from_mover(samples["root"], samples["side"], sides),
        result=seen_from_mover(samples["result"], samples["side"], sides),
        policy=samples["policy"].reshape(-1, 52),
        game=samples["game"],
    )
