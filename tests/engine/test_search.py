"""The best-first search: reproducible trees, correct proofs, memory, stopping, threads, tree reuse."""

from __future__ import annotations

import random
import subprocess
import sys
import threading
from collections import Counter

import numpy as np
import pytest
from numpy.typing import NDArray

from hedgemaze import core
from hedgemaze.core._choose import native
from hedgemaze.engine import Batch, Candidate, LevelPlayer, Limit, Proof, Report, Search, Skill, UniformEvaluator
from hedgemaze.errors import EngineError, GameOverError, IllegalActionError
from hedgemaze.rules import Game, Mode, Piece, Position, Reason, Side, parse_mode
from tests.engine.brute_games import can_win_in_turn, solved
from tests.rules.random_modes import NAMES

SMALL = "classic2;size=3;fences=1"


def game_of(text: str, tokens: str = "") -> Game:
    return Game(parse_mode(text)).play_all(tokens.split())


def without_time(report: Report) -> tuple[object, ...]:
    return report.values, report.candidates, report.proof, report.nodes, report.depth


def random_position(name: str, rng: random.Random, most: int) -> core.Position:
    position = core.Position.start(Mode.named(name))
    for _ in range(rng.randrange(most)):
        after = position.play(rng.choice(position.legal_actions()))
        if after.outcome():
            break
        position = after
    return position


@pytest.mark.parametrize("name", NAMES)
def test_the_same_nodes_give_the_same_tree(name: str) -> None:
    game = Game(Mode.named(name))
    whole = Search(game).run(Limit(nodes=1_500))
    slices = Search(game)
    report = slices.run(Limit(nodes=1))
    for nodes in (2, 497, 1_000):
        report = slices.run(Limit(nodes=nodes))
    assert without_time(report) == without_time(whole)
    assert whole.nodes == 1_500
    assert sum(candidate.visits for candidate in whole.candidates) == 1_499
    assert {candidate.action for candidate in whole.candidates} == set(game.position.legal_actions())
    assert sum(whole.values.values()) == pytest.approx(1, abs=1e-4)
    assert sum(candidate.prior for candidate in whole.candidates) == pytest.approx(1, abs=0.01)
    assert len(whole.best.line) == whole.depth
    assert whole.is_final


@pytest.mark.parametrize("name", NAMES)
def test_lines_can_be_played(name: str) -> None:
    rng = random.Random(7)
    for _ in range(6):
        position = random_position(name, rng, 60)
        for candidate in Search(position).run(Limit(nodes=400)).candidates[:8]:
            Game(position.to_rules()).play_all(candidate.line)
            assert candidate.line[0] == candidate.action


def test_a_proven_win_is_never_lost() -> None:
    search = Search(game_of("classic2;size=5;fences=1", "c2 c4"))
    proven: dict[str, Proof] = {}
    report = search.run(Limit(nodes=1))
    for _ in range(60):
        report = search.run(Limit(nodes=500))
        for candidate in report.candidates:
            token = str(candidate.action)
            if token in proven:
                assert candidate.proof is not None
                assert candidate.proof.winner is proven[token].winner
            if candidate.proof is not None:
                proven[token] = candidate.proof
        if report.proof is not None:
            break
    assert report.proof is not None
    assert search.run(Limit(nodes=500)).proof == report.proof


@pytest.mark.parametrize("mode", ["classic2;size=3;fences=0", SMALL, "classic2;size=3;fences=2"])
def test_proofs_equal_those_of_an_exhaustive_solver(mode: str) -> None:
    start = core.Position.start(parse_mode(mode))
    solution = solved(start)
    assert solution[start.key][0] is Side.NORTH  # the second player wins on this board
    rng = random.Random(mode)
    decided = 0
    for _ in range(40):
        position = start
        for _ in range(rng.randrange(7)):
            after = position.play(rng.choice(position.legal_actions()))
            if after.outcome():
                break
            position = after
        winner = solution[position.key][0]
        report = Search(position).run(Limit(nodes=60_000))
        for candidate in report.candidates:
            if candidate.proof is not None:
                after = position.play(candidate.action)
                known = solution[after.key][0]
                assert candidate.proof.winner is known
        if winner is not None:
            decided += 1
            assert report.proof is not None
            assert report.proof.winner is winner
    assert decided > 10


