"""Files of puzzles: what is refused, and with which code."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from hedgemaze.errors import PuzzleError
from hedgemaze.puzzles import Puzzle, load_puzzles, parse_puzzles, prove, save_puzzles, shipped
from hedgemaze.puzzles.making.pool import Pool, choose

FIRST = shipped()[0]


def text_with(**changes: Any) -> str:
    data = FIRST.to_data() | changes
    return json.dumps({"version": 1, "puzzles": [{name: value for name, value in data.items() if value is not ...}]})


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "puzzle.unreadable"),
        ("[" * 100_000, "puzzle.unreadable"),
        ("[]", "puzzle.unreadable"),
        ('{"version":1}', "puzzle.unreadable"),
        ('{"version":2,"puzzles":[]}', "puzzle.version"),
        ('{"version":1,"puzzles":[1]}', "puzzle.unreadable"),
        (text_with(line=...), "puzzle.unreadable"),
        (text_with(theme="chess"), "puzzle.unreadable"),
        (text_with(line="e2"), "puzzle.unreadable"),
        (text_with(line=[3]), "puzzle.unreadable"),
        (text_with(difficulty=True), "puzzle.unreadable"),
        (text_with(difficulty=6), "puzzle.unreadable"),
        (text_with(proof={"kind": "exact"}), "puzzle.unreadable"),
        (text_with(proof=7), "puzzle.unreadable"),
        (text_with(id="classic3-1"), "puzzle.bad_id"),
        (text_with(id="../x"), "puzzle.bad_id"),
        (text_with(line=[]), "puzzle.bad_line"),
        (text_with(line=["i9i"]), "puzzle.bad_line"),
        (text_with(also=["z1"]), "puzzle.bad_line"),
    ],
)
def test_bad_files_are_refused(text: str, code: str) -> None:
    with pytest.raises(PuzzleError) as error:
        parse_puzzles(text)
    assert error.value.code == code


def test_a_position_that_cannot_be_read_is_refused() -> None:
    with pytest.raises(PuzzleError) as error:
        parse_puzzles(text_with(position="classic2 nonsense"))
    assert error.value.code == "puzzle.bad_line"


def test_the_same_id_twice_is_refused() -> None:
    with pytest.raises(PuzzleError) as error:
        parse_puzzles(json.dumps({"version": 1, "puzzles": [FIRST.to_data(), FIRST.to_data()]}))
    assert error.value.code == "puzzle.twice"


def test_files_on_disk(tmp_path: Path) -> None:
    path = tmp_path / "own.json"
    save_puzzles(path, shipped()[:3])
    assert load_puzzles(path) == shipped()[:3]
    assert [each.name for each in tmp_path.iterdir()] == ["own.json"]
    path.write_bytes(b"\xff")
    for bad in (path, tmp_path / "missing", tmp_path):
        with pytest.raises(PuzzleError) as error:
            load_puzzles(bad)
        assert error.value.code == "puzzle.file"
    with pytest.raises(PuzzleError) as error:
        save_puzzles(tmp_path / "no" / "folder", [])
    assert error.value.code == "puzzle.file"


def test_a_wrong_line_is_not_proved() -> None:
    puzzle = next(each for each in shipped() if each.mode == "classic2" and len(each.line) == 1 and not each.also)
    other = next(str(each) for each in puzzle.start.legal_actions() if str(each) != puzzle.line[0])
    for bad in (replace(puzzle, line=(other,)), replace(puzzle, also=(other,))):
        with pytest.raises(PuzzleError) as error:
            prove(bad)
        assert error.value.code == "puzzle.not_proved"


def test_a_pool_goes_on_where_it_was(tmp_path: Path) -> None:
    path = tmp_path / "pool"
    pool = Pool(path, "classic2", 1)
    pool.add(0, [])
    pool.add(1, list(shipped()[:2]))
    pool.close(is_finished=False)
    again = Pool(path, "classic2", 1)
    assert (again.games, again.puzzles) == (2, list(shipped()[:2]))
    again.close(is_finished=True)
    assert not path.exists()


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ('{"mode":"classic3","seed":1}\n', "puzzle.other_run"),
        ("{\n", "puzzle.unreadable"),
        ("1\n2\n", "puzzle.other_run"),
    ],
)
def test_a_foreign_or_damaged_pool_is_refused(tmp_path: Path, text: str, code: str) -> None:
    path = tmp_path / "pool"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(PuzzleError) as error:
        Pool(path, "classic2", 1)
    assert error.value.code == code
    assert path.read_text(encoding="utf-8") == text


def test_the_choice_is_balanced() -> None:
    pool: list[Puzzle] = [
        replace(FIRST, difficulty=1 + (n % 10 == 0), id=f"classic2-{n + 1}", position=FIRST.position) for n in range(50)
    ]
    chosen = choose(pool, 8)
    assert [each.difficulty for each in chosen] == [1, 1, 1, 1, 2, 2, 2, 2]
    assert [each.id for each in chosen] == [f"classic2-{n}" for n in range(1, 9)]
