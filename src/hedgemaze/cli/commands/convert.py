"""`hedgemaze convert`: converts games and positions between formats."""

from __future__ import annotations

from typing import Annotated

import typer

from hedgemaze.cli.commands.show import ThemeOption
from hedgemaze.cli.errors import CommandError
from hedgemaze.cli.files import read_text, write_text
from hedgemaze.cli.formats import Form, Source, detect, format_items, parse_items
from hedgemaze.cli.json_data import Item
from hedgemaze.cli.options import AsciiOption, Setup, make_mode
from hedgemaze.cli.terminal import can_draw
from hedgemaze.errors import Between
from hedgemaze.rules import Game

InArgument = Annotated[str, typer.Argument(metavar="IN", help="cli-option-convert-in")]
OutArgument = Annotated[str, typer.Argument(metavar="OUT", help="cli-option-convert-out", show_default=False)]
FromOption = Annotated[Source | None, typer.Option("--from", help="cli-option-convert-from")]
ToOption = Annotated[Form, typer.Option("--to", help="cli-option-convert-to")]
DialectOption = Annotated[
    str, typer.Option("--dialect", metavar="NAME", help="cli-option-convert-dialect", show_default=True)
]
ModeOption = Annotated[str | None, typer.Option("--mode", metavar="MODE", help="cli-option-convert-mode")]
GameOption = Annotated[int | None, typer.Option("--game", metavar="N", min=1, help="cli-option-convert-game")]
AtOption = Annotated[int | None, typer.Option("--at", metavar="N", min=0, help="cli-option-convert-at")]


def convert(
    source: InArgument,
    target: OutArgument = "-",
    from_form: FromOption = None,
    to_form: ToOption = Form.RECORD,
    dialect: DialectOption = "standard",
    mode: ModeOption = None,
    number: GameOption = None,
    at: AtOption = None,
    theme: ThemeOption = "arcade",
    ascii_only: AsciiOption = False,
) -> None:
    """Convert games and positions: records, JSON, position texts, bare moves, pictures, text boards."""
    text = read_text(source)
    kind = from_form or detect(text, source)
    if from_form is None and mode is not None and kind is Source.RECORD:
        kind = Source.MOVES
    played = None if mode is None else make_mode(mode, Setup())
    items = _chosen(list(parse_items(text, kind, mode=played, dialect=dialect)), number)
    if at is not None:
        items = [_shortened(item, at) for item in items]
    unicode = not ascii_only and (target != "-" or can_draw())
    write_text(target, format_items(items, to_form, theme=theme, unicode=unicode))


def _chosen(items: list[Item], number: int | None) -> list[Item]:
    if not items:
        raise CommandError("input.empty", "there is no game or position in it")
    if number is None:
        return items
    if number > len(items):
        message = f"there are {len(items)} games or positions, and no such number"
        raise CommandError("options.no_such_game", message, given=number, allowed=Between(1, len(items)))
    return [items[number - 1]]


def _shortened(item: Item, count: int) -> Item:
    """Returns a game without its entries after the first `count`; notes of removed entries are removed too."""
    if not isinstance(item, Game) or count > len(item.entries):
        length = len(item.entries) if isinstance(item, Game) else 0
        message = f"a game has {length} entries and cannot be cut there"
        raise CommandError("options.no_such_entry", message, given=count, allowed=Between(0, length))
    while len(item.entries) > count:
        item.undo()
    return item
