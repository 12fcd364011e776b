"""The shipped networks: their files, who uses them, and what happens without them."""

from __future__ import annotations

import gzip
import logging
from collections.abc import Iterator
from pathlib import Path

import pytest

from hedgemaze import core
from hedgemaze.engine import LevelPlayer, Limit, Root, Search, Skill, levels, networks
from hedgemaze.engine.networks import NetworkChoice, packed, shipped_network, unpacked
from hedgemaze.engine.players import level_player
from hedgemaze.errors import EngineError
from hedgemaze.rules import MODES, Game, Mode, Side

FOLDER = Path(networks.__file__).parent / "nets"
SHIPPED = networks.MODES
MAX_BYTES, MAX_SMALL_BYTES = 1_500_000, 500_000
"""Of a file in the wheel, and of one that the page loads."""


@pytest.fixture
def nets(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """An empty folder instead of the package's."""
    (tmp_path / "nets").mkdir()
    monkeypatch.setattr(networks, "files", lambda _: tmp_path)
    networks._loaded.cache_clear()
    yield tmp_path / "nets"
    networks._loaded.cache_clear()


def test_no_other_files_are_shipped() -> None:
    wanted = {f"{name}{ending}.net" for name in SHIPPED for ending in ("", "-small")}
    assert {path.name for path in FOLDER.iterdir()} == wanted


@pytest.mark.parametrize("is_small", [False, True])
@pytest.mark.parametrize("name", SHIPPED)
def test_a_shipped_network_is_for_its_mode_and_not_too_large(name: str, is_small: bool) -> None:
    network = shipped_network(Mode.named(name), is_small=is_small)
    assert network is not None
    assert network.provenance.startswith(name)
    file = FOLDER / f"{name}{'-small' if is_small else ''}.net"
    assert file.stat().st_size <= (MAX_SMALL_BYTES if is_small else MAX_BYTES)
    data = gzip.decompress(file.read_bytes())
    assert packed(unpacked(data)) == data


@pytest.mark.parametrize("mode", MODES)
def test_a_search_uses_the_network_of_its_mode(mode: str) -> None:
    start = core.Position.start(Mode.named(mode))
    network = shipped_network(start.mode)
    assert (network is None) == (mode not in SHIPPED)
    choices = (networks.SHIPPED, networks.SMALL, networks.HAND)
    default, small, hand = (str(Search(start, network=choice).run(Limit(nodes=200)).values) for choice in choices)
    assert str(Search(start).run(Limit(nodes=200)).values) == default
    assert len({default, small, hand}) == (3 if mode in SHIPPED else 2)


def test_without_a_network_the_engine_has_its_own_evaluation_for_four_players(nets: Path) -> None:
    assert not any(nets.iterdir())
    start = core.Position.start(Mode.named("classic4", fences=6))
    choices = (networks.SHIPPED, networks.SMALL, networks.HAND)
    own, small, hand = (Search(start, network=choice).run(Limit(nodes=200)).values for choice in choices)
    assert own == small
    assert own != hand


@pytest.mark.parametrize("mode", [mode for mode in MODES if mode != "classic4"])
def test_elsewhere_it_is_the_handcrafted_one(nets: Path, mode: str) -> None:
    assert not any(nets.iterdir())
    start = core.Position.start(Mode.named(mode))
    own, hand = (Search(start, network=choice).run(Limit(nodes=200)).values for choice in ("shipped", "hand"))
    assert own == hand


def test_the_levels_below_the_top_judge_by_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[NetworkChoice] = []

    def search(game: Root, *, network: NetworkChoice, **_: object) -> Search:
        asked.append(network)
        return Search(game, skill=Skill(nodes=20), network=network)

    monkeypatch.setattr(level_player, "Search", search)
    found = levels("classic4", Side.SOUTH)
    for each in found:
        LevelPlayer(each).choose(Game(Mode.named("classic4")))
    assert asked == [networks.HAND] * (len(found) - 1) + [networks.SMALL]


@pytest.mark.parametrize("mode", ["classic2", "classic4"])
def test_other_boards_are_judged_by_hand(mode: str) -> None:
    start = core.Position.start(Mode.named(mode, size=7))
    assert Search(start).run(Limit(nodes=200)).values == Search(start, network="hand").run(Limit(nodes=200)).values


def test_another_word_is_refused() -> None:
    with pytest.raises(EngineError) as caught:
        Search(core.Position.start(Mode.named("classic2")), network="best")  # type: ignore[arg-type]  # what is refused
    assert caught.value.code == "engine.bad_setting"


@pytest.mark.parametrize("mode", MODES)
def test_only_the_top_level_of_a_mode_with_a_network_uses_it(mode: str) -> None:
    for side in Mode.named(mode).sides:
        found = levels(mode, side)
        assert [each.has_network for each in found] == [False] * (len(found) - 1) + [mode in SHIPPED]


def test_the_levels_below_judge_by_hand(nets: Path) -> None:
    game = Game(Mode.named("classic2"))
    without = str(LevelPlayer(7, 1).choose(game, seconds=60))
    (nets / "classic2.net").write_bytes(FOLDER.joinpath("classic2.net").read_bytes())
    networks._loaded.cache_clear()
    assert shipped_network(Mode.named("classic2")) is not None
    assert str(LevelPlayer(7, 1).choose(game, seconds=60)) == without


@pytest.mark.parametrize(
    "content",
    [None, b"", b"no gzip", gzip.compress(b"short"), gzip.compress(b"x" * 4000)],
    ids=["missing", "empty", "no gzip", "short", "no network"],
)
def test_a_missing_or_bad_file_means_hand_and_one_line(
    nets: Path, content: bytes | None, caplog: pytest.LogCaptureFixture
) -> None:
    if content is not None:
        (nets / "classic2.net").write_bytes(content)
    start = core.Position.start(Mode.named("classic2"))
    with caplog.at_level(logging.WARNING):
        found = [Search(start).run(Limit(nodes=100)).values for _ in range(3)]
    assert found == [Search(start, network="hand").run(Limit(nodes=100)).values] * 3
    (line,) = caplog.messages
    assert line.startswith("the network of classic2 cannot be used")


def test_one_changed_byte_is_noticed(nets: Path, caplog: pytest.LogCaptureFixture) -> None:
    data = bytearray(gzip.decompress(FOLDER.joinpath("classic2.net").read_bytes()))
    data[5_000] ^= 1
    (nets / "classic2.net").write_bytes(gzip.compress(data, 1))
    assert shipped_network(Mode.named("classic2")) is None
    assert len(caplog.messages) == 1
