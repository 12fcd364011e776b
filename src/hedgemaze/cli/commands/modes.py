"""`hedgemaze modes`: lists the modes, their mazes and their house rules."""

from __future__ import annotations

import json
from typing import Annotated, Any

import typer

from hedgemaze.cli.options import JsonOption, Setup, complete_mode, make_mode
from hedgemaze.cli.phrases import listed, maze_title, piece_with_letter, side_name
from hedgemaze.cli.terminal import wrapped
from hedgemaze.locales import t
from hedgemaze.rules import MODES, Family, HouseRules, Maze, Mode, Side, format_mode, maze_names, named_maze
from hedgemaze.rules.modes.house_rules import choices_of, clause_of, format_option, options_of

ModeArgument = Annotated[
    str | None, typer.Argument(metavar="MODE", help="cli-option-modes-mode", autocompletion=complete_mode)
]

_WIDTH = 92
_INDENT = " " * 6


def modes(mode: ModeArgument = None, as_json: JsonOption = False) -> None:
    """List the five modes and their mazes; with a mode, everything about it."""
    if as_json:
        found = [_data(Mode.named(name)) for name in MODES] if mode is None else _data(make_mode(mode, Setup()))
        typer.echo(json.dumps(found, ensure_ascii=False))
        return
    if mode is None:
        for name in MODES:
            typer.echo(f"{name:<10}{t(f'cli-modes-about-{name}')}")
            if named := Mode.named(name).maze:
                typer.echo(f"{'':<10}{t('cli-modes-mazes', mazes=_mazes(named))}")
        typer.echo(f"\n{t('cli-modes-hint')}")
        return
    chosen = make_mode(mode, Setup())
    about = t(f"cli-modes-about-{chosen.name}")
    typer.echo("\n".join([f"{chosen.name}: {about}", *_facts(chosen), "", *_house_rules(chosen)]))


def _data(mode: Mode) -> dict[str, Any]:
    """Returns everything about a mode as JSON data: names as typed, sentences in the current language."""
    defaults = HouseRules()
    return {
        "name": mode.name,
        "text": format_mode(mode),
        "about": t(f"cli-modes-about-{mode.name}"),
        "size": mode.size,
        "sides": [side.letter for side in mode.sides],
        "pieces": [piece.letter for piece in mode.pieces],
        "fences": list(mode.fences),
        "mazes": [] if mode.maze is None else list(maze_names(mode.maze.family)),
        "house_rules": [
            {
                "name": name,
                "value": format_option(getattr(mode.house, name)),
                "default": format_option(getattr(defaults, name)),
                "choices": [str(choice) for choice in choices_of(name)],
                "clause": clause_of(name),
                "about": t(f"house-about-{name}"),
            }
            for name in options_of(mode.family)
        ],
    }


def _mazes(default: Maze) -> str:
    return listed(_maze_words(default, each) for each in maze_names(default.family))


def _maze_words(default: Maze, name: str) -> str:
    maze = named_maze(name)
    title = maze_title(maze)
    if maze == default:
        return t("cli-modes-maze-default", name=name, title=title)
    return t("cli-named", name=name, note=title)


def _side_with_letter(side: Side) -> str:
    return t("cli-named", name=side_name(side), note=side.letter)


def _facts(mode: Mode) -> list[str]:
    if mode.maze is None:
        return [
            t("cli-modes-sides", sides=listed(map(_side_with_letter, mode.sides))),
            t("cli-modes-fences", n=mode.fences[0]),
            t("cli-modes-board", size=mode.size),
        ]
    facts = [
        t("cli-modes-pieces", pieces=listed(map(piece_with_letter, mode.pieces))),
        t("cli-modes-players"),
        t("cli-modes-mazes-option", mazes=_mazes(mode.maze)),
    ]
    if mode.family is Family.ADVANCED:
        pacman, ghosts = mode.fences
        facts.append(t("cli-modes-stocks", pacman=pacman, ghosts=ghosts))
    return facts


def _house_rules(mode: Mode) -> list[str]:
    """Returns each house rule with its name, value, choices, clause and description."""
    defaults = HouseRules()
    lines = [t("cli-modes-house")]
    for name in options_of(mode.family):
        value, default = format_option(getattr(mode.house, name)), format_option(getattr(defaults, name))
        message = "cli-modes-rule" if value == default else "cli-modes-rule-changed"
        allowed, clause = _allowed(name), clause_of(name)
        rule = t(message, name=name, value=value, default=default, allowed=allowed, clause=clause)
        lines += [f"  {rule}", *_indented(t(f"house-about-{name}")), *_meanings(name)]
    if mode.family is Family.PACMAN:  # no house rule: pieces have no facing (B8)
        lines += ["", *wrapped(f"{t('rules-pacman-differ-sight')} [B8]", _WIDTH).split("\n")]
    return lines


def _indented(text: str) -> list[str]:
    return [f"{_INDENT}{line}" for line in wrapped(text, _WIDTH).split("\n")]


def _meanings(name: str) -> list[str]:
    """Returns a line per choice of a house rule; none for switches and numbers."""
    choices = choices_of(name)
    if isinstance(choices, range) or "true" in choices:
        return []
    return [line for word in choices for line in _indented(f"{word}: {t(f'house-{name}-{word}')}")]


def _allowed(name: str) -> str:
    """Returns the choices of a house rule: ``true, false``, ``1–5``."""
    choices = choices_of(name)
    return f"{choices[0]}–{choices[-1]}" if isinstance(choices, range) else listed(choices)