@pytest.mark.slow
def test_proofs_on_five_by_five() -> None:
    start = core.Position.parse("classic2;size=5;fences=1 b2ha4hc3v Sc1Nc5 1,0 - S - 4")
    solution = solved(start)
    rng = random.Random(5)
    decided = 0
    for _ in range(30):
        position = start
        for _ in range(rng.randrange(10)):
            after = position.play(rng.choice(position.legal_actions()))
            if after.outcome():
                break
            position = after
        report = Search(position).run(Limit(nodes=60_000))
        winner = solution[position.key][0]
        if report.proof is not None:
            assert report.proof.winner is winner
            decided += winner is not None
    assert decided > 20


@pytest.mark.parametrize("name", ["pacman", "advanced"])
def test_a_win_in_this_turn_is_found(name: str) -> None:
    rng = random.Random(name)
    found = dict.fromkeys(("P", "G"), 0)
    for _ in range(400):
        position = random_position(name, rng, 250)
        if not can_win_in_turn(position, 2):
            continue
        report = Search(position).run(Limit(nodes=30_000))
        assert report.proof is not None, position.text
        assert report.proof.winner is position.side
        found[position.side.letter] += 1
        if found["P"] + found["G"] >= 12:
            break
    assert found["P"] + found["G"] >= 5


def test_a_proof_is_played_out() -> None:
    game = game_of(SMALL, "a1")
    search = Search(game)
    left = 99
    while game.outcome() is None:
        report = search.run(Limit(nodes=20_000))
        assert report.proof is not None
        assert report.proof.winner is Side.NORTH
        assert report.proof.actions < left
        left = report.proof.actions
        game.play(report.best.action)
        if game.outcome() is None:
            search.advance(report.best.action)
    outcome = game.outcome()
    assert outcome is not None
    assert outcome.winner is Side.NORTH


REPEATING = {
    "classic2": "classic2;size=3;fences=0 - Sb1Nb3 0,0 - S - 0",
    "classic3": "classic3;size=3;fences=0 - Sb1Wa2Nb3 0,0,0 - S - 0",
    "classic4": "classic4;size=5;fences=0 - Sc1Wa3Nc5Ee3 0,0,0,0 - S - 0",
    "pacman": "pacman;stall_result={} d3hg5hb7hg2vc4ve7v Pa6B*K*I*Ci1 - a1i9/0/2/3 P - 45/8/7",
    "advanced": "advanced;stall_result={};no_return=off - Pe5B*K*I*Ci1 0,0 a1i9/0/2/3 P - 45/8/7",
}
"""Positions with few pieces, which repeat soon."""


@pytest.mark.parametrize("name", NAMES)
def test_turns_and_repetition_equal_those_of_the_reference(name: str) -> None:
    """The search agrees with `Game` on the start of a turn, and on the result of the third occurrence."""
    rng = random.Random(name)
    ended = 0
    for number in range(6):
        text = REPEATING[name].format(("draw", "ghosts", "pacman")[number % 3]).replace(";stall_result=draw", "")
        game, here = Game(Position.parse(text)), core.Position.parse(text)
        seen: Counter[int] = Counter()
        while game.outcome() is None and len(game.entries) < 120:
            # Prefers earlier positions, so that games repeat.
            after = {action: here.play_unchecked(action) for action in here.legal_actions()}
            action = max(
                after, key=lambda each: (seen[after[each].hash] - 99 * bool(after[each].outcome()), rng.random())
            )
            action = action if rng.random() < 0.95 else rng.choice(list(after))
            game.play(action)
            assert native.begins_turn(here._native, after[action]._native) == (game.repetitions() > 0)
            here = after[action]
            seen[here.hash] += 1
        outcome = game.outcome()
        if outcome is not None and outcome.reason is Reason.REPETITION:
            ended += 1
            winner, rank = native.repetition_outcome(here._native) or (-1, -1)
            assert (None if winner is None else game.mode.sides[winner]) is outcome.winner
            assert rank == (outcome.rank or 0)
    assert ended >= 2
    assert native.repetition_outcome(core.Position.start(parse_mode(f"{name};repetition_draw=false"))._native) is None


