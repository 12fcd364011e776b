"""Outside engines that play correctly, and engines that misbehave in many ways."""

from __future__ import annotations

import os
import signal
import sys
import time
from dataclasses import replace

import pytest

from hedgemaze.arena import Clock, EngineConfig, GameResult, Player, TimeControl, outside_player, play_game
from hedgemaze.engine.players.baselines import GreedyPlayer
from hedgemaze.protocols.engine_process import EngineProcess
from hedgemaze.protocols.ugi.player import UgiPlayer
from hedgemaze.rules import Mode, Side, parse_record
from tests.protocols.helpers import TIMEOUT_S, fake, marked, nothing_left_behind, opening, processes, wait_until_gone

UNHURRIED = TimeControl(move_ms=30_000)
HURRIED = TimeControl(move_ms=100, margin_ms=200)


def play(
    config: EngineConfig, control: TimeControl = UNHURRIED, *, games: int = 1, mode: str = "classic2"
) -> list[GameResult]:
    """Lets an engine play the first side against a greedy player."""
    first, *others = Mode.named(mode).sides
    engine = outside_player(config)
    players: dict[Side, Player] = {first: engine, **{side: GreedyPlayer() for side in others}}
    try:
        return [play_game(opening(mode=mode), players, control) for _ in range(games)]
    finally:
        engine.close()


@pytest.mark.parametrize("protocol", ["ugi", "uci", "qtp"])
def test_a_good_engine_plays_to_the_end(protocol: str) -> None:
    with nothing_left_behind() as mark:
        first, second = play(fake("plays", protocol, mark=mark), games=2)
    for result in (first, second):
        assert (result.failures, result.reason) == ([], "reached_goal")
    assert parse_record(first.record).tags == {"Seat1": "fake", "Seat2": "greedy"}
    assert first.record == second.record


def test_an_engine_ponders_on_the_reply_that_it_expects(monkeypatch: pytest.MonkeyPatch) -> None:
    sent: list[str] = []
    send = EngineProcess.send

    def record(process: EngineProcess, line: str, deadline: float) -> None:
        sent.append(line.split(maxsplit=1)[0] if line.split()[:2] != ["go", "ponder"] else "go ponder")
        send(process, line, deadline)

    monkeypatch.setattr(EngineProcess, "send", record)
    with nothing_left_behind() as mark:
        config = replace(fake("ponders", mark=mark), options={"Ponder": "true"})
        first, second = play(config, games=2)
    for result in (first, second):
        assert (result.failures, result.reason) == ([], "reached_goal")
    talk = " ".join(sent)
    assert "go ponder ponderhit" in talk  # the reply was expected
    assert "go ponder stop position go" in talk  # another reply was played
    ends = talk.count("ponderhit") + talk.count("stop") + talk.endswith("go ponder quit")
    assert ends == talk.count("go ponder")


@pytest.mark.parametrize(
    "mode", ["pacman", *(pytest.param(mode, marks=pytest.mark.slow) for mode in ("classic3", "classic4", "advanced"))]
)
def test_an_engine_with_the_option_mode_plays_every_mode(mode: str) -> None:
    with nothing_left_behind() as mark:
        (result,) = play(fake("plays", mark=mark), mode=mode)
    assert result.failures == []


@pytest.mark.slow
def test_an_engine_plays_on_after_another_side_has_left() -> None:
    """A list of moves cannot express that a side has left; the current position can."""
    with nothing_left_behind() as mark:
        good = outside_player(fake("plays", mark=mark))
        bad = outside_player(fake("plays_illegally", mark=mark, name="bad"))
        players: dict[Side, Player] = {Side.SOUTH: good, Side.WEST: bad, Side.NORTH: GreedyPlayer()}
        result = play_game(opening(mode="classic3"), players, UNHURRIED)
        good.close()
        bad.close()
    assert [failure.player for failure in result.failures] == ["bad"]
    assert result.reason == "reached_goal"
    assert result.points["W"] == 0


WRONG = [
    ("crashes_at_start", "engine.crashed", "resigned"),
    ("crashes_in_mid_game", "engine.crashed", "resigned"),
    ("talks_rubbish", "engine.rubbish", "resigned"),
    ("says_nothing_in_bestmove", "engine.rubbish", "resigned"),
    ("plays_illegally", "engine.illegal_action", "resigned"),
    ("closes_its_output", "engine.crashed", "resigned"),
    ("talks_without_end", "engine.flooded", "resigned"),
    ("talks_in_one_line", "engine.flooded", "resigned"),
]
STARTED_AGAIN = {"crashes_in_mid_game", "plays_illegally", "is_silent"}
LATE = [
    ("is_silent", "engine.timed_out", "flagged"),
    ("is_slow", "engine.timed_out", "flagged"),
    ("complains_without_end", "engine.timed_out", "flagged"),
]


@pytest.mark.parametrize(("how", "code", "reason"), [*WRONG, *LATE])
def test_faults_that_lose_the_game(how: str, code: str, reason: str) -> None:
    control = HURRIED if (how, code, reason) in LATE else UNHURRIED
    with nothing_left_behind() as mark:
        results = play(fake(how, mark=mark), control, games=2 if how in STARTED_AGAIN else 1)
    for result in results:  # the engine was restarted and failed again
        (failure,) = result.failures
        assert (failure.player, failure.side, failure.code) == ("fake", "S", code)
        assert (result.result, result.reason, result.points) == ("N-wins", reason, {"S": 0.0, "N": 1.0})
        game = parse_record(result.record)
        assert failure.position == game.positions[-2].text
        assert game.notes[len(game.entries)].comment.startswith(f"{code}: ")


