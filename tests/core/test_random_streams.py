"""Random streams are independent of each other: of games, seeds, turns of a level, seats."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import islice
from pathlib import Path

import numpy as np
import pytest

from hedgemaze import core
from hedgemaze.engine import LevelPlayer
from hedgemaze.rules import Mode, Side

SUITE = Path(__file__).resolve().parents[2] / "suites" / "streams.txt"
INCREMENT = 0x9E3779B97F4A7C15
"""The increment of SplitMix64 per draw."""
WORD = 2**64
START = core.Position.start(Mode.named("classic2"))


def numbers(seed: int) -> Iterator[int]:
    """Yields the numbers of SplitMix64, as in the core."""
    while True:
        seed = z = (seed + INCREMENT) % WORD
        z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9 % WORD
        z = (z ^ z >> 27) * 0x94D049BB133111EB % WORD
        yield z ^ z >> 31


def are_apart(seeds: Iterable[int]) -> bool:
    """Returns whether no stream begins with one of the first hundred numbers of another one."""
    drawn = [number for seed in seeds for number in islice(numbers(seed), 100)]
    return len(set(drawn)) == len(drawn)


def test_seeds_match_the_suite() -> None:
    rows = [line.split() for line in SUITE.read_text().splitlines() if line and line[0] != "#"]
    assert len(rows) > 10
    for result, *parts in rows:
        assert core.stream_seed(*map(int, parts)) == int(result), parts


def test_each_part_is_reduced_to_64_bits() -> None:
    assert core.stream_seed(-1, -2) == core.stream_seed(WORD - 1, WORD - 2)
    assert core.stream_seed(WORD + 5, 3 * WORD + 7) == core.stream_seed(5, 7)
    assert core.text_word("") == 0xE3B0C44298FC1C14  # the first bytes of SHA-256 of an empty text


def test_streams_have_no_number_in_common() -> None:
    seeds = [core.stream_seed(seed, part) for seed in (1, 2, 1 + INCREMENT, 1 - INCREMENT) for part in range(300)]
    seeds += [core.stream_seed(1, part * INCREMENT) for part in range(1, 300)]
    seeds += [core.stream_seed(seed) for seed in range(300)]
    seeds += [core.stream_seed(1, 2, part) for part in range(300)]
    assert are_apart(seeds)
    assert not are_apart([1, 1 + INCREMENT])


@pytest.mark.parametrize("shift", [1, 2, 1000])
def test_no_batch_of_games_is_a_shifted_copy_of_another(shift: int) -> None:
    one = core.playouts([START] * 2000, seed=1).actions
    other = core.playouts([START] * 2000, seed=(1 + shift * INCREMENT) % WORD).actions
    by_chance = np.mean(one == np.roll(one, 1))
    assert np.mean(one[shift:] == other[:-shift]) < by_chance + 0.1


@pytest.mark.slow
def test_the_winners_vary_between_seeds_as_expected() -> None:
    """A chi-square test: 40 seeds, 39 degrees of freedom, each bound has a false-alarm rate of one in a million."""
    south = north = 0
    found: list[tuple[int, int]] = []
    for seed in range(40):
        wins = core.random_games(START, 2000, seed=seed).wins
        found.append((wins[Side.SOUTH], wins[Side.NORTH]))
        south, north = south + wins[Side.SOUTH], north + wins[Side.NORTH]
    share = south / (south + north)
    spread = sum((one - (one + other) * share) ** 2 / ((one + other) * share * (1 - share)) for one, other in found)
    assert 10 < spread < 95
    assert 0.47 < share < 0.53


def test_games_do_not_depend_on_the_batch_size() -> None:
    few, many = (core.playouts([START] * count, seed=3).actions for count in (10, 100))
    assert (few == many[:10]).all()


def test_turns_of_a_level_differ_between_seeds() -> None:
    def chosen(ply: int, seed: int) -> str:
        position = core.Position.parse(f"classic2 d7hf3ve5h Sd5Nf4 8,9 - S - {ply}")
        return str(LevelPlayer(1, seed % WORD).choose(position))

    here = [chosen(11, seed) for seed in range(40)]
    for shift in (2, -2):
        assert here != [chosen(11 - shift, seed + shift * INCREMENT) for seed in range(40)]
    assert here != [chosen(13, seed) for seed in range(40)]
    assert here == [chosen(11, seed) for seed in range(40)]
