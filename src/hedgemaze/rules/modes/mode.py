"""`Mode`: pieces, fences, board size, maze, seats and house rules of a game.

The five modes are rows of `modes.json`. Code reads the fields of the mode and never tests the number of players.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache
from typing import Any

from hedgemaze.errors import Between, Examples, ModeError, NotationError, check_type, listed, no_such
from hedgemaze.rules.board.geometry import STRIDE, Square, SquareSet, file_mask, row_mask
from hedgemaze.rules.enums import Family, Piece, Seat, Side
from hedgemaze.rules.modes.house_rules import HouseRules, choices_of, options_of
from hedgemaze.rules.modes.maze import Maze, maze_names, named_maze

Deal = tuple[tuple[Piece, ...], ...]
"""The pieces of each seat, in the order of the seats."""

_MAX_FENCES = 99


@cache
def _rows() -> dict[str, dict[str, Any]]:
    """Returns the rows of `modes.json`, which the tests check."""
    path = __file__.rpartition("mode")[0] + "modes.json"
    with open(path, encoding="utf-8") as file:  # noqa: PTH123  # pathlib imports urllib, which would slow down every start
        rows: dict[str, dict[str, Any]] = json.load(file)
    return rows


MODES = tuple(_rows())
"""The names of the five modes."""


@dataclass(frozen=True, slots=True)
class Mode:
    """One of the five modes, with its size, fences, maze, seats and house rules.

    `Mode.named` makes a mode and checks every argument.

    >>> mode = Mode.named("classic2", size=5, fences=3)
    >>> mode.size, mode.fences, len(mode.sides)
    (5, (3, 3), 2)
    """

    name: str
    family: Family
    size: int
    pieces: tuple[Piece, ...]
    sides: tuple[Side, ...]
    """In turn order."""
    fences: tuple[int, ...]
    """Fences in stock at the start, by side."""
    deal: Deal
    house: HouseRules
    maze: Maze | None
    pacman_steps: int
    """Ordinary steps of PAC-MAN's turn (A.3-5, C.1-23)."""
    boost_steps: int
    """Steps that a pellet gives (A.3-9, C.1-25)."""
    ghost_steps: tuple[int, ...]
    """A ghost's speed by the number of pellets taken, 0 to 3 (A.3-16, C.1-26)."""
    frenzy_steps: int
    """Steps of a ghost that sees PAC-MAN (A.3-17); 0 where sight does not matter."""

    @classmethod
    def named(
        cls,
        name: str,
        *,
        size: int = STRIDE,
        fences: int | None = None,
        players: int | None = None,
        deal: Deal | None = None,
        maze: Maze | str | None = None,
        house: HouseRules | None = None,
    ) -> Mode:
        """Makes one of the five modes; each argument changes a default.

        Args:
            name: one of `MODES`.
            size: 3, 5, 7 or 9 in classic, 9 otherwise.
            fences: classic: number of fences per side.
            players: PAC-MAN modes: 2 to 5; selects the standard deal of the ghosts for that number (B20).
            deal: PAC-MAN modes: another deal; seat one has PAC-MAN.
            maze: PAC-MAN modes: a maze, or the name of a shipped one.
            house: house rules; only those that concern the mode may differ from the default.

        Raises:
            ModeError: there is no such mode, or an argument is not allowed in it.

        >>> Mode.named("classic2", size=5, fences=2).fences
        (2, 2)
        """
        check_type(name, str, "the name of a mode")
        row = _rows().get(name)
        if row is None:
            raise no_such(ModeError, "mode.unknown", "mode", name, MODES)
        family = Family(row["family"])
        pieces = tuple(Piece(letter) for letter in row["pieces"])
        if size not in row["sizes"]:
            sizes = ", ".join(map(str, row["sizes"]))
            message = f"{name} is played on boards of size {sizes}"
            raise ModeError("mode.bad_size", message, given=size, allowed=row["sizes"])
        house = house or HouseRules()
        for option in house.changes():
            if option not in options_of(family):
                what, names = f"house rule of {name}", options_of(family)
                raise no_such(ModeError, "house_rule.not_in_mode", what, option, names)
        chosen = _maze(row, maze, name, family)
        if house.seal_test == "connected_no_tunnels" and chosen is not None and chosen.needs_tunnels:
            message, given = "this maze cannot do without tunnels", house.seal_test
            others = [str(choice) for choice in choices_of("seal_test") if choice != given]
            raise ModeError("mode.maze_needs_tunnels", message, given=given, allowed=others)
        return cls(
            name=name,
            family=family,
            size=size,
            pieces=pieces,
            sides=tuple(dict.fromkeys(piece.side for piece in pieces)),
            fences=_stocks(row, fences, name, family),
            deal=_deal(row, pieces, players, deal),
            house=house,
            maze=chosen,
            pacman_steps=row.get("pacman_steps", 0),
            boost_steps=row.get("boost_steps", 0),
            ghost_steps=tuple(row.get("ghost_steps", ())),
            frenzy_steps=row.get("frenzy_steps", 0),
        )

    @property
    def default_fences(self) -> int:
        """The default number of fences per side; only classic modes can change it."""
        return int(_rows()[self.name]["fences"][0])

    @property
    def default_deal(self) -> Deal:
        """The deal for the fewest players."""
        return parse_deal(_rows()[self.name]["deals"][0])

    @property
    def default_maze(self) -> Maze | None:
        """The default maze of the mode; None in classic."""
        name = _rows()[self.name].get("maze")
        return None if name is None else named_maze(name)

    def seats_of(self, side: Side) -> tuple[Seat, ...]:
        """Returns the seats that play for a side."""
        return tuple(Seat(number) for number, held in enumerate(self.deal, 1) if held[0].side is side)

    def goal(self, side: Side) -> SquareSet:
        """Returns the squares on which a side's pawn wins: the line opposite its own (A.1-19)."""
        last = self.size - 1
        opposite = {
            Side.SOUTH: row_mask(last, self.size),
            Side.NORTH: row_mask(0, self.size),
            Side.WEST: file_mask(last, self.size),
            Side.EAST: file_mask(0, self.size),
        }
        return opposite[side]

    def start(self, piece: Piece) -> Square | None:
        """Returns a piece's first square: the middle of its side for a pawn, otherwise the start square of the maze."""
        if self.maze is not None:
            return self.maze.starts[self.pieces.index(piece)]
        middle, last = self.size // 2, self.size - 1
        file, row = {
            Piece.SOUTH: (middle, 0),
            Piece.NORTH: (middle, last),
            Piece.WEST: (0, middle),
            Piece.EAST: (last, middle),
        }[piece]
        return Square(STRIDE * row + file)


