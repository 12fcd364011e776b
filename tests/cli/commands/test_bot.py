"""`hedgemaze bot` against a real server: it sits down, plays, and leaves."""

from __future__ import annotations

import asyncio
import re
import signal
import subprocess
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from typer.main import get_group

from hedgemaze.cli.app import app
from hedgemaze.client import RoomClient
from tests.cli.helpers import refused
from tests.client.test_room import opened
from tests.server.helpers.running import Running

pytestmark = [pytest.mark.anyio, pytest.mark.slow]

_PROGRAM = "import sys; from hedgemaze.cli import main; sys.argv[0] = 'hedgemaze'; main()"
_UGI = f'{sys.executable} -c "from hedgemaze.cli import main; main()" ugi'


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
async def running(tmp_path: Path) -> AsyncIterator[Running]:
    async with Running(tmp_path) as server:
        yield server


async def bot(*arguments: str) -> Process:
    command = [sys.executable, "-c", _PROGRAM, "bot", *arguments]
    return await asyncio.create_subprocess_exec(*command, stdout=PIPE, stderr=PIPE)


async def output(process: Process) -> tuple[int | None, list[str], str]:
    out, err = await asyncio.wait_for(process.communicate(), 120)
    return process.returncode, out.decode().splitlines(), err.decode()


async def play_against(room: RoomClient, actions: int) -> None:
    """Plays the first legal action each time."""
    for _ in range(actions):
        await room.wait_for(lambda: room.position is not None and room.position.side.letter == "S")
        assert room.position is not None
        await room.act(str(room.position.legal_actions()[0]))


@pytest.mark.parametrize("player", [("--engine", _UGI, "--movetime", "20"), ("--level", "1")], ids=["ugi", "level"])
async def test_a_bot_plays_a_game_and_a_rematch(running: Running, player: tuple[str, ...]) -> None:
    link, invitation = await opened(running.address, allows_bots=True)
    async with RoomClient(link) as ada:
        process = await bot(*player, "--name", "Robo", "--games", "2", str(invitation))
        await play_against(ada, 3)
        assert (ada.table.seats[1].name, ada.table.seats[1].is_bot) == ("Robo", True)
        await ada.resign()
        await ada.offer("rematch")
        table = await ada.wait_for(lambda: ada.table.next_room is not None)
        async with RoomClient(type(link)(link.server, table.next_room or "", link.token)) as again:
            assert again.table.seats[1].is_bot
            await again.resign()
            status, lines, err = await output(process)
            assert (status, err) == (0, "")
            await again.wait_for(lambda: again.table.seats[1].presence == "gone")
    assert lines[0] == "Seat 2: North, classic2;size=5;fences=2"
    assert lines[1].startswith(f"The link back to this seat: {running.address}#/table/{link.room}/")
    played = [line.strip() for line in lines if line.startswith("  ")]
    accepted = [entry for entry in ada.entries[1::2] if ":" not in entry]
    assert len(accepted) >= 2
    assert played[: len(accepted)] == accepted
    assert lines.count("North wins (resigned)") == 2
    assert lines[-1] == "Left the table"


@pytest.mark.parametrize("sent", [signal.SIGINT, signal.SIGTERM])
async def test_a_bot_that_is_interrupted_leaves_the_table(running: Running, sent: signal.Signals) -> None:
    link, invitation = await opened(running.address, allows_bots=True)
    async with RoomClient(link) as ada:
        process = await bot("--engine", _UGI, "--movetime", "600000", str(invitation))
        await ada.wait_for(lambda: ada.table.stage == "playing")
        await ada.act("c2")
        await asyncio.sleep(0.5)  # it thinks
        process.send_signal(sent)
        status, lines, err = await output(process)
        assert (status, lines[-1], err) == (130, "Left the table", "")
        await ada.wait_for(lambda: ada.table.stage == "ended")
        assert ada.table.seats[1].presence == "gone"


async def test_a_bot_comes_back_to_its_seat_but_not_to_a_persons(running: Running) -> None:
    link, invitation = await opened(running.address, allows_bots=True)
    status, _, err = await output(await bot("--level", "1", str(link)))
    assert (status, err) == (2, "hedgemaze: the seat of this link is a person's, not a bot's: 1\n")
    async with RoomClient(link) as ada:
        async with RoomClient(invitation) as first:
            await first.sit(is_bot=True)
        process = await bot("--level", "1", str(first.link))
        await play_against(ada, 2)
        await ada.resign()
        assert (await output(process))[0] == 0


@pytest.mark.parametrize(
    ("arguments", "settings", "expected"),
    [
        (("--level", "1"), {}, "this table does not allow bots"),
        (("--engine", "/no/such/engine"), {"allows_bots": True}, "cannot be started"),
        (("--engine", f"{sys.executable} -c pass"), {"allows_bots": True}, "has ended (exit status 0)"),
        (("--engine", "'"), {"allows_bots": True}, "the command cannot be read (No closing quotation)"),
        ((), {}, "either --engine or --level is expected"),
        (("--level", "1", "--engine", "x"), {}, "either --engine or --level is expected"),
    ],
    ids=["no-bots", "no-engine", "dead-engine", "bad-command", "neither", "both"],
)
async def test_errors_are_one_line_and_take_no_seat(
    running: Running, arguments: tuple[str, ...], settings: dict[str, Any], expected: str
) -> None:
    link, invitation = await opened(running.address, **settings)
    status, lines, err = await output(await bot(*arguments, str(invitation)))
    assert (status, lines) == (2, [])
    assert err.startswith("hedgemaze: ")
    assert expected in err
    assert err.count("\n") == 1
    async with RoomClient(link) as ada:
        assert ada.table.seats[1].presence == "empty"


async def test_a_full_table_is_one_line(running: Running) -> None:
    _, invitation = await opened(running.address, allows_bots=True)
    async with RoomClient(invitation) as bob:
        await bob.sit()
        status, _, err = await output(await bot("--level", "1", str(invitation)))
        assert (status, err) == (2, "hedgemaze: all seats are taken\n")


def test_what_is_no_link_is_one_line() -> None:
    assert "a link to a table is expected" in refused("bot", "--level", "1", "http://127.0.0.1:1/")


def test_missing_packages_are_named() -> None:
    code = "import sys; sys.modules['websockets'] = None; from hedgemaze.cli import main; main()"
    command = [sys.executable, "-c", code, "bot", "--level", "1", "http://127.0.0.1:1/#/table/a"]
    ended = subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)
    assert ended.returncode == 2
    assert ended.stderr.startswith("hedgemaze: pip install 'hedgemaze[client]' first: 'websockets")
    assert ended.stderr.count("\n") == 1


def test_the_page_of_bots_lists_every_option() -> None:
    page = (Path(__file__).parents[3] / "docs" / "bots.md").read_text("utf-8")
    listed = re.findall(r"`(--\w+)", "\n".join(re.findall(r"^\| (`--.*?) \|", page, re.MULTILINE)))
    options = [each for option in get_group(app).commands["bot"].params for each in option.opts]
    assert sorted(listed) == sorted(each for each in options if each.startswith("--"))
