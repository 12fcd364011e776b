"""`hedgemaze show`: shows a position as a board, a picture, a text or JSON."""

from __future__ import annotations

import json
from typing import Annotated, Any

import typer
from rich.console import Console

from hedgemaze.cli import options
from hedgemaze.cli.errors import CommandError
from hedgemaze.cli.files import write_text
from hedgemaze.cli.formats import picture
from hedgemaze.cli.phrases import caption
from hedgemaze.cli.status import status
from hedgemaze.cli.terminal import can_draw, coloured_board
from hedgemaze.locales import t
from hedgemaze.rules import Game, position_to_data
from hedgemaze.rules.pictures.themes import ThemeName

SvgOption = Annotated[str | None, typer.Option("--svg", metavar="FILE", help="cli-option-show-svg")]
ThemeOption = Annotated[ThemeName, typer.Option("--theme", help="cli-option-show-theme")]
JsonOption = Annotated[bool, typer.Option("--json", help="cli-option-show-json")]
TextOption = Annotated[bool, typer.Option("--text", help="cli-option-show-text")]


def show(
    mode: options.WhereArgument = None,
    position: options.PositionOption = None,
    actions: options.ActionsOption = None,
    ascii_only: options.AsciiOption = False,
    svg: SvgOption = None,
    theme: ThemeOption = "arcade",
    as_json: JsonOption = False,
    as_text: TextOption = False,
    size: options.SizeOption = None,
    fences: options.FencesOption = None,
    maze: options.MazeOption = None,
    house: options.HouseOption = None,
    players: options.PlayersOption = None,
) -> None:
    """Show a position: its board, whose turn it is, and how the game ended if it has."""
    if sum((svg is not None, as_json, as_text)) > 1:
        raise CommandError("options.two_forms", "choose one of --svg, --json and --text")
    game = options.make_game(mode, position, actions, options.Setup(size, fences, maze, house, players))
    if svg is not None:
        write_text(svg, picture(game, theme))
    elif as_json:
        typer.echo(json.dumps(_data(game), indent=2))
    elif as_text:
        typer.echo(game.position.text)
    else:
        _print_board(game, unicode=not ascii_only and can_draw())


def _print_board(game: Game, *, unicode: bool) -> None:
    console = Console(highlight=False, soft_wrap=True)
    position, outcome = game.position, game.outcome()
    console.print(caption(position.mode), markup=False)
    console.print(coloured_board(position.board(unicode=unicode, legend=False)))
    for line in status(game, {}):
        console.print(line, markup=False)
    if outcome is None:
        console.print(t("cli-legal-count", n=len(position.legal_actions())), markup=False)
    console.print(t("cli-show-position", text=position.text), markup=False)


def _data(game: Game) -> dict[str, Any]:
    position, outcome = game.position, game.outcome()
    turn = position.turn
    return {
        "text": position.text,
        "position": position_to_data(position),
        "turn": {
            "side": turn.side.letter,
            "seats": [int(seat) for seat in turn.seats],
            "phase": turn.phase.value,
            "steps": turn.steps,
        },
        "legal": 0 if outcome else len(position.legal_actions()),
        "outcome": outcome
        and {
            "result": str(outcome),
            "reason": outcome.reason.value,
            "winner": outcome.winner and outcome.winner.letter,
            "rank": outcome.rank,
        },
    }
