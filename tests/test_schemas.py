"""Files that programs of others read, against the schemas of those programs: workflows, compose files, wheel builds.

`tests/deploy` compares what the files say with each other and with our program.
"""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.test_build import BIN, ROOT, run
from tests.test_packaging import PYTHONS

WORKFLOWS = ROOT / ".github" / "workflows"
FILES = {
    "vendor.github-workflows": sorted(WORKFLOWS.glob("*.yml")),
    "vendor.compose-spec": sorted((ROOT / "deploy").rglob("compose.yaml")),
}
MISTAKES = {"vendor.github-workflows": ("runs-on:", "run-on:"), "vendor.compose-spec": ("read_only:", "readonly:")}
SYSTEMS = {
    ("linux", "x86_64"): "manylinux_x86_64",
    ("linux", "aarch64"): "manylinux_aarch64",
    ("macos", "x86_64"): "macosx_x86_64",
    ("macos", "arm64"): "macosx_arm64",
    ("windows", "AMD64"): "win_amd64",
}
"""By platform and processor of cibuildwheel: the tag of the wheels that 0019 promises."""


def check(schema: str, *files: Path) -> subprocess.CompletedProcess[str]:
    return run(BIN / "check-jsonschema", "--builtin-schema", schema, *files)


@pytest.mark.slow
@pytest.mark.parametrize("schema", FILES)
def test_a_file_matches_its_schema_and_one_with_a_mistake_does_not(schema: str, tmp_path: Path) -> None:
    assert len(FILES[schema]) == 2
    checked = check(schema, *FILES[schema])
    assert checked.returncode == 0, checked.stdout + checked.stderr
    wrong = tmp_path / "wrong.yaml"
    wrong.write_text(FILES[schema][0].read_text("utf-8").replace(*MISTAKES[schema]), "utf-8")
    assert check(schema, wrong).returncode == 1


@pytest.mark.long
@pytest.mark.slow
def test_cibuildwheel_plans_a_wheel_for_every_system_and_python(tmp_path: Path) -> None:
    """Asks the version that the workflow installs; the build itself needs containers, or the systems themselves."""
    pinned = re.search(r"cibuildwheel==[\d.]+", (WORKFLOWS / "wheels.yml").read_text("utf-8"))
    assert pinned is not None
    assert run(BIN / "uv", "venv", "--python", sys.executable, tmp_path / "venv").returncode == 0
    python = tmp_path / "venv" / "bin" / "python"
    installed = run(BIN / "uv", "pip", "install", "--python", python, pinned[0])
    assert installed.returncode == 0, installed.stderr
    for (platform, processor), tag in SYSTEMS.items():
        options = ("--print-build-identifiers", "--platform", platform, "--archs", processor)
        planned = run(python, "-m", "cibuildwheel", *options, ROOT)
        assert planned.stdout.split() == [f"cp{each.replace('.', '')}-{tag}" for each in PYTHONS], planned.stderr
