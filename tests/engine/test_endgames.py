"""Endgames of the PAC-MAN modes: the search finds every win that can be forced in a few actions."""

from __future__ import annotations

import random

from hedgemaze import core
from hedgemaze.engine import Limit, Search
from hedgemaze.rules import Side
from tests.engine.brute_games import forced_win

RACE = "pacman;lives=1;no_progress_limit=0 d3hg5hb7hg2vc4ve7v "


def test_forced_wins_of_pacman_endgames_are_found() -> None:
    rng = random.Random(4)
    squares = [f"{file}{row}" for file in "abcdefghi" for row in range(1, 10)]
    wins = {Side.PACMAN: 0, Side.GHOSTS: 0}
    while min(wins.values()) < 6:
        pacman, blinky, pinky = rng.sample([square for square in squares if square not in ("a1", "i9")], 3)
        side = rng.choice("PG")
        position = core.Position.parse(f"{RACE}P{pacman}B{blinky}K{pinky}I*C* - i9/0/3/1 {side} - 0/1/0")
        winner = forced_win(position, 5)
        if winner is None or wins[winner] >= 20:
            continue
        wins[winner] += 1
        report = Search(position, memory_mb=4).run(Limit(nodes=50_000))
        assert report.proof is not None, position.text
        assert report.proof.winner is winner, position.text
