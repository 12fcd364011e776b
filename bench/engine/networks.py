"""Measures a network against another opponent: ``python -m bench.engine.networks classic2 --ms 200 --games 400``.

One seat of the network plays seats of the opponent, in every seat, on one thread per game, from even openings: those
of the arena in which a search of 4,000 nodes gives every side its equal share, 10 points more or less. Without this
condition three openings of four are decided before the players begin, in classic for two, and each player wins one
game of the pair whatever it can do. In the PAC-MAN modes every opening is another maze.

The executable ``selfplay`` plays (docs/learning.md says how to build it). ``--only-write FILE`` writes the openings for
another machine, where ``selfplay match --modes FILE --opening 0`` plays them.
"""

from __future__ import annotations

import argparse
import gzip
import re
import subprocess
import tempfile
from collections.abc import Iterator
from itertools import islice
from pathlib import Path

from hedgemaze.arena.openings import openings
from hedgemaze.engine import Limit, Search
from hedgemaze.engine import __file__ as _engine
from hedgemaze.engine.networks import unpacked
from hedgemaze.rules import MODES, Family, Mode, format_mode

_NETS = Path(_engine).with_name("nets")
_NODES = 4_000
_MARGIN = 0.1
_RESULT = re.compile(r": (\d+) games, .* ([\d.]+) %, nodes (\d+) : (\d+)")


def even_openings(mode: Mode, seed: int) -> Iterator[str]:
    """Yields texts of positions in which no side is ahead; mazes in the PAC-MAN modes."""
    for opening in openings(mode, seed):
        if mode.family is not Family.CLASSIC:
            yield format_mode(opening.mode)
            continue
        game = opening.game()
        values = Search(game).run(Limit(nodes=_NODES)).values
        if all(abs(value - 1 / len(mode.sides)) <= _MARGIN for value in values.values()):
            yield game.position.text


def network_file(name: str, mode: Mode, folder: Path) -> str:
    """Returns what `selfplay` calls a contender: ``shipped`` and ``small`` are written as files first."""
    if name not in ("shipped", "small"):
        return name
    packed = _NETS / f"{mode.name}{'-small' if name == 'small' else ''}.net"
    path = folder / f"{name}.bin"
    path.write_bytes(unpacked(gzip.decompress(packed.read_bytes())))
    return str(path)


def main() -> None:
    """Plays a match and prints a line."""
    parser = argparse.ArgumentParser(description="Strength of a network at equal time or equal nodes.")
    parser.add_argument("mode", choices=list(MODES))
    parser.add_argument("--net", default="shipped", help="shipped, small, or a file (shipped)")
    parser.add_argument("--against", default="hand", help="hand, patient, reply, shipped, small, or a file (hand)")
    parser.add_argument("--ms", type=float, default=0, help="milliseconds per action; 0: --nodes")
    parser.add_argument("--ms-net", type=float, help="the same for the network alone")
    parser.add_argument("--nodes", type=int, default=800)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--threads", type=int, default=2, help="games at once")
    parser.add_argument("--seed", type=int, default=1, help="of the openings")
    parser.add_argument("--selfplay", type=Path, default=Path("build/selfplay/selfplay"))
    parser.add_argument("--only-write", type=Path, help="write the openings and play nothing")
    options, more = parser.parse_known_args()
    mode = Mode.named(options.mode)
    count = -(-options.games // len(mode.sides))
    texts = "".join(f"{text}\n" for text in islice(even_openings(mode, options.seed), count))
    if options.only_write:
        options.only_write.write_text(texts, "utf-8")
        return
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        starts = folder / "openings.txt"
        starts.write_text(texts, "utf-8")
        one, other = (network_file(each, mode, folder) for each in (options.net, options.against))
        words = ["--a", one, "--b", other, "--modes", starts, "--opening", 0, "--openings", count]
        words += ["--threads", options.threads, "--nodes", options.nodes, "--ms", options.ms]
        if options.ms_net is not None:
            words += ["--ms-a", options.ms_net]
        command = [str(options.selfplay), "match", *map(str, words), *more]
        said = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    found = _RESULT.search(said)
    assert found is not None, said
    games, share = int(found[1]), float(found[2]) / 100
    error = (share * (1 - share) / games) ** 0.5
    budget = f"{options.nodes} nodes" if not options.ms else f"{options.ms:g} ms"
    if options.ms_net is not None:
        budget = f"{options.ms_net:g} ms against {budget}"
    rate = (len(mode.sides) - 1) * int(found[3]) / max(int(found[4]), 1)  # per seat; `reply` counts no nodes
    print(f"{mode.name} {options.net} against {options.against}, {budget}, seed {options.seed}: ", end="")
    print(f"{share:.1%} of {games} (standard error {error:.1%}), {rate:.2f} nodes per node of the opponent")


if __name__ == "__main__":
    main()
