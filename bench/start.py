"""CPU time of starting programs and importing packages: ``python -m bench.start``.

Each run is a new Python process; the table has the least of several runs, because other load only adds to it. The first
row is Python alone, which all other rows include.
"""

from __future__ import annotations

import argparse
import os
import resource
import subprocess
import sys

_WORK = {
    "python -c pass": ["-c", "pass"],
    "import hedgemaze.rules": ["-c", "import hedgemaze.rules"],
    "import hedgemaze.core": ["-c", "import hedgemaze.core"],
    "import hedgemaze.engine": ["-c", "import hedgemaze.engine"],
    "hedgemaze --version": ["-m", "hedgemaze", "--version"],
    "hedgemaze modes": ["-m", "hedgemaze", "modes"],
    "hedgemaze --help": ["-m", "hedgemaze", "--help"],
}


def processor_ms(arguments: list[str]) -> float:
    """Returns the CPU time of one run in milliseconds; bytecode is cached, as after an installation."""
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run([sys.executable, *arguments], stdout=subprocess.DEVNULL, env=environment, check=True)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return 1_000 * (after.ru_utime - before.ru_utime + after.ru_stime - before.ru_stime)


def main() -> None:
    """Prints the table."""
    parser = argparse.ArgumentParser(description="Processor time until something can begin.")
    parser.add_argument("--rounds", type=int, default=15, help="runs of each; the least time is kept (default 15)")
    rounds = parser.parse_args().rounds
    print(f"{'what':<26} {'ms of processor time':>20}")
    for what, arguments in _WORK.items():
        print(f"{what:<26} {min(processor_ms(arguments) for _ in range(rounds + 1)):>20.0f}")


if __name__ == "__main__":
    main()
