"""The executable `selfplay`, built once."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(scope="session")
def selfplay(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The executable; HEDGEMAZE_SELFPLAY in the environment names one that is built already."""
    if built := os.environ.get("HEDGEMAZE_SELFPLAY"):
        return Path(built)
    folder = tmp_path_factory.mktemp("selfplay")
    path = os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]])
    cmake, ninja = (shutil.which(name, path=path) or name for name in ("cmake", "ninja"))
    options = ["-DHEDGEMAZE_PYTHON=OFF", "-DHEDGEMAZE_SELFPLAY=ON", f"-DCMAKE_MAKE_PROGRAM={ninja}"]
    quick_build = ["-DCMAKE_BUILD_TYPE=Debug", "-DCMAKE_CXX_FLAGS_DEBUG=-O1"]  # with assertions
    configure = ["-S", str(ROOT), "-B", str(folder), "-G", "Ninja", *options, *quick_build]
    for words in (configure, ["--build", str(folder), "--target", "selfplay"]):
        subprocess.run([cmake, *words], check=True, capture_output=True, timeout=1800)
    return folder / "selfplay"
