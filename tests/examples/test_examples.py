"""The programs of `examples/`: what they print is checked, not only that they end."""

from __future__ import annotations

import asyncio
import re
import sys
from asyncio.subprocess import PIPE
from pathlib import Path

import pytest

from hedgemaze.client import RoomClient, RoomLink
from hedgemaze.rules import MODES, parse_records
from tests.client.test_room import opened
from tests.examples.programs import EXAMPLES, run_example
from tests.server.helpers.running import Running


def test_the_readme_has_one_line_per_program() -> None:
    listed = re.findall(r"^\| \[`([\w.]+)`\]", (EXAMPLES / "README.md").read_text("utf-8"), re.MULTILINE)
    programs = [path.name for path in EXAMPLES.iterdir() if path.suffix in (".py", ".ipynb")]
    assert sorted(listed) == sorted(programs)


@pytest.mark.slow
def test_random_games_print_one_line_per_mode() -> None:
    head, *lines = run_example("random_games.py", "--games", "4", "--seed", "3", "--most", "400")
    assert head.split() == ["mode", "actions", "choices", "results"]
    assert [line.split()[0] for line in lines] == list(MODES)
    for line in lines:
        _, actions, choices, rest = line.split(maxsplit=3)
        assert 10 < float(actions) <= 400
        assert 2 < float(choices) < 150
        assert sum(map(int, re.findall(r"(\d+)%", rest))) == 100
    assert run_example("random_games.py", "--games", "4", "--seed", "3", "--most", "400")[1:] == lines, "repeatable"


@pytest.mark.slow
def test_the_tree_search_beats_random_moves() -> None:
    *games, last = run_example("mcts.py", "--games", "6", "--playouts", "150", "--seed", "1")
    assert [line.partition(":")[0] for line in games] == [f"game {number}" for number in range(1, 7)]
    score = re.fullmatch(r"([\d.]+) of 6 points against random moves", last)
    assert score is not None
    assert float(score[1]) >= 5


@pytest.mark.slow
def test_the_own_evaluator_is_asked_by_the_search() -> None:
    shapes, *lines, last = run_example("own_evaluator.py", "--nodes", "300")
    assert shapes == "planes (1, 15, 5, 5), masks (1, 58)"
    found = [re.fullmatch(r"(.{15}) best (\w+) +value (\d\.\d\d), (\d+) nodes", line) for line in lines]
    assert [each and each[1].strip() for each in found] == ["dummy network", "uniform", "the core's own"]
    assert found[1] is not None
    assert (found[1][3], found[1][4]) == ("0.50", "300")
    evaluated = re.fullmatch(r"the network has evaluated (\d+) positions", last)
    assert evaluated is not None
    assert 100 < int(evaluated[1]) <= 300


@pytest.mark.slow
def test_openings_are_counted(tmp_path: Path) -> None:
    path = tmp_path / "games.hedge"
    assert run_example("openings.py", "--make", str(path), "--games", "60", "--seed", "5") == []
    games = list(parse_records(path.read_text("utf-8")))
    assert len(games) == 60
    first, *lines = run_example("openings.py", str(path), "--depth", "1", "--top", "3")
    begins = [str(game.actions[0]) for game in games]
    assert first == f"60 games, {len(set(begins))} openings of 1 actions, 0 games cannot be read"
    opening, count, _, score, *_ = lines[0].split()
    assert int(count) == begins.count(opening) == max(map(begins.count, begins))
    of_opening = [game for game, begin in zip(games, begins, strict=True) if begin == opening]
    outcomes = [game.outcome() for game in of_opening]
    points = sum(0.5 if end is None or end.winner is None else end.winner.letter == "S" for end in outcomes)
    assert score == f"{100 * points / len(of_opening):.1f}%"
    path.write_text(path.read_text("utf-8") + '\n[Mode "classic2"]\n\ne2 e2 *\n', "utf-8")
    assert run_example("openings.py", str(path))[0].endswith("1 games cannot be read")


@pytest.mark.slow
def test_openings_of_a_thousand_records() -> None:
    first, *lines = run_example("openings.py", "--seed", "2")
    assert first.startswith("1000 games, ")
    assert lines[0].startswith("d2 d6 "), "both go straight on"
    assert 400 < int(lines[0].split()[2]) < 600


@pytest.mark.long
def test_the_tiny_alphazero_learns() -> None:
    """It begins as a beginner; after 1,200 games it holds its own much better against a walker, whatever the seed."""
    gains = []
    for seed in range(4):
        lines = run_example("alphazero.py", "--rounds", "20", "--seed", str(seed), seconds=3_000)
        found = [re.fullmatch(r"round (\d+): loss ([\d.]+|nan), score (\d+)% \(\d+ s\)", line) for line in lines]
        rows = [(int(each[1]), float(each[2]), int(each[3])) for each in found if each is not None]
        assert [number for number, _, _ in rows] == [0, 5, 10, 15, 20]
        assert rows[-1][1] < rows[1][1], "the loss falls"
        assert rows[0][2] <= 25, "a network that has learned nothing loses"
        gains.append(rows[-1][2] - rows[0][2])
    assert min(gains) >= 10, gains
    assert sum(gains) / len(gains) >= 25, gains


@pytest.mark.slow
@pytest.mark.anyio
async def test_two_bots_play_on_a_server(tmp_path: Path) -> None:
    async with Running(tmp_path) as running:
        command = [sys.executable, str(EXAMPLES / "bot.py")]
        host = await asyncio.create_subprocess_exec(*command, "--server", running.address, stdout=PIPE)
        assert host.stdout is not None
        line = (await asyncio.wait_for(host.stdout.readline(), 60)).decode().strip()
        link = line.removeprefix("play against me: ")
        guest = await asyncio.create_subprocess_exec(*command, "--link", link, stdout=PIPE)
        said = [(await asyncio.wait_for(each.communicate(), 120))[0].decode().strip() for each in (host, guest)]
        assert (host.returncode, guest.returncode) == (0, 0)
        async with RoomClient(RoomLink.parse(link), is_watching=True) as room:
            assert [(seat.name, seat.is_bot) for seat in room.table.seats] == [("Walker", True)] * 2
            assert room.table.outcome is not None
            winner = room.table.outcome.winner
            end = f"{len(room.entries)} actions, winner: {'nobody' if winner is None else winner.name.lower()}"
        assert said == [end, end]


@pytest.mark.slow
@pytest.mark.anyio
async def test_the_bot_does_not_sit_where_bots_may_not(tmp_path: Path) -> None:
    async with Running(tmp_path) as running:
        _, invitation = await opened(running.address)
        command = [sys.executable, str(EXAMPLES / "bot.py"), "--link", str(invitation)]
        ended = await asyncio.create_subprocess_exec(*command, stderr=PIPE)
        _, err = await asyncio.wait_for(ended.communicate(), 60)
        assert ended.returncode == 1
        assert "this table does not allow bots" in err.decode()
