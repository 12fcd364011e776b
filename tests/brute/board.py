"""Squares, fences and neighbouring squares. Pieces and the rules of the modes are elsewhere."""

from collections import deque
from collections.abc import Collection, Iterable
from functools import cache, lru_cache

Square = tuple[int, int]
"""(file, row), both counted from 0: `a1` is (0, 0)."""

Pair = frozenset[Square]
"""Two neighbouring squares."""

Ways = dict[Square, frozenset[Square]]
"""From each square, the squares that one step leads to."""

LETTERS = "abcdefghi"
DIRECTIONS = ((0, 1), (1, 0), (0, -1), (-1, 0))


def name_of(square: Square) -> str:
    """Formats a square: (4, 0) is `e1`."""
    return f"{LETTERS[square[0]]}{square[1] + 1}"


def parse(text: str) -> Square:
    """Parses a square: `e1` is (4, 0)."""
    return (LETTERS.index(text[0]), int(text[1:]) - 1)


def shift(square: Square, direction: tuple[int, int]) -> Square:
    """Returns the neighbouring square; it may be off the board."""
    return (square[0] + direction[0], square[1] + direction[1])


def all_squares(size: int) -> list[Square]:
    """Returns every square of the board."""
    return [(file, row) for row in range(size) for file in range(size)]


@cache
def all_fences(size: int) -> tuple[str, ...]:
    """Returns every fence token of the board: one slot fewer than squares per direction, two orientations."""
    slots = all_squares(size - 1)
    return tuple(name_of(slot) + axis for axis in "hv" for slot in slots)


@cache
def closed_by(fence: str) -> frozenset[Pair]:
    """Returns the two steps that a fence closes: `e3h` closes e3-e4 and f3-f4, `e3v` closes e3-f3 and e4-f4."""
    low_left = parse(fence[:-1])
    right, above = shift(low_left, (1, 0)), shift(low_left, (0, 1))
    corner = shift(low_left, (1, 1))
    if fence[-1] == "h":
        return frozenset({frozenset({low_left, above}), frozenset({right, corner})})
    return frozenset({frozenset({low_left, right}), frozenset({above, corner})})


@cache
def clashes(fence: str, other: str) -> bool:
    """Two fences clash if they close a step twice (overlap) or share a middle (crossing). A.1-15, 16."""
    return bool(closed_by(fence) & closed_by(other)) or fence[:-1] == other[:-1]


def room_for(size: int, fences: Collection[str]) -> list[str]:
    """Returns the fences that neither overlap nor cross the given ones. Paths are not checked."""
    return [fence for fence in all_fences(size) if not any(clashes(fence, other) for other in fences)]


def shut(ways: Ways, fence: str) -> Ways:
    """Returns the open steps after a fence is placed."""
    left = dict(ways)
    for pair in closed_by(fence):
        for square in pair:
            left[square] = left[square] - pair
    return left


@lru_cache(maxsize=256)
def _ways(size: int, fences: frozenset[str], tunnels: tuple[Pair, ...]) -> Ways:
    squares = set(all_squares(size))
    ways = {s: frozenset({shift(s, d) for d in DIRECTIONS} & squares) for s in squares}
    for fence in fences:
        ways = shut(ways, fence)
    for tunnel in tunnels:
        for square in tunnel:
            ways[square] = ways[square] | (tunnel - {square})
    return ways


def ways_between(size: int, fences: Iterable[str], tunnels: Iterable[Pair] = ()) -> Ways:
    """Returns all open steps of a board with these fences and tunnels. The result is cached: do not change it."""
    return _ways(size, frozenset(fences), tuple(tunnels))


def reachable(ways: Ways, start: Square) -> set[Square]:
    """Returns every square that can be reached from `start`, which is included."""
    seen = {start}
    queue = deque([start])
    while queue:
        for square in ways[queue.popleft()]:
            if square not in seen:
                seen.add(square)
                queue.append(square)
    return seen


def sees(ways: Ways, eye: Square, target: Square) -> bool:
    """Returns whether two different squares are on one file or row with no closed step between them. A.3-15."""
    across, up = target[0] - eye[0], target[1] - eye[1]
    if (across == 0) == (up == 0):
        return False
    direction = ((across > 0) - (across < 0), (up > 0) - (up < 0))
    while eye != target:
        ahead = shift(eye, direction)
        if ahead not in ways[eye]:
            return False
        eye = ahead
    return True


def around_corners(ways: Ways, square: Square) -> set[Square]:
    """Returns the diagonal steps that are open because one of the two paths around the corner is (B22)."""
    found = set()
    for first in DIRECTIONS:
        for second in DIRECTIONS:
            middle = shift(square, first)
            corner = shift(middle, second)
            if corner[0] != square[0] and corner[1] != square[1] and middle in ways[square] and corner in ways[middle]:
                found.add(corner)
    return found
