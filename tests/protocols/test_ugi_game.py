"""The game of ``position`` commands: only new actions are played, and errors change nothing."""

from __future__ import annotations

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hedgemaze import core
from hedgemaze.errors import HedgemazeError
from hedgemaze.protocols.ugi.engine import UgiEngine
from hedgemaze.protocols.ugi.game import UgiGame
from hedgemaze.rules import MODES, Action, Game, HouseRules, Mode, format_mode


def walk(mode: Mode, plies: int, seed: int = 1) -> list[str]:
    """Returns the tokens of an unfinished random game, with few fences."""
    rng, position, tokens = random.Random(seed), core.Position.start(mode), list[str]()
    while len(tokens) < plies:
        legal = position.legal_actions()
        moves = [action for action in legal if str(action)[-1] not in "hv"] or legal
        going = [(action, after) for action in moves if not (after := position.play_unchecked(action)).outcome()]
        if not going:
            break
        action, position = rng.choice(going)
        tokens.append(str(action))
    return tokens


@pytest.fixture
def played(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Records every action that any game plays from now on."""
    found: list[str] = []
    play = Game.play

    def counted(game: Game, action: Action | str) -> Game:
        found.append(str(action))
        return play(game, action)

    monkeypatch.setattr(Game, "play", counted)
    return found


def make(name: str) -> Mode:
    return Mode.named(name, house=HouseRules(repetition_draw=False))


@pytest.mark.parametrize("name", MODES)
def test_a_continued_game_plays_each_action_once(name: str, played: list[str]) -> None:
    mode = make(name)
    tokens = walk(mode, 60)
    assert len(tokens) == 60
    said: list[str] = []
    server = UgiEngine(said.append)
    server.answer(f"setoption name Mode value {format_mode(mode)}")
    for count in range(61):
        server.answer(f"position startpos moves {' '.join(tokens[:count])}")
    assert said == []
    assert played == tokens


def test_a_game_continued_from_a_position_plays_each_action_once(played: list[str]) -> None:
    said: list[str] = []
    server = UgiEngine(said.append)
    text = "position text classic2 - Se1Ne9 10,10 - S - 0 moves"
    for moves in ("e2", "e2 e8", "e2 e8 e3h"):
        server.answer(f"{text} {moves}")
    assert (said, played) == ([], ["e2", "e8", "e3h"])


def test_only_differing_actions_are_undone_and_played(played: list[str]) -> None:
    mode = Mode.named("classic2")
    kept = UgiGame(mode)
    kept.set(mode, ["e2", "e8", "e3", "e7"])
    played.clear()
    kept.set(mode, ["e2", "e8"])
    assert (played, kept.game.position.text) == ([], "classic2 - Se2Ne8 10,10 - S - 2")
    kept.set(mode, ["e2", "d9", "d2"])
    assert played == ["d9", "d2"]
    kept.restart(mode)
    assert kept.game == Game(mode)


def test_another_start_begins_a_new_game() -> None:
    small, text = Mode.named("classic2", size=5), "classic2 - Se3Ne9 10,10 - S - 2"
    kept = UgiGame(Mode.named("classic2"))
    kept.set(small, ["c2"])
    assert kept.game.position.text == "classic2;size=5 - Sc2Nc5 10,10 - N - 1"
    kept.set(text, ["e4"])
    assert kept.game.position.text == "classic2 - Se4Ne9 10,10 - N - 3"


TOKENS = st.sampled_from(["e2", "E2", "e8", "d1", "e1", "e9", "e3h", "zz"])
COMMANDS = st.lists(st.lists(TOKENS, max_size=14), max_size=6)


@settings(max_examples=150, deadline=None)
@given(COMMANDS)
def test_a_reused_game_equals_one_played_from_the_start(commands: list[list[str]]) -> None:
    mode = Mode.named("classic2")
    kept, expected = UgiGame(mode), Game(mode)
    for tokens in commands:
        fresh, codes = UgiGame(mode), []
        for each in (kept, fresh):
            try:
                each.set(mode, tokens)
            except HedgemazeError as error:
                codes.append(str(error))
        assert codes in ([], codes[:1] * 2)
        if not codes:
            expected = fresh.game
        assert kept.game == expected
        assert kept.game.positions == expected.positions
        assert (kept.game.repetitions(), kept.game.outcome()) == (expected.repetitions(), expected.outcome())
