"""The search with a network: deterministic on one thread, legal, and different from the handcrafted evaluation."""

from __future__ import annotations

import pytest

from hedgemaze import core
from hedgemaze.engine import Limit, Search
from hedgemaze.engine.players.search_player import SearchOptions, make_search
from hedgemaze.errors import EngineError
from hedgemaze.learn.network.network_file import network_bytes
from hedgemaze.rules import Game, Mode
from tests.learn.networks import core_network, random_network

CLASSIC = {"classic2": 2, "classic3": 3, "classic4": 4}


@pytest.mark.parametrize("name", CLASSIC)
def test_a_whole_game_is_legal_and_the_same_again(name: str) -> None:
    network = core_network(name)

    def played(nodes: int) -> list[str]:
        game = core.Game(Mode.named(name, fences=2))
        while not game.outcome() and len(game.actions) < 60:
            game.play(Search(game, network=network).run(Limit(nodes=nodes)).best.action)
        return [str(action) for action in game.actions]

    first = played(60)
    assert first == played(60)
    game = Game(Mode.named(name, fences=2))
    for token in first:
        game.play(token)  # the reference rules raise an error for what is illegal


def test_the_root_has_the_priors_of_the_network() -> None:
    position = core.Position.start(Mode.named("classic2"))
    network = core_network("classic2")
    report = Search(position, network=network).run(Limit(nodes=200))
    assert {each.action: each.prior for each in report.candidates} == pytest.approx(network.priors(position), abs=1e-4)
    hand = Search(position).run(Limit(nodes=200))
    assert hand.values != report.values
    assert Search(position, network=core_network("classic2", seed=2)).run(Limit(nodes=200)).values != report.values


def test_several_threads_use_the_network() -> None:
    report = Search(core.Position.start(Mode.named("classic4")), network=core_network("classic4"), threads=2).run(
        Limit(nodes=2_000)
    )
    assert report.nodes >= 2_000
    assert sum(report.values.values()) == pytest.approx(1, abs=1e-4)


def test_a_search_outlives_the_name_of_its_network() -> None:
    start = core.Position.start(Mode.named("classic2"))
    search = Search(start, network=core.Network(network_bytes(random_network("classic2"))))
    assert (
        search.run(Limit(nodes=300)).values
        == Search(start, network=core_network("classic2")).run(Limit(nodes=300)).values
    )


def test_a_network_of_another_mode_is_refused_by_a_search_and_ignored_by_a_player() -> None:
    game = core.Game(Mode.named("pacman"))
    with pytest.raises(EngineError) as caught:
        Search(game, network=core_network("classic2"))
    assert caught.value.code == "network.wrong_mode"
    found = make_search(Game(Mode.named("pacman")), SearchOptions(network=core_network("classic2"))).run(
        Limit(nodes=100)
    )
    hand = make_search(Game(Mode.named("pacman")), SearchOptions(network="hand")).run(Limit(nodes=100))
    assert found.values == hand.values
    classic = Game(Mode.named("classic2"))
    judged = make_search(classic, SearchOptions(network=core_network("classic2"))).run(Limit(nodes=100))
    assert judged.values == Search(classic, network=core_network("classic2")).run(Limit(nodes=100)).values


def test_on_a_small_board_only_a_network_that_is_named_judges() -> None:
    game = Game(Mode.named("classic2", size=5, fences=2))
    limit = Limit(nodes=150)
    hand = Search(game, network="hand").run(limit).values
    assert Search(game).run(limit).values == hand
    assert Search(game, network=core_network("classic2")).run(limit).values != hand
