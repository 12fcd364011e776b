"""Classic for 2, 3 and 4 players on boards of 3, 5, 7 and 9 (rules.md A.1, A.2)."""

from __future__ import annotations

import copy
from collections.abc import Mapping
from typing import Self

from .board import DIRECTIONS, Square, Ways, name_of, parse, reachable, room_for, shift, shut, ways_between
from .house_rules import CLASSIC, Value, settle

SIDES = {"classic2": "SN", "classic3": "SWN", "classic4": "SWNE"}
FENCES = {"classic2": 10, "classic3": 6, "classic4": 5}


class Classic:
    """A position of a classic game. `play` and `retire` return new ones."""

    def __init__(
        self, name: str, size: int = 9, fences: int | None = None, house: Mapping[str, Value] | None = None
    ) -> None:
        if size not in (3, 5, 7, 9):
            raise ValueError(f"no board of {size}")
        self.size = size
        self.house = settle(CLASSIC, house or {})
        self.sides = SIDES[name]
        middle, last = size // 2, size - 1
        starts = {"S": (middle, 0), "W": (0, middle), "N": (middle, last), "E": (last, middle)}
        self.pawns: dict[str, Square] = {side: starts[side] for side in self.sides}
        self.stocks = dict.fromkeys(self.sides, FENCES[name] if fences is None else fences)
        self.fences: frozenset[str] = frozenset()
        self.left: frozenset[str] = frozenset()
        self.mover = "S"
        self.ply = 0
        self.end: tuple[str, str | None] | None = None
        self._tokens: list[str] | None = None

    def _ways(self) -> Ways:
        return ways_between(self.size, self.fences)

    def _is_home(self, side: str, square: Square) -> bool:
        """Returns whether the square is on the line opposite the side's base line (A.1-19)."""
        last = self.size - 1
        return {"S": square[1] == last, "N": square[1] == 0, "W": square[0] == last, "E": square[0] == 0}[side]

    def _pawn_moves(self) -> set[Square]:
        """The formal generator of A.1, with the switches of B35 and B36."""
        ways = self._ways()
        here, taken = self.pawns[self.mover], set(self.pawns.values())
        found = set()
        for direction in DIRECTIONS:
            near = shift(here, direction)
            if near not in ways[here]:
                continue
            if near not in taken:
                found.add(near)
                continue
            behind = shift(near, direction)
            if behind in ways[near] and behind not in taken:
                found.add(behind)
                continue
            if behind not in ways and not self.house["edge_side_jump"]:
                continue
            if behind in ways[near] and behind in taken and not self.house["pawn_side_jump"]:
                continue
            for side in (shift(near, (direction[1], direction[0])), shift(near, (-direction[1], -direction[0]))):
                if side in ways[near] and side not in taken:
                    found.add(side)
        return found

    def _all_get_home(self, ways: Ways) -> bool:
        """The path guarantee: every side still in the game has a path; pawns do not block it (A.1-17)."""
        return all(
            any(self._is_home(side, square) for square in reachable(ways, self.pawns[side]))
            for side in self.sides
            if side not in self.left
        )

    def _fence_moves(self) -> list[str]:
        if self.stocks[self.mover] == 0:
            return []
        ways = self._ways()
        return [fence for fence in room_for(self.size, self.fences) if self._all_get_home(shut(ways, fence))]

    def tokens(self) -> list[str]:
        """Returns all legal actions; a side without any must pass (B46)."""
        if self.end:
            return []
        if self._tokens is None:
            self._tokens = [name_of(square) for square in sorted(self._pawn_moves())] + self._fence_moves() or ["--"]
        return list(self._tokens)

    def _pass_on(self) -> None:
        order = self.sides + self.sides
        after = order[order.index(self.mover) + 1 :]
        self.mover = next(side for side in after if side not in self.left)

    def play(self, token: str) -> Self:
        """Returns the position after an action.

        Raises:
            ValueError: the action is not legal here.
        """
        if token not in self.tokens():
            raise ValueError(f"{token} is not legal here")
        new = copy.copy(self)
        new._tokens = None
        new.ply += 1
        if token[-1] in "hv":
            new.fences = self.fences | {token}
            new.stocks = self.stocks | {self.mover: self.stocks[self.mover] - 1}
        elif token != "--":
            new.pawns = self.pawns | {self.mover: parse(token)}
        if new._is_home(self.mover, new.pawns[self.mover]):
            new.end = ("reached_goal", self.mover)
        elif 0 < int(self.house["max_ply"]) <= new.ply:
            new.end = ("move_limit", None)
        new._pass_on()
        return new

    def retire(self, side: str) -> Self:
        """Returns the position after a side has left the game (decision 0005)."""
        if self.end or side not in self.sides or side in self.left:
            raise ValueError(f"{side} cannot leave")
        new = copy.copy(self)
        new._tokens = None
        new.left = self.left | {side}
        if new.mover == side:
            new._pass_on()
        staying = [other for other in self.sides if other not in new.left]
        if len(staying) == 1:
            new.end = ("others_left", staying[0])
        return new

    def over(self) -> tuple[str, str | None] | None:
        """Returns the reason and the winner (None: a draw) of a finished game, or None."""
        return self.end

    def turn(self) -> str:
        """Returns the side to move; after the end, the side that would be next."""
        return self.mover

    def state(self) -> dict[str, object]:
        """Returns all state that tests compare, as plain data."""
        return {
            "fences": sorted(self.fences),
            "chamber": [],
            "pieces": {side: name_of(square) for side, square in self.pawns.items()},
            "stocks": dict(self.stocks),
            "pellets": [],
            "reserve": 0,
            "spent": 0,
            "lives": 0,
            "round": 1,
            "progress": 0,
            "ply": self.ply,
            "previous": {},
        }
