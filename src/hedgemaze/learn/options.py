"""The command line of ``python -m hedgemaze.learn``. ``@FILE`` reads arguments from a file, one per line."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path

from hedgemaze.learn.encoding import MODES


def parse_options(words: Sequence[str] | None = None) -> argparse.Namespace:
    """Returns the options of a command line; None for this process's own."""
    parser = argparse.ArgumentParser(
        prog="python -m hedgemaze.learn", description="Learns a network by self-play.", fromfile_prefix_chars="@"
    )
    add = parser.add_argument
    add("--mode", choices=list(MODES), default="classic2", help="what the network is for")
    add("--modes", type=Path, help="a file of mode texts, one per line: each game draws one of them")
    add("--selfplay", type=Path, required=True, help="the executable `selfplay`")
    add("--folder", type=Path, required=True, help="of the run; an existing run continues")
    add("--minutes", type=float, default=9)
    add("--threads", type=int, default=15)
    add("--hidden", type=int, default=256, help="units of the network: a multiple of 128")
    add("--nodes", type=int, default=400, help="of the search per action")
    add("--round-seconds", type=float, default=30)
    add("--batch", type=int, default=4096)
    add("--reuse", type=float, default=4, help="times that a position is learnt from, on average")
    add("--anneal-reuse", type=float, default=6, help="the same in the last training")
    add("--anneal-seconds", type=float, default=40, help="at most for the last training, with a falling rate")
    add("--rate", type=float, default=1e-3)
    add("--share", type=float, default=0.6, help="of the search's value in the target; the rest is the outcome")
    add("--window", type=int, default=6_000_000, help="positions that are learnt from")
    add("--temperature", type=float, default=1.3, help="of the policy while playing")
    add("--opening", type=int, default=8, help="random actions at the beginning of a game, at most")
    add("--warm", type=int, default=16, help="actions after them that are drawn in proportion to the visits")
    add("--c-puct", type=float, default=1.2, help="exploration of the search")
    add("--fpu", type=float, default=0.12, help="what the search takes off the value of an action it has not tried")
    add("--guests", type=float, default=0, help="share of the games in which `hand` or `reply` has the other seats")
    add("--ray", metavar="ADDRESS", help="of a Ray cluster whose machines play; `local` starts one here")
    add("--workers", type=int, default=2, help="with --ray: programs that play at once, each on --threads threads")
    add("--seed", type=int, default=1)
    add("--no-play", action="store_true", help="train on the games in the folder alone")
    return parser.parse_args(words)
