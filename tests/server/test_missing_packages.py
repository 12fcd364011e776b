"""Missing packages and a wrong password are reported in one line."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from hedgemaze.server.analysis.runner import AnalysisRunner
from hedgemaze.server.cluster.bus_nats import NatsBus
from hedgemaze.server.errors import ServerError
from hedgemaze.server.node import coordinate
from hedgemaze.server.storage import open_store
from tests.server.cluster.nodes import until
from tests.server.helpers.fakes import FakeClock
from tests.server.helpers.nats import Nats

pytestmark = pytest.mark.anyio

ROOT = Path(__file__).parents[2]


def without(code: str, *packages: str) -> subprocess.CompletedProcess[str]:
    """Runs a program as if packages were not installed."""
    hidden = "".join(f"sys.modules[{name!r}] = None; " for name in packages)
    command = [sys.executable, "-c", f"import sys; {hidden}{code}"]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=120, check=False)


def test_missing_packages_for_postgresql_are_named() -> None:
    serve = "sys.argv[1:] = ['serve', '--database', 'postgresql://nowhere/x']; from hedgemaze.cli import main; main()"
    done = without(serve, "psycopg")
    assert done.returncode == 2, done.stderr
    assert "pip install 'hedgemaze[cluster]'" in done.stderr
    assert "fault of ours" not in done.stderr
    assert len(done.stderr.splitlines()) == 1


async def test_missing_packages_for_nats_are_named(
    folder: Path, clock: FakeClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "hedgemaze.server.cluster.bus_nats", None)
    store = open_store(folder)
    store.is_shared = True
    with pytest.raises(ServerError) as caught:
        coordinate(store, clock, AnalysisRunner(None, clock), "nats://nowhere")
    assert caught.value.code == "server.cluster_not_installed"


async def test_a_wrong_password_of_nats_is_reported_and_not_logged(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    config = tmp_path / "nats.conf"
    config.write_text('authorization { user: hedgemaze, password: "right" }\n')
    with Nats(config) as nats:
        bus = NatsBus(f"nats://hedgemaze:wr0ng@{nats.address}", "one")
        await bus.start(lambda _: None, lambda: None)
        await until(lambda: bool(caplog.records))
        await bus.stop()
    assert "NATS refuses the user or the password" in caplog.text
    assert "wr0ng" not in caplog.text


@pytest.mark.parametrize("program", ["tests.server.kill", "tests.server.cluster.kill_nodes", "bench.server"])
def test_programs_that_need_the_test_extra_say_so(program: str) -> None:
    done = without(f"import runpy; runpy.run_module({program!r}, run_name='__main__')", "httpx")
    assert done.returncode != 0
    assert done.stderr.splitlines() == ["this needs the extra `test`: pip install -e '.[server,cluster,test]' (httpx)"]
