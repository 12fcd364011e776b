"""`hedgemaze modes`: what can be played, and by which house rules."""

from __future__ import annotations

from typing import Annotated

import typer

from hedgemaze.cli.house_words import ABOUT
from hedgemaze.cli.options import Setup, make_mode
from hedgemaze.cli.wording import listed, piece_name, side_name
from hedgemaze.rules import MODES, Family, HouseRules, Maze, Mode, maze_names, named_maze
from hedgemaze.rules.house import allowed_values, clause_of, format_option, options_of

__all__ = ["modes"]

ModeArgument = Annotated[
    str | None, typer.Argument(metavar="MODE", help="Tell all about this mode, its house rules included.")
]

_ABOUT = {
    "classic2": "Quoridor for two: reach the opposite side first.",
    "classic3": "Quoridor for three, each on their own.",
    "classic4": "Quoridor for four, each on their own.",
    "pacman": "PAC-MAN against four ghosts in a fixed maze: four pellets before three catches.",
    "advanced": "PAC-MAN against four ghosts, with tunnels, and with fences that both sides place.",
}
_HINT = "hedgemaze modes MODE tells more about one of them; hedgemaze tty MODE plays it."


def modes(mode: ModeArgument = None) -> None:
    """List the five modes and their mazes; with a mode, everything about it."""
    if mode is None:
        for name in MODES:
            typer.echo(f"{name:<10}{_ABOUT[name]}")
            if named := Mode.named(name).maze:
                typer.echo(f"{'':<10}Mazes: {listed(_maze_words(named, each) for each in maze_names(named.family))}")
        typer.echo(f"\n{_HINT}")
        return
    chosen = make_mode(mode, Setup())
    typer.echo("\n".join([f"{chosen.name}: {_ABOUT[chosen.name]}", *_facts(chosen), "", *_house_rules(chosen)]))


def _maze_words(default: Maze, name: str) -> str:
    maze = named_maze(name)
    return f"{name} ({maze.title}{', the default' if maze == default else ''})"


def _facts(mode: Mode) -> list[str]:
    if mode.maze is None:
        return [
            f"Sides, in turn order: {listed(f'{side_name(side)} ({side.letter})' for side in mode.sides)}",
            f"Fences for each side: {mode.fences[0]} (--fences changes that)",
            f"Board: {mode.size} by {mode.size} (--size 3, 5, 7 or 9)",
        ]
    facts = [
        f"Pieces: {listed(f'{piece_name(piece)} ({piece.letter})' for piece in mode.pieces)}",
        "Players: 2 to 5, one is PAC-MAN and the others share the ghosts (--players)",
        f"Mazes: {listed(_maze_words(mode.maze, each) for each in maze_names(mode.family))} (--maze, also a file)",
    ]
    if mode.family is Family.ADVANCED:
        stocks = listed(f"{side_name(side)} {stock}" for side, stock in zip(mode.sides, mode.fences, strict=True))
        facts.append(f"Fences to place: {stocks}")
    return facts


def _house_rules(mode: Mode) -> list[str]:
    """Returns two lines for each house rule: name, value, what it can be and its clause; then what it means."""
    defaults = HouseRules()
    lines = ["House rules (--house NAME=VALUE), each with its clause:"]
    for name in options_of(mode.family):
        value, default = format_option(getattr(mode.house, name)), format_option(getattr(defaults, name))
        now = f"default {default}" if value == default else f"now {value}, default {default}"
        lines += [f"  {name}: {now}; {allowed_values(name)} [{clause_of(name)}]", f"      {ABOUT[name]}"]
    return lines
