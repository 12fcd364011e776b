"""The table of a run, the scalars of TensorBoard, and the generations that are kept."""

from __future__ import annotations

from pathlib import Path

import pytest

from hedgemaze.learn.training.generations import Generations, Measurement
from hedgemaze.learn.training.progress import TITLES, RunProgress, RunRow

ROW = RunRow(
    12,
    34_000,
    2_000,
    99.6,
    40,
    (0.5, 1.25),
    (0.625, 1.5),
    [Measurement(8, 80, 0.55, 35, 39), Measurement(4, 80, 0.25, -191, 45)],
    {"resigned": 7, "wrong": 1},
)


class Writer:
    def __init__(self) -> None:
        self.seen: dict[str, tuple[float, int]] = {}

    def add_scalar(self, name: str, number: float, step: int) -> None:
        self.seen[name] = (number, step)

    def flush(self) -> None:
        pass


def test_a_row_is_one_line_under_its_titles(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    writer = Writer()
    RunProgress(tmp_path, writer).show(ROW)
    title, line, counts = capsys.readouterr().out.splitlines()
    assert title == TITLES
    assert line == ("   12      34000     2000    100     40  0.5000  1.2500  0.6250  1.5000  +35±39 (8), -191±45 (4)")
    assert counts.split() == ["resigned", "7,", "wrong", "1"]
    assert writer.seen["elo/1 back"] == (35, 12)
    assert writer.seen["held back/policy"] == (1.5, 12)
    assert writer.seen["players/wrong"] == (1, 12)


def test_the_last_two_generations_are_kept(tmp_path: Path) -> None:
    path = tmp_path / "generations.zip"
    first = Generations(path)
    for number in (4, 8, 12):
        first.add(number, bytes([number]) * 100)
    again = Generations(path)
    assert again._networks == first._networks == [(8, b"\x08" * 100), (12, b"\x0c" * 100)]
    again.add(12, b"new")
    assert Generations(path)._networks == [(8, b"\x08" * 100), (12, b"new")]
