"""Positions of exact tables as games: values and best actions are those of the table."""

from __future__ import annotations

from pathlib import Path

import pytest

from hedgemaze import core
from hedgemaze.learn.network.encoding import MODES
from hedgemaze.learn.selfplay.games import join_games, unpack_game
from hedgemaze.learn.selfplay.rows import read_rows
from hedgemaze.learn.tables import exact_games
from hedgemaze.rules import Mode, from_number
from hedgemaze.solve import Table, Value, solve


@pytest.fixture(scope="module")
def table() -> Table:
    return solve(Mode.named("pacman"), ghosts=2)


@pytest.mark.slow
def test_the_values_and_the_policy_are_exact(table: Table) -> None:
    games = [unpack_game(each) for each in exact_games(table, 1000, seed=1)]
    assert len({game.mode for game in games}) == len(games) == 1000
    values = set()
    for game in games:
        position = core.Position.parse(game.mode)
        (judgement,) = game.judgements
        assert judgement.values == game.result
        assert sum(game.result) == 255
        value = table.value(position)
        values.add(value)
        wanted = {Value.PACMAN: game.result[0] == 255, Value.OPEN: game.result[0] == 128}
        assert wanted.get(value, game.result[0] <= 0.05 * 3 * 255 + 1)
        best = {from_number(number, position.mode.family, position.mode.size) for number in judgement.shares}
        assert best == set(table.best_actions(position))
    assert values == set(Value)
    assert games != [unpack_game(each) for each in exact_games(table, 1000, seed=2)]


@pytest.mark.long
def test_training_reads_them(table: Table, selfplay: Path, tmp_path: Path) -> None:
    path = tmp_path / "round-0000.bin"
    games = exact_games(table, 100, seed=1)
    path.write_bytes(join_games(games))
    batch = read_rows(path, selfplay, MODES["pacman"], threads=2)
    assert len(batch) == 100
    assert batch.root == pytest.approx(batch.result)
