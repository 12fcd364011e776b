"""The repository: the two commands, import layers, the lock file, and text that must never be committed."""

from __future__ import annotations

import ast
import doctest
import os
import re
import shlex
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterable
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from tests.scheduling import GROUPS, build_lock, scope_of

ROOT = Path(__file__).resolve().parent.parent
SRC = ROOT / "src"
BIN = Path(sys.executable).parent


def run(*command: str | Path, cwd: Path = ROOT, **environment: str) -> subprocess.CompletedProcess[str]:
    """Runs a command without a terminal, in this environment with the given changes."""
    return subprocess.run(
        [str(part) for part in command],
        cwd=cwd,
        env={**os.environ, **environment},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        encoding="utf-8",
        check=False,
        timeout=300,
    )


def project_files() -> list[Path]:
    """Returns every file that is committed or not ignored."""
    listed = run("git", "ls-files", "-z", "--cached", "--others", "--exclude-standard")
    if listed.returncode != 0:
        pytest.skip("not a git work tree")
    return [path for name in listed.stdout.split("\0") if name and (path := ROOT / name).is_file()]


# ------------------------------------------------------------------------------------------- the two commands


@pytest.mark.parametrize("command", ["play", "test"])
def test_command_is_executable_and_on_the_first_screen_of_the_readme(command: str) -> None:
    assert os.access(ROOT / command, os.X_OK)
    first_screen = (ROOT / "README.md").read_text(encoding="utf-8").splitlines()[:40]
    assert any(re.search(rf"\./{command}\b", line) for line in first_screen)


def test_ci_runs_the_test_command() -> None:
    assert run("bash", ".ci/run", "--list").stdout == run("./test", "--list").stdout
    assert "tests: pytest" in run("bash", ROOT / ".ci/run", "--list", cwd=Path("/")).stdout


def test_quick_leaves_out_the_slow_tests_the_sanitizers_and_most_of_the_page() -> None:
    full, quick = (run("./test", "--list", *arguments).stdout.splitlines() for arguments in ((), ("--quick",)))
    left_out = ("sanitizers: ", "threads: ", "page build: ")
    shorter = {
        "page checks: python tools/web.py check": "page checks: python tools/web.py lint",
        "page: python tools/web.py test": "page: python tools/web.py test --games 5 core/tests",
    }
    assert shorter.keys() <= set(full)
    assert quick[:-1] == [shorter.get(line, line) for line in full[:-1] if not line.startswith(left_out)]
    assert len(quick) == len(full) - len(left_out)
    assert shlex.split(quick[-1]) == [
        *shlex.split(full[-1]),
        "-m",
        "not slow and not browser and not full and not long",
    ]


def test_full_runs_the_same_stages_with_every_test_and_measures_more() -> None:
    usual, full = (run("./test", "--list", *arguments).stdout.splitlines() for arguments in ((), ("--full",)))
    *before, tests = usual
    skipping = ("sanitizers: ", "threads: ")
    assert full[: len(before)] == [
        line.replace("sanitizers.py", "sanitizers.py --always") if line.startswith(skipping) else line
        for line in before
    ]
    assert shlex.split(full[len(before)]) == [*shlex.split(tests), "-m", ""]
    assert [line.partition(":")[0] for line in full[len(usual) :]] == ["coverage", "lowest versions", "learning"]


def test_pre_commit_hooks_are_the_stages_of_the_test_command() -> None:
    config = ROOT / ".pre-commit-config.yaml"
    text = config.read_text(encoding="utf-8")
    names = re.findall(r"^ +name: (.+)$", text, re.MULTILINE)
    entries = [shlex.split(entry) for entry in re.findall(r"^ +entry: \.venv/bin/(.+)$", text, re.MULTILINE)]
    stages = [line.split(": ", 1) for line in run("./test", "--quick", "--list").stdout.splitlines()]
    commands = [(name, [each for each in shlex.split(line) if not each.startswith("native/")]) for name, line in stages]
    assert list(zip(names, entries, strict=True)) == commands  # pre-commit names the C++ files itself
    assert text.count("- repo: ") == text.count("- repo: local"), "a hook repository would have to be fetched"
    checked = run(BIN / "pre-commit", "validate-config", config)
    assert checked.returncode == 0, checked.stdout + checked.stderr


def test_tests_that_share_expensive_setup_run_on_one_worker() -> None:
    together = {scope_of(f"tests/browser/{name}.py::test_it[x]") for name in ("page/test_app", "online/test_online")}
    assert len(together) == 1
    alone = [scope_of(f"tests/rules/test_game.py::test_it[{name}]") for name in "ab"]
    assert len({*together, *alone}) == 3
    assert not [group for group in GROUPS if not (ROOT / group).exists()]


