"""The alpha-beta search through its Python face: forced wins, limits, stops, and every mode.

That it equals minimax is tested in C++ (``native/tests/alpha_beta_test.cpp``).
"""

from __future__ import annotations

import random
import threading
import time
from functools import lru_cache

import pytest

from hedgemaze import core
from hedgemaze.engine import AlphaBeta, AlphaBetaSettings, Limit, Report, Skill
from hedgemaze.errors import EngineError, GameOverError, IllegalActionError
from hedgemaze.rules import Game, Mode, Piece, Position, Side
from tests.engine.brute_games import solved
from tests.rules.random_tables import NAMES, random_mode

PLAIN = AlphaBetaSettings(reduces=False, drops=False, guesses=False, knows=False)
SHORT = 2_000


def random_positions(mode: Mode, count: int, seed: int, longest: int = 40) -> list[core.Position]:
    """Positions from random games that are not over."""
    rng = random.Random(seed)
    found: list[core.Position] = []
    while len(found) < count:
        position = core.Position.start(mode)
        for _ in range(rng.randrange(longest)):
            after = position.play(rng.choice(position.legal_actions()))
            if after.outcome():
                break
            position = after
        found.append(position)
    return found


def told(report: Report) -> object:
    """A report without its times."""
    return (report.nodes, report.depth, report.values, report.candidates, report.proof)


@lru_cache(maxsize=4)
def table(text: str) -> dict[str, tuple[Side | None, int]]:
    """Every position below one, solved."""
    return solved(core.Position.parse(text))


# Forced wins: an exhaustive solver knows them all.


@pytest.mark.parametrize(
    ("text", "count"),
    [
        ("classic2;size=3;fences=1 - Sb1Nb3 1,1 - S - 0", 150),
        ("classic2;size=3;fences=2 - Sb1Nb3 2,1 - S - 0", 100),
        pytest.param("classic2;size=5;fences=1 - Sc1Nc5 1,0 - S - 0", 150, marks=pytest.mark.slow),
    ],
)
@pytest.mark.parametrize("settings", [AlphaBetaSettings(), PLAIN], ids=["full", "plain"])
def test_forced_wins_on_small_boards_are_found(text: str, count: int, settings: AlphaBetaSettings) -> None:
    answers = table(text)
    rng = random.Random(count)
    for key in rng.sample(sorted(answers), count):
        winner, actions = answers[key]
        position = core.Position.parse(f"{key} 0")
        if len(position.legal_actions()) < 2:  # it is over, or there is nothing to think about
            continue
        report = AlphaBeta(position, memory_mb=2, settings=settings).run(Limit(nodes=60_000))
        if winner is None:
            assert report.proof is None or report.proof.winner is None, key
            continue
        assert report.proof is not None, key
        assert report.proof.winner is winner, key
        if settings is PLAIN:
            assert report.proof.actions == actions, key
        assert answers[position.play(report.best.action).key][0] is winner, (key, report.best.action)


def test_a_proven_win_is_never_lost_again() -> None:
    for position in random_positions(Mode.named("classic2", size=5, fences=2), 12, 6, 30):
        search = AlphaBeta(position, memory_mb=1)
        winner: Side | None = None
        for _ in range(20):
            report = search.run(Limit(nodes=2_000))
            if winner is not None:
                assert report.proof is not None
                assert report.proof.winner is winner
            elif report.proof is not None:
                winner = report.proof.winner


def test_a_proven_win_is_played_out() -> None:
    position = core.Position.parse("classic2;size=5;fences=2 - Sc3Nb3 0,2 - S - 0")
    search = AlphaBeta(position, memory_mb=1)
    proof = search.run(Limit(nodes=200_000)).proof
    assert proof is not None
    left = proof.actions
    while not position.outcome():
        action = search.run(Limit(nodes=200_000)).best.action
        position = position.play(action)
        left -= 1
        if not position.outcome():
            search.advance(action)
            shorter = search.run(Limit(nodes=200_000)).proof
            assert len(position.legal_actions()) == 1 or shorter is not None
            assert shorter is None or shorter.winner is proof.winner
    outcome = position.outcome()
    assert outcome is not None
    assert outcome.winner is proof.winner
    assert left >= 0


# Every mode, every house rule.


@pytest.mark.parametrize("name", NAMES)
def test_every_mode_gets_legal_answers(name: str) -> None:
    rng = random.Random(len(name))
    for turn in range(12):
        position = random_positions(random_mode(name, rng), 1, turn)[0]
        settings = AlphaBetaSettings(is_paranoid=turn % 2 == 0, lines=1 + turn % 3)
        skill = Skill(sight=turn % 4)
        report = AlphaBeta(position, memory_mb=1, skill=skill, settings=settings).run(Limit(nodes=SHORT))
        actions = [candidate.action for candidate in report.candidates]
        assert sorted(map(str, actions)) == sorted(map(str, position.legal_actions()))
        for candidate in report.candidates:
            assert set(candidate.values) == set(position.mode.sides)
            assert sum(candidate.values.values()) == pytest.approx(1, abs=1e-3)
            after = position
            for action in candidate.line:
                after = after.play(action)
            assert candidate.line[0] == candidate.action
        assert report.values == report.best.values
        assert sum(candidate.prior for candidate in report.candidates) == pytest.approx(1, abs=1e-3)


