"""The perfect level: it keeps every result, hurries to win, and sets the hardest task otherwise."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from hedgemaze import core
from hedgemaze.engine import PERFECT, LevelPlayer, levels
from hedgemaze.engine.players.perfect import perfect_action
from hedgemaze.engine.players.registry import make_player
from hedgemaze.rules import Game, Mode, Piece, Position, Side
from hedgemaze.rules.modes.house_rules import HouseRules
from hedgemaze.solve import Exact, Table, Value, default_path, solve
from hedgemaze.solve.exact import exact_of
from hedgemaze.solve.start import start_position

MODE = Mode.named("pacman", house=HouseRules(lives=1))
WON = "pacman d3hg5hb7hg2vc4ve7v Pc1Be9K*I*C* - a1/0/3/1 P - 0/1/1"
CAUGHT = "pacman d3hg5hb7hg2vc4ve7v Pe5Be7K*I*C* - i9/0/3/1 G - 0/1/1"
"""The last ghost catches PAC-MAN in this round."""


@pytest.fixture(scope="module")
def table() -> Table:
    return solve(MODE, ghosts=1)


def known(table: Table, position: core.Position) -> Exact:
    exact = exact_of(table, position)
    assert exact is not None
    return exact


def test_it_keeps_the_result_and_no_action_that_keeps_it_is_harder_for_the_opponent(table: Table) -> None:
    random = Random(5)
    checked = dict.fromkeys(Value, 0)
    for _ in range(60):
        position = start_position(MODE, 1, random.randrange(1, 16))
        for _ in range(random.randrange(25)):
            if position.outcome() is None:
                position = position.play(random.choice(position.legal_actions()))
        if position.outcome() is not None:
            continue
        exact = known(table, position)
        action = perfect_action(position, position, exact)
        assert action is not None
        assert exact.actions[action][0] is exact.value
        own = Value.PACMAN if position.side is Side.PACMAN else Value.GHOSTS
        if exact.value is own:
            assert action in exact.best
        else:
            shares = table.keeping_shares(position, exact.best)
            assert shares[action] == pytest.approx(min(shares.values()))
            assert all(0 <= share <= 1 for share in shares.values())
        checked[exact.value] += 1
    assert checked[Value.PACMAN] > 5
    assert checked[Value.OPEN] > 5


def test_the_share_counts_the_turns_that_keep_the_result(table: Table) -> None:
    """Counted again with plain play: every turn of the opponent, all actions of a position equally likely."""

    def share(position: core.Position, side: Side, value: Value) -> float:
        if position.outcome() is not None or position.side is not side:
            kept = table.value(position)
            rank = {Value.OPEN: 1, Value.PACMAN: 2, Value.GHOSTS: 0}
            sign = 1 if side is Side.PACMAN else -1
            return float(sign * rank[kept] >= sign * rank[value])
        return sum(share(position.play(action), side, value) for action in position.legal_actions()) / len(
            position.legal_actions()
        )

    random = Random(8)
    compared = 0
    while compared < 12:
        position = start_position(MODE, 1, random.randrange(1, 16))
        for _ in range(random.randrange(20)):
            if position.outcome() is None:
                position = position.play(random.choice(position.legal_actions()))
        if position.outcome() is not None:
            continue
        for action, found in table.keeping_shares(position).items():
            after = position.play(action)
            if after.outcome() is None and after.side is not position.side:
                assert found == pytest.approx(share(after, after.side, table.value(after)), abs=1e-5), position.text
                compared += 1


def test_a_seat_with_some_of_the_ghosts_moves_only_those(table: Table) -> None:
    position = start_position(MODE, 1)
    for _ in range(2):
        position = position.play(position.legal_actions()[0])
    exact = known(table, position)
    assert str(perfect_action(position, position, exact, [Piece.BLINKY])).startswith("B")
    assert perfect_action(position, position, exact, [Piece.CLYDE]) is None


def test_the_level_plays_by_a_table_of_the_users_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    solve(MODE, ghosts=1, path=default_path(MODE, 1))
    assert str(LevelPlayer(PERFECT).choose(Game(Position.parse(WON)))) == "Pb1"
    game, player = Game(Position.parse(CAUGHT)), LevelPlayer(PERFECT)
    while game.outcome() is None and game.position.side is Side.GHOSTS:
        game.play(player.choose(game))
    outcome = game.outcome()
    assert outcome is not None
    assert outcome.winner is Side.GHOSTS
    assert make_player("perfect").name == "perfect"


def test_without_a_table_it_plays_like_the_strongest_level(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    game = Game(Mode.named("pacman"))
    strongest = len(levels("pacman", Side.PACMAN))
    assert LevelPlayer(PERFECT, 3).choose(game) == LevelPlayer(strongest, 3).choose(game)
