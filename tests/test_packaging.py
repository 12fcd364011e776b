"""The package: metadata, extras, the version, the wheels' configuration, and installations in empty environments."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tomllib
from importlib.metadata import version
from pathlib import Path
from typing import Any

import pytest
from packaging.metadata import Metadata
from packaging.requirements import Requirement

import hedgemaze
from tests.test_build import BIN, ROOT, run, wheel
from tests.test_public_names import packages

__all__ = ["wheel"]

PROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
EXTRAS: dict[str, list[str]] = PROJECT["project"]["optional-dependencies"]
PYTHONS = re.findall(r"Python :: (3\.\d+)", "\n".join(PROJECT["project"]["classifiers"]))
HUGE = {"learn"}
"""Gigabytes: only resolved."""
TOOLS = {"bench", "test"}
"""What ./test itself installs."""
CHECKS = {
    "": "import hedgemaze.arena, hedgemaze.engine, hedgemaze.puzzles, hedgemaze.rooms, hedgemaze.solve",
    "cli": "from hedgemaze.cli.app import app",
    "numpy": "from hedgemaze import core, rules; "
    "assert core.planes([core.Position.start(rules.Mode.named('classic2'))]).any()",
    "server": "import hedgemaze.server.app, hedgemaze.cli.app",
    "cluster": "import hedgemaze.server.app, nats, psycopg",
    "env": "from hedgemaze.env import SingleAgentEnv, VectorEnv, aec_env; "
    "VectorEnv('classic2', 2).reset(); aec_env().reset(); SingleAgentEnv().reset()",
    "client": "import hedgemaze.bot, hedgemaze.client",
    "learn-ray": "import ray",
    "tracing": "import opentelemetry.exporter.otlp.proto.http.trace_exporter, opentelemetry.sdk.trace",
    "docs": "import mkdocstrings_handlers.python, zensical",
}


@pytest.fixture(scope="module")
def metadata(tmp_path_factory: pytest.TempPathFactory) -> Metadata:
    """The metadata of a wheel, made by the build backend and validated."""
    folder = tmp_path_factory.mktemp("metadata")
    program = "import sys, scikit_build_core.build as build; build.prepare_metadata_for_build_wheel(sys.argv[1])"
    made = run(sys.executable, "-c", program, folder)
    assert made.returncode == 0, made.stdout + made.stderr
    assert "WARNING" not in made.stdout + made.stderr
    (file,) = folder.glob("*.dist-info/METADATA")
    return Metadata.from_email(file.read_bytes(), validate=True)


def test_the_metadata_is_valid_and_complete(metadata: Metadata) -> None:
    assert metadata.description_content_type == "text/markdown"
    assert metadata.license_expression == "Apache-2.0"
    description, summary = metadata.description or "", metadata.summary or ""
    assert description.startswith("# Hedgemaze")
    assert not re.search(r"<img src=\"docs|\]\(docs/", description)
    assert 0 < len(summary) <= 512
    classifiers = metadata.classifiers or []
    assert len(set(classifiers)) == len(classifiers)
    assert "Programming Language :: C++" in classifiers
    assert not any("OS Independent" in each for each in classifiers), "there is a compiled core"


def test_an_installation_without_extras_brings_no_other_package(metadata: Metadata) -> None:
    wanted = metadata.requires_dist or []
    assert [each for each in wanted if each.marker is None or each.marker.evaluate({"extra": ""})] == []
    assert {"cli", "cluster", "docs", "learn", "numpy", "server"} <= set(metadata.provides_extra or [])


def test_extras_include_those_they_need() -> None:
    included = {
        name: {extra for each in map(Requirement, wanted) if each.name == "hedgemaze" for extra in each.extras}
        for name, wanted in EXTRAS.items()
    }
    assert included["server"] == {"cli"}
    assert included["cluster"] == {"server"}
    assert set().union(*included.values()) <= EXTRAS.keys()


def test_wheels_are_built_for_every_python_of_the_classifiers() -> None:
    built = PROJECT["tool"]["cibuildwheel"]["build"]
    assert PYTHONS[0] == PROJECT["project"]["requires-python"].removeprefix(">=")
    assert built == [f"cp{each.replace('.', '')}-*" for each in PYTHONS]
    workflow = (ROOT / ".github" / "workflows" / "wheels.yml").read_text(encoding="utf-8")
    assert {"ubuntu-24.04", "ubuntu-24.04-arm", "macos-15", "windows-2025"} <= set(re.findall(r"[\w.-]+", workflow))
    assert "cibuildwheel" in workflow


def test_the_version_is_read_on_first_use() -> None:
    assert hedgemaze.__version__ == version("hedgemaze") == PROJECT["project"]["version"]
    program = "import sys, hedgemaze; print('importlib.metadata' in sys.modules, hedgemaze.__version__)"
    assert run(sys.executable, "-c", program).stdout == f"False {hedgemaze.__version__}\n"
    bare = f"import sys; sys.path.insert(0, {str(ROOT / 'src')!r}); import hedgemaze; print(hedgemaze.__version__)"
    assert run(sys.executable, "-I", "-S", "-c", bare).stdout == "0+unknown\n"
    for name in ("versio", "rulez"):
        with pytest.raises(AttributeError, match=f"has no attribute '{name}'"):
            getattr(hedgemaze, name)


def test_the_packages_are_imported_on_first_use() -> None:
    program = "import sys, hedgemaze; print('hedgemaze.rules' in sys.modules, hedgemaze.rules.Mode.__name__)"
    assert run(sys.executable, "-c", program).stdout == "False Mode\n"
    named = {name for name in dir(hedgemaze) if not name.startswith("_")}
    assert set(packages()) - {"locales"} <= named
    with pytest.raises(AttributeError, match=r"no attribute 'Position'; most names are in hedgemaze\.rules"):
        getattr(hedgemaze, "Position")  # noqa: B009  # a type checker would refuse it


def test_the_command_without_its_packages_says_what_to_install() -> None:
    program = f"import sys; sys.path.insert(0, {str(ROOT / 'src')!r}); from hedgemaze.cli import main; main()"
    refused = run(sys.executable, "-I", "-S", "-c", program)
    line = "the command line needs fluent, rich, typer; install it with pip install 'hedgemaze[cli]'"
    assert (refused.returncode, refused.stdout, refused.stderr) == (2, "", f"hedgemaze: {line}\n")


def find_python(wanted: str) -> Path | None:
    """Returns an interpreter of that version that this machine has, on the PATH or among those of pyenv."""
    found = run(BIN / "uv", "python", "find", "--system", wanted, UV_PYTHON_DOWNLOADS="never")
    if found.returncode == 0:
        return Path(found.stdout.strip())
    folder = Path(os.environ.get("PYENV_ROOT") or Path.home() / ".pyenv") / "versions"
    return next(iter(sorted(folder.glob(f"{wanted}.*/bin/python"))), None)


def install(python: Path, *what: str, cwd: Path) -> subprocess.CompletedProcess[str]:
    return run(BIN / "uv", "pip", "install", "--python", python, *what, cwd=cwd)


@pytest.mark.long
@pytest.mark.slow
@pytest.mark.parametrize("extra", ["", *(name for name in EXTRAS if name not in TOOLS)])
def test_an_empty_environment_installs_the_wheel_with_an_extra(wheel: Path, tmp_path: Path, extra: str) -> None:
    assert run(BIN / "uv", "venv", "--python", sys.executable, tmp_path / "venv").returncode == 0
    python = tmp_path / "venv" / "bin" / "python"
    wanted = f"{wheel}[{extra}]" if extra else str(wheel)
    installed = install(python, wanted, *(["--dry-run"] if extra in HUGE else []), cwd=tmp_path)
    assert installed.returncode == 0, installed.stderr
    if extra in HUGE:
        assert " + torch==" in installed.stderr
        return
    checked = run(python, "-c", CHECKS.get(extra, f"import hedgemaze.{extra}"), cwd=tmp_path)
    assert checked.returncode == 0, checked.stderr
    assert run(python, ROOT / "tools" / "check_wheel.py", cwd=tmp_path).returncode == 0
    listed = run(BIN / "uv", "pip", "list", "--quiet", "--format", "freeze", "--python", python, cwd=tmp_path).stdout
    assert (listed.split() == [f"hedgemaze=={hedgemaze.__version__}"]) is (extra == "")


@pytest.mark.long
@pytest.mark.slow
@pytest.mark.parametrize("python", PYTHONS)
def test_the_source_archive_builds_and_works_with_every_python(
    python: str, tmp_path: Path, record_property: Any
) -> None:
    """Builds in isolation, so that the declared build requirements must be complete; takes minutes for each Python."""
    found = find_python(python)
    if found is None:
        record_property("note", f"Python {python} is not on this machine: its build was not tried")
        pytest.skip(f"no Python {python} here")
    built = run(BIN / "uv", "build", "--sdist", "--no-build-isolation", "--python", sys.executable, "-o", tmp_path)
    assert built.returncode == 0, built.stderr
    (archive,) = tmp_path.glob("*.tar.gz")
    venv = tmp_path / "venv"
    assert run(BIN / "uv", "venv", "--python", found, venv).returncode == 0
    installed = install(venv / "bin" / "python", str(archive), cwd=tmp_path)
    assert installed.returncode == 0, installed.stderr
    checked = run(venv / "bin" / "python", ROOT / "tools" / "check_wheel.py", cwd=tmp_path, PATH=os.environ["PATH"])
    assert (checked.returncode, python in checked.stdout) == (0, True), checked.stdout + checked.stderr
