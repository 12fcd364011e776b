"""No text is made in code from messages and other texts: word order and punctuation belong to the translation."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator

import pytest

from tools.catalogues import ROOT

PYTHON = sorted((ROOT / "src" / "hedgemaze").rglob("*.py"))
PAGE = sorted(
    path
    for ending in ("ts", "svelte")
    for path in (ROOT / "web" / "app").rglob(f"*.{ending}")
    if "tests" not in path.parts
)
CALL = r"\bt\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)"
"""A call of `t`, with up to two levels of brackets inside."""
GLUED = re.compile(
    rf"\$\{{{CALL}\}}[^`$]*\$\{{{CALL}\}}"  # two in one template
    rf"|{CALL}\s*\+(?!\+)|(?<!\+)\+\s*{CALL}"  # a sum
    rf"|(?<![=$])\{{{CALL}\}}[^<>{{}}]*(?<![=$])\{{{CALL}\}}"  # two in one text of the markup
    r"|\.join\('[,;:.]\s[^']*'\)"  # the comma of a list belongs to the language: `phrases`, `listed`
)


def glued_in_python(source: str) -> Iterator[int]:
    """Yields the lines that put two messages, or a message and a text, together.

    A message may have a label before it, `name: message`, and a reference in square brackets behind it.
    """
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.JoinedStr):
            messages = sum(_is_message(value) for value in _values(node))
            text = "".join(str(each.value) for each in node.values if isinstance(each, ast.Constant))
            if messages > 1 or (messages and re.search(r"[^\W\d]|[()]", re.sub(r"\[\w+\]", "", text))):
                yield node.lineno
        if (
            isinstance(node, ast.BinOp)
            and isinstance(node.op, ast.Add)
            and any(map(_is_message, (node.left, node.right)))
        ):
            yield node.lineno


def _values(node: ast.JoinedStr) -> list[ast.expr]:
    return [each.value for each in node.values if isinstance(each, ast.FormattedValue)]


def _is_message(node: ast.expr) -> bool:
    """Returns whether an expression is a call of `t`, or of `text` of a catalogue with the name of a message."""
    if not isinstance(node, ast.Call):
        return False
    if isinstance(node.func, ast.Attribute) and node.func.attr == "text":
        return bool(node.args) and isinstance(node.args[0], ast.Constant | ast.JoinedStr)
    return isinstance(node.func, ast.Name) and node.func.id == "t"


def glued_in_page(source: str) -> list[str]:
    """Returns the places of a TypeScript or Svelte file that put two messages, or a message and a text, together."""
    return [found[0] for found in GLUED.finditer(source)]


def test_python_glues_no_messages() -> None:
    assert len(PYTHON) > 100
    sources = {path: path.read_text(encoding="utf-8") for path in PYTHON}
    calls = {path: source for path, source in sources.items() if re.search(r"\bt\(|\.text\(", source)}
    assert len(calls) > 20
    found = {path.name: list(glued_in_python(source)) for path, source in calls.items()}
    assert {name: lines for name, lines in found.items() if lines} == {}


def test_the_page_glues_no_messages() -> None:
    assert len(PAGE) > 100
    found = {path.name: glued_in_page(path.read_text(encoding="utf-8")) for path in PAGE}
    assert {name: places for name, places in found.items() if places} == {}


@pytest.mark.parametrize(
    "source",
    [
        "f\"{t('a')} {t('b')}\"",
        "t('a') + t('b', n=1)",
        "t('a') + ': '",
        "name + t('a')",
        "f\"{n} of {t('a')}\"",
        "f\"{t('a')} ({n})\"",
        "f\"{texts.text('a')}, {texts.text('b')}\"",
    ],
)
def test_glue_in_python_is_found(source: str) -> None:
    assert list(glued_in_python(source)) == [1]


@pytest.mark.parametrize(
    "source", ["f\"{name}: {t('b')}\"", "f\"{t('b')} [B8]\"", "t('a', b=t('b'))", "[t('a')] + [t('b')]"]
)
def test_a_message_as_a_value_is_no_glue_in_python(source: str) -> None:
    assert list(glued_in_python(source)) == []


@pytest.mark.parametrize(
    "source",
    [
        "`${t('a')} ${t('b', { n })}`",
        "t('a', { n: f(g(1)) }) + rest",
        "'x' + t(`a-${b}`)",
        "<p>{t('a')} {t('b', { n })}</p>",
        "<p>{t('a')}, {t(`b-${c}`)}</p>",
        "[t('a'), t('b')].filter(Boolean).join(', ')",
    ],
)
def test_glue_in_the_page_is_found(source: str) -> None:
    assert glued_in_page(source) != []


@pytest.mark.parametrize(
    "source",
    [
        "<a title={t('a')} aria-label={t('b')}>{t('c')}</a>",
        "<p>{t('a')}</p><p>{t('b')}</p>",
        "t('a', { b: t('b'), n: n + 1 })",
        "`${t('a')}`",
        "count++; t('a')",
        "[t('a'), t('b')].join(' · ')",
        "squares.join(',')",
    ],
)
def test_what_is_no_glue_in_the_page_is_passed(source: str) -> None:
    assert glued_in_page(source) == []
