"""The 64-bit hash: the incremental value equals the recomputed one; it is equal for equal positions only.

``python -m tests.core.test_hash POSITIONS`` compares this number of positions in every mode.
"""

from __future__ import annotations

import random
import sys
from hashlib import blake2b

import pytest

from hedgemaze import core
from tests.rules.random_modes import NAMES, random_mode

LONGEST_GAME = 400


def digest(key: str) -> bytes:
    return blake2b(key.encode(), digest_size=16).digest()


def compare(name: str, positions: int, seed: int) -> int:
    """Hashes this number of positions of random games; returns the number of different ones."""
    rng = random.Random(f"hash {name} {seed}")
    keys: dict[int, bytes] = {}
    hashes: dict[bytes, int] = {}
    seen = 0
    while seen < positions:
        mode = random_mode(name, rng)
        mode_mark = int.from_bytes(digest(core.Position.start(mode).text.partition(" ")[0]))
        board = core.Board(core.Position.start(mode))
        for _ in range(LONGEST_GAME):
            position = board.position
            here, key = board.hash, digest(position.key)
            assert here == position.hash
            # Modes are not part of a hash: tables of two modes are never mixed.
            mark = here ^ mode_mark
            assert keys.setdefault(mark, key) == key, f"{position.text} shares its hash"
            assert hashes.setdefault(key, here) == here, f"{position.text} has two hashes"
            if seen % 16 == 0:
                assert core.Position.parse(position.text).hash == here
            seen += 1
            numbers = board.legal_numbers()
            if not len(numbers) or seen == positions:
                break
            board.play_unchecked(rng.choice(numbers))
        depth = board.depth
        while board.depth:
            board.undo()
        assert depth == 0 or board.hash == core.Position.start(mode).hash
    return len(hashes)


@pytest.mark.parametrize("name", NAMES)
def test_hash(name: str) -> None:
    assert compare(name, 2_000, 1) > 500


@pytest.mark.slow
@pytest.mark.parametrize("name", NAMES)
def test_hash_of_many(name: str) -> None:
    assert compare(name, 100_000, 2) > 25_000


@pytest.mark.long
@pytest.mark.parametrize("name", NAMES)
def test_hash_of_millions(name: str) -> None:
    assert compare(name, 2_000_000, 3) > 500_000


if __name__ == "__main__":
    count = int(sys.argv[1])
    for mode_name in NAMES:
        print(f"{mode_name}: {compare(mode_name, count, 4):,} different positions of {count:,}", flush=True)
