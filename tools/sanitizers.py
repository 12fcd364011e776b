"""Runs the C++ tests under sanitizers, unless these sources have passed before: ``python tools/sanitizers.py PRESET``.

PRESET is `sanitizers` or `threads` (`CMakePresets.json`). When a preset passes, the checksum of the sources is written
to `native/checked.json`, which is committed: a fresh clone of unchanged sources does not run them again. `--always`
runs them in any case.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
CHECKED = Path("native", "checked.json")
PRESETS = ("sanitizers", "threads")
BESIDE = ("CMakeLists.txt", "CMakePresets.json", "suites/streams.txt")
"""What the tests are built from besides `native/`, and the data that they read."""
SUFFIXES = (".cpp", ".hpp", ".h", ".inc", ".cmake", ".txt")


def checksum(root: Path) -> str:
    """Returns a checksum of all that decides what these tests do; it is the same on every machine."""
    found = [path for path in (root / "native").rglob("*") if path.suffix in SUFFIXES and path.is_file()]
    digest = hashlib.sha256()
    for name in sorted([path.relative_to(root).as_posix() for path in found] + list(BESIDE)):
        content = (root / name).read_bytes().replace(b"\r\n", b"\n")
        digest.update(f"{name} {len(content)}\n".encode())
        digest.update(content)
    return digest.hexdigest()


def read_checked(root: Path) -> dict[str, str]:
    """Returns the checksum with which each preset last passed."""
    path = root / CHECKED
    if not path.exists():
        return {}
    found: dict[str, str] = json.loads(path.read_text(encoding="utf-8"))
    return found


def write_checked(root: Path, preset: str, passed: str) -> None:
    """Notes that a preset has passed with these sources."""
    found = read_checked(root) | {preset: passed}
    (root / CHECKED).write_text(json.dumps(found, indent=2, sort_keys=True) + "\n", encoding="utf-8")


def main(root: Path = ROOT) -> int:
    """Runs one preset, or says why it need not run."""
    parser = argparse.ArgumentParser(description="Runs the C++ tests under sanitizers, once per state of the sources.")
    parser.add_argument("preset", choices=PRESETS)
    parser.add_argument("--always", action="store_true", help="even if these sources have passed before")
    options = parser.parse_args()
    wanted = checksum(root)
    if not options.always and read_checked(root).get(options.preset) == wanted:
        print(f"{options.preset}: skipped, these sources have passed before ({CHECKED.as_posix()})")
        return 0
    cmake = Path(sys.executable).with_name("cmake")
    done = subprocess.run([cmake, "--workflow", "--preset", options.preset], cwd=root, check=False)
    if done.returncode == 0:
        write_checked(root, options.preset, wanted)
    return done.returncode


if __name__ == "__main__":
    sys.exit(main())
