"""Lazy imports: each part loads only the packages that it needs. `python -m bench.start` measures the times."""

from __future__ import annotations

import subprocess
import sys

import pytest

LISTED = "import sys; print(*sorted(sys.modules), sep='\\n')"


def loaded(code: str) -> set[str]:
    """Returns the modules that a new Python process has loaded after some code."""
    done = subprocess.run(
        [sys.executable, "-c", f"{code}\n{LISTED}"], capture_output=True, encoding="utf-8", check=True, timeout=120
    )
    return set(done.stdout.splitlines())


def command(*arguments: str) -> str:
    return (
        f"import contextlib, io, sys; sys.argv = ['hedgemaze', *{arguments!r}]\n"
        "from hedgemaze.cli import main\n"
        "with contextlib.suppress(SystemExit), contextlib.redirect_stdout(io.StringIO()): main()"
    )


SLOW_STANDARD = {
    "asyncio",
    "email",
    "http",
    "importlib.resources",
    "pathlib",
    "socket",
    "ssl",
    "tempfile",
    "urllib",
    "xml",
}
PARTS = {f"hedgemaze.{part}" for part in ("arena", "core", "engine", "rooms", "server")}


def test_the_rules_load_nothing_slow() -> None:
    names = loaded("import hedgemaze.rules") - loaded("pass")
    assert {name for name in names if not name.startswith("hedgemaze.")} & SLOW_STANDARD == set()
    assert names & {"fluent", "numpy", "rich", "typer"} == set()
    assert {name for name in names if name.startswith("hedgemaze.")} & {*PARTS, "hedgemaze.rules.pictures.svg"} == set()


def test_pictures_and_mazes_are_imported_on_first_use() -> None:
    names = loaded("from hedgemaze.rules import *; Position.start(Mode.named('pacman')).svg()")
    assert "hedgemaze.rules.pictures.svg" in names
    assert not {"email", "http", "xml", "urllib.request"} & names


def test_rooms_need_no_package_of_the_server() -> None:
    names = loaded("import hedgemaze.rooms")
    assert "hedgemaze.rooms.handlers.decide" in names
    assert names & {"asyncio", "hedgemaze.server", "msgspec", "numpy", "sqlalchemy", "starlette", "uvicorn"} == set()


@pytest.mark.parametrize(
    ("arguments", "unneeded"),
    [
        (["--version"], {*PARTS, "hedgemaze.rules", "rich", "fluent", "numpy"}),
        (["modes"], {*PARTS, "numpy"}),
        (["check", "-h"], {"hedgemaze.server", "hedgemaze.rooms", "numpy", "uvicorn", "msgspec"}),
        (["show"], {*PARTS, "numpy"}),
        (["perft", "classic2", "1"], PARTS - {"hedgemaze.core"} | {"numpy"}),
    ],
)
def test_a_command_loads_only_what_it_needs(arguments: list[str], unneeded: set[str]) -> None:
    assert loaded(command(*arguments)) & unneeded == set()
