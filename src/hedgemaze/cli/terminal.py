"""Terminal output: Unicode support, coloured boards, columns, and progress bars."""

from __future__ import annotations

import io
import sys
import time
from collections.abc import Iterable, Iterator, Sequence
from typing import IO, TypeVar

from rich.cells import cell_len
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.text import Text

_T = TypeVar("_T")

_DRAWN = "·•◦━┃┅┇╋╭▲"
_COLOURS = {
    "P": "bold yellow",
    "B": "bold red",
    "K": "bold magenta",
    "I": "bold cyan",
    "C": "bold dark_orange",
    "S": "bold yellow",
    "N": "bold red",
    "W": "bold cyan",
    "E": "bold magenta",
    "x": "bold red",
}
_FENCES = "━┃┅┇┛┓┫┗┏┣┻┳╋"
_QUIET = "·.─│╭╮╯╰"
_PATIENCE_S = 1.0


def can_draw(stream: IO[str] | None = None) -> bool:
    """Returns whether a stream, by default standard output, can encode the Unicode board."""
    encoding = getattr(stream or sys.stdout, "encoding", None) or "ascii"
    try:
        _DRAWN.encode(encoding)
    except (LookupError, UnicodeError):
        return False
    return True


def coloured_board(board: str) -> Text:
    """Returns a text board with coloured pieces and fences; the labels of rows and files are not coloured."""
    text = Text()
    for line in board.split("\n"):
        is_square_row = line[:1].isdigit()
        for column, sign in enumerate(line):
            style = ""
            if sign in _FENCES:
                style = "bold blue"
            elif sign in _QUIET:
                style = "dim"
            elif is_square_row and column > 0:
                style = _COLOURS.get(sign, "")
            text.append(sign, style=style)
        text.append("\n")
    text.rstrip()
    return text


def columns(words: Sequence[str], width: int) -> str:
    """Returns words in as many columns as fit, row by row."""
    if not words:
        return ""
    widest = max(map(len, words)) + 2
    count = max(1, width // widest)
    rows = [words[at : at + count] for at in range(0, len(words), count)]
    return "\n".join("".join(word.ljust(widest) for word in row).rstrip() for row in rows)


def padded(texts: Sequence[str]) -> list[str]:
    """Returns texts padded to the width of the widest in terminal cells; Chinese characters take two."""
    widest = max(map(cell_len, texts), default=0)
    return [each + " " * (widest - cell_len(each)) for each in texts]


def wrapped(text: str, width: int) -> str:
    """Returns a paragraph wrapped to a width."""
    lines = Text(text).wrap(Console(width=width, file=io.StringIO()), width)
    return "\n".join(line.plain.rstrip() for line in lines)


def track(items: Iterable[_T], label: str, *, total: int | None = None, prints: bool = False) -> Iterator[_T]:
    """Yields the items; after a second, shows a progress bar on standard error if that is a terminal.

    Args:
        items: the items.
        label: the text before the bar.
        total: the number of items, if known.
        prints: whether the caller prints to standard output; then no bar is shown in the same terminal.
    """
    console = Console(stderr=True)
    if not console.is_terminal or (prints and sys.stdout.isatty()):
        yield from items
        return
    rest = iter(items)
    begin, done = time.monotonic(), 0
    while time.monotonic() - begin < _PATIENCE_S:
        try:
            item = next(rest)
        except StopIteration:
            return
        yield item
        done += 1
    parts = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*parts, console=console, transient=True, redirect_stdout=False, redirect_stderr=False) as bar:
        task = bar.add_task(label, total=total, completed=done)
        for item in rest:
            yield item
            bar.advance(task)
