"""The board as text: literal boards, and random positions whose walls and pieces are parsed back."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace
from types import ModuleType
from typing import Any

import pytest

from hedgemaze.rules import classic
from hedgemaze.rules.actions import Place
from hedgemaze.rules.advanced import family as advanced
from hedgemaze.rules.board.fences import FenceSet
from hedgemaze.rules.board.geometry import (
    Axis,
    Direction,
    board_mask,
    parse_fence,
    parse_square,
    square_set,
    squares_of,
)
from hedgemaze.rules.enums import Family, Piece, Side
from hedgemaze.rules.modes.mode import Mode
from hedgemaze.rules.pacman import family as pacman
from hedgemaze.rules.pictures.text_board import format_board
from hedgemaze.rules.state import State, start_fields

RULES: dict[Family, ModuleType] = {Family.CLASSIC: classic, Family.PACMAN: pacman, Family.ADVANCED: advanced}
TABLES = [
    *((name, {"size": size}) for name in ("classic2", "classic3", "classic4") for size in (3, 5, 7, 9)),
    ("pacman", {}),
    ("pacman", {"maze": "A3"}),
    ("advanced", {}),
    ("advanced", {"maze": "pinwheel"}),
]


def start(name: str, **differences: Any) -> State:
    fields: dict[str, Any] = start_fields(Mode.named(name, **differences))
    return State(**fields)


def with_fences(state: State, fences: str) -> State:
    size = state.mode.size
    return replace(state, fences=FenceSet.of((parse_fence(fence, size) for fence in fences.split()), size))


def put(state: State, **squares: str | None) -> State:
    """Returns the position with some pieces moved to other squares, by letter."""
    for letter, square in squares.items():
        at = None if square is None else parse_square(square)
        state = replace(state, squares=state.with_square(Piece(letter), at))
    return state


def random_positions(name: str, differences: dict[str, Any], seed: int, plies: int = 60) -> Iterator[State]:
    """Yields the positions of a random game; about half of the actions are fences while any are left."""
    rng = random.Random(f"{name} {differences} {seed}")
    state = start(name, **differences)
    rules = RULES[state.mode.family]
    for _ in range(plies):
        yield state
        if rules.outcome(state):
            return
        actions = rules.legal_actions(state)
        fences = [action for action in actions if isinstance(action, Place)]
        others = [action for action in actions if not isinstance(action, Place)]
        state = rules.play(state, rng.choice(fences if fences and (not others or rng.random() < 0.5) else others))


# Literal boards.


def test_a_small_board() -> None:
    state = with_fences(start("classic2", size=3, fences=2), "a2h b1v")
    assert format_board(replace(state, stocks=(1, 1))) == (
        "  ╭───────────╮\n"
        "3 │ ·   N   · │\n"
        "  ┝━━━━━━━┓   │\n"
        "2 │ ·   · ┃ · │\n"
        "  │       ┃   │\n"
        "1 │ ·   S ┃ · │\n"
        "  ╰───────┸───╯\n"
        "    a   b   c\n"
        "South to move\n"
        "Fences S 1 N 1"
    )


def test_joints() -> None:
    """A corner, a T, a fence across the joint of two others, and two fences that do not touch."""
    fences = "a4h c4h b3v b1v a1h c1h d2v"
    state = with_fences(start("classic4", size=5), fences)
    assert format_board(state, legend=False) == (
        "  ╭───────────────────╮\n"
        "5 │ ·   ·   N   ·   · │\n"
        "  ┝━━━━━━━┳━━━━━━━    │\n"
        "4 │ ·   · ┃ ·   ·   · │\n"
        "  │       ┃           │\n"
        "3 │ W   · ┃ ·   · ┃ E │\n"
        "  │               ┃   │\n"
        "2 │ ·   · ┃ ·   · ┃ · │\n"
        "  ┝━━━━━━━╋━━━━━━━┛   │\n"
        "1 │ ·   · ┃ S   ·   · │\n"
        "  ╰───────┸───────────╯\n"
        "    a   b   c   d   e"
    )
    assert format_board(state, unicode=False, legend=False) == (
        "  +-------------------+\n"
        "5 | .   .   N   .   . |\n"
        "  +-------+-------    |\n"
        "4 | .   . | .   .   . |\n"
        "  |       |           |\n"
        "3 | W   . | .   . | E |\n"
        "  |               |   |\n"
        "2 | .   . | .   . | . |\n"
        "  +-------+-------+   |\n"
        "1 | .   . | S   .   . |\n"
        "  +-------+-----------+\n"
        "    a   b   c   d   e"
    )


def test_fences_end_to_end_stay_apart() -> None:
    text = format_board(with_fences(start("classic2", size=5), "a2h c2h"), legend=False)
    assert "  ┝━━━━━━━ ━━━━━━━    │" in text.splitlines()


def test_the_fixed_maze() -> None:
    assert format_board(start("pacman"), unicode=False) == (
        "  +-----------------------------------+\n"
        "9 | o   .   .   .   B   .   .   .   o |\n"
        "  |                                   |\n"
        "8 | .   .   .   .   . | .   .   .   . |\n"
        "  |    -------        |               |\n"
        "7 | .   .   .   .   . | .   .   .   . |\n"
        "  |                                   |\n"
        "6 | .   .   .   .   .   .   .   .   . |\n"
        "  |                        -------    |\n"
        "5 | I   .   . | .   P   .   .   .   K |\n"
        "  |           |                       |\n"
        "4 | .   .   . | .   .   .   .   .   . |\n"
        "  |           +-------                |\n"
        "3 | .   .   .   .   .   .   . | .   . |\n"
        "  |                           |       |\n"
        "2 | .   .   .   .   .   .   . | .   . |\n"
        "  |                                   |\n"
        "1 | o   .   .   .   C   .   .   .   o |\n"
        "  +-----------------------------------+\n"
        "    a   b   c   d   e   f   g   h   i\n"
        "PAC-MAN to move\n"
        "3 lives; 0/4 pellets taken"
    )


def test_the_chamber_is_drawn_differently_and_tunnels_have_mouths() -> None:
    lines = format_board(put(start("advanced"), P="a5"), legend=False).splitlines()
    assert lines[0] == "  ╭─────────────────▲─────────────────╮"
    assert lines[7:13] == [
        "6 │ ·   ·   ·   ·   ·   ·   ·   ·   · │",
        "  │           ┏┅┅┅┅┅┅┅┓               │",
        "5 ◀ P   ·   · ┇ B   K ┇ ·   ·   ·   ◦ ▶",
        "  │           ┇       ┇               │",
        "4 │ ·   ·   · ┇ I   C ┇ ·   ·   ·   · │",
        "  │           ┗┅┅┅┅┅┅┅┛               │",
    ]
    assert lines[-2] == "  ╰─────────────────▼─────────────────╯"
    ascii_lines = format_board(start("advanced"), unicode=False, legend=False).splitlines()
    assert ascii_lines[9] == "5 < @   .   . : B   K : .   .   .   @ >"
    assert ascii_lines[8] == "  |           +~~~~~~~+               |"


# Cells.


@pytest.mark.parametrize(
    ("squares", "cell"),
    [
        ({"B": "e7", "K": "e7"}, "BK "),
        ({"B": "e7", "I": "e7", "C": "e7"}, "BIC"),
        ({"B": "e7", "K": "e7", "I": "e7", "C": "e7"}, "BK+"),
        ({"I": "e7"}, " I "),
    ],
)
def test_pieces_that_share_a_square_are_all_shown(squares: dict[str, str], cell: str) -> None:
    row = format_board(put(start("pacman"), **squares)).splitlines()[5]
    assert row == f"7 │ ·   ·   ·   ·  {cell}┃ ·   ·   ·   · │"


def test_a_pellet_under_a_ghost_is_shown() -> None:
    assert format_board(put(start("pacman"), B="a9")).splitlines()[1].startswith("9 │B•   ·")


# The legend.


def legend(state: State) -> list[str]:
    return format_board(state).splitlines()[-2:]


def test_legend_of_a_boost() -> None:
    state = replace(start("pacman"), active=Piece.PACMAN, boost=3, pellets=square_set([parse_square("a1")]), spent=3)
    state = replace(put(state, C=None, B=None), lives=1)
    assert legend(state) == ["PAC-MAN to move: boost 3 steps left · eaten B C", "1 life · 3/4 pellets taken"]


def test_legend_of_a_moving_ghost() -> None:
    state = replace(start("pacman"), side=Side.GHOSTS, active=Piece.INKY, steps=1, moved=(Piece.BLINKY, Piece.PINKY))
    assert legend(state) == ["Ghosts to move: Inky, 1 step left · moved B K", "3 lives · 0/4 pellets taken"]


def test_legend_of_the_advanced_mode() -> None:
    state = start("advanced")
    assert legend(state)[0] == "PAC-MAN to move: back to the board"
    on_board = replace(put(state, P="e1"), side=Side.GHOSTS)
    assert legend(on_board)[0] == "Ghosts to move: lift a chamber fence"
    lifted = replace(on_board, lifted=parse_square("d5"), reserve=1, spent=1, pellets=square_set([parse_square("a1")]))
    assert legend(lifted) == [
        "Ghosts to move: lay the fence lifted from d5",
        "3 lives · 2/4 pellets taken · 1 in reserve · fences P 12 G 4",
    ]
    chosen = replace(put(state, P="e1"), chamber=FenceSet(9), active=Piece.PACMAN, boost=2, steps=1)
    assert legend(chosen)[0] == "PAC-MAN to move: boost 2 steps, 1 step left"
    placing = replace(chosen, side=Side.GHOSTS, active=Piece.CLYDE, boost=0, steps=0)
    assert legend(placing)[0] == "Ghosts to move: Clyde, fence or stop"


def test_legend_of_sides_that_left_and_of_the_end() -> None:
    state = replace(start("classic4"), retired=(Side.WEST, Side.EAST), side=Side.NORTH)
    assert legend(state) == ["North to move · left the game W E", "Fences S 5 W 5 N 5 E 5"]
    assert legend(put(start("classic2"), S="c9", N="a2"))[0] == "South won"
    assert legend(replace(start("pacman"), lives=0))[0] == "Ghosts won"
    assert legend(replace(start("pacman"), round=21))[0] == "The game is drawn"


# Random positions.


def read_back(text: str, size: int) -> tuple[dict[tuple[str, Direction], str], dict[str, str]]:
    """Parses a board without legend: the symbols between neighbouring squares, and the text of each cell."""
    lines = text.splitlines()
    between: dict[tuple[str, Direction], str] = {}
    cells: dict[str, str] = {}
    for square in squares_of(board_mask(size)):
        line, column = 2 * (size - square.row) - 1, 3 + 4 * square.file
        cells[str(square)] = lines[line][column : column + 3].strip()
        between[str(square), Direction.EAST] = lines[line][column + 3]
        between[str(square), Direction.NORTH] = lines[line - 1][column : column + 3]
    return between, cells


@pytest.mark.parametrize("unicode", [True, False])
@pytest.mark.parametrize(("name", "differences"), TABLES)
def test_every_wall_and_every_piece_of_a_random_game_is_drawn(
    name: str, differences: dict[str, Any], unicode: bool
) -> None:
    across, down, chamber_across, chamber_down = "━┃┅┇" if unicode else "-|~:"
    for state in random_positions(name, differences, seed=1):
        size, last = state.mode.size, state.mode.size - 1
        between, cells = read_back(format_board(state, unicode=unicode, legend=False), size)
        for square in squares_of(board_mask(size)):
            if square.row < last:
                closing = state.fences.closing(square, Direction.NORTH)
                sign = " " if closing is None else chamber_across if closing in state.chamber else across
                assert between[str(square), Direction.NORTH] == sign * 3
            if square.file < last:
                closing = state.fences.closing(square, Direction.EAST)
                sign = " " if closing is None else chamber_down if closing in state.chamber else down
                assert between[str(square), Direction.EAST] == sign
            for piece in Piece:
                assert (piece.letter in cells[str(square)]) == (piece in state.pieces_on(square))
            assert (("•" if unicode else "o") in cells[str(square)]) == bool(state.pellets >> square & 1)


@pytest.mark.parametrize(("name", "differences"), TABLES)
def test_middles_of_fences_are_drawn(name: str, differences: dict[str, Any]) -> None:
    for state in random_positions(name, differences, seed=2):
        lines = format_board(state, legend=False).splitlines()
        for fence in state.fences:
            line, column = 2 * (state.mode.size - fence.slot.row) - 2, 6 + 4 * fence.slot.file
            horizontal = fence.axis is Axis.HORIZONTAL
            assert lines[line][column] in ("━┅┳┻╋" if horizontal else "┃┇┫┣╋")


@pytest.mark.parametrize(("name", "differences"), TABLES)
def test_lines_are_short_even_and_clean(name: str, differences: dict[str, Any]) -> None:
    for state in random_positions(name, differences, seed=3):
        unicode, ascii_only = format_board(state), format_board(state, unicode=False)
        assert ascii_only.isascii()
        assert not unicode.isascii()
        for text in (unicode, ascii_only):
            lines = text.split("\n")
            assert all(line == line.rstrip() and 0 < len(line) <= 60 for line in lines)
            assert {len(line) for line in lines[: 2 * state.mode.size + 1]} == {4 * state.mode.size + 3}
            assert len(lines) == 2 * state.mode.size + 4
            assert text.startswith(format_board(state, unicode=text is unicode, legend=False) + "\n")


def test_the_longest_legends_fit() -> None:
    opened = replace(put(start("advanced"), P="e1"), chamber=FenceSet(9), reserve=3, pellets=1, lives=5)
    placing = replace(put(opened, C=None), side=Side.GHOSTS, active=Piece.BLINKY, moved=(Piece.PINKY, Piece.INKY))
    boosted = replace(put(opened, B=None, K=None, I=None), active=Piece.PACMAN, boost=4, steps=2)
    laying = replace(put(opened, B=None, K=None, I=None), side=Side.GHOSTS, lifted=parse_square("d5"))
    crowded = replace(start("classic4", fences=99), retired=(Side.SOUTH, Side.NORTH), side=Side.WEST)
    widths = [max(map(len, legend(state))) for state in (placing, boosted, laying, crowded)]
    assert max(widths) == 60


def test_an_empty_stock_has_no_legend_line() -> None:
    assert format_board(start("classic2", size=3, fences=0)).split("\n")[-2:] == ["    a   b   c", "South to move"]
