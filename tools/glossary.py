"""Finds messages that do not use the terms of their language: one word for one idea.

`glossary.json` in the folder of a language lists its terms, the same ones in every language. A term has a ``word``,
which the tables in `docs/translating.md` show, and two regular expressions: ``forms`` finds its inflected forms in a
text, and ``not``, which may be missing, finds words that must not stand for it. ``exceptions`` gives, by message and
term, the reason why a message is natural without the term, or with a word that is otherwise wrong. Those of English,
where a word sometimes means something else, hold for all languages.

Expressions ignore case; ``(?-i:…)`` does not. Soft hyphens and joiners in a text are ignored.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import product
from pathlib import Path

from fluent.syntax import ast

from tools.catalogues import FOLDER, SOURCE, Entry, Finding, read

FILE = "glossary.json"
GROUPS = (
    ("fence", "piece", "ghost", "power pellet", "life", "square", "maze"),
    ("row", "column", "horizontal", "vertical", "round", "turn", "boost", "frenzy"),
    ("game", "PAC-MAN", "rank 1", "rank 2", "rank 3", "rank 4"),
)
"""The terms of each table in `docs/translating.md`; Hedgemaze has the same name everywhere."""
INVISIBLE = re.compile("[\u00ad\u200b\u200e\u200f\u2060]")
"""Soft hyphens, places where a line may break, and marks of direction."""


@dataclass(frozen=True, slots=True)
class Term:
    """A term of the game in one language."""

    word: str
    forms: re.Pattern[str]
    wrong: re.Pattern[str] | None


@dataclass(frozen=True, slots=True)
class Glossary:
    """The terms of a language by name, and the reasons for exceptions by message and term."""

    terms: dict[str, Term]
    exceptions: dict[str, dict[str, str]]


def read_glossary(language: str, folder: Path = FOLDER) -> Glossary:
    """Returns the glossary of a language; it is empty if there is none, as in a draft."""
    path = folder / language / FILE
    if not path.exists():
        return Glossary({}, {})
    data = json.loads(path.read_text(encoding="utf-8"))
    terms = {
        name: Term(each["word"], _pattern(each["forms"]), _pattern(each["not"]) if "not" in each else None)
        for name, each in data["terms"].items()
    }
    return Glossary(terms, data["exceptions"])


@cache
def _pattern(text: str) -> re.Pattern[str]:
    return re.compile(text, re.IGNORECASE)


@cache
def texts(pattern: ast.Pattern) -> tuple[str, ...]:
    """Returns the texts that a message can have, one per combination of its variants; a value is a blank."""
    parts = [_element(each) for each in pattern.elements]
    return tuple(INVISIBLE.sub("", "".join(each)) for each in product(*parts))


def _element(element: ast.TextElement | ast.Placeable) -> tuple[str, ...]:
    if isinstance(element, ast.TextElement):
        return (element.value,)
    if isinstance(element.expression, ast.SelectExpression):
        return tuple(text for variant in element.expression.variants for text in texts(variant.value))
    return (" ",)


@cache
def _has(pattern: ast.Pattern, forms: re.Pattern[str]) -> bool:
    """Returns whether every text of a message has a term; kept, because every language asks about English."""
    return all(forms.search(text) for text in texts(pattern))


def check(language: str, folder: Path = FOLDER) -> list[Finding]:
    """Returns the messages of a language that lack a term of their English text, or have a wrong word for a term.

    Terms that the language lacks and exceptions that it does not need are findings too.
    """
    glossary, english = read_glossary(language, folder), read_glossary(SOURCE, folder)
    found, needed = [], set()
    for entry, term, problem in deviations(language, folder):
        needed.add((entry.name, term))
        if not any(term in each.exceptions.get(entry.name, {}) for each in (glossary, english)):
            found.append(Finding(entry.file, entry.line, f"{entry.name} {problem}"))
    file = f"{language}/{FILE}"
    found += [Finding(file, 1, f"the term {name} is missing") for name in english.terms if name not in glossary.terms]
    for message, term in unneeded(language, needed, folder):
        found.append(Finding(file, 1, f"the exception {message}, {term} is of no use"))
    return sorted(found)


def deviations(language: str, folder: Path = FOLDER) -> Iterator[tuple[Entry, str, str]]:
    """Yields each message that does not use a term as the glossary says, with the term and the problem."""
    terms, english = read_glossary(language, folder).terms, read_glossary(SOURCE, folder).terms
    source = read(SOURCE, folder).entries
    for entry in read(language, folder).entries.values():
        original = source.get(entry.name) if language != SOURCE else None
        for name, term in terms.items():
            if term.wrong and (found := term.wrong.search("\n".join(texts(entry.value)))):
                yield entry, name, f"says “{found[0]}”; the word for {name} is “{term.word}”"
            is_wanted = original and name in english and _has(original.value, english[name].forms)
            if is_wanted and not _has(entry.value, term.forms):
                yield entry, name, f"lacks the word for {name}, “{term.word}”"


def unneeded(language: str, needed: set[tuple[str, str]], folder: Path = FOLDER) -> list[tuple[str, str]]:
    """Returns the exceptions of a language, as message and term, that it does not need.

    Those of English are for translations, so here they only must name a message and a term that exist.
    """
    glossary, messages = read_glossary(language, folder), read(SOURCE, folder).entries
    exceptions = [(message, term) for message, reasons in glossary.exceptions.items() for term in reasons]
    if language == SOURCE:
        return [
            (message, term) for message, term in exceptions if message not in messages or term not in glossary.terms
        ]
    return [each for each in exceptions if each not in needed]


def tables(languages: list[str], folder: Path = FOLDER) -> str:
    """Returns the tables of terms for `docs/translating.md`, in Markdown."""
    glossaries = {code: read_glossary(code, folder).terms for code in languages}
    found = []
    for names in GROUPS:
        rows = [["", *names], ["---"] * (len(names) + 1)]
        rows += [[f"`{code}`", *(terms[name].word for name in names)] for code, terms in glossaries.items()]
        found.append(
            "\n".join(f"| {' | '.join(row)} |" for row in rows).replace("|  |", "| |").replace(" | ---", "|---")
        )
    return "\n\n".join(found).replace("| ---", "|---").replace("--- |", "---|")
