"""`hedgemaze learn`: it hands over to `hedgemaze.learn`, and says in one line why it cannot."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

import pytest

from hedgemaze.cli.commands import learn as command
from tests.cli.helpers import refused, run


@pytest.fixture
def program(tmp_path: Path) -> str:
    (tmp_path / "selfplay").touch()
    return str(tmp_path / "selfplay")


def test_options_come_from_the_config_and_the_command_line(
    tmp_path: Path, program: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen: list[argparse.Namespace] = []
    monkeypatch.setattr(command, "run_learning", seen.append)
    (tmp_path / "run.toml").write_text('mode = "pacman"\nnodes = 50\nseed = 2\n')
    words = ("--folder", str(tmp_path / "run"), "--selfplay", program, "--set", "seed=8", "--set", "full-share=0.25")
    ran = run("learn", str(tmp_path / "run.toml"), "--minutes", "1.5", *words)
    assert (ran.status, ran.err) == (0, "")
    (options,) = seen
    assert (options.mode, options.nodes, options.seed, options.full_share) == ("pacman", 50, 8, 0.25)
    assert (options.minutes, options.folder, options.no_play) == (1.5, tmp_path / "run", False)


def test_without_pytorch_it_says_how_to_install_it(
    tmp_path: Path, program: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "torch", None)
    monkeypatch.delitem(sys.modules, "hedgemaze.learn.run", raising=False)
    words = ("learn", "--folder", str(tmp_path), "--selfplay", program)
    assert refused(*words) == "hedgemaze: learning needs PyTorch and NumPy: pip install hedgemaze[learn]\n"
    assert refused(*words, "--language", "de") == (
        "hedgemaze: Zuerst PyTorch installieren: pip install 'hedgemaze[learn]'\n"
    )


@pytest.mark.parametrize(
    ("words", "line"),
    [
        (["--set", "knots=3"], "no such option of learning: 'knots'"),
        (["--set", "knots"], "an option of learning is NAME=VALUE: 'knots'"),
        (["--set", "nodes=many"], "not a value of nodes: 'many'"),
        (["--selfplay", "missing"], "the executable selfplay is not there"),
        (["missing.toml"], "the config file cannot be read: 'missing.toml'"),
    ],
)
def test_what_cannot_be_used_is_named(tmp_path: Path, program: str, words: list[str], line: str) -> None:
    assert line in refused("learn", "--folder", str(tmp_path), "--selfplay", program, *words)
