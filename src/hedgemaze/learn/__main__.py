"""Learns a network: players and learner side by side, in rounds, until the time is over.

    python -m hedgemaze.learn --selfplay build/selfplay/selfplay --folder run --minutes 9

`docs/learning.md` describes it.
"""

import time

from hedgemaze.learn.options import parse_options


def main() -> None:
    """Runs the command."""
    options = parse_options()
    try:
        from hedgemaze.learn.run import Run  # noqa: PLC0415  # --help works without PyTorch
    except ImportError as error:
        message = f"python -m hedgemaze.learn needs PyTorch and NumPy: pip install hedgemaze[learn] ({error})"
        raise SystemExit(message) from None
    end = time.monotonic() + 60 * options.minutes
    run = Run(options)
    if not options.no_play:
        run.play_and_learn(end - options.anneal_seconds)
    run.anneal(end)


if __name__ == "__main__":
    main()
