"""`hedgemaze bench`: the signatures of this build of the core, and its speed on this machine."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from typing import Any, TypeVar

import typer

from hedgemaze import core
from hedgemaze.cli.options import JsonOption
from hedgemaze.engine.networks import network_signature
from hedgemaze.rules import MODES, Mode

_GAMES = 2_000

_Result = TypeVar("_Result")


def bench(as_json: JsonOption = False) -> None:
    """Print the signature of the core, a count that every build must share, and how fast it is here."""

    def say(line: str) -> None:
        if not as_json:
            typer.echo(line)

    signature, seconds = _timed(core.bench_signature)
    say(f"Signature: {signature} leaves in {seconds:.2f} s")
    found: dict[str, Any] = {"signature": signature, "signature_seconds": round(seconds, 3)}
    searches, seconds = _timed(core.search_signature)
    say(f"Searches: {searches:016x} in {seconds:.2f} s")
    found |= {"search_signature": f"{searches:016x}", "search_signature_seconds": round(seconds, 3)}
    networks, seconds = _timed(network_signature)
    say(f"Networks: {networks} in {seconds:.2f} s")
    found |= {"network_signature": networks, "network_signature_seconds": round(seconds, 3)}
    found["random_actions_per_second"] = rates = {}
    for name in MODES:
        position = core.Position.start(Mode.named(name))
        games, seconds = _timed(lambda start=position: core.random_games(start, _GAMES))  # type: ignore[misc]  # mypy cannot infer a lambda with a default
        rates[name] = round(games.actions / seconds)
        say(f"{name}: {rates[name] / 1e6:.2f} million random actions per second")
    leaves, seconds = _timed(lambda: core.perft(core.Position.start(Mode.named("classic2")), 4))
    found["perft_leaves_per_second"] = round(leaves / seconds)
    say(f"perft classic2 4: {leaves / seconds / 1e6:.0f} million leaves per second")
    if as_json:
        typer.echo(json.dumps(found))


def _timed(work: Callable[[], _Result]) -> tuple[_Result, float]:
    """Returns the result of a function and the seconds that it took."""
    start = time.perf_counter()
    return work(), time.perf_counter() - start
