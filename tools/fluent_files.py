"""Writes Fluent files in one layout: that of the Fluent serializer, which translation servers write too.

A translated file has the order of the English one. Its only comment is the one at its top; remarks for translators are
in the English file. `tools/locales.py format` and `put` are the commands.
"""

from __future__ import annotations

from pathlib import Path

from fluent.syntax import FluentParser, FluentSerializer, ast

from tools.catalogues import FOLDER, SOURCE

_serializer = FluentSerializer()


def parse(text: str) -> ast.Resource:
    """Returns the syntax tree of a file."""
    return FluentParser(with_spans=False).parse(text)


def messages(resource: ast.Resource) -> dict[str, ast.Message | ast.Term]:
    """Returns the messages and terms of a file by name; the names of terms begin with a hyphen."""
    return {_name(each): each for each in resource.body if isinstance(each, ast.Message | ast.Term)}


def _name(entry: ast.Message | ast.Term) -> str:
    return f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name


def formatted(language: str, path: Path, folder: Path = FOLDER) -> str:
    """Returns the text of a file in the layout of the serializer."""
    resource = parse(path.read_text(encoding="utf-8"))
    if language == SOURCE:
        return _serializer.serialize(resource)
    return _translated(folder / SOURCE / path.name, resource, messages(resource))


def _translated(source: Path, resource: ast.Resource, own: dict[str, ast.Message | ast.Term]) -> str:
    """Returns the text of a translated file: its first comment, then its messages in the order of English."""
    order = messages(parse(source.read_text(encoding="utf-8"))) if source.exists() else {}
    head = [each for each in resource.body[:1] if isinstance(each, ast.Comment)]
    body: list[ast.EntryType] = [*head]
    for name in [*(name for name in order if name in own), *(name for name in own if name not in order)]:
        own[name].comment = None
        body.append(own[name])
    return _serializer.serialize(ast.Resource(body))


def put(language: str, text: str, folder: Path = FOLDER) -> list[str]:
    """Puts translations into the files of a language, each where English has it; returns their names.

    Args:
        language: its code.
        text: messages in Fluent; a message that is there already is replaced.
        folder: the folder of all catalogues.

    Raises:
        ValueError: a message cannot be read, or English does not have it; nothing is written.
    """
    given = parse(text)
    if junk := [each for each in given.body if isinstance(each, ast.Junk)]:
        raise ValueError(f"not Fluent: {(junk[0].content or '').strip()[:80]}")
    wanted = messages(given)
    english = {path.name: messages(parse(path.read_text(encoding="utf-8"))) for path in (folder / SOURCE).glob("*.ftl")}
    if unknown := sorted(wanted.keys() - {name for names in english.values() for name in names}):
        raise ValueError(f"English has no message {unknown[0]}")
    (folder / language).mkdir(exist_ok=True)
    for file, names in english.items():
        new = {name: entry for name, entry in wanted.items() if name in names}
        if new:
            path = folder / language / file
            resource = parse(path.read_text(encoding="utf-8")) if path.exists() else ast.Resource([])
            path.write_text(_translated(folder / SOURCE / file, resource, messages(resource) | new), encoding="utf-8")
    return list(wanted)


def format_all(language: str, folder: Path = FOLDER) -> list[str]:
    """Writes all files of a language in the layout of the serializer; returns the names of those that changed."""
    changed = []
    for path in sorted((folder / language).glob("*.ftl")):
        text = formatted(language, path, folder)
        if text != path.read_text(encoding="utf-8"):
            path.write_text(text, encoding="utf-8")
            changed.append(path.name)
    return changed
