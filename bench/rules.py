"""Speed of the reference rules compared with pyquoridor, which is pure Python too: ``python -m bench.rules``.

Perft counts whole trees from the start position; a playout chooses uniformly from the legal list at every ply, up to
324 plies. Both programs do the same work in the same process; pyquoridor cannot undo, so its perft replays.
"""

from __future__ import annotations

import argparse
import random
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from pyquoridor.board import Board
from pyquoridor.exceptions import GameOver

from hedgemaze.rules import MODES, Mode, Position, perft

LONGEST_PLAYOUT = 324
_FILES = "abcdefghi"


@dataclass(frozen=True, slots=True)
class Row:
    """One row of the table."""

    work: str
    program: str
    amount: int
    seconds: float

    @property
    def rate(self) -> float:
        """Work per second."""
        return self.amount / self.seconds


def our_playout(rng: random.Random, mode: Mode) -> int:
    """Plays one random game with the reference rules; returns its length in actions."""
    position = Position.start(mode)
    for ply in range(LONGEST_PLAYOUT):
        actions = position.legal_actions()
        if not actions:
            return ply
        position = position.play_unchecked(rng.choice(actions))
    return LONGEST_PLAYOUT


def peer_legal(board: Board) -> list[str]:
    """Returns pyquoridor's legal moves as our tokens."""
    player = board.current_player()
    tokens = [f"{_FILES[square.col]}{square.row + 1}" for square in board.valid_pawn_moves(player)]
    for grids, axis in zip(board.valid_fence_moves(player), "hv", strict=True):
        rows, files = (grids[player].grid >= 0).nonzero()
        tokens += [f"{_FILES[file]}{row + 1}{axis}" for row, file in zip(rows, files, strict=True)]
    return tokens


def peer_play(board: Board, token: str) -> bool:
    """Plays one of our tokens with pyquoridor; returns whether it won."""
    row, file = int(token[1]) - 1, _FILES.index(token[0])
    if len(token) == 3:
        board.place_fence(row, file, token[2], run_BFS=False)
        return False
    try:
        board.move_pawn(board.current_player(), row, file)
    except GameOver:
        return True
    return False


def peer_playout(rng: random.Random) -> int:
    """Plays one random game with pyquoridor; returns its length."""
    board = Board()
    for ply in range(1, LONGEST_PLAYOUT + 1):
        if peer_play(board, rng.choice(peer_legal(board))):
            return ply
    return LONGEST_PLAYOUT


def peer_perft(moves: list[str], depth: int) -> int:
    """Counts leaves with pyquoridor, by replaying the moves so far."""
    board = Board()
    for move in moves:
        if peer_play(board, move):
            return 0
    legal = peer_legal(board)
    return len(legal) if depth == 1 else sum(peer_perft([*moves, move], depth - 1) for move in legal)


def timed(work: str, program: str, run: Callable[[], int], seconds: float = 0) -> Row:
    """Runs the work once, or repeatedly for some seconds."""
    print(f"  {program}: {work} ...", file=sys.stderr)
    start, amount = time.perf_counter(), run()
    while time.perf_counter() - start < seconds:
        amount += run()
    return Row(work, program, amount, time.perf_counter() - start)


def measure(seconds: float) -> list[Row]:
    """Runs all benchmarks and returns the table."""
    rng = random.Random(1)
    mode = Mode.named("classic2")
    rows = [
        timed("perft 2", "hedgemaze.rules", lambda: perft(Position.start(mode), 2)),
        timed("perft 2", "pyquoridor", lambda: peer_perft([], 2)),
        timed("perft 3", "hedgemaze.rules", lambda: perft(Position.start(mode), 3)),
        timed("playouts", "hedgemaze.rules", lambda: our_playout(rng, mode), seconds),
        timed("playouts", "pyquoridor", lambda: peer_playout(rng), seconds),
    ]
    for name in MODES[1:]:
        other = Mode.named(name)
        rows.append(timed(f"playouts, {name}", "hedgemaze.rules", partial(our_playout, rng, other), seconds))
    return rows


def main() -> None:
    """Prints the table."""
    parser = argparse.ArgumentParser(description="Speed of the reference rules beside pyquoridor.")
    parser.add_argument("--seconds", type=float, default=5, help="for each kind of playout (default 5)")
    rows = measure(parser.parse_args().seconds)
    peers = {row.work: row.rate for row in rows if row.program == "pyquoridor"}
    print(f"{'work':<20} {'program':<17} {'amount':>10} {'seconds':>8} {'per second':>12} {'times the peer':>15}")
    for row in rows:
        ratio = f"{row.rate / peers[row.work]:.1f}" if row.work in peers else "-"
        print(f"{row.work:<20} {row.program:<17} {row.amount:>10,} {row.seconds:>8.2f} {row.rate:>12,.0f} {ratio:>15}")


if __name__ == "__main__":
    main()
