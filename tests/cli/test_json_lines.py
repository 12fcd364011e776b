"""JSON lines as input: exports of the server, and match logs."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from hedgemaze.arena import Match, read_log
from hedgemaze.rooms import Resign, event_to_data
from hedgemaze.rules import Game, Mode, game_to_data, named_maze, parse_record, parse_records, position_to_data
from hedgemaze.server.http.records import record_line
from hedgemaze.server.storage import FinishedGame
from tests.cli.helpers import refused, run
from tests.rooms.host import Host, table


def exported(host: Host) -> str:
    """The line that `hedgemaze export --json-lines` prints for a table."""
    return record_line(FinishedGame("room", 5, tuple(json.dumps(event_to_data(event)) for event in host.log)))


@pytest.fixture(scope="module")
def export() -> str:
    classic, pacman, empty = Host.started(table("classic2")), Host.started(table("pacman")), Host(table("classic2"))
    classic.act(1, "e2")
    pacman.act(1, "Pf5", "Pf4")
    for host in (classic, pacman):
        host.send(Resign(seat=1))
    return exported(classic) + exported(empty) + exported(pacman)


@pytest.fixture(scope="module")
def log(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("match") / "log.jsonl"
    Match(Mode.named("classic2", size=5), ["greedy", "random"], rounds=1, concurrency=0, log=path).run()
    return path


def test_an_export_is_checked_and_converted(export: str) -> None:
    assert run("check", "-", given=export).out.splitlines() == [
        "-: game 1: ok, classic2, one action, N-wins (resigned)",
        "-: game 2: ok, pacman, 2 actions, G-wins (resigned)",
    ]
    records = run("convert", "-", given=export).out
    assert [len(game.actions) for game in parse_records(records)] == [1, 2]
    assert run("convert", "-", "--game", "2", "--to", "json", given=export).status == 0


def test_one_line_alone_is_enough(export: str) -> None:
    line = export.split("\n", maxsplit=1)[0]
    for text in (line, f"{line}\n", f"[{line}]"):
        assert run("check", "-", given=text).out == "-: game 1: ok, classic2, one action, N-wins (resigned)\n"
        assert parse_record(run("convert", "-", given=text).out).outcome() is not None


def test_the_log_of_a_match_is_checked_and_converted(log: Path) -> None:
    _, results = read_log(log)
    assert len(results) == 2
    ran = run("check", str(log))
    assert (ran.status, len(ran.out.splitlines())) == (0, 2)
    assert all(": ok, classic2;size=5, " in line for line in ran.out.splitlines())
    games = list(parse_records(run("convert", str(log)).out))
    assert games == [parse_record(result.record) for result in results]


def test_plain_games_positions_and_mazes_as_lines(tmp_path: Path) -> None:
    game = Game(Mode.named("classic2")).play("e2")
    rows = [game_to_data(game), position_to_data(game.position)]
    file = tmp_path / "rows.jsonl"
    file.write_text("\n\n".join(map(json.dumps, rows)), encoding="utf-8")
    assert len(run("convert", str(file), "--to", "position").out.splitlines()) == 2
    file.write_text("\r\n".join(map(json.dumps, [*rows, named_maze("A1").to_data()])), encoding="utf-8")
    assert [
        line.rpartition(": ")[0].removeprefix(f"{file}: ") for line in run("check", str(file)).out.splitlines()
    ] == [
        "game 1",
        "position 2",
        "maze Mixed",
    ]


def test_every_bad_line_is_reported_by_its_number_and_the_others_are_checked(log: Path, tmp_path: Path) -> None:
    head, one, two = log.read_text(encoding="utf-8").splitlines()
    wrong = json.loads(one) | {"result": "draw"}
    bad = json.loads(one) | {"record": "e2 e9 *"}
    none = json.loads(one) | {"record": 5}
    file = tmp_path / "log.jsonl"
    file.write_text(
        "\n".join([head, one, json.dumps(wrong), json.dumps(bad), json.dumps(none), two, two[:40]]), "utf-8"
    )
    ran = run("check", str(file))
    lines = [line.removeprefix(f"{file}: ") for line in ran.out.splitlines()]
    assert ran.status == 1
    assert lines[0].startswith("game 1: ok")
    assert lines[1].startswith("wrong: line 3: the game does not end as stated: 'draw'")
    assert lines[2].startswith("wrong: line 4: line 1: the piece already stands there: 'e9'")
    assert lines[3].startswith("wrong: line 5: a record is a text: 5")
    assert lines[4].startswith("game 5: ok")
    assert lines[5].startswith("wrong: line 7: not JSON")
    assert len(lines) == 6
    assert "line 3: the game does not end as stated" in refused("convert", str(file))


def test_lines_without_any_game(log: Path) -> None:
    head = log.read_text(encoding="utf-8").splitlines()[0]
    assert run("check", "-", given=head).out == "-: wrong: there is no game in it\n"
    assert "no game or position in it" in refused("convert", "-", given=f"{head}\n{head}\n")
    assert "not JSON" in refused("convert", "-", "--from", "json-lines", given="e2\n")
    assert "no dialects for the form json-lines" in refused(
        "convert", "-", "--from", "json-lines", "--dialect", "qtp", given="{}"
    )
