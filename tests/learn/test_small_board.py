"""Learning on a board of 5 × 5 squares, from a network with random weights: minutes on two cores."""

from __future__ import annotations

import argparse
import re
import subprocess
from pathlib import Path

import pytest

from hedgemaze.learn.options import parse_options

torch = pytest.importorskip("torch", reason="PyTorch is not installed (extra learn)")
pytestmark = pytest.mark.long

MODE = "classic2;size=5;fences=3"
CONFIG = """
threads = 2
seed = 3
rounds = 7
round-games = 300
nodes = 60
opening = 4
warm = 8
noise = 0.25
hidden = 128
batch = 256
reuse = 6
anneal-reuse = 8
generation = 3
elo-openings = 20
"""


def options_of(selfplay: Path, folder: Path) -> argparse.Namespace:
    (folder / "modes.txt").write_text(MODE + "\n")
    settings = {
        "selfplay": selfplay,
        "folder": folder,
        "modes": folder / "modes.txt",
    }
    (folder / "run.toml").write_text(CONFIG)
    return parse_options(["--config", str(folder / "run.toml")], settings)


def score(selfplay: Path, *words: object) -> float:
    command = [selfplay, "match", "--mode", MODE, "--openings", 40, "--opening", 2, "--threads", 2, *words]
    said = subprocess.run([str(each) for each in command], check=True, capture_output=True, text=True).stdout
    found = re.search(r"([\d.]+) %", said)
    assert found is not None, said
    return float(found[1])


def test_a_network_learns_to_beat_random_play_one_ply_and_what_it_was(selfplay: Path, tmp_path: Path) -> None:
    from hedgemaze.learn.network.encoding import MODES  # noqa: PLC0415
    from hedgemaze.learn.network.network_file import quantise, write_network  # noqa: PLC0415
    from hedgemaze.learn.start import learn  # noqa: PLC0415
    from hedgemaze.learn.training.model import PositionNet  # noqa: PLC0415  # needs PyTorch

    torch.manual_seed(3)
    untaught = PositionNet(MODES["classic2"], 128)
    torch.save(untaught.state_dict(), tmp_path / "weights.pt")  # so that no other player shows the first games
    write_network(tmp_path / "untaught.bin", quantise(untaught.weights(), 1.3, 0), "random")
    learn(options_of(selfplay, tmp_path))
    net = ("--a", tmp_path / "net.bin", "--nodes", 16)
    assert score(selfplay, *net, "--b", "random") >= 97
    assert score(selfplay, *net, "--b", "reply", "--depth-b", 1) >= 60
    assert score(selfplay, *net, "--b", tmp_path / "untaught.bin") >= 75
