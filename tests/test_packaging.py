"""The package: metadata, extras, the version, the wheels' configuration, and installations in empty environments."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tarfile
import tomllib
from importlib.metadata import version
from pathlib import Path
from typing import Any

import pytest
import yaml
from packaging.metadata import Metadata
from packaging.requirements import Requirement

import hedgemaze
from tests.test_build import BIN, ROOT, run, wheel
from tests.test_public_names import packages
from tools import package_metadata
from tools.learning import PACKAGES as LEARNING

__all__ = ["wheel"]

PROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
EXTRAS: dict[str, list[str]] = PROJECT["project"]["optional-dependencies"]
PYTHONS = re.findall(r"Python :: (3\.\d+)", "\n".join(PROJECT["project"]["classifiers"]))
PINNED = {"learn": [each for each in LEARNING if each.startswith("torch==")]}
"""What an extra is installed with: the PyTorch of the stage *learning*, of which this machine may have a small file."""
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
    "learn": "import torch; from hedgemaze.learn.network.encoding import MODES; "
    "from hedgemaze.learn.training.model import PositionNet, expand_inputs; mode = MODES['classic2']; "
    "assert PositionNet(mode, 128)(expand_inputs(torch.tensor([[3, 5]]), mode.inputs))[1].shape == (1, mode.actions)",
    "learn-ray": "import ray",
    "tracing": "import opentelemetry.exporter.otlp.proto.http.trace_exporter, opentelemetry.sdk.trace",
    "docs": "import mkdocstrings_handlers.python, zensical",
}


ADDRESS = "https://example.org/hedgemaze"
FILES = f"{ADDRESS}/blob/v{PROJECT['project']['version']}"
LINK = re.compile(r"\]\(([^)]+)\)|(?:src|href)=\"([^\"]+)\"")


def prepare(folder: Path, address: str = "", source: Path = ROOT) -> subprocess.CompletedProcess[str]:
    """Lets the build backend write the metadata of a wheel into a folder."""
    program = "import sys, scikit_build_core.build as build; build.prepare_metadata_for_build_wheel(sys.argv[1])"
    return run(sys.executable, "-c", program, folder, cwd=source, HEDGEMAZE_ADDRESS=address)


def read_metadata(folder: Path, address: str = "", source: Path = ROOT) -> Metadata:
    """Returns the metadata of a wheel, validated."""
    made = prepare(folder, address, source)
    assert made.returncode == 0, made.stdout + made.stderr
    assert "WARNING" not in made.stdout + made.stderr
    (file,) = folder.glob("*.dist-info/METADATA")
    return Metadata.from_email(file.read_bytes(), validate=True)


def links(text: str) -> list[str]:
    """Returns where pictures and links lead."""
    return ["".join(found) for found in LINK.findall(text)]


@pytest.fixture(scope="module")
def metadata(tmp_path_factory: pytest.TempPathFactory) -> Metadata:
    """The metadata of a wheel that was built without an address."""
    return read_metadata(tmp_path_factory.mktemp("metadata"))


def test_the_metadata_is_valid_and_complete(metadata: Metadata) -> None:
    assert metadata.description_content_type == "text/markdown"
    assert metadata.license_expression == "Apache-2.0"
    description, summary = metadata.description or "", metadata.summary or ""
    assert description.startswith("# Hedgemaze")
    assert 0 < len(summary) <= 512
    classifiers = metadata.classifiers or []
    assert len(set(classifiers)) == len(classifiers)
    assert "Programming Language :: C++" in classifiers
    assert not any("OS Independent" in each for each in classifiers), "there is a compiled core"


def test_without_an_address_there_are_no_urls_and_no_relative_links(metadata: Metadata) -> None:
    assert not metadata.project_urls
    assert metadata.home_page is None
    assert links(metadata.description or "") == []


def test_with_an_address_there_are_urls_and_absolute_pictures_and_links(tmp_path: Path) -> None:
    metadata = read_metadata(tmp_path, f"{ADDRESS}/")
    assert metadata.project_urls == {
        "Homepage": ADDRESS,
        "Documentation": f"{FILES}/docs/README.md",
        "Source": ADDRESS,
        "Issues": f"{ADDRESS}/issues",
        "Changelog": f"{FILES}/CHANGELOG.md",
    }
    written, made = links((ROOT / "README.md").read_text("utf-8")), links(metadata.description or "")
    assert len(made) == len(written) > 20
    assert {each.startswith("https://") for each in made} == {True}
    assert f"{ADDRESS}/raw/v{metadata.version}/docs/pictures/page.png" in made
    assert f"{FILES}/docs/rules.md#house-rules" in made
    ours = [each for each in (*made, *metadata.project_urls.values()) if each.startswith((FILES, f"{ADDRESS}/raw/"))]
    for each in ours:
        path = each.removeprefix(f"{ADDRESS}/").split("/", 2)[2]
        assert (ROOT / path.partition("#")[0]).is_file(), each


@pytest.mark.slow
def test_wheels_made_from_the_source_archive_have_its_address(tmp_path: Path) -> None:
    program = "import sys, scikit_build_core.build as build; build.build_sdist(sys.argv[1])"
    built = run(sys.executable, "-c", program, tmp_path, HEDGEMAZE_ADDRESS=ADDRESS)
    assert built.returncode == 0, built.stderr
    (archive,) = tmp_path.glob("*.tar.gz")
    with tarfile.open(archive) as file:
        file.extractall(tmp_path, filter="data")
    source = tmp_path / archive.name.removesuffix(".tar.gz")
    of_archive = Metadata.from_email((source / "PKG-INFO").read_bytes(), validate=True)
    of_wheel = read_metadata(tmp_path / "wheel", source=source)
    assert of_archive.project_urls == of_wheel.project_urls
    assert (of_wheel.project_urls or {})["Source"] == ADDRESS
    assert of_archive.description == of_wheel.description
    elsewhere = read_metadata(tmp_path / "other", "https://example.org/a/fork", source)
    assert (elsewhere.project_urls or {})["Source"] == "https://example.org/a/fork"


def test_an_address_that_is_none_is_refused_in_one_line(tmp_path: Path) -> None:
    refused = prepare(tmp_path, "example.org/hedgemaze")
    line = "HEDGEMAZE_ADDRESS: expected https://HOST/OWNER/NAME, got 'example.org/hedgemaze'\n"
    assert (refused.returncode, refused.stderr) == (1, line)
    for wrong in (
        "http://a.org/b",
        "https://a.org",
        "https://a.org/",
        "https://a.org/b c",
        "https://a.org/b?c",
        "/",
        " ",
    ):
        with pytest.raises(SystemExit, match="expected https"):
            package_metadata.find_address(tmp_path, {"HEDGEMAZE_ADDRESS": wrong})
    for right in ("https://a.org/b", "https://git.a.org:8443/b/c.d/e_f-g/"):
        assert package_metadata.find_address(tmp_path, {"HEDGEMAZE_ADDRESS": right}) == right.rstrip("/")


def test_the_release_names_the_address_of_its_repository() -> None:
    workflow = yaml.safe_load((ROOT / ".github" / "workflows" / "wheels.yml").read_text(encoding="utf-8"))
    (step,) = [each for each in workflow["jobs"]["sources"]["steps"] if "--sdist" in each.get("run", "")]
    assert step["env"] == {"HEDGEMAZE_ADDRESS": "${{ github.server_url }}/${{ github.repository }}"}


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
    """Installs with uv, which learns of the files that pip would find."""
    files = os.environ.get("UV_FIND_LINKS") or os.environ.get("PIP_FIND_LINKS", "")
    return run(BIN / "uv", "pip", "install", "--python", python, *what, cwd=cwd, UV_FIND_LINKS=",".join(files.split()))


@pytest.mark.long
@pytest.mark.slow
@pytest.mark.parametrize("extra", ["", *(name for name in EXTRAS if name not in TOOLS)])
def test_an_empty_environment_installs_the_wheel_with_an_extra(
    wheel: Path, tmp_path: Path, extra: str, record_property: Any
) -> None:
    assert run(BIN / "uv", "venv", "--python", sys.executable, tmp_path / "venv").returncode == 0
    python = tmp_path / "venv" / "bin" / "python"
    wanted = [f"{wheel}[{extra}]" if extra else str(wheel), *PINNED.get(extra, [])]
    planned = install(python, *wanted, "--dry-run", cwd=tmp_path)
    assert planned.returncode == 0, planned.stderr
    if " + nvidia-" in planned.stderr:
        record_property("note", f"the extra {extra} brings gigabytes of libraries for GPUs here: it was only resolved")
        return
    installed = install(python, *wanted, cwd=tmp_path)
    assert installed.returncode == 0, installed.stderr
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
