"""Properties of every position: seats to act, legal actions, immutability, outcomes.

`test_reasons.py` covers the reasons for illegal actions, `notation/test_round_trips.py` the round trips.
"""

from __future__ import annotations

import copy
import random
from dataclasses import replace

import pytest
from hypothesis import given

from hedgemaze.errors import GameOverError, IllegalActionError
from hedgemaze.rules import (
    GHOSTS,
    Action,
    Axis,
    Family,
    HouseRules,
    Mode,
    Move,
    Outcome,
    Pass,
    Piece,
    Place,
    Position,
    Reason,
    Result,
    Side,
    Step,
    all_actions,
    to_number,
)
from tests.brute.board import parse, reachable, ways_between
from tests.rules.strategies import CLASSIC, MAZES, SEEDS, examples, positions


def actions_to_try(position: Position, rng: random.Random) -> list[Action]:
    """Returns actions to try: all in classic; else nearly legal ones (short steps, closing fences) and some others."""
    actions = all_actions(position.mode.family, position.mode.size)
    if position.mode.maze is None:
        return list(actions)
    legal, closing = set(position.legal_actions()), position.fences.suspects()
    near: list[Action] = []
    fences: list[Action] = []
    for action in actions:
        match action:
            case Step(piece, square) if (at := position.square_of(piece)) is not None:
                if abs(square.file - at.file) + abs(square.row - at.row) <= 2:
                    near.append(action)
            case Place(fence) if closing[fence.axis is Axis.VERTICAL] >> fence.slot & 1:
                fences.append(action)
    others = [*rng.sample(actions, 40), *rng.sample(fences, min(15, len(fences))), *actions[-6:]]
    some = rng.sample(sorted(legal, key=str), min(20, len(legal)))
    return sorted({*near, *others, *some}, key=actions.index)


def check_legal_list(position: Position, tried: list[Action]) -> None:
    """Checks that the legal list equals a filter over the tried actions, ordered by number, without duplicates."""
    legal = position.legal_actions()
    family, size = position.mode.family, position.mode.size
    numbers = [to_number(action, family, size) for action in legal]
    assert numbers == sorted(set(numbers)), position.text
    assert (legal == []) == (position.outcome() is not None), position.text
    found = [action for action in tried if position.why_illegal(action) is None]
    assert found == [action for action in tried if action in set(legal)], position.text


@given(positions(), SEEDS)
@examples(40)
def test_the_legal_list_agrees_with_why_illegal(position: Position, seed: int) -> None:
    check_legal_list(position, actions_to_try(position, random.Random(seed)))


@pytest.mark.slow
@given(positions(longest=250))
@examples(50)
def test_the_legal_list_agrees_with_why_illegal_for_every_action(position: Position) -> None:
    check_legal_list(position, list(all_actions(position.mode.family, position.mode.size)))


@given(positions(), SEEDS)
@examples(50)
def test_play_agrees_with_why_illegal_and_does_not_change_the_position(position: Position, seed: int) -> None:
    rng = random.Random(seed)
    text, same, number = position.text, copy.copy(position), hash(position)
    tried = actions_to_try(position, rng)
    for action in rng.sample(tried, min(25, len(tried))):
        reason = position.why_illegal(action)
        if reason is None:
            after = position.play(action)
            assert after == position.play_unchecked(action) == position.play(str(action))
            assert after != position
            assert after.ply == position.ply + 1
        else:
            expected = GameOverError if position.outcome() else IllegalActionError
            with pytest.raises(expected) as caught:
                position.play(action)
            assert caught.value.code == reason.code
            assert caught.value.given == str(action)
            assert caught.value.position == text
    assert (position, hash(position), position.text) == (same, number, text)


@given(positions())
@examples(60)
def test_a_position_cannot_be_changed(position: Position) -> None:
    for name in ("squares", "side", "ply", "fences"):
        with pytest.raises(AttributeError):
            setattr(position, name, None)
    twin = Position.parse(position.text)
    assert twin == position
    assert hash(twin) == hash(position)
    assert replace(position, ply=position.ply + 1) != position


