"""The gate of networks: a sequential test decides, and only a network that has won it can be shipped."""

from __future__ import annotations

import gzip
import json
from pathlib import Path

import numpy as np
import pytest

from hedgemaze import core
from hedgemaze.engine import networks
from hedgemaze.learn.network.network_file import network_bytes, read_network
from hedgemaze.rules import Mode
from tests.learn.networks import random_network
from tools import gate_network, ship_network


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder that replaces the package's networks, with a random one as the shipped one of classic2."""
    nets = tmp_path / "nets"
    nets.mkdir()
    monkeypatch.setattr(gate_network, "NETS", nets)
    monkeypatch.setattr(ship_network, "FOLDER", nets)
    weak = network_bytes(random_network("classic2", 128, 3), "random")
    (nets / "classic2.net").write_bytes(gzip.compress(networks.packed(weak), 1, mtime=0))
    monkeypatch.setattr(gate_network, "shipped_network", lambda _mode, **_: core.Network(weak))
    return tmp_path


def shipped_bytes() -> bytes:
    """The package's network of classic2."""
    path = Path(networks.__file__).parent / "nets" / "classic2-small.net"
    return networks.unpacked(gzip.decompress(path.read_bytes()))


def test_a_network_without_a_verdict_is_not_shipped(folder: Path) -> None:
    new = folder / "new.bin"
    new.write_bytes(shipped_bytes())
    with pytest.raises(SystemExit, match="gate_network"):
        ship_network.main(str(new), "classic2")


def test_a_verdict_counts_for_these_two_files_alone(folder: Path) -> None:
    new, shipped = folder / "new.bin", gate_network.shipped_file("classic2", is_small=False)
    new.write_bytes(shipped_bytes())
    assert gate_network.has_passed(new, folder / "nothing.net")
    verdict = {
        "network": gate_network.digest(new.read_bytes()),
        "shipped": gate_network.digest(shipped.read_bytes()),
        "decision": "elo1",
    }
    path = gate_network.verdict_file(new)
    path.write_text(json.dumps(verdict))
    assert gate_network.has_passed(new, shipped)
    path.write_text(json.dumps(verdict | {"decision": None}))
    assert not gate_network.has_passed(new, shipped)
    path.write_text(json.dumps(verdict))
    network, provenance = read_network(new.read_bytes())
    new.write_bytes(network_bytes(network, provenance + " again"))
    assert not gate_network.has_passed(new, shipped)


@pytest.mark.parametrize("mode", ["classic3", "classic4"])
def test_the_test_is_for_two_sides(folder: Path, mode: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        gate_network.main([str(folder / "new.bin"), mode])
    assert "more than two sides" in capsys.readouterr().err


@pytest.mark.slow
def test_a_learned_network_passes_against_a_random_one_and_is_shipped(folder: Path) -> None:
    new = folder / "new.bin"
    new.write_bytes(shipped_bytes())
    assert gate_network.main([str(new), "classic2", "--nodes", "40", "--pairs", "30", "--elo", "200"]) == 0
    verdict = json.loads(gate_network.verdict_file(new).read_text())
    assert verdict["decision"] == "elo1"
    assert sum(verdict["pairs"]) < 30, "it decided early"
    ship_network.main(str(new), "classic2")
    data = networks.unpacked(gzip.decompress((folder / "nets" / "classic2.net").read_bytes()))
    assert np.array_equal(read_network(data)[0].input, read_network(new.read_bytes())[0].input)
    assert core.Network(data).can_judge(Mode.named("classic2"))


@pytest.mark.slow
def test_a_network_does_not_pass_against_itself(folder: Path) -> None:
    new = folder / "new.bin"
    new.write_bytes(network_bytes(random_network("classic2", 128, 3), "random"))
    assert gate_network.main([str(new), "classic2", "--nodes", "20", "--pairs", "4"]) == 1
    assert not gate_network.has_passed(new, gate_network.shipped_file("classic2", is_small=False))
