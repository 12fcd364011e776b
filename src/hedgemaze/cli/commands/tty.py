"""`hedgemaze tty`: a game in the terminal, for people at one keyboard or against the computer."""

from __future__ import annotations

import contextlib
import datetime
import importlib
import random
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.text import Text

from hedgemaze.cli import options
from hedgemaze.cli.errors import CommandError
from hedgemaze.cli.files import exists, read_text, write_text
from hedgemaze.cli.formats import parse_game_file
from hedgemaze.cli.terminal import can_draw, coloured_board
from hedgemaze.cli.terminal_game.help_page import seat_tag
from hedgemaze.cli.terminal_game.opponent import Opponent
from hedgemaze.cli.terminal_game.puzzle_session import PuzzleSession
from hedgemaze.cli.terminal_game.session import PartKind, Reply, Session
from hedgemaze.engine import PERFECT, levels
from hedgemaze.errors import Between, EngineError, printable
from hedgemaze.puzzles import find_puzzle, puzzle_of_day
from hedgemaze.rules import Family, Game, Position, Seat

_LONGEST_READ = 4_096
_STYLES = {PartKind.SAY: "", PartKind.EVENT: "bold cyan", PartKind.ASK: "bold", PartKind.ERROR: "red"}

ModeArgument = Annotated[
    str | None, typer.Argument(metavar="MODE", help="cli-option-tty-mode", autocompletion=options.complete_mode)
]
FirstOption = Annotated[str | None, typer.Option("--first", metavar="SIDE", help="cli-option-tty-first")]
LoadOption = Annotated[str | None, typer.Option("--load", metavar="FILE", help="cli-option-tty-load")]
LevelOption = Annotated[
    int | None,
    typer.Option("--level", metavar="1-9", min=1, max=PERFECT, help="cli-option-tty-level"),
]
SideOption = Annotated[str | None, typer.Option("--side", metavar="SIDE", help="cli-option-tty-side")]
PuzzleOption = Annotated[bool, typer.Option("--puzzle", help="cli-option-tty-puzzle")]
NamesOption = Annotated[str | None, typer.Option("--names", metavar="NAMES", help="cli-option-tty-names")]


def tty(
    mode: ModeArgument = None,
    size: options.SizeOption = None,
    fences: options.FencesOption = None,
    maze: options.MazeOption = None,
    house: options.HouseOption = None,
    players: options.PlayersOption = None,
    first: FirstOption = None,
    load: LoadOption = None,
    names: NamesOption = None,
    level: LevelOption = None,
    side: SideOption = None,
    puzzle: PuzzleOption = False,
    ascii_only: options.AsciiOption = False,
) -> None:
    """Play a game in the terminal: all players at one keyboard, or against the computer."""
    if puzzle:
        _solve_puzzle(mode, unicode=not ascii_only and can_draw())
        return
    setup = options.Setup(size, fences, maze, house, players)
    game = _new_game(mode or "classic2", setup, first) if load is None else _loaded(load, mode, setup, first)
    _name_seats(game, names)
    session = Session(game, _Disk(), unicode=not ascii_only and can_draw())
    opponent = _opponent(game, level, side)
    console = Console(highlight=False, soft_wrap=True)
    _show(console, session.opening())
    _let_play(console, session, opponent)
    for line in _lines(session):
        answer = session.answer(line)
        if opponent is not None:
            answer = opponent.after(session, line, answer)
        _show(console, answer)
        if session.is_over:
            return
        _let_play(console, session, opponent)
    _show(console, session.farewell())


def _solve_puzzle(wanted: str | None, *, unicode: bool) -> None:
    """Shows the puzzle of the day, or one with an id, a theme or a mode, and answers tries at it."""
    if wanted is None:
        chosen = puzzle_of_day(datetime.datetime.now().astimezone().date())
    else:
        chosen = find_puzzle(wanted, turn=random.randrange(1 << 16))
    session = PuzzleSession(chosen, unicode=unicode)
    console = Console(highlight=False, soft_wrap=True)
    _show(console, session.opening())
    for line in _lines(session):
        _show(console, session.answer(line))
        if session.is_over:
            return
    _show(console, session.farewell())


