"""The random walks of the property tests reach the difficult rules; otherwise the properties would prove little."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest

from hedgemaze.rules import Direction, Mode, Move, Pass, Phase, Piece, Place, Position, Reason, Side
from tests.rules.strategies import walk


def steps(name: str, seeds: int, length: int = 150) -> list[tuple[Position, Position]]:
    """Yields every pair of consecutive positions of some walks."""
    pairs: list[tuple[Position, Position]] = []
    for seed in range(seeds):
        positions = list(walk(Position.start(Mode.named(name)), seed, length))
        pairs += pairwise(positions)
    return pairs


def met_in_classic(name: str, seeds: int) -> Counter[str]:
    met: Counter[str] = Counter()
    for before, after in steps(name, seeds):
        outcome, side = after.outcome(), before.side
        met["won"] += outcome is not None and outcome.reason is Reason.REACHED_GOAL
        met["left"] += after.retired != before.retired
        legal = before.legal_actions()
        met["pass"] += legal == [Pass()]
        at = before.square_of(Piece(side.value))
        assert at is not None
        for action in legal:
            if isinstance(action, Move):
                apart = (abs(action.square.file - at.file), abs(action.square.row - at.row))
                met["jump"] += apart in ((0, 2), (2, 0))
                met["side jump"] += apart == (1, 1)
        fences = sum(isinstance(action, Place) for action in legal)
        room = sum(slots.bit_count() for slots in before.fences.room())
        met["path rule"] += 0 < fences < room
        met["dead end"] += sum(before.fences.is_open(at, way) for way in Direction) == 1
        met["near goal"] += before.distance(side) == 1
    return met


def test_classic() -> None:
    for name in ("classic2", "classic4"):
        met = met_in_classic(name, 15)
        wanted = {"won", "jump", "side jump", "path rule", "near goal", "dead end"}
        assert all(met[what] > 0 for what in wanted), met
        assert name == "classic2" or met["left"] > 0


@pytest.mark.slow
def test_the_pacman_modes() -> None:
    for name in ("pacman", "advanced"):
        met: Counter[str] = Counter()
        for before, after in steps(name, 25):
            met[before.turn.phase.value] += 1
            met["pellet"] += after.pellets.bit_count() < before.pellets.bit_count()
            met["caught"] += after.lives < before.lives
            met["eaten"] += after.squares.count(None) > before.squares.count(None) and after.lives == before.lives
            met["spent"] += after.spent > before.spent
            met["frenzy"] += after.active is not None and after.side is Side.GHOSTS
            met["tunnel"] += any(
                old is not None and new is not None and abs(old - new) in (8, 72)
                for old, new in zip(before.squares, after.squares, strict=True)
            )
            outcome = after.outcome()
            met[outcome.reason.value if outcome else ""] += 1
        wanted = {"boost", "pellet", "caught", "eaten", "frenzy", "no_lives"}
        if name == "advanced":
            wanted |= {phase.value for phase in Phase} | {"spent", "tunnel"}
        assert all(met[what] > 0 for what in wanted), met
