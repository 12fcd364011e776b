"""Reads Fluent catalogues and finds their faults; `tools/locales.py` is the command, and a test runs it too.

A missing message is no fault: `tools/stamps.py` finds out how far a language is behind English.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from babel import Locale
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

ROOT = Path(__file__).resolve().parents[1]
FOLDER = ROOT / "src" / "hedgemaze" / "locales"
SOURCE = "en"
CATEGORIES = {"zero", "one", "two", "few", "many", "other"}
COUNTED = range(201)
"""Plural forms that none of these numbers has, such as that of fractions, are not required."""
SAME_FILE = "same_as_english.json"
"""By language: messages that may be the same as in English; translation servers have no place for such a remark."""
NAMES = re.compile(r"piece-[PBKIC]|side-P|app-name|app-title|tty-caption-pacman|error-sentence|.*-(short|named|listed)")
"""Messages that may be the same in all languages: names, and messages without words."""
UNSPACED = {"ja", "zh-Hans", "zh-Hant"}
"""Languages without spaces between words, in which a placeholder may touch its neighbours."""
ATTACHED = {
    "ko": re.compile("개|걸음|가지|까지|대|라운드|명|무|바이트|번|부터|분|승|시간|일|자|점|차례|처럼|초|칸|판|패")
}
"""By language: words that follow a value without a space. Korean writes “3개” and “3일까지”; most of its particles
depend on the letter before them, so they may not follow a value."""
UNFINISHED = re.compile(r"\b(TODO|FIXME|XXX)\b|\?\?\?")
LABEL = re.compile(r"[:(：（]\s*$")


@dataclass(frozen=True, slots=True, order=True)
class Finding:
    """A fault and its place."""

    file: str
    line: int
    text: str

    def __str__(self) -> str:
        return f"{self.file}:{self.line}: {self.text}"


@dataclass(slots=True)
class Entry:
    """A message or a term of a catalogue."""

    name: str
    file: str
    line: int
    value: ast.Pattern
    source: str
    """The source text, with all white space folded to single spaces."""
    is_same_allowed: bool
    span: tuple[int, int]
    """The span in its file, including the comment above it."""


@dataclass(slots=True)
class ParsedCatalogue:
    """All files of a language."""

    language: str
    entries: dict[str, Entry] = field(default_factory=dict)
    findings: list[Finding] = field(default_factory=list)
    same: frozenset[str] = frozenset()
    """Messages that may be the same as in English."""


def read(language: str, folder: Path = FOLDER) -> ParsedCatalogue:
    """Reads the catalogues of a language; syntax errors are findings.

    What was read is cached until a file changes, because every language is compared with English.
    """
    stamps = tuple((path, path.stat().st_mtime_ns) for path in sorted((folder / language).glob("*.ftl")))
    return _read(language, stamps, _same(language, folder))


def _same(language: str, folder: Path) -> frozenset[str]:
    path = folder / SAME_FILE
    return frozenset(json.loads(path.read_text(encoding="utf-8")).get(language, ()) if path.exists() else ())


@cache
def _read(language: str, stamps: tuple[tuple[Path, int], ...], same: frozenset[str]) -> ParsedCatalogue:
    found = ParsedCatalogue(language, same=same)
    for path, _ in stamps:
        text = path.read_text(encoding="utf-8")
        for each in FluentParser(with_spans=True).parse(text).body:
            line = text.count("\n", 0, each.span.start) + 1 if each.span else 1
            if isinstance(each, ast.Junk):
                reason = each.annotations[0].message if each.annotations else "cannot be read"
                found.findings.append(Finding(f"{language}/{path.name}", line, f"not Fluent: {reason}"))
            elif isinstance(each, ast.Message | ast.Term):
                _add(found, each, path, text)
    return found


def _add(found: ParsedCatalogue, each: ast.Message | ast.Term, path: Path, text: str) -> None:
    name = f"-{each.id.name}" if isinstance(each, ast.Term) else each.id.name
    assert each.id.span is not None
    line = text.count("\n", 0, each.id.span.start) + 1
    file = f"{found.language}/{path.name}"
    if each.value is None:
        found.findings.append(Finding(file, line, f"{name} has no text"))
        return
    assert each.value.span is not None
    if name in found.entries:
        found.findings.append(Finding(file, line, f"{name} is there twice, also in {found.entries[name].file}"))
    source = text[each.value.span.start : each.value.span.end]
    assert each.span is not None
    span = each.span.start, each.span.end
    found.entries[name] = Entry(name, file, line, each.value, " ".join(source.split()), name in found.same, span)


# Parts of a message.


class _Parts(Visitor):
    """Collects the variables that a message shows, those that it selects by, and its selectors."""

    def __init__(self) -> None:
        super().__init__()
        self.shown: set[str] = set()
        self.selectors: set[str] = set()
        self.selections: list[ast.SelectExpression] = []
        self.messages: set[str] = set()
        self.blanks = False

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802  # as the library calls it
        self.selections.append(node)
        if name := _variable(node.selector):
            self.selectors.add(name)
        for variant in node.variants:
            self.visit(variant.value)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.shown.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)

    def visit_StringLiteral(self, node: ast.StringLiteral) -> None:  # noqa: N802
        self.blanks |= not node.value.strip()


def _variable(selector: object) -> str:
    if isinstance(selector, ast.FunctionReference) and selector.arguments.positional:
        selector = selector.arguments.positional[0]
    return selector.id.name if isinstance(selector, ast.VariableReference) else ""


@cache
def _parts(pattern: ast.Pattern) -> _Parts:
    parts = _Parts()
    parts.visit(pattern)
    return parts


def _patterns(pattern: ast.Pattern) -> Iterator[ast.Pattern]:
    yield pattern
    for selection in _parts(pattern).selections:
        for variant in selection.variants:
            yield variant.value


def _key(variant: ast.Variant) -> str:
    return variant.key.name if isinstance(variant.key, ast.Identifier) else str(variant.key.value)


def is_plural(selection: ast.SelectExpression) -> bool:
    """Returns whether a selector is numeric."""
    keys = {_key(variant) for variant in selection.variants}
    return (
        bool(keys & (CATEGORIES - {"other"}))
        or keys == {"other"}
        or ("other" in keys and all(key in CATEGORIES or key.isdigit() for key in keys))
    )


@cache
def plural_forms(language: str) -> dict[str, frozenset[int]]:
    """Returns the plural forms of a language for whole numbers, each with its numbers."""
    rule = Locale.parse(language, sep="-").plural_form
    forms: dict[str, set[int]] = {}
    for number in COUNTED:
        forms.setdefault(rule(number), set()).add(number)
    return {form: frozenset(numbers) for form, numbers in forms.items()}


# Checks.


def check(language: str, folder: Path = FOLDER) -> list[Finding]:
    """Returns the faults of a language's messages; for English, the checks that need no second language."""
    found, source = read(language, folder), read(SOURCE, folder)
    findings = list(found.findings)
    for entry in found.entries.values():
        problems = [*_glue(entry, language), *_selects(entry), *_plurals(entry, language)]
        if language != SOURCE and not entry.name.startswith("-"):
            problems += _against(entry, source.entries.get(entry.name), language)
        findings += [Finding(entry.file, entry.line, f"{entry.name} {problem}") for problem in problems]
    return sorted([*findings, *_not_the_same(found, source)])


