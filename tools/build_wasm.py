"""Builds `web/core/hedgemaze.wasm` from `native/` with the compiler of the `ziglang` package; needs nothing else.

Builds incrementally by content hash. `--force` builds everything.
"""

from __future__ import annotations

import argparse
import gzip
import hashlib
import importlib.metadata
import importlib.util
import os
import re
import subprocess
import sys
import time
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from itertools import repeat
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
NATIVE = ROOT / "native"
BUILD = ROOT / "build" / "wasm"
OUTPUT = ROOT / "web" / "core" / "hedgemaze.wasm"

FLAGS = [
    *("-target", "wasm32-wasi", "-std=c++20", "-msimd128", "-fno-exceptions", "-fno-rtti", "-ffp-contract=off", "-g0"),
    *("-Wall", "-Wextra", "-Werror", "-I", "."),
]
FOLDERS = ("board", "rules", "text", "knowledge", "nets", "search", "batch", "env", "solve", "wasm")
"""The source folders of the module (`native/README.md`)."""
SMALL = re.compile(r"text/.*|.*/why_illegal|rules/position_check|batch/bench|wasm/(?!search|solve).*")
"""Sources compiled for size, because their speed does not matter."""
# With the stack first, a stack overflow traps instead of overwriting data.
LINK = ["--no-entry", "--strip-all", "--compress-relocations", "--stack-first", "-z", "stack-size=262144"]


def digest(parts: Iterable[bytes]) -> str:
    """Returns a hash of the parts, in order."""
    sha = hashlib.sha256()
    for part in parts:
        sha.update(len(part).to_bytes(8, "little") + part)
    return sha.hexdigest()[:20]


def flags_of(source: Path) -> list[str]:
    """Returns the compiler flags of a source."""
    name = source.relative_to(NATIVE).with_suffix("").as_posix()
    flags = [*FLAGS, "-Oz" if SMALL.fullmatch(name) else "-O3"]
    if source.stem == "support":
        flags.append("-fno-builtin")
    return flags


def run(zig: Path, *arguments: str) -> None:
    """Runs a zig tool. Raises SystemExit with its message if it fails."""
    caches = {"ZIG_GLOBAL_CACHE_DIR": str(BUILD / "zig"), "ZIG_LOCAL_CACHE_DIR": str(BUILD / "zig")}
    done = subprocess.run(
        [zig, *arguments], cwd=NATIVE, env=os.environ | caches, capture_output=True, text=True, check=False
    )
    if done.returncode != 0:
        raise SystemExit(f"build_wasm: zig {arguments[0]} failed\n{done.stderr}")


def find_zig() -> tuple[Path, str]:
    """Returns the path and version of zig."""
    spec = importlib.util.find_spec("ziglang")
    if spec is None or spec.origin is None:
        raise SystemExit(f"build_wasm: {sys.executable} has no ziglang; install it with pip")
    name = "zig.exe" if os.name == "nt" else "zig"
    return Path(spec.origin).parent / name, importlib.metadata.version("ziglang")


def object_of(source: Path, common: str) -> Path:
    """Returns the object path of a source; `common` is the hash of all headers and the compiler version."""
    key = digest([common.encode(), " ".join(flags_of(source)).encode(), source.read_bytes()])
    return BUILD / f"{source.stem}-{key}.o"


def compile_source(zig: Path, source: Path, target: Path) -> None:
    """Compiles a source unless its object exists."""
    if not target.exists():
        partial = target.with_suffix(".part")
        run(zig, "c++", *flags_of(source), "-c", str(source.relative_to(NATIVE)), "-o", str(partial))
        partial.replace(target)


def build(force: bool = False) -> bool:
    """Builds the module if it is out of date; returns whether it did."""
    zig, version = find_zig()
    files = sorted(path for folder in FOLDERS for path in (NATIVE / folder).rglob("*.[ch]pp"))
    headers = [
        part
        for path in files
        if path.suffix == ".hpp"
        for part in (path.relative_to(NATIVE).as_posix().encode(), path.read_bytes())
    ]
    common = digest([version.encode(), *headers])
    sources = [path for path in files if path.suffix == ".cpp"]
    objects = [object_of(source, common) for source in sources]
    wanted = digest(part.encode() for part in (*LINK, *(target.name for target in objects)))
    stamp = BUILD / "stamp"
    if not force and OUTPUT.exists() and stamp.exists() and stamp.read_text(encoding="ascii") == wanted:
        return False

    BUILD.mkdir(parents=True, exist_ok=True)
    OUTPUT.parent.mkdir(parents=True, exist_ok=True)
    stamp.unlink(missing_ok=True)
    for old in set(BUILD.glob("*.o")) - (set() if force else set(objects)):
        old.unlink()
    with ThreadPoolExecutor(os.cpu_count()) as workers:
        list(workers.map(compile_source, repeat(zig), sources, objects))
    partial = BUILD / "hedgemaze.wasm"
    run(zig, "wasm-ld", *LINK, *map(str, objects), "-o", str(partial))
    partial.replace(OUTPUT)
    stamp.write_text(wanted, encoding="ascii")
    return True


def main() -> int:
    """Builds the module and prints its size."""
    parser = argparse.ArgumentParser(description="Builds web/core/hedgemaze.wasm.")
    parser.add_argument("--force", action="store_true", help="build everything")
    start = time.monotonic()
    built = build(parser.parse_args().force)
    data = OUTPUT.read_bytes()
    what = f"built in {time.monotonic() - start:.1f} s" if built else "up to date"
    print(f"hedgemaze.wasm: {what}, {len(data):,} bytes ({len(gzip.compress(data)):,} compressed)")
    return 0


if __name__ == "__main__":
    sys.exit(main())
