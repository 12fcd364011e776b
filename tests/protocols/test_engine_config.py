from __future__ import annotations

from pathlib import Path

import pytest

from hedgemaze.arena import EngineConfig, outside_player, parse_engines
from hedgemaze.errors import EngineError
from hedgemaze.protocols.qtp import QtpPlayer
from hedgemaze.protocols.registry import PROTOCOLS

GOOD = '[[engine]]\nname = "fox"\ncommand = ["./fox"]\n'


@pytest.mark.parametrize(
    "text",
    [
        "not toml",
        "fox = 1",
        "engine = 1",
        '[[engine]]\ncommand = "fox"',
        '[[engine]]\nname = "fox"',
        '[[engine]]\nname = "a b"\ncommand = "fox"',
        '[[engine]]\nname = "fox"\ncommand = "unclosed \'"',
        GOOD + 'protocol = "xboard"',
        GOOD + 'dialect = "martian"',
        GOOD + 'first = "green"',
        GOOD + "startup_s = 0",
        GOOD + "startup_s = true",
        GOOD + "name_of_cat = 1",
        GOOD + "options = 3",
        GOOD + "options = { deep = [1] }",
        GOOD + GOOD,
    ],
)
def test_a_bad_file_is_refused(text: str) -> None:
    with pytest.raises(EngineError) as caught:
        parse_engines(text)
    assert caught.value.code == "engine.bad_config"


def test_folders_are_relative_to_the_file() -> None:
    (config,) = parse_engines(GOOD + 'folder = "bin"', Path("/base")).values()
    assert config.folder == "/base/bin"
    (config,) = parse_engines(GOOD, Path("/base")).values()
    assert config.folder == "/base"


def test_engine_configs_round_trip_as_data() -> None:
    text = GOOD + 'protocol = "uci"\noptions = { Hash = 64, Book = true }\nenvironment = { A = "b" }\nstartup_s = 2'
    (config,) = parse_engines(text).values()
    assert config.options == {"Hash": "64", "Book": "true"}
    assert EngineConfig.from_data(config.to_data()) == config


@pytest.mark.parametrize("protocol", PROTOCOLS)
def test_every_protocol_has_a_player(protocol: str) -> None:
    (config,) = parse_engines(GOOD + f'protocol = "{protocol}"').values()
    player = outside_player(config)
    assert type(player) is PROTOCOLS[protocol]
    assert player.dialect.name == player.default_dialect == ("qtp" if protocol == "qtp" else "standard")


def test_a_protocol_is_registered_in_one_place(monkeypatch: pytest.MonkeyPatch) -> None:
    class NewPlayer(QtpPlayer):
        default_dialect = "top_down"

    monkeypatch.setitem(PROTOCOLS, "xboard", NewPlayer)
    (config,) = parse_engines(GOOD + 'protocol = "xboard"').values()
    assert config.dialect == "top_down"
    assert isinstance(outside_player(config), NewPlayer)
