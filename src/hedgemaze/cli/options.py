"""Options that several commands share, and the mode or game that they describe."""

from __future__ import annotations

import dataclasses
from dataclasses import dataclass, replace
from typing import Annotated

import typer

from hedgemaze.cli.action_parser import parse_actions
from hedgemaze.cli.errors import CommandError
from hedgemaze.cli.files import exists, read_text
from hedgemaze.errors import Examples, HedgemazeError, IllegalActionError, NotationError, no_such
from hedgemaze.gallery import gallery_maze, gallery_names
from hedgemaze.rules import (
    MODES,
    Family,
    Game,
    Maze,
    Mode,
    Position,
    Side,
    format_mode,
    load_maze,
    maze_names,
    named_maze,
    parse_mode,
)
from hedgemaze.rules.modes.house_rules import HouseRules, OptionValue, parse_option
from hedgemaze.rules.notation.mode_text import parse_maze_text

_PANEL = "cli-panel-where"


def complete_mode(incomplete: str) -> list[str]:
    """Returns the modes that start with a text, for shell completion."""
    return [name for name in MODES if name.startswith(incomplete)]


ModeArgument = Annotated[str, typer.Argument(metavar="MODE", help="cli-option-mode", autocompletion=complete_mode)]
WhereArgument = Annotated[
    str | None,
    typer.Argument(
        metavar="MODE",
        help="cli-option-where",
        autocompletion=complete_mode,
    ),
]
PositionOption = Annotated[
    str | None,
    typer.Option(
        "--position",
        "-p",
        metavar="TEXT",
        help="cli-option-position",
        rich_help_panel=_PANEL,
    ),
]
ActionsOption = Annotated[
    str | None,
    typer.Option("--actions", "-a", metavar="ACTIONS", help="cli-option-actions", rich_help_panel=_PANEL),
]
SizeOption = Annotated[
    int | None,
    typer.Option("--size", metavar="N", help="cli-option-size", rich_help_panel=_PANEL),
]
FencesOption = Annotated[
    int | None, typer.Option("--fences", metavar="N", help="cli-option-fences", rich_help_panel=_PANEL)
]
MazeOption = Annotated[
    str | None,
    typer.Option(
        "--maze",
        metavar="MAZE",
        help="cli-option-maze",
        rich_help_panel=_PANEL,
    ),
]
HouseOption = Annotated[
    list[str] | None,
    typer.Option(
        "--house",
        metavar="NAME=VALUE",
        help="cli-option-house",
        rich_help_panel=_PANEL,
    ),
]
PlayersOption = Annotated[
    int | None,
    typer.Option(
        "--players",
        metavar="N",
        help="cli-option-players",
        rich_help_panel=_PANEL,
    ),
]
AsciiOption = Annotated[bool, typer.Option("--ascii", help="cli-option-ascii")]
JsonOption = Annotated[bool, typer.Option("--json", help="cli-option-json")]


@dataclass(frozen=True, slots=True)
class Setup:
    """Options that change a mode."""

    size: int | None = None
    fences: int | None = None
    maze: str | None = None
    house: list[str] | None = None
    players: int | None = None

    @property
    def given(self) -> list[str]:
        """The names of the options that were given."""
        return [f"--{each.name}" for each in dataclasses.fields(self) if getattr(self, each.name) not in (None, [])]


def make_mode(text: str, setup: Setup) -> Mode:
    """Makes the mode of a text, changed by the options.

    Raises:
        HedgemazeError: there is no such mode, or an option does not fit it.
    """
    mode = parse_mode(text.strip())
    if not setup.given:
        return mode
    is_classic = mode.family is Family.CLASSIC
    fences = mode.fences[0] if is_classic and setup.fences is None else setup.fences
    return Mode.named(
        mode.name,
        size=mode.size if setup.size is None else setup.size,
        fences=fences,
        players=setup.players,
        deal=mode.deal if setup.players is None else None,
        maze=mode.maze if setup.maze is None else _read_maze(setup.maze),
        house=_house_rules(mode.house, setup.house or []),
    )


