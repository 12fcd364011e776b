"""Builds `build/solve_cuda`, the exact solver for NVIDIA devices, from `native/cuda/`.

Needs nvcc and a C++ compiler of the system; downloads nothing. The wheel does not contain it.
"""

from __future__ import annotations

import argparse
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
OUTPUT = ROOT / "build" / "solve_cuda"
FOLDERS = ("board", "rules", "text", "solve")
"""The parts of the core that the solver uses."""


def build(nvcc: str, architecture: str) -> None:
    """Compiles the executable."""
    sources = [path for folder in FOLDERS for path in sorted((ROOT / "native" / folder).rglob("*.cpp"))]
    OUTPUT.parent.mkdir(exist_ok=True)
    flags = ["-std=c++20", "-O3", "--expt-relaxed-constexpr", f"-arch={architecture}", "-I", str(ROOT / "native")]
    command = [nvcc, *flags, str(ROOT / "native" / "cuda" / "solve.cu"), *map(str, sources), "-o", str(OUTPUT)]
    subprocess.run(command, check=True)


def main() -> None:
    """Runs the command."""
    parser = argparse.ArgumentParser(description="Builds build/solve_cuda, the exact solver for NVIDIA devices.")
    parser.add_argument("--nvcc", default=shutil.which("nvcc"), help="the CUDA compiler")
    parser.add_argument("--arch", default="native", help="the device, such as sm_90; by default this machine's")
    options = parser.parse_args()
    if options.nvcc is None:
        sys.exit("build_cuda: there is no nvcc; install the CUDA toolkit")
    build(options.nvcc, options.arch)
    print(f"{OUTPUT.relative_to(ROOT)}: built")


if __name__ == "__main__":
    main()
