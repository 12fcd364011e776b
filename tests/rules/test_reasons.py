"""Every illegal action has one reason, with a known code and evidence that matches the board.

The squares that a fence shuts in are recomputed by the brute-force program, which is independent of the reference.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable

import pytest
from hypothesis import given

from hedgemaze.rules import Action, Fence, Illegality, Mode, Move, Piece, Place, Position, Step, all_actions
from hedgemaze.rules.board.geometry import squares_of
from hedgemaze.rules.reasons import MESSAGES
from tests.brute.board import Square as Pair
from tests.brute.board import Ways, closed_by, parse, reachable, ways_between
from tests.rules.strategies import CLASSIC, SEEDS, examples, positions, walk
from tests.rules.test_properties import actions_to_try


def closes(fence: Fence, one: Pair, other: Pair) -> bool:
    return frozenset((one, other)) in closed_by(str(fence))


def ways_with(position: Position, extra: Action, *, tunnels: bool) -> Ways:
    """Returns the open steps as if the refused fence were on the board."""
    assert isinstance(extra, Place)
    respawns = [parse(str(square)) for square in position.mode.maze.respawns] if position.mode.maze else []
    links = [frozenset(respawns[:2]), frozenset(respawns[2:])] if tunnels and respawns else []
    return ways_between(position.mode.size, [*map(str, position.fences), str(extra.fence)], links)


def check_shut_in(position: Position, action: Action, reason: Illegality) -> None:
    """Checks that the squares are exactly those the pawn could reach, without any square of its goal."""
    assert reason.piece is not None
    ways = ways_with(position, action, tunnels=False)
    area = reachable(ways, parse(str(position.square_of(reason.piece))))
    assert {parse(str(square)) for square in reason.squares} == area
    goal = {parse(str(square)) for square in squares_of(position.mode.goal(reason.piece.side))}
    assert not area & goal
    assert reason.piece.side in position.playing


def check_sealed(position: Position, action: Action, reason: Illegality) -> None:
    """Checks that sealed squares are unreachable from the others (C-d), or have no open side at all."""
    assert reason.squares
    area = {parse(str(square)) for square in reason.squares}
    test = position.mode.house.seal_test
    ways = ways_with(position, action, tunnels=test != "connected_no_tunnels")
    if test == "open_side":
        assert not any(ways[square] for square in area)
    else:
        assert position.mode.maze is not None
        assert not area & reachable(ways, parse(str(position.mode.maze.respawns[0])))


def check_fence_in_way(position: Position, action: Action, reason: Illegality) -> None:
    """Checks that the fence closes the step, or for a jump a step on the path to the target."""
    assert isinstance(action, Move | Step)
    piece = action.piece if isinstance(action, Step) else Piece(position.side.value)
    start, target = parse(str(position.square_of(piece))), parse(str(action.square))
    between = {
        (start[0] + files, start[1] + rows)
        for files in range(-2, 3)
        for rows in range(-2, 3)
        if abs(files) + abs(rows) < 2 or (start[0] + files, start[1] + rows) == target
    }
    (fence,) = reason.fences
    assert any(closes(fence, one, other) for one in between for other in between if one != other)


def check_overlap(position: Position, action: Action, reason: Illegality) -> None:
    assert isinstance(action, Place)
    assert reason.fences
    for fence in reason.fences:
        assert closed_by(str(fence)) & closed_by(str(action.fence))


def check_crossing(position: Position, action: Action, reason: Illegality) -> None:
    assert isinstance(action, Place)
    (fence,) = reason.fences
    assert fence.slot == action.fence.slot
    assert fence.axis is not action.fence.axis


def check_piece_in_way(position: Position, action: Action, reason: Illegality) -> None:
    assert isinstance(action, Move | Step)
    assert reason.piece is not None
    assert position.square_of(reason.piece) == action.square


def check_ends_on_pellet(position: Position, action: Action, reason: Illegality) -> None:
    assert reason.piece is not None
    square = action.square if isinstance(action, Step) else position.square_of(reason.piece)
    assert square is not None
    assert position.pellets >> square & 1


def check_too_far(position: Position, action: Action, reason: Illegality) -> None:
    """Checks that the target is neither one step away nor, for a pawn, one jump over a piece."""
    assert isinstance(action, Move | Step)
    piece = action.piece if isinstance(action, Step) else Piece(position.side.value)
    start, target = parse(str(position.square_of(piece))), parse(str(action.square))
    steps = abs(start[0] - target[0]) + abs(start[1] - target[1])
    assert steps > 1
    middle = ((start[0] + target[0]) / 2, (start[1] + target[1]) / 2)
    pawns = [parse(str(square)) for square in position.squares if square is not None]
    assert steps > 2 or isinstance(action, Step) or middle not in pawns


CHECKS: dict[str, Callable[[Position, Action, Illegality], None]] = {
    "action.fence_blocks_path": check_shut_in,
    "action.fence_seals": check_sealed,
    "action.fence_in_way": check_fence_in_way,
    "action.fence_overlaps": check_overlap,
    "action.fence_crosses": check_crossing,
    "action.square_occupied": check_piece_in_way,
    "action.ghost_in_way": check_piece_in_way,
    "action.ends_on_pellet": check_ends_on_pellet,
    "action.too_far": check_too_far,
}


def check_reason(position: Position, action: Action) -> str | None:
    """Checks a reason with all its evidence and returns its code."""
    reason = position.why_illegal(action)
    if reason is None:
        return None
    where = f"{action} {reason.code} in {position.text}"
    assert reason.code in MESSAGES, where
    assert str(reason).startswith(MESSAGES[reason.code]), where
    assert all(fence in position.fences for fence in reason.fences), where
    assert reason.piece is None or reason.piece in position.mode.pieces, where
    assert list(reason.squares) == sorted(set(reason.squares)), where
    assert bool(reason.squares) == (reason.code in ("action.fence_blocks_path", "action.fence_seals")), where
    assert position.why_illegal(str(action)) == reason, where
    if reason.code in CHECKS:
        CHECKS[reason.code](position, action, reason)
    return reason.code


@given(positions(), SEEDS)
@examples(35)
def test_every_illegal_action_has_one_reason_with_evidence(position: Position, seed: int) -> None:
    for action in actions_to_try(position, random.Random(seed)):
        check_reason(position, action)


@given(positions(CLASSIC, unfinished=True, longest=200))
@examples(60)
def test_classic_reasons_with_many_fences(position: Position) -> None:
    for action in all_actions(position.mode.family, position.mode.size):
        check_reason(position, action)


@pytest.mark.slow
@given(positions(unfinished=True, longest=250))
@examples(40)
def test_every_action_of_the_table_has_at_most_one_reason(position: Position) -> None:
    for action in all_actions(position.mode.family, position.mode.size):
        check_reason(position, action)


@pytest.mark.parametrize("name", ["classic2", "classic4", "pacman", "advanced"])
def test_after_the_end_every_action_is_refused_because_the_game_is_over(name: str) -> None:
    *_, last = walk(Position.start(Mode.named(name)), seed=1, length=2000)
    assert last.outcome() is not None
    codes = {check_reason(last, action) for action in all_actions(last.mode.family)}
    assert codes == {"action.game_over"}


@pytest.mark.slow
def test_the_random_walks_reach_the_common_reasons() -> None:
    """Checks the tests above: they would prove little if no fence ever shut in a piece."""
    met: Counter[str | None] = Counter()
    for name, seeds, every in (("classic4", 6, 6), ("pacman", 6, 25), ("advanced", 3, 50)):
        for seed in range(seeds):
            for position in list(walk(Position.start(Mode.named(name)), seed, 140))[10::every]:
                met += Counter(
                    check_reason(position, action) for action in actions_to_try(position, random.Random(seed))
                )
    assert set(CHECKS) - {"action.ends_on_pellet"} <= set(met), met
