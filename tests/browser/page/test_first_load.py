"""The size of the first load: the front page, the code of a first game and the English texts, compressed by gzip.

The files are found in the build, without a browser; `bench/page/` adds up the requests of a real one.
"""

from __future__ import annotations

import gzip
import re
from pathlib import Path

import pytest

pytestmark = pytest.mark.slow  # needs the built page

BUDGET = 120_000
"""Most bytes of the first load."""


def first_load(page: Path) -> dict[str, int]:
    """Returns the compressed size of each file of the first load."""
    (base,) = (page / "assets").glob("base-*.js")
    code = base.read_text(encoding="utf-8")
    listed = re.search(r"m\.f=\[(.*?)\]", code)
    table = re.search(r"import\(`\./LocalTablePage-[\w-]+\.js`\),__vite__mapDeps\(\[([\d,]+)\]\)", code)
    assert listed
    assert table, "the front page does not preload a first game"
    names = re.findall(r'"\./([^"]+)"', listed[1])
    html = (page / "index.html").read_text(encoding="utf-8")
    found = {"index.html", *re.findall(r'(?:href|src)="\./([^"]+)"', html)}
    found |= {f"assets/{names[int(number)]}" for number in table[1].split(",")}
    found |= {f"assets/{name}" for name in re.findall(r"language-en\.(?!rest-)[\w-]+\.js", code)}
    found -= {"apple-touch-icon.png"}  # only asked for when the page is added to a home screen
    return {name: len(gzip.compress((page / name).read_bytes(), 6)) for name in sorted(found)}


def test_the_first_load_keeps_its_budget(built: Path) -> None:
    sizes = first_load(built)
    kinds = {re.sub(r"[-.][\w-]{8}(?=\.\w+$)", "", name) for name in sizes}
    assert {"index.html", "assets/base.js", "assets/base.css", "assets/table.js", "assets/language-en.js"} <= kinds
    assert sum(sizes.values()) <= BUDGET, sizes


def test_the_first_load_has_few_files(built: Path) -> None:
    """On a slow network every file costs a round trip; another one needs a reason."""
    assert len(first_load(built)) <= 9
