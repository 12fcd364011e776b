"""Writes `text/modes/modes_data.hpp` from `modes.json` and the maze files of the reference.

With `--check` nothing is written; the exit status is 1 if the header is not up to date.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

NATIVE = Path(__file__).resolve().parent
RULES = NATIVE.parent / "src" / "hedgemaze" / "rules"
HEADER = NATIVE / "text" / "modes" / "modes_data.hpp"

ROW_KEYS = (
    "family",
    "pieces",
    "fences",
    "sizes",
    "deals",
    "maze",
    "pacman_steps",
    "boost_steps",
    "ghost_steps",
    "frenzy_steps",
)
MAZE_KEYS = ("name", "title", "family", "note", "fences", "pellets", "starts", "chamber", "respawns")

TEMPLATE = """\
// The five modes and the shipped mazes. Made by native/make_data.py from src/hedgemaze/rules; do not edit.
#pragma once

#include "text/modes/mode_rows.hpp"

namespace hedgemaze {{

inline constexpr ModeRow kModeRows[] = {{
{rows}
}};

inline constexpr ShippedMaze kShippedMazes[] = {{
{mazes}
}};

}}  // namespace hedgemaze
"""


def literal(key: str, value: Any) -> str:
    """Returns a value of modes.json in C++."""
    if key == "family":
        return f"Family::k{value.capitalize()}"
    if isinstance(value, list):
        return "{" + ", ".join(literal("", item) for item in value) + "}"
    return json.dumps(value)


def row_text(name: str, row: dict[str, Any]) -> str:
    """Returns one mode as a designated initializer."""
    known_only(row, ROW_KEYS, name)
    fields = [f".name = {json.dumps(name)}"]
    fields += [f".{key} = {literal(key, row[key])}" for key in ROW_KEYS if key in row]
    return "    {\n" + "".join(f"        {field},\n" for field in fields) + "    },"


def maze_text(maze: dict[str, Any]) -> str:
    """Returns one maze, written as in the text of a mode."""
    known_only(maze, MAZE_KEYS, maze["name"])
    starts = [letter + square for letter, square in maze["starts"].items()]
    lists = [maze["fences"], maze["pellets"], starts]
    if maze["family"] == "advanced":
        lists += [maze["chamber"], maze["respawns"]]
    text = "/".join("".join(items) or "-" for items in lists)
    return f'    shipped("{maze["name"]}", "{text}"),'


def known_only(data: dict[str, Any], known: tuple[str, ...], name: str) -> None:
    """Stops at a key that this script does not know, so that nothing gets lost in silence."""
    unknown = sorted(set(data) - set(known))
    if unknown:
        sys.exit(f"make_data.py: {name} has unknown keys: {', '.join(unknown)}")


def header() -> str:
    """Returns what the header should be."""
    rows = json.loads((RULES / "modes/modes.json").read_text(encoding="utf-8"))
    files = sorted((RULES / "mazes").glob("*.json"), key=lambda file: file.name)
    mazes = [json.loads(file.read_text(encoding="utf-8")) for file in files]
    return TEMPLATE.format(
        rows="\n".join(row_text(name, row) for name, row in rows.items()), mazes="\n".join(map(maze_text, mazes))
    )


def main() -> int:
    """Writes or checks the header; returns the exit status."""
    wanted = header()
    if "--check" in sys.argv[1:]:
        if HEADER.exists() and HEADER.read_text(encoding="utf-8") == wanted:
            return 0
        print(f"{HEADER} is not up to date; run native/make_data.py", file=sys.stderr)
        return 1
    HEADER.write_text(wanted, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