@pytest.mark.slow
def test_one_process_builds_while_the_others_wait() -> None:
    program = "from tests.scheduling import build_lock\nwith build_lock('test'): print('builds', flush=True)"
    with build_lock("test"):
        other = subprocess.Popen([sys.executable, "-c", program], cwd=ROOT, stdout=subprocess.PIPE, text=True)
        with pytest.raises(subprocess.TimeoutExpired):
            other.wait(1)
    assert other.communicate(timeout=60)[0] == "builds\n"


def test_unknown_argument_is_refused_in_one_line() -> None:
    refused = run("./test", "--slow")
    assert refused.returncode == 1
    assert refused.stdout == ""
    assert refused.stderr == "test: unknown argument --slow (see ./test --help)\n"


def bare_copy(folder: Path) -> Path:
    """Copies what ./play needs, and no .venv."""
    for name in ("play", "pyproject.toml", "requirements.lock"):
        shutil.copy2(ROOT / name, folder / name)
    shutil.copytree(ROOT / "tools", folder / "tools")
    return folder


def test_second_run_installs_nothing(tmp_path: Path) -> None:
    copy = bare_copy(tmp_path)
    for path in ("CMakeLists.txt", "native/core.cpp", ".venv/bin/python", ".venv/bin/uv"):
        (copy / path).parent.mkdir(parents=True, exist_ok=True)
        (copy / path).write_text("#!/bin/sh\n", encoding="utf-8")  # what succeeds and does nothing
        (copy / path).chmod(0o755)
    (copy / ".venv" / ".root").write_text(f"{copy.resolve()}\n", encoding="utf-8")

    def install() -> list[str]:
        done = run("bash", copy / "play", "--install", CXX="c++")
        assert done.returncode == 0
        return [line.removeprefix("play: ") for line in done.stderr.splitlines()]

    end = "installed; ./play starts a game"
    assert install() == ["installing", "building the core", end]
    assert install() == [end]
    (copy / "native" / "core.cpp").write_text("// changed\n", encoding="utf-8")
    assert install() == ["building the core", end]
    (copy / "requirements.lock").write_text("", encoding="utf-8")
    assert install() == ["installing", "building the core", end]
    assert install() == [end]


def test_old_python_is_refused_in_one_line(tmp_path: Path) -> None:
    tools = tmp_path / "bin"
    tools.mkdir()
    for name in ("bash", "basename", "cat", "cksum", "dirname", "find", "sort"):
        found = shutil.which(name)
        assert found is not None
        (tools / name).symlink_to(found)
    old = tools / "python3"
    old.write_text("#!/bin/sh\nexit 1  # what the version check of an old Python ends with\n", encoding="utf-8")
    old.chmod(0o755)
    refused = run("bash", bare_copy(tmp_path) / "play", PATH=str(tools))
    assert refused.returncode == 1
    assert refused.stderr == "play: needs Python 3.11 or newer, and found none on the PATH\n"


@pytest.mark.slow
def test_missing_network_is_reported_in_one_line(tmp_path: Path) -> None:
    nowhere = "http://127.0.0.1:9/"
    refused = run(
        bare_copy(tmp_path) / "play",
        CI="",
        PIP_CONFIG_FILE=os.devnull,
        PIP_FIND_LINKS="",
        PIP_INDEX_URL=nowhere,
        PIP_NO_CACHE_DIR="1",
        UV_DEFAULT_INDEX=nowhere,
    )
    assert refused.returncode == 1
    *_, last = refused.stderr.splitlines()
    assert last == "play: fetching uv failed; is there a network? The reason is at the end of .venv/install.log"
    assert "Traceback" not in refused.stderr


# ---------------------------------------------------------------------------------------------- import layers


