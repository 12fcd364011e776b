"""The files from which a run continues, on this machine or another: at most six, each of at most 8 MB.

| file | content |
|---|---|
| `state.json` | rounds and positions so far, and the measured generations |
| `weights.pt` | the weights of the model |
| `optimiser.pt` | the optimiser's moments, as bfloat16 |
| `net.bin` | the quantised network |
| `newest.bin.xz` | the newest games |
| `generations.zip` | the networks of the last generations |

A residual network has no `net.bin` and no `generations.zip`.
"""

from __future__ import annotations

import json
import lzma
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import torch

from hedgemaze.learn.selfplay.games import join_games, split_games

MAX_FILE = 8 << 20
"""Bytes."""
_NEWEST = "newest.bin.xz"


def save_state(folder: Path, *, rounds: int, positions: int, generations: Sequence[Mapping[str, Any]] = ()) -> None:
    """Writes the counters of a run and the measurements of its generations."""
    data = {"rounds": rounds, "positions": positions, "generations": list(generations)}
    _write(folder / "state.json", json.dumps(data).encode())


def load_state(folder: Path) -> dict[str, Any] | None:
    """Reads what `save_state` has written; None if nothing has been saved."""
    path = folder / "state.json"
    if not path.exists():
        return None
    found: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return found


def save_tensors(path: Path, data: object) -> None:
    """Writes a file of PyTorch atomically."""
    part = path.with_name(path.name + ".part")
    torch.save(data, part)
    part.replace(path)


def save_optimiser(folder: Path, optimiser: Any) -> None:
    """Writes the optimiser; half of its precision keeps the file below the limit."""
    state = optimiser.state_dict()
    state["state"] = {key: _cast(each, torch.bfloat16) for key, each in state["state"].items()}
    save_tensors(folder / "optimiser.pt", state)


def load_optimiser(folder: Path, optimiser: Any, device: Any) -> None:
    """Reads the optimiser, if it was saved."""
    path = folder / "optimiser.pt"
    if path.exists():
        state = torch.load(path, map_location=device, weights_only=True)
        state["state"] = {key: _cast(each, torch.float32) for key, each in state["state"].items()}
        try:
            optimiser.load_state_dict(state)
        except ValueError:
            print("the optimiser is of a model of another shape: it begins again", flush=True)


def save_newest(folder: Path, games: Sequence[bytes], most: int = MAX_FILE) -> int:
    """Writes the newest games, as many as fit into a file; returns their number."""
    newest = list(games)
    while True:
        data = lzma.compress(join_games(newest), preset=1)
        if len(data) <= most:
            break
        newest = newest[-int(len(newest) * 0.95 * most / len(data)) :]
    _write(folder / _NEWEST, data)
    return len(newest)


def load_newest(folder: Path) -> list[bytes] | None:
    """Reads the newest games of a run; None if none have been saved."""
    path = folder / _NEWEST
    return split_games(lzma.decompress(path.read_bytes())) if path.exists() else None


def _cast(moments: dict[str, Any], kind: Any) -> dict[str, Any]:
    return {name: each.to(kind) if name.startswith("exp_avg") else each for name, each in moments.items()}


def _write(path: Path, data: bytes) -> None:
    """Writes a file atomically."""
    part = path.with_name(path.name + ".part")
    part.write_bytes(data)
    part.replace(path)
