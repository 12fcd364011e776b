"""Tables: probes, files, and what is refused."""

from __future__ import annotations

import json
import struct
import zlib
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

from hedgemaze.errors import TableError, UnsupportedRuleError
from hedgemaze.rules import Mode, Position, Side, parse_mode
from hedgemaze.rules.modes.house_rules import HouseRules
from hedgemaze.solve import Progress, Table, Value, check_supported, default_path, list_tables, load, solve
from hedgemaze.solve import limits as solve_limits
from hedgemaze.solve.limits import make_problem
from hedgemaze.solve.start import start_position
from hedgemaze.solve.summary import verdicts

MODE = Mode.named("pacman")
NEAR_PELLET = "pacman d3hg5hb7hg2vc4ve7v Pc1Be9K*I*C* - a1/0/3/1 P - 0/1/1"


@pytest.fixture(scope="module")
def table() -> Table:
    return solve(MODE, ghosts=1)


def code_of(error: pytest.ExceptionInfo[TableError]) -> str:
    return error.value.code


# Probes.


def test_a_pellet_in_reach_wins_now(table: Table) -> None:
    position = Position.parse(NEAR_PELLET)
    assert (table.value(position), table.distance(position)) == (Value.PACMAN, 1)
    assert [str(action) for action in table.best_actions(position)] == ["Pb1"]
    after = position.play("Pb1")
    assert (table.value(after), table.distance(after)) == (Value.PACMAN, 1)
    assert [str(action) for action in table.best_actions(after)] == ["Pa1"]
    won = after.play("Pa1")
    assert (table.value(won), table.distance(won), table.best_actions(won)) == (Value.PACMAN, 0, [])


def test_a_position_is_worth_its_best_action_in_random_games(table: Table) -> None:
    """Turns, and moves half made: the value is the best over the actions, and each action's is that of its position."""
    random = Random(17)
    compared = 0
    for _ in range(30):
        position = start_position(MODE, 1, lives=3)
        for _ in range(40):
            if position.outcome() is not None or position.lives < 3:
                break
            results = table.actions(position)
            assert set(results) == set(position.legal_actions())
            best = results[table.best_actions(position)[0]]
            assert best == (table.value(position), table.distance(position)), position.text
            action = random.choice(position.legal_actions())
            after = position.play(action)
            if after.outcome() is None and after.lives == position.lives:
                later = after.side is Side.PACMAN and position.side is Side.GHOSTS
                distance = table.distance(after)
                assert results[action] == (table.value(after), distance if distance is None else distance + later)
                compared += 1
            position = after
    assert compared > 200


def test_lives_that_depend_on_the_same_values_share_their_blocks(table: Table) -> None:
    assert len(table.levels) == 3
    assert table.levels[0].after_catch == (1,) * 16
    assert [each.lives for each in verdicts(table)] == [1, 2, 3]
    for number, lower in zip((1, 2), (0, 1), strict=True):
        for pellets in range(1, 16):
            start = start_position(MODE, 1, pellets, lives=number)
            wanted = {Value.OPEN: 0, Value.GHOSTS: 1, Value.PACMAN: 2}[table.value(start)]
            assert table.levels[lower + 1].after_catch[pellets] == wanted


@pytest.mark.parametrize(
    "house",
    [
        "stall_result=ghosts",
        "stall_result=pacman",
        "stall_result=ghosts;no_progress_limit=0;repetition_draw=false",
        "pellets_reset=true",
        "pellets_reset=true;stall_result=pacman",
    ],
)
def test_a_catch_leads_to_the_start_squares(house: str) -> None:
    """With the same pellets or all of them; an open game is that of the house rule, if a limit ends such games."""
    mode = parse_mode(f"pacman;lives=2;{house}")
    table = solve(mode, ghosts=1)
    stalled = {"draw": 0, "ghosts": 1, "pacman": 2}[mode.house.stall_result]
    is_endless = not (mode.house.no_progress_limit or mode.house.repetition_draw)
    codes = {Value.OPEN: 0 if is_endless else stalled, Value.GHOSTS: 1, Value.PACMAN: 2}
    starts = [start_position(mode, 1, 15 if mode.house.pellets_reset else pellets) for pellets in range(1, 16)]
    assert list(table.levels[1].after_catch[1:]) == [codes[table.value(start)] for start in starts]
    assert Value.OPEN in map(table.value, starts)


def test_every_share_of_positions_is_counted(table: Table) -> None:
    for verdict in verdicts(table):
        assert sum(verdict.shares) == pytest.approx(1)
        assert min(verdict.shares) >= 0
    assert min(verdicts(table)[0].shares) > 0