def test_a_third_repetition_is_exact() -> None:
    game = game_of("classic2;fences=1", "e2 e8 e1 e9 e2 e8 e1")

    def back_again(root: Game | Position) -> Candidate:
        report = Search(root, network="hand").run(Limit(nodes=2_000))
        return next(candidate for candidate in report.candidates if str(candidate.action) == "e9")

    third, first = back_again(game), back_again(game.position)
    assert third.proof == Proof(None, 1)
    assert third.values == {Side.SOUTH: 0.5, Side.NORTH: 0.5}
    assert first.proof is None
    second = back_again(game_of("classic2;fences=1", "e2 e8 e1"))
    assert second.proof is None


def test_the_subtree_is_kept_when_the_game_advances() -> None:
    search = Search(Game(Mode.named("classic2")))
    report = search.run(Limit(nodes=3_000))
    search.advance(report.best.action)
    kept = search.run(Limit(nodes=1))
    assert kept.nodes == 1
    assert sum(candidate.visits for candidate in kept.candidates) == report.best.visits
    assert search.position.text == core.Position.start(Mode.named("classic2")).play(report.best.action).text
    with pytest.raises(IllegalActionError):
        search.advance("a1")
    search.advance("a5h")  # has few visits
    assert search.run(Limit(nodes=100)).nodes == 100


@pytest.mark.slow
def test_memory_stays_within_its_limit() -> None:
    game = Game(Mode.named("classic2"))
    search = Search(game, memory_mb=1)
    report = search.run(Limit(nodes=1_000_000))
    assert report.nodes < 100_000
    assert (1 << 20) * 0.9 < search.used_bytes <= 1 << 20
    assert report.best.visits > 0
    for _ in range(40):  # reuses freed memory repeatedly
        game.play(report.best.action)
        if game.outcome():
            break
        report = search.advance(report.best.action).run(Limit(nodes=20_000))
        assert search.used_bytes <= 1 << 20
        assert {candidate.action for candidate in report.candidates} == set(game.position.legal_actions())


def test_stops_from_another_thread() -> None:
    search = Search(Game(Mode.named("classic4")), memory_mb=512)
    for _ in range(5):
        timer = threading.Timer(0.02, search.stop)
        timer.start()
        assert search.run().is_final  # without a limit, only the timer ends it
        timer.join()
    nodes = search.run(Limit(nodes=1)).nodes
    search.stop()
    assert search.run().nodes == nodes


def test_reports_stream() -> None:
    reports = list(Search(Game(Mode.named("classic2"))).stream(Limit(seconds=0.3), every=0.05))
    assert len(reports) >= 2
    assert [report.is_final for report in reports] == [False] * (len(reports) - 1) + [True]
    assert sorted(report.nodes for report in reports) == [report.nodes for report in reports]
    assert reports[-1].distances == {Side.SOUTH: 8, Side.NORTH: 8}


@pytest.mark.parametrize("depth", [1, 2, 6])
def test_a_search_ends_as_soon_as_its_line_reaches_the_depth(depth: int) -> None:
    game = Game(Mode.named("classic2"))
    found = Search(game).run(Limit(depth=depth))
    assert found.is_final
    assert found.depth >= depth
    assert without_time(Search(game).run(Limit(depth=depth))) == without_time(found), "by nodes, not by the clock"
    if depth > 1:
        nodes = next(nodes for nodes in range(1, 10_000) if Search(game).run(Limit(nodes=nodes)).depth >= depth)
        assert nodes <= found.nodes <= 2 * nodes
    assert Search(game).run(Limit(nodes=1, depth=30)).nodes == 1, "whichever comes first"
    with pytest.raises(EngineError):
        Limit(depth=0)


