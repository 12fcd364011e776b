"""Builds the documentation as a site: gathers the pages in `build/docs/source`, then runs zensical (`mkdocs.yml`).

`docs/` holds what people write, readable without the site. This script adds the pages that are made from the program:
the commands from Typer, and one page per package for mkdocstrings. ``--source`` only gathers.
"""

from __future__ import annotations

import argparse
import enum
import hashlib
import io
import os
import re
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
SOURCE = ROOT / "build" / "docs" / "source"
SITE = ROOT / "build" / "docs" / "site"
INSTALLED = ROOT / "src" / "hedgemaze" / "server" / "docs"
"""Where `hedgemaze serve` finds the site."""
BESIDE = {"CONTRIBUTING.md": "contributing.md", "CHANGELOG.md": "changelog.md"}
"""Pages from outside `docs/`."""
LINK = re.compile(r"\[([^\[\]]*)\]\(([^)#\s]*)(#[^)\s]*)?\)")
COLOUR = re.compile(r"\x1b\[[0-9;]*m")
REFERENCE = re.compile(r"^ +- (\w+): reference/\w+\.md$", re.MULTILINE)


def gather() -> None:
    """Copies the written pages and makes the others."""
    shutil.rmtree(SOURCE, ignore_errors=True)
    shutil.copytree(ROOT / "docs", SOURCE)
    for name, target in BESIDE.items():
        shutil.copy2(ROOT / name, SOURCE / target)
    for page in SOURCE.rglob("*.md"):
        origin = ROOT / "docs" / page.relative_to(SOURCE)
        for name, target in BESIDE.items():
            origin = ROOT / name if page == SOURCE / target else origin
        page.write_text(relinked(page.read_text(encoding="utf-8"), origin, page), encoding="utf-8")
    text = "".join(page.read_text(encoding="utf-8") for page in SOURCE.rglob("*.md"))
    for picture in (SOURCE / "pictures").iterdir():
        if f"pictures/{picture.name})" not in text:
            picture.unlink()
    (SOURCE / "commands.md").write_text(commands_page(), encoding="utf-8")
    (SOURCE / "reference").mkdir()
    for package in REFERENCE.findall((ROOT / "mkdocs.yml").read_text(encoding="utf-8")):
        (SOURCE / "reference" / f"{package}.md").write_text(reference_page(package), encoding="utf-8")


def relinked(text: str, origin: Path, page: Path) -> str:
    """Returns a page whose links to files outside the site are plain text, and to moved pages are right."""

    def replaced(link: re.Match[str]) -> str:
        label, path, anchor = link[1], link[2], link[3] or ""
        if not path or "://" in path:
            return link[0]
        target = (origin.parent / path).resolve()
        if target.is_dir() and target.is_relative_to(ROOT / "docs"):
            return label
        if target.is_relative_to(ROOT / "docs"):
            moved = SOURCE / target.relative_to(ROOT / "docs")
        elif target.parent == ROOT and target.name in BESIDE:
            moved = SOURCE / BESIDE[target.name]
        else:
            return label
        if label.endswith(".md"):
            label = title_of(target)
        return f"[{label}]({Path(os.path.relpath(moved, page.parent)).as_posix()}{anchor})"

    return LINK.sub(replaced, text)


def title_of(page: Path) -> str:
    """Returns the heading of a page: on the site, a link's text is better than the name of a file."""
    return page.read_text(encoding="utf-8").partition("\n")[0].removeprefix("# ")


# ------------------------------------------------------------------------------------------------ generated pages


def commands_page() -> str:
    """Returns the page of the command line, from the commands themselves."""
    os.environ["HEDGEMAZE_LANGUAGE"] = "en"
    from typer.main import get_command  # noqa: PLC0415  # slow

    from hedgemaze.cli.app import app  # noqa: PLC0415
    from hedgemaze.cli.help_text import translate_help  # noqa: PLC0415

    group: Any = get_command(app)
    translate_help(group)
    parts = ["# The command line", group.help, "Each command also shows its own help: `hedgemaze show --help`."]
    for name, command in [("", group), *group.commands.items()]:
        if name:
            parts += [f"## {name}", command.help, f"```sh\n{usage(name, command)}\n```"]
        rows = [row(each) for each in command.params if not getattr(each, "hidden", False)]
        if rows:
            parts.append("\n".join(["| option | meaning |", "|---|---|", *rows]))
    return "\n\n".join(part for part in parts if part) + "\n"


def usage(name: str, command: Any) -> str:
    """Returns the shape of a command line."""
    arguments = [
        value_name(each) if each.required else f"[{value_name(each)}]"
        for each in command.params
        if each.param_type_name == "argument"
    ]
    return " ".join(["hedgemaze", name, "[OPTIONS]", *arguments])