def _house_rules(house: HouseRules, texts: list[str]) -> HouseRules:
    changes: dict[str, OptionValue] = {}
    for text in texts:
        name, equals, value = text.partition("=")
        if not equals:
            message, allowed = "not a house rule of the form NAME=VALUE", Examples(["lives=5"])
            raise CommandError("house_rule.unreadable", message, given=text, allowed=allowed)
        changes[name.strip()] = parse_option(name.strip(), value.strip())
    return replace(house, **changes)  # type: ignore[arg-type]  # parse_option has checked them


def _read_maze(text: str) -> Maze:
    """Reads a shipped maze or one of the gallery by its name, a file, or the inline text in positions."""
    if text in maze_names():
        return named_maze(text)
    if text in gallery_names():
        return replace(gallery_maze(text).maze, name=text)
    if exists(text):
        return load_maze(read_text(text))
    if text.count("/") in (2, 4) and "." not in text:
        return parse_maze_text(text)
    names = dict.fromkeys((*maze_names(), *gallery_names()))  # some mazes are in both
    raise no_such(CommandError, "maze.unknown", "maze or maze file", text, names)


def make_game(where: str | None, position: str | None, actions: str | None, setup: Setup) -> Game:
    """Makes the game of the options: a mode or a position, with actions played.

    Args:
        where: a mode, a position text (recognised by its spaces), or ``-``; classic2 by default.
        position: a position text, or ``-`` for standard input.
        actions: actions to play.
        setup: options that change the mode.

    Raises:
        HedgemazeError: something is unreadable or illegal, or options exclude each other.
    """
    if where is not None and (where.strip() == "-" or " " in where.strip()):
        if position is not None:
            raise CommandError("options.two_positions", "two positions are given; one is enough")
        where, position = None, where
    if position is None:
        game = Game(make_mode(where or "classic2", setup))
    else:
        game = Game(_read_position(position, where, setup))
    if actions:
        play_typed(game, actions)
    return game


def _read_position(text: str, mode_text: str | None, setup: Setup) -> Position:
    if setup.given:
        message = "a position text says this itself; leave the option out"
        raise CommandError("options.position_and_setup", message, given=" ".join(setup.given))
    position = Position.parse((read_text("-") if text.strip() == "-" else text).strip())
    if mode_text is not None:
        name = position.mode.name if ";" not in mode_text else format_mode(position.mode)
        wanted = mode_text if ";" not in mode_text else format_mode(parse_mode(mode_text))
        if name != wanted:
            message = f"the position is one of {name}, not of this mode"
            raise CommandError("options.other_mode", message, given=wanted, allowed=[name])
    return position


def play_typed(game: Game, text: str) -> None:
    """Plays typed actions in a game.

    Raises:
        HedgemazeError: an action is unreadable or illegal; the message has its number. Those before it are played.
    """
    parsed = parse_actions(text, game.position, play=lambda action: game.play(action).position)
    if parsed.error is not None:
        raise _numbered(parsed.error, len(parsed.actions) + 1)


def _numbered(error: HedgemazeError, number: int) -> HedgemazeError:
    kind = IllegalActionError if isinstance(error, IllegalActionError) else NotationError
    given = f"{str(error.given)[:40]!r}"
    message = f"action {number}, {given}, cannot be played: {error.message}"
    details: dict[str, str | int] = {"number": number, "given": given, "message": error.message}
    return kind(error.code, message, details=details, allowed=error.allowed)


def parse_side(text: str, mode: Mode) -> Side:
    """Reads a side of a mode by its letter or name, in any case.

    Raises:
        CommandError: the mode has no such side.
    """
    for side in mode.sides:
        if text.strip().lower() in (side.letter.lower(), side.name.lower()):
            return side
    names = [side.name.lower() for side in mode.sides]
    raise no_such(CommandError, "side.unknown", f"side of {mode.name}", text, names)
