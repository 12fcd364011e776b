"""Pondering of levels: the same answers as on their own time; only complete searches count; it stops at once."""

from __future__ import annotations

import random
import threading
from dataclasses import replace

import pytest

from hedgemaze import core
from hedgemaze.engine import LevelPlayer, Limit, Search, level_of, levels
from hedgemaze.engine.levels import Level
from hedgemaze.engine.players.pondering import Ponderer, can_ponder, expected_lines
from hedgemaze.rules import MODES, Mode, Piece, Side, Step, Stop


def quick(mode: str, side: Side) -> Level:
    """The top level with fewer nodes."""
    top = levels(mode, side)[-1]
    return replace(top, skill=replace(top.skill, nodes=400))


def game_of(mode: str, seed: int, actions: int) -> core.Game:
    rng = random.Random(seed)
    game = core.Game(Mode.named(mode))
    while len(game.entries) < actions or game.position.side is game.mode.sides[-1]:
        game.play(rng.choice(game.position.legal_actions()))
    return game


@pytest.mark.parametrize("mode", MODES)
def test_answers_are_what_the_level_plays(mode: str) -> None:
    game = game_of(mode, 1, 5)
    side = game.mode.sides[-1]
    level = quick(mode, side)
    hand = (Piece.BLINKY, Piece.PINKY, Piece.INKY, Piece.CLYDE) if side is Side.GHOSTS else None
    before = game.entries
    found = list(Ponderer(LevelPlayer(level, 5), side, hand).answers(game))
    assert game.entries == before
    assert 1 <= len(found) <= 3
    assert len({answer.expected for answer in found}) == len(found)
    for answer in found:
        after = game.copy().play_all(answer.expected)
        assert after.position.side is side
        movable = {each.piece for each in after.position.legal_actions() if isinstance(each, Step | Stop)}
        pieces = None if hand is None else [piece for piece in hand if piece in movable] or None
        assert LevelPlayer(level, 5).choose(after, pieces=pieces) == answer.action


def test_only_the_top_levels_ponder() -> None:
    for mode in MODES:
        for side in Mode.named(mode).sides:
            ponders = [level.number for level in levels(mode, side) if can_ponder(level)]
            assert ponders == [levels(mode, side)[-1].number]
    assert not can_ponder(level_of("pacman", Side.PACMAN, 9))


def test_there_is_nothing_to_ponder_on_in_the_own_turn() -> None:
    game = core.Game(Mode.named("classic2"))
    assert list(Ponderer(LevelPlayer(8), Side.SOUTH).answers(game)) == []


def test_a_search_that_time_or_a_stop_ended_is_no_answer() -> None:
    game = core.Game(Mode.named("classic2")).play("e2")
    assert LevelPlayer(8).choose_complete(game, seconds=0.001) is None
    player = LevelPlayer(8)
    player.stop()
    assert player.choose_complete(game, seconds=60.0) is None


def test_a_stop_ends_it_at_once_and_for_good() -> None:
    game = core.Game(Mode.named("classic2")).play("e2")
    large = replace(level_of("classic2", Side.SOUTH, 8), seconds=60.0)
    large = replace(large, skill=replace(large.skill, nodes=100_000_000))
    ponderer = Ponderer(LevelPlayer(large), Side.SOUTH)
    timer = threading.Timer(0.05, ponderer.stop)
    timer.start()
    assert list(ponderer.answers(game)) == []
    timer.join()
    assert list(ponderer.answers(game)) == []


def test_lines_that_end_the_game_are_not_expected() -> None:
    game = core.Game(core.Position.parse("classic2 - Se8Na2 0,0 - S - 30"))
    report = Search(game, network="hand").run(Limit(nodes=200))
    assert str(report.best.action) == "e9"
    assert all(str(line[0]) != "e9" for line in expected_lines(game, report, Side.NORTH))
