"""What docs/scale.md tells a host to do is done: its database, its NATS, its command on three nodes."""

from __future__ import annotations

import asyncio
import os
import re
import shlex
import signal
import subprocess
from pathlib import Path

import httpx
import psycopg
import pytest

from tests.cli.test_process import COMMAND
from tests.server.helpers.nats import Nats
from tests.server.helpers.postgres import Postgres

PAGE = (Path(__file__).parents[2] / "docs" / "scale.md").read_text("utf-8")


def blocks(language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)


@pytest.mark.slow
def test_the_steps_of_the_page_lead_to_three_nodes_that_hear_each_other(tmp_path: Path, postgres: Postgres) -> None:
    (sql,), (conf,) = blocks("sql"), blocks("conf")
    commands = blocks("sh")
    with psycopg.connect(postgres.new_database(), autocommit=True) as connection:
        for statement in sql.split(";"):
            if statement.strip():
                connection.execute(statement.encode())
        host = connection.info.host
    (tmp_path / "nats.conf").write_text(conf, "utf-8")
    exported = dict(re.findall(r"^export (\w+)='(.*)'$", commands[0], re.MULTILINE))
    (serve,) = re.findall(r"^hedgemaze (serve .*)$", commands[0], re.MULTILINE)
    (export,) = re.findall(r"^hedgemaze (export .*) >", "\n".join(commands), re.MULTILINE)
    with Nats(tmp_path / "nats.conf") as nats:
        environment = {
            **os.environ,
            "HEDGEMAZE_DATABASE": exported["HEDGEMAZE_DATABASE"].replace("10.0.0.10", "") + f"?host={host}",
            "HEDGEMAZE_NATS": exported["HEDGEMAZE_NATS"].replace("10.0.0.10:4222", nats.address),
        }
        here = serve.replace("--host 10.0.0.11", "--host 127.0.0.1").replace("--port 8000", "--port 0")
        assert here != serve
        command = [*COMMAND, *shlex.split(here), "--workers", "0"]
        nodes = [
            subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
            for _ in range(3)
        ]
        try:
            addresses = [node.stdout.readline().split()[-1] for node in nodes if node.stdout is not None]
            asyncio.run(_look(addresses))
            done = subprocess.run([*COMMAND, *shlex.split(export)], env=environment, check=True, capture_output=True)
            assert done.stdout == b"", "no game is finished"
        finally:
            for node in nodes:
                node.send_signal(signal.SIGTERM)
            for node in nodes:
                node.communicate(timeout=60)


async def _look(addresses: list[str]) -> None:
    """Waits until every node says what the page says it should."""
    for address in addresses:
        async with httpx.AsyncClient(base_url=address) as http, asyncio.timeout(30):
            assert (await http.get("api/health", headers={"Host": "play.example.org"})).json()["status"] == "ok"
            assert (await http.get("api/health", headers={"Host": "elsewhere.example.org"})).status_code == 403
            wanted = {"hedgemaze_nodes_heard 2.0", "hedgemaze_nats_connected 1.0"}
            while not wanted <= set((await http.get("metrics")).text.splitlines()):
                await asyncio.sleep(0.1)


def test_every_option_and_figure_that_the_page_names_exists() -> None:
    serve = (Path(__file__).parents[2] / "src/hedgemaze/cli/commands/serve.py").read_text("utf-8")
    cluster = (Path(__file__).parents[2] / "src/hedgemaze/server/cluster/cluster.py").read_text("utf-8")
    commands = "\n".join(blocks("sh") + blocks("ini"))
    lines = [line for line in commands.splitlines() if "hedgemaze serve " in line]
    assert len(lines) == 2
    for option in {word for line in lines for word in line.split() if word.startswith("--")}:
        assert f'"{option}"' in serve or f"/{option}" in serve, option
    for name in re.findall(r"hedgemaze_\w+", PAGE):
        assert name in cluster, name
