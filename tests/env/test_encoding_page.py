"""The tables of `docs/encoding.md` are those of the code; the numbers of version 1 do not change."""

from __future__ import annotations

import hashlib
import re
from itertools import groupby
from pathlib import Path

import pytest

from hedgemaze import core
from hedgemaze.env import ENCODING_VERSION, Plane, planes_of
from hedgemaze.rules import Mode, parse_mode
from tests.env.plain import NAMES

DOCS = Path(__file__).resolve().parents[2] / "docs"
PAGE = (DOCS / "encoding.md").read_text(encoding="utf-8")

Row = tuple[str, str, str, int]
"""Numbers, name, kind, scale."""


def in_code(mode: str) -> list[Row]:
    """Returns the rows that the page should have, one per group of planes."""
    rows: list[Row] = []
    numbered: list[tuple[int, Plane]] = list(enumerate(planes_of(Mode.named(mode))))
    for group, found in groupby(numbered, key=lambda each: each[1].group):
        places = list(found)
        first, last = places[0][0], places[-1][0]
        plane = places[0][1]
        name = group if plane.index is None else f"{group}_N"
        assert {(each.kind, each.scale) for _, each in places} == {(plane.kind, plane.scale)}
        rows.append((f"{first}–{last}" if last > first else str(first), name, plane.kind, plane.scale))
    return rows


def in_page(mode: str) -> list[Row]:
    """Returns the rows of the page for a mode."""
    rows: list[Row] = []
    for table in re.findall(r"^\|.*\n\|(?:---\|)+\n(?:\|.*\n)+", PAGE, re.MULTILINE):
        lines = [[cell.strip(" `") for cell in line.strip("|").split("|")] for line in table.splitlines()]
        if mode not in lines[0] or "name" not in lines[0]:
            continue
        column, name, kind, scale = (lines[0].index(each) for each in (mode, "name", "kind", "scale"))
        for line in lines[2:]:
            if line[column] != "–":
                rows.append((line[column], line[name], line[kind], int(line[scale])))
    return rows


@pytest.mark.parametrize("mode", NAMES)
def test_the_page_lists_the_planes_of_the_code(mode: str) -> None:
    assert in_page(mode) == in_code(mode)
    assert len(in_page(mode)) > 10


def test_the_kinds_are_explained() -> None:
    kinds = {plane.kind for mode in NAMES for plane in planes_of(Mode.named(mode))}
    first_cells = " ".join(re.findall(r"^\| (`.*?) \|", PAGE, re.MULTILINE))
    assert kinds <= set(re.findall(r"`(\w+)`", first_cells))


FROZEN = {1: "7e242e26970c"}
"""A checksum of all planes of all modes, by version. A new version adds a row; none is ever changed."""


def test_the_planes_of_a_version_are_frozen() -> None:
    listed = [(mode, *row) for mode in NAMES for row in in_code(mode)]
    assert hashlib.sha256(repr(listed).encode()).hexdigest()[:12] == FROZEN[ENCODING_VERSION]


def test_the_picture_shows_the_position_of_the_example() -> None:
    picture = (DOCS / "pictures" / "encoding.svg").read_text(encoding="utf-8")
    position = core.Position.start(parse_mode("classic2;size=5;fences=3")).play("c2").play("b4h").play("d3v")
    shown = set(re.findall(r'data-at="(\w+)"', picture))
    assert shown == set(re.findall(r'data-at="(\w+)"', position.svg()))
    assert {"b4h", "d3v", "c2", "c5"} <= shown
