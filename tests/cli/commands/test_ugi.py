"""`hedgemaze ugi` as a child process with pipes."""

from __future__ import annotations

import json

import pytest

from tests.cli.helpers import run
from tests.cli.test_process import TIMEOUT_S, start


def test_a_conversation() -> None:
    ran = run("ugi", given="ugi\nposition startpos moves e2 e8\n\nsetoption name Level value greedy\ngo movetime 50\n")
    assert ran.status == 0
    lines = ran.out.splitlines()
    assert lines[0].startswith("id name Hedgemaze ")
    assert "ugiok" in lines
    assert lines[-1] == "bestmove e3"


def test_undecodable_bytes_and_endless_lines() -> None:
    ran = run("ugi", given=b"\xff\xfe\nisready\n" + b"x" * 2_500_000 + b"\nisready\n")
    assert [line.split()[:3] for line in ran.out.splitlines()] == [
        ["info", "error", "protocol.unknown_command"],
        ["readyok"],
        ["info", "error", "protocol.too_long"],
        ["readyok"],
    ]


def test_answers_come_while_the_input_is_open_and_quit_ends_it() -> None:
    with start("ugi") as process:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(b"isready\n")
        process.stdin.flush()
        assert process.stdout.readline() == b"readyok\n"
        process.stdin.write(b"go infinite\nstatus\nquit\n")
        process.stdin.flush()
        rest = process.stdout.read().splitlines()
        assert rest[-1].startswith(b"bestmove ")
        assert process.wait(TIMEOUT_S) == 0


@pytest.mark.slow
def test_a_search_ends_with_the_input() -> None:
    with start("ugi") as process:
        out, err = process.communicate(b"go infinite\n", timeout=TIMEOUT_S)
    assert (process.returncode, err) == (0, b"")
    assert out.splitlines()[-1].startswith(b"bestmove ")


@pytest.mark.slow
def test_a_closed_output_pipe_exits() -> None:
    with start("ugi") as process:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdout.close()
        process.stdin.write(b"go infinite\nisready\n")
        process.stdin.close()
        assert process.stderr is not None
        assert process.wait(TIMEOUT_S) == 141
        assert process.stderr.read() == b""


@pytest.mark.slow
def test_json_lines_as_a_process() -> None:
    requests = [{"id": number, "mode": "classic2", "limit": {"nodes": 50}} for number in range(5)]
    text = "".join(json.dumps(request) + "\n" for request in requests).encode()
    with start("analyse", "--json-lines", "--workers", "2") as process:
        out, err = process.communicate(text, timeout=TIMEOUT_S)
    assert (process.returncode, err) == (0, b"")
    assert sorted(json.loads(line)["id"] for line in out.splitlines()) == list(range(5))
