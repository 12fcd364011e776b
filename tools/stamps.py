"""Finds out how far a language is behind English: which messages are missing, and which are stale.

`sources.json` in the folder of a language has a stamp per message: a hash of the English text that was translated, and
a hash of the translation. The second hash shows whether the translation was edited since the English text changed.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Collection, Iterator
from pathlib import Path

from tools.catalogues import FOLDER, SOURCE, Entry, Finding, differing_values, read

FILE = "sources.json"


def fingerprint(text: str) -> str:
    """Returns a short hash of a text: the first 8 hexadecimal digits of SHA-256."""
    return hashlib.sha256(text.encode()).hexdigest()[:8]


def read_stamps(language: str, folder: Path = FOLDER) -> dict[str, str]:
    """Returns the stamps of a language by message name, each as ``"english translation"``."""
    path = folder / language / FILE
    return dict(json.loads(path.read_text(encoding="utf-8"))) if path.exists() else {}


def _translated(language: str, folder: Path) -> Iterator[tuple[Entry, Entry]]:
    """Yields the messages of a language that English has too, each with the English one."""
    english = read(SOURCE, folder).entries
    if language != SOURCE:
        for name, entry in read(language, folder).entries.items():
            if name in english and not name.startswith("-"):
                yield entry, english[name]


def missing(language: str, folder: Path = FOLDER) -> list[Finding]:
    """Returns the messages that a language lacks."""
    there = read(language, folder).entries
    return sorted(
        Finding(f"{language}/{Path(entry.file).name}", 1, f"{name} is missing; in English: {entry.source[:90]}")
        for name, entry in read(SOURCE, folder).entries.items()
        if name not in there and not name.startswith("-")
    )


def stale_entries(language: str, folder: Path = FOLDER) -> dict[str, Entry]:
    """Returns the translations that were not stamped since the English text changed."""
    stamps = read_stamps(language, folder)
    found = {}
    for entry, english in _translated(language, folder):
        made_from, _, translation = stamps.get(entry.name, "").partition(" ")
        if translation == fingerprint(entry.source) and made_from != fingerprint(english.source):
            found[entry.name] = entry
    return found


def stale(language: str, folder: Path = FOLDER) -> list[Finding]:
    """Returns the stale translations as findings."""
    return sorted(
        Finding(entry.file, entry.line, f"{name} is stale: English has changed since it was translated")
        for name, entry in stale_entries(language, folder).items()
    )


def unstamped(language: str, folder: Path = FOLDER) -> list[Finding]:
    """Returns the translations that `stamp` would stamp, and the stamps without a translation: both are faults."""
    stamps, found = read_stamps(language, folder), []
    for entry, _ in _translated(language, folder):
        if stamps.pop(entry.name, "").partition(" ")[2] != fingerprint(entry.source):
            text = f"{entry.name} is new or changed: run tools/locales.py stamp {language}"
            found.append(Finding(entry.file, entry.line, text))
    for name in stamps:
        text = f"{name} is stamped, but not translated: run tools/locales.py stamp {language}"
        found.append(Finding(f"{language}/{FILE}", 1, text))
    return sorted(found)


def stamp(
    language: str, folder: Path = FOLDER, *, right: Collection[str] = (), is_all_right: bool = False
) -> list[str]:
    """Stamps new and changed translations with the hash of the current English text. Returns their names.

    Args:
        language: Code of the language.
        folder: Folder of the catalogues.
        right: Messages whose translations are still right although the English text has changed; they are stamped too.
        is_all_right: All translations are still right.
    """
    old, new = read_stamps(language, folder), {}
    for entry, english in _translated(language, folder):
        now = f"{fingerprint(english.source)} {fingerprint(entry.source)}"
        before = old.get(entry.name, "")
        is_edited = before.partition(" ")[2] != fingerprint(entry.source)
        new[entry.name] = now if is_edited or is_all_right or entry.name in right else before
    if new != old:
        _write(new, language, folder)
    return sorted(name for name in new if new[name] != old.get(name))


def _write(stamps: dict[str, str], language: str, folder: Path) -> None:
    text = json.dumps(stamps, indent=2, sort_keys=True) + "\n"
    (folder / language / FILE).write_text(text, encoding="utf-8")


def prune(language: str, folder: Path = FOLDER, *, may_be_behind: bool = True) -> list[str]:
    """Removes translations that can no longer be shown, so that English is shown. Returns their names.

    Those are messages without an English message and, in a language that may be behind, stale ones with other variables
    than the English message.
    """
    english = read(SOURCE, folder).entries
    gone = [
        entry
        for name, entry in read(language, folder).entries.items()
        if name not in english and not name.startswith("-") and language != SOURCE
    ]
    if may_be_behind:
        for name, entry in stale_entries(language, folder).items():
            if any(differing_values(entry, english[name], language)):
                gone.append(entry)
    for entry in sorted(gone, key=lambda each: each.span, reverse=True):
        path, (start, end) = folder / entry.file, entry.span
        text = path.read_text(encoding="utf-8")
        before, after = text[:start], text[end:].removeprefix("\n")
        is_gap = not before or before.endswith("\n\n")
        rest = before + (after.lstrip("\n") if is_gap else after)
        path.write_text(rest.rstrip("\n") + "\n" if rest.strip() else "", encoding="utf-8")
    names = sorted(entry.name for entry in gone)
    if names:
        kept = {name: each for name, each in read_stamps(language, folder).items() if name not in names}
        _write(kept, language, folder)
    return names
