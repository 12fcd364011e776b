"""The built-in players, and the reuse of a search from move to move."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import cast

import pytest

from hedgemaze import core
from hedgemaze.arena import BUILTIN, Clock, make_player
from hedgemaze.engine import Limit, Report, Search
from hedgemaze.engine.players import search_player
from hedgemaze.engine.players.baselines import greedy_scores
from hedgemaze.engine.players.search_player import SearchOptions, TreeReuse
from hedgemaze.errors import EngineError, GameOverError
from hedgemaze.protocols import json_lines as analysis
from hedgemaze.protocols.ugi import engine as ugi
from hedgemaze.rules import MODES, Action, Game, Mode, Place, Position, Side
from tests.protocols.searches import PatientSearch


@pytest.mark.slow
@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("name", ["random", "greedy", "reply", "hand", "best"])
def test_players_answer_with_legal_actions(name: str, mode: str) -> None:
    player = make_player(name, 1)
    game = Game(Mode.named(mode))
    player.new_game(game)
    for _ in range(10):
        game.play(player.choose(game, Clock(nodes=50), 60.0))
    player.close()


def test_names() -> None:
    assert [make_player(name).name for name in BUILTIN] == list(BUILTIN)
    with pytest.raises(EngineError) as caught:
        make_player("level-9")
    assert caught.value.code == "engine.unknown_player"


def test_random_plays_every_action_and_is_reproducible() -> None:
    game = Game(Mode.named("classic2", size=3, fences=1))
    found = [str(make_player("random", seed).choose(game, Clock(), 1.0)) for seed in range(300)]
    assert set(found) == {str(action) for action in game.position.legal_actions()}
    assert found == [str(make_player("random", seed).choose(game, Clock(), 1.0)) for seed in range(300)]


@pytest.mark.parametrize(
    ("text", "best"),
    [
        ("classic2 - Se8Ne3 10,10 - S - 12", "e9"),  # a win
        ("classic2 - Se1Ne9 10,10 - S - 0", "e2"),
        ("classic2 f1h Se5Ne2 9,10 - S - 9", "d1h"),  # two more steps for North are better than one fewer for South
        (
            "pacman d3hg5hb7hg2vc4ve7v Pe7Be8Kh5Ia5Ce1 - a1i1a9i9/0/0/3 G:moved=K,active=B,from=e9,steps=1 - 4/1/0",
            "Be7",
        ),
        ("pacman d3hg5hb7hg2vc4ve7v Pa8Bc9Kb5Ia4Cf6 - a9i1i9/0/1/2 P - 40/8/8", "Pa9"),
    ],
)
def test_greedy_plays_the_best_visible_action(text: str, best: str) -> None:
    game = Game(Position.parse(text))
    assert str(make_player("greedy").choose(game, Clock(), 1.0)) == best


def test_greedy_counts_steps_as_the_core_does() -> None:
    position = Position.parse("classic2 e3hd5v Se4Nd6 9,9 - S - 12")
    scores = greedy_scores(position)
    assert set(scores) == set(position.legal_actions())
    for action, score in scores.items():
        after = core.Position.from_rules(position.play(action))
        north, south = after.distance(Side.NORTH), after.distance(Side.SOUTH)
        assert north is not None
        assert south is not None
        assert score == north - south


@pytest.mark.parametrize(
    ("text", "best"),
    [
        ("classic4 - Se8Wb5Ne5Eh5 5,5,5,5 - S - 12", "e9"),  # a win
        ("classic3 - Se5Wb5Ne2 6,6,6 - S - 12", None),  # North can be stopped, and must be
    ],
)
def test_reply_wins_at_once_and_stops_a_win(text: str, best: str | None) -> None:
    game = Game(Position.parse(text))
    found = make_player("reply").choose(game, Clock(), 60.0)
    after = core.Position.from_rules(game.position.play(found))
    assert str(found) == best or (best is None and isinstance(found, Place) and after.distance(Side.NORTH) != 1)


class Recorder:
    """A search that records the actions it advances by."""

    def __init__(self, game: Game) -> None:
        self.position = game.position
        self.advanced_by: list[str] = []

    def advance(self, action: Action) -> None:
        if str(action) == "e9":
            raise GameOverError("action.game_over", "the game is over")
        self.position = self.position.play(action)
        self.advanced_by.append(str(action))

    def stream(self, limit: Limit, every: float = 0.1) -> Iterator[Report]:
        raise NotImplementedError

    def stop(self) -> None: ...


def test_a_search_advances_with_its_game_and_another_game_gets_another_one() -> None:
    reuse = TreeReuse(cast("Callable[[Game], Search]", Recorder))
    game = Game(Mode.named("classic2"))
    first = reuse.search_for(game)
    second = reuse.search_for(game.play("e2").play("e8"))
    assert second is first
    assert isinstance(second, Recorder)
    assert (second.advanced_by, second.position) == (["e2", "e8"], game.position)
    assert reuse.search_for(game) is first
    game.undo()
    assert reuse.search_for(game) is not first  # the game went back
    third = reuse.search_for(game.play("d9"))
    assert reuse.search_for(Game(game.position)) is not third  # the same position, but another start
    reuse.clear()
    assert reuse.search_for(game) is not third
    game.play("e3").play("e9")
    fresh = reuse.search_for(game)  # a search that cannot advance
    assert isinstance(fresh, Recorder)
    assert (fresh.advanced_by, fresh.position) == ([], game.position)


class Hasty(PatientSearch):
    """A search that is stopped before its first node."""

    def stream(self, limit: Limit, every: float = 0.1) -> Iterator[Report]:
        self.stop()
        for report in super().stream(limit, every):
            yield replace(report, candidates=())


def test_a_search_without_any_candidate_still_has_an_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (search_player, ugi, analysis):
        monkeypatch.setattr(module, "make_search", Hasty)
    assert str(make_player("best").choose(Game(Mode.named("classic2")), Clock(), 1.0)) == "e2"
    said: list[str] = []
    server = ugi.UgiEngine(said.append)
    server.answer("go movetime 1")
    server.close()
    assert said == ["bestmove e2"]
    said.clear()
    answers = analysis.AnalysisServer(said.append)
    answers.answer('{"id": 1, "mode": "classic2"}')
    answers.finish()
    assert [(data["type"], data["best"]) for data in map(json.loads, said)] == [("done", None)]


def test_the_options_of_a_search() -> None:
    assert SearchOptions() == SearchOptions(threads=1, seed=0, memory_mb=64)
