"""The committed stub of the extension module equals the one that nanobind generates."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def test_the_stub_is_up_to_date(tmp_path: Path) -> None:
    made = tmp_path / "_core.pyi"
    pattern = ROOT / "native" / "python" / "stubs.pattern"
    command = ["-m", "nanobind.stubgen", "-q", "-m", "hedgemaze.core._core", "-p", str(pattern), "-o", str(made)]
    subprocess.run([sys.executable, *command], check=True)
    committed = ROOT / "src" / "hedgemaze" / "core" / "_core.pyi"
    assert made.read_text(encoding="utf-8") == committed.read_text(encoding="utf-8"), "see CONTRIBUTING.md, Stubs"
