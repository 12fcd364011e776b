"""The command line as a child process: pipes, signals, encodings, terminals."""

from __future__ import annotations

import os
import pty
import signal
import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = pytest.mark.slow  # starts processes

# A background run may inherit an ignored SIGINT; then Python would not receive ours.
_LISTEN = "import signal; signal.signal(signal.SIGINT, signal.default_int_handler); "
COMMAND = [sys.executable, "-c", f"{_LISTEN}from hedgemaze.cli import main; main()"]
TIMEOUT_S = 120


def start(*arguments: str, **changes: str) -> subprocess.Popen[bytes]:
    pipe = subprocess.PIPE
    return subprocess.Popen([*COMMAND, *arguments], stdin=pipe, stdout=pipe, stderr=pipe, env=os.environ | changes)


def test_the_installed_script_runs_the_same_program() -> None:
    done = subprocess.run([*COMMAND, "perft", "classic2", "1"], capture_output=True, check=True)
    assert (done.stdout, done.stderr) == (b"131\n", b"")
    script = Path(sys.executable).with_name("hedgemaze")
    if not script.exists():
        pytest.skip("the package is not installed with this Python")
    done = subprocess.run([script, "perft", "classic2", "1"], capture_output=True, check=True)
    assert (done.stdout, done.stderr) == (b"131\n", b"")


def test_the_package_runs_as_a_module() -> None:
    command = [sys.executable, "-m", "hedgemaze"]
    done = subprocess.run([*command, "perft", "classic2", "1"], capture_output=True, check=True)
    assert (done.stdout, done.stderr) == (b"131\n", b"")
    wrong = subprocess.run([*command, "perft", "nothing", "1"], capture_output=True, check=False)
    assert (wrong.returncode, wrong.stdout, wrong.stderr.count(b"\n")) == (2, b"", 1)
    assert wrong.stderr.startswith(b"hedgemaze: "), wrong.stderr


@pytest.mark.parametrize("arguments", [["perft", "classic2", "2", "--divide"], ["tty"], ["--help"]])
def test_a_closed_output_pipe_exits_quietly(arguments: list[str]) -> None:
    with start(*arguments) as process:
        assert process.stdout is not None
        assert process.stdin is not None
        assert process.stderr is not None
        process.stdout.close()
        assert process.stderr.read() == b""
        assert process.wait(TIMEOUT_S) == 128 + signal.SIGPIPE


@pytest.mark.parametrize("arguments", [["perft", "classic2", "5", "--divide"], ["tty", "advanced"]])
def test_an_interrupt_exits_quietly(arguments: list[str]) -> None:
    with start(*arguments) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        assert process.stdout.readline()
        process.send_signal(signal.SIGINT)
        assert process.wait(TIMEOUT_S) == 128 + signal.SIGINT
        assert process.stderr.read() == b""


def test_a_terminal_limited_to_ascii() -> None:
    with start("tty", "pacman", PYTHONIOENCODING="ascii", PYTHONUTF8="0", LC_ALL="C") as process:
        out, err = process.communicate("e6 \u2603\n".encode())
    assert (process.returncode, err) == (0, b"")
    assert b"5 | I   .   . | .   P   .   .   .   K |" in out
    assert b"is not an action of this mode" in out


def test_closed_streams_and_full_disks_print_no_traceback() -> None:
    closed = subprocess.run(["/bin/sh", "-c", '"$@" <&- >&-', "sh", *COMMAND, "show"], capture_output=True, check=False)
    assert (closed.returncode, closed.stderr) == (0, b"")
    with Path("/dev/full").open("wb") as full:
        filled = subprocess.run([*COMMAND, "show"], stdout=full, stderr=subprocess.PIPE, check=False)
    assert (filled.returncode, filled.stderr) == (2, b"hedgemaze: No space left on device\n")


def test_a_real_terminal_gets_prompts_and_colours() -> None:
    ours, theirs = pty.openpty()
    environment = {name: value for name, value in os.environ.items() if name != "NO_COLOR"} | {"TERM": "xterm"}
    with subprocess.Popen([*COMMAND, "tty"], stdin=theirs, stdout=theirs, stderr=theirs, env=environment) as process:
        os.close(theirs)
        os.write(ours, b"e2\nquit\n")
        seen = b""
        try:
            while chunk := os.read(ours, 65536):
                seen += chunk
        except OSError:  # raised by a read when the other end is closed
            pass
        assert process.wait(TIMEOUT_S) == 0
    os.close(ours)
    assert b"South> " in seen
    assert b"North> " in seen
    assert b"\x1b[" in seen
    assert "╭".encode() in seen
