from __future__ import annotations

import json
from pathlib import Path

import pytest

from hedgemaze.rules import Game, Mode, format_record, game_to_data, maze_names, named_maze
from tests.cli.helpers import run

GOOD = format_record(Game(Mode.named("classic2")).play("e2"))


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


def write(name: str, text: str) -> str:
    Path(name).write_text(text, encoding="utf-8")
    return name


def test_good_files(folder: Path) -> None:
    game = Game(Mode.named("pacman")).play("Pe6")
    game.leave(game.position.side)
    names = [
        write("one.txt", GOOD + "\n" + format_record(game)),
        write("moves.txt", "e2 e8"),
        write("game.json", json.dumps(game_to_data(game))),
        write("two.json", json.dumps([game_to_data(game)] * 2)),
        write("positions.txt", f"{game.start.text}\n\n{game.start.text}\n"),
        write("maze", json.dumps(named_maze("pinwheel").to_data())),
    ]
    ran = run("check", *names)
    assert (ran.status, ran.err) == (0, "")
    assert ran.out.splitlines() == [
        "one.txt: game 1: ok, classic2, one action, unfinished",
        "one.txt: game 2: ok, pacman, one action, G-wins (resigned)",
        "moves.txt: game 1: ok, classic2, 2 actions, unfinished",
        "game.json: game 1: ok, pacman, one action, G-wins (resigned)",
        "two.json: game 1: ok, pacman, one action, G-wins (resigned)",
        "two.json: game 2: ok, pacman, one action, G-wins (resigned)",
        "positions.txt: position 1: ok, pacman, unfinished",
        "positions.txt: position 2: ok, pacman, unfinished",
        "maze: maze Pinwheel: ok, for advanced",
    ]


def test_all_shipped_mazes(folder: Path) -> None:
    names = [write(f"{name}.json", json.dumps(named_maze(name).to_data())) for name in maze_names()]
    assert run("check", *names).status == 0


def test_a_bad_maze_gives_every_reason(folder: Path) -> None:
    data = named_maze("A1").to_data() | {"fences": ["a1h", "b1h", "zz"], "pellets": ["a1", "a1"]}
    ran = run("check", write("bad.json", json.dumps(data)))
    assert ran.status == 1
    first, *reasons = ran.out.splitlines()
    assert first == f"bad.json: maze: wrong, for {len(reasons)} reasons:"
    assert all(reason.startswith("  maze.") for reason in reasons)
    for code in ("fence_unreadable", "fence_overlaps", "pellet_count", "square_shared"):
        assert any(f"maze.{code}:" in reason for reason in reasons)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (GOOD + "\n\n1. e2 e9 *", "game 2: wrong: line 7: "),
        (GOOD.replace('"*"', '"S-wins"'), "game 1: wrong: "),
        ("1. e2\n(1. d1 e9) *", "game 1: wrong: line 2: "),
        ("1. e2\n(1. d1 *", "game 1: wrong: line 2: "),
        ("", "wrong: there is no game in it"),
        ('{"', "wrong: not JSON"),
        ("[{}]", "maze: wrong"),
        ('[{"entries": []}]', "json 1: wrong: "),
        ("classic2 - Se1Ne1 10,10 - S - 0", "position 1: wrong: "),
    ],
)
def test_an_invalid_file_is_reported_with_exit_status_1(folder: Path, text: str, said: str) -> None:
    ran = run("check", write("bad", text), write("good", GOOD))
    assert (ran.status, ran.err) == (1, "")
    assert f"bad: {said}" in ran.out
    assert ran.last == "good: game 1: ok, classic2, one action, unfinished"


def test_an_unreadable_file_gives_exit_status_2_and_the_rest_is_checked(folder: Path) -> None:
    Path("binary").write_bytes(b"\xff\xfe")
    ran = run("check", "none", ".", "binary", write("good", GOOD), write("bad", "e9"))
    assert ran.status == 2
    assert ran.err.count("\n") == 3
    assert [line.split(":")[0] for line in ran.out.splitlines()] == ["good", "bad"]


def test_a_bad_game_or_position_does_not_hide_the_others(folder: Path) -> None:
    text = f'{GOOD}\n[Mode "classic2"]\n\n1. e2 e9 *\n\n{GOOD}\n[Mode "classic9"]\n\n*\n'
    ran = run("check", write("games.txt", text))
    assert ran.status == 1
    assert [line.removeprefix("games.txt: ")[:16] for line in ran.out.splitlines()] == [
        "game 1: ok, clas",
        "game 2: wrong: l",
        "game 3: ok, clas",
        "game 4: wrong: l",
    ]
    start = Game(Mode.named("classic2")).start.text
    ran = run("check", write("positions.txt", f"{start}\n{start.replace('Se1', 'Se9')}\n{start}\n"))
    assert [line.split(":")[2].strip()[:5] for line in ran.out.splitlines()] == ["ok, c", "wrong", "ok, c"]


def test_a_malicious_record_prints_no_terminal_codes(folder: Path) -> None:
    ran = run("check", write("bad", "e2 \x1b[31m"))
    assert ran.status == 1
    assert "\x1b" not in ran.out


def test_a_record_longer_than_the_library_reads_by_itself(folder: Path) -> None:
    comment = "{" + "x" * 4_000 + "}"
    one = f'[Mode "classic2"]\n\n1. e2 {comment} *\n\n'
    ran = run("check", write("long", one * 270))
    assert ran.status == 0
    assert len(ran.out.splitlines()) == 270
