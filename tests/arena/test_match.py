"""Whole matches: in this process, in workers, resumed from an incomplete log, and ended by a test."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from hedgemaze.arena import Bounds, GameResult, Match, Player, TimeControl, read_log
from hedgemaze.arena.standings import Standings
from hedgemaze.engine.players.baselines import GreedyPlayer, RandomPlayer
from hedgemaze.errors import EngineError
from hedgemaze.rules import MODES, Mode, parse_mode
from tests.protocols.helpers import fake, nothing_left_behind

SMALL = Mode.named("classic2", size=5)
UNHURRIED = TimeControl(move_ms=60_000)


def comparable(results: list[GameResult]) -> list[tuple[int, str]]:
    """Returns the part of each result that does not depend on how the match was run."""
    return sorted((result.number, result.record) for result in results)


def small_match(log: Path | None = None, *, rounds: int = 3, seed: int = 0, concurrency: int = 0) -> Match:
    return Match(
        SMALL, ["greedy", "random"], rounds=rounds, seed=seed, concurrency=concurrency, log=log, control=UNHURRIED
    )


@pytest.mark.parametrize("mode", ["classic2", *(pytest.param(mode, marks=pytest.mark.slow) for mode in MODES[1:])])
def test_greedy_beats_random_in_every_mode(mode: str) -> None:
    match = Match(parse_mode(mode), ["random", "greedy"], rounds=2, concurrency=0, control=UNHURRIED)
    rows = match.run().rows()
    assert len(match.results) == match.total
    assert [row.name for row in rows] == ["greedy", "random"]
    assert rows[0].points > rows[1].points
    assert rows[0].failures == rows[1].failures == 0
    assert set(rows[0].roles) == {side.letter for side in Mode.named(mode).sides}
    assert (rows[0].elo is not None) == (len(Mode.named(mode).sides) == 2)
    assert set(rows[0].taken) == ({"P", "G"} if mode in ("pacman", "advanced") else set())


def test_workers_play_the_same_games() -> None:
    alone = small_match()
    alone.run()
    together = small_match(concurrency=2)
    together.run()
    assert comparable(together.results) == comparable(alone.results)
    other = small_match(seed=1)
    other.run()
    assert comparable(other.results) != comparable(alone.results)


def test_pairs_share_the_opening() -> None:
    match = small_match()
    match.run()
    for pair in range(3):
        one, other = (result for result in match.results if result.pair == pair)
        assert one.opening == other.opening == pair
        assert list(one.seats.values()) == list(other.seats.values())[::-1]


def test_a_match_resumes_from_its_log(tmp_path: Path) -> None:
    whole = small_match()
    whole.run()
    log = tmp_path / "log.jsonl"
    begun = small_match(log)
    for result in begun.play():
        if result.number == 1:
            break
    begun.close()
    before = log.read_bytes()
    assert before.count(b"\n") == 3
    with log.open("ab") as file:
        file.write(b'{"type": "game", "number": 2, "pa')  # the process was killed in the middle of a line
    again = small_match(log)
    assert [result.number for result in again.results] == [0, 1]
    played = [result.number for result in again.play()]
    assert played == [2, 3, 4, 5]
    assert comparable(again.results) == comparable(whole.results)
    assert log.read_bytes().startswith(before)
    assert [json.loads(line)["type"] for line in log.read_text(encoding="utf-8").splitlines()] == ["match"] + [
        "game"
    ] * 6
    assert list(small_match(log).play()) == []
    more = small_match(log, rounds=4)
    assert [result.number for result in more.play()] == [6, 7]
    head, results = read_log(log)
    assert head["players"] == {"greedy": "greedy", "random": "random"}
    assert comparable(results) == comparable(more.results)


def test_a_log_of_another_match_is_refused(tmp_path: Path) -> None:
    log = tmp_path / "log.jsonl"
    small_match(log, rounds=1).run()
    before = log.read_bytes()
    with pytest.raises(EngineError) as caught:
        small_match(log, seed=5)
    assert (caught.value.code, "seed" in caught.value.message) == ("match.other_match", True)
    open_one = small_match(log)
    with pytest.raises(EngineError) as caught:
        small_match(log)
    assert caught.value.code == "match.log_in_use"
    open_one.close()
    assert log.read_bytes() == before


@pytest.mark.parametrize("text", ["hello\n", "[1]\n", '{"type": "game"}\n', '{"type": "match", "version": 2}\n'])
def test_a_file_that_is_not_a_log_is_refused_and_not_overwritten(tmp_path: Path, text: str) -> None:
    log = tmp_path / "log.jsonl"
    log.write_text(text, encoding="utf-8")
    for attempt in (
        lambda: small_match(log),
        lambda: read_log(log),
        lambda: small_match(tmp_path),
        lambda: read_log(tmp_path / "none"),
    ):
        with pytest.raises(EngineError) as caught:
            attempt()
        assert caught.value.code == "match.log_unusable"
    assert log.read_text(encoding="utf-8") == text


def test_a_sequential_test_ends_the_match_early() -> None:
    match = Match(
        SMALL, ["greedy", "random"], rounds=500, concurrency=0, bounds=Bounds(0, 300), control=UNHURRIED, seed=3
    )
    match.run()
    assert len(match.results) < match.total
    test = match.test()
    assert test is not None
    assert test.decision == "elo1"


def test_functions_can_create_players() -> None:
    def second(seed: int) -> Player:
        return RandomPlayer(seed)

    match = Match(SMALL, {"one": lambda _: GreedyPlayer(), "two": second}, rounds=1, concurrency=0, control=UNHURRIED)
    assert [result.seats for result in match.play()] == [{"S": "one", "N": "two"}, {"S": "two", "N": "one"}]


@pytest.mark.slow
def test_an_engine_against_itself_needs_two_processes() -> None:
    with nothing_left_behind() as mark:
        match = Match(
            Mode.named("classic3"), [fake("plays", mark=mark), "greedy"], rounds=1, concurrency=1, control=UNHURRIED
        )
        results = list(match.play())
    assert [list(result.seats.values()).count("fake") for result in results] == [2, 2, 2]
    assert all(not result.failures for result in results)


@pytest.mark.parametrize(
    ("changes", "code"),
    [
        ({"players": ["greedy"]}, "match.too_few_players"),
        ({"players": ["greedy", "greedy"]}, "match.same_name"),
        ({"players": ["greedy", "nobody"]}, "engine.unknown_player"),
        ({"players": {"a": "greedy", "b": lambda _: GreedyPlayer()}}, "match.not_portable"),
        ({"players": ["greedy", "random", "best"], "bounds": Bounds()}, "match.bad_sprt"),
        ({"mode": Mode.named("classic3"), "bounds": Bounds()}, "match.bad_sprt"),
        ({"schedule": "swiss"}, "match.bad_schedule"),
        ({"mazes": "many"}, "match.bad_mazes"),
    ],
)
def test_impossible_matches_are_refused(changes: dict[str, object], code: str) -> None:
    arguments = {"mode": SMALL, "players": ["greedy", "random"], "concurrency": 1} | changes
    with pytest.raises(EngineError) as caught:
        Match(**arguments)  # type: ignore[arg-type]  # by name
    assert caught.value.code == code


def test_a_worker_that_dies_is_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hedgemaze.arena.worker._COMMAND", "raise SystemExit(7)")
    with pytest.raises(EngineError) as caught:
        small_match(concurrency=1).run()
    assert (caught.value.code, "7" in caught.value.message) == ("match.worker_crashed", True)


def test_standings_without_games() -> None:
    assert Standings([]).rows() == []
    assert Standings([]).ratings() is None