def parse_deal(text: str) -> Deal:
    """Reads a deal like ``P.BK.IC``.

    Raises:
        ModeError: a letter names no piece, or a seat is empty.
    """
    letters = {piece.letter: piece for piece in Piece}
    seats = text.split(".")
    if not all(seats) or any(letter not in letters for letter in text.replace(".", "")):
        allowed = Examples(["P.BKIC", "P.BK.IC"])
        raise ModeError("mode.bad_deal", "not a deal of pieces to seats", given=text, allowed=allowed)
    return tuple(tuple(letters[letter] for letter in seat) for seat in seats)


def format_deal(deal: Deal) -> str:
    """Returns the text of a deal."""
    return ".".join("".join(piece.letter for piece in seat) for seat in deal)


def _stocks(row: dict[str, Any], fences: int | None, name: str, family: Family) -> tuple[int, ...]:
    if fences is None:
        return tuple(row["fences"])
    if family is not Family.CLASSIC:
        raise ModeError("mode.fixed_fences", f"the number of fences is fixed in {name}", given=fences)
    if type(fences) is not int or not 0 <= fences <= _MAX_FENCES:
        message = f"a side has 0 to {_MAX_FENCES} fences"
        raise ModeError("mode.bad_fences", message, given=fences, allowed=Between(0, _MAX_FENCES))
    return (fences,) * len(row["fences"])


def _deal(row: dict[str, Any], pieces: tuple[Piece, ...], players: int | None, deal: Deal | None) -> Deal:
    deals = [parse_deal(text) for text in row["deals"]]
    if deal is None:
        for standard in deals:
            if players in (None, len(standard)):
                return standard
        counts = " or ".join(str(len(standard)) for standard in deals)
        message = f"this mode is for {counts} players"
        raise ModeError("mode.bad_players", message, given=players, allowed=map(len, deals))
    dealt = sorted((piece.letter for seat in deal for piece in seat), key=str)
    complete = dealt == sorted(piece.letter for piece in pieces)
    separate = all(len({piece.side for piece in seat}) == 1 for seat in deal)
    if not (complete and separate and deal[0] == deals[0][0] and len(deal) in map(len, deals)):
        message, allowed = "a deal gives every piece to one seat of its side", Examples(row["deals"])
        raise ModeError("mode.bad_deal", message, given=format_deal(deal), allowed=allowed)
    return tuple(tuple(sorted(seat, key=pieces.index)) for seat in deal)


def _maze(row: dict[str, Any], maze: Maze | str | None, name: str, family: Family) -> Maze | None:
    default = row.get("maze")
    if default is None:
        if maze is not None:
            given = maze.name or None if isinstance(maze, Maze) else maze
            raise ModeError("mode.no_maze", f"{name} is played without a maze", given=given)
        return None
    if maze is None:
        maze = default
    try:
        chosen = named_maze(maze) if isinstance(maze, str) else maze
    except NotationError as error:
        raise error.restated(ModeError, error.message) from None
    if chosen is None or chosen.family is not family:
        names = maze_names(family)
        message = f"this maze is not for {name}, unlike {listed(names)}"
        raise ModeError("mode.wrong_maze", message, given=chosen.name or None if chosen else maze, allowed=names)
    return chosen