def row(option: Any) -> str:
    """Returns a line of the table of options and arguments."""
    value = "" if option.param_type_name == "argument" or option.is_flag else f" {value_name(option)}"
    names = option.opts if option.param_type_name == "option" else [value_name(option)]
    text = str(option.help or "").replace("|", "\\|").replace("\n", " ")
    if not (option.default in (None, False, "", ()) or callable(option.default)):
        text += f" (default `{getattr(option.default, 'value', option.default)}`)"
    return f"| {' '.join(f'`{each}{value}`' for each in names)} | {text} |"


def value_name(option: Any) -> str:
    """Returns what stands for the value of an option or argument."""
    if isinstance(option.default, enum.Enum):
        return "\\|".join(str(each.value) for each in type(option.default))
    return str(option.metavar or option.name.upper()).strip("[]")


def reference_page(package: str) -> str:
    """Returns the page of a package for mkdocstrings: every public name, in the order of `__all__`."""
    return f"# hedgemaze.{package}\n\n::: hedgemaze.{package}\n"


# ------------------------------------------------------------------------------------------------------- the site

INLINE_SCRIPT = re.compile(r"<script>(.*?)</script>", re.DOTALL)
INLINE_STYLE = re.compile(r"<style>(.*?)</style>", re.DOTALL)
SHADOW_STYLE = re.compile(r'(\w+)\.appendChild\(\w+\("style",\{\},(\w+)\.toString\(\)\)\)')
"""How the theme's script styles the search, in a way that the policy forbids."""
DROPPED = ("*.map", "assets/stylesheets/classic/*")
"""Files that no page needs."""


def finish(site: Path = SITE) -> None:
    """Moves inline scripts and styles into files, as the server's content security policy wants; drops source maps."""
    for pattern in DROPPED:
        for path in site.rglob(pattern):
            path.unlink()
    for bundle in site.glob("assets/javascripts/bundle.*.js"):
        script = bundle.read_text(encoding="utf-8")
        allowed = r"\1.adoptedStyleSheets=[(s=>(s.replaceSync(\2.toString()),s))(new CSSStyleSheet)]"
        script, count = SHADOW_STYLE.subn(allowed, script)
        if count != 1:
            raise SystemExit("docs: the script of the theme has changed; see SHADOW_STYLE in tools/docs.py")
        bundle.write_text(script, encoding="utf-8")
    for page in site.rglob("*.html"):
        text = page.read_text(encoding="utf-8")
        up = "../" * (len(page.relative_to(site).parts) - 1)

        def moved(found: re.Match[str], kind: str, up: str = up) -> str:
            name = f"assets/inline/{hashlib.sha256(found[1].encode()).hexdigest()[:12]}.{kind}"
            (site / name).parent.mkdir(parents=True, exist_ok=True)
            (site / name).write_text(found[1], encoding="utf-8")
            if kind == "js":
                return f'<script src="{up}{name}"></script>'
            return f'<link rel="stylesheet" href="{up}{name}">'

        text = INLINE_SCRIPT.sub(lambda found: moved(found, "js"), text)
        text = INLINE_STYLE.sub(lambda found: moved(found, "css"), text)
        page.write_text(text, encoding="utf-8")


def build() -> int:
    """Builds the site strictly; returns the exit status of zensical."""
    shutil.rmtree(SITE, ignore_errors=True)
    program = [str(Path(sys.executable).with_name("zensical")), "build", "--strict", "--clean"]
    done = subprocess.run(program, cwd=ROOT, check=False, capture_output=True, encoding="utf-8")
    print(COLOUR.sub("", done.stdout + done.stderr))
    if done.returncode == 0:
        finish()
    return done.returncode


def packed_size(site: Path = SITE) -> int:
    """Returns the size of the site in bytes as a wheel packs it."""
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as archive:
        for path in site.rglob("*"):
            archive.write(path)
    return packed.getbuffer().nbytes


def main() -> int:
    """Gathers and builds, and prints the size."""
    parser = argparse.ArgumentParser(description="Builds the documentation as a site.")
    parser.add_argument("--source", action="store_true", help="only gather the pages")
    parser.add_argument("--install", action="store_true", help="also put the site where the server serves it")
    given = parser.parse_args()
    gather()
    if given.source:
        return 0
    status = build()
    if status == 0:
        files = [path for path in SITE.rglob("*") if path.is_file()]
        size = sum(path.stat().st_size for path in files)
        print(f"docs: {len(files)} files, {size:,} bytes, {packed_size():,} in a wheel")
        if given.install:
            shutil.rmtree(INSTALLED, ignore_errors=True)
            shutil.copytree(SITE, INSTALLED)
    return status


if __name__ == "__main__":
    sys.exit(main())
