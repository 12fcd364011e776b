"""Attempts: right and wrong actions, other orders, hints, refutations."""

from __future__ import annotations

import pytest

from hedgemaze.errors import IllegalActionError
from hedgemaze.puzzles import Attempt, Goal, Verdict, shipped
from hedgemaze.puzzles.checker import refute
from hedgemaze.puzzles.puzzle import actions_of
from hedgemaze.rules import Move


@pytest.mark.parametrize("mode", ["classic2", "classic3", "classic4", "pacman", "advanced"])
def test_lines_hints_and_other_right_turns_solve(mode: str) -> None:
    for puzzle in [each for each in shipped() if each.mode == mode][::6]:
        attempt, helped = Attempt(puzzle), Attempt(puzzle)
        for turn in puzzle.line[::2]:
            for action in actions_of(attempt.position, turn):
                assert attempt.play(action) is not Verdict.WRONG
        assert attempt.is_solved
        for _ in range(60):
            if helped.is_solved:
                break
            assert helped.play(helped.hint()) is not Verdict.WRONG
        assert helped.is_solved
        if len(puzzle.line) == 1:
            for turn in puzzle.also:
                other = Attempt(puzzle)
                actions = actions_of(other.position, turn)
                assert [other.play(action) for action in actions][-1] is Verdict.SOLVED
                begun = Attempt(puzzle)
                for action in actions[:-1]:
                    begun.play(action)
                assert begun.play(begun.hint()) is not Verdict.WRONG


def test_wrong_actions_are_not_played() -> None:
    puzzle = next(each for each in shipped() if each.mode == "classic2" and len(each.line) == 1)
    attempt = Attempt(puzzle)
    right = {puzzle.line[0], *puzzle.also}
    wrong = [action for action in puzzle.start.legal_actions() if str(action) not in right]
    assert {attempt.play(action) for action in wrong} == {Verdict.WRONG}
    assert attempt.position.text == puzzle.position
    with pytest.raises(IllegalActionError):
        attempt.play("e1" if puzzle.start.side.letter == "N" else "e9")
    assert attempt.play(puzzle.line[0]) is Verdict.SOLVED


def test_ghosts_move_in_any_order() -> None:
    puzzle = next(
        each
        for each in shipped()
        if each.side.letter == "G" and each.mode == "pacman" and len(each.line[0].split()) == 2
        if len({token[0] for token in each.line[0].split()}) == 2
    )
    attempt = Attempt(puzzle)
    later, sooner = puzzle.line[0].split()
    assert attempt.play(sooner) is Verdict.ONWARD
    assert attempt.play(later) is not Verdict.WRONG


def test_a_turn_is_taken_back() -> None:
    puzzle = next(each for each in shipped() if each.side.letter == "P" and len(each.line[0].split()) >= 2)
    attempt = Attempt(puzzle)
    attempt.play(puzzle.line[0].split()[0])
    assert attempt.position.text != puzzle.position
    attempt.restart_turn()
    assert attempt.position.text == puzzle.position
    assert attempt.is_at_turn_start


def test_a_wrong_try_is_refuted() -> None:
    puzzle, wrong = next(
        (puzzle, action)
        for puzzle in shipped()
        if puzzle.mode == "classic2" and puzzle.goal is Goal.HOLD
        for action in puzzle.start.legal_actions()
        if isinstance(action, Move) and str(action) not in (*puzzle.line, *puzzle.also)
    )
    found = refute(puzzle.start, wrong)
    assert found.proof is not None
    assert found.proof.winner is not puzzle.side
    position = puzzle.start.play(wrong)
    assert position.side is not puzzle.side
    for action in found.line:
        position = position.play(action)
    assert position.side is puzzle.side or position.outcome()
