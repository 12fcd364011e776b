"""The documentation: links and anchors of every Markdown page, the menu, the generated pages, and the built site."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.scheduling import build_lock
from tests.test_public_names import packages
from tools import docs
from tools.docs_doctest import fenced

ROOT = Path(__file__).resolve().parent.parent
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])
ELSEWHERE = re.compile(r"[a-z]+:")
NAV = re.compile(r"^ +- (?:[\w ]+: )?([\w/.-]+\.md)$", re.MULTILINE)
MAX_WHEEL = 1_500_000

# ---------------------------------------------------------------------------------------------------------- links


def anchors_of(markdown: str) -> set[str]:
    """Returns the anchors of a page's headings, as code hosts and the site make them."""
    prose = re.sub(r"^```.*?^```", "", markdown, flags=re.DOTALL | re.MULTILINE)
    found: dict[str, int] = {}
    for heading in re.findall(r"^#+ (.+)$", prose, re.MULTILINE):
        text = re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", heading).replace("`", "").strip().lower()
        slug = re.sub(r"[^\w\- ]", "", text).replace(" ", "-")
        found[slug] = found.get(slug, -1) + 1
    return {slug if number == 0 else f"{slug}-{number}" for slug, last in found.items() for number in range(last + 1)}


def broken_links(page: Path) -> Iterator[str]:
    """Yields the links of a page that lead nowhere."""
    prose = re.sub(r"^```.*?^```|`[^`\n]+`", "", page.read_text(encoding="utf-8"), flags=re.DOTALL | re.MULTILINE)
    for link in docs.LINK.finditer(prose):
        path, anchor = link[2], (link[3] or "").removeprefix("#")
        if ELSEWHERE.match(path):
            continue
        target = (page.parent / path).resolve() if path else page
        if not target.exists():
            yield f"{path} does not exist"
        elif anchor and anchor not in anchors_of(target.read_text(encoding="utf-8")):
            yield f"{path}#{anchor}: no such heading"


def test_links_and_anchors_are_found_and_checked(tmp_path: Path) -> None:
    (tmp_path / "b.md").write_text("# B\n\n## The `x` of *y*: 1–2\n\n## Twice\n\n## Twice\n\n```\n# not one\n```\n")
    links = ["b.md", "b.md#the-x-of-y-12", "b.md#twice-1", "#a", "https://example.org", "b.md#not-one", "c.md", "#b"]
    (tmp_path / "a.md").write_text("# A\n\n" + " ".join(f"[text]({link})" for link in links))
    found = ["b.md#not-one: no such heading", "c.md does not exist", "#b: no such heading"]
    assert list(broken_links(tmp_path / "a.md")) == found


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_every_link_of_a_page_leads_somewhere(page: Path) -> None:
    assert list(broken_links(page)) == []


def test_the_menu_has_every_page_once() -> None:
    menu = NAV.findall((ROOT / "mkdocs.yml").read_text(encoding="utf-8"))
    written = {page.relative_to(ROOT / "docs").as_posix() for page in PAGES if page.parent != ROOT}
    reference = {f"reference/{name}.md" for name in [*packages(), "errors", "protocols"] if name != "locales"}
    assert sorted(menu) == sorted(written | reference | {"commands.md", *docs.BESIDE.values()}), "add it to mkdocs.yml"


# ---------------------------------------------------------------------------------------------------- made pages


def test_links_are_moved_with_their_page() -> None:
    origin, page = ROOT / "docs" / "levels.md", docs.SOURCE / "levels.md"
    text = (
        "[a](rules.md#x) [rules.md](rules.md) [c](../CONTRIBUTING.md) [d](../src/x.py) [e](https://f) [g](decisions/)"
    )
    moved = "[a](rules.md#x) [The rules](rules.md) [c](contributing.md) d [e](https://f) g"
    assert docs.relinked(text, origin, page) == moved
    above = docs.relinked("[a](docs/rules.md)\n[b", ROOT / "CONTRIBUTING.md", docs.SOURCE / "contributing.md")
    assert above == "[a](rules.md)\n[b"


def test_examples_in_docstrings_become_code() -> None:
    text = "Adds.\n\nRaises:\n    ValueError: no.\n\n>>> f(\n...     1)\n1\n>>> g()\n    2\n\nMore."
    code = "```pycon\n>>> f(\n...     1)\n1\n>>> g()\n    2\n```"
    assert fenced(text) == f"Adds.\n\nRaises:\n    ValueError: no.\n\n{code}\n\nMore."
    assert fenced("```pycon\n>>> 1\n```") == "```pycon\n>>> 1\n```"


def test_the_page_of_the_commands_has_all_of_them_with_their_options() -> None:
    program = [sys.executable, "-c", "from tools import docs; print(docs.commands_page())"]
    page = subprocess.run(program, cwd=ROOT, capture_output=True, encoding="utf-8", check=True, timeout=60).stdout
    assert {"tty", "show", "perft", "match", "serve", "ugi"} <= set(re.findall(r"^## (\w+)$", page, re.MULTILINE))
    assert "```sh\nhedgemaze perft [OPTIONS] MODE DEPTH\n```" in page
    assert re.search(r"^\| `--divide` \| \w.*\|$", page, re.MULTILINE)
    assert "cli-option" not in page, "a help text is not translated"


def test_inline_scripts_and_styles_become_files(tmp_path: Path) -> None:
    bundle = tmp_path / "assets" / "javascripts" / "bundle.1.min.js"
    bundle.parent.mkdir(parents=True)
    bundle.write_text('let o=1;o.appendChild(C("style",{},Tc.toString()));')
    (tmp_path / "deep").mkdir()
    page = tmp_path / "deep" / "x.html"
    page.write_text('<style>a{}</style><script>f()</script><script type="application/json">{}</script>')
    docs.finish(tmp_path)
    style, script = (next((tmp_path / "assets" / "inline").glob(f"*.{kind}")) for kind in ("css", "js"))
    assert (style.read_text(), script.read_text()) == ("a{}", "f()")
    assert page.read_text() == (
        f'<link rel="stylesheet" href="../assets/inline/{style.name}">'
        f'<script src="../assets/inline/{script.name}"></script><script type="application/json">{{}}</script>'
    )
    assert bundle.read_text().startswith("let o=1;o.adoptedStyleSheets=[")
    with pytest.raises(SystemExit, match="script of the theme has changed"):
        docs.finish(tmp_path)


# ------------------------------------------------------------------------------------------------------- the site

FETCHED = re.compile(
    r"<(?:script|link|img|iframe|source|video|audio)\b[^>]*?\b(?:src|href)=[\"']?((?:https?:)?//[^\"'> ]+)"
)
IN_STYLES = re.compile(r"url\([\"']?((?:https?:)?//[^)\"']+)|@import")


def test_the_search_for_fetched_addresses_finds_them() -> None:
    assert FETCHED.findall(
        '<script src="//cdn.org/x.js"><a href="https://a.org"><link rel=icon href=http://b.org/i>'
    ) == [
        "//cdn.org/x.js",
        "http://b.org/i",
    ]
    assert IN_STYLES.search("a{b:url(https://fonts.org/x)}")
    assert not IN_STYLES.search("a{b:url(data:image/svg+xml;charset=utf-8,<svg/>)}")


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the site, built strictly: a warning, such as a link without a target, is an error."""
    copy = tmp_path_factory.mktemp("docs") / "site"
    with build_lock("docs"):  # the tests in a browser build it too
        built = subprocess.run(
            [sys.executable, ROOT / "tools" / "docs.py"], cwd=ROOT, capture_output=True, encoding="utf-8", check=False
        )
        assert built.returncode == 0, built.stdout + built.stderr
        shutil.copytree(docs.SITE, copy)
    assert "No issues found" in built.stdout
    assert "griffe: " not in built.stdout, "a docstring that the reference cannot show as it is meant"
    return copy


@pytest.mark.full
@pytest.mark.slow
def test_the_site_fetches_nothing_from_elsewhere_and_is_small(site: Path) -> None:
    pages = list(site.rglob("*.html"))
    assert len(pages) > 40
    for page in pages:
        text = page.read_text(encoding="utf-8")
        assert FETCHED.findall(text) == [], page
        assert not re.search(r"<script>|<style|\sstyle=|\son\w+=\"", text), f"{page}: the policy forbids inline code"
    for style in site.rglob("*.css"):
        assert not IN_STYLES.search(style.read_text(encoding="utf-8")), style
    assert docs.packed_size(site) < MAX_WHEEL


@pytest.mark.full
@pytest.mark.slow
def test_every_public_name_is_on_the_page_of_its_package(site: Path) -> None:
    page = (site / "reference" / "rules.html").read_text(encoding="utf-8")
    for name in ("Position", "Game", "Mode", "parse_record", "MODES"):
        assert f'id="hedgemaze.rules.{name}"' in page, name
    assert "&gt;&gt;&gt;" in page
    assert "<blockquote>" not in page, "an example became a quotation"