def imports_of(tree: ast.AST) -> Iterable[str]:
    """Yields the full name of every import of a module, at any depth."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, "relative import"
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def may_be_imported_by_the_rules(name: str) -> bool:
    first, *rest = name.split(".")
    if first == "hedgemaze":
        return rest[:1] in (["rules"], ["errors"], ["error_values"])
    return first in sys.stdlib_module_names


def test_the_import_check_finds_a_forbidden_import() -> None:
    source = "import json\ndef later():\n    from hedgemaze import cli\n    import numpy.linalg\n"
    assert [name for name in imports_of(ast.parse(source)) if not may_be_imported_by_the_rules(name)] == [
        "hedgemaze.cli",
        "numpy.linalg",
    ]


def test_rules_import_the_standard_library_and_errors_alone() -> None:
    errors = [SRC / "hedgemaze" / name for name in ("error_values.py", "errors.py")]
    modules = [*errors, *(SRC / "hedgemaze" / "rules").rglob("*.py")]
    assert len(modules) > len(errors)
    wrong = {
        f"{path.relative_to(SRC)}: {name}"
        for path in modules
        for name in imports_of(ast.parse(path.read_text(encoding="utf-8")))
        if not may_be_imported_by_the_rules(name)
    }
    assert wrong == set()


def imported_at_once(tree: ast.Module) -> Iterable[str]:
    """Yields the imports that run when a module is imported: not those in functions or for the type checker only."""
    for node in tree.body:
        is_for_types = isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING"
        if not is_for_types and not isinstance(node, ast.FunctionDef | ast.ClassDef):
            yield from imports_of(node)


def test_the_package_imports_only_what_it_declares() -> None:
    """Dependencies of test tools, such as click, are missing for users, and extras are installed only on request."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    declared = names_of(project["dependencies"])
    extras = {name: names_of(wanted) for name, wanted in project["optional-dependencies"].items()}
    server = extras["cli"] | extras["server"] | extras["cluster"]
    parts = {
        "cli": extras["cli"],
        "client": extras.get("client", set()),
        "locales": extras["cli"],
        "server": server,
        "env": extras["env"] | {"open_spiel", "pyspiel"},  # OpenSpiel's adapter names what is missing
        "learn": extras["learn"] | extras["learn-ray"],
    }
    for path in (SRC / "hedgemaze").rglob("*.py"):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        part = "server" if path.name in COMMANDS_OF_THE_SERVER else path.relative_to(SRC / "hedgemaze").parts[0]
        ours = sys.stdlib_module_names | {"hedgemaze"} | declared | parts.get(part, set())
        later = extras["numpy"] | ({"opentelemetry"} if part == "server" else set())  # of the extra tracing
        assert {name.partition(".")[0] for name in imports_of(tree)} <= ours | later, path
        assert {name.partition(".")[0] for name in imported_at_once(tree)} <= ours, path


COMMANDS_OF_THE_SERVER = {"serve.py", "backup.py", "export.py"}


def names_of(requirements: list[str]) -> set[str]:
    """Returns the import names of these requirements."""
    names = {Requirement(each).name.replace("-", "_").partition(".")[0] for each in requirements}
    return {name.removesuffix("_py") for name in names}  # nats-py is imported as nats


def test_rules_load_without_any_installed_package() -> None:
    program = f"""if True:
        import sys
        sys.path.insert(0, {str(SRC)!r})
        import importlib, pkgutil
        import hedgemaze.rules
        for module in pkgutil.walk_packages(hedgemaze.rules.__path__, "hedgemaze.rules."):
            importlib.import_module(module.name)
        print(*(name for name in sys.modules if name.partition(".")[0] == "hedgemaze"))
        """
    loaded = run(sys.executable, "-I", "-S", "-W", "error", "-c", program)
    assert loaded.returncode == 0, loaded.stderr
    ours = {".".join(name.split(".")[:2]) for name in loaded.stdout.split()}
    assert ours == {"hedgemaze", "hedgemaze.error_values", "hedgemaze.errors", "hedgemaze.rules"}


@pytest.mark.slow
@pytest.mark.parametrize(
    ("module", "line", "contract"),
    [
        ("rules/planted.py", "import hedgemaze.cli", "Imports point downwards only"),
        ("rules/planted.py", "import rich", "The rules need the standard library and our errors alone"),
        ("errors.py", "import hedgemaze.rules", "Imports point downwards only"),
        ("stray.py", "", "Imports point downwards only"),
    ],
)
def test_the_layers_catch_a_planted_import(tmp_path: Path, module: str, line: str, contract: str) -> None:
    shutil.copytree(SRC / "hedgemaze", tmp_path / "hedgemaze", ignore=shutil.ignore_patterns("__pycache__"))
    with (tmp_path / "hedgemaze" / module).open("a", encoding="utf-8") as planted:
        planted.write(f"\n{line}\n")
    linted = run(
        BIN / "lint-imports",
        "--no-logo",
        "--no-cache",
        "--config",
        ROOT / "pyproject.toml",
        cwd=tmp_path,
        PYTHONPATH=str(tmp_path),
    )
    assert linted.returncode == 1, linted.stdout + linted.stderr
    assert f"{contract} BROKEN" in linted.stdout


# -------------------------------------------------------------------------------------------------- the lock