def _not_the_same(found: ParsedCatalogue, source: ParsedCatalogue) -> Iterator[Finding]:
    """Yields the rows of the list of same messages that no longer hold."""
    for name in found.same:
        own, english = found.entries.get(name), source.entries.get(name)
        if english is None or (own is not None and own.source != english.source):
            yield Finding(SAME_FILE, 1, f"{name} is not the same as in English; remove it from {found.language}")


def _glue(entry: Entry, language: str) -> Iterator[str]:
    parts = _parts(entry.value)
    if parts.blanks:
        yield "glues: it writes blanks of its own"
    if parts.messages:
        yield f"glues: it is made of other messages ({', '.join(sorted(parts.messages))})"
    if UNFINISHED.search(entry.source):
        yield "is not finished"
    for pattern in _patterns(entry.value):
        for one, other in zip(pattern.elements, pattern.elements[1:], strict=False):
            if isinstance(one, ast.Placeable) and isinstance(other, ast.Placeable):
                yield "glues: two values without anything between them"
            elif language not in UNSPACED and _touches(one, other, language):
                yield "glues: a value touches a word; let a blank, a hyphen or a sign stand between them"


def _touches(one: object, other: object, language: str) -> bool:
    if isinstance(one, ast.TextElement) and isinstance(other, ast.Placeable):
        return one.value[-1:].isalpha()
    if not (isinstance(one, ast.Placeable) and isinstance(other, ast.TextElement) and other.value[:1].isalpha()):
        return False
    return language not in ATTACHED or not ATTACHED[language].match(other.value)


