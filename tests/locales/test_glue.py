"""No text is made in code from messages and other texts: word order and punctuation belong to the translation."""

from __future__ import annotations

import textwrap
from pathlib import Path

import pytest

from tests.locales.glue import glue_in_page, glue_in_python
from tools.catalogues import ROOT

PYTHON = ROOT / "src"
PAGE = ROOT / "web" / "app"


def sources(folder: Path, *endings: str) -> dict[str, str]:
    """Returns the texts of the files below a folder, without those of tests, by their paths."""
    paths = [each for ending in endings for each in sorted(folder.rglob(f"*.{ending}"))]
    return {
        str(each.relative_to(folder)): each.read_text(encoding="utf-8") for each in paths if "tests" not in each.parts
    }


def test_python_glues_no_messages() -> None:
    found = sources(PYTHON, "py")
    assert len(found) > 100
    assert glue_in_python({name.removesuffix(".py").replace("/", "."): text for name, text in found.items()}) == []


def test_the_page_glues_no_messages() -> None:
    found = sources(PAGE, "ts", "svelte")
    assert len(found) > 100
    assert glue_in_page(found) == []


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
        "print(f\"{t('a')} {t('b')}\")",
        "t('a', b=f\"{t('c')} {t('d')}\")",
    ],
)
def test_glue_in_python_is_found(source: str) -> None:
    assert glue_in_python({"one": source}) == ["one:1"]


@pytest.mark.parametrize(
    "source",
    [
        "f\"{name}: {t('b')}\"",
        "f\"{t('b')} [B8]\"",
        "f\"hedgemaze: {t('b')}\"",
        "t('a', b=t('b'))",
        "t(f'a-{b}', n=1)",
        "[t('a')] + [t('b')]",
    ],
)
def test_a_message_as_a_value_is_no_glue_in_python(source: str) -> None:
    assert glue_in_python({"one": source}) == []


@pytest.mark.parametrize(
    ("source", "line"),
    [
        ("problem = t('a')\nprint(f'{problem} {t(name)}')", 2),
        ("text = t('a') if n else ''\ntext += t('b')", 2),
        ("def a():\n    return t('a')\nprint(f'{a()} ({n})')", 3),
        ("def a():\n    return b().rstrip('.')\ndef b():\n    return t('b')\nprint(a() + stop())", 5),
        ("def a():\n    text = t('a')\n    return text\nprint(printable(a()) + '!')", 4),
        ("class A:\n    def a(self):\n        return t('a')\n    def b(self):\n        return f'{self.a()} is {n}'", 5),
        ("def a(text):\n    return t('a', text=text)\na(f'{t(name)} {a(n)}')", 3),
        ("one, two = t('a'), n\nprint(f'{one} of {two}')", 2),
        ("if text := t('a'):\n    print(f'{text} {t(name)}')", 2),
    ],
)
def test_glue_through_a_function_or_a_variable_is_found_in_python(source: str, line: int) -> None:
    assert glue_in_python({"one": source}) == [f"one:{line}"]


def test_glue_through_a_function_of_another_module_is_found_in_python() -> None:
    words = "from locales import t\ndef problem(error):\n    return t('a') if error else t('b')"
    report = """\
        from cli.words import problem as usage
        def report(error):
            return f"{usage(error)} {t('try')}"
        def other(problem):
            return f"{problem(1)} of {problem(2)}"
    """
    assert glue_in_python({"cli.report": textwrap.dedent(report), "cli.words": words}) == ["cli.report:3"]


@pytest.mark.parametrize(
    "source",
    [
        "text = t('a')\nprint(f'{text[:1].upper()}{text[1:]}')",
        "def a():\n    return len(t('a'))\nprint(f'{a()} of {n}')",
        "def a(text):\n    return text\nprint(f'{a(n)} of {n}')",
        "def a():\n    text = t('a')\ndef b(text):\n    return f'{text} of {n}'",
    ],
)
def test_what_is_no_glue_through_a_function_or_a_variable_in_python(source: str) -> None:
    assert glue_in_python({"one": source}) == []


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
    assert glue_in_page({"one.svelte": source}) != []


@pytest.mark.parametrize(
    "source",
    [
        "<a title={t('a')} aria-label={t('b')}>{t('c')}</a>",
        "<p>{t('a')}</p><p>{t('b')}</p>",
        "<p>{t('a')}&nbsp;· {t('b')}</p>",
        "t('a', { b: t('b'), n: n + 1 })",
        "`${t('a')}`",
        "count++; t('a')",
        "[t('a'), t('b')].join(' · ')",
        "squares.join(',')",
    ],
)
def test_what_is_no_glue_in_the_page_is_passed(source: str) -> None:
    assert glue_in_page({"one.svelte": source}) == []


@pytest.mark.parametrize(
    "source",
    [
        "const name = $derived(t('a'));\n<p>{name} {t('b')}</p>",
        "const name = t('a');\nconst text = `${name} ${t('b')}`;",
        "const name = isOwn ? t('a') : t('b');\nreturn name + ': ';",
        "function name(n: number): string {\n  if (n) return t('a', { n });\n  return '';\n}\n<p>{name(1)} {t('')}</p>",
        "const name = (n: number) => t('a', { n });\nconst text = `${name(1)}, ${name(2)}`;",
        "const name = (n: number): string => (n ? t('a') : '');\nconst text = t('b') + name(1);",
    ],
)
def test_glue_through_a_function_or_a_variable_is_found_in_the_page(source: str) -> None:
    assert glue_in_page({"one.svelte": source}) != []


def test_glue_through_a_function_of_another_file_is_found_in_the_page() -> None:
    words = "export function name(n: number): string {\n  return n ? title(n) : t('a');\n}\n"
    title = "export const title = (n: number) => t('title', { n });\n"
    page = "import { name } from '../words.js';\n<p>{name(1)} {name(2)}</p>"
    other = "import { name } from '../people.js';\n<p>{call(1)} {call(2)}</p>"
    files = {"words.ts": "import { title } from './title.js';\n" + words, "title.ts": title}
    assert glue_in_page(files | {"page.svelte": page, "other.svelte": other}) == ["page.svelte: {name(1)} {name(2)}"]