def locked() -> dict[str, Requirement]:
    """Returns the versions that requirements.lock pins, by canonical name; every pin has a hash."""
    pins: dict[str, Requirement] = {}
    for entry in (ROOT / "requirements.lock").read_text(encoding="utf-8").replace("\\\n", " ").splitlines():
        requirement, *hashes = entry.split("--hash=sha256:")
        if not requirement.strip() or requirement.startswith("#"):
            continue
        assert hashes, f"no hash: {entry}"
        pin = Requirement(requirement.strip())
        pins[canonicalize_name(pin.name)] = pin
    return pins


def test_lock_pins_a_fitting_version_of_everything_we_ask_for() -> None:
    pyproject = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    project, pins = pyproject["project"], locked()
    wanted = [
        *pyproject["build-system"]["requires"],
        *project["dependencies"],
        *(
            each
            for name, extra in project["optional-dependencies"].items()
            if not name.startswith("learn")
            for each in extra
        ),
        *(each for group in pyproject["dependency-groups"].values() for each in group),
    ]
    for requirement in map(Requirement, wanted):
        if requirement.name == project["name"]:  # an extra that includes another
            continue
        pin = pins[canonicalize_name(requirement.name)]
        (specifier,) = pin.specifier
        assert specifier.operator == "=="
        assert specifier.version in requirement.specifier, f"{pin} does not fit {requirement}: compile the lock again"


def test_installed_versions_are_the_locked_ones() -> None:
    if not any((ROOT / ".venv").glob(".installed-*")) or BIN.parent != ROOT / ".venv":
        pytest.skip("this environment was not made by ./play or ./test")
    installed = run(BIN / "uv", "pip", "freeze", "--quiet", "--exclude-editable", "--python", sys.executable)
    versions = dict(line.split("==") for line in installed.stdout.splitlines())
    assert len(versions) > 10
    pins = locked()
    differing = {
        name
        for name, version in versions.items()
        if (pin := pins.get(canonicalize_name(name))) is None or version not in pin.specifier
    }
    assert differing <= {"pip", "setuptools"}, "more than `python -m venv` brings"


# --------------------------------------------------------------------------------- text that is never committed

# Hosts of registries, options that name one, paths of one machine, private keys. They do not match this source.
NEVER = re.compile(
    r"pypi\.org|files\.pythonhosted\.org|registry\.npmjs\.org|index[-]url"
    r"|(?<![\w.)}*~-])/(?:root|home|work|Users)/"
    r"|-----BEGIN [A-Z ]*PRIVATE KEY"
)


@pytest.mark.parametrize(
    "text",
    [
        "see /" + "root/project",
        "'/" + "work/main/x.py'",
        "--extra-index" + "-url=somewhere",
        "pypi" + ".org/simple",
        "-----BEGIN RSA " + "PRIVATE KEY-----",
    ],
)
def test_the_search_finds_hosts_paths_and_keys(text: str) -> None:
    assert NEVER.search(text)


def test_no_registry_host_machine_path_or_key_is_in_any_file() -> None:
    found = [
        f"{path.relative_to(ROOT)}:{number}: {match[0]}"
        for path in project_files()
        for number, line in enumerate(path.read_text(encoding="utf-8", errors="replace").splitlines(), 1)
        if (match := NEVER.search(line))
    ]
    assert found == []


def test_generated_files_and_files_with_hosts_are_ignored() -> None:
    names = {path.relative_to(ROOT).as_posix() for path in project_files()}
    assert {"pyproject.toml", "requirements.lock", "play", "test", ".ci/run"} <= names
    for name in ("uv.lock", ".venv/x.py", "build/x", "src/hedgemaze/core/x.so", "src/hedgemaze/server/page/x.html"):
        assert run("git", "check-ignore", "--quiet", name).returncode == 0, f"{name} could be committed"


# -------------------------------------------------------------------------------------------------------- docs


def test_every_decision_page_has_its_own_number() -> None:
    folder = ROOT / "docs" / "decisions"
    pages = sorted(set(folder.glob("*.md")) - {folder / "README.md"})
    contents = (folder / "README.md").read_text(encoding="utf-8")
    numbers = [page.name[:4] for page in pages]
    assert numbers == [f"{number:04}" for number in range(1, len(pages) + 1)]
    for page in pages:
        assert re.fullmatch(r"\d{4}-[a-z0-9]+(-[a-z0-9]+)*\.md", page.name), page.name
        heading = page.read_text(encoding="utf-8").partition("\n")[0]
        assert re.match(rf"# {page.name[:4]} — \S", heading), f"{page.name} begins with {heading!r}"
        assert f"[{page.name[:4]}]({page.name})" in contents