@pytest.mark.parametrize("name", NAMES)
def test_threads_give_sane_results(name: str) -> None:
    game = Game(Mode.named(name))
    report = Search(game, threads=3).run(Limit(nodes=4_000))
    assert 4_000 <= report.nodes < 4_100
    assert sum(candidate.visits for candidate in report.candidates) == report.nodes - 1
    assert {candidate.action for candidate in report.candidates} == set(game.position.legal_actions())
    solved = Search(game_of(SMALL), threads=3).run(Limit(nodes=100_000))
    assert solved.proof is not None
    assert solved.proof.winner is Side.NORTH


def test_only_allowed_pieces_move_at_the_root() -> None:
    game = game_of("pacman", "Pe6 Pe7")
    mine = (Piece.PINKY, Piece.INKY)
    report = Search(game, allowed=mine).run(Limit(nodes=500))
    assert {candidate.action.piece for candidate in report.candidates} == set(mine)  # type: ignore[union-attr]  # steps and stops alone
    assert sum(candidate.visits for candidate in report.candidates) == 499
    with pytest.raises(EngineError) as caught:
        Search(game, allowed=())
    assert caught.value.code == "engine.nothing_allowed"


class Partial:
    """Prefers low action numbers, and counts its positions."""

    batch_size = 8

    def __init__(self) -> None:
        self.sizes: list[int] = []

    def evaluate(self, batch: Batch) -> tuple[np.ndarray, np.ndarray]:
        self.sizes.append(len(batch.positions))
        assert batch.planes.shape == (len(batch.positions), 15, 9, 9)
        values, priors = UniformEvaluator().evaluate(batch)
        return values, priors / np.arange(1, priors.shape[1] + 1, dtype=np.float32)


def test_an_evaluator_in_python_answers_in_batches() -> None:
    evaluator = Partial()
    report = Search(Game(Mode.named("classic2")), evaluator=evaluator).run(Limit(nodes=600))
    assert report.nodes == 600
    assert max(evaluator.sizes) == 8
    assert sum(evaluator.sizes) >= 500
    assert report.best.action == min(report.candidates, key=lambda candidate: -candidate.prior).action
    solved = Search(game_of(SMALL), evaluator=UniformEvaluator()).run(Limit(nodes=60_000))
    assert solved.proof is not None
    assert solved.proof.winner is Side.NORTH


@pytest.mark.parametrize("settings", [{"threads": 0}, {"memory_mb": 0}])
def test_bad_settings_are_refused(settings: dict[str, int]) -> None:
    with pytest.raises(EngineError) as caught:
        Search(Game(Mode.named("classic2")), **settings)  # type: ignore[arg-type]  # of one kind each
    assert caught.value.code == "engine.bad_setting"


def test_a_finished_game_is_refused() -> None:
    finished = Position.parse("classic2;size=3 - Sb3Na2 0,0 - N - 5")
    for game in (finished, core.Position.from_rules(finished), Game(Mode.named("classic2")).agree()):
        with pytest.raises(GameOverError):
            Search(game)


def test_signature_is_the_same_in_both_builds() -> None:
    assert core.search_signature() == native.search_signature() > 0


@pytest.mark.parametrize("name", NAMES)
def test_a_search_stopped_before_its_first_node_still_has_an_answer(name: str) -> None:
    position = core.Position.start(parse_mode(name))
    search = Search(position)
    search.stop()
    report = search.run(Limit(nodes=10))
    assert report.nodes == 0
    assert {candidate.action for candidate in report.candidates} == set(position.legal_actions())
    priors = [candidate.prior for candidate in report.candidates]
    assert priors == sorted(priors, reverse=True)
    assert sum(report.values.values()) == pytest.approx(1, abs=1e-4)
    player = LevelPlayer(8)
    player.stop()
    assert player.choose(position) in position.legal_actions()


