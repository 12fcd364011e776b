"""`hedgemaze bench`: the signature of this build of the core, and how fast it is here."""

from __future__ import annotations

import time

import typer

from hedgemaze import core
from hedgemaze.rules import MODES, Mode

__all__ = ["bench"]

_GAMES = 2_000


def bench() -> None:
    """Print the signature of the core, a count that every build must share, and how fast it is here."""
    start = time.perf_counter()
    signature = core.bench_signature()
    typer.echo(f"Signature: {signature} leaves in {time.perf_counter() - start:.2f} s")
    start = time.perf_counter()
    signature = core.search_signature()
    typer.echo(f"Searches: {signature:016x} in {time.perf_counter() - start:.2f} s")
    for name in MODES:
        position = core.Position.start(Mode.named(name))
        start = time.perf_counter()
        actions = core.random_games(position, _GAMES).actions
        rate = actions / (time.perf_counter() - start) / 1e6
        typer.echo(f"{name}: {rate:.2f} million random actions a second")
    start = time.perf_counter()
    leaves = core.perft(core.Position.start(Mode.named("classic2")), 4)
    rate = leaves / (time.perf_counter() - start) / 1e6
    typer.echo(f"perft classic2 4: {rate:.0f} million leaves a second")
