"""The mazes of rules.md D.2, as plain data."""

from typing import Any

Maze = dict[str, Any]

_CORNERS = ["a1", "a9", "i1", "i9"]
_SIDES = {"P": "e5", "B": "e9", "K": "i5", "C": "e1", "I": "a5"}
_RESPAWNS = ["e9", "e1", "a5", "i5"]


def _fixed(fences: str) -> Maze:
    return {"fences": fences.split(), "pellets": list(_CORNERS), "starts": dict(_SIDES)}


def _advanced(chamber: str, starts: dict[str, str]) -> Maze:
    return {
        "fences": [],
        "pellets": list(_CORNERS),
        "starts": starts,
        "respawns": list(_RESPAWNS),
        "tunnels": [["e9", "e1"], ["a5", "i5"]],
        "chamber": chamber.split(),
    }


MAZES: dict[str, Maze] = {
    "A1": _fixed("b7h g2v d3h c4v g5h e7v"),
    "A2": _fixed("b3h c2v g6h f7v b7h g2v"),
    "A3": _fixed("d6h f4v e2h b5v b7h g2v"),
    "A4": _fixed("c3h f6h b6h g3h d7v e2v"),
    "chamber": _advanced("d5h d3h c4v e4v", {"B": "d5", "K": "e5", "I": "d4", "C": "e4"}),
    "pinwheel": _advanced("d6h f5v e3h c4v", {"B": "e6", "K": "f5", "C": "e4", "I": "d5"}),
}
