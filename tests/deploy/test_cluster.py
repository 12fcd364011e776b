"""Three nodes, PostgreSQL and NATS behind Caddy with TLS, as the compose file has them: games go on while nodes end."""

from __future__ import annotations

import itertools
import json
import re
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.deploy.cluster import SITE, Cluster, missing
from tests.deploy.files import ROOT

pytestmark = [pytest.mark.long, pytest.mark.skipif(bool(missing()), reason=missing())]

NODES = ("node1", "node2", "node3")
_ASK = """if True:
    import json, sys, urllib.error, urllib.request
    found = {}
    for url in sys.argv[1:]:
        request = urllib.request.Request(url, headers={"X-Request-Id": "from-outside-1"})
        try:
            with urllib.request.urlopen(request, timeout=20) as answer:
                found[url] = answer.status, answer.url, dict(answer.headers)
        except urllib.error.HTTPError as error:
            found[url] = error.code, url, dict(error.headers)
    print(json.dumps(found))
"""
_METRICS = """if True:
    import urllib.request as r
    print(r.urlopen(r.Request("http://127.0.0.1:8000/metrics", headers={"Host": "SITE"})).read().decode())
""".replace("SITE", SITE)


@pytest.fixture(scope="module")
def cluster() -> Iterator[Cluster]:
    """The running services; their folder is not pytest's, which only root may enter."""
    with tempfile.TemporaryDirectory(prefix="hedgemaze-cluster-") as folder, Cluster(Path(folder)) as running:
        for _ in range(60):  # the proxy makes its certificates first
            if running.authority.is_file() and not asked(running, f"https://{SITE}/api/mazes").returncode:
                break
            time.sleep(1)
        yield running


def visitor(cluster: Cluster, *command: str, is_trusting: bool = True) -> list[str]:
    """Returns a command that runs outside the inner network, where Caddy's authority is believed, or is not."""
    trust = [f"SSL_CERT_FILE={cluster.authority}" if is_trusting else "SSL_CERT_FILE=/dev/null"]
    clean = ["env", "-u", "SSL_CERT_DIR", "-u", "HTTPS_PROXY", "-u", "https_proxy", *trust]
    return cluster.beside_proxy([*clean, sys.executable, *command])


def asked(cluster: Cluster, *urls: str, is_trusting: bool = True) -> subprocess.CompletedProcess[str]:
    command = visitor(cluster, "-c", _ASK, *urls, is_trusting=is_trusting)
    return subprocess.run(command, capture_output=True, text=True, check=False)


def ask(cluster: Cluster, *urls: str) -> dict[str, tuple[int, str, dict[str, str]]]:
    """Returns status, last address and headers of answers, by URL."""
    done = asked(cluster, *urls)
    assert done.returncode == 0, done.stderr + cluster.log("proxy")
    found: dict[str, tuple[int, str, dict[str, str]]] = json.loads(done.stdout)
    return found


def test_the_proxy_serves_over_tls_and_hides_what_is_private(cluster: Cluster) -> None:
    site = f"https://{SITE}"
    found = ask(cluster, f"{site}/api/mazes", f"http://{SITE}/api/mazes", f"{site}/metrics", f"{site}/ready")
    status, _, headers = found[f"{site}/api/mazes"]
    assert status == 200
    assert len(headers["X-Request-Id"]) == 36, "the proxy's id: not the visitor's, and the nodes believe the proxy"
    assert found[f"http://{SITE}/api/mazes"][1] == f"{site}/api/mazes", "redirected to TLS"
    assert found[f"{site}/metrics"][0] == found[f"{site}/ready"][0] == 403


def test_a_visitor_without_its_authority_refuses_the_certificate(cluster: Cluster) -> None:
    done = asked(cluster, f"https://{SITE}/api/mazes", is_trusting=False)
    assert "CERTIFICATE_VERIFY_FAILED" in done.stderr


def metrics(cluster: Cluster, name: str) -> dict[str, float]:
    """Returns the metrics of a node that have no labels."""
    command = cluster.inside(name, ["python3", "-c", _METRICS])
    text = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    return {each[1]: float(each[2]) for each in re.finditer(r"^(hedgemaze_\w+) (\S+)$", text, re.MULTILINE)}


def test_the_nodes_hear_each_other(cluster: Cluster) -> None:
    for name in NODES:
        found = metrics(cluster, name)
        assert (found["hedgemaze_nodes_heard"], found["hedgemaze_nats_connected"]) == (2, 1), name


def test_games_go_on_while_nodes_are_updated_and_killed(cluster: Cluster) -> None:
    command = visitor(cluster, "-m", "tests.deploy.cluster_games", f"https://{SITE}/")
    pipe = subprocess.PIPE
    with subprocess.Popen(command, cwd=ROOT, stdin=pipe, stdout=pipe, stderr=pipe, text=True) as playing:
        assert playing.stdout is not None
        assert playing.stdout.readline() == "playing\n", playing.communicate(timeout=60)[1]
        sockets = 0.0
        for name, number in itertools.product(NODES, (signal.SIGTERM, signal.SIGKILL)):
            sockets += metrics(cluster, name)["hedgemaze_sockets"]
            cluster.stop(name, number)
            cluster.start(name)
            assert playing.poll() is None, playing.communicate()[1]
        said, errors = playing.communicate(timeout=300)
    assert playing.returncode == 0, errors
    played = json.loads(said.splitlines()[-1])
    assert sockets > 0, "players had to come back"
    assert played["games"] >= 3
    assert played["actions"] > 100
    assert played["faults"] == [], "nothing that was acknowledged is lost, and nothing is played twice"


def test_nothing_of_this_machine_was_changed(cluster: Cluster) -> None:
    assert cluster.authority.is_file()
    assert not list(Path("/usr/local/share/ca-certificates").glob("*Caddy*"))
