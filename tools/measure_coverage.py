"""Measures how much of the code the quick tests reach: ``python tools/measure_coverage.py [python] [typescript]``.

Arguments after ``--`` go to pytest, for some tests only: ``python tools/measure_coverage.py python -- tests/arena``.

Python is measured by coverage.py with the quick tests, in one process: what tests start as processes of their own, such
as workers of engines, does not count. TypeScript and Svelte are measured by vitest with the tests of the page; tests in
a browser do not count. Reports by file are written to `build/coverage`.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
FOLDER = ROOT / "build" / "coverage"
QUICK = "not slow and not browser and not full and not long"
LANGUAGES = ("python", "typescript")


def run(*command: str) -> int:
    """Runs a command with this Python; returns its exit status."""
    sys.stdout.flush()
    return subprocess.run([sys.executable, *command], cwd=ROOT, env=os.environ, check=False).returncode


def measure_python(arguments: list[str]) -> tuple[int, str]:
    """Runs the quick tests, with further arguments of pytest; returns their exit status and the result in words."""
    run("-m", "coverage", "erase")
    status = run("-m", "coverage", "run", "-m", "pytest", "-n", "0", "-q", "-m", QUICK, *arguments)
    run("-m", "coverage", "html", "--quiet", "--directory", str(FOLDER / "python"))
    run("-m", "coverage", "json", "--quiet", "-o", str(FOLDER / "python.json"))
    totals = json.loads((FOLDER / "python.json").read_text(encoding="utf-8"))["totals"]
    shares = (totals["percent_statements_covered"], totals["percent_branches_covered"])
    return status, "Python: {:.1f} % of statements, {:.1f} % of branches".format(*shares)


def measure_typescript() -> tuple[int, str]:
    """Runs the tests of the page; returns their exit status and the result in words."""
    status = run("tools/web.py", "test", "--coverage")
    totals = json.loads((FOLDER / "typescript" / "coverage-summary.json").read_text(encoding="utf-8"))["total"]
    shares = (totals["statements"]["pct"], totals["branches"]["pct"])
    return status, "TypeScript: {:.1f} % of statements, {:.1f} % of branches".format(*shares)


def main() -> int:
    """Measures what was asked for, or both; the figures are the last lines."""
    parser = argparse.ArgumentParser(description="Measures how much of the code the quick tests reach.")
    parser.add_argument("language", nargs="*", choices=[*LANGUAGES, []], help="python or typescript (both)")
    given = sys.argv[1:]
    end = given.index("--") if "--" in given else len(given)
    wanted = parser.parse_args(given[:end]).language or LANGUAGES
    FOLDER.mkdir(parents=True, exist_ok=True)
    results = [measure_python(given[end + 1 :]) if each == "python" else measure_typescript() for each in wanted]
    for _, line in results:
        print(f"coverage: {line}")
    return max(status for status, _ in results)


if __name__ == "__main__":
    sys.exit(main())
