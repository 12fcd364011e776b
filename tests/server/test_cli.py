"""`hedgemaze serve`, `backup` and `export`, as processes."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import sqlite3
import subprocess
import sys
import time
from pathlib import Path

import httpx
import pytest

from hedgemaze.rules import Mode, Position, parse_records
from tests.cli.helpers import refused, run
from tests.cli.test_process import COMMAND
from tests.server.helpers.client import Client


@pytest.mark.slow
def test_serve_play_backup_export_and_stop(tmp_path: Path) -> None:
    environment = {**os.environ, "XDG_DATA_HOME": str(tmp_path)}
    command = [*COMMAND, "serve", "--port", "0", "--workers", "1", "--log", "debug"]
    server = subprocess.Popen(
        command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, encoding="utf-8"
    )
    assert server.stdout is not None
    address = server.stdout.readline().split()[-1]
    folder = server.stdout.readline().split()[-1]
    try:
        assert Path(folder) == tmp_path / "hedgemaze"
        assert "another server uses this folder" in refused("serve", "--data", folder, "--port", "0")
        port = address.rstrip("/").rpartition(":")[2]
        assert "cannot listen there" in refused(
            "serve", "--data", str(tmp_path / "b"), "--port", port, "--workers", "0"
        )
        room, *secrets = asyncio.run(_play(address))
        copied = tmp_path / "copy.db"
        assert "bytes" in run("backup", str(copied), "--data", folder).out
        database = sqlite3.connect(copied)
        assert database.execute("SELECT count(*) FROM events WHERE room = ?", (room,)).fetchone()[0] >= 5
        database.close()
        assert len(list(parse_records(run("export", "--data", folder).out))) == 1
        (line,) = run("export", "--json-lines", "--data", folder).out.splitlines()
        assert json.loads(line)["room"] == room
    finally:
        server.send_signal(signal.SIGINT)
        _, errors = server.communicate(timeout=60)
    assert server.returncode == 130
    for each in errors.splitlines():
        assert json.loads(each)["level"] in ("debug", "info"), each
    assert not [each for each in secrets if each in errors], "also at level debug"
    assert "127.0.0.1" not in errors, "addresses of visitors are not logged"


@pytest.mark.slow
@pytest.mark.parametrize("options", [[], ["--solve", "--solve-space", "2"]])
def test_serve_makes_tables_only_on_request(tmp_path: Path, options: list[str]) -> None:
    environment = {**os.environ, "XDG_DATA_HOME": str(tmp_path)}
    command = [*COMMAND, "serve", "--port", "0", "--workers", "0", *options]
    with subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True, encoding="utf-8") as server:
        assert server.stdout is not None
        address = server.stdout.readline().split()[-1]
        try:
            body = {"position": Position.start(Mode.named("pacman")).text}
            answer = httpx.post(f"{address}api/exact", json=body).json()
            space = httpx.post(f"{address}api/exact", json=body | {"make": True}).json()
            until = time.monotonic() + 60
            while space.get("making", {}).get("state") in ("waiting", "running") and time.monotonic() < until:
                time.sleep(0.05)
                space = httpx.post(f"{address}api/exact", json=body).json()
        finally:
            server.send_signal(signal.SIGTERM)
    if options:
        assert answer == {"exact": None, "making": {"state": "possible", "progress": 0.0}}
        assert space["making"] == {"state": "failed", "progress": 0.0, "code": "table.file"}, "2 GB are too little"
    else:
        assert answer == space == {"exact": None}


async def _play(address: str) -> tuple[str, str, str]:
    """Plays against an engine and resigns; returns the room and the secrets."""
    async with httpx.AsyncClient(base_url=address) as http:
        seats = [{"holder": "here"}, {"holder": "engine", "level": 1}]
        body = {"mode": "classic2", "seats": seats, "first": "chosen", "first_side": "S"}
        opened = (await http.post("api/rooms", json=body)).json()
        assert (await http.get("")).text.startswith("<!doctype html>")
        cookie = http.cookies["hedgemaze_player"]
    client = Client(address, opened["room"], token=opened["token"])
    client.headers = {"Cookie": f"hedgemaze_player={cookie}"}
    async with client as ada:
        await ada.ask("act", "1", actions=["e2"])
        await ada.wait_version(4)
        assert len(ada.entries) == 2
        assert (await ada.ask("undo", "2"))["type"] == "ack"
        assert (await ada.ask("resign", "3"))["type"] == "ack"
    return str(opened["room"]), str(opened["token"]), cookie


def test_bad_options_are_reported_in_one_line(tmp_path: Path) -> None:
    assert "no log level called 'loud'" in refused("serve", "--log", "loud", "--data", str(tmp_path))
    assert "there is no database" in refused("backup", str(tmp_path / "copy"), "--data", str(tmp_path))
    assert "there is no database" in refused("export", "--data", str(tmp_path))


NO_PAGE = """
import functools, pathlib, signal, sys
signal.signal(signal.SIGINT, signal.default_int_handler)
from hedgemaze.server import app
from hedgemaze.server.http import static
app.StaticFiles = functools.partial(static.StaticFiles, pathlib.Path(sys.argv.pop(1)))
from hedgemaze.cli import main
main()
"""


@pytest.mark.parametrize("is_built", [False, True])
def test_serve_reports_a_page_that_is_not_built(tmp_path: Path, is_built: bool) -> None:
    page = tmp_path / "page"
    page.mkdir()
    if is_built:
        (page / "index.html").write_text("<!doctype html>", encoding="utf-8")
    options = ["--port", "0", "--workers", "0", "--data", str(tmp_path), "--no-open"]
    server = subprocess.Popen(
        [sys.executable, "-c", NO_PAGE, str(page), "serve", *options],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        encoding="utf-8",
    )
    assert server.stdout is not None
    lines = [server.stdout.readline() for _ in range(2 if is_built else 3)]
    try:
        shown = httpx.get(lines[0].split()[-1]).text
    finally:
        server.send_signal(signal.SIGINT)
        rest, errors = server.communicate(timeout=60)
    rest = "".join(lines[2:]) + rest
    assert errors == ""
    if is_built:
        assert (shown, rest) == ("<!doctype html>", "")
    else:
        assert "its page is not built" in shown
        assert rest == (
            "The page is not built, so browsers see only a note. Start with ./play in the source folder, "
            "or run python tools/web.py build there and install again.\n"
        )
