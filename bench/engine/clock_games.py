"""Games by the clock, and losses on time: ``python -m bench.engine.clock_games --games 1000``.

The engine in this process plays against the same engine over UGI, in every mode, without any margin: a side that is one
millisecond late loses, so run it on an idle machine. It prints the losses on time, the least time ever left, and the
time left at the end. The exit status is 1 if a side lost on time.
"""

from __future__ import annotations

import argparse
import itertools
import statistics
import sys

from hedgemaze.arena import EngineConfig, Match, TimeControl
from hedgemaze.rules import MODES, Game, Mode, Retirement, parse_record


def left_ms(game: Game) -> list[int]:
    """Returns the time left of the mover after each action."""
    return [note.clock_ms for note in game.notes.values() if note.clock_ms is not None]


def last_ms(game: Game) -> list[int]:
    """Returns the time left of each side at the end."""
    shown = {}
    for number, note in sorted(game.notes.items()):
        if number and note.clock_ms is not None:
            shown[game.positions[number - 1].side] = note.clock_ms
    return list(shown.values())


def main() -> None:
    """Prints the table."""
    parser = argparse.ArgumentParser(description="Games by the clock, and who runs out of time.")
    parser.add_argument("--games", type=int, default=200, help="in all modes together (default 200)")
    parser.add_argument("--clock", default="2+0.02", help="seconds and increment (default 2+0.02)")
    parser.add_argument("--processes", type=int, default=1, help="games at once (default 1)")
    parser.add_argument("--modes", nargs="+", default=MODES, choices=MODES, help="all of them if missing")
    options = parser.parse_args()
    control = TimeControl.parse(options.clock, margin_ms=0)
    outside = EngineConfig("ugi", (sys.executable, "-m", "hedgemaze", "ugi"))
    wanted = -(-options.games // len(options.modes))
    print(f"{'mode':<10} {'games':>6} {'flags':>6} {'other faults':>13} {'least, ms':>10} {'left at the end, ms':>20}")
    flags = 0
    for name in options.modes:
        match = Match(
            Mode.named(name),
            {"best": "best", "ugi": outside},
            rounds=wanted,
            control=control,
            concurrency=options.processes,
        )
        results = list(itertools.islice(match.play(), wanted))
        games = [parse_record(result.record) for result in results]
        flagged = sum(isinstance(e, Retirement) and e.cause == "flagged" for game in games for e in game.entries)
        faults = sum(len(result.failures) for result in results) - flagged
        least = min(ms for game in games for ms in left_ms(game))
        last = statistics.median(ms for game in games for ms in last_ms(game))
        print(f"{name:<10} {len(games):>6} {flagged:>6} {faults:>13} {least:>10} {last:>20.0f}", flush=True)
        flags += flagged
    sys.exit(flags > 0)


if __name__ == "__main__":
    main()