def test_positions_of_another_game_are_refused(table: Table) -> None:
    others = [
        Position.start(MODE),  # four ghosts
        Position.start(Mode.named("classic2")),
        replace(Position.parse(NEAR_PELLET), mode=Mode.named("pacman", house=HouseRules(ghost_may_stay=True))),
    ]
    for position in others:
        with pytest.raises(TableError) as error:
            table.value(position)
        assert code_of(error) == "table.other_game"
    seats = replace(Position.parse(NEAR_PELLET), mode=Mode.named("pacman", players=5))
    assert table.value(seats) is Value.PACMAN  # who plays which ghost does not matter


# What is refused.

REFUSED = [
    ("family", Mode.named("classic2")),
    ("family", Mode.named("advanced")),
    ("pellet_stops", Mode.named("pacman", house=HouseRules(pellet_stops=False))),
    ("pac_may_return", Mode.named("pacman", house=HouseRules(pac_may_return=False))),
    ("boost_chains", Mode.named("pacman", house=HouseRules(boost_chains=False))),
    ("ghost_stack", Mode.named("pacman", house=HouseRules(ghost_stack="free"))),
    ("ghost_order", Mode.named("pacman", house=HouseRules(ghost_order="fixed"))),
    ("ghost_order", Mode.named("pacman", house=HouseRules(ghost_order="seats"))),
]


@pytest.mark.parametrize(("rule", "mode"), REFUSED, ids=[f"{rule}-{i}" for i, (rule, _) in enumerate(REFUSED)])
def test_other_rules_are_refused(rule: str, mode: Mode) -> None:
    with pytest.raises(UnsupportedRuleError) as error:
        solve(mode)
    assert error.value.code == f"solve.{rule}"


@pytest.mark.parametrize("ghosts", [0, 5, True, 2.0])
def test_one_to_four_ghosts(ghosts: int) -> None:
    with pytest.raises(UnsupportedRuleError) as error:
        check_supported(MODE, ghosts)
    assert error.value.code == "solve.ghosts"


