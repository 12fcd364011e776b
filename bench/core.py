"""Speed of the core compared with OpenSpiel's C++ called from Python, in the same run: ``python -m bench.core``.

Perft counts the last ply in bulk, as the length of the legal list; playouts choose uniformly from the legal list, up to
324 actions. One thread each. Every figure is the best of several rounds; on a noisy machine the ratio to OpenSpiel in
the same run says more than the figure.
"""

from __future__ import annotations

import argparse
import random
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass

import pyspiel

from hedgemaze import core
from hedgemaze.rules import MODES, Mode

_LONGEST = 324
_GAMES = 3_000


@dataclass(frozen=True, slots=True)
class Row:
    """One row of the table: work per second."""

    work: str
    program: str
    rate: float


def best(work: str, program: str, run: Callable[[], int], rounds: int) -> Row:
    """Runs the work several times and returns the best round."""
    print(f"  {program}: {work} ...", file=sys.stderr)
    rate = 0.0
    for _ in range(rounds):
        start = time.perf_counter()
        amount = run()
        rate = max(rate, amount / (time.perf_counter() - start))
    return Row(work, program, rate)


def single_calls(start: core.Position, actions: int) -> int:
    """Plays random games with one call from Python per action."""
    rng = random.Random(1)
    draw, played = rng.random, 0
    while played < actions:
        board = core.Board(start)
        legal, play = board.legal_numbers, board.play_unchecked
        for _ in range(_LONGEST):
            numbers = legal()
            if not numbers:
                break
            play(numbers[int(draw() * len(numbers))])
            played += 1
    return played


def spiel_game() -> pyspiel.Game:
    """The same game in OpenSpiel."""
    return pyspiel.load_game("quoridor(players=2,board_size=9,wall_count=10)")


def spiel_perft(state: pyspiel.State, depth: int) -> int:
    """Counts leaves with OpenSpiel."""
    if state.is_terminal():
        return 0
    actions = state.legal_actions()
    return len(actions) if depth == 1 else sum(spiel_perft(state.child(action), depth - 1) for action in actions)


def spiel_playouts(game: pyspiel.Game, actions: int) -> int:
    """Plays random games with OpenSpiel from Python."""
    rng, played = random.Random(1), 0
    while played < actions:
        state = game.new_initial_state()
        for _ in range(_LONGEST):
            if state.is_terminal():
                break
            state.apply_action(rng.choice(state.legal_actions()))
            played += 1
    return played


def measure(rounds: int) -> list[Row]:
    """Runs all benchmarks and returns the table."""
    starts = {name: core.Position.start(Mode.named(name)) for name in MODES}
    game = spiel_game()
    two = starts["classic2"]
    rows = [
        best("perft 4, 2 players", "core", lambda: core.perft(two, 4), rounds),
        best("perft 3, 2 players", "core", lambda: core.perft(two, 3), rounds),
        best("perft 3, 2 players", "OpenSpiel", lambda: spiel_perft(game.new_initial_state(), 3), 1),
        best("perft 4, 4 players", "core", lambda: core.perft(starts["classic4"], 4), rounds),
    ]
    for name, start in starts.items():
        work = f"playouts, {name}"
        rows.append(best(work, "core", lambda start=start: core.random_games(start, _GAMES).actions, rounds))  # type: ignore[misc]  # mypy cannot infer a lambda with a default
    many = [two] * _GAMES
    rows.append(best("playouts, classic2", "core, batch", lambda: int(core.playouts(many).actions.sum()), rounds))
    rows.append(best("single calls, classic2", "core", lambda: single_calls(two, 300_000), rounds))
    rows.append(best("single calls, classic2", "OpenSpiel", lambda: spiel_playouts(game, 100_000), rounds))
    return rows


def main() -> None:
    """Prints the table."""
    parser = argparse.ArgumentParser(description="Speed of the core beside OpenSpiel.")
    parser.add_argument("--rounds", type=int, default=5, help="number of rounds; the best is kept (default 5)")
    rows = measure(parser.parse_args().rounds)
    peers = {row.work: row.rate for row in rows if row.program == "OpenSpiel"}
    print(f"{'work':<24} {'program':<12} {'per second':>14} {'times the peer':>15}")
    for row in rows:
        ratio = f"{row.rate / peers[row.work]:.1f}" if row.work in peers else "-"
        print(f"{row.work:<24} {row.program:<12} {row.rate:>14,.0f} {ratio:>15}")


if __name__ == "__main__":
    main()