def _selects(entry: Entry) -> Iterator[str]:
    """Translation servers edit the variants of one select as whole texts; they cannot edit others."""
    selections = _parts(entry.value).selections
    if len(selections) > 1:
        yield "selects more than once: split it into several messages"
    elif selections and len(entry.value.elements) > 1:
        yield "selects inside a sentence: write the whole sentence in each variant"


def _plurals(entry: Entry, language: str) -> Iterator[str]:
    forms = plural_forms(language)
    for selection in _parts(entry.value).selections:
        if not is_plural(selection):
            continue
        keys = {_key(variant) for variant in selection.variants}
        exact = {int(key) for key in keys if key.isdigit()}
        for form, numbers in forms.items():
            if form not in keys and numbers - exact and keys != {"other"}:
                yield f"lacks the plural form [{form}], as for {min(numbers - exact)}"
        if keys == {"other"} and set(forms) != {"other"} and language != SOURCE:
            yield f"has one form for all numbers; {language} has {', '.join(forms)}"
        for form in keys & CATEGORIES - set(forms) - {"other", "many"}:
            yield f"has the plural form [{form}], which {language} has not"


def _against(entry: Entry, english: Entry | None, language: str) -> Iterator[str]:
    if english is None:
        yield "is not asked for: English has no such message"
        return
    if entry.file.partition("/")[2] != english.file.partition("/")[2]:
        yield f"belongs into {english.file.partition('/')[2]}"
    yield from differing_values(entry, english, language)
    if entry.source == english.source and not entry.is_same_allowed and not NAMES.fullmatch(entry.name):
        text = "".join(each.value for each in entry.value.elements if isinstance(each, ast.TextElement))
        if _parts(entry.value).selections or sum(letter.isalpha() for letter in text) > 1:
            yield f"is the same as in English; if that is right, add it to {SAME_FILE}"


def differing_values(entry: Entry, english: Entry, language: str) -> Iterator[str]:
    """Yields the variables that a translation does not show or select by as the English message does."""
    ours, theirs = _parts(entry.value), _parts(english.value)
    for name in sorted(theirs.shown - ours.shown):
        yield f"does not show ${name}"
    for name in sorted((ours.shown | ours.selectors) - theirs.shown - theirs.selectors):
        yield f"shows ${name}, which is not given"
    counted = {_variable(each.selector) for each in theirs.selections if is_plural(each)}
    if len(plural_forms(language)) > 1:
        for name in sorted(counted & ours.shown - ours.selectors - _labelled(entry.value)):
            yield f"does not choose its form by ${name}"


def _labelled(pattern: ast.Pattern) -> set[str]:
    """Returns the variables after a colon or in brackets, where the surrounding words need no inflection."""
    found = set()
    for each in _patterns(pattern):
        for one, other in zip(each.elements, each.elements[1:], strict=False):
            if isinstance(one, ast.TextElement) and isinstance(other, ast.Placeable) and LABEL.search(one.value):
                found |= _parts(ast.Pattern([other])).shown
    return found
