"""The folders of the C++ core include each other downwards only (`native/README.md` has the order)."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

NATIVE = Path(__file__).resolve().parents[1] / "native"

LAYERS = (
    ("board",),
    ("rules",),
    ("text", "knowledge"),
    ("nets",),
    ("search",),
    ("batch",),
    ("env",),
    ("solve",),
    ("cuda", "selfplay", "python", "wasm", "tests"),
)
LEVELS = {folder: level for level, layer in enumerate(LAYERS) for folder in layer}


def sources() -> list[str]:
    return sorted(
        path.relative_to(NATIVE).as_posix() for path in NATIVE.rglob("*") if path.suffix in (".cpp", ".hpp", ".cu")
    )


def fault(source: str, included: str) -> str | None:
    """Returns the fault of an include, or None."""
    if not (NATIVE / included).is_file():
        return f"{source} includes {included}, which is no file of native/"
    here, there = source.split("/", 1)[0], included.split("/", 1)[0]
    if here != there and LEVELS[there] >= LEVELS[here]:
        return f"{source} includes {included}: {here}/ does not build on {there}/"
    return None


def test_includes_point_downwards_only() -> None:
    faults = []
    for source in sources():
        text = (NATIVE / source).read_text(encoding="utf-8")
        for included in re.findall(r'^#include "([^"]+)"', text, re.MULTILINE):
            faults.append(fault(source, included))
    assert len(faults) > 100
    assert [each for each in faults if each] == []


@pytest.mark.parametrize(
    ("source", "included"),
    [
        ("board/hash.cpp", "rules/rules.hpp"),
        ("text/tokens.cpp", "knowledge/evaluation.hpp"),
        ("nets/network.cpp", "search/search.hpp"),
        ("search/search.cpp", "python/bindings.hpp"),
        ("board/hash.cpp", "hash.hpp"),
    ],
)
def test_an_include_upwards_is_a_fault(source: str, included: str) -> None:
    assert fault(source, included)


def test_every_folder_has_its_layer_and_its_line_in_the_readme() -> None:
    assert {source.split("/", 1)[0] for source in sources()} == set(LEVELS)
    rows = re.findall(r"^\| (`.+?) \|", (NATIVE / "README.md").read_text(encoding="utf-8"), re.MULTILINE)
    named = [folder for row in rows for folder in re.findall(r"`(\w+)/`", row)]
    assert named == [folder for layer in LAYERS for folder in layer]


def test_the_builds_name_every_folder_of_the_core() -> None:
    root = NATIVE.parent
    folders = [folder for layer in LAYERS[:-1] for folder in layer]
    cmake = (root / "CMakeLists.txt").read_text(encoding="utf-8")
    wasm = (root / "tools" / "build_wasm.py").read_text(encoding="utf-8")
    assert f"set(core_folders {' '.join(folders)})" in cmake
    assert f"FOLDERS = ({', '.join(f'{chr(34)}{each}{chr(34)}' for each in (*folders, 'wasm'))})" in wasm
