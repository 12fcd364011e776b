"""`FenceSet`: the fences on a board, and the steps, free slots, reachable squares and lines of sight they leave.

Sets of squares are integers (see `geometry`), so each method is a few bit operations. A horizontal fence in slot ``s``
closes the step north from ``s`` and from the square to its right; a vertical fence closes the step east from ``s`` and
from the square above it. Two sets therefore describe all steps: the squares with an open step north, and those with
an open step east.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from hedgemaze.rules.board.geometry import (
    FENCES,
    STRIDE,
    Axis,
    Direction,
    Fence,
    Square,
    SquareSet,
    board_mask,
    fences_of,
    file_mask,
    row_mask,
    slot_mask,
)

Link = tuple[Square, Square]
"""Two squares joined by a tunnel."""


@dataclass(frozen=True, slots=True)
class FenceSet:
    """An immutable set of fences on a board of one size.

    >>> from hedgemaze.rules import parse_fence, parse_square
    >>> fences = FenceSet.of([parse_fence("e3h")], 9).add(parse_fence("c5v"))
    >>> parse_fence("c5v") in fences, len(fences)
    (True, 2)
    >>> fences.is_open(parse_square("e3"), Direction.NORTH)
    False
    """

    size: int
    horizontal: SquareSet = 0
    """Slots that hold a horizontal fence."""
    vertical: SquareSet = 0
    """Slots that hold a vertical fence."""
    north: SquareSet = field(init=False, repr=False, compare=False)
    """Squares whose step north is open."""
    east: SquareSet = field(init=False, repr=False, compare=False)
    """Squares whose step east is open."""

    def __post_init__(self) -> None:
        board = board_mask(self.size)
        last_file = file_mask(self.size - 1, self.size)
        object.__setattr__(self, "north", board & board >> STRIDE & ~(self.horizontal | self.horizontal << 1))
        object.__setattr__(self, "east", board & ~last_file & ~(self.vertical | self.vertical << STRIDE))

    @classmethod
    def of(cls, fences: Iterable[Fence], size: int) -> FenceSet:
        """Returns the set of these fences, without checking that they fit together."""
        slots = {Axis.HORIZONTAL: 0, Axis.VERTICAL: 0}
        for fence in fences:
            slots[fence.axis] |= fence.slot.bit
        return cls(size, slots[Axis.HORIZONTAL], slots[Axis.VERTICAL])

    def __iter__(self) -> Iterator[Fence]:
        """Yields the fences in the order of their numbers."""
        return fences_of(self.horizontal, self.vertical)

    def __len__(self) -> int:
        return self.horizontal.bit_count() + self.vertical.bit_count()

    def __contains__(self, fence: Fence) -> bool:
        return bool(self._slots(fence.axis) >> fence.slot & 1)

    def _slots(self, axis: Axis) -> SquareSet:
        return self.horizontal if axis is Axis.HORIZONTAL else self.vertical

    def add(self, fence: Fence) -> FenceSet:
        """Returns the set with one more fence."""
        if fence.axis is Axis.HORIZONTAL:
            return FenceSet(self.size, self.horizontal | fence.slot.bit, self.vertical)
        return FenceSet(self.size, self.horizontal, self.vertical | fence.slot.bit)

    def remove(self, fence: Fence) -> FenceSet:
        """Returns the set without that fence."""
        if fence.axis is Axis.HORIZONTAL:
            return FenceSet(self.size, self.horizontal & ~fence.slot.bit, self.vertical)
        return FenceSet(self.size, self.horizontal, self.vertical & ~fence.slot.bit)

    # Free slots (A.1-14, 15, 16).

    def room(self) -> tuple[SquareSet, SquareSet]:
        """Returns the slots where a horizontal, and where a vertical, fence would neither overlap nor cross another."""
        free = slot_mask(self.size) & ~(self.horizontal | self.vertical)
        horizontal = free & ~(self.horizontal << 1 | self.horizontal >> 1)
        vertical = free & ~(self.vertical << STRIDE | self.vertical >> STRIDE)
        return horizontal, vertical

    def suspects(self) -> tuple[SquareSet, SquareSet]:
        """Returns the slots where a horizontal, and where a vertical, fence might cut squares off.

        A fence can enclose an area only if at least two of its three nodes (both ends and the middle) touch another
        fence or the edge.
        """
        slots, last = slot_mask(self.size), self.size - 2
        h, v = self.horizontal, self.vertical
        middle = (h | h << 1 | h >> 1 | v | v << STRIDE | v >> STRIDE) & slots
        left, right = middle << 1 | file_mask(0, self.size), middle >> 1 | file_mask(last, self.size)
        below, above = middle << STRIDE | row_mask(0, self.size), middle >> STRIDE | row_mask(last, self.size)
        horizontal = middle & (left | right) | left & right
        vertical = middle & (below | above) | below & above
        return horizontal & slots, vertical & slots

    def overlapped_by(self, fence: Fence) -> tuple[Fence, ...]:
        """Returns the fences that this one would overlap: same axis, same or next slot along it (A.1-15)."""
        along = 1 if fence.axis is Axis.HORIZONTAL else STRIDE
        slots = self._slots(fence.axis) & slot_mask(self.size)
        near = (fence.slot - along, fence.slot, fence.slot + along)
        return tuple(FENCES[fence.axis][slot] for slot in near if slot >= 0 and slots >> slot & 1)

    def crossed_by(self, fence: Fence) -> tuple[Fence, ...]:
        """Returns the fence that this one would cross: the other axis, same slot (A.1-16)."""
        other = Axis.VERTICAL if fence.axis is Axis.HORIZONTAL else Axis.HORIZONTAL
        return (FENCES[other][fence.slot],) if self._slots(other) >> fence.slot & 1 else ()

    # Steps (A.1-6).

    def is_open(self, square: int, direction: Direction) -> bool:
        """Returns whether neither a fence nor the edge closes the step from the square in that direction."""
        if direction is Direction.NORTH:
            return bool(self.north >> square & 1)
        if direction is Direction.EAST:
            return bool(self.east >> square & 1)
        if direction is Direction.SOUTH:
            return square >= STRIDE and bool(self.north >> (square - STRIDE) & 1)
        return square >= 1 and bool(self.east >> (square - 1) & 1)

    def closing(self, square: Square, direction: Direction) -> Fence | None:
        """Returns the fence that closes that step, or None if no fence does; the edge may still close it."""
        if direction in (Direction.NORTH, Direction.SOUTH):
            lower = square if direction is Direction.NORTH else square - STRIDE
            near, slots, axis = (lower, lower - 1), self.horizontal, Axis.HORIZONTAL
        else:
            left = square if direction is Direction.EAST else square - 1
            near, slots, axis = (left, left - STRIDE), self.vertical, Axis.VERTICAL
        for slot in near:
            if slot >= 0 and slots >> slot & 1:
                return FENCES[axis][slot]
        return None

    # Reach and sight.

    def reach(self, start: SquareSet, links: tuple[Link, ...] = (), until: SquareSet = 0) -> SquareSet:
        """Returns all squares that can be reached from any of these; stops early once `until` is reached."""
        north, east = self.north, self.east
        reached = start
        while True:
            grown = (
                reached
                | (reached & north) << STRIDE
                | reached >> STRIDE & north
                | (reached & east) << 1
                | reached >> 1 & east
            )
            for a, b in links:
                if grown >> a & 1 or grown >> b & 1:
                    grown |= a.bit | b.bit
            if grown == reached or grown & until:
                return grown
            reached = grown

    def line(self, square: Square) -> SquareSet:
        """Returns the squares in line of sight of this one: along open steps in one direction (A.3-15)."""
        seen = 0
        for direction in Direction:
            at = int(square)
            while self.is_open(at, direction):
                at += direction.offset
                seen |= 1 << at
        return seen
