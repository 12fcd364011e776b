"""Runs the tests of learning with PyTorch: ``python tools/learning.py``. Further arguments go to pytest.

The environment is `build/learning`: that of `.venv`, and the extra `learn`, which `.venv` does not have because PyTorch
is large. Where PyTorch cannot be installed the stage says so and passes, as these tests skip without it.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
FOLDER = ROOT / "build" / "learning"
PACKAGES = ("torch==2.13.0", "tensorboard")
TESTS = ("tests/learn/test_training.py", "tests/learn/test_teacher.py", "tests/learn/test_small_board.py")
"""Those that skip without PyTorch."""


def install() -> bool:
    """Makes the environment; returns whether PyTorch could be installed."""
    python = FOLDER / "bin" / "python"
    if not python.exists():
        subprocess.run([sys.executable, "-m", "venv", FOLDER], cwd=ROOT, check=True)
    version = f"python{sys.version_info.major}.{sys.version_info.minor}"
    here, there = (folder / "lib" / version / "site-packages" for folder in (Path(sys.prefix), FOLDER))
    (there / "shared.pth").write_text(f"import site; site.addsitedir({str(here)!r})\n", encoding="utf-8")
    for package in PACKAGES:  # each alone: TensorBoard is optional
        subprocess.run([python, "-m", "pip", "install", "--quiet", package], cwd=ROOT, check=False)
    return subprocess.run([python, "-c", "import torch"], cwd=ROOT, check=False).returncode == 0


def main() -> int:
    """Installs and tests."""
    if not install():
        print("learning: PyTorch cannot be installed here; these tests are skipped")
        return 0
    command = [str(FOLDER / "bin" / "python"), "-m", "pytest", "-q", "-m", "", *TESTS, *sys.argv[1:]]
    path = os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]])  # cmake and ninja of .venv
    return subprocess.run(command, cwd=ROOT, env={**os.environ, "PATH": path}, check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