def test_too_little_memory_is_told_before_work_begins(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(solve_limits, "available_memory", lambda: 1_000_000)
    with pytest.raises(TableError) as error:
        solve(MODE, ghosts=3)
    assert code_of(error) == "solve.memory"


def test_a_forced_result_of_too_many_rounds_is_told(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """No maze is known that has one; the core's answer is that of such a maze."""
    problem = make_problem(MODE, 1)

    class TooLong:
        workspace_size, block_size = problem.workspace_size, problem.block_size

        def solve_set(self, *_: object) -> int:
            return 2

    monkeypatch.setattr("hedgemaze.solve.solver.make_problem", lambda *_: TooLong())
    with pytest.raises(TableError, match="more than 127 rounds") as error:
        solve(MODE, ghosts=1, path=tmp_path / "one.hmtable")
    assert code_of(error) == "solve.too_long"
    assert not (tmp_path / "one.hmtable").exists()


# Files.


def test_a_saved_table_is_the_same(table: Table, tmp_path: Path) -> None:
    path = tmp_path / "one.hmtable"
    table.save(path)
    again = load(path)
    assert (again.mode, again.ghosts, again.levels) == (table.mode, table.ghosts, table.levels)
    assert again.checksum == table.checksum
    assert again.distance(Position.parse(NEAR_PELLET)) == 1
    assert [file.name for file in tmp_path.iterdir()] == ["one.hmtable"]


def test_threads_do_not_change_a_table(table: Table) -> None:
    assert solve(MODE, ghosts=1, threads=3).checksum == table.checksum


def header(path: Path) -> dict[str, Any]:
    data = path.read_bytes()
    _, length, _ = struct.unpack_from("<8sII", data)
    found: dict[str, Any] = json.loads(data[16 : 16 + length])
    return found


def set_header(path: Path, wanted: object) -> None:
    """Gives a table another header, with the right sum."""
    data, text = bytearray(path.read_bytes()), json.dumps(wanted).encode()
    data[:65_536] = (struct.pack("<8sII", b"HMTABLE\n", len(text), zlib.crc32(text)) + text).ljust(65_536, b"\0")
    path.write_bytes(data)


def set_version(path: Path, version: int) -> None:
    """Gives a table another version of the format."""
    set_header(path, header(path) | {"version": version})


def with_level(wanted: dict[str, Any], **changes: object) -> dict[str, Any]:
    """Changes the first number of lives in a header."""
    first, *others = wanted["levels"]
    return wanted | {"levels": [first | changes, *others]}


def damage(path: Path, offset: int) -> None:
    data = bytearray(path.read_bytes())
    data[offset] ^= 1
    path.write_bytes(data)


@pytest.mark.parametrize(
    ("code", "change"),
    [
        ("table.foreign", lambda path: path.write_bytes(b"")),
        ("table.foreign", lambda path: path.write_bytes(b"GIF89a" * 1000)),
        ("table.damaged", lambda path: path.write_bytes(path.read_bytes()[:12])),
        ("table.damaged", lambda path: path.write_bytes(path.read_bytes()[:-1])),
        ("table.damaged", lambda path: path.write_bytes(path.read_bytes() + b"x")),
        ("table.damaged", lambda path: damage(path, 40)),
        ("table.damaged", lambda path: damage(path, 65_536 + 100)),
        ("table.damaged", lambda path: set_header(path, [])),
        ("table.damaged", lambda path: set_header(path, header(path) | {"sums": 7})),
        ("table.damaged", lambda path: set_header(path, header(path) | {"keys": []})),
        ("table.damaged", lambda path: set_header(path, header(path) | {"levels": []})),
        ("table.damaged", lambda path: set_header(path, header(path) | {"mode": 5})),
        ("table.damaged", lambda path: set_header(path, header(path) | {"mode": "classic2"})),
        ("table.damaged", lambda path: set_header(path, header(path) | {"ghosts": 2})),
        ("table.damaged", lambda path: set_header(path, with_level(header(path), after_catch=[3] * 16))),
        ("table.damaged", lambda path: set_header(path, with_level(header(path), blocks=[0.0] * 15))),
        ("table.damaged", lambda path: set_header(path, with_level(header(path), blocks=[99] * 15))),
        ("table.version", lambda path: set_version(path, 0)),
        ("table.version", lambda path: set_version(path, 99)),
        ("table.file", lambda path: path.unlink()),
    ],
)
def test_bad_files(table: Table, tmp_path: Path, code: str, change: object) -> None:
    assert callable(change)
    path = tmp_path / "one.hmtable"
    table.save(path)
    change(path)
    with pytest.raises(TableError) as error:
        load(path).value(Position.parse(NEAR_PELLET))
    assert code_of(error) == code


def test_a_file_that_cannot_be_written(table: Table, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(TableError) as error:
        table.save(tmp_path / "file" / "one.hmtable")
    assert code_of(error) == "table.file"


# Interrupting and resuming.


def test_an_interrupted_run_is_resumed(table: Table, tmp_path: Path) -> None:
    path, seen = tmp_path / "one.hmtable", list[Progress]()
    with pytest.raises(TableError) as error:
        solve(MODE, ghosts=1, path=path, progress=seen.append, cancel=lambda: seen[-1].done > 0.2)
    assert code_of(error) == "solve.cancelled"
    assert not path.exists()
    first = len(seen)
    seen.clear()
    again = solve(MODE, ghosts=1, path=path, progress=seen.append)
    assert seen[0].done >= 0.15
    assert len(seen) > first
    assert again.checksum == table.checksum
    assert [file.name for file in tmp_path.iterdir()] == ["one.hmtable"]
    assert [step.done for step in seen] == sorted(step.done for step in seen)


@pytest.mark.parametrize("name", ["one.hmtable.part", "one.hmtable.journal"])
def test_a_damaged_interrupted_run_begins_again(table: Table, tmp_path: Path, name: str) -> None:
    path, seen = tmp_path / "one.hmtable", list[Progress]()
    with pytest.raises(TableError):
        solve(MODE, ghosts=1, path=path, progress=seen.append, cancel=lambda: seen[-1].done > 0.2)
    damage(tmp_path / name, -70_000 if name.endswith("part") else 3)
    assert solve(MODE, ghosts=1, path=path).checksum == table.checksum


def test_an_interrupted_run_of_another_game_is_not_resumed(tmp_path: Path) -> None:
    path, seen = tmp_path / "one.hmtable", list[Progress]()
    with pytest.raises(TableError):
        solve(MODE, ghosts=1, path=path, progress=seen.append, cancel=lambda: seen[-1].done > 0.2)
    other = Mode.named("pacman", maze="A2")
    assert solve(other, ghosts=1, path=path).checksum == solve(other, ghosts=1).checksum


def test_the_folder_of_tables(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, table: Table) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert list_tables() == []
    path = default_path(MODE, 1)
    table.save(path)
    assert list_tables() == [path]
    assert default_path(Mode.named("pacman", maze="A2"), 1) != path != default_path(MODE, 2)


def test_an_error_of_the_progress_function_reaches_the_caller() -> None:
    def fail(_: Progress) -> None:
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        solve(MODE, ghosts=1, progress=fail)
