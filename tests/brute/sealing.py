"""Legal fences in the advanced mode: the slot is free and no square is cut off (rules.md C.1-14, 15; C-c, C-d)."""

from collections.abc import Iterable
from functools import lru_cache

from .board import Pair, Square, Ways, all_squares, reachable, room_for, shut, ways_between

SIZE = 9


def _passes(ways: Ways, test: str, exempt: frozenset[Square]) -> bool:
    """Returns whether every square that counts is still reachable."""
    counted = [square for square in all_squares(SIZE) if square not in exempt]
    if test == "open_side":
        return all(ways[square] for square in counted)
    return reachable(ways, counted[0]) >= set(counted)


@lru_cache(maxsize=4096)
def fence_places(
    fences: frozenset[str], tunnels: tuple[Pair, ...], test: str, exempt: frozenset[Square]
) -> tuple[str, ...]:
    """Returns all fences that may be added to the given ones. Tunnels are open steps unless the test ignores them."""
    ways = ways_between(SIZE, fences, () if test == "connected_no_tunnels" else tunnels)
    return tuple(fence for fence in room_for(SIZE, fences) if _passes(shut(ways, fence), test, exempt))


def sealed_squares(fences: Iterable[str], tunnels: tuple[Pair, ...], respawns: Iterable[Square]) -> frozenset[Square]:
    """Returns the squares from which no respawn square can be reached: those inside a closed Chamber."""
    ways = ways_between(SIZE, fences, tunnels)
    outside = set().union(*(reachable(ways, square) for square in respawns))
    return frozenset(all_squares(SIZE)) - outside
