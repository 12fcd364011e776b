"""The positions of games as training needs them: inputs, legal outputs, targets."""

from __future__ import annotations

import subprocess
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from hedgemaze.learn.network.encoding import Encoding

SHARES = 32
"""Shares of the policy per position."""
PATIENT_SHARE = 0.75
"""The share of the patient evaluation's scores that the core adds to the logits of a network that corrects it."""


@dataclass(frozen=True)
class TrainingBatch:
    """Positions ready for training: one row per position."""

    inputs: NDArray[np.uint16]
    """The numbers of the active inputs, filled up with 65535."""
    legal: NDArray[np.uint16]
    """A bit per output of the policy."""
    root: NDArray[np.float32]
    """Values of the search, from the side to move in turn order; zeros without a search."""
    result: NDArray[np.float32]
    """Values of the outcome, in the same order."""
    policy: NDArray[np.uint16]
    """Pairs of output and share; zeros if only the values are learnt."""
    game: NDArray[np.uint32]
    """The number of the game within the file."""
    baseline: NDArray[np.float32]
    """What is added to the logits of the sides: the share of the patient evaluation, or zeros."""

    def __len__(self) -> int:
        return len(self.inputs)

    def rows(self, mask: NDArray[np.bool_]) -> TrainingBatch:
        """Returns some of the positions."""
        return TrainingBatch(
            inputs=self.inputs[mask],
            legal=self.legal[mask],
            root=self.root[mask],
            result=self.result[mask],
            policy=self.policy[mask],
            game=self.game[mask],
            baseline=self.baseline[mask],
        )


def read_rows(path: Path, selfplay: Path, encoding: Encoding, threads: int, value_only: float = 0) -> TrainingBatch:
    """Computes inputs and targets of a file of games.

    Args:
        path: the file of games.
        selfplay: the executable.
        encoding: the encoding of the mode.
        threads: number of threads.
        value_only: share of the positions without a full search by the network that are kept for their values.

    Raises:
        CalledProcessError: `selfplay` refuses the file.
    """
    target = path.with_suffix(".rows")
    command = [selfplay, "rows", "--in", path, "--out", target, "--width", encoding.width, "--threads", threads]
    command += ["--value-only", value_only]
    subprocess.run([str(word) for word in command], check=True)
    sizes = [2, encoding.sides, encoding.sides, 2 * SHARES, -(-encoding.actions // 16), encoding.width]
    sizes.append(encoding.sides if encoding.corrects_patient else 0)
    words = np.fromfile(target, "<u2").reshape(-1, sum(sizes))
    target.unlink()
    game, root, result, policy, legal, inputs, scores = np.split(words, np.cumsum(sizes)[:-1], axis=1)
    return TrainingBatch(
        inputs=inputs,
        legal=legal,
        root=_shares(root),
        result=_shares(result),
        policy=policy,
        game=game[:, 0] + (game[:, 1].astype(np.uint32) << 16),
        baseline=_baseline(scores, encoding),
    )


def _shares(values: NDArray[np.uint16]) -> NDArray[np.float32]:
    found: NDArray[np.float32] = values.astype(np.float32) / np.maximum(values.sum(axis=1, keepdims=True), 1)
    return found


def _baseline(scores: NDArray[np.uint16], encoding: Encoding) -> NDArray[np.float32]:
    if not encoding.corrects_patient:
        return np.zeros((len(scores), encoding.sides), np.float32)
    found: NDArray[np.float32] = scores.view(np.int16).astype(np.float32) * np.float32(PATIENT_SHARE / 256)
    return found
