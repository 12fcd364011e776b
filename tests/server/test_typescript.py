"""The generated TypeScript types match the messages."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from hedgemaze.server.typescript import main

ROOT = Path(__file__).resolve().parents[2]


def test_wire_gen_ts_is_up_to_date() -> None:
    path = ROOT / "web" / "app" / "online" / "wire.gen.ts"
    checked = subprocess.run(
        [sys.executable, "-m", "hedgemaze.server.typescript", path, "--check"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert (checked.returncode, checked.stderr) == (0, "")


def test_check_reports_a_file_that_is_out_of_date(tmp_path: Path) -> None:
    path = tmp_path / "wire.gen.ts"
    assert main([str(path), "--check"]) == 1
    assert main([str(path)]) == 0
    assert main([str(path), "--check"]) == 0
    path.write_text(path.read_text().replace("'welcome'", "'hello'"))
    assert main([str(path), "--check"]) == 1