@given(positions(CLASSIC, longest=150))
@examples(150)
def test_every_playing_side_keeps_a_path_to_its_goal(position: Position) -> None:
    size, goals = position.mode.size, {Side.SOUTH: "row", Side.NORTH: "row", Side.WEST: "file", Side.EAST: "file"}
    ways = ways_between(size, map(str, position.fences))
    for side in position.playing:
        line = size - 1 if side in (Side.SOUTH, Side.WEST) else 0
        reached = reachable(ways, parse(str(position.square_of(Piece(side.value)))))
        assert any(square[goals[side] == "row"] == line for square in reached), (side, position.text)


@given(positions(CLASSIC, unfinished=True))
@examples(60)
def test_a_move_to_the_goal_wins_at_any_ply(position: Position) -> None:
    """The ply limit is set so that the next action reaches it; a win takes precedence over the limit."""
    mode = Mode.named(
        position.mode.name,
        size=position.mode.size,
        fences=position.mode.fences[0],
        house=replace(position.mode.house, max_ply=position.ply + 1),
    )
    for action in position.legal_actions():
        after = replace(position, mode=mode).play_unchecked(action)
        wins = isinstance(action, Move) and mode.goal(position.side) >> action.square & 1
        expected = (Reason.REACHED_GOAL, position.side) if wins else (Reason.MOVE_LIMIT, None)
        outcome = after.outcome()
        assert outcome is not None
        assert (outcome.reason, outcome.winner) == expected, f"{position.text} {action}"
        assert after.legal_actions() == []


@given(positions())
@examples(100)
def test_an_outcome_has_a_result_for_every_side(position: Position) -> None:
    outcome = position.outcome()
    if outcome is None:
        return
    assert tuple(outcome.results) == position.mode.sides
    if outcome.winner is None:
        assert set(outcome.results.values()) == {Result.DRAW}
    else:
        assert outcome.results[outcome.winner] is Result.WIN
        assert list(outcome.results.values()).count(Result.LOSS) == len(position.mode.sides) - 1
    assert outcome.rank == (position.taken or None if position.mode.family is Family.PACMAN else None)


@given(positions(unfinished=True))
@examples(80)
def test_the_seats_to_act_hold_a_piece_that_can(position: Position) -> None:
    turn, deal = position.turn, position.mode.deal
    assert turn.side is position.side
    assert turn.seats
    assert turn.seats == tuple(sorted(set(turn.seats)))
    held = {piece for seat in turn.seats for piece in deal[seat - 1]}
    assert {piece.side for piece in held} == {position.side}
    pieces = {action.piece for action in position.legal_actions() if hasattr(action, "piece")}
    assert pieces <= held, position.text
    if position.active is not None:
        assert [position.active in deal[seat - 1] for seat in turn.seats] == [True]


@given(positions(MAZES, unfinished=True))
@examples(50)
def test_between_turns_every_piece_is_on_a_permitted_square(position: Position) -> None:
    if position.active is not None:
        return
    pacman = position.square_of(Piece.PACMAN)
    ghosts = [at for ghost in GHOSTS if (at := position.square_of(ghost)) is not None]
    assert pacman not in ghosts
    assert not any(position.pellets >> at & 1 for at in ghosts)
    if position.mode.house.ghost_stack != "free":
        assert len(set(ghosts)) == len(ghosts)
    assert position.pellets.bit_count() + position.reserve + position.spent == 4
    assert 0 < position.lives <= position.mode.house.lives


@given(positions(("classic2",), unfinished=True, longest=200))
@examples(60)
def test_two_players_never_pass_by_the_law(position: Position) -> None:
    """B46: without strict B35 a pass can only arise with three or four pawns."""
    if position.mode.house.edge_side_jump:
        assert Pass() not in position.legal_actions()


def test_equal_outcomes_compare_equal() -> None:
    mode = Mode.named("classic4", house=HouseRules(max_ply=3))
    drawn = Outcome.of(mode, Reason.MOVE_LIMIT, None)
    assert str(drawn) == "draw"
    assert drawn == Outcome.of(mode, Reason.MOVE_LIMIT, None)
    assert str(Outcome.of(mode, Reason.REACHED_GOAL, Side.EAST)) == "E-wins"
