"""`hedgemaze show`: a position as a board, a picture, a text or data."""

from __future__ import annotations

import json
from typing import Annotated, Any

import typer
from rich.console import Console

from hedgemaze.cli.failures import CommandError
from hedgemaze.cli.files import write_text
from hedgemaze.cli.options import (
    ActionsOption,
    AsciiOption,
    FencesOption,
    HouseOption,
    MazeOption,
    PlayersOption,
    PositionOption,
    Setup,
    SizeOption,
    WhereArgument,
    make_game,
)
from hedgemaze.cli.terminal import can_draw, coloured_board
from hedgemaze.cli.wording import outcome_sentence, rank_sentence
from hedgemaze.rules import Game, position_to_data
from hedgemaze.rules.captions import mode_caption
from hedgemaze.rules.looks import LookName

__all__ = ["LookOption", "show"]


SvgOption = Annotated[str | None, typer.Option("--svg", metavar="FILE", help="Write a picture instead; - prints it.")]
LookOption = Annotated[LookName, typer.Option("--look", help="How the picture looks.")]
JsonOption = Annotated[bool, typer.Option("--json", help="Print the position as JSON instead.")]
TextOption = Annotated[bool, typer.Option("--text", help="Print the one-line position text instead.")]


def show(
    mode: WhereArgument = None,
    position: PositionOption = None,
    actions: ActionsOption = None,
    ascii_only: AsciiOption = False,
    svg: SvgOption = None,
    look: LookOption = "arcade",
    as_json: JsonOption = False,
    as_text: TextOption = False,
    size: SizeOption = None,
    fences: FencesOption = None,
    maze: MazeOption = None,
    house: HouseOption = None,
    players: PlayersOption = None,
) -> None:
    """Show a position: its board, whose turn it is, and how the game ended if it has."""
    if sum((svg is not None, as_json, as_text)) > 1:
        raise CommandError("options.two_forms", "choose one of --svg, --json and --text")
    game = make_game(mode, position, actions, Setup(size, fences, maze, house, players))
    if svg is not None:
        write_text(svg, game.position.svg(look=look) + "\n")
    elif as_json:
        typer.echo(json.dumps(_data(game), indent=2))
    elif as_text:
        typer.echo(game.position.text)
    else:
        _print_board(game, unicode=not ascii_only and can_draw())


def _print_board(game: Game, *, unicode: bool) -> None:
    console = Console(highlight=False, soft_wrap=True)
    position, outcome = game.position, game.outcome()
    board = position.board(unicode=unicode, legend=True)
    lines = board.split("\n")
    end = 2 * position.mode.size + 2
    console.print(mode_caption(position.mode), markup=False)
    console.print(coloured_board("\n".join(lines[:end])))
    for line in lines[end:]:
        console.print(line, markup=False)
    if outcome is None:
        console.print(f"Legal actions: {len(position.legal_actions())}", markup=False)
    else:
        console.print(outcome_sentence(outcome), markup=False)
        rank = rank_sentence(outcome, position.mode.family)
        if rank is not None:
            console.print(rank, markup=False)
    console.print(f"Position: {position.text}", markup=False)


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
