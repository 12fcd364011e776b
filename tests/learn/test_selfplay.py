"""The executable `selfplay`: samples are positions of games by the reference rules, inputs are those of the core."""

from __future__ import annotations

import subprocess
from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from hedgemaze import core, rules
from hedgemaze.learn.network_file import network_bytes
from hedgemaze.learn.samples import prepare, read_samples
from hedgemaze.rules import Mode
from tests.learn.networks import core_network, random_network

pytestmark = pytest.mark.long
SIDES = {"classic2": 2, "classic3": 3, "classic4": 4}


def run(selfplay: Path, *words: object, check: bool = True) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [str(word) for word in (selfplay, *words)], capture_output=True, encoding="utf-8", check=check, timeout=300
    )


def text_of(mode: str, sample: Any) -> str:
    """The position text of a sample."""
    sides = Mode.named(mode).sides
    fences = [
        f"{'abcdefgh'[slot % 8]}{slot // 8 + 1}{axis}"
        for slot in range(64)
        for axis, word in (("h", sample["horizontal"]), ("v", sample["vertical"]))
        if int(word) >> slot & 1
    ]
    assert sample["retired"] == 0
    squares = [f"{'abcdefghi'[square % 9]}{square // 9 + 1}" for square in sample["squares"][: len(sides)].tolist()]
    pieces = "".join(side.value + square for side, square in zip(sides, squares, strict=True))
    stocks = ",".join(map(str, sample["stocks"][: len(sides)].tolist()))
    return f"{mode} {''.join(fences) or '-'} {pieces} {stocks} - {sides[sample['side']].value} - {sample['ply']}"


@pytest.mark.parametrize("mode", SIDES)
def test_samples_are_positions_of_games(selfplay: Path, tmp_path: Path, mode: str) -> None:
    net = tmp_path / "net.bin"
    net.write_bytes(network_bytes(random_network(SIDES[mode])))
    path = tmp_path / "samples.bin"
    limits = ("--games", 4, "--nodes", 40, "--seconds", 250, "--threads", 2)
    said = run(selfplay, "generate", "--mode", mode, "--net", net, "--out", path, *limits).stdout
    found, samples = read_samples(path)
    assert found == mode
    assert said == f"games 4 positions {len(samples)}\n"
    assert set(samples["game"].tolist()) == {0, 1, 2, 3}
    network = core_network(SIDES[mode])
    for number in range(4):
        game = samples[samples["game"] == number]
        positions = [rules.Position.parse(text_of(mode, sample)) for sample in game]
        for one, other in pairwise(positions):
            assert other.text in {one.play(action).text for action in one.legal_actions()}
        assert len({sample["result"].tobytes() for sample in game}) == 1
        for position, sample in zip(positions, game, strict=True):
            check_sample(core.Position.parse(position.text), sample, network)
    batch = prepare(path, selfplay, sides=SIDES[mode], width=384, threads=2)
    for row, (sample, inputs) in enumerate(zip(samples, batch.inputs, strict=True)):
        again = core.Position.parse(text_of(mode, sample))
        assert inputs[inputs != 65535].tolist() == list(network.inputs(again))
        bits = np.unpackbits(batch.legal[row].view(np.uint8), bitorder="little")[:140]
        assert set(np.flatnonzero(bits).tolist()) == set(network.outputs(again).values()) - {-1}


def check_sample(position: core.Position, sample: Any, network: core.Network) -> None:
    """The policy names legal actions and has the whole of the visits; the values have the whole of the point."""
    policy = sample["policy"][: sample["policy_count"]]
    assert set(policy[:, 0].tolist()) <= set(network.outputs(position).values())
    assert (policy[:, 1] > 0).all()
    assert len(policy) == 26 or policy[:, 1].sum() > 200  # there is room for the 26 most visited actions
    assert not sample["policy"][sample["policy_count"] :].any()
    assert abs(int(sample["root"].sum()) - 255) <= 2
    assert abs(int(sample["result"].sum()) - 255) <= 2


def test_one_thread_plays_the_same_games_again(selfplay: Path, tmp_path: Path) -> None:
    for name in ("one", "other"):
        run(selfplay, "generate", "--games", 2, "--nodes", 50, "--seconds", 250, "--seed", 7, "--out", tmp_path / name)
    assert (tmp_path / "one").read_bytes() == (tmp_path / "other").read_bytes()


def test_a_match_counts_every_game(selfplay: Path, tmp_path: Path) -> None:
    net = tmp_path / "net.bin"
    net.write_bytes(network_bytes(random_network(2)))
    said = run(selfplay, "match", "--a", "hand", "--b", net, "--nodes", 60, "--openings", 3, "--threads", 2).stdout
    assert said.startswith(f"hand vs {net}: 6 games, +")


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["generate", "--net", "nothing"], "selfplay: cannot open nothing\n"),
        (["generate", "--net", "BAD"], "selfplay: BAD is not a network\n"),
        (["generate", "--net", "FOUR", "--out", "OUT"], "selfplay: the network is for another mode\n"),
        (["generate", "--mode", "pacman"], "selfplay: this mode has no network inputs\n"),
        (["inputs", "--in", "BAD"], "selfplay: BAD is not a file of samples\n"),
        (["dance"], "selfplay: selfplay generate|inputs|match [--name value ...]\n"),
        (["match", "--nodes"], "selfplay: expected --name value, got --nodes\n"),
    ],
)
def test_errors_are_one_line(selfplay: Path, tmp_path: Path, words: Sequence[str], message: str) -> None:
    (tmp_path / "bad").write_bytes(b"nothing of ours" * 20)
    (tmp_path / "four").write_bytes(network_bytes(random_network(4)))
    names = {"BAD": str(tmp_path / "bad"), "FOUR": str(tmp_path / "four"), "OUT": str(tmp_path / "out")}
    done = run(selfplay, *(names.get(word, word) for word in words), check=False)
    assert (done.returncode, done.stderr) == (1, message.replace("BAD", names["BAD"]))
