"""The build of the core: rebuilds, compilers, a machine without a compiler, sanitizers, and the wheel's content."""

from __future__ import annotations

import fnmatch
import json
import os
import shutil
import signal
import subprocess
import sys
import tomllib
import urllib.request
import zipfile
from pathlib import Path

import pytest

from tests.scheduling import build_lock
from tools import sanitizers

ROOT = Path(__file__).resolve().parent.parent
BIN = Path(sys.executable).parent
PAGE = ROOT / "src" / "hedgemaze" / "server" / "page"

# The programs that ./play itself calls: no compiler, no linker, no archiver.
TOOLS = ["basename", "bash", "cat", "cksum", "dirname", "find", "mkdir", "rm", "sed", "sh", "sort"]
COUNT = """if True:
    import importlib, sys
    for name in sys.argv[1:]:
        module = importlib.import_module(f"hedgemaze.core.{name}")
        position = module.parse("classic2 - Se1Ne9 10,10 - S - 0")
        print(name, position.perft(2))
"""


def run(*command: str | Path, cwd: Path = ROOT, **environment: str) -> subprocess.CompletedProcess[str]:
    """Runs a command without a terminal; CC, CXX and CMake's variables are unset unless they are passed."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("CC", "CXX", "CMAKE", "SKBUILD"))}
    return subprocess.run(
        [str(part) for part in command],
        cwd=cwd,
        env={**kept, **environment},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        encoding="utf-8",
        check=False,
        timeout=1800,
    )


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """A copy of the files that a build needs, without build outputs."""
    folder = tmp_path / "copy"
    built = shutil.ignore_patterns("__pycache__", "*.so")
    for name in ("native", "src", "tools"):
        shutil.copytree(ROOT / name, folder / name, ignore=built)
    for name in ("CMakeLists.txt", "LICENSE", "README.md", "play", "pyproject.toml", "requirements.lock", ".gitignore"):
        shutil.copy2(ROOT / name, folder / name)
    return folder


@pytest.fixture
def bare_path(tmp_path: Path) -> str:
    """A PATH with Python and a few tools, and no compiler."""
    tools = tmp_path / "bin"
    tools.mkdir()
    for name in TOOLS:
        found = shutil.which(name)
        assert found is not None, name
        (tools / name).symlink_to(found)
    (tools / "python3").symlink_to(Path(sys.executable).resolve())
    for compiler in ("cc", "c++", "gcc", "g++", "clang", "clang++", "ld", "ar"):
        assert shutil.which(compiler, path=str(tools)) is None
    return str(tools)


def core_sum(folder: Path) -> str:
    done = run("bash", "-c", ". tools/environment.sh && core_sum", cwd=folder)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_the_core_is_built_again_when_its_sources_change_and_only_then(copy: Path) -> None:
    sums = [core_sum(copy)]
    (copy / "native" / "tests").mkdir(exist_ok=True)
    (copy / "native" / "tests" / "new_test.cpp").touch()
    (copy / "native" / "selfplay" / "new.cpp").touch()
    (copy / "src" / "hedgemaze" / "core" / "new.py").touch()
    assert core_sum(copy) == sums[0]
    with (copy / "native" / "rules" / "rules.cpp").open("a", encoding="utf-8") as source:
        source.write("\n")
    sums.append(core_sum(copy))
    (copy / "native" / "board" / "new.hpp").touch()
    sums.append(core_sum(copy))
    (copy / "native" / "board" / "new.hpp").rename(copy / "native" / "python" / "new.hpp")
    sums.append(core_sum(copy))
    (copy / "CMakeLists.txt").touch()
    assert core_sum(copy) == sums[-1]
    (copy / "CMakeLists.txt").write_text("", encoding="utf-8")
    sums.append(core_sum(copy))
    assert len(set(sums)) == len(sums)


@pytest.fixture
def native(tmp_path: Path) -> Path:
    """A copy of the files that the sanitizers check, marked as passed by both presets."""
    shutil.copytree(ROOT / "native", tmp_path / "native", ignore=shutil.ignore_patterns("__pycache__"))
    for name in sanitizers.BESIDE:
        (tmp_path / name).parent.mkdir(exist_ok=True)
        shutil.copy2(ROOT / name, tmp_path / name)
    for preset in sanitizers.PRESETS:
        sanitizers.write_checked(tmp_path, preset, sanitizers.checksum(tmp_path))
    return tmp_path


def runs(folder: Path, monkeypatch: pytest.MonkeyPatch, *arguments: str, status: int = 0) -> bool:
    """Returns whether a preset runs rather than is skipped; the run itself is replaced by an exit status."""
    calls: list[list[str]] = []

    def fake(command: list[str], **_: object) -> subprocess.CompletedProcess[str]:
        calls.append(command)
        return subprocess.CompletedProcess(command, status)

    monkeypatch.setattr(subprocess, "run", fake)
    monkeypatch.setattr(sys, "argv", ["sanitizers", *arguments])
    assert sanitizers.main(folder) == (status if calls else 0)
    return bool(calls)


def test_sources_that_have_passed_the_sanitizers_are_skipped(
    native: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert not runs(native, monkeypatch, "sanitizers")
    assert capsys.readouterr().out == ("sanitizers: skipped, these sources have passed before (native/checked.json)\n")
    (native / "native" / "README.md").write_text("Words.\n", encoding="utf-8")
    assert not runs(native, monkeypatch, "threads")
    assert runs(native, monkeypatch, "--always", "threads")


def test_changed_sources_run_the_sanitizers_until_they_pass(native: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    source = next((native / "native").rglob("classic.cpp"))
    with source.open("a", encoding="utf-8") as changed:
        changed.write("\n")
    assert runs(native, monkeypatch, "sanitizers", status=1)
    assert runs(native, monkeypatch, "sanitizers")
    assert not runs(native, monkeypatch, "sanitizers")
    assert runs(native, monkeypatch, "threads"), "each preset passes for itself"


@pytest.mark.parametrize("name", ["native/new.hpp", *sanitizers.BESIDE])
def test_the_checksum_follows_every_source_but_not_the_line_ends(native: Path, name: str) -> None:
    before = sanitizers.checksum(native)
    source = next((native / "native").rglob("classic.cpp"))
    source.write_bytes(source.read_bytes().replace(b"\n", b"\r\n"))
    assert sanitizers.checksum(native) == before
    with (native / name).open("a", encoding="utf-8") as changed:
        changed.write("\n")
    assert sanitizers.checksum(native) != before


@pytest.mark.parametrize(
    ("setting", "line"),
    [
        (
            "HEDGEMAZE_PYTHON=OFF",
            "found no C++ compiler; HEDGEMAZE_ZIG=1 in the environment lets pip fetch one",
        ),
        ("HEDGEMAZE_SANITIZE=address", "the sanitizers need the system's g++ or clang++"),
    ],
)
def test_a_missing_compiler_is_reported_in_one_line(tmp_path: Path, bare_path: str, setting: str, line: str) -> None:
    without_zig = Path(sys.executable).resolve()
    refused = run(
        BIN / "cmake",
        *("-S", ROOT, "-B", tmp_path / "build", "-G", "Ninja", f"-D{setting}", f"-DPython_EXECUTABLE={without_zig}"),
        PATH=bare_path,
    )
    assert refused.returncode == 1
    assert line in " ".join(refused.stderr.split())


@pytest.mark.full
@pytest.mark.slow
def test_the_core_is_built_without_a_system_compiler(copy: Path, bare_path: str) -> None:
    """The first time on a machine, ziglang also compiles its C++ library, which takes a minute or two."""
    played = run("bash", copy / "play", "--install", PATH=bare_path)
    log = copy / ".venv" / "install.log"
    assert played.returncode == 0, played.stderr + (log.read_text(encoding="utf-8") if log.exists() else "")
    assert "found no C++ compiler" in played.stderr
    modules = [path.name.partition(".")[0] for path in sorted((copy / "src" / "hedgemaze" / "core").glob("_core*.so"))]
    assert modules
    counted = run(copy / ".venv" / "bin" / "python", "-c", COUNT, *modules, cwd=copy.parent, PATH=bare_path)
    assert counted.stdout.split() == [word for name in modules for word in (name, "16677")], counted.stderr
    again = run("bash", copy / "play", "--install", PATH=bare_path)
    assert (again.returncode, again.stderr) == (0, "play: installed; ./play starts a game\n")


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A wheel, built in the repository, where CMake reuses its build folder."""
    folder = tmp_path_factory.mktemp("dist")
    with build_lock("wheel"):  # the tests of the package build it too, on any worker
        built = run(
            BIN / "uv",
            *("build", "--wheel", "--no-build-isolation", "--python", sys.executable, "--out-dir", folder),
            UV_OFFLINE="1",
        )
    assert built.returncode == 0, built.stdout + built.stderr
    (found,) = folder.glob("*.whl")
    return found


