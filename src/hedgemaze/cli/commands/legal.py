"""`hedgemaze legal`: lists the legal actions, or explains why one is illegal."""

from __future__ import annotations

import json
import shutil
import sys
from typing import Annotated

import typer

from hedgemaze.cli import options
from hedgemaze.cli.errors import EXIT_WRONG
from hedgemaze.cli.terminal import can_draw, columns
from hedgemaze.cli.terminal_game.illegality import illegality_board, illegality_sentences
from hedgemaze.locales import t
from hedgemaze.rules import Game, Illegality, to_number

NumbersOption = Annotated[bool, typer.Option("--numbers", help="cli-option-legal-numbers")]
JsonOption = Annotated[bool, typer.Option("--json", help="cli-option-legal-json")]
WhyOption = Annotated[str | None, typer.Option("--why", metavar="ACTION", help="cli-option-legal-why")]


def legal(
    mode: options.WhereArgument = None,
    position: options.PositionOption = None,
    actions: options.ActionsOption = None,
    numbers: NumbersOption = False,
    as_json: JsonOption = False,
    why: WhyOption = None,
    ascii_only: options.AsciiOption = False,
    size: options.SizeOption = None,
    fences: options.FencesOption = None,
    maze: options.MazeOption = None,
    house: options.HouseOption = None,
    players: options.PlayersOption = None,
) -> None:
    """List the legal actions of a position, or say why one is illegal (exit status 1)."""
    game = options.make_game(mode, position, actions, options.Setup(size, fences, maze, house, players))
    if why is not None:
        _explain(game, why, as_json=as_json, unicode=not ascii_only and can_draw())
        return
    found = [] if game.outcome() else game.position.legal_actions()
    family, board_size = game.mode.family, game.mode.size
    numbered = [(to_number(action, family, board_size), str(action)) for action in found]
    if as_json:
        typer.echo(json.dumps([{"action": token, "number": number} for number, token in numbered]))
    elif numbers:
        typer.echo("".join(f"{number} {token}\n" for number, token in numbered), nl=False)
    elif sys.stdout.isatty():
        typer.echo(columns([token for _, token in numbered], shutil.get_terminal_size().columns))
    else:
        typer.echo("".join(f"{token}\n" for _, token in numbered), nl=False)


def _explain(game: Game, token: str, *, as_json: bool, unicode: bool) -> None:
    position = game.position
    action = position.parse_action(token.strip())
    reason = Illegality("action.game_over") if game.outcome() else position.why_illegal(action)
    if as_json:
        data = None
        if reason is not None:
            data = {
                "code": reason.code,
                "fences": [str(fence) for fence in reason.fences],
                "piece": reason.piece and reason.piece.letter,
                "squares": [str(square) for square in reason.squares],
            }
        typer.echo(json.dumps({"action": str(action), "illegal": data}))
    elif reason is None:
        typer.echo(t("cli-legal-yes", action=str(action)))
    else:
        typer.echo("\n".join(illegality_sentences(action, reason)))
        board = illegality_board(position, action, reason, unicode=unicode)
        if board is not None:
            typer.echo(board)
    if reason is not None:
        raise typer.Exit(EXIT_WRONG)
