"""The image, built without a container engine: a game is played in it on a read-only root, as its own user."""

from __future__ import annotations

import asyncio
import shutil
import signal
import socket
import subprocess
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tests.deploy.image import Image, missing, new_folder
from tests.server.helpers.client import Client

pytestmark = [pytest.mark.long, pytest.mark.skipif(bool(missing()), reason=missing())]


@pytest.fixture(scope="module")
def image() -> Iterator[Image]:
    folder = new_folder()
    found = Image(folder)
    found.build()
    yield found
    shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture(scope="module")
def root(image: Image) -> Iterator[Path]:
    with image.mounted() as found:
        yield found


def test_the_image_says_how_it_runs(image: Image) -> None:
    config = image.config
    assert config["User"] == "10001:10001"
    assert config["Entrypoint"] == ["hedgemaze"]
    assert config["Cmd"][0] == "serve"
    assert "/data" in config["Volumes"]
    assert "8000/tcp" in config["ExposedPorts"]
    assert "/ready" in config["Healthcheck"]["Test"][-1]
    assert not [each for each in config["Env"] if "CERT" in each or "INDEX" in each], "nothing of this build machine"


def test_the_image_is_small(image: Image) -> None:
    whole, base = image.megabytes
    assert whole - base < 250


def test_nothing_but_its_data_can_be_written(image: Image, root: Path) -> None:
    for path, is_allowed in (("/data/x", True), ("/tmp/x", True), ("/x", False), ("/opt/hedgemaze/x", False)):  # noqa: S108
        command = image.command(root, ["python3", "-c", f"open({path!r}, 'w').close()"])
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        assert (done.returncode == 0) == is_allowed, (path, done.stderr)


def test_the_tools_of_the_build_are_not_in_the_image(root: Path) -> None:
    assert not (root / "tools").exists()
    assert not (root / "build").exists()
    assert not list((root / "opt/hedgemaze").glob("**/ziglang"))
    assert list((root / "opt/hedgemaze").glob("lib/python3*/site-packages/hedgemaze/server/page/index.html"))


def test_a_game_is_played_in_the_container(image: Image, root: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = str(free.getsockname()[1])
    arguments = [*image.config["Entrypoint"], *image.config["Cmd"]]
    arguments[arguments.index("8000")] = port
    check = [word.replace("8000", port) for word in image.config["Healthcheck"]["Test"][1:]]
    with subprocess.Popen(
        image.command(root, arguments), stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as running:
        try:
            assert running.stdout is not None
            assert running.stdout.readline().startswith("Hedgemaze is at ")
            assert subprocess.run(image.command(root, check), check=False).returncode == 0
            asyncio.run(play(f"http://127.0.0.1:{port}/"))
        finally:
            running.send_signal(signal.SIGTERM)
        errors = running.communicate(timeout=60)[1]
    assert running.returncode == -signal.SIGTERM, errors


async def play(address: str) -> None:
    """Plays two moves against an engine and resigns."""
    table = {
        "mode": "classic2",
        "seats": [{"holder": "here", "name": "Ada"}, {"holder": "engine", "level": 2}],
        "first": "chosen",
        "first_side": "S",
    }
    async with httpx.AsyncClient(base_url=address, timeout=60) as http:
        assert "<title>" in (await http.get("")).text, "the page is in the image"
        opened = (await http.post("api/rooms", json=table)).json()
        async with Client(address, opened["room"], token=opened["token"]) as ada:
            await ada.wait_until(lambda: ada.table["stage"] == "playing")
            for number, token in enumerate(("e2", "e3")):
                ack = await ada.ask("act", str(number), version=ada.version, actions=[token])
                assert ack["type"] == "ack", ack
                await ada.wait_until(lambda: len(ada.entries) % 2 == 0, 60)  # the engine has answered
            assert (await ada.ask("resign", "r"))["type"] == "ack"
            assert ada.table["outcome"]["reason"] == "resigned"
        assert "hedgemaze_move_to_ack_seconds_count 2.0" in (await http.get("metrics")).text