@pytest.mark.parametrize("folder", ["src/hedgemaze", "native", "web", "tests", "bench", "tools", "suites", "docs"])
def test_the_readme_of_a_top_folder_is_one_screen(folder: str) -> None:
    lines = (ROOT / folder / "README.md").read_text(encoding="utf-8").splitlines()
    assert 10 <= len(lines) <= 40


@pytest.mark.parametrize(
    "folder", ["src/hedgemaze", "src/hedgemaze/server", "native", "web", "web/app", "tests", "suites"]
)
def test_a_readme_names_every_folder_beside_it(folder: str) -> None:
    home = ROOT / folder
    contents = (home / "README.md").read_text(encoding="utf-8")
    inside = [path.relative_to(home).parts for path in project_files() if home in path.parents]
    folders = sorted({parts[0] for parts in inside if parts[1:]})
    assert folders
    assert [name for name in folders if f"`{name}/`" not in contents] == []


MODULE = re.compile(r"(?:hedgemaze|tests|bench|suites)(?:\.\w+)+")
SOURCE = re.compile(r"[\w./*-]+\.(?:py|pyi|sh|toml|cpp|hpp|ts|svelte|css|sql|ftl|json|md|lock)|\w[\w.*-]*/[\w./*-]*")
PLACEHOLDER = re.compile("NAME|CODE")
ELSEWHERE = {"open_spiel/games/quoridor/", "hedgemaze.db"}
"""A folder of another project, and the database of a server."""


def named_paths(markdown: str) -> Iterable[str]:
    """Yields the words in backquotes that look like a file, a folder or a module of the repository."""
    prose = re.sub(r"^```.*?^```", "", markdown, flags=re.DOTALL | re.MULTILINE)
    for word in " ".join(re.findall(r"`([^`\n]+)`", prose)).split():
        is_path = MODULE.fullmatch(word) or (SOURCE.fullmatch(word) and not word.startswith("/"))
        if is_path and not PLACEHOLDER.search(word):
            yield word


def is_in(paths: set[str], name: str) -> bool:
    """Returns whether a repository has a path, a path that ends so, or a module with at most one attribute."""
    if SOURCE.fullmatch(name):
        end = re.escape(re.sub(r"^(\.\.?/)+|/$", "", name)).replace(r"\*", "[^/]*")
        return any(re.fullmatch(f"(.*/)?{end}", path) for path in paths)
    *parent, last = name.split(".")
    places = ["/".join((*parent, last)), *(["/".join(parent)] if len(parent) > 1 else [])]
    return not paths.isdisjoint(f"{top}{place}{end}" for top in ("", "src/") for place in places for end in ("", ".py"))


def test_the_search_for_paths_finds_those_that_are_gone() -> None:
    text = "`tools/web.py build` and `rules/`, `/api/x.json`, `hedgemaze.rules.Game`, `NAME.py`.\n```\n`old.py`\n```\n"
    assert list(named_paths(text)) == ["tools/web.py", "rules/", "hedgemaze.rules.Game"]
    paths = {"bench", "tools", "tools/web.py", "src/hedgemaze", "src/hedgemaze/rules", "src/hedgemaze/rules/game.py"}
    there = ["tools/web.py", "../tools/web.py", "rules/", "rules/*.py", "web.py", "hedgemaze.rules.game.Game"]
    gone = ["tools/page.py", "eb.py", "ules/", "rules/*.ts", "hedgemaze.law", "hedgemaze.law.Game", "bench.gone"]
    assert [name for name in (*there, *gone) if not is_in(paths, name)] == gone


def test_every_path_that_the_documentation_names_exists() -> None:
    files = [path.relative_to(ROOT) for path in project_files()]
    paths = {each.as_posix() for path in files for each in (path, *path.parents)}
    pages = [path for path in files if path.suffix == ".md" and path.name != "CHANGELOG.md"]
    missing = {
        f"{page}: {name}"
        for page in pages
        for name in named_paths((ROOT / page).read_text(encoding="utf-8"))
        if not is_in(paths, name) and name not in ELSEWHERE
    }
    built = {each for each in missing if run("git", "check-ignore", "-q", each.partition(": ")[2]).returncode == 0}
    assert missing - built == set()


def test_an_example_in_markdown_ends_at_its_fence() -> None:
    (example,) = doctest.DocTestParser().get_examples("```pycon\n>>> 1 + 1\n2\n```\nAnd so on.\n")
    assert example.want == "2\n"
    assert example.lineno == 1
