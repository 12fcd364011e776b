"""Time of an answer beyond its limit: ``python -m bench.engine.ugi``.

For every mode and several lengths of a game: the time from sending ``position`` and ``go movetime`` to ``bestmove``,
minus the limit. *kept* is a game of which the engine knows all but the last turn, as in play; *whole* is a game that
is new to it. The table has the median and the worst of several rounds; run it on an idle machine.
"""

from __future__ import annotations

import argparse
import random
import statistics
import sys
import time

from hedgemaze import core
from hedgemaze.protocols.engine_process import EngineProcess
from hedgemaze.rules import MODES, HouseRules, Mode, Place, format_mode

PLIES = (10, 50, 100)
_PATIENCE_S = 60.0
_NEW_ACTIONS = 2


def walk(mode: Mode, plies: int, seed: int) -> list[str]:
    """Returns the tokens of an unfinished random game with few fences."""
    rng, position, tokens = random.Random(seed), core.Position.start(mode), list[str]()
    while len(tokens) < plies:
        legal = position.legal_actions()
        moves = [action for action in legal if not isinstance(action, Place)]
        some = legal if not moves or rng.random() < 0.1 else moves
        going = [action for action in some if not position.play_unchecked(action).outcome()]
        if not going:
            return walk(mode, plies, seed + 1)
        action = rng.choice(going)
        position = position.play_unchecked(action)
        tokens.append(str(action))
    return tokens


def answered(engine: EngineProcess, *lines: str, last: str = "bestmove") -> float:
    """Sends lines and returns the seconds until the answer."""
    begin = time.monotonic()
    deadline = begin + _PATIENCE_S
    for line in lines:
        engine.send(line, deadline)
    while not engine.read_line(deadline).startswith(last):
        pass
    return time.monotonic() - begin


def beyond_ms(engine: EngineProcess, tokens: list[str], limit_ms: int, *, is_kept: bool) -> float:
    """Returns the milliseconds of one answer beyond its limit."""
    engine.send("uginewgame", time.monotonic() + _PATIENCE_S)
    if is_kept:
        answered(engine, f"position startpos moves {' '.join(tokens[:-_NEW_ACTIONS])}", "go nodes 100")
    answered(engine, "isready", last="readyok")
    lines = f"position startpos moves {' '.join(tokens)}", f"go movetime {limit_ms}"
    return 1000 * answered(engine, *lines) - limit_ms


def main() -> None:
    """Prints the table."""
    parser = argparse.ArgumentParser(description="What an answer takes beyond its limit.")
    parser.add_argument("--rounds", type=int, default=10, help="games for each row (default 10)")
    parser.add_argument("--limit", type=int, default=100, help="milliseconds of each answer (default 100)")
    options = parser.parse_args()
    print(f"{'mode':<10} {'ply':>4} {'kept, ms':>10} {'worst':>7} {'whole, ms':>10} {'worst':>7}")
    engine = EngineProcess([sys.executable, "-m", "hedgemaze", "ugi"])
    try:
        for name in MODES:
            mode = Mode.named(name, house=HouseRules(repetition_draw=False))
            engine.send(f"setoption name Mode value {format_mode(mode)}", time.monotonic() + _PATIENCE_S)
            for plies in PLIES:
                games = [walk(mode, plies, 1000 * seed) for seed in range(options.rounds)]
                columns = [
                    [beyond_ms(engine, game, options.limit, is_kept=is_kept) for game in games]
                    for is_kept in (True, False)
                ]
                cells = " ".join(f"{statistics.median(each):>10.1f} {max(each):>7.1f}" for each in columns)
                print(f"{name:<10} {plies:>4} {cells}", flush=True)
    finally:
        engine.close("quit")


if __name__ == "__main__":
    main()