def _new_game(mode_text: str, setup: options.Setup, first: str | None) -> Game:
    mode = options.make_mode(mode_text, setup)
    if first is None:
        return Game(mode)
    side = random.choice(mode.sides) if first.lower() == "random" else options.parse_side(first, mode)
    return Game(Position.start(mode, side))


def _opponent(game: Game, level: int | None, side: str | None) -> Opponent | None:
    if level is None:
        if side is not None:
            raise CommandError("options.side_alone", "--side is for a game against the computer: give --level, too")
        return None
    person = game.mode.sides[0] if side is None else options.parse_side(side, game.mode)
    highest = max(len(levels(game.mode, each)) for each in game.mode.sides if each is not person)
    if level > highest and (level != PERFECT or game.mode.family is not Family.PACMAN):
        message = f"levels of the computer are 1 to {highest} here"
        raise EngineError("engine.no_such_level", message, given=level, allowed=Between(1, highest))
    return Opponent(level, person, random.getrandbits(32))


def _let_play(console: Console, session: Session, opponent: Opponent | None) -> None:
    for answer in opponent.answers(session) if opponent is not None else ():
        _show(console, answer)


def _loaded(name: str, mode: str | None, setup: options.Setup, first: str | None) -> Game:
    if mode is not None or setup.given or first is not None:
        raise CommandError(
            "options.load_and_setup", "a saved game says itself how it is played; leave the other options out"
        )
    return parse_game_file(read_text(name), name)


def _name_seats(game: Game, names: str | None) -> None:
    if names is None:
        return
    people = [printable(name) for name in names.split(",")]
    if len(people) > len(game.mode.deal):
        message = f"this game has {len(game.mode.deal)} seats, and there are {len(people)} names"
        raise CommandError("options.names", message, given=names, allowed=Between(1, len(game.mode.deal)))
    for seat, name in zip(Seat, people, strict=False):
        if name:
            game.tags[seat_tag(seat)] = name


class _Disk:
    """Files on disk; ``~`` is the home folder."""

    def read(self, name: str) -> str:
        return read_text(_expanded(name))

    def write(self, name: str, text: str) -> None:
        write_text(_expanded(name), text)

    def exists(self, name: str) -> bool:
        return exists(_expanded(name))


def _expanded(name: str) -> str:
    if name == "-":
        return "./-"  # standard input is for typed lines
    try:
        return str(Path(name).expanduser())
    except RuntimeError:
        return name


def _lines(session: Session | PuzzleSession) -> Iterator[str]:
    """Yields the lines of standard input, with prompts in a terminal."""
    if sys.stdin.isatty() and sys.stdout.isatty():
        yield from _typed_lines(session)
        return
    while raw := sys.stdin.buffer.readline(_LONGEST_READ):
        line = raw
        while line and not line.endswith(b"\n"):
            line = sys.stdin.buffer.readline(_LONGEST_READ)  # skip the rest of a line that is too long
        yield raw.decode("utf-8", "replace")


def _typed_lines(session: Session | PuzzleSession) -> Iterator[str]:
    with contextlib.suppress(ImportError):
        importlib.import_module("readline")  # arrow keys and history, where available
    while True:
        try:
            yield input(session.prompt)
        except EOFError:
            sys.stdout.write("\n")
            return
        except KeyboardInterrupt:
            sys.stdout.write("\n")
            raise
        except UnicodeDecodeError:
            yield "\N{REPLACEMENT CHARACTER}"


def _show(console: Console, answer: Reply) -> None:
    for part in answer:
        if part.kind is PartKind.BOARD:
            console.print()
            console.print(coloured_board(part.text))
        else:
            console.print(Text(part.text, style=_STYLES[part.kind]))
    console.file.flush()
