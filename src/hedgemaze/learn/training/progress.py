"""The progress of a run: a plain table, and TensorBoard if it is installed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from hedgemaze.learn.training.generations import Measurement

TITLES = (
    f"{'round':>5} {'positions':>10} {'new':>8} {'per s':>6} {'steps':>6} {'value':>7} {'policy':>7} "
    f"{'held':>7} {'back':>7}  Elo (against round)"
)


@dataclass(frozen=True)
class RunRow:
    """One line of the table."""

    round: int
    positions: int
    new: int
    rate: float
    """Positions per second."""
    steps: int
    losses: tuple[float, float]
    """Value and policy, in training."""
    held: tuple[float, float]
    """The same on games held back."""
    elo: Sequence[Measurement] = ()
    counts: Mapping[str, int] = field(default_factory=dict)
    """What else the players reported."""
    student: tuple[float, float] | None = None
    """Value and policy of the small network on games held back, if it learns from a teacher."""

    def __str__(self) -> str:
        numbers = " ".join(f"{each:7.4f}" for each in (*self.losses, *self.held))
        line = f"{self.round:5d} {self.positions:10d} {self.new:8d} {self.rate:6.0f} {self.steps:6d} {numbers}"
        student = "" if self.student is None else "  student {:.4f} {:.4f}".format(*self.student)
        return f"{line}  {', '.join(map(str, self.elo))}".rstrip() + student

    def scalars(self) -> dict[str, float]:
        """Returns the numbers by name."""
        found = {
            "positions/all": self.positions,
            "positions/per second": self.rate,
            "loss/value": self.losses[0],
            "loss/policy": self.losses[1],
            "held back/value": self.held[0],
            "held back/policy": self.held[1],
        }
        found |= {f"elo/{place} back": each.elo for place, each in enumerate(self.elo, 1)}
        return found | {f"players/{name}": number for name, number in self.counts.items()}


class RunProgress:
    """Prints rows, and writes them for TensorBoard.

    Args:
        folder: of the run.
        writer: of TensorBoard; None finds out whether it is installed.
    """

    def __init__(self, folder: Path, writer: Any = None) -> None:
        self._writer = writer or _tensorboard(folder / "tensorboard")
        print(TITLES, flush=True)

    def show(self, row: RunRow) -> None:
        """Shows a row."""
        print(row, flush=True)
        if row.counts:
            print("      " + ", ".join(f"{name} {number}" for name, number in row.counts.items()), flush=True)
        if self._writer is not None:
            for name, number in row.scalars().items():
                self._writer.add_scalar(name, number, row.round)
            self._writer.flush()


def _tensorboard(folder: Path) -> Any:
    try:
        from torch.utils.tensorboard import SummaryWriter  # noqa: PLC0415  # optional
    except ModuleNotFoundError:
        return None
    return SummaryWriter(str(folder))