@pytest.mark.slow
def test_the_error_output_of_an_engine_is_in_the_log() -> None:
    with nothing_left_behind() as mark:
        (crashed,) = play(fake("crashes_in_mid_game", mark=mark))
        (dead,) = play(fake("crashes_at_start", mark=mark))
        (illegal,) = play(fake("plays_illegally", mark=mark))
    assert crashed.failures[0].said == "cannot go on"
    assert crashed.failures[0].message == "has ended (exit status 3)"
    assert dead.failures[0].said == "no licence"
    assert illegal.failures[0].given == "a1"
    assert illegal.failures[0].message.startswith("action.")


def test_an_engine_that_never_gets_ready_loses() -> None:
    with nothing_left_behind() as mark:
        (result,) = play(fake("is_never_ready", mark=mark, startup_s=0.3))
    assert [failure.code for failure in result.failures] == ["engine.timed_out"]
    assert result.actions == 0


@pytest.mark.parametrize(
    "changes",
    [{"command": ("/no/such/engine",)}, {"folder": "/no/such/folder"}, {"command": (sys.prefix,)}],
)
def test_an_engine_that_cannot_be_started_loses(changes: dict[str, object]) -> None:
    config = fake("plays")
    (result,) = play(replace(config, **changes))  # type: ignore[arg-type]  # fields by name
    assert [failure.code for failure in result.failures] == ["engine.no_start"]


def test_output_in_latin_1_is_tolerated() -> None:
    with nothing_left_behind() as mark:
        (result,) = play(fake("speaks_latin_1", mark=mark))
    assert result.failures == []


@pytest.mark.parametrize("how", ["ignores_quit", "leaves_children"])
def test_processes_that_ignore_termination_are_killed(how: str) -> None:
    with nothing_left_behind() as mark:
        engine = outside_player(fake(how, mark=mark))
        engine.new_game(opening().game())
        assert len(marked(mark)) == (2 if how == "ignores_quit" else 4)  # with the guard, and two children
        engine.close()


@pytest.mark.slow
def test_an_engine_without_the_option_mode_plays_classic_only() -> None:
    with nothing_left_behind() as mark:
        (result,) = play(fake("knows_one_mode", mark=mark))
        (refused,) = play(fake("knows_one_mode", mark=mark), mode="pacman")
        (flipped,) = play(fake("plays", "qtp", mark=mark), mode="classic3")
    assert result.failures == []
    assert [failure.code for failure in (*refused.failures, *flipped.failures)] == ["engine.wrong_mode"] * 2


@pytest.mark.parametrize(
    ("how", "code"),
    [("refuses", "engine.refused"), ("talks_rubbish", "engine.rubbish"), ("is_silent", "engine.timed_out")],
)
def test_a_bad_qtp_engine_loses(how: str, code: str) -> None:
    with nothing_left_behind() as mark:
        (result,) = play(fake(how, "qtp", mark=mark), HURRIED if how == "is_silent" else UNHURRIED)
    assert [failure.code for failure in result.failures] == [code]


def test_qtp_boards_are_flipped_and_fences_named_from_above() -> None:
    with nothing_left_behind() as mark:
        engines = [outside_player(fake("fences", "qtp", mark=mark, name=name)) for name in ("one", "two")]
        players: dict[Side, Player] = {Side.SOUTH: engines[0], Side.NORTH: engines[1]}
        result = play_game(opening("e2", "e8"), players, UNHURRIED)
        for engine in engines:
            engine.close()
    assert result.failures == []
    assert [str(action) for action in parse_record(result.record).actions[:6]] == ["e2", "e8", "c4v", "f4h", "e3", "e7"]


@pytest.mark.parametrize(("level", "codes"), [("3", []), ("9", ["engine.refused"])])
def test_qtp_options_are_commands(level: str, codes: list[str]) -> None:
    with nothing_left_behind() as mark:
        (result,) = play(replace(fake("plays", "qtp", mark=mark), options={"level": level}))
    assert [failure.code for failure in result.failures] == codes


@pytest.mark.slow
def test_clocks_run_and_flag() -> None:
    with nothing_left_behind() as mark:
        (result,) = play(fake("is_slow", mark=mark), TimeControl(base_ms=300, margin_ms=0))
        (fair,) = play(fake("plays", "uci", mark=mark), TimeControl.parse("60+1"))
    assert (result.reason, result.failures[0].code) == ("flagged", "engine.timed_out")
    assert fair.failures == []
    game = parse_record(fair.record)
    clocks = [game.notes[number].clock_ms for number in range(1, len(game.entries) + 1)]
    assert all(clock is not None and clock > 0 for clock in clocks)


def test_an_engine_that_exits_between_games_is_restarted() -> None:
    with nothing_left_behind() as mark:
        engine = UgiPlayer(fake("plays", mark=mark))
        engine.new_game(opening().game())
        engine.process.send("quit", time.monotonic() + TIMEOUT_S)
        wait_until_gone(mark)
        engine.new_game(opening().game())
        assert str(engine.choose(opening().game(), Clock(), TIMEOUT_S)) == "e2"
        engine.close()


def test_terminating_the_guard_kills_its_engine() -> None:
    with nothing_left_behind() as mark:
        engine = UgiPlayer(fake("leaves_children", mark=mark))
        engine.new_game(opening().game())
        (guard,) = (number for number, command in processes(mark) if "child_guard.py" in command)
        os.kill(guard, signal.SIGTERM)
        wait_until_gone(mark)
        engine.close()
