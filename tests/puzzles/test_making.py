"""The maker: the same seed gives the same puzzles, they are proved, and the grades follow from the levels."""

from __future__ import annotations

import pytest

from hedgemaze import core
from hedgemaze.puzzles import Goal, ProofKind, PuzzleTheme, prove
from hedgemaze.puzzles.exact_tables import table_for
from hedgemaze.puzzles.making.games import positions_of_game
from hedgemaze.puzzles.making.grading import difficulty_of, solved_by
from hedgemaze.puzzles.making.maker import make_puzzles, puzzle_at
from hedgemaze.puzzles.making.second_look import is_confirmed
from hedgemaze.puzzles.making.themes import theme_of
from hedgemaze.puzzles.proving import analyse_turn
from hedgemaze.puzzles.puzzle import actions_of
from hedgemaze.puzzles.turn_judges import SearchJudge, TableJudge
from hedgemaze.puzzles.turns import result_key, results
from hedgemaze.rules import MODES, Mode, Place, Side, parse_action

ONLY_FENCE = core.Position.parse("classic2 a6hb8hd8hd1ve2va7ve7v Sd6Nd2 9,4 - S - 28")
"""North wins with the next step unless South places one fence."""
THIRD_SIDE = "a1hc2hd3hf3hd4hb5he6hb8hd8hf8hf2ve4vg4vd5vf5vg6vg8v"


@pytest.mark.slow
@pytest.mark.parametrize("mode", MODES)
def test_games_are_natural_and_reproducible(mode: str) -> None:
    positions = [each.text for each in positions_of_game(Mode.named(mode), 5, 1)]
    assert len(positions) > 8
    assert positions == [each.text for each in positions_of_game(Mode.named(mode), 5, 1)]
    assert positions != [each.text for each in positions_of_game(Mode.named(mode), 6, 1)]
    assert all(core.Position.parse(each).active is None for each in positions)


@pytest.mark.slow
def test_the_only_fence_is_found_and_proved() -> None:
    puzzle = puzzle_at(ONLY_FENCE, seed=1)
    assert puzzle is not None
    assert (puzzle.theme, puzzle.line[0], puzzle.also) == (PuzzleTheme.FENCE, "c1h", ())
    assert puzzle.proof.nodes == 20 * puzzle.proof.found
    prove(puzzle)
    assert puzzle_at(ONLY_FENCE, seed=1) == puzzle


@pytest.mark.parametrize(
    ("position", "turn", "goal", "is_right"),
    [
        (ONLY_FENCE, "c1h", Goal.HOLD, True),
        # West decides with its last fence whether South or North wins.
        (core.Position.parse(f"classic3 {THIRD_SIDE} Sb7Wf8Nc3 0,1,0 - S - 69"), "b8", Goal.WIN, False),
    ],
)
def test_a_second_look_confirms_or_rejects(position: core.Position, turn: str, goal: Goal, is_right: bool) -> None:
    assert is_confirmed(position, [actions_of(position, turn)], goal) is is_right


@pytest.mark.slow
def test_puzzles_of_the_pacman_mode_come_from_tables() -> None:
    found = [each for game in range(4) for each in make_puzzles(Mode.named("pacman"), 1, game)]
    assert found
    for puzzle in found:
        assert puzzle.proof.kind is ProofKind.TABLE
        prove(puzzle)
        table = table_for(puzzle.start)
        best = {result_key(each) for each, _ in results(puzzle.start, 500).values()}
        assert best
        if puzzle.goal is Goal.WIN:
            assert puzzle.rounds == table.distance(puzzle.start)


def test_positions_with_many_right_turns_are_no_puzzles() -> None:
    start = core.Position.start(Mode.named("classic2"))
    assert analyse_turn(start, [SearchJudge(50), SearchJudge(200)]) is None
    assert puzzle_at(start, seed=1) is None


def test_results_count_a_position_once() -> None:
    position = core.Position.parse("pacman d3hg5hb7hg2vc4ve7v Pe5Be9Ki5I*C* - a1i1a9i9/0/0/1 G - 0/1/0")
    ends = results(position, 500)
    assert all(each.side is Side.PACMAN for each, _ in ends.values())
    assert len({each.key for each, _ in ends.values()}) == len(ends)
    assert results(position, 3) == {}


def test_themes() -> None:
    def classic(text: str, action: str) -> PuzzleTheme:
        return theme_of(core.Position.parse(text), Goal.WIN, (parse_action(action),))

    assert classic("classic2 - Se4Ne5 5,5 - S - 10", "e6") is PuzzleTheme.JUMP
    assert classic("classic2 - Se4Ne8 5,5 - S - 10", "e5") is PuzzleTheme.RACE
    assert classic("classic2 - Se4Ne8 5,5 - S - 10", "d4") is PuzzleTheme.ASIDE
    assert classic("classic2 - Se4Ne8 5,5 - S - 10", "e7h") is PuzzleTheme.FENCE


def test_grades_follow_from_the_levels() -> None:
    fence = next(each for each in ONLY_FENCE.legal_actions() if isinstance(each, Place) and str(each) == "c1h")
    solved = solved_by(ONLY_FENCE, {result_key(ONLY_FENCE.play(fence))}, seed=1)
    assert len(solved) == 8
    assert solved[-1] == 1.0
    assert solved_by(ONLY_FENCE, set(), seed=1) == (0.0,) * 8
    assert [difficulty_of(each) for each in ((1.0,) * 8, (0.0,) * 7 + (1.0,), (0.0,) * 8)] == [1, 5, 5]
    assert difficulty_of((1.0, 1.0, 0.0, 1.0, 1.0)) == 4


def test_a_table_knows_open_positions() -> None:
    position = core.Position.parse("pacman d3hg5hb7hg2vc4ve7v Pc1Be9K*I*C* - a1/0/3/1 P - 0/1/1")
    judge = TableJudge(table_for(position))
    assert judge.judge(position.play("Pb1").play("Pa1"), Side.PACMAN).share == 1.0
    assert judge.judge(position.play("Pb1").play("Pa1"), Side.GHOSTS).share == 0.0
