"""The board as lines of text for a terminal: squares as dots, fences as heavy lines between them, pieces as letters."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from hedgemaze.rules.board.geometry import SQUARES, STRIDE, Axis, Square
from hedgemaze.rules.pictures.captions import absences, supplies, turn_caption
from hedgemaze.rules.state import State

_CELL = 3
_PITCH = _CELL + 1

_UP, _DOWN, _LEFT, _RIGHT = 1, 2, 4, 8


@dataclass(frozen=True, slots=True)
class _Signs:
    """The characters of one style."""

    square: str
    pellet: str
    respawn: str
    across: str
    down: str
    chamber_across: str
    chamber_down: str
    joints: str
    """The character of a crossing, by the sum of the directions of its fences (1 up, 2 down, 4 left, 8 right)."""
    frame: str
    """A horizontal line, a vertical line, then the corners from the upper left clockwise."""
    edges: str
    """Where a fence meets the frame: at the top, right, bottom and left."""
    tunnels: str
    """The mouths of tunnels: at the top, bottom, left and right."""
    dot: str


_UNICODE = _Signs("·", "•", "◦", "━", "┃", "┅", "┇", "     ┛┓┫ ┗┏┣ ┻┳╋", "─│╭╮╯╰", "┰┥┸┝", "▲▼◀▶", " · ")
_ASCII = _Signs(".", "o", "@", "-", "|", "~", ":", "     +++ +++ +++", "-|++++", "++++", "^v<>", "; ")


def format_board(state: State, *, unicode: bool = True, legend: bool = True) -> str:
    """Returns the board as lines of text, the highest row first.

    Args:
        state: the position.
        unicode: heavy lines for fences (dashed ones for the Chamber's); otherwise ASCII only.
        legend: adds a line with the turn and, if there are supplies, a second line with them.

    >>> from hedgemaze.rules.modes.mode import Mode
    >>> from hedgemaze.rules.state import start_fields
    >>> print(format_board(State(**start_fields(Mode.named("classic2", size=3, fences=1))), unicode=False))
      +-----------+
    3 | .   N   . |
      |           |
    2 | .   .   . |
      |           |
    1 | .   S   . |
      +-----------+
        a   b   c
    South to move
    Fences S 1 N 1
    """
    signs = _UNICODE if unicode else _ASCII
    canvas = _Canvas(state.mode.size)
    _draw_frame(canvas, signs)
    _draw_fences(canvas, state, signs)
    _draw_tunnels(canvas, state, signs)
    _draw_squares(canvas, state, signs)
    lines = [*canvas.lines(), *(_legend(state, signs) if legend else ())]
    return "\n".join(lines)


class _Canvas:
    """A grid of characters: squares on odd lines, crossings between them, the frame around."""

    def __init__(self, size: int) -> None:
        self.size = size
        self._rows = [[" "] * (size * _PITCH + 1) for _ in range(2 * size + 1)]

    def put(self, line: int, column: int, text: str) -> None:
        self._rows[line][column : column + len(text)] = text

    def at(self, square: Square) -> tuple[int, int]:
        """Returns the line and the first column of a square."""
        return 2 * (self.size - square.row) - 1, _PITCH * square.file + 1

    def lines(self) -> Iterator[str]:
        for number, row in enumerate(self._rows):
            label = str(self.size - number // 2) if number % 2 else " "
            yield f"{label} {''.join(row)}"
        yield "  " + "".join(f"  {SQUARES[file]!s:.1} " for file in range(self.size)).rstrip()


def _draw_frame(canvas: _Canvas, signs: _Signs) -> None:
    across, down, corners = signs.frame[0], signs.frame[1], signs.frame[2:]
    wide, high = canvas.size * _PITCH, canvas.size * 2
    for line in range(1, high):
        canvas.put(line, 0, down)
        canvas.put(line, wide, down)
    canvas.put(0, 0, corners[0] + across * (wide - 1) + corners[1])
    canvas.put(high, 0, corners[3] + across * (wide - 1) + corners[2])


def _draw_fences(canvas: _Canvas, state: State, signs: _Signs) -> None:
    arms: dict[tuple[int, int], int] = {}
    middles: dict[tuple[int, int], str] = {}
    for fence in state.fences:
        line, column = canvas.at(fence.slot)
        line, column = line - 1, column + _CELL
        in_chamber = fence in state.chamber
        if fence.axis is Axis.HORIZONTAL:
            sign = signs.chamber_across if in_chamber else signs.across
            canvas.put(line, column - _CELL, sign * (2 * _CELL + 1))
            touched = {(line, column - _PITCH): _RIGHT, (line, column): _LEFT | _RIGHT, (line, column + _PITCH): _LEFT}
        else:
            sign = signs.chamber_down if in_chamber else signs.down
            for step in (-1, 0, 1):
                canvas.put(line + step, column, sign)
            touched = {(line - 2, column): _DOWN, (line, column): _UP | _DOWN, (line + 2, column): _UP}
        middles[line, column] = sign
        for node, directions in touched.items():
            arms[node] = arms.get(node, 0) | directions
    wide, high = canvas.size * _PITCH, canvas.size * 2
    for (line, column), directions in arms.items():
        if line in (0, high) or column in (0, wide):
            canvas.put(line, column, signs.edges[(line == 0, column == wide, line == high, column == 0).index(True)])
        elif directions in (_LEFT | _RIGHT, _UP | _DOWN):
            # Two fences that meet end to end are drawn apart, because one of the other axis still fits between them.
            canvas.put(line, column, middles.get((line, column), " "))
        else:
            canvas.put(line, column, signs.joints[directions])


def _draw_tunnels(canvas: _Canvas, state: State, signs: _Signs) -> None:
    """Marks the mouths of tunnels in the frame; respawn squares away from the edge have none."""
    if state.mode.maze is None or not state.mode.maze.respawns:
        return
    wide, high = canvas.size * _PITCH, canvas.size * 2
    north, south, west, east = map(canvas.at, state.mode.maze.respawns)
    mouths = ((0, north[1] + 1), (high, south[1] + 1), (west[0], 0), (east[0], wide))
    on_edge = (north[0] == 1, south[0] == high - 1, west[1] == 1, east[1] == wide - _CELL)
    for (line, column), sign, is_there in zip(mouths, signs.tunnels, on_edge, strict=True):
        if is_there:
            canvas.put(line, column, sign)


def _draw_squares(canvas: _Canvas, state: State, signs: _Signs) -> None:
    respawns = state.mode.maze.respawns if state.mode.maze else ()
    for row in range(canvas.size):
        for file in range(canvas.size):
            square = SQUARES[STRIDE * row + file]
            text = "".join(piece.letter for piece in state.pieces_on(square))
            if state.pellets >> square & 1:
                text += signs.pellet
            if len(text) > _CELL:
                text = text[: _CELL - 1] + "+"
            text = text or (signs.respawn if square in respawns else signs.square)
            line, column = canvas.at(square)
            canvas.put(line, column + (len(text) == 1), text)


def _legend(state: State, signs: _Signs) -> list[str]:
    """Returns the turn and, if there are any supplies, a second line with them; each has at most 60 columns."""
    turn, left = signs.dot.join((turn_caption(state), *absences(state))), signs.dot.join(supplies(state))
    return [turn, left[0].upper() + left[1:]] if left else [turn]