@pytest.mark.parametrize("name", NAMES)
def test_games_against_itself_end_by_the_rules(name: str) -> None:
    game = Game(random_mode(name, random.Random(9)))
    search = AlphaBeta(game, memory_mb=1)
    for _ in range(60):
        action = search.run(Limit(nodes=200)).best.action
        game.play(action)
        if game.outcome():
            break
        search.advance(action)
        assert search.position.text == game.position.text


# Limits.


def test_slices_do_not_matter_but_nodes_do() -> None:
    position = random_positions(Mode.named("classic2"), 1, 2)[0]
    whole = AlphaBeta(position, memory_mb=4)
    sliced = AlphaBeta(position, memory_mb=4)
    first = told(whole.run(Limit(nodes=6_000)))
    for nodes in (1, 999, 2_000):
        sliced.run(Limit(nodes=nodes))
    assert told(sliced.run(Limit(nodes=3_000))) == first
    assert told(whole.run(Limit(nodes=100))) != first


def test_a_stop_from_another_thread_ends_a_run() -> None:
    search = AlphaBeta(core.Position.start(Mode.named("classic2")), memory_mb=4)
    reports: list[Report] = []
    thread = threading.Thread(target=lambda: reports.append(search.run(Limit())))
    thread.start()
    time.sleep(0.05)
    assert thread.is_alive()
    search.stop()
    thread.join(timeout=30)
    assert not thread.is_alive()
    assert reports[0].nodes > 0


def test_a_stream_ends_with_a_final_report() -> None:
    search = AlphaBeta(core.Position.start(Mode.named("classic4")), memory_mb=4)
    reports = list(search.stream(Limit(seconds=0.15), every=0.04))
    assert [report.is_final for report in reports] == [False] * (len(reports) - 1) + [True]
    assert len(reports) >= 2
    assert [report.nodes for report in reports] == sorted(report.nodes for report in reports)
    by_nodes = list(search.stream(Limit(nodes=3_000), every=60))
    assert [report.nodes - reports[-1].nodes for report in by_nodes] == [3_000]


def test_lines_have_exact_values() -> None:
    position = random_positions(Mode.named("classic2", size=5, fences=2), 1, 8)[0]
    depth = AlphaBetaSettings(depth=3, lines=200, reduces=False, drops=False, guesses=False, is_exact=True)
    every = {c.action: c.values for c in AlphaBeta(position, settings=depth).run(Limit()).candidates}
    few = AlphaBeta(
        position, settings=AlphaBetaSettings(depth=3, lines=3, reduces=False, drops=False, guesses=False, is_exact=True)
    ).run(Limit())
    ranked = sorted((values[position.side] for values in every.values()), reverse=True)
    assert [candidate.values[position.side] for candidate in few.candidates[:3]] == ranked[:3]
    for candidate in few.candidates:
        assert candidate.values[position.side] >= every[candidate.action][position.side]


def test_sight_and_caps_end_a_search() -> None:
    for name in ("classic2", "pacman"):
        position = core.Position.start(Mode.named(name))
        short = AlphaBeta(position, memory_mb=4, skill=Skill(sight=1)).run(Limit())
        assert short.is_final
        capped = AlphaBeta(position, memory_mb=4, skill=Skill(nodes=700)).run(Limit())
        assert capped.nodes == 700


# What may not be asked.


def test_only_allowed_pieces_are_moved() -> None:
    position = Position.parse("pacman d3hg5hb7hg2vc4ve7v Pe5Be9Ki5Ia5Ce1 - a1i1a9i9/0/0/3 G - 2/1/0")
    report = AlphaBeta(position, memory_mb=1, allowed=[Piece.INKY, Piece.CLYDE]).run(Limit(nodes=SHORT))
    assert {str(candidate.action)[0] for candidate in report.candidates} == {"I", "C"}
    with pytest.raises(EngineError) as refused:
        AlphaBeta(position, memory_mb=1, allowed=[Piece.PACMAN])
    assert refused.value.code == "engine.nothing_allowed"


def test_errors() -> None:
    start = Position.start(Mode.named("classic2", size=3, fences=0))
    with pytest.raises(EngineError) as refused:
        AlphaBeta(start, memory_mb=0)
    assert refused.value.code == "engine.bad_setting"
    search = AlphaBeta(start, memory_mb=1)
    with pytest.raises(IllegalActionError):
        search.advance("b3")
    assert (
        search.advance("a1").advance("b2").advance("a2").position.text.startswith("classic2;size=3;fences=0 - Sa2Nb2")
    )
    search.advance("b1")
    with pytest.raises(GameOverError):
        search.run()
    with pytest.raises(GameOverError):
        AlphaBeta(search.position)


def test_repetition_in_the_game_is_known() -> None:
    game = Game(Mode.named("classic2", size=5, fences=0))
    for token in ("b1", "d5", "c1", "c5", "b1", "d5", "c1"):
        game.play(token)
    report = AlphaBeta(game, memory_mb=1, settings=AlphaBetaSettings(depth=1, lines=200, knows=False)).run(Limit())
    values = {str(candidate.action): candidate for candidate in report.candidates}
    assert values["c5"].values[Side.NORTH] == pytest.approx(0.5)
    proof = values["c5"].proof
    assert proof is not None
    assert proof.winner is None
    assert values["d4"].proof is None
