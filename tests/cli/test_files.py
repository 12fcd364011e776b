from __future__ import annotations

import os
from pathlib import Path

import pytest

from hedgemaze.cli import files
from hedgemaze.cli.errors import CommandError


def test_a_failed_write_keeps_only_the_old_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "game.txt"
    files.write_text(str(file), "old")

    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(CommandError, match="cannot write this file"):
        files.write_text(str(file), "new")
    assert file.read_text(encoding="utf-8") == "old"
    assert [each.name for each in tmp_path.iterdir()] == ["game.txt"]


def test_a_link_is_followed_and_a_device_is_not_replaced(tmp_path: Path) -> None:
    target, link = tmp_path / "target", tmp_path / "link"
    link.symlink_to(target)
    files.write_text(str(link), "text")
    assert link.is_symlink()
    assert target.read_text(encoding="utf-8") == "text"
    files.write_text(os.devnull, "text")
    assert not Path(os.devnull).is_file()


def test_a_file_above_the_size_limit_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(files, "LARGEST_FILE", 10)
    file = tmp_path / "large"
    file.write_text("x" * 11, encoding="utf-8")
    with pytest.raises(CommandError, match="more than 1e-05 MB"):
        files.read_text(str(file))
    file.write_text("x" * 10, encoding="utf-8")
    assert files.read_text(str(file)) == "x" * 10
