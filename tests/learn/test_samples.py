"""Files of samples: written and read back, and refused if they are damaged."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from hedgemaze.learn.samples import SAMPLE, pack_samples, read_samples, seen_from_mover, unpack_samples


def some_samples(count: int = 50) -> np.ndarray[tuple[int], np.dtype[np.void]]:
    return np.frombuffer(np.random.default_rng(1).bytes(count * SAMPLE.itemsize), SAMPLE)


def test_a_sample_has_96_bytes() -> None:
    assert SAMPLE.itemsize == 96


def test_samples_read_back_equal(tmp_path: Path) -> None:
    samples = some_samples()
    path = tmp_path / "samples.bin"
    path.write_bytes(pack_samples("classic4;fences=3", samples))
    mode, again = read_samples(path)
    assert mode == "classic4;fences=3"
    assert again.tobytes() == samples.tobytes()


GOOD = pack_samples("classic2", some_samples())


@pytest.mark.parametrize(
    ("data", "message"),
    [
        (b"", "not a file of samples"),
        (GOOD[:95], "not a file of samples"),
        (b"X" + GOOD[1:], "not a file of samples"),
        (GOOD[:8] + b"\2" + GOOD[9:], "version 2"),
        (GOOD[:-1], "damaged or incomplete"),
        (GOOD[:-96], "damaged or incomplete"),
        (GOOD + bytes(96), "damaged or incomplete"),
        (GOOD[:200] + bytes([GOOD[200] ^ 4]) + GOOD[201:], "damaged or incomplete"),
    ],
)
def test_damaged_samples_are_refused(data: bytes, message: str) -> None:
    with pytest.raises(ValueError, match=message):
        unpack_samples(data)


def test_values_are_turned_to_the_side_to_move() -> None:
    values = np.array([[255, 0, 0, 0], [51, 102, 102, 0], [0, 0, 0, 0]], np.uint8)
    seen = seen_from_mover(values, np.array([0, 2, 1], np.uint8), 3)
    assert seen == pytest.approx(np.array([[1, 0, 0], [0.4, 0.2, 0.4], [0, 0, 0]]))