@pytest.mark.full
@pytest.mark.slow
def test_the_wheel_holds_the_package_its_data_its_page_and_the_modules(wheel: Path, tmp_path: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        inside = {name for name in archive.namelist() if ".dist-info/" not in name}
        archive.extractall(tmp_path / "site")
    listed = run("git", "ls-files", "-z", "--cached", "--others", "--exclude-standard", "hedgemaze", cwd=ROOT / "src")
    names = {name for name in listed.stdout.split("\0") if (ROOT / "src" / name).is_file()}
    excluded = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["scikit-build"]["wheel"]["exclude"]
    assert all(fnmatch.filter([*names, "hedgemaze/server/page/.built"], pattern) for pattern in excluded)
    sources = {name for name in names if not any(fnmatch.fnmatch(name, pattern) for pattern in excluded)}
    assert {
        "hedgemaze/py.typed",
        "hedgemaze/rules/modes/modes.json",
        "hedgemaze/engine/levels.json",
        "hedgemaze/locales/en/rules.ftl",
        "hedgemaze/server/storage/schema.sql",
    } <= sources
    page = {
        f"hedgemaze/server/{folder.name}/{path.relative_to(folder)}"
        for folder in (PAGE, PAGE.with_name("docs"))  # the documentation is optional: tools/docs.py --install
        for path in folder.rglob("[!.]*")
        if path.is_file()
    }
    assert {"hedgemaze/server/page/index.html", "hedgemaze/server/page/sw.js"} <= page, "tools/web.py build makes it"
    modules = sorted(Path(name).name.partition(".")[0] for name in inside - sources - page)
    assert modules in (["_core"], ["_core", "_core_v3"])
    assert sources | page <= inside
    program = f"import sys\nsys.path.insert(0, {str(tmp_path / 'site')!r})\n{COUNT}"
    counted = run(sys.executable, "-I", "-c", program, *modules, cwd=tmp_path)
    assert counted.stdout.split() == [word for name in modules for word in (name, "16677")], counted.stderr


@pytest.mark.full
@pytest.mark.slow
def test_the_wheel_installs_into_an_empty_environment_and_serves_the_page(wheel: Path, tmp_path: Path) -> None:
    """Installs the wheel with its declared dependencies, from the registry or the cache."""
    venv = tmp_path / "venv"
    made = run(BIN / "uv", "venv", "--python", sys.executable, venv)
    assert made.returncode == 0, made.stderr
    installed = run(BIN / "uv", "pip", "install", "--python", venv / "bin" / "python", f"{wheel}[server]")
    assert installed.returncode == 0, installed.stderr
    command = [str(venv / "bin" / "hedgemaze"), "serve", "--port", "0", "--workers", "1", "--data", str(tmp_path)]
    with subprocess.Popen(command, cwd=tmp_path, stdout=subprocess.PIPE, encoding="utf-8") as server:
        try:
            assert server.stdout is not None
            address = server.stdout.readline().split()[-1]
            with urllib.request.urlopen(address, timeout=30) as answer:
                assert answer.read() == (PAGE / "index.html").read_bytes()
            with urllib.request.urlopen(f"{address}api/health", timeout=30) as answer:
                assert json.load(answer)["status"] == "ok"
        finally:
            server.terminate()
    assert server.returncode == -signal.SIGTERM, "the server did not exit after SIGTERM"
