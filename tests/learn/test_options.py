"""Options of a run: a config file, settings, the command line; each can be wrong in one clear way."""

from __future__ import annotations

from pathlib import Path

import pytest

from hedgemaze.learn.options import LearnError, parse_options


@pytest.fixture
def program(tmp_path: Path) -> Path:
    path = tmp_path / "selfplay"
    path.touch()
    return path


def write(folder: Path, text: str) -> str:
    (folder / "run.toml").write_text(text, encoding="utf-8")
    return str(folder / "run.toml")


def test_words_count_more_than_settings_and_settings_more_than_the_config(tmp_path: Path, program: Path) -> None:
    config = write(tmp_path, 'folder = "run"\nnodes = 100\nhidden = 512\nround-seconds = 5\nno-play = true\nseed = 3\n')
    words = ["--config", config, "--selfplay", str(program), "--seed", "9"]
    options = parse_options(words, {"hidden": "128", "seed": 4})
    assert (options.folder, options.nodes, options.hidden, options.seed) == (Path("run"), 100, 128, 9)
    assert (options.round_seconds, options.no_play, options.batch) == (5.0, True, 4096)


@pytest.mark.parametrize(
    ("config", "code", "words"),
    [
        ("knots = 3", "learn.bad_option", "no such option of learning: 'knots'"),
        ("nodes = true", "learn.bad_option", "not a value of nodes: 'true'"),
        ("no-play = 1", "learn.bad_option", "no_play is true or false: '1'"),
        ('mode = "chess"', "learn.bad_option", "not a value of mode: 'chess'"),
        ("nodes = ", "learn.config", "the config file cannot be read: "),
        ("distil = true", "learn.bad_option", "--distil needs a teacher"),
        ('mode = "classic4"\nblocks = 2', "learn.bad_option", "a residual network does not play classic4 alone"),
        ("seed = 2", "learn.no_selfplay", "the executable selfplay is not there"),
    ],
)
def test_a_bad_config_is_refused(tmp_path: Path, config: str, code: str, words: str) -> None:
    with pytest.raises(LearnError) as caught:
        parse_options(["--folder", "run", "--selfplay", "missing", "--config", write(tmp_path, config)])
    assert caught.value.code == code
    assert words in str(caught.value)


@pytest.mark.parametrize("words", [["--nodes", "many", "--folder", "x"], ["--knots", "3", "--folder", "x"], []])
def test_bad_words_are_refused(program: Path, words: list[str]) -> None:
    with pytest.raises(LearnError) as caught:
        parse_options([*words, "--selfplay", str(program)])
    assert caught.value.code == "learn.bad_option"
