"""`hedgemaze perft`: counts action sequences."""

from __future__ import annotations

import enum
import json
from typing import Annotated

import typer

from hedgemaze import core
from hedgemaze.cli import options
from hedgemaze.cli.terminal import track
from hedgemaze.rules import Position
from hedgemaze.rules import perft as count_leaves

_DEEPEST = 100


class Backend(enum.Enum):
    """The implementation of the rules that counts."""

    CORE = "core"
    RULES = "rules"


DepthArgument = Annotated[int, typer.Argument(metavar="DEPTH", min=0, max=_DEEPEST, help="cli-option-perft-depth")]
DivideOption = Annotated[bool, typer.Option("--divide", help="cli-option-perft-divide")]

BackendOption = Annotated[Backend, typer.Option("--backend", help="cli-option-perft-backend")]


def perft(
    mode: options.ModeArgument,
    depth: DepthArgument,
    actions: options.ActionsOption = None,
    position: options.PositionOption = None,
    size: options.SizeOption = None,
    fences: options.FencesOption = None,
    maze: options.MazeOption = None,
    house: options.HouseOption = None,
    divide: DivideOption = False,
    backend: BackendOption = Backend.CORE,
    as_json: options.JsonOption = False,
) -> None:
    """Count the sequences of legal actions of a given length; the last line is the bare number."""
    root = options.make_game(mode, position, actions, options.Setup(size, fences, maze, house)).position
    counts: dict[str, int] = {}
    first = root.legal_actions() if depth else []
    prints = divide and not as_json
    for action in track(first, f"perft {depth}", total=len(first), prints=prints):
        counts[str(action)] = _leaves(root.play_unchecked(action), depth - 1, backend)
        if prints:
            typer.echo(f"{action} {counts[str(action)]}")
    total = sum(counts.values()) if depth else 1
    if as_json:
        found = {"position": root.text, "depth": depth, "leaves": total}
        typer.echo(json.dumps(found | ({"divide": counts} if divide else {})))
    else:
        typer.echo(total)


def _leaves(position: Position, depth: int, backend: Backend) -> int:
    """Counts the leaves below a position with one implementation of the rules."""
    if backend is Backend.RULES:
        return count_leaves(position, depth)
    return core.perft(core.Position.from_rules(position), depth)
