"""Learns a network: players and learner side by side, in rounds, until the time is over.

    python -m hedgemaze.learn --selfplay build/selfplay/selfplay --folder run --minutes 9

`docs/learning.md` describes it.
"""

from hedgemaze.errors import HedgemazeError
from hedgemaze.learn.options import parse_options
from hedgemaze.learn.start import learn


def main() -> None:
    """Runs the command."""
    try:
        learn(parse_options())
    except HedgemazeError as error:
        raise SystemExit(f"python -m hedgemaze.learn: {error}") from None


if __name__ == "__main__":
    main()
