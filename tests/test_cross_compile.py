"""The core compiles and links for systems that the tests do not run on, with the compiler of the `ziglang` package.

The linked program is that of the C++ tests: it needs every part of the core. It cannot be run here.
"""

from __future__ import annotations

import os
import struct
import subprocess
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from tools import build_wasm

pytestmark = [pytest.mark.long, pytest.mark.slow]

NATIVE = build_wasm.NATIVE
FOLDERS = tuple(folder for folder in build_wasm.FOLDERS if folder != "wasm")
COMMON = ("-std=c++20", "-O1", "-g0", "-ffp-contract=off", "-Wall", "-Wextra", "-Werror", "-I", ".")
CORE = ("-fno-exceptions", "-fno-rtti")
EM_AARCH64, IMAGE_FILE_MACHINE_AMD64 = 183, 0x8664
SECONDS = 1_800
"""For one call of the compiler; the first link for a system also compiles its C++ library."""
TARGETS = {
    "aarch64-linux-gnu.2.28": ("-mcpu=baseline",),
    "x86_64-windows-gnu": ("-mcpu=x86_64_v3",),
    "aarch64-macos.13.0": ("-mcpu=baseline",),
}


def zig(folder: Path, *arguments: str | Path) -> None:
    """Runs the compiler in `native`; its cache of system libraries is kept in `build`."""
    path, _ = build_wasm.find_zig()
    cache = str(build_wasm.ROOT / "build" / "cross")
    environment = os.environ | {"ZIG_GLOBAL_CACHE_DIR": cache, "ZIG_LOCAL_CACHE_DIR": str(folder / "zig")}
    command = [str(part) for part in (path, "c++", *arguments)]
    done = subprocess.run(
        command, cwd=NATIVE, env=environment, capture_output=True, text=True, check=False, timeout=SECONDS
    )
    assert done.returncode == 0, f"{' '.join(command)}\n{done.stderr[-4000:]}"


def machine_of(program: Path) -> tuple[str, int]:
    """Returns the format of a program and the number of its processor type."""
    data = program.read_bytes()[:4096]
    if data[:4] == b"\x7fELF":
        return "elf", struct.unpack_from("<H", data, 18)[0]
    if data[:2] == b"MZ":
        (header,) = struct.unpack_from("<I", data, 60)
        return "pe", struct.unpack_from("<H", data, header + 4)[0]
    return "macho", struct.unpack_from("<I", data, 4)[0]


@pytest.mark.parametrize("target", TARGETS)
def test_the_core_and_its_tests_link_for_other_systems(target: str, tmp_path: Path) -> None:
    core = [path for folder in FOLDERS for path in sorted((NATIVE / folder).rglob("*.cpp"))]
    tests = sorted((NATIVE / "tests").rglob("*.cpp"))
    assert len(core) > 30
    assert len(tests) > 10
    flags = ("-target", target, *TARGETS[target], *COMMON)
    suites = f'-DHEDGEMAZE_SUITES="{build_wasm.ROOT / "suites"}"'
    objects = [tmp_path / f"{number}.o" for number in range(len(core) + len(tests))]

    def compile_one(source: Path, output: Path) -> None:
        extra = CORE if source in core else (suites,)
        zig(tmp_path, *flags, *extra, "-c", source.relative_to(NATIVE), "-o", output)

    with ThreadPoolExecutor(os.cpu_count()) as workers:
        list(workers.map(compile_one, [*core, *tests], objects))
    program = tmp_path / "native_tests.exe"
    zig(tmp_path, "-target", target, *objects, "-o", program)
    expected = {"aarch64-l": ("elf", EM_AARCH64), "x86_64-w": ("pe", IMAGE_FILE_MACHINE_AMD64)}
    found = [value for start, value in expected.items() if target.startswith(start)]
    assert machine_of(program) == (found[0] if found else ("macho", 0x0100000C))
