"""Prints tables of exact values, which those of the page must equal: ``python -m tests.core.wasm_tables 2``.

The argument is the largest number of ghosts on the default maze. Other rules are solved with one ghost.
"""

from __future__ import annotations

import json
import random
import sys
from typing import Any

from hedgemaze.core import Position
from hedgemaze.engine.players.perfect import perfect_action
from hedgemaze.rules import parse_mode
from hedgemaze.solve import Table, solve
from hedgemaze.solve.exact import exact_of
from hedgemaze.solve.start import start_position

RULES = (
    "pacman;maze=A3;lives=2;stall_result=ghosts",
    "pacman;maze=A2;pellets_reset=true;auto_win_no_ghosts=false",
    "pacman;lives=1;ghost_diagonal=true;frenzy_steps=exact_2;pac_enters_ghost=caught",
)
POSITIONS = 12


def reference(text: str, ghosts: int) -> dict[str, Any]:
    """Returns what the table of a mode says: its checksum, its start positions, and positions of random games."""
    table = solve(parse_mode(text), ghosts=ghosts)
    starts = [_exact(table, start_position(table.mode, ghosts, lives=lives + 1)) for lives in range(len(table.levels))]
    probes = [_probe(table, position) for position in _positions(table)]
    return {"mode": text, "ghosts": ghosts, "checksum": table.checksum, "starts": starts, "probes": probes}


def _exact(table: Table, position: Position) -> dict[str, Any]:
    return {"value": table.value(position).value, "distance": table.distance(position)}


def _probe(table: Table, position: Position) -> dict[str, Any]:
    actions = table.actions(position)
    shares = table.keeping_shares(position, list(actions))
    found = [
        {"action": str(action), "value": value.value, "distance": distance, "share": round(shares[action], 5)}
        for action, (value, distance) in actions.items()
    ]
    exact = exact_of(table, position)
    perfect = None if exact is None else perfect_action(position, position, exact)
    known = {**_exact(table, position), "actions": found, "perfect": str(perfect)}
    return {"position": position.text, "lives": position.lives, **known}


def _positions(table: Table) -> list[Position]:
    """Returns positions of random games, also in the middle of turns."""
    rng = random.Random(17)
    found: list[Position] = []
    while len(found) < POSITIONS:
        lives = len(table.levels)
        position = start_position(table.mode, table.ghosts, rng.randrange(1, 16), lives)
        for _ in range(rng.randrange(60)):
            after = position.play(rng.choice(position.legal_actions()))
            if after.outcome() is not None or after.lives < lives:
                break
            position = after
        found.append(position)
    return found


if __name__ == "__main__":
    most = int(sys.argv[1]) if len(sys.argv) > 1 else 1
    made = [reference("pacman", ghosts) for ghosts in range(1, most + 1)]
    print(json.dumps(made + [reference(text, 1) for text in RULES]))