def test_a_search_with_blind_spots_returns_legal_lines() -> None:
    for seed in range(4):
        position = core.Position.start(parse_mode("pacman"))
        search = Search(position, skill=Skill(overlook=0.95), seed=seed)
        for _ in range(25):
            report = search.run(Limit(nodes=400))
            assert {candidate.action for candidate in report.candidates} <= set(position.legal_actions())
            for candidate in report.candidates:
                here = position
                for action in candidate.line:
                    here = here.play(action)
            position = position.play(report.best.action)
            if position.outcome():
                break
            search.advance(report.best.action)


def test_a_tree_that_was_full_grows_again_when_the_game_goes_on() -> None:
    game = Game(parse_mode("advanced"))
    search = Search(game, memory_mb=1)
    assert search.run(Limit(nodes=60_000)).nodes < 60_000
    for _ in range(12):
        report = search.advance(search.run(Limit(nodes=4_000)).best.action).run(Limit(nodes=2_000))
        assert report.proof is not None or sum(candidate.visits for candidate in report.candidates) >= 1_999


@pytest.mark.parametrize("odd", [np.inf, -np.inf, np.nan, 1e38, -1.0, 0.0])
def test_an_evaluator_may_return_values_out_of_range(odd: float) -> None:
    class Odd:
        batch_size = 8

        def evaluate(self, batch: Batch) -> tuple[NDArray[np.float32], NDArray[np.float32]]:
            values, priors = UniformEvaluator().evaluate(batch)
            values[::2], priors[:, ::3] = odd, odd
            return values, priors

    report = Search(game_of("classic2"), evaluator=Odd()).run(Limit(nodes=300))
    assert report.nodes == 300
    assert sum(candidate.prior for candidate in report.candidates) == pytest.approx(1, abs=0.01)
    assert all(0 <= value <= 1 for candidate in report.candidates for value in candidate.values.values())


def test_a_search_survives_a_failing_evaluator() -> None:
    class Failing:
        batch_size = 8
        calls_left = 0

        def evaluate(self, batch: Batch) -> tuple[NDArray[np.float32], NDArray[np.float32]]:
            self.calls_left -= 1
            if self.calls_left < 0:
                raise RuntimeError("no answer")
            return UniformEvaluator().evaluate(batch)

    evaluator = Failing()
    search = Search(game_of("classic2"), evaluator=evaluator)
    for calls in range(6):
        evaluator.calls_left = calls
        with pytest.raises(RuntimeError):
            search.run(Limit(nodes=500))
        evaluator.calls_left = 1_000
        search.advance(search.run(Limit(nodes=200)).best.action)
    assert search.position.ply == 6


def test_memory_that_the_system_refuses_is_reported() -> None:
    """Runs in another process with a memory limit."""
    code = """
import resource
from hedgemaze.engine import Search
from hedgemaze.errors import EngineError
from hedgemaze.rules import Game, Mode
resource.setrlimit(resource.RLIMIT_AS, (2 << 30, 2 << 30))
try:
    Search(Game(Mode.named("classic2")), memory_mb=20_000)
except EngineError as error:
    print(error.code, error.given)
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.splitlines() == ["engine.no_memory 20000 MB"]


def test_the_length_of_a_win_in_this_turn_is_reported() -> None:
    text = "pacman d3hg5hb7hg2vc4ve7v Pi3Ba9Kb9Ia8Cb8 - i1/0/3/3 G:moved=BKI - 41/8/8"
    proof = Search(core.Position.parse(text)).run(Limit(nodes=20_000)).proof
    assert proof == Proof(Side.PACMAN, 3)
